"""The dragons: what each is worth to a seat at the end of the game."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from drakehall.games.dragon_castle.grid import cells
from drakehall.games.dragon_castle.realm import GROUPS
from drakehall.games.dragon_castle.tiles import DRAGONS, FACTIONS, KIND, NONE, NUMBER

if TYPE_CHECKING:
    from drakehall.games.dragon_castle.rules import DragonCastle

HIGH = 3
FULL_LINE = 2
SYMMETRIC_CASTLE = 4
SYMMETRIC_SHRINES = 2
SYMBOL = 2
AHEAD = 2
LEVEL = 1


def tranquility(state: "DragonCastle", seat: int) -> int:
    """DRC-10.1: one for every group of face-down top tiles, those under shrines included."""
    return len(state.board.realm.groups(state.down[seat] | state.shrines[seat]))


def majesty(state: "DragonCastle", seat: int) -> int:
    """DRC-10.2: the best number of each faction on the third level or higher."""
    base = seat * state.board.realm.cells
    points = 0
    for faction in range(FACTIONS):
        best = 0
        for cell in cells(state.up[seat * GROUPS + faction]):
            if state.stacks[base + cell] >= HIGH:
                best = max(best, NUMBER[state.tops[base + cell]])
        points += best
    return points


def bravery(state: "DragonCastle", seat: int) -> int:
    """DRC-10.3: one for every stack that no neighbour reaches."""
    stacks = heights(state, seat)
    beside = state.board.realm.beside
    points = 0
    for cell, height in enumerate(stacks):
        if height and max([stacks[other] for other in beside[cell]]) < height:
            points += 1
    return points


def humility(state: "DragonCastle", seat: int) -> int:
    """DRC-10.4: one for every shrine beside a higher stack."""
    stacks = heights(state, seat)
    beside = state.board.realm.beside
    return sum(max(stacks[other] for other in beside[cell]) > stacks[cell] for cell in cells(state.shrines[seat]))


def righteousness(state: "DragonCastle", seat: int) -> int:
    """DRC-10.5: the shrines of the best row and of the best column, two more for a full line."""
    grid, built = state.board.realm, state.shrines[seat]
    rows = [0] * grid.rows
    columns = [0] * grid.cols
    for cell in cells(built):
        rows[cell // grid.cols] += 1
        columns[cell % grid.cols] += 1
    return _line(max(rows), grid.cols) + _line(max(columns), grid.rows)


def fortitude(state: "DragonCastle", seat: int) -> int:
    """DRC-10.6: one for every shrine on the edge."""
    grid = state.board.realm
    return sum(
        cell // grid.cols in (0, grid.rows - 1) or cell % grid.cols in (0, grid.cols - 1)
        for cell in cells(state.shrines[seat])
    )


def piety(state: "DragonCastle", seat: int) -> int:
    """DRC-10.7: one for every shrine beside a face-up dragon tile."""
    beside = state.board.realm.grow(state.up[seat * GROUPS + DRAGONS])
    return (state.shrines[seat] & beside).bit_count()


def power(state: "DragonCastle", seat: int) -> int:
    """DRC-10.8: compare the best group of every faction with both neighbours."""
    others = {(seat + 1) % state.seats, (seat - 1) % state.seats}  # DRC-10.8b: two players compare once
    points = 0
    for faction in range(FACTIONS):
        own = best_group(state, seat, faction)
        if own:
            for other in others:
                theirs = best_group(state, other, faction)
                points += AHEAD if own > theirs else LEVEL if own == theirs else 0
    return points


def best_group(state: "DragonCastle", seat: int, faction: int) -> int:
    """DRC-10.8: the best sum of numbers of a connected group of face-up tiles of a faction; 0 without any."""
    base = seat * state.board.realm.cells
    groups = state.board.realm.groups(state.up[seat * GROUPS + faction])
    return max((sum(NUMBER[state.tops[base + cell]] for cell in cells(group)) for group in groups), default=0)


def harmony(state: "DragonCastle", seat: int) -> int:
    """DRC-10.9: symmetry of heights and of shrines about each of the two middle lines."""
    grid = state.board.realm
    stacks = heights(state, seat)
    built = [height if state.shrines[seat] >> cell & 1 else 0 for cell, height in enumerate(stacks)]
    points = 0
    for mirror in (grid.sideways, grid.upright):
        for values, worth in ((stacks, SYMMETRIC_CASTLE), (built, SYMMETRIC_SHRINES)):
            if any(values) and values == [values[cell] for cell in mirror]:
                points += worth
    return points


def knowledge(state: "DragonCastle", seat: int) -> int:
    """DRC-10.10: two for every different symbol on face-up special tiles."""
    base = seat * state.board.realm.cells
    tops = state.tops[base : base + state.board.realm.cells]
    return SYMBOL * len({tile for tile in tops if tile != NONE and KIND[tile] >= FACTIONS})


def heights(state: "DragonCastle", seat: int) -> list[int]:
    """Return the heights of a realm; shrines add nothing."""
    size = state.board.realm.cells
    return state.stacks[seat * size : (seat + 1) * size]


def _line(shrines: int, length: int) -> int:
    return shrines + FULL_LINE if shrines == length else shrines


SCORES: Final[tuple[Callable[["DragonCastle", int], int], ...]] = (
    tranquility,
    majesty,
    bravery,
    humility,
    righteousness,
    fortitude,
    piety,
    power,
    harmony,
    knowledge,
)
