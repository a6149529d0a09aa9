"""The castle: which tiles can be taken, and what taking one does."""

from typing import TYPE_CHECKING

from drakehall.games.dragon_castle.grid import Grid, cells
from drakehall.games.dragon_castle.tiles import FACES_OF, KIND, LABELS
from drakehall.games.dragon_castle.vocabulary import DECEPTION, DEPTHS, MET, OPEN

if TYPE_CHECKING:
    from drakehall.games.dragon_castle.rules import DragonCastle

FLOORS = 3


# --- 2 What lies open -----------------------------------------------------------------------------------------------


def survey(state: "DragonCastle") -> None:
    """Make the masks of the castle from its heights; afterwards `remove` keeps them up to date tile by tile."""
    heights, castle = state.heights, state.castle
    grid = state.board.castle
    state.levels = levels = [
        sum(1 << cell for cell in range(grid.cells) if heights[cell] > floor) for floor in range(FLOORS)
    ]
    state.top = max(heights)
    state.available = available(grid, levels)
    state.shown = [0] * len(LABELS)
    for cell in range(grid.cells):
        if heights[cell]:
            state.shown[castle[cell * FLOORS + heights[cell] - 1]] |= 1 << cell


def available(grid: Grid, levels: list[int]) -> int:
    """DRC-2.9: the tiles that nothing covers and that have a long side free."""
    ground, second, third = levels
    return grid.long_free(ground) & ~second | grid.long_free(second) & ~third | grid.long_free(third)


def short_only(grid: Grid, levels: list[int]) -> int:
    """DRC-9.32: the uncovered tiles that have a short side free, but no long side."""
    ground, second, third = levels
    found = grid.short_free(third) & ~grid.long_free(third)
    found |= grid.short_free(second) & ~grid.long_free(second) & ~third
    return found | grid.short_free(ground) & ~grid.long_free(ground) & ~second


def top_short_only(grid: Grid, levels: list[int]) -> int:
    """DRC-9.32: those of them that lie on the top floor."""
    floor = levels[2] or levels[1] or levels[0]
    return grid.short_free(floor) & ~grid.long_free(floor)


def uncovered(levels: list[int], cell: int) -> list[int]:
    """Return the levels as they would be without the top tile of a cell."""
    ground, second, third = levels
    bit = 1 << cell
    if third & bit:
        return [ground, second, third ^ bit]
    return [ground, second ^ bit, third] if second & bit else [ground ^ bit, second, third]


def top_tile(state: "DragonCastle", cell: int) -> int:
    """Return the face of the top tile of a cell."""
    return state.castle[cell * FLOORS + state.heights[cell] - 1]


def remove(state: "DragonCastle", cell: int) -> int:
    """Take and return the top tile of a cell; only its own cell and its neighbours in the row can change."""
    heights = state.heights
    floor = heights[cell]
    bit = 1 << cell
    tile = state.castle[cell * FLOORS + floor - 1]
    heights[cell] = below = floor - 1
    shown = state.shown
    shown[tile] ^= bit
    levels = state.levels = state.levels[:]
    levels[below] ^= bit
    if not levels[below] and state.top == floor:  # DRC-2.10
        state.top = below
    grid = state.board.castle
    left, right = heights[grid.left[cell]], heights[grid.right[cell]]
    open_now = state.available & ~bit
    if left == floor:
        open_now |= bit >> 1
    if right == floor:
        open_now |= bit << 1
    if below:
        shown[state.castle[cell * FLOORS + below - 1]] |= bit
        if left < below or right < below:
            open_now |= bit
    state.available = open_now
    return tile


# --- 5 First and second tile ----------------------------------------------------------------------------------------


def first_tiles(state: "DragonCastle") -> int:
    """DRC-5.1: the tiles that can be taken first."""
    if state.top == 0:
        return 0
    floor = state.levels[state.top - 1]
    if state.elegance != OPEN:
        return state.available & floor
    return elegant_first(state, state.levels, room(state), 0)


def second_tiles(state: "DragonCastle", used: int, elegance: int) -> int:
    """DRC-5.2, DRC-9.45: the tiles that can be taken second under the spirits used in this turn."""
    face = state.first
    if used >> DECEPTION & 1:  # DRC-9.11
        found = state.board.castle.around[state.first_cell] & state.levels[state.first_floor - 1]
        return found & same_kind(state, face) if used >> DEPTHS & 1 else found
    alike = same_kind(state, face) if used >> DEPTHS & 1 else state.shown[face]  # DRC-9.36
    if not alike:
        return 0
    if elegance == OPEN:  # DRC-9.32
        return alike & short_only(state.board.castle, state.levels)
    found = alike & state.available
    if elegance == MET:
        found |= alike & short_only(state.board.castle, state.levels)
    return found


def same_kind(state: "DragonCastle", face: int) -> int:
    """Return the uncovered tiles of the same kind as a face."""
    found = 0
    for other in FACES_OF[KIND[face]]:
        found |= state.shown[other]
    return found


def room(state: "DragonCastle") -> int:
    """DRC-6.5: the number of cells of the player's realm on which a tile may be placed."""
    seat = state.turn
    return (state.bare[seat] | state.down[seat]).bit_count()


# --- 9 Open duties --------------------------------------------------------------------------------------------------


def elegant_first(state: "DragonCastle", levels: list[int], room: int, unknown: int) -> int:
    """DRC-9.32, DRC-9.34: the first tiles with which the duty of Elegance is met or can still be met.

    `levels` may be the castle as a power would leave it; then the top tiles of `unknown` cells are not known.
    """
    grid = state.board.castle
    found = top_short_only(grid, levels)
    if room < 2:
        return found
    floor = levels[2] or levels[1] or levels[0]
    short = short_only(grid, levels)
    for cell in cells(available(grid, levels) & floor & ~unknown):
        # DRC-R44: what lies under a tile is unknown until it is taken, so it cannot be counted on.
        visible = state.shown[top_tile(state, cell)] & ~unknown & ~(1 << cell) & (short | grid.around[cell])
        if visible and visible & short_only(grid, uncovered(levels, cell)):
            found |= 1 << cell
    return found


def destructible(state: "DragonCastle", *, completing: bool, starting: bool) -> int:
    """DRC-9.41, DRC-9.6: the tiles that Destruction may discard; a duty must stay possible."""
    if starting and state.elegance == OPEN:
        return _kept(state, starting=True)
    if completing and duty(state):
        return _kept(state, starting=False)
    return state.available


def duty(state: "DragonCastle") -> bool:
    """DRC-9.6: whether only a pair can complete the action."""
    return state.elegance == OPEN or bool(state.used & (1 << DECEPTION | 1 << DEPTHS))


def _kept(state: "DragonCastle", *, starting: bool) -> int:
    """Return the available tiles that the open duty does not need."""
    found = 0
    space = room(state)
    for cell in cells(state.available):
        after = uncovered(state.levels, cell)
        if starting:
            possible = elegant_first(state, after, space, 1 << cell)
        else:
            possible = _second_after(state, after) & ~(1 << cell)
        if possible:
            found |= 1 << cell
    return found


def _second_after(state: "DragonCastle", levels: list[int]) -> int:
    """Return the second tiles as a power would leave the castle, including the changed cell."""
    kept_levels, kept_available = state.levels, state.available
    state.levels, state.available = levels, available(state.board.castle, levels)
    found = second_tiles(state, state.used, state.elegance)
    state.levels, state.available = kept_levels, kept_available
    return found
