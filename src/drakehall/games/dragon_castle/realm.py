"""The realm: placing tiles, finding sets, turning them over, building shrines."""

from typing import TYPE_CHECKING

from drakehall.games.dragon_castle.grid import cells
from drakehall.games.dragon_castle.tiles import KIND, KINDS, MIN_SET, NONE, NUMBER, SEASONS

if TYPE_CHECKING:
    from drakehall.games.dragon_castle.rules import DragonCastle

GROUPS = 12
"""Number of masks of face-up tiles for every seat: six by kind, then six by number."""
LEVELS = 128
"""A tile of a realm is identified by `cell * LEVELS + level`."""


def survey(state: "DragonCastle") -> None:
    """Make the masks of all realms from their stacks; afterwards they are kept up to date tile by tile."""
    size = state.board.realm.cells
    state.bare = [0] * state.seats
    state.down = [0] * state.seats
    state.up = [0] * (GROUPS * state.seats)
    state.able = [NONE] * state.seats
    for seat in range(state.seats):
        for cell in range(size):
            bit = 1 << cell
            tile = state.tops[seat * size + cell]
            if not state.stacks[seat * size + cell]:
                state.bare[seat] |= bit
            elif tile != NONE:
                _count(state, seat, tile, bit)
            elif not state.shrines[seat] & bit:
                state.down[seat] |= bit


def face_up(state: "DragonCastle") -> int:
    """Return the cells with a face-up tile."""
    seat = state.turn
    return state.board.realm.all & ~(state.bare[seat] | state.down[seat] | state.shrines[seat])


def put(state: "DragonCastle", cell: int, tile: int) -> None:
    """Lay a tile face up."""
    seat = state.turn
    at = seat * state.board.realm.cells + cell
    bit = 1 << cell
    state.stacks[at] += 1
    state.tops[at] = tile
    state.bare[seat] &= ~bit
    state.down[seat] &= ~bit
    _count(state, seat, tile, bit)
    state.touched |= bit
    state.able[seat] = NONE


def take_off(state: "DragonCastle", cell: int) -> int:
    """Take away and return the face-up tile of a cell."""
    seat = state.turn
    at = seat * state.board.realm.cells + cell
    tile = _uncount(state, seat, at, 1 << cell)
    state.stacks[at] -= 1
    if state.stacks[at]:
        state.down[seat] |= 1 << cell
    else:
        state.bare[seat] |= 1 << cell
    state.touched &= ~(1 << cell)
    state.able[seat] = NONE
    return tile


def turn_down(state: "DragonCastle", cell: int) -> None:
    """Turn the face-up tile of a cell face down."""
    seat = state.turn
    bit = 1 << cell
    _uncount(state, seat, seat * state.board.realm.cells + cell, bit)
    state.down[seat] |= bit
    state.touched &= ~bit
    state.able[seat] = NONE


def move_down(state: "DragonCastle", source: int, target: int) -> None:
    """Move the face-down top tile of a cell; its status for Faith moves with it."""
    seat = state.turn
    base = seat * state.board.realm.cells
    stacks = state.stacks
    old = source * LEVELS + stacks[base + source]
    stacks[base + source] -= 1
    if not stacks[base + source]:
        state.down[seat] &= ~(1 << source)
        state.bare[seat] |= 1 << source
    stacks[base + target] += 1
    state.bare[seat] &= ~(1 << target)
    state.down[seat] |= 1 << target
    if old in state.fresh:
        new = target * LEVELS + stacks[base + target]
        state.fresh = sorted(new if tile == old else tile for tile in state.fresh)
    state.able[seat] = NONE


def raise_shrine(state: "DragonCastle", cell: int) -> None:
    """Put a shrine on a face-down tile."""
    seat = state.turn
    state.down[seat] &= ~(1 << cell)
    state.shrines[seat] |= 1 << cell
    state.able[seat] = NONE


def lift_shrine(state: "DragonCastle", cell: int) -> None:
    """Take a built shrine off its tile."""
    seat = state.turn
    state.shrines[seat] &= ~(1 << cell)
    state.down[seat] |= 1 << cell
    state.able[seat] = NONE


def forced(state: "DragonCastle") -> list[int]:
    """DRC-7.1, DRC-7.2: the sets waiting to be turned over, by their first cells.

    Only a tile laid or moved since the last look can have made one.
    """
    found: list[int] = []
    touched = state.touched
    if not touched:
        return found
    grid = state.board.realm
    base = state.turn * grid.cells
    while touched:
        low = touched & -touched
        cell = low.bit_length() - 1
        alike = state.up[state.turn * GROUPS + KIND[state.tops[base + cell]]]
        group = low
        if alike & grid.around[cell]:
            group = grid.flood(low, alike)
            if group.bit_count() >= MIN_SET:
                found.append(group)
        touched &= ~group
    if len(found) > 1:
        found.sort(key=first_bit)
    return found


def first_bit(mask: int) -> int:
    """Return the lowest bit of a mask: the first cell of a set, which identifies it."""
    return mask & -mask


def kind_at(state: "DragonCastle", cell: int) -> int:
    """Return the kind of the face-up tile on a cell."""
    return KIND[state.tops[state.turn * state.board.realm.cells + cell]]


def specials(state: "DragonCastle") -> int:
    """Return the cells with a face-up season, wind or dragon."""
    first = state.turn * GROUPS
    found = 0
    for kind in range(SEASONS, len(KINDS)):
        found |= state.up[first + kind]
    return found


def consolidate(state: "DragonCastle", group: int) -> None:
    """DRC-7.3, DRC-7.4: turn a set over; its tiles are those consolidated in this turn."""
    seat = state.turn
    base = seat * state.board.realm.cells
    for cell in cells(group):
        _uncount(state, seat, base + cell, 1 << cell)
    state.down[seat] |= group
    state.touched &= ~group
    state.fresh = sorted(state.fresh + [cell * LEVELS + state.stacks[base + cell] for cell in cells(group)])
    state.able[seat] = NONE


def fresh_sites(state: "DragonCastle") -> int:
    """DRC-9.39: the free face-down top tiles that were consolidated in this turn."""
    seat = state.turn
    base = seat * state.board.realm.cells
    found = 0
    for tile in state.fresh:
        cell, level = divmod(tile, LEVELS)
        if state.stacks[base + cell] == level:
            found |= 1 << cell
    return found & state.down[seat]


def _count(state: "DragonCastle", seat: int, tile: int, bit: int) -> None:
    first = seat * GROUPS
    state.up[first + KIND[tile]] |= bit
    if NUMBER[tile]:
        state.up[first + 5 + NUMBER[tile]] |= bit


def _uncount(state: "DragonCastle", seat: int, at: int, bit: int) -> int:
    tile = state.tops[at]
    state.tops[at] = NONE
    first = seat * GROUPS
    state.up[first + KIND[tile]] &= ~bit
    if NUMBER[tile]:
        state.up[first + 5 + NUMBER[tile]] &= ~bit
    return tile
