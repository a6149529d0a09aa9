"""What each space asks of the player who is to place a vassal. Only for views: no search waits for it."""

from typing import TYPE_CHECKING, Final

from drakehall.games.simurgh.compiled_tiles import TILE_SPACES
from drakehall.games.simurgh.effects import KINDS, UNIT
from drakehall.games.simurgh.paying import markers, rider_at_home, spearman_at_home
from drakehall.games.simurgh.placing import add_placements, add_placements_on
from drakehall.games.simurgh.view import Prospect
from drakehall.games.simurgh.vocabulary import (
    CITY_SPACES,
    LAID,
    NONE,
    OPEN,
    PLACE,
    RIDER,
    SPACE_LABELS,
    SPACES,
    SPEARMAN,
)
from drakehall.games.simurgh.why import why, why_not_place
from drakehall.kernel.events import Message

if TYPE_CHECKING:
    from drakehall.games.simurgh.rules import Simurgh

NOW: Final = "now"
ONE_GAIN: Final = "one_gain"
NOT: Final = "not"
MARKER: Final = "marker"
GAINS: Final[tuple[str, ...]] = (*KINDS, MARKER)
"""What one gain can be."""
MIXED: Final = (("veg", "meat", "food"), ("wood", "stone", "material"))
"""Two interchangeable kinds, and their common name."""


def prospects(state: "Simurgh", seat: int | None) -> dict[str, Prospect]:
    """Rank the spaces for a seat that is to place a vassal: usable now, after one gain, or not, and why.

    Everything here follows from what lies open: goods, vassals, markers, and whether piles are empty.
    """
    if seat is None or seat != state.seat or state.stack[-1][0] not in (OPEN, LAID):
        return {}
    if not (spearman_at_home(state) or rider_at_home(state)):
        away = Prospect(NOT, why("simurgh-why-nobody-home"))
        return {SPACE_LABELS[space]: away for space in spaces_in_play(state)}
    usable = placements(state, state.stock[seat], markers(state, seat))
    gains = gains_that_help(state, seat)
    return {
        SPACE_LABELS[space]: Prospect(NOW) if space in usable else ahead(state, space, gains.get(space, []))
        for space in spaces_in_play(state)
    }


def ahead(state: "Simurgh", space: int, helpful: list[str]) -> Prospect:
    """Return what a space lacks that cannot be used now; `helpful` are the gains after which it could be."""
    if helpful:
        return Prospect(ONE_GAIN, why("simurgh-why-short", thing=together(helpful), count=1))
    return Prospect(NOT, reason(state, space))


def spaces_in_play(state: "Simurgh") -> list[int]:
    """List the spaces that a vassal could be placed on, whatever stands there; a tile just laid comes first."""
    found = list(range(CITY_SPACES)) if state.laid == NONE else []
    for wild in state.board.wilds:
        if state.wilds[wild] != NONE and state.laid in (NONE, wild):
            first = CITY_SPACES + 4 * wild
            found.extend(range(first, first + len(TILE_SPACES[state.wilds[wild]])))
    return found


def placements(state: "Simurgh", stock: int, marked: int) -> set[int]:
    """Return the spaces that the player could use with these goods and this many markers."""
    twin = state.copy()
    twin.stock = [stock if seat == state.turn else each for seat, each in enumerate(state.stock)]
    found: list[int] = []
    spearman, rider = spearman_at_home(twin), rider_at_home(twin)
    if state.laid == NONE:
        add_placements(found, twin, spearman, rider, marked)
    else:
        add_placements_on(found, twin, state.laid, spearman, rider, marked)
    return {(action - PLACE) % SPACES for action in found}


def gains_that_help(state: "Simurgh", seat: int) -> dict[int, list[str]]:
    """For each space list the gains after which the player could use it."""
    found: dict[int, list[str]] = {}
    stock, marked = state.stock[seat], markers(state, seat)
    for kind, gain in enumerate(GAINS):
        more = (stock, marked + 1) if gain == MARKER else (stock + UNIT[kind], marked)
        for space in placements(state, *more):
            found.setdefault(space, []).append(gain)
    return found


def together(gains: list[str]) -> str:
    """Return one gain for all: two interchangeable kinds have a name in common."""
    for first, second, both in MIXED:
        if first in gains and second in gains:
            return both
    return gains[0]


def reason(state: "Simurgh", space: int) -> Message:
    """Return why a space cannot be used, for the vassal that could do most: a rider, if one is at home."""
    return why_not_place(state, RIDER if rider_at_home(state) else SPEARMAN, space)
