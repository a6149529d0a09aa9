"""Watching what is shown to bots: it must be a world that the seat cannot tell from the real one, and not the real one.

The real position is known by its chance (a sample has a stream of its own) and by how the hidden things lie.
"""

from collections.abc import Iterable, Iterator
from typing import final

from drakehall.bots import Budget
from drakehall.kernel.chance import Chance
from drakehall.kernel.game import Game
from drakehall.kernel.state import State

Shown = tuple[State, int]
"""A position that somebody was shown, and for which seat."""


class Cheat(AssertionError):
    """Somebody has been shown the real position."""


@final
class Spy:
    """A bot that plays by chance and keeps what it is shown."""

    def __init__(self, shown: list[Shown], seed: int = 1) -> None:
        self.shown = shown
        self.played: list[int] = []
        self._dice = Chance(seed)

    def choose(self, position: State, seat: int, budget: Budget) -> int:
        """Keep the position, choose any action."""
        self.shown.append((position.copy(), seat))
        legal = position.legal()
        self.played.append(legal[self._dice.below(len(legal))])
        return self.played[-1]


def honest(shown: Iterable[Shown], real: Iterable[State]) -> None:
    """Check positions that were shown, one by one, against the real ones."""
    occasions = differ = 0
    for (position, seat), truth in zip(shown, real, strict=True):
        if position.chance.key == truth.chance.key:
            raise Cheat(f"seat {seat} is shown the real chance")
        assert position.view(seat) == truth.view(seat)
        secrets = truth.secrets(seat)
        occasions += any(len(set(group)) > 1 for group in secrets)
        differ += position.secrets(seat) != secrets
    assert occasions
    if 2 * differ < occasions:
        raise Cheat(f"what is hidden was as it really is in {occasions - differ} of {occasions} positions")


def decided(game: Game, seats: int, seed: int, actions: Iterable[int]) -> Iterator[State]:
    """Play a game again by its real choices; give the position before each of them."""
    state = game.start(seats, seed)
    for action in actions:
        while len(legal := state.legal()) == 1:
            state.apply(legal[0])
        yield state.copy()
        state.apply(action)
