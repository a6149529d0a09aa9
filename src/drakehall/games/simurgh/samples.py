"""Samples: positions that an observer cannot tell apart from the real one, with hidden tiles exchanged (SIM-9).

`hidden` explains which tiles can be exchanged.
"""

from operator import itemgetter
from typing import TYPE_CHECKING, Final

from drakehall.games.simurgh import power, routes, unseen_paths
from drakehall.games.simurgh.hidden import hidden_families, known_of, observer_of, room_by_type, unseen
from drakehall.games.simurgh.sightings import FROM_STACK, TILE_NUMBERS
from drakehall.games.simurgh.tiles import FIRST_DRAGON, TYPE_OF
from drakehall.games.simurgh.unseen_paths import UnseenLine
from drakehall.games.simurgh.vocabulary import NONE
from drakehall.kernel.chance import Chance

if TYPE_CHECKING:
    from drakehall.games.simurgh.rules import Simurgh

IN_PLACE: Final = list(range(TILE_NUMBERS))
"""For each tile the tile that takes its place, if none are exchanged."""
OWN_TYPES: Final = list(TYPE_OF)
"""For each tile the type of tile that its place must have, if it has to have one: at first its own."""


def sample(state: "Simurgh", seat: int | None, chance: Chance) -> "Simurgh":
    """Exchange hidden tiles at random."""
    world = state.copy()
    world.chance = chance.fork()
    observer = observer_of(seat)
    types = OWN_TYPES
    if not unseen_paths.simple(world):
        world.paths = world.paths[:]
        world.origin = world.origin[:]
        types = types[:]
        for ways in unseen_paths.all_lines(world, observer):
            if unseen_paths.may_be_otherwise(ways):
                reroute(world, observer, ways, types, chance)
    exchange_unseen(world, observer, types, chance)
    power.redraw(world, seat, chance)
    world.drawn = by_arrival(world, world.drawn)
    world.shown = by_arrival(world, world.shown)
    return world


def by_arrival(state: "Simurgh", tiles: list[int]) -> list[int]:
    """Sort tiles in a hand by when they came there."""
    return sorted(tiles, key=lambda tile: state.paths[tile][-2]) if len(tiles) > 1 else tiles


def reroute(state: "Simurgh", observer: int, ways: list[UnseenLine], types: list[int], chance: Chance) -> None:
    """Let the tiles of a family have taken other paths; `types` gets those of unseen tiles where they are fixed.

    Which unseen tiles they are is left to `exchange_unseen`.
    """
    found = routes.find(known_of(state, ways, room_by_type(state, observer)), chance)
    before = [state.origin[line.tile] for line in ways]
    unseen_tiles = iter([line.tile for line in ways if not line.known and not line.ended])
    cores = unseen_paths.cores(state, ways)
    change = IN_PLACE[:]
    for route in found:
        begun, end = ways[route.source], ways[route.sink]
        tile = end.tile
        if not end.ended:
            tile = begun.tile if begun.known else next(unseen_tiles)
            change[end.tile] = tile
        cores[tile] += unseen_paths.stays(route.path)
        if not begun.known:
            state.origin[tile] = before[route.source]
            types[tile] = TYPE_OF[begun.tile]
    for tile, stays in cores.items():
        state.paths[tile] = tuple(number for stay in sorted(stays, key=itemgetter(1)) for number in stay)
    relocate(state, change)


def exchange_unseen(state: "Simurgh", observer: int, types: list[int], chance: Chance) -> None:
    """Deal the tiles that the observer has not seen anew, with the histories of those whose places they take."""
    old_paths, old_origin = state.paths, state.origin
    paths, origin = old_paths[:], old_origin[:]
    change = IN_PLACE[:]
    for hidden in hidden_families(state, observer):
        places = [tile for tile in hidden if unseen(state, observer, tile)]
        tiles = places[:]
        tiles.sort()
        chance.shuffle(tiles)
        if tiles and tiles[0] < FIRST_DRAGON:
            deal_by_type(state, places, tiles, types, change)
        else:
            for i, place in enumerate(places):
                change[place] = tiles[i]
        for place in places:
            paths[change[place]] = old_paths[place]
            origin[change[place]] = old_origin[place]
    state.paths, state.origin = paths, origin
    relocate(state, change)


def deal_by_type(state: "Simurgh", places: list[int], tiles: list[int], types: list[int], change: list[int]) -> None:
    """Give each place one of the shuffled tiles: those of a fixed type, in the box and in the deal, the last of it."""
    origin, spotted = state.origin, state.spotted
    by_type: list[list[int]] = [[], [], [], [], []]
    for tile in tiles:
        if not spotted or tile not in spotted:
            by_type[TYPE_OF[tile]].append(tile)
    left = [True] * TILE_NUMBERS
    for place in places:
        if origin[place] != FROM_STACK:
            tile = by_type[types[place]].pop()
            change[place] = tile
            left[tile] = False
    at = 0
    for place in places:
        if origin[place] == FROM_STACK:
            while not left[tiles[at]]:
                at += 1
            change[place] = tiles[at]
            at += 1


def relocate(state: "Simurgh", change: list[int]) -> None:
    """Put other tiles where hidden tiles lay."""
    state.hands = [sorted([change[tile] for tile in hand]) for hand in state.hands]
    state.pile = [change[tile] for tile in state.pile]
    state.box = [change[tile] for tile in state.box]
    state.dragon_pile = [change[tile] for tile in state.dragon_pile]
    state.objective_pile = [change[tile] for tile in state.objective_pile]
    if state.drawn:
        state.drawn = [change[tile] for tile in state.drawn]
    if state.shown:
        state.shown = [change[tile] for tile in state.shown]
    if state.offers:
        state.offers = [[change[tile] for tile in offer] for offer in state.offers]
        state.sealed = [NONE if tile == NONE else change[tile] for tile in state.sealed]
