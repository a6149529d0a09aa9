"""Automa as numbers: what everyone sees of her, and which of her cards are still to come."""

from typing import Final, final

from drakehall.features.layout import MOST, Plan
from drakehall.games.wyrmspan.options import WyrmspanOptions
from drakehall.games.wyrmspan.rules import Wyrmspan
from drakehall.games.wyrmspan.tiles import DECISIONS, LEVELS

NUMBERS: Final = ("dragons", "cave cards", "track", "ready markers", "coins on the objective", "passed")


@final
class SoloPlaces:
    """Where the fields about Automa begin."""

    def __init__(self, plan: Plan, options: WyrmspanOptions, dragons: tuple[str, ...], caves: tuple[str, ...]) -> None:
        """Add the fields."""
        levels = list(LEVELS)
        self.chosen = levels.index(options.automa)
        self.dragons = len(dragons)
        self.level = plan.code("automa_level", levels, "How strong Automa is.")
        self.numbers = plan.number("automa", 0, MOST, f"What she has: {', '.join(NUMBERS)}.", (len(NUMBERS),))
        self.cards = plan.flag("automa_dragons", "The dragons that she has taken, by card.", (self.dragons,))
        self.caves = plan.flag("automa_caves", "The cave cards that she has taken, by card.", (len(caves),))
        self.left = plan.flag(
            "automa_decisions", "Her decision cards that nobody has seen in this round.", (len(DECISIONS),)
        )

    def write(self, s: Wyrmspan, out: memoryview) -> None:
        """Write what everyone sees of her."""
        out[self.level] = self.chosen
        for i, number in enumerate(s.automa):
            out[self.numbers + i] = min(number, MOST)
        for card in s.automa_cards:
            if card < self.dragons:
                out[self.cards + card] = 1
            else:
                out[self.caves + card - self.dragons] = 1
        for decision in s.decisions:
            out[self.left + decision] = 1
