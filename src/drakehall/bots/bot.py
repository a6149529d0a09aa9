"""The bot interface and the shelf of bots."""

from collections.abc import Callable
from typing import Final, Protocol

import msgspec

from drakehall.bots.greedy import Greedy
from drakehall.bots.randomly import Randomly
from drakehall.kernel.chance import Chance
from drakehall.kernel.errors import HallError
from drakehall.kernel.state import State


class Budget(msgspec.Struct, frozen=True):
    """How long a bot may think about one decision: a number of samples, and seconds if it matters."""

    samples: int = 8
    seconds: float | None = None


class Bot(Protocol):
    """Anything that chooses among the legal actions of a position."""

    def choose(self, position: State, seat: int, budget: Budget) -> int:
        """Choose an action for the seat; `position` is a sample that the seat cannot tell apart from the real one."""
        ...


class UnknownBot(HallError):
    """No bot has that name."""

    id = "error-unknown-bot"
    english = "no bot is called “{name}”; there are: {known}"


_SHELF: Final[dict[str, Callable[[int], Bot]]] = {"greedy": Greedy, "random": Randomly}


def bots() -> list[str]:
    """Name the bots, sorted."""
    return sorted(_SHELF)


def make(name: str, seed: int) -> Bot:
    """Make a bot; its choices depend on the seed and the positions it is shown only."""
    if name not in _SHELF:
        raise UnknownBot(name=name, known=", ".join(bots()))
    return _SHELF[name](seed)


def choose(bot: Bot, state: State, chance: Chance, budget: Budget | None = None) -> int:
    """Let a bot decide for the seat whose decision it is; it is shown a sample."""
    seat = state.seat
    if seat is None:
        raise ValueError("the game is over")
    if isinstance(bot, Randomly):
        return bot.among(state.legal())  # it looks at nothing, so nothing need be sampled
    return bot.choose(state.sample(seat, chance), seat, budget or Budget())
