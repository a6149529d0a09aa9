"""The ways of hidden tiles through hands, as far as an observer has not seen which tile it was (SIM-9.4).

A line is a way that no sight by the observer interrupts: from the stack or the deal (or from where the observer saw the
tile last) by way of hands to where the tile is now, or to where the observer saw it first. If two lines were in the
same hand at the same time, they may cross there: either tile may have come the one way and gone the other. Only the
tile that the observer saw at the beginning of a line must be the one seen at its end, and a dealt tile has its type. A
line may lie between two sights of the same tile: then others may have crossed it on the way, but it leads back to that
tile.
"""

from typing import TYPE_CHECKING, Final, NamedTuple

from drakehall.games.simurgh.lore import FROM_STACK, NEVER
from drakehall.games.simurgh.tiles import DRAGONS, TYPE_OF

if TYPE_CHECKING:
    from drakehall.games.simurgh.rules import Simurgh

Path = tuple[int, ...]
"""Stays, three numbers each: whose hand, from when, until when."""


class Line(NamedTuple):
    """A way of a tile."""

    tile: int
    path: Path
    known: bool
    """Whether the observer saw which tile it was when the line began."""
    ended: bool
    """Whether the observer saw which tile it was when the line ended."""


FIRST_DRAGON: Final = DRAGONS[0]
FAMILY: Final = [0 if tile < 49 else 1 if tile < 73 else 2 for tile in range(85)]
"""Action tiles, dragons, objectives."""


def lines_of(state: "Simurgh", observer: int, tile: int) -> list[Line]:
    """Give the lines of a tile: before the observer saw it first, between two sights, since it was last seen."""
    path = state.paths[tile]
    public = state.public[tile]
    found: list[Line] = []
    way: Path = ()
    known = False
    last = 0
    for i in range(0, len(path), 3):
        holder, start = path[i], path[i + 1]
        if holder == observer or last < public < start:
            if way:
                found.append(Line(tile, way, known, ended=True))
            way, known, last = (), True, start
        if holder != observer:
            way += path[i : i + 3]
    if way:
        found.append(Line(tile, way, known, ended=last < public))
    return found


def all_lines(state: "Simurgh", observer: int) -> list[list[Line]]:
    """List the lines of action tiles, of dragons and of objectives."""
    found: list[list[Line]] = [[], [], []]
    for tile, path in enumerate(state.paths):
        if path:
            found[FAMILY[tile]] += lines_of(state, observer, tile)
    return [sorted(lines, key=first_moment) for lines in found]


def first_moment(line: Line) -> int:
    """Give the moment when a line first came into a hand."""
    return line.path[1]


def meetings(one: Line, other: Line) -> list[tuple[int, int]]:
    """Find the stays of two lines in the same hand at the same time, given by where they begin in the paths."""
    first, second = one.path, other.path
    return [
        (i, j)
        for i in range(0, len(first), 3)
        for j in range(0, len(second), 3)
        if first[i] == second[j] and first[i + 1] < second[j + 2] and second[j + 1] < first[i + 2]
    ]


def departures(state: "Simurgh", lines: list[Line]) -> bool:
    """Tell whether some tile left a hand and the observer did not see which."""
    for line in lines:
        path = line.path
        if len(path) > 3 or (path[-1] != state.public[line.tile] if line.ended else path[-1] < NEVER):
            return True
    return False


def simple(state: "Simurgh") -> bool:
    """Tell quickly that for no observer it matters which lines crossed: none can have left a hand instead of another.

    Dragons and objectives come into a hand once only, unless somebody saw them before.
    """
    public, origin = state.public, state.origin
    for tile, path in enumerate(state.paths):
        if path:
            if len(path) > 3:
                return False
            if tile < FIRST_DRAGON:
                if path[2] < NEVER and path[2] != public[tile]:
                    return False
                if public[tile] > path[1] and origin[tile] == FROM_STACK:
                    return False
    return True


