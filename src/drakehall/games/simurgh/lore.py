"""What is remembered about hidden tiles: when everybody saw a tile last, and whose hands it has been in since.

`state.public` has for each tile the moment when it last lay open, 0 for never since it was shuffled. `state.paths` has
for each tile its stays in hands since then, three numbers each: whose, from when, until when (NEVER: still there).
Who holds a tile sees it. Both lists are replaced, never changed, because copies share them. `hidden` decides from this
what an observer can still tell.
"""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from drakehall.games.simurgh.rules import Simurgh

SPECTATOR: Final = 5
"""The observer who sees only what everybody sees."""
NEVER: Final = 1 << 30
TILE_NUMBERS: Final = 85


def shuffled(state: "Simurgh", tiles: list[int]) -> None:
    """Nobody knows any more where these tiles are."""
    state.public = state.public[:]
    state.paths = state.paths[:]
    for tile in tiles:
        state.public[tile] = 0
        state.paths[tile] = ()


def shown(state: "Simurgh", tile: int) -> None:
    """Everybody sees a tile."""
    state.clock += 1
    state.public = state.public[:]
    state.paths = state.paths[:]
    state.public[tile] = state.clock
    state.paths[tile] = ()


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
