"""What is remembered about hidden tiles: when everyone last saw a tile, and whose hands it has been in.

`state.public` has for each tile the moment when it last lay open, 0 for never since it was shuffled. `state.paths` has
for each tile its stays in hands, three numbers each: whose, from when, until when (NEVER: still there). Kept are the
stays before it first lay open and those since it last did. The holder of a tile sees it. Copies share
both lists until one of them remembers more (`own_memory`). `unseen_paths` and `hidden` decide from this what an
observer can still tell.

Of dragons or objectives drawn together, the first drawn is taken to leave first. Only the player who drew them could
know better, so the record holds nothing that the others do not know.

`state.origin` has for each action tile where it came from: the box, the stack, or the deal of the Spearman mode, which
determines its type.
"""

from typing import TYPE_CHECKING, Final

from drakehall.games.simurgh.tiles import FIRST_DRAGON, FIRST_OBJECTIVE

if TYPE_CHECKING:
    from drakehall.games.simurgh.rules import Simurgh

SPECTATOR: Final = 5
"""The observer who sees only what everyone sees."""
NEVER: Final = 1 << 30
TILE_NUMBERS: Final = 85

# Where a hidden action tile came from.
FROM_BOX: Final = 0
FROM_STACK: Final = 1
FROM_DEAL: Final = 2


def own_memory(state: "Simurgh") -> None:
    """Take the lists apart from those of copies before they are changed."""
    if state.shares_memory:
        state.public = state.public[:]
        state.paths = state.paths[:]
        state.shares_memory = False


def shuffled(state: "Simurgh", tiles: list[int]) -> None:
    """Nobody knows any longer where these tiles are."""
    own_memory(state)
    for tile in tiles:
        state.public[tile] = 0
        state.paths[tile] = ()


def shown(state: "Simurgh", tile: int) -> None:
    """Everyone sees a tile."""
    own_memory(state)
    state.clock += 1
    before = state.public[tile]
    path = state.paths[tile]
    if path:
        if before:
            state.paths[tile] = tuple(number for i, number in enumerate(path) if path[i - i % 3 + 1] < before)
        elif path[-1] == NEVER:
            first_in_first_out(state, tile)
            state.paths[tile] = (*state.paths[tile][:-1], state.clock)
    state.public[tile] = state.clock


def entered(state: "Simurgh", seat: int, tile: int) -> None:
    """A tile comes into the hand of a player, who sees it."""
    own_memory(state)
    state.clock += 1
    state.paths[tile] += (seat, state.clock, NEVER)


def left(state: "Simurgh", tile: int) -> None:
    """A tile leaves a hand unseen by the others."""
    own_memory(state)
    state.clock += 1
    first_in_first_out(state, tile)
    state.paths[tile] = (*state.paths[tile][:-1], state.clock)


def first_in_first_out(state: "Simurgh", tile: int) -> None:
    """Let a dragon or an objective that leaves have come first of those that only one player has seen."""
    public, paths = state.public, state.paths
    path = paths[tile]
    if tile < FIRST_DRAGON or public[tile] or len(path) > 3 or path[2] != NEVER:
        return
    holder, moment = path[0], path[1]
    first, end = (FIRST_DRAGON, FIRST_OBJECTIVE) if tile < FIRST_OBJECTIVE else (FIRST_OBJECTIVE, TILE_NUMBERS)
    before = [each for each in range(first, end) if not public[each] and came_before(paths[each], holder, moment)]
    if len(before) > 1:
        before.sort(key=paths.__getitem__, reverse=True)
    for each in before:  # each comes when the next one came, and the tile when the first did
        came = paths[each][1]
        paths[each] = (holder, moment, NEVER)
        moment = came
    paths[tile] = (holder, moment, NEVER)


def came_before(path: tuple[int, ...], holder: int, moment: int) -> bool:
    """Return whether a tile has been in one hand only, is still there and came before a moment."""
    return len(path) == 3 and path[1] < moment and path[2] == NEVER and path[0] == holder
