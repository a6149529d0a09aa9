"""The castle: which tiles can be taken, and what taking one does."""

from bisect import bisect_left
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from drakehall.games.dragon_castle import realm
from drakehall.games.dragon_castle.grid import count
from drakehall.games.dragon_castle.tiles import FACES, FACES_OF, KIND, NONE
from drakehall.games.dragon_castle.vocabulary import DECEPTION, DEPTHS, ELEGANCE, MET, OPEN

if TYPE_CHECKING:
    from drakehall.games.dragon_castle.rules import DragonCastle

FLOORS: Final = 3
_PAIR_SPIRITS: Final = 1 << DECEPTION | 1 << DEPTHS


# --- 2 What lies open -----------------------------------------------------------------------------------------------


def survey(state: "DragonCastle") -> None:
    """Compute what lies open from the heights; afterwards `remove` keeps it up to date tile by tile."""
    state.owns_castle = False
    state.standing = sum(state.heights)
    state.shown = [[] for _ in range(FACES)]
    for cell, height in enumerate(state.heights):
        if height:
            state.shown[top_tile(state, cell)].append(cell)
    state.top = max(state.heights)
    _survey_top(state)


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
    heights, left, right = state.heights, state.board.castle.left, state.board.castle.right
    return [
        cell
        for cell, height in enumerate(heights)
        if height and (heights[left[cell]] < height or heights[right[cell]] < height)
    ]


def _survey_top(state: "DragonCastle") -> None:
    """DRC-2.10, DRC-5.1: look which tiles of the top floor are available."""
    top = state.top
    on_top = [cell for cell, height in enumerate(state.heights) if height == top] if top else []
    picks: list[int] = []
    blocked: list[int] = []
    for cell in on_top:
        if is_available(state, cell):
            picks.append(state.board.pick + cell)
        else:
            blocked.append(cell)
    state.picks = picks
    state.blocked = blocked if state.powers >> ELEGANCE & 1 else []


def remove(state: "DragonCastle", cell: i64) -> i64:
    """Take and return the top tile of a cell; only its own cell and its neighbours in the row can change."""
    if not state.owns_castle:
        state.heights = state.heights[:]
        state.shown = state.shown[:]
        state.owns_castle = True
    heights, shown = state.heights, state.shown
    height: i64 = heights[cell]
    place = cell * FLOORS + height - 1
    tile: i64 = state.castle[place]
    heights[cell] = height - 1
    state.standing -= 1
    alike = shown[tile][:]  # shared with copies, as is the next: replaced, never changed
    alike.remove(cell)
    shown[tile] = alike
    if height > 1:
        under = state.castle[place - 1]
        alike = shown[under][:]
        alike.append(cell)
        alike.sort()
        shown[under] = alike
    if height == state.top:
        _open_neighbours(state, cell)
    return tile


def _open_neighbours(state: "DragonCastle", cell: i64) -> None:
    """Keep the list of picks up to date: a tile of the top floor is gone, which may free those beside it."""
    grid, heights, top = state.board.castle, state.heights, state.top
    pick = state.board.pick + cell
    left: i64 = grid.left[cell]
    right: i64 = grid.right[cell]
    by_long_side = heights[left] < top or heights[right] < top
    picks = state.picks[:]  # shared with copies: replaced, never changed
    if by_long_side:
        at: i64 = picks.index(pick)
        picks.pop(at)
    else:  # Elegance took it by its short side
        at = bisect_left(picks, pick)
    # A neighbour is new in the list if it lies on the top floor and its other side is not free.
    opens_left = heights[left] == top and heights[grid.left[left]] == top
    opens_right = heights[right] == top and heights[grid.right[right]] == top
    if opens_right:
        picks.insert(at, pick + 1)
    if opens_left:
        picks.insert(at, pick - 1)
    state.picks = picks
    if state.blocked:
        opened = (cell, left if opens_left else NONE, right if opens_right else NONE)
        state.blocked = [other for other in state.blocked if other not in opened]
    while not state.picks and state.top:  # DRC-2.10; a floor with tiles has an available one
        state.top -= 1
        _survey_top(state)


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
        beside: list[int] = []
        for cell in state.board.castle.around[state.first_cell]:
            on_floor = state.heights[cell] >= state.first_floor
            if on_floor and (not used >> DEPTHS & 1 or KIND[top_tile(state, cell)] == KIND[face]):
                beside.append(cell)
        return beside
    alike = state.shown[face]
    if used >> DEPTHS & 1:  # DRC-9.36
        alike = []
        for other in FACES_OF[KIND[face]]:
            alike += state.shown[other]
        alike.sort()
    if not alike or not elegance:
        return _available_among(state, alike)
    met = elegance == MET  # DRC-9.32
    return [cell for cell in alike if short_only(state, cell, NONE) or (met and is_available(state, cell))]


def has_second(state: "DragonCastle", used: i64, elegance: i64) -> bool:
    """Whether any tile can be taken second under the spirits used in this turn."""
    if used & _PAIR_SPIRITS != 1 << DEPTHS or elegance:
        return bool(second_tiles(state, used, elegance))
    # There are many, and one is enough.
    return any(_available_among(state, state.shown[face]) for face in FACES_OF[KIND[state.first]])


def identical(state: "DragonCastle") -> list[int]:
    """DRC-5.2: list the cells of the available tiles that make a pair with the first one without any spirit."""
    return _available_among(state, state.shown[state.first])


def _available_among(state: "DragonCastle", tiles: list[int]) -> list[int]:
    heights, left, right = state.heights, state.board.castle.left, state.board.castle.right
    found: list[int] = []
    for cell in tiles:
        height = heights[cell]
        if heights[left[cell]] < height or heights[right[cell]] < height:
            found.append(cell)
    return found


# --- 9 Elegance -----------------------------------------------------------------------------------------------------


def short_only(state: "DragonCastle", cell: i64, gone: i64) -> bool:
    """DRC-9.32: whether the top tile of a cell has a short side free, but no long side.

    The castle may be seen as it will be without the top tile of another cell, `gone`.
    """
    grid, heights = state.board.castle, state.heights
    height: i64 = heights[cell]
    left: i64 = grid.left[cell]
    right: i64 = grid.right[cell]
    if not height or heights[left] - (left == gone) < height or heights[right] - (right == gone) < height:
        return False
    above: i64 = grid.above[cell]
    below: i64 = grid.below[cell]
    return heights[above] - (above == gone) < height or heights[below] - (below == gone) < height


def top_short_only(state: "DragonCastle") -> list[int]:
    """DRC-9.32: list the cells of such tiles on the top floor; Elegance is in play."""
    return [cell for cell in state.blocked if short_only(state, cell, NONE)]


def elegant_first(state: "DragonCastle", room: i64, unknown: i64) -> list[int]:
    """DRC-9.32, DRC-9.34: list the first tiles with which the duty of Elegance is met or can still be met.

    If the castle is as a power would leave it, the new top tile of the cell `unknown` is not known.
    """
    found = top_short_only(state)
    if room >= 2:
        first = state.board.pick
        found += [pick - first for pick in state.picks if _leaves_short(state, pick - first, unknown)]
        found.sort()
    return found


def _leaves_short(state: "DragonCastle", cell: i64, unknown: i64) -> bool:
    """Whether the tile of a cell, taken first, leaves one that makes a pair with it and has only a short side free."""
    if cell == unknown:
        return False
    # DRC-R44: what lies under a tile is unknown until it is taken, so it cannot be counted on.
    for other in state.shown[top_tile(state, cell)]:
        if other not in (cell, unknown) and short_only(state, other, cell):
            return True
    return False


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
