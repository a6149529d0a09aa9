"""What a bot is."""

from typing import Protocol

import msgspec

from drakehall.kernel.chance import Chance
from drakehall.kernel.state import State


class Budget(msgspec.Struct, frozen=True):
    """How long a bot may think about one of its turns, however many decisions that takes."""

    seconds: float | None = None
    """The time limit; without one, a bot makes its level's number of trials, so that it plays the same everywhere."""
    spent: float = 0.0
    """Time spent on earlier decisions of this turn, if another bot of the same kind made them."""


class Bot(Protocol):
    """Anything that chooses among the legal actions of a position."""

    def choose(self, position: State, seat: int, budget: Budget) -> int:
        """Choose an action for the seat; `position` is a sample that the seat cannot tell apart from the real one."""
        ...


def bot_chance(seed: int) -> Chance:
    """Begin the stream that bots and analyses draw from: it is unrelated to the deal of the same seed."""
    return Chance(seed).fork()
