"""Thousands of games stepped as one, with NumPy arrays and nothing else.

    from drakehall.research.vector import Vector

    with Vector("smoki", 4096, seats=2, workers=2) as games:
        games.reset(seed=7)
        while training:
            games.step(policy(games.observations, games.masks))
            learn(games.rewards, games.over)

A game that ends is dealt anew in the same step: its rows then show the next deal, `over` is true, `rewards` are those
of the game that ended, and `final` has its last observation. With several workers games are shared out among
processes, which import the main module like any other of `multiprocessing`: guard it by `if __name__ == "__main__"`.
"""

from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import Any, Self, final

from drakehall import bots, features
from drakehall.kernel import registry
from drakehall.kernel.errors import UnknownSeat
from drakehall.research.batch import Batch
from drakehall.research.errors import (
    BadActions,
    BadRivals,
    BadWorkers,
    IllegalInGame,
    MissingLibrary,
    NotReset,
)
from drakehall.research.setting import Setting, setup_of

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise MissingLibrary.behind(error, "drakehall.research.vector", "research") from None

from drakehall.research.arrays import Arrays, Shape
from drakehall.research.workers import Workers


@final
class Vector:
    """Games of one kind side by side.

    Arrays, all changed in place by `reset` and `step`, with one row for each game:

    * `observations`: the numbers of `layout` for the seat that decides; `masks`: 1 for its legal actions, else 0;
    * `seats`: which seat that is; `acted`: which seat acted in the last step;
    * `rewards`: what the last step brought every seat; `over`: whether it ended the game; `final`: the last
      observation of a game that ended, for the seat that acted.
    """

    def __init__(
        self,
        game: str,
        count: int,
        seats: int = 2,
        *,
        rivals: str | Sequence[str] = (),
        seat: int | None = None,
        workers: int = 1,
        reward: str = "win",
        shaping: Mapping[str, float] | None = None,
        skip_forced: bool = False,
        **options: object,
    ) -> None:
        """Choose a game, how many of them, the seats and the options.

        Without `rivals` every seat is asked. Otherwise only `seat` is, or without it each seat in turn from deal to
        deal, and the other seats are bots: one name for all of them, or one for each in turn order. `skip_forced`
        plays the only legal action without asking. One worker is this process; more are processes of their own.
        """
        self.game = registry.game(game)
        agreed = self.game.resolve_options(seats, options)
        self.layout = features.layout(self.game, seats, agreed)
        self.vocabulary = self.game.vocabulary(agreed)
        self.count = count
        names = self._rivals(rivals, seats)
        if seat is not None and not 0 <= seat < seats:
            raise UnknownSeat(given=str(seat), last=seats - 1)
        if not 1 <= workers <= count:
            raise BadWorkers(given=workers, most=count)
        learner = -1 if seat is None else seat
        setting = Setting(game, seats, options, reward, dict(shaping or {}), names, learner, skip_forced)
        shape = Shape(count, self.layout.size, self.vocabulary.size, seats)
        setup = setup_of(setting)
        if workers == 1:
            self._arrays = Arrays.in_this_process(shape)
            self._batch: Batch | None = Batch(setup, self._arrays.rows(0, count), 0, count, count)
            self._workers: Workers | None = None
        else:
            self._batch = None
            self._workers = Workers(setting, shape, workers)
            self._arrays = self._workers.arrays
        self.observations = self._arrays.numbers
        self.masks = self._arrays.masks
        self.seats = self._arrays.seats
        self.acted = self._arrays.acted
        self.rewards = self._arrays.rewards
        self.over = self._arrays.over
        self.final = self._arrays.final
        self._every = np.arange(count)
        self._dealt = False

    def reset(self, seed: int) -> None:
        """Deal all games anew: deal d of game g has the seed `seed + g + count * d`, whatever the number of workers."""
        self._dealt = False
        if self._workers is not None:
            self._workers.reset(seed)
        elif self._batch is not None:
            self._batch.reset(seed)
        self._dealt = True

    def step(self, actions: NDArray[Any]) -> None:
        """Carry out one action in every game; if one is illegal, none is carried out."""
        chosen = self._checked(actions)
        if self._workers is not None:
            self._arrays.actions[:] = chosen
            self._workers.step()
        elif self._batch is not None:
            self._batch.step(chosen.tolist())

    @property
    def pids(self) -> list[int]:
        """The processes of the workers; none if this process does the work."""
        return [] if self._workers is None else self._workers.pids

    def close(self) -> None:
        """End the processes; arrays stay as they are."""
        self._dealt = False
        if self._workers is not None:
            self._workers.close()

    def __enter__(self) -> Self:
        """Begin a block that ends with `close`."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close."""
        self.close()

    def _rivals(self, rivals: str | Sequence[str], seats: int) -> tuple[str, ...]:
        names = (rivals,) * (seats - 1) if isinstance(rivals, str) else tuple(rivals)
        if (names or rivals) and len(names) != max(seats - 1, 1):
            raise BadRivals(given=len(names), wanted=seats - 1)
        for name in names:
            bots.check(name, self.game)
        return names

    def _checked(self, actions: NDArray[Any]) -> NDArray[Any]:
        if not self._dealt:
            raise NotReset
        chosen = np.asarray(actions)
        if chosen.shape != (self.count,) or chosen.dtype.kind not in "iu":
            raise BadActions(count=self.count, given=f"{chosen.dtype} {chosen.shape}")
        known = (chosen >= 0) & (chosen < self.vocabulary.size)
        legal = self.masks[self._every, np.where(known, chosen, 0)].astype(bool) & known
        if not legal.all():
            game = int(np.flatnonzero(~legal)[0])
            name = self.vocabulary.name(int(chosen[game]))
            raise IllegalInGame(number=game, action=name, seat=int(self.seats[game]))
        return chosen
