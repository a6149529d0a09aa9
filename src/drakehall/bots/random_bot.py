"""A bot that takes any legal action."""

from typing import final

from drakehall.bots.bot import Budget
from drakehall.kernel.chance import Chance
from drakehall.kernel.state import State


@final
class RandomBot:
    """Takes every legal action with the same likelihood."""

    def __init__(self, seed: int) -> None:
        """Begin with the bot's own seed."""
        self._chance = Chance(seed)

    def choose(self, position: State, seat: int, budget: Budget) -> int:
        """Choose any action."""
        return self.among(position.legal())

    def among(self, legal: list[int]) -> int:
        """Choose any action of a list."""
        return legal[self._chance.below(len(legal))]
