"""Hidden tiles: what an observer does not know, and positions that it cannot tell apart (SIM-9).

Two hidden tiles can change places for an observer in two ways.

* The observer has seen neither of them since it was shuffled: then they can be exchanged with their whole history.
  Tiles in the box and tiles dealt at the start had a fixed type, so there only tiles of the same type can be exchanged.
* They passed through the same hand (or the same drawn tiles) at the same time: then they may have crossed there, as
  `unseen_paths` explains.

A sample joins the paths anew (`routes`) and deals the unseen tiles anew; it uses nothing that the observer does not
know. Tiles that cannot be exchanged with any others are known. Power tiles are handled separately, in `power`.
"""

from operator import itemgetter
from typing import TYPE_CHECKING, Final, TypeVar

from drakehall.games.simurgh import power, routes, unseen_paths
from drakehall.games.simurgh.routes import ANYTHING, HIDDEN, ITSELF, Known
from drakehall.games.simurgh.sightings import FROM_STACK, SPECTATOR
from drakehall.games.simurgh.tiles import TYPE_OF, TYPES
from drakehall.games.simurgh.unseen_paths import FAMILY, Line
from drakehall.games.simurgh.vocabulary import TILES
from drakehall.kernel.chance import Chance

if TYPE_CHECKING:
    from drakehall.games.simurgh.rules import Simurgh

Spot = tuple[str, int]
"""A place where hidden tiles lie: its name and an index; the tiles of one spot have no order."""

History = TypeVar("History")

ACTION: Final = 0
"""The family of action tiles, the first of three."""


def hidden_tiles(state: "Simurgh", observer: int) -> dict[int, Spot]:
    """List where the tiles are that the observer does not see, in the order of their places."""
    found: dict[int, Spot] = {}
    for seat, hand in enumerate(state.hands):
        if seat != observer:
            found.update((tile, ("hand", seat)) for tile in hand)
    found.update((tile, ("stack", i)) for i, tile in enumerate(reversed(state.pile)))
    found.update((tile, ("box", 0)) for tile in state.box)
    if state.turn != observer:
        found.update((tile, ("drawn", 0)) for tile in state.drawn)
    found.update((tile, ("dragons", i)) for i, tile in enumerate(reversed(state.dragon_pile)))
    for seat, offer in enumerate(state.offers):
        if seat != observer:
            found.update((tile, ("offer", seat)) for tile in offer)
    if state.turn != observer:
        found.update((tile, ("shown", 0)) for tile in state.shown)
    found.update((tile, ("objectives", i)) for i, tile in enumerate(reversed(state.objective_pile)))
    return found


def unseen(state: "Simurgh", observer: int, tile: int) -> bool:
    """Whether the observer has not seen a tile since it was shuffled."""
    return not state.public[tile] and observer not in state.paths[tile][::3]


# --- Groups ---------------------------------------------------------------------------------------------------------


def groups(state: "Simurgh", observer: int) -> list[list[tuple[int, Spot]]]:
    """Divide the hidden tiles into groups within which tiles can be exchanged, by way of others if need be."""
    places = hidden_tiles(state, observer)
    leader = {tile: tile for tile in places}

    def find(tile: int) -> int:
        while leader[tile] != tile:
            tile = leader[tile]
        return tile

    def unite(tiles: list[int]) -> None:
        for tile in tiles[1:]:
            leader[find(tile)] = find(tiles[0])

    free = [tile for tile in places if unseen(state, observer, tile)]
    room = room_by_type(state, observer)
    for type_ in range(len(TYPES)):
        unite([tile for tile in free if TYPE_OF[tile] == type_ and tile not in state.spotted])
    for family, ways in enumerate(unseen_paths.all_lines(state, observer)):
        own = [tile for tile in free if FAMILY[tile] == family]
        unite(of_types(state, own, open_types(state, ways, room)) if family == ACTION else own)
        moved, mixed = wanderers(known_of(state, ways, room), places)
        if mixed:
            moved += of_types(state, own, [limit > 0 for limit in room]) if family == ACTION else own
        unite(moved)
    found: dict[int, list[tuple[int, Spot]]] = {}
    for tile, spot in places.items():
        found.setdefault(find(tile), []).append((tile, spot))
    return list(found.values())


def of_types(state: "Simurgh", tiles: list[int], types: list[bool]) -> list[int]:
    """List the tiles of these types, and those that are certainly not in the box."""
    return [tile for tile in tiles if types[TYPE_OF[tile]] or tile in state.spotted]


