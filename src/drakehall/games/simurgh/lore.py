"""What is remembered about hidden tiles: when everybody saw a tile last, and whose hands it has been in since.

`state.public` has for each tile the moment when it last lay open, 0 for never since it was shuffled. `state.paths` has
for each tile its stays in hands since then, three numbers each: whose, from when, until when (NEVER: still there).
Who holds a tile sees it. Both lists are replaced, never changed, because copies share them. `hidden` decides from this
what an observer can still tell.

`state.origin` has for each action tile where it came from: the box, the stack, or the deal of the Spearman mode, which
tells its type. Which tile of a hand was the dealt one cannot be seen: the first of a type to leave is taken for it.
"""

from typing import TYPE_CHECKING, Final

from drakehall.games.simurgh.tiles import TYPE_OF

if TYPE_CHECKING:
    from drakehall.games.simurgh.rules import Simurgh

SPECTATOR: Final = 5
"""The observer who sees only what everybody sees."""
NEVER: Final = 1 << 30
TILE_NUMBERS: Final = 85

# Where a hidden action tile came from.
FROM_BOX: Final = 0
FROM_STACK: Final = 1
FROM_DEAL: Final = 2


def shuffled(state: "Simurgh", tiles: list[int]) -> None:
    """Nobody knows any more where these tiles are."""
    state.public = state.public[:]
    state.paths = state.paths[:]
    for tile in tiles:
        state.public[tile] = 0
        state.paths[tile] = ()


def shown(state: "Simurgh", tile: int) -> None:
    """Everybody sees a tile."""
    if state.paths[tile] and state.origin[tile] == FROM_STACK and not state.public[tile]:
        take_for_dealt(state, tile)
    state.clock += 1
    state.public = state.public[:]
    state.paths = state.paths[:]
    state.public[tile] = state.clock
    state.paths[tile] = ()


def take_for_dealt(state: "Simurgh", tile: int) -> None:
    """SIM-R46: a tile drawn unseen may have been the one of its type that was dealt to the same hand."""
    for other in range(1, len(TYPE_OF)):
        dealt = state.origin[other] == FROM_DEAL and not state.public[other]
        if dealt and TYPE_OF[other] == TYPE_OF[tile] and met(state.paths[other], state.paths[tile]):
            state.origin = state.origin[:]
            state.origin[tile], state.origin[other] = FROM_DEAL, FROM_STACK
            return


def met(first: tuple[int, ...], second: tuple[int, ...]) -> bool:
    """Tell whether two tiles were in the same hand at the same time."""
    return any(
        first[i] == second[j] and first[i + 1] < second[j + 2] and second[j + 1] < first[i + 2]
        for i in range(0, len(first), 3)
        for j in range(0, len(second), 3)
    )


def entered(state: "Simurgh", seat: int, tile: int) -> None:
    """A tile comes into a player's hand, who sees it."""
    state.clock += 1
    state.paths = state.paths[:]
    state.paths[tile] += (seat, state.clock, NEVER)


def left(state: "Simurgh", tile: int) -> None:
    """A tile leaves a hand unseen by the others."""
    state.clock += 1
    state.paths = state.paths[:]
    state.paths[tile] = (*state.paths[tile][:-1], state.clock)


def last_seen(state: "Simurgh", observer: int, tile: int) -> int:
    """Give the moment when an observer last saw a tile; 0: never since it was shuffled."""
    path = state.paths[tile]
    own = [path[i + 1] for i in range(0, len(path), 3) if path[i] == observer]
    return own[-1] if own else state.public[tile]
