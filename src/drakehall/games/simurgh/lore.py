"""What is remembered about hidden tiles: who saw which tile when, and which hands it has been in.

`state.seen` has for each tile and each observer (the seats, then the public) the moment it was last seen by them,
0 for never since it was shuffled. `state.paths` has for each tile the stays in hands since it was last public, three
numbers each: whose, from when, until when (NEVER: it is still there). All lists are replaced, never changed, because
copies share them. `hidden` decides from this what an observer can still tell.
"""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from drakehall.games.simurgh.rules import Simurgh

OBSERVERS: Final = 6
PUBLIC: Final = 5
"""The observer that sees only what everybody sees."""
NEVER: Final = 1 << 30
TILE_NUMBERS: Final = 85


def forget_everything() -> tuple[list[int], list[tuple[int, ...]]]:
    """Give the memory of freshly shuffled tiles."""
    return [0] * (TILE_NUMBERS * OBSERVERS), [()] * TILE_NUMBERS


def shuffled(state: "Simurgh", tiles: list[int]) -> None:
    """Nobody knows any more where these tiles are."""
    state.seen = state.seen[:]
    state.paths = state.paths[:]
    for tile in tiles:
        state.seen[tile * OBSERVERS : (tile + 1) * OBSERVERS] = [0] * OBSERVERS
        state.paths[tile] = ()


def shown(state: "Simurgh", tile: int) -> None:
    """Everybody sees a tile."""
    state.clock += 1
    state.seen = state.seen[:]
    state.paths = state.paths[:]
    state.seen[tile * OBSERVERS : (tile + 1) * OBSERVERS] = [state.clock] * OBSERVERS
    state.paths[tile] = ()


def entered(state: "Simurgh", seat: int, tile: int) -> None:
    """A tile comes into a player's hand, who sees it."""
    state.clock += 1
    state.seen = state.seen[:]
    state.paths = state.paths[:]
    state.seen[tile * OBSERVERS + seat] = state.clock
    state.paths[tile] += (seat, state.clock, NEVER)


def left(state: "Simurgh", tile: int) -> None:
    """A tile leaves a hand unseen by the others."""
    state.clock += 1
    state.paths = state.paths[:]
    state.paths[tile] = (*state.paths[tile][:-1], state.clock)
