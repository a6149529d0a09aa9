"""The options of Simurgh."""

from typing import Annotated, Literal

from msgspec import Meta

from drakehall.kernel.option_info import SAFEGUARD, SEAT, content
from drakehall.kernel.options import Options

Whole = Annotated[int, Meta(ge=1, le=1_000_000)]


class SimurghOptions(Options, frozen=True):
    """Mode, length, edition, first player, the board's own numbers, and rulings that a table may change."""

    mode: Annotated[
        Literal["spearman", "dragonlord"],
        Meta(
            description="The family mode, or the advanced one with drafts, lower limits and other points for leftovers."
        ),
    ] = "spearman"
    length: Annotated[
        Literal["short", "medium", "long"], Meta(description="When the last turns begin: 8, 11 or 14 chronicled tiles.")
    ] = "short"
    edition: Annotated[
        Literal["second", "first"],
        Meta(description="The rulebook: in the first, a rider may move when just placed, and multi spaces hold four."),
    ] = "second"
    starting_seat: Annotated[
        Annotated[int, Meta(ge=0, le=4)] | None,
        Meta(description="Who has the first turn; none: by chance.", extra=SEAT),
    ] = None
    placement_counts_as_move: Annotated[
        bool, Meta(description="Whether placing a rider on an exploration tile triggers abilities that answer moves.")
    ] = False
    scout_refill: Annotated[
        Literal["end_of_turn", "immediate"], Meta(description="When taken Scout Quarters tiles are replaced.")
    ] = "end_of_turn"
    power_tile_counts: Annotated[
        bool, Meta(description="Whether the power tile in hand counts towards the hand limit.")
    ] = True
    objective_ties: Annotated[
        Literal["full_and_skip", "full"],
        Meta(description="Tied players all get the points of their place; places behind them are skipped, or not."),
    ] = "full_and_skip"
    board: Annotated[
        str,
        Meta(description="An owner's corrected copy of board.toml: its text, at a terminal a file.", extra=content()),
    ] = ""
    turn_cap: Annotated[
        Whole, Meta(description="The game ends after this many turns at the latest.", extra=SAFEGUARD)
    ] = 2_000