def ways_matter(state: "Simurgh", lines: list[Line]) -> bool:
    """Tell whether crossing lines of a family can lead to other positions than exchanging unseen tiles does."""
    return departures(state, lines) and any(line.known or state.origin[line.tile] != FROM_STACK for line in lines)


def may_be_otherwise(lines: list[Line]) -> bool:
    """Tell whether the lines of a family can have gone otherwise: not if nothing left a hand.

    Of dragons and objectives drawn once the record says only what everybody knows.
    """
    if all(line.path[2] == NEVER for line in lines):
        return False
    return lines[0].tile < FIRST_DRAGON or any(line.known or len(line.path) > 3 for line in lines)


def cores(state: "Simurgh", lines: list[Line]) -> dict[int, list[Path]]:
    """Give the stays of tiles that belong to none of the lines: those with the observer."""
    starts = {moment for line in lines for moment in line.path[1::3]}
    return {line.tile: [stay for stay in stays(state.paths[line.tile]) if stay[1] not in starts] for line in lines}


def stays(path: Path) -> list[Path]:
    """Divide a path into its stays."""
    return [path[i : i + 3] for i in range(0, len(path), 3)]


# --- Which tiles may be somewhere else ------------------------------------------------------------------------------


def partings(state: "Simurgh", lines: list[Line]) -> set[tuple[int, int]]:
    """List the moments at which one of several tiles left a hand and the observer did not see which: whose, when."""
    moments: set[tuple[int, int]] = set()
    for line in lines:
        path = line.path
        for i in range(0, len(path), 3):
            seen = line.ended and i == len(path) - 3 and path[i + 2] == state.public[line.tile]
            if path[i + 2] < NEVER and not seen:
                moments.add((path[i], path[i + 2]))
    return {moment for moment in moments if sum(present(line, *moment) for line in lines) > 1}


def present(line: Line, holder: int, moment: int) -> bool:
    """Tell whether a line was in a hand just before a moment."""
    path = line.path
    return any(path[i] == holder and path[i + 1] < moment <= path[i + 2] for i in range(0, len(path), 3))


def ways_into_hiding(lines: list[Line]) -> set[tuple[int, int]]:
    """List the moments at which something left a hand that may be hidden still: whose, when.

    What left at another moment has been seen since, as another tile than those that were known before.
    """
    ends: list[tuple[int, int, Path, bool]] = []
    for line in lines:
        path = line.path
        ends += [(path[i + 2], path[i], path[i + 3 : i + 5], line.ended) for i in range(0, len(path), 3)]
    found: set[tuple[int, int]] = set()
    for end, holder, then, ended in sorted(ends, reverse=True):
        if any(whose == then[0] and moment > then[1] for whose, moment in found) if then else not ended:
            found.add((holder, end))
    return found


def wanderers(state: "Simurgh", lines: list[Line]) -> tuple[list[int], bool]:
    """List the hidden tiles that may have left a hand instead of another; and whether tiles seen since took part."""
    moments = partings(state, [line for line in lines if not (line.known and line.ended)])
    holders = {holder for holder, _ in moments}
    hiding = partings(state, lines) & ways_into_hiding(lines)
    found = [
        line.tile
        for line in lines
        if not line.ended and any(present(line, *moment) for moment in (hiding if line.known else moments))
    ]
    return found, any(line.ended and not line.known and line.path[-3] in holders for line in lines)


def may_be_from_stack(state: "Simurgh", tile: int, lines: list[Line]) -> bool:
    """Tell whether an unseen tile may have come from the stack, if need be by way of one of its type seen since."""
    return state.origin[tile] == FROM_STACK or any(
        other.ended
        and not other.known
        and state.origin[other.tile] == FROM_STACK
        and TYPE_OF[other.tile] == TYPE_OF[tile]
        and meetings(line, other)
        for line in lines
        if line.tile == tile
        for other in lines
    )
