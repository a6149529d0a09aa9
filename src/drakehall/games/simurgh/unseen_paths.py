"""The paths of hidden tiles through hands, as far as an observer has not seen which tile it was (SIM-9.4).

A line is a stretch of a path along which the observer does not see the tile: from the stack or the deal (or from where
the observer last saw the tile) through hands to where the tile is now, or to where the observer next saw it. If two
lines were in the same hand at the same time, they may have crossed there: either tile may have come along one line and
left along the other. But a tile that the observer saw at the beginning of a line must be the one seen at its end, and a
dealt tile has its type. A line may lie between two sightings of the same tile: others may have crossed it, but it leads
back to that tile.
"""

from typing import TYPE_CHECKING, Final, final

from drakehall.games.simurgh.sightings import FROM_STACK, NEVER
from drakehall.games.simurgh.tiles import FIRST_DRAGON

if TYPE_CHECKING:
    from drakehall.games.simurgh.rules import Simurgh

Path = tuple[int, ...]
"""Stays, three numbers each: whose hand, from when, until when."""


@final
class UnseenLine:
    """A stretch of a tile's path that the observer has not seen."""

    __slots__ = ("ended", "known", "path", "tile")

    def __init__(self, tile: int, path: Path, known: bool, ended: bool) -> None:
        """Take its tile and its stays."""
        self.tile = tile
        self.path = path
        self.known = known
        """Whether the observer saw which tile it was when the line began."""
        self.ended = ended
        """Whether the observer saw which tile it was when the line ended."""


FAMILY: Final = [0 if tile < 49 else 1 if tile < 73 else 2 for tile in range(85)]
"""Action tiles, dragons, objectives."""


def lines_of(state: "Simurgh", observer: int, tile: int) -> list[UnseenLine]:
    """Return the lines of a tile: before the observer first saw it, between two sightings, since it was last seen."""
    path = state.paths[tile]
    public = state.public[tile]
    found: list[UnseenLine] = []
    way: Path = ()
    known = False
    last = 0
    for i in range(0, len(path), 3):
        holder, start = path[i], path[i + 1]
        if holder == observer or last < public < start:
            if way:
                found.append(UnseenLine(tile, way, known, ended=True))
            way, known, last = (), True, start
        if holder != observer:
            way += path[i : i + 3]
    if way:
        found.append(UnseenLine(tile, way, known, ended=last < public))
    return found


def all_lines(state: "Simurgh", observer: int) -> list[list[UnseenLine]]:
    """List the lines of action tiles, of dragons and of objectives, each family in the order in which they begin."""
    found: list[list[UnseenLine]] = [[], [], []]
    for tile, path in enumerate(state.paths):
        if path:
            found[FAMILY[tile]].extend(lines_of(state, observer, tile))
    for lines in found:
        if len(lines) > 1:
            lines.sort(key=first_moment)
    return found


def first_moment(line: UnseenLine) -> int:
    """Return the moment when a line first came into a hand."""
    return line.path[1]


def simple(state: "Simurgh") -> bool:
    """Return whether it certainly matters to no observer which lines crossed: none can have left in place of another.

    Dragons and objectives come into a hand only once, unless someone saw them before.
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


def may_be_otherwise(lines: list[UnseenLine]) -> bool:
    """Return whether the lines of a family can have gone otherwise: not if nothing left a hand.

    For dragons and objectives drawn once, the record holds only what everyone knows.
    """
    if all(line.path[2] == NEVER for line in lines):
        return False
    return lines[0].tile < FIRST_DRAGON or any(line.known or len(line.path) > 3 for line in lines)


def cores(state: "Simurgh", lines: list[UnseenLine]) -> dict[int, list[Path]]:
    """Return the stays of tiles that belong to none of the lines: those with the observer."""
    starts = {moment for line in lines for moment in line.path[1::3]}
    return {line.tile: [stay for stay in stays(state.paths[line.tile]) if stay[1] not in starts] for line in lines}


def stays(path: Path) -> list[Path]:
    """Split a path into its stays."""
    return [path[i : i + 3] for i in range(0, len(path), 3)]