def open_types(state: "Simurgh", ways: list[Line], room: list[int]) -> list[bool]:
    """Return for each type whether an unseen tile of it may lie in a place that any tile of the stack may occupy.

    The others are all in the box or in places of tiles that were dealt.
    """
    dealt = [line for line in ways if not line.known and not line.ended and state.origin[line.tile] != FROM_STACK]
    found = []
    for type_, limit in enumerate(room):
        free = limit > sum(TYPE_OF[line.tile] == type_ for line in dealt)
        if limit and not free and unseen_paths.may_be_otherwise(ways):
            fewer = [limit - 1 if each == type_ else other for each, other in enumerate(room)]
            free = routes.possible(known_of(state, ways, fewer))
        found.append(free)
    return found


def wanderers(known: Known, places: dict[int, Spot]) -> tuple[list[int], bool]:
    """List the hidden tiles, seen before, that may be somewhere else; and whether unseen tiles may be there instead."""
    if not unseen_paths.may_be_otherwise(known.lines):
        return [], False
    sinks: dict[Spot, list[int]] = {}
    for i, line in enumerate(known.lines):
        if not line.ended:
            sinks.setdefault(places[line.tile], []).append(i)
    seen = [i for i, line in enumerate(known.lines) if line.known and not line.ended]
    moved = [i for i in seen if routes.possible(known.barring([i], sinks[places[known.lines[i].tile]]))]
    mixed = False
    for there in sinks.values():
        if not mixed and any(i in there for i in moved):
            others = sum(i not in seen for i in there)
            mixed = routes.possible(known.barring(seen, there[: others + 1]))
    return [known.lines[i].tile for i in moved], mixed


def observer_of(seat: int | None) -> int:
    """Return the observer that a seat is; a spectator sees what is public."""
    return SPECTATOR if seat is None else seat


def secrets(state: "Simurgh", seat: int | None) -> list[list[int]]:
    """List the hidden tiles in groups, place by place."""
    found = [
        [tile for tile, _ in group]
        for group in groups(state, observer_of(seat))
        if len({spot for _, spot in group}) > 1
    ]
    return sorted(found, key=min) + power.secrets(state, seat)


def knowledge(state: "Simurgh", seat: int | None) -> dict[str, list[str]]:
    """List the hidden tiles whose place is certain; places in piles are counted from the top."""
    found: dict[str, list[str]] = {}
    for group in groups(state, observer_of(seat)):
        if len({spot for _, spot in group}) == 1:
            name, index = group[0][1]
            place = name if name in ("box", "drawn", "shown") else f"{name} {index}"
            found.setdefault(place, []).extend(TILES[tile] for tile, _ in group)
    return {place: sorted(tiles) for place, tiles in sorted(found.items())} | power.knowledge(state, seat)


# --- Samples --------------------------------------------------------------------------------------------------------


def sample(state: "Simurgh", seat: int | None, chance: Chance) -> "Simurgh":
    """Exchange hidden tiles at random."""
    world = state.copy()
    world.chance = chance.fork()
    world.paths = world.paths[:]
    world.origin = world.origin[:]
    observer = observer_of(seat)
    types: dict[int, int] = {}
    if not unseen_paths.simple(world):
        for ways in unseen_paths.all_lines(world, observer):
            if unseen_paths.may_be_otherwise(ways):
                types |= reroute(world, observer, ways, chance)
    exchange_unseen(world, observer, chance, types)
    power.redraw(world, seat, chance)
    world.drawn = sorted(world.drawn, key=lambda tile: world.paths[tile][-2:])
    world.shown = sorted(world.shown, key=lambda tile: world.paths[tile][-2:])
    return world


def reroute(state: "Simurgh", observer: int, ways: list[Line], chance: Chance) -> dict[int, int]:
    """Let the tiles of a family have taken other paths; return the types of unseen tiles where these are fixed.

    Which unseen tiles they are is left to `exchange_unseen`.
    """
    found = routes.find(known_of(state, ways, room_by_type(state, observer)), chance)
    before = [state.origin[line.tile] for line in ways]
    unseen_tiles = iter([line.tile for line in ways if not line.known and not line.ended])
    cores = unseen_paths.cores(state, ways)
    change: dict[int, int] = {}
    types: dict[int, int] = {}
    for source, sink, path in found:
        begun, end = ways[source], ways[sink]
        tile = end.tile
        if not end.ended:
            tile = begun.tile if begun.known else next(unseen_tiles)
            change[end.tile] = tile
        cores[tile] += unseen_paths.stays(path)
        if not begun.known:
            state.origin[tile] = before[source]
            types[tile] = TYPE_OF[begun.tile]
    for tile, stays in cores.items():
        state.paths[tile] = tuple(number for stay in sorted(stays, key=itemgetter(1)) for number in stay)
    relocate(state, change)
    return types


