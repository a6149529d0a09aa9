"""The castle: which tiles can be taken, and what taking one does."""

from bisect import bisect_left
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from drakehall.games.dragon_castle import realm
from drakehall.games.dragon_castle.grid import WORD, CastleGrid, count
from drakehall.games.dragon_castle.tiles import FACES, FACES_OF, KIND, NONE
from drakehall.games.dragon_castle.vocabulary import DECEPTION, DEPTHS, ELEGANCE, MET, OPEN

if TYPE_CHECKING:
    from drakehall.games.dragon_castle.rules import DragonCastle

FLOORS: Final = 3
_PAIR_SPIRITS: Final = 1 << DECEPTION | 1 << DEPTHS


# --- 2 What lies open -----------------------------------------------------------------------------------------------


def survey(state: "DragonCastle") -> None:
    """Work out what lies open from the heights; afterwards `remove` keeps it up to date tile by tile."""
    heights = state.heights
    grid = state.board.castle
    state.owns_castle = False
    state.standing = sum(heights)
    state.shown = [0] * (grid.words * FACES)
    for cell in range(grid.cells):
        if heights[cell]:
            at = grid.word[cell] * FACES + top_tile(state, cell)
            state.shown[at] = state.shown[at] | grid.bit[cell]
    state.top = max(heights)
    state.picks = top_floor(state)
    state.levels = floors(state) if state.powers >> ELEGANCE & 1 else []


def top_tile(state: "DragonCastle", cell: i64) -> i64:
    """Return the face of the top tile of a cell."""
    return state.castle[cell * FLOORS + state.heights[cell] - 1]


def is_available(state: "DragonCastle", cell: i64) -> bool:
    """DRC-2.9: whether there is a tile that nothing covers and that has a long side free."""
    grid, heights = state.board.castle, state.heights
    height: i64 = heights[cell]
    return height > 0 and (heights[grid.left[cell]] < height or heights[grid.right[cell]] < height)


def available(state: "DragonCastle") -> list[int]:
    """DRC-2.9: list the cells of the available tiles."""
    return [cell for cell in range(state.board.castle.cells) if is_available(state, cell)]


def top_floor(state: "DragonCastle") -> list[int]:
    """DRC-2.10, DRC-5.1: list the actions that pick an available tile of the top floor."""
    first = state.board.pick
    return [first + cell for cell in available(state) if state.heights[cell] == state.top]


def remove(state: "DragonCastle", cell: i64) -> i64:
    """Take and return the top tile of a cell; only its own cell and its neighbours in the row can change."""
    if not state.owns_castle:
        state.heights = state.heights[:]
        state.shown = state.shown[:]
        state.owns_castle = True
    heights, shown, grid = state.heights, state.shown, state.board.castle
    height: i64 = heights[cell]
    place = cell * FLOORS + height - 1
    tile: i64 = state.castle[place]
    heights[cell] = height - 1
    state.standing -= 1
    bit: i64 = grid.bit[cell]
    at = grid.word[cell] * FACES + tile
    shown[at] = shown[at] ^ bit
    if height > 1:
        at += state.castle[place - 1] - tile
        shown[at] = shown[at] | bit
    if state.levels:
        state.levels = uncovered(state.levels, cell)
    if height == state.top:
        _open_neighbours(state, cell)
    return tile


def _open_neighbours(state: "DragonCastle", cell: i64) -> None:
    """Keep the list of picks up to date: a tile of the top floor is gone, which may free those beside it."""
    grid, heights, top = state.board.castle, state.heights, state.top
    pick = state.board.pick + cell
    picks = state.picks[:]  # shared with copies: replaced, never changed
    at = bisect_left(picks, pick)
    if at < len(picks) and picks[at] == pick:  # only by Elegance is a tile taken that was not available
        picks.pop(at)
    left: i64 = grid.left[cell]
    # A neighbour is new in the list if it lies on the top floor and its other side is not free.
    if heights[left] == top and heights[grid.left[left]] == top:
        picks.insert(at, pick - 1)
        at += 1
    right: i64 = grid.right[cell]
    if heights[right] == top and heights[grid.right[right]] == top:
        picks.insert(at, pick + 1)
    while not picks and state.top:  # DRC-2.10; a floor with tiles has an available one
        state.top -= 1
        picks = top_floor(state)
    state.picks = picks


# --- 5 First and second tile ----------------------------------------------------------------------------------------


def first_tiles(state: "DragonCastle") -> list[int]:
    """DRC-5.1: list the actions that take a tile first; the list is new."""
    if state.elegance != OPEN:
        return state.picks[:]
    first = state.board.pick
    return [first + cell for cell in elegant_first(state, count(realm.free(state)), NONE)]


