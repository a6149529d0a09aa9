"""Hidden tiles: what an observer cannot tell, and positions that it cannot tell apart (SIM-9).

Two hidden tiles can change places for an observer in two ways.

* Neither was seen by the observer since it was shuffled: then they can be exchanged with their whole history. Tiles in
  the box and tiles dealt at the start had a fixed type, so there only tiles of the same type can be exchanged.
* Both were in the same hand (or among the same drawn tiles) when one of them left it unseen: then either of them may
  have left, as long as the observer has seen neither since.

A sample makes such exchanges at random. Tiles that nothing can be exchanged with are known. The power tiles are a
matter of their own: `power`.
"""

from typing import TYPE_CHECKING, Final

from drakehall.games.simurgh import power
from drakehall.games.simurgh.lore import FROM_STACK, NEVER, SPECTATOR, last_seen
from drakehall.games.simurgh.tiles import TYPE_OF
from drakehall.games.simurgh.vocabulary import TILES
from drakehall.kernel.chance import Chance

if TYPE_CHECKING:
    from drakehall.games.simurgh.rules import Simurgh

Spot = tuple[str, int]
"""A place where hidden tiles lie: its name and an index; the tiles of one spot have no order."""

ROUNDS: Final = 3
"""So many exchanges for each tile that may have left a hand."""


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


def family(tile: int) -> int:
    """Action tiles, dragons, objectives."""
    return 0 if tile < 49 else 1 if tile < 73 else 2


def unseen(state: "Simurgh", observer: int, tile: int) -> bool:
    """Whether the observer has not seen a tile since it was shuffled."""
    return not last_seen(state, observer, tile)


def parting(state: "Simurgh", observer: int, one: int, other: int) -> int:
    """Give the moment when one of two tiles left a hand and the observer could not see which; 0: there is none."""
    if family(one) != family(other):
        return 0
    latest = max(last_seen(state, observer, one), last_seen(state, observer, other))
    first, second = state.paths[one], state.paths[other]
    for i in range(0, len(first), 3):
        for j in range(0, len(second), 3):
            moment = min(first[i + 2], second[j + 2])
            if first[i] == second[j] != observer and max(first[i + 1], second[j + 1], latest) < moment < NEVER:
                return moment
    return 0


def wandering(state: "Simurgh", observer: int, places: dict[int, Spot]) -> list[int]:
    """List the tiles that have been in hands, where some tile of the same family has left a hand unseen."""
    moving = [tile for tile in places if state.paths[tile]]
    families = {
        family(tile)
        for tile in moving
        for holder, left in zip(state.paths[tile][::3], state.paths[tile][2::3], strict=True)
        if left < NEVER and holder != observer
    }
    return [tile for tile in moving if family(tile) in families]


# --- Groups ---------------------------------------------------------------------------------------------------------


def groups(state: "Simurgh", observer: int) -> list[list[tuple[int, Spot]]]:
    """Divide the hidden tiles into groups within which tiles can be exchanged, by way of others if need be."""
    places = hidden_tiles(state, observer)
    leader = {tile: tile for tile in places}

    def find(tile: int) -> int:
        while leader[tile] != tile:
            tile = leader[tile]
        return tile

    heads: dict[tuple[str, int], int] = {}
    for tile in places:
        if unseen(state, observer, tile):
            names = []
            if state.origin[tile] == FROM_STACK:
                names.append(("from the stack", family(tile)))
            if tile < 49 and tile not in state.spotted:
                names.append(("type", TYPE_OF[tile]))
            for name in names:
                leader[find(tile)] = find(heads.setdefault(name, tile))
    wanderers = wandering(state, observer, places)
    for i, tile in enumerate(wanderers):
        for other in wanderers[:i]:
            if find(tile) != find(other) and parting(state, observer, tile, other):
                leader[find(tile)] = find(other)
    found: dict[int, list[tuple[int, Spot]]] = {}
    for tile, spot in places.items():
        found.setdefault(find(tile), []).append((tile, spot))
    return list(found.values())


def observer_of(seat: int | None) -> int:
    """Give the observer that a seat is; a spectator sees what is public."""
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
    observer = observer_of(seat)
    world.public = world.public[:]
    world.paths = world.paths[:]
    world.origin = world.origin[:]
    change = exchange_unseen(world, observer, chance)
    for old, new in change.items():
        world.public[new] = state.public[old]
        world.paths[new] = state.paths[old]
        world.origin[new] = state.origin[old]
    relocate(world, change)
    exchange_parted(world, observer, chance)
    power.redraw(world, seat, chance)
    return world


def exchange_unseen(state: "Simurgh", observer: int, chance: Chance) -> dict[int, int]:
    """Deal the tiles that the observer has not seen anew: which tile lies where each of them lay."""
    change: dict[int, int] = {}
    free = [tile for tile in hidden_tiles(state, observer) if unseen(state, observer, tile)]
    for each in range(3):
        tiles = [tile for tile in free if family(tile) == each]
        chance.shuffle(tiles)
        places = [tile for tile in free if family(tile) == each]
        for place in places:
            if state.origin[place] != FROM_STACK:
                kind = TYPE_OF[place]
                new = next(tile for tile in tiles if TYPE_OF[tile] == kind and tile not in state.spotted)
                tiles.remove(new)
                change[place] = new
        rest = [place for place in places if place not in change]
        change.update(zip(rest, tiles, strict=True))
    return change


def exchange_parted(state: "Simurgh", observer: int, chance: Chance) -> None:
    """Let other tiles have left the hands that tiles left unseen."""
    wanderers = wandering(state, observer, hidden_tiles(state, observer))
    for _ in range(ROUNDS * len(wanderers)):
        tile = wanderers[chance.below(len(wanderers))]
        others = [other for other in wanderers if other == tile or parting(state, observer, tile, other)]
        other = others[chance.below(len(others))]
        if other != tile:
            part_otherwise(state, tile, other, parting(state, observer, tile, other))


def part_otherwise(state: "Simurgh", one: int, other: int, moment: int) -> None:
    """From a moment on each of two tiles goes the way of the other."""
    relocate(state, {one: other, other: one})
    first, second = state.paths[one], state.paths[other]
    i = next(i for i in range(0, len(first), 3) if first[i + 1] < moment <= first[i + 2])
    j = next(j for j in range(0, len(second), 3) if second[j + 1] < moment <= second[j + 2])
    state.paths[one] = first[: i + 2] + second[j + 2 :]
    state.paths[other] = second[: j + 2] + first[i + 2 :]


def relocate(state: "Simurgh", change: dict[int, int]) -> None:
    """Put other tiles where hidden tiles lay."""

    def changed(tiles: list[int]) -> list[int]:
        return [change.get(tile, tile) for tile in tiles]

    state.hands = [sorted(changed(hand)) for hand in state.hands]
    state.pile = changed(state.pile)
    state.box = changed(state.box)
    state.drawn = changed(state.drawn)
    state.dragon_pile = changed(state.dragon_pile)
    state.offers = [changed(offer) for offer in state.offers]
    state.sealed = changed(state.sealed)
    state.shown = changed(state.shown)
    state.objective_pile = changed(state.objective_pile)
