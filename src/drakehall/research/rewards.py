"""Rewards: what a finished game, and on request every point on the way, is worth to a seat."""

from collections.abc import Mapping
from typing import Final, final

from drakehall.kernel.chance import Chance
from drakehall.kernel.game import Game
from drakehall.kernel.state import State
from drakehall.research.errors import UnknownReward, UnknownSource

KINDS: Final[tuple[str, ...]] = ("win", "margin", "score", "none")
EVERY: Final = "*"
"""Stands for all sources of points."""


@final
class Rewards:
    """The rewards of one game with its options.

    Rewards of a finished game, by kind; an automatic opponent such as the Automa counts as a rival:

    * `win`: 1 for a victory of one's own, less for a shared one; the others bear the loss, so that it sums to 0.
      Among n players, a share s of the victory is worth (n s - 1) / (n - 1): with two of them 1, 0 or -1.
    * `margin`: points ahead of the best rival, negative behind; where low scores win, points fewer than theirs.
    * `score`: one's own points; where low scores win, with a minus sign.
    * `none`: nothing.

    Shaping adds, after every action, each seat's change in points from the sources named, times their weights. Where
    low scores win, a point less is a gain. Over a whole game it adds up to the weighted points of the final result.
    """

    def __init__(self, kind: str = "win", shaping: Mapping[str, float] | None = None, *, low_wins: bool) -> None:
        """Choose the reward of a finished game and the weights of sources of points; `*` weighs all of them."""
        if kind not in KINDS:
            raise UnknownReward(name=kind, known=", ".join(KINDS))
        self.kind = kind
        self.sign = -1.0 if low_wins else 1.0
        self.weights: dict[str, float] = {source: float(weight) for source, weight in (shaping or {}).items()}
        self.shaped = bool(self.weights)

    def result(self, state: State) -> list[float]:
        """Return each deciding seat's reward for the result of a finished game."""
        if self.kind == "win":
            return self._victory(state)
        if self.kind == "none":
            return [0.0] * state.seats
        scores = [self.sign * score for score in state.scores()]
        if self.kind == "score":
            return scores[: state.seats]
        return [_ahead(scores, seat) for seat in range(state.seats)]

    def worth(self, state: State) -> list[float]:
        """Weigh each deciding seat's points as things stand; shaping pays the changes."""
        every = self.weights.get(EVERY, 0.0)
        found: list[float] = []
        for points in state.breakdown()[: state.seats]:
            total = 0.0
            for source, count in points.items():
                total += count * self.weights.get(source, every)
            found.append(self.sign * total)
        return found

    def _victory(self, state: State) -> list[float]:
        winners = state.winners()
        rivals = len(state.scores())
        share = 1.0 / len(winners) if winners else 0.0
        if rivals == 1:
            return [1.0 if winners else -1.0]
        shares = [share if seat in winners else 0.0 for seat in range(state.seats)]
        return [(rivals * each - 1.0) / (rivals - 1.0) for each in shares]


def rewards(
    game: Game, seats: int, options: Mapping[str, object], kind: str, shaping: Mapping[str, float] | None
) -> Rewards:
    """Make the rewards of a game with its options; raise if a source of points is unknown."""
    if shaping:
        known = _sources(game, seats, options)
        for source in shaping:
            if source != EVERY and source not in known:
                raise UnknownSource(game=game.name, name=source, known=", ".join(known))
    return Rewards(kind, shaping, low_wins=game.low_wins)


def _ahead(scores: list[float], seat: int) -> float:
    others = scores[:seat] + scores[seat + 1 :]
    return scores[seat] - max(others) if others else scores[seat]


def _sources(game: Game, seats: int, options: Mapping[str, object]) -> list[str]:
    """Return the sources of points, as the beginning and the end of a random game show them."""
    state, chance = game.start(seats, 0, **options), Chance(0)
    named = dict.fromkeys(source for points in state.breakdown() for source in points)
    state.rollout(chance, game.max_length)
    return list(named | dict.fromkeys(source for points in state.breakdown() for source in points))