def second_tiles(state: "DragonCastle", used: i64, elegance: i64) -> list[int]:
    """DRC-5.2, DRC-9.45: list the cells of the tiles that can be taken second under the spirits used in this turn."""
    face = state.first
    if used >> DECEPTION & 1:  # DRC-9.11
        return [
            cell
            for cell in state.board.castle.around[state.first_cell]
            if state.heights[cell] >= state.first_floor
            and (not used >> DEPTHS & 1 or KIND[top_tile(state, cell)] == KIND[face])
        ]
    if not used >> DEPTHS & 1 and not elegance:
        return identical(state)
    alike = showing(state, FACES_OF[KIND[face]] if used >> DEPTHS & 1 else (face,))  # DRC-9.36
    if not elegance or not alike:
        return [cell for cell in alike if is_available(state, cell)]
    short = short_only(state.board.castle, state.levels)  # DRC-9.32
    met = elegance == MET
    return [cell for cell in alike if short >> cell & 1 or (met and is_available(state, cell))]


def identical(state: "DragonCastle") -> list[int]:
    """DRC-5.2: list the cells of the available tiles that make a pair with the first one without any spirit."""
    grid = state.board.castle
    found: list[int] = []
    for word in range(grid.words):
        mask: i64 = state.shown[word * FACES + state.first]
        while mask:
            low: int = mask & -mask
            cell = word * WORD + low.bit_length() - 1
            if is_available(state, cell):
                found.append(cell)
            mask ^= low
    return found


def showing(state: "DragonCastle", faces: tuple[int, ...]) -> list[int]:
    """List the cells whose top tiles have one of these faces."""
    found: list[int] = []
    for word in range(state.board.castle.words):
        mask: i64 = 0
        for face in faces:
            mask |= state.shown[word * FACES + face]
        while mask:
            low: int = mask & -mask
            found.append(word * WORD + low.bit_length() - 1)
            mask ^= low
    return found


# --- 9 Elegance -----------------------------------------------------------------------------------------------------
# Its tiles are found on whole floors at once, by masks as long as the castle is large.


def floors(state: "DragonCastle") -> list[int]:
    """Return for each floor the mask of the cells with a tile on it."""
    return [
        sum([1 << cell for cell, height in enumerate(state.heights) if height > floor]) for floor in range(FLOORS)
    ]


def short_only(grid: CastleGrid, levels: list[int]) -> int:
    """DRC-9.32: the uncovered tiles that have a short side free, but no long side."""
    ground, second, third = levels
    found = grid.short_free(third) & ~grid.long_free(third)
    found |= grid.short_free(second) & ~grid.long_free(second) & ~third
    return found | grid.short_free(ground) & ~grid.long_free(ground) & ~second


def top_short_only(grid: CastleGrid, levels: list[int]) -> int:
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


def elegant_first(state: "DragonCastle", room: i64, unknown: i64) -> list[int]:
    """DRC-9.32, DRC-9.34: list the first tiles with which the duty of Elegance is met or can still be met.

    If the castle is as a power would leave it, the new top tile of the cell `unknown` is not known.
    """
    grid, levels, first = state.board.castle, state.levels, state.board.pick
    short = short_only(grid, levels)
    on_top = top_short_only(grid, levels)
    found = [cell for cell in range(grid.cells) if on_top >> cell & 1] if on_top else []
    if room >= 2:
        found += [pick - first for pick in state.picks if _leaves_short(state, pick - first, unknown, short)]
    return sorted(found)


def _leaves_short(state: "DragonCastle", cell: i64, unknown: i64, short: int) -> bool:
    """Whether the tile of a cell, taken first, leaves one that makes a pair with it and has only a short side free."""
    if cell == unknown:
        return False
    grid = state.board.castle
    # DRC-R44: what lies under a tile is unknown until it is taken, so it cannot be counted on.
    others = [
        other
        for other in showing(state, (top_tile(state, cell),))
        if other not in (cell, unknown) and (short >> other & 1 or other in grid.around[cell])
    ]
    if not others:
        return False
    after = short_only(grid, uncovered(state.levels, cell))
    return any(after >> other & 1 for other in others)


# --- 9 Open duties --------------------------------------------------------------------------------------------------


def duty(state: "DragonCastle") -> bool:
    """DRC-9.6: whether only a pair can complete the action."""
    return state.elegance == OPEN or state.used & _PAIR_SPIRITS != 0


def destructible(state: "DragonCastle", *, completing: bool, starting: bool) -> list[int]:
    """DRC-9.41, DRC-9.6: list the tiles that Destruction may discard; a duty must stay possible."""
    found = available(state)
    if starting and state.elegance == OPEN:
        return [cell for cell in found if _start_without(state, cell)]
    if completing and duty(state):
        return [cell for cell in found if _pair_without(state, cell)]
    return found


def _start_without(state: "DragonCastle", cell: i64) -> bool:
    """Whether there is still a first tile if the tile of a cell is gone."""
    after = state.copy()
    remove(after, cell)
    return bool(elegant_first(after, count(realm.free(state)), cell))


def _pair_without(state: "DragonCastle", cell: i64) -> bool:
    """Whether there is still a second tile if the tile of a cell is gone; the one under it is not known."""
    after = state.copy()
    remove(after, cell)
    return any(other != cell for other in second_tiles(after, state.used, state.elegance))
