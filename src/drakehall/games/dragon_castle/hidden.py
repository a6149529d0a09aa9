"""Hidden information: the covered tiles of the castle, which no player can see."""

from typing import TYPE_CHECKING

from drakehall.games.dragon_castle.castle import FLOORS
from drakehall.games.dragon_castle.tiles import LABELS
from drakehall.kernel.chance import Chance

if TYPE_CHECKING:
    from drakehall.games.dragon_castle.rules import DragonCastle


def covered_places(state: "DragonCastle") -> list[int]:
    """List the places of the castle that hold a tile under another one."""
    return [
        cell * FLOORS + floor for cell, height in enumerate(state.heights) if height > 1 for floor in range(height - 1)
    ]


def covered_tiles(state: "DragonCastle") -> list[int]:
    """DRC-2.13: the covered tiles, the same pool for every seat."""
    return [state.castle[place] for place in covered_places(state)]


def knowledge(state: "DragonCastle") -> dict[str, list[str]]:
    """DRC-2.13: the covered tiles by their places, if all show the same face; otherwise no place is certain."""
    if len(set(covered_tiles(state))) != 1:
        return {}
    labels = state.board.castle_labels
    return {
        f"castle {labels[place // FLOORS]} floor {place % FLOORS + 1}": [LABELS[state.castle[place]]]
        for place in covered_places(state)
    }


def sample(state: "DragonCastle", chance: Chance) -> "DragonCastle":
    """Lay the covered tiles anew; what can be seen stays, so nothing else needs to be rebuilt."""
    world = state.copy()
    world.chance = chance.fork()
    places = covered_places(state)
    if places:
        tiles = sorted(state.castle[place] for place in places)  # their current order must not affect the new one
        chance.shuffle(tiles)
        world.castle = state.castle[:]  # shared with copies: replaced, never changed
        for place, tile in zip(places, tiles, strict=True):
            world.castle[place] = tile
    return world
