"""The dragons: what each is worth to a seat at the end of the game."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from drakehall.games.dragon_castle.grid import cells, count
from drakehall.games.dragon_castle.tiles import DRAGONS, FACTIONS, KIND, NONE, NUMBER
from drakehall.games.dragon_castle.vocabulary import (
    BRAVERY,
    FORTITUDE,
    HARMONY,
    HUMILITY,
    KNOWLEDGE,
    MAJESTY,
    PIETY,
    POWER,
    RIGHTEOUSNESS,
    TRANQUILITY,
)

if TYPE_CHECKING:
    from drakehall.games.dragon_castle.rules import DragonCastle

HIGH: Final = 3
FULL_LINE: Final = 2
SYMMETRIC_CASTLE: Final = 4
SYMMETRIC_SHRINES: Final = 2
SYMBOL: Final = 2
AHEAD: Final = 2
LEVEL: Final = 1


def score(state: "DragonCastle", seat: i64, dragon: i64) -> i64:
    """Return what a dragon is worth to a seat; only Power looks at other realms, too."""
    if dragon == TRANQUILITY:
        return tranquility(state, seat)
    if dragon == MAJESTY:
        return majesty(state, seat)
    if dragon == BRAVERY:
        return bravery(state, seat)
    if dragon == HUMILITY:
        return humility(state, seat)
    if dragon == RIGHTEOUSNESS:
        return righteousness(state, seat)
    if dragon == FORTITUDE:
        return fortitude(state, seat)
    if dragon == PIETY:
        return piety(state, seat)
    if dragon == POWER:
        return power(state, seat)
    if dragon == HARMONY:
        return harmony(state, seat)
    assert dragon == KNOWLEDGE
    return knowledge_points(state, seat)


def tranquility(state: "DragonCastle", seat: i64) -> i64:
    """DRC-10.1: one for every group of face-down top tiles, those under shrines included."""
    grid = state.board.realm
    built: i64 = state.shrines[seat]
    rest = state.realms[seat].down | built
    points: i64 = 0
    while rest:
        rest ^= grid.flood(rest & -rest, rest)
        points += 1
    return points


def majesty(state: "DragonCastle", seat: i64) -> i64:
    """DRC-10.2: the best number of each faction on the third level or higher."""
    base = seat * state.board.realm.cells
    points: i64 = 0
    for faction in range(FACTIONS):
        best: i64 = 0
        for cell in cells(state.realms[seat].up[faction]):
            if state.stacks[base + cell] >= HIGH and NUMBER[state.tops[base + cell]] > best:
                best = NUMBER[state.tops[base + cell]]
        points += best
    return points


def bravery(state: "DragonCastle", seat: i64) -> i64:
    """DRC-10.3: one for every stack that no neighbour reaches."""
    grid = state.board.realm
    points: i64 = 0
    for cell in cells(grid.all & ~state.realms[seat].bare):
        if highest_beside(state, seat, cell) < state.stacks[seat * grid.cells + cell]:
            points += 1
    return points


def humility(state: "DragonCastle", seat: i64) -> i64:
    """DRC-10.4: one for every shrine beside a higher stack."""
    base = seat * state.board.realm.cells
    points: i64 = 0
    for cell in cells(state.shrines[seat]):
        if highest_beside(state, seat, cell) > state.stacks[base + cell]:
            points += 1
    return points


def highest_beside(state: "DragonCastle", seat: i64, cell: i64) -> i64:
    """Return the height of the highest stack beside a cell."""
    base, stacks = seat * state.board.realm.cells, state.stacks
    highest: i64 = 0
    for other in state.board.realm.beside[cell]:
        height: i64 = stacks[base + other]
        if height > highest:
            highest = height
    return highest


def righteousness(state: "DragonCastle", seat: i64) -> i64:
    """DRC-10.5: the shrines of the best row and of the best column, two more for a full line."""
    grid = state.board.realm
    rows = [0] * grid.rows
    columns = [0] * grid.cols
    for cell in cells(state.shrines[seat]):
        rows[cell // grid.cols] += 1
        columns[cell % grid.cols] += 1
    return _line(max(rows), grid.cols) + _line(max(columns), grid.rows)


def _line(shrines: i64, length: i64) -> i64:
    return shrines + FULL_LINE if shrines == length else shrines


def fortitude(state: "DragonCastle", seat: i64) -> i64:
    """DRC-10.6: one for every shrine on the edge."""
    grid = state.board.realm
    points: i64 = 0
    for cell in cells(state.shrines[seat]):
        if cell // grid.cols in (0, grid.rows - 1) or cell % grid.cols in (0, grid.cols - 1):
            points += 1
    return points


def piety(state: "DragonCastle", seat: i64) -> i64:
    """DRC-10.7: one for every shrine beside a face-up dragon tile."""
    beside = state.board.realm.grow(state.realms[seat].up[DRAGONS])
    return count(state.shrines[seat] & beside)


def power(state: "DragonCastle", seat: i64) -> i64:
    """DRC-10.8: compare the best group of every faction with both neighbours."""
    others = {(seat + 1) % state.seats, (seat - 1) % state.seats}  # DRC-10.8b: two players compare once
    points: i64 = 0
    for faction in range(FACTIONS):
        own = best_group(state, seat, faction)
        if own:
            for other in others:
                theirs = best_group(state, other, faction)
                points += AHEAD if own > theirs else LEVEL if own == theirs else 0
    return points


def best_group(state: "DragonCastle", seat: i64, faction: i64) -> i64:
    """DRC-10.8: the best sum of numbers of a connected group of face-up tiles of a faction; 0 without any."""
    base = seat * state.board.realm.cells
    best: i64 = 0
    for group in state.board.realm.groups(state.realms[seat].up[faction]):
        total: i64 = 0
        for cell in cells(group):
            total += NUMBER[state.tops[base + cell]]
        best = max(best, total)
    return best


def harmony(state: "DragonCastle", seat: i64) -> i64:
    """DRC-10.9: symmetry of heights and of shrines about each of the two middle lines."""
    grid = state.board.realm
    shrines = state.shrines[seat]
    stacks = state.stacks[seat * grid.cells : (seat + 1) * grid.cells]
    built = [height if shrines >> cell & 1 else 0 for cell, height in enumerate(stacks)]
    points: i64 = 0
    for mirror in (grid.sideways, grid.upright):
        for values, worth in ((stacks, SYMMETRIC_CASTLE), (built, SYMMETRIC_SHRINES)):
            if any(values) and values == [values[cell] for cell in mirror]:
                points += worth
    return points


def knowledge_points(state: "DragonCastle", seat: i64) -> i64:
    """DRC-10.10: two for every different symbol on face-up special tiles."""
    base = seat * state.board.realm.cells
    tops = state.tops[base : base + state.board.realm.cells]
    return SYMBOL * len({tile for tile in tops if tile != NONE and KIND[tile] >= FACTIONS})
