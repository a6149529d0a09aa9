"""Smoki (Paper Safari): six cards, a dream, the fewest points."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from drakehall.games.smoki import position
from drakehall.games.smoki.account import SmokiAccount, round_account
from drakehall.games.smoki.options import SmokiOptions
from drakehall.games.smoki.rules import Smoki, set_the_table
from drakehall.games.smoki.vocabulary import ACTIONS
from drakehall.kernel.actions import ActionSpace
from drakehall.kernel.chance import Chance
from drakehall.kernel.events import Message
from drakehall.kernel.game import Game
from drakehall.kernel.position_text import PositionReader


class SmokiGame(Game[SmokiOptions, Smoki]):
    """Smoki's name, numbers of players and start."""

    name = "smoki"
    version = "2"
    former = ("1",)
    seats: ClassVar[range] = range(2, 6)  # SMO-1.1
    low_wins = True
    options = SmokiOptions
    state_type = Smoki
    account_type = SmokiAccount
    forces_openly = True

    def new_state(self, seats: int, options: SmokiOptions, chance: Chance) -> Smoki:
        """Set the table for the first round."""
        return set_the_table(seats, options, chance)

    def vocabulary(self, options: SmokiOptions) -> ActionSpace:
        """Return the vocabulary, the same for all options."""
        return ACTIONS

    def account(self, told: Sequence[Message]) -> SmokiAccount | None:
        """Account for the round that ended, card by card."""
        return round_account(told)

    def lay_out(self, text: PositionReader) -> Smoki:
        """Make the position that a text describes."""
        return position.read(self.new_state(text.seats, text.options, Chance(text.seed)), text)

    def today(self, version: str, seats: int, options: Mapping[str, object]) -> dict[str, object]:
        """Version 1 ended every game after 10,000 turns, whatever was agreed, unless a cap was."""
        return super().today(version, seats, {"turn_cap": 10_000, **options} if version == "1" else options)

    def example_options(self) -> list[dict[str, object]]:
        """List settings that between them use every rule."""
        settings: list[dict[str, object]] = [
            {},
            {"raven_attack": True},
            {"open_piles": 1},
            {"open_piles": 1, "raven_attack": True, "scoring": "rounds", "rounds": 2},
            {"scoring": "points", "points_limit": 40, "starting_seat": 1},
            {"scoring": "rounds", "rounds": 3, "raven_attack": True},
            {"turn_cap": 12},
        ]
        return self.with_every_value(settings)


GAME = SmokiGame()
