"""Where things are on a mat: the places that an effect means."""

from typing import TYPE_CHECKING, Final

from drakehall.games.wyrmspan.compiled_effects import ANYWHERE, HERE
from drakehall.games.wyrmspan.decks import place_of
from drakehall.games.wyrmspan.frames import COLUMNS, HOMES, MAT_SPACES, ROW

if TYPE_CHECKING:
    from drakehall.games.wyrmspan.rules import Wyrmspan

MAT_PLACES: Final = tuple(range(MAT_SPACES))
CAVE_PLACES: Final = tuple(tuple(range(first, first + COLUMNS)) for first in range(0, MAT_SPACES, COLUMNS))
COLUMN_PLACES: Final = tuple(tuple(range(column, MAT_SPACES, COLUMNS)) for column in range(COLUMNS))
_GRID: Final = [divmod(place, COLUMNS) for place in MAT_PLACES]
ADJACENT: Final = tuple(
    tuple(other for other, (a, b) in enumerate(_GRID) if abs(a - cave) + abs(b - column) == 1) for cave, column in _GRID
)
NEAR: Final = tuple(
    ((place,), CAVE_PLACES[cave], COLUMN_PLACES[column], ADJACENT[place]) for place, (cave, column) in enumerate(_GRID)
)
"""For every space, what here, this cave, this column and adjacent mean."""
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
    if loc == ANYWHERE:
        return homes(s, seat)
    here = place_of(s, seat, card)
    if here < 0:
        return ()
    if loc == HERE:
        return (here,)
    at = seat * MAT_SPACES
    dragons = s.dragons
    return [place for place in NEAR[here][loc - 1] if dragons[at + place] >= 0]
