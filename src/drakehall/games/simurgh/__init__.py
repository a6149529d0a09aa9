"""Simurgh: houses of dragonriders, a shared board that grows, the most power points."""

from typing import ClassVar

from drakehall.games.simurgh import board_file, unverified
from drakehall.games.simurgh.options import SimurghOptions
from drakehall.games.simurgh.rules import Simurgh, begin
from drakehall.games.simurgh.vocabulary import ACTIONS
from drakehall.kernel.actions import ActionSpace
from drakehall.kernel.chance import Chance
from drakehall.kernel.game import Game
from drakehall.kernel.options import Options
from drakehall.kernel.unverified import Unverified


class SimurghGame(Game):
    """The box of Simurgh."""

    name = "simurgh"
    version = "2"
    former = ("1",)
    seats: ClassVar[range] = range(2, 6)  # SIM-1.1
    options = SimurghOptions
    state_type = Simurgh
    forces_openly = True
    max_length = 60_000

    def new_state(self, seats: int, options: Options, chance: Chance) -> Simurgh:
        """Set the table."""
        assert isinstance(options, SimurghOptions)
        return begin(seats, options, chance)

    def vocabulary(self, options: Options) -> ActionSpace:
        """Give the vocabulary, the same for all options."""
        return ACTIONS

    def validate(self, seats: int, options: Options) -> None:
        """Refuse a board that cannot be used."""
        assert isinstance(options, SimurghOptions)
        board_file.read(options.board)

    def unverified(self, options: Options) -> list[Unverified]:
        """List what no source confirms of the board in force."""
        assert isinstance(options, SimurghOptions)
        return unverified.facts(board_file.read(options.board))

    def file_of(self, option: str) -> str:
        """Give the board file that comes with the game."""
        return board_file.printed() if option == "board" else ""

    def example_options(self) -> list[dict[str, object]]:
        """List settings that between them use every rule."""
        return [
            {},
            {"mode": "dragonlord", "length": "medium"},
            {"length": "long", "edition": "first", "placement_counts_as_move": True},
            {"mode": "dragonlord", "scout_refill": "immediate", "objective_ties": "full"},
            {"mode": "dragonlord", "length": "long", "power_tile_counts": False},
            {"length": "medium", "starting_seat": 1},
            {"mode": "dragonlord", "edition": "first", "turn_cap": 12},
        ]


GAME = SimurghGame()
