"""Wyrmspan (Na skrzydłach smoków): three caves, coins as the clock, chains of dragons."""

from collections.abc import Sequence
from typing import ClassVar

from drakehall.games.wyrmspan import position, unverified
from drakehall.games.wyrmspan.account import WyrmspanAccount, round_account
from drakehall.games.wyrmspan.compiled import compiled_cards
from drakehall.games.wyrmspan.options import WyrmspanOptions
from drakehall.games.wyrmspan.rules import Wyrmspan, set_the_table
from drakehall.kernel.actions import ActionSpace
from drakehall.kernel.chance import Chance
from drakehall.kernel.events import Message
from drakehall.kernel.game import Game
from drakehall.kernel.position_text import PositionReader
from drakehall.kernel.unverified import Unverified


class WyrmspanGame(Game[WyrmspanOptions, Wyrmspan]):
    """Wyrmspan's name, numbers of players and start."""

    name = "wyrmspan"
    version = "2"
    former = ("1",)
    seats: ClassVar[range] = range(1, 6)  # WYR-1.1
    options = WyrmspanOptions
    state_type = Wyrmspan
    account_type = WyrmspanAccount
    max_length = 20_000

    def new_state(self, seats: int, options: WyrmspanOptions, chance: Chance) -> Wyrmspan:
        """Set the table; first, everyone chooses cards and resources."""
        return set_the_table(seats, options, chance)

    def account(self, told: Sequence[Message]) -> WyrmspanAccount | None:
        """Account for the objective of a round."""
        return round_account(told)

    def lay_out(self, text: PositionReader) -> Wyrmspan:
        """Make the position that a text describes."""
        return position.read(self.new_state(text.seats, text.options, Chance(text.seed)), text)

    def vocabulary(self, options: WyrmspanOptions) -> ActionSpace:
        """Return the vocabulary for the card tables."""
        return compiled_cards(options.dragons, options.caves).actions

    def validate(self, seats: int, options: WyrmspanOptions) -> None:
        """Refuse faulty card tables."""
        compiled_cards(options.dragons, options.caves)

    def unverified(self, options: WyrmspanOptions) -> list[Unverified]:
        """List the cards and guild tiles with something that no source confirms."""
        return unverified.facts(options)

    def file_of(self, option: str) -> str:
        """Return a table of the cards in doubt."""
        return unverified.file_of(option) if option in ("dragons", "caves") else ""


GAME = WyrmspanGame()
