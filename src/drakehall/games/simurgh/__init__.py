"""Simurgh: houses of dragonriders, a shared board that grows, the most power points."""

from typing import ClassVar

from drakehall.games.simurgh import board_file, position, unverified
from drakehall.games.simurgh.options import SimurghOptions
from drakehall.games.simurgh.rules import Simurgh, begin
from drakehall.games.simurgh.vocabulary import ACTIONS
from drakehall.kernel.actions import ActionSpace
from drakehall.kernel.chance import Chance
from drakehall.kernel.game import Game
from drakehall.kernel.position_text import PositionReader
from drakehall.kernel.unverified import Unverified


class SimurghGame(Game[SimurghOptions, Simurgh]):
    """Simurgh's name, numbers of players and start."""

    name = "simurgh"
    version = "2"
    former = ("1",)
    seats: ClassVar[range] = range(2, 6)  # SIM-1.1
    options = SimurghOptions
    state_type = Simurgh
    forces_openly = True
    max_length = 60_000

    def new_state(self, seats: int, options: SimurghOptions, chance: Chance) -> Simurgh:
        """Set the table."""
        return begin(seats, options, chance)

    def lay_out(self, text: PositionReader) -> Simurgh:
        """Make the position that a text describes."""
        return position.read(self.new_state(text.seats, text.options, Chance(text.seed)), text)

    def vocabulary(self, options: SimurghOptions) -> ActionSpace:
        """Return the vocabulary, the same for all options."""
        return ACTIONS

    def validate(self, seats: int, options: SimurghOptions) -> None:
        """Refuse a board that cannot be used."""
        board_file.read(options.board)

    def unverified(self, options: SimurghOptions) -> list[Unverified]:
        """List what no source confirms of the board in force."""
        return unverified.facts(board_file.read(options.board))

    def file_of(self, option: str) -> str:
        """Return the board file that comes with the game."""
        return board_file.printed() if option == "board" else ""

    def example_options(self) -> list[dict[str, object]]:
        """List settings that together use every rule."""
        settings: list[dict[str, object]] = [
            {},
            {"mode": "dragonlord", "length": "medium"},
            {"length": "long", "edition": "first", "placement_counts_as_move": True},
            {"mode": "dragonlord", "scout_refill": "immediate", "objective_ties": "full"},
            {"mode": "dragonlord", "length": "long", "power_tile_counts": False},
            {"length": "medium", "starting_seat": 1},
            {"mode": "dragonlord", "edition": "first", "turn_cap": 12},
        ]
        return self.with_every_value(settings)


GAME = SimurghGame()
