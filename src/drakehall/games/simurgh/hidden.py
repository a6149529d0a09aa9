"""Hidden tiles: what an observer does not know, and positions that it cannot tell apart (SIM-9).

Two hidden tiles can change places for an observer in two ways.

* The observer has seen neither of them since it was shuffled: then they can be exchanged with their whole history.
  Tiles in the box and tiles dealt at the start had a fixed type, so there only tiles of the same type can be exchanged.
* They passed through the same hand (or the same drawn tiles) at the same time: then they may have crossed there, as
  `unseen_paths` explains.

A sample (`samples`) joins the paths anew and deals the unseen tiles anew; it uses nothing that the observer does not
know. Tiles that cannot be exchanged with any others are known. Power tiles are handled separately, in `power`.
"""

from typing import TYPE_CHECKING, Final

from drakehall.games.simurgh import power, routes, unseen_paths
from drakehall.games.simurgh.routes import ANYTHING, HIDDEN, ITSELF, Known
from drakehall.games.simurgh.sightings import FROM_BOX, FROM_STACK, SPECTATOR
from drakehall.games.simurgh.tiles import TYPE_OF, TYPES
from drakehall.games.simurgh.unseen_paths import FAMILY, Path, UnseenLine
from drakehall.games.simurgh.vocabulary import TILES

if TYPE_CHECKING:
    from drakehall.games.simurgh.rules import Simurgh

Spot = tuple[str, int]
"""A place where hidden tiles lie: its name and an index; the tiles of one spot have no order."""

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
    if state.public[tile]:
        return False
    path = state.paths[tile]
    return not path or not has_held(path, observer)


def has_held(path: Path, observer: int) -> bool:
    """Whether the observer has held a tile with this path."""
    return any(path[i] == observer for i in range(0, len(path), 3))


def hidden_families(state: "Simurgh", observer: int) -> list[list[int]]:
    """List the action tiles, the dragons and the objectives that the observer does not see, place by place."""
    paths = state.paths
    action = state.box + state.pile
    for seat, hand in enumerate(state.hands):
        if seat != observer:
            action.extend(by_path(hand, paths))
    dragons, objectives = state.dragon_pile, state.objective_pile
    if state.turn != observer:
        dragons = dragons + by_path(state.drawn, paths)
        objectives = objectives + by_path(state.shown, paths)
    for seat, offer in enumerate(state.offers):
        if seat != observer:
            dragons = dragons + offer
    return [action, dragons, objectives]


def by_path(tiles: list[int], paths: list[Path]) -> list[int]:
    """Sort tiles in a hand by their paths: their order must not depend on which tiles they are."""
    return sorted(tiles, key=paths.__getitem__) if len(tiles) > 1 else tiles


def room_by_type(state: "Simurgh", observer: int) -> list[int]:
    """Count for each type the tiles that the observer has not seen and that are not in the box."""
    room = [0] * len(TYPES)
    for tile in hidden_families(state, observer)[ACTION]:
        if unseen(state, observer, tile) and state.origin[tile] != FROM_BOX and tile not in state.spotted:
            room[TYPE_OF[tile]] += 1
    return room


def known_of(state: "Simurgh", ways: list[UnseenLine], room: list[int]) -> Known:
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


def open_types(state: "Simurgh", ways: list[UnseenLine], room: list[int]) -> list[bool]:
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
