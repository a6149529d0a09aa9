"""Where things are on a mat: the places that an effect means."""

from typing import TYPE_CHECKING, Final

from drakehall.games.wyrmspan.compiled_effects import ANYWHERE, HERE
from drakehall.games.wyrmspan.frames import COLUMNS, HOMES, MAT_SPACES, MEAT, NEST, NONE, ROW

if TYPE_CHECKING:
    from drakehall.games.wyrmspan.rules import Wyrmspan

MAT_PLACES: Final[tuple[int, ...]] = tuple(range(MAT_SPACES))
CAVE_PLACES: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(range(first, first + COLUMNS)) for first in range(0, MAT_SPACES, COLUMNS)
)
COLUMN_PLACES: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(range(column, MAT_SPACES, COLUMNS)) for column in range(COLUMNS)
)
_GRID: Final = [divmod(place, COLUMNS) for place in MAT_PLACES]
ADJACENT: Final = tuple(
    tuple(other for other, (a, b) in enumerate(_GRID) if abs(a - cave) + abs(b - column) == 1) for cave, column in _GRID
)
NEAR: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    ((place,), CAVE_PLACES[cave], COLUMN_PLACES[column], ADJACENT[place]) for place, (cave, column) in enumerate(_GRID)
)
"""For every space, what here, this cave, this column and adjacent mean."""
HOMES_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    (*range(a), *range(4, 4 + b), *range(8, 8 + c)) for a in range(5) for b in range(5) for c in range(5)
)
"""The places with dragons, by 25 times the number in the first cave + 5 times that in the second + that in the third:
caves fill from the left."""


def homes(s: "Wyrmspan", seat: int) -> tuple[int, ...]:
    """List the places of a seat's visible dragons."""
    stock = s.stock
    at = seat * ROW + HOMES
    return HOMES_OF[25 * stock[at] + 5 * stock[at + 1] + stock[at + 2]]


def place_of(s: "Wyrmspan", seat: int, card: int) -> int:
    """Find a dragon on a seat's mat, 0 … 11; NONE if it is not visible there (WYR-R8)."""
    at = seat * MAT_SPACES
    dragons = s.dragons
    for place in homes(s, seat):
        if dragons[at + place] == card:
            return place
    return NONE


def free_nests(s: "Wyrmspan", seat: int, place: int) -> int:
    """Count the free nests of a dragon."""
    at = seat * MAT_SPACES + place
    card = s.dragons[at]
    return s.compiled.nests[card] - s.eggs[at] if card >= 0 else 0


def eggs_of(s: "Wyrmspan", seat: int) -> int:
    """Count all eggs of a seat."""
    eggs = s.eggs
    at = seat * MAT_SPACES
    total = s.stock[seat * ROW + NEST]
    for place in homes(s, seat):
        total += eggs[at + place]
    return total


def resources_of(s: "Wyrmspan", seat: int) -> int:
    """Count all resources of a seat."""
    stock = s.stock
    at = seat * ROW + MEAT
    return stock[at] + stock[at + 1] + stock[at + 2] + stock[at + 3]


def places(s: "Wyrmspan", seat: int, card: int, loc: int) -> tuple[int, ...]:
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
    return tuple([place for place in NEAR[here][loc - 1] if dragons[at + place] >= 0])
