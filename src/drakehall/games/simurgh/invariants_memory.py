"""What is true of everything remembered about tiles: it agrees with itself and with where the tiles are."""

from typing import TYPE_CHECKING

from drakehall.games.simurgh.setup import DEALT
from drakehall.games.simurgh.sightings import FROM_BOX, FROM_DEAL, FROM_STACK, NEVER, TILE_NUMBERS
from drakehall.games.simurgh.tiles import DRAGONS, FIRST_DRAGON, POWER
from drakehall.games.simurgh.vocabulary import NONE
from drakehall.kernel.state import require

if TYPE_CHECKING:
    from drakehall.games.simurgh.rules import Simurgh


def check_memory(state: "Simurgh") -> None:
    """Raise `BrokenInvariant` if the record contradicts itself or the places of the tiles."""
    require(len(state.public) == TILE_NUMBERS, "a memory of every tile")
    require(len(state.paths) == len(state.origin) == TILE_NUMBERS, "a path and an origin of every tile")
    for tile, path in enumerate(state.paths):
        if path:
            check_path(state, tile, path)
    check_moments(state)
    check_origins(state)
    check_spotted(state)
    check_open(state)
    check_held(state)
    check_hidden(state)


# --- The record by itself -------------------------------------------------------------------------------------------


def check_path(state: "Simurgh", tile: int, path: tuple[int, ...]) -> None:
    """A tile is in one hand at a time; what is in a hand does not lie open."""
    public = state.public[tile]
    require(len(path) % 3 == 0, "stays have three numbers")
    last = 0
    for i in range(0, len(path), 3):
        holder, start, end = path[i : i + 3]
        require(0 <= holder < state.seats, "players hold tiles")
        require(last < start < end, "stays in hands follow each other")
        require(not start <= public < end, "a tile in a hand does not lie open")
        if last <= public < start and public:
            require(tile < FIRST_DRAGON, "dragons and objectives that lay open stay open")
            require(start == public + 1, "a tile that lies open is seen when it is taken")
        last = end


def check_moments(state: "Simurgh") -> None:
    """One thing happens at a time; the clock shows when something last happened."""
    moments: list[int] = []
    for path, public in zip(state.paths, state.public, strict=True):
        if public:
            moments.append(public)
        if path:
            moments += path[1::3]
            moments += [end for end in path[2::3] if end not in (NEVER, public)]
    require(len(set(moments)) == len(moments), "one thing happens at a time")
    require(state.clock == max(moments, default=0) and min(moments, default=1) > 0, "the clock shows the last moment")
    require(state.clock < NEVER, "time does not end")


def check_origins(state: "Simurgh") -> None:
    """SIM-3.4, SIM-3.10: the box is where its tiles come from; a dealt tile came first of all, its type in its turn."""
    spearman = state.options.mode == "spearman"
    dealt = len(DEALT) * state.seats if spearman else 0
    for tile, origin in enumerate(state.origin):
        path = state.paths[tile]
        first = path[1] if path else dealt + 1
        require((origin == FROM_BOX) == (tile in state.box), "the box is where its tiles come from")
        require(origin in (FROM_BOX, FROM_STACK, FROM_DEAL), "a tile comes from somewhere")
        require((origin == FROM_DEAL) == (first <= dealt), "tiles are dealt first of all")
        if origin == FROM_DEAL:
            order, kind = divmod(first - 1, len(DEALT))
            require(path[0] == (state.starter + order) % state.seats, "players are dealt tiles in their order")
            require(tile in DEALT[kind], "everybody is dealt one tile of each of three types")


def check_spotted(state: "Simurgh") -> None:
    """SIM-3.12: the undrafted tiles were shuffled into the stack when the draft was over."""
    spotted = state.spotted
    if not spotted:
        return
    drafted = 4 + 6 * state.seats
    require(len(set(spotted)) == 4 and spotted == sorted(spotted), "four tiles are left of the draft")
    for tile in spotted:
        require(0 <= tile < FIRST_DRAGON and tile not in POWER and tile not in state.box, "action tiles are drafted")
        path, public = state.paths[tile], state.public[tile]
        require(not path or path[1] > drafted, "what is left of the draft was in no hand")
        require(not public or public > drafted, "what is left of the draft was shuffled")


# --- The record and the tiles ---------------------------------------------------------------------------------------


def check_open(state: "Simurgh") -> None:
    """What lies open has been seen by everyone, and has been in no hand since."""
    lying = [tile for tile in state.wilds + state.slots + state.chronicle if tile != NONE and tile not in POWER]
    objectives = [tile for tile in state.statue + state.removed if tile != NONE]
    owned = [(DRAGONS[dragon], seat) for seat, own in enumerate(state.dragons) for dragon in own]
    for tile in [*lying, *objectives, *[dragon for dragon, _ in owned]]:
        path, public = state.paths[tile], state.public[tile]
        require(public > 0, "everybody has seen what lies open")
        require(not path or path[-1] <= public, "what lies open is in no hand")
    for tile, seat in owned:
        path = state.paths[tile]
        require(not path or path[-1] != state.public[tile] or path[-3] == seat, "who drew a dragon kept it")


def check_held(state: "Simurgh") -> None:
    """What a player holds or looks at came to that player and has not left."""
    places = [(tile, seat) for seat, hand in enumerate(state.hands) for tile in hand]
    places += [(tile, seat) for seat, offer in enumerate(state.offers) for tile in offer]
    places += [(tile, state.turn) for tile in state.drawn + state.shown]
    for tile, seat in places:
        path = state.paths[tile]
        require(len(path) > 0 and path[-1] == NEVER and path[-3] == seat, "a tile is where its path leads")


def check_hidden(state: "Simurgh") -> None:
    """What lies in a stack is in no hand; if it lay open once, it has been in a hand since."""
    for tile in state.box:
        require(not state.public[tile] and not state.paths[tile], "nobody has seen a tile in the box")
    for tile in state.pile + state.dragon_pile + state.objective_pile:
        path, public = state.paths[tile], state.public[tile]
        require(not path or path[-1] < NEVER, "what lies in a stack is in no hand")
        require(not public or (len(path) > 0 and path[-2] > public), "what lay open was taken before it was hidden")
    for tile in (0, *POWER):
        require(not state.public[tile] and not state.paths[tile], "power tiles are remembered by the draft")