def known_of(state: "Simurgh", ways: list[Line], room: list[int]) -> Known:
    """Return what is known about beginnings and ends of lines: a dealt tile has a type, a seen tile is that tile."""
    may: list[int] = []
    for i, line in enumerate(ways):
        if line.known:
            may.append(ITSELF << i if line.ended else HIDDEN)
        elif state.origin[line.tile] == FROM_STACK:
            may.append(ANYTHING)
        else:
            type_ = TYPE_OF[line.tile]
            may.append(1 << type_ | (HIDDEN if room[type_] else 0))
    fates = [
        HIDDEN if not line.ended else ITSELF << i if line.known else 1 << max(TYPE_OF[line.tile], 0)
        for i, line in enumerate(ways)
    ]
    limits = {1 << type_ | HIDDEN: limit for type_, limit in enumerate(room)}
    return Known(ways, may, fates, {kind: limit for kind, limit in limits.items() if may.count(kind) > limit})


def room_by_type(state: "Simurgh", observer: int) -> list[int]:
    """Count for each type the tiles that the observer has not seen and that are not in the box."""
    room = [0] * len(TYPES)
    for tile in hidden_families(state, observer)[ACTION]:
        if unseen(state, observer, tile) and tile not in state.spotted and tile not in state.box:
            room[TYPE_OF[tile]] += 1
    return room


def exchange_unseen(state: "Simurgh", observer: int, chance: Chance, types: dict[int, int]) -> None:
    """Deal the tiles that the observer has not seen anew; types are those of places where they are not the tile's."""
    public, paths = state.public, state.paths
    hidden = hidden_families(state, observer)
    change: dict[int, int] = {}
    for family, tiles_there in enumerate(hidden):
        places = [t for t in tiles_there if not public[t] and (not paths[t] or observer not in paths[t][::3])]
        tiles = sorted(places)
        chance.shuffle(tiles)
        if family == ACTION:
            change = dealt_by_type(state, places, tiles, types)
            move(state.origin, change)
            move(paths, change)
        else:
            found = dict(zip(places, tiles, strict=True))
            if any(paths[tile] for tile in places):
                move(paths, found)
            change |= found
    relocate(state, change)


def hidden_families(state: "Simurgh", observer: int) -> tuple[list[int], list[int], list[int]]:
    """List the action tiles, the dragons and the objectives that the observer does not see, place by place."""
    action = state.box + state.pile
    for seat, hand in enumerate(state.hands):
        if seat != observer:
            action += sorted(hand, key=state.paths.__getitem__)
    dragons, objectives = state.dragon_pile, state.objective_pile
    if state.turn != observer:
        dragons = dragons + sorted(state.drawn, key=state.paths.__getitem__)
        objectives = objectives + sorted(state.shown, key=state.paths.__getitem__)
    for seat, offer in enumerate(state.offers):
        if seat != observer:
            dragons = dragons + offer
    return action, dragons, objectives


def dealt_by_type(state: "Simurgh", places: list[int], tiles: list[int], types: dict[int, int]) -> dict[int, int]:
    """Assign shuffled tiles to places: to those of a fixed type, in the box and in the deal, the first of that type."""
    origin, spotted = state.origin, state.spotted
    by_type: list[list[int]] = [[], [], [], [], []]
    for tile in tiles:
        if tile not in spotted:
            by_type[TYPE_OF[tile]].append(tile)
    fixed = [place for place in places if origin[place] != FROM_STACK]
    change = {place: by_type[types.get(place, TYPE_OF[place])].pop() for place in fixed}
    taken = set(change.values())
    rest = [tile for tile in tiles if tile not in taken]
    change.update(zip([place for place in places if origin[place] == FROM_STACK], rest, strict=True))
    return change


def move(histories: list[History], change: dict[int, int]) -> None:
    """Give tiles the histories of those whose places they take."""
    old = [histories[place] for place in change]
    for tile, history in zip(change.values(), old, strict=True):
        histories[tile] = history


def relocate(state: "Simurgh", change: dict[int, int]) -> None:
    """Put other tiles where hidden tiles lay."""
    get = change.get
    state.hands = [sorted([get(tile, tile) for tile in hand]) for hand in state.hands]
    state.pile = [get(tile, tile) for tile in state.pile]
    state.box = [get(tile, tile) for tile in state.box]
    state.dragon_pile = [get(tile, tile) for tile in state.dragon_pile]
    state.objective_pile = [get(tile, tile) for tile in state.objective_pile]
    if state.drawn:
        state.drawn = [get(tile, tile) for tile in state.drawn]
    if state.shown:
        state.shown = [get(tile, tile) for tile in state.shown]
    if state.offers:
        state.offers = [[get(tile, tile) for tile in offer] for offer in state.offers]
        state.sealed = [get(tile, tile) for tile in state.sealed]
