"""Where things are on a mat: the places that an effect means."""

from typing import TYPE_CHECKING, Final

from drakehall.games.wyrmspan.decks import place_of
from drakehall.games.wyrmspan.frames import HOMES, ROW

if TYPE_CHECKING:
    from drakehall.games.wyrmspan.rules import Wyrmspan

MAT_PLACES: Final = tuple(range(12))
CAVE_PLACES: Final = tuple(tuple(range(cave * 4, cave * 4 + 4)) for cave in range(3))
COLUMN_PLACES: Final = tuple(tuple(range(column, 12, 4)) for column in range(4))
ADJACENT: Final = tuple(
    tuple(sorted(other for other in range(12) if abs(other // 4 - place // 4) + abs(other % 4 - place % 4) == 1))
    for place in range(12)
)
NEAR: Final = tuple(
    ((place,), CAVE_PLACES[place // 4], COLUMN_PLACES[place % 4], ADJACENT[place]) for place in range(12)
)
"""For every place what here, this cave, this column and adjacent mean."""
HOMES_OF: Final = {
    (a, b, c): (*range(a), *range(4, 4 + b), *range(8, 8 + c)) for a in range(5) for b in range(5) for c in range(5)
}
"""The places with dragons, by the number of dragons in the three caves: caves fill from the left."""


def homes(s: "Wyrmspan", seat: int) -> tuple[int, ...]:
    """List the places of a seat's visible dragons."""
    at = seat * ROW + HOMES
    a, b, c = s.stock[at : at + 3]
    return HOMES_OF[a, b, c]


def places(s: "Wyrmspan", seat: int, card: int, loc: int) -> tuple[int, ...] | list[int]:
    """List the places of dragons that a location means; nothing near a dragon that is not visible (WYR-R8)."""
    if loc == 0:
        return homes(s, seat)
    here = place_of(s, seat, card)
    if here < 0:
        return ()
    if loc == 1:
        return (here,)
    at = seat * 12
    dragons = s.dragons
    return [place for place in NEAR[here][loc - 1] if dragons[at + place] >= 0]
