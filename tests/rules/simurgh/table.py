"""A table of Simurgh set by hand, and the words to play at it.

`table()` is a first turn in which nobody has dragons, hands or resources; tests then give people what they need.
Vassals are written `home - - / home W1-2`: three spearmen, two riders; `-` is in the supply, `returned` was sent home
in this turn.
"""

from typing import Any

from drakehall.games.simurgh import GAME, sightings
from drakehall.games.simurgh.compiled_tiles import SLOT_ACT, SLOT_ANSWER
from drakehall.games.simurgh.effects import KINDS, UNIT, amount
from drakehall.games.simurgh.rules import Simurgh
from drakehall.games.simurgh.sightings import FROM_BOX, FROM_DEAL, FROM_STACK
from drakehall.games.simurgh.tiles import TYPE_OF
from drakehall.games.simurgh.view import phase
from drakehall.games.simurgh.vocabulary import HOME, NONE, RETURNED, SPACE_LABELS, SUPPLY, TILES
from drakehall.kernel.events import Event, Message
from drakehall.kernel.position_text import EMPTY, PositionWriter

SPACES = {label: number for number, label in enumerate(SPACE_LABELS)} | {
    "home": HOME,
    "returned": RETURNED,
    "-": SUPPLY,
}


def start(seats: int = 2, seed: int = 1, **options: Any) -> Simurgh:
    """Begin a real game."""
    return GAME.start(seats, seed, **options)


def table(seats: int = 2, *, seed: int = 1, **options: Any) -> Simurgh:
    """Give a first turn of seat 0: nobody has dragons, tiles in hand besides the power tile, or resources."""
    begun = start(seats, seed, starting_seat=0, **options)
    text = PositionWriter("simurgh", begun)
    text.line("seed", seed)
    for seat in range(seats):
        text.line(f"goods {seat}", EMPTY)
    text.line("points", *[0] * seats)
    if NONE not in begun.kept:
        text.line("power tiles", *(TILES[tile] for tile in begun.kept))
    return GAME.read_position(str(text))


def forget(state: Simurgh) -> None:
    """Nobody remembers any tile but those in the own hand and those that lie open."""
    state.public = [0] * len(state.public)
    state.paths = [()] * len(state.paths)
    remember(state)


def remember(state: Simurgh) -> None:
    """Let everybody remember what lies open and what the own hand holds, where tiles have been put there by hand."""
    held = [(tile, seat) for seat, tiles in enumerate(state.hands) for tile in tiles]
    held += [(tile, state.turn) for tile in state.drawn + state.shown]
    lying = [tile for tile in state.wilds + state.slots + state.chronicle if tile != NONE and TYPE_OF[tile] != 3]
    lying += [tile for tile in state.statue + state.removed if tile != NONE]
    lying += [49 + dragon for own in state.dragons for dragon in own]
    for tile in state.box + state.pile + state.dragon_pile + state.objective_pile:
        path, public = state.paths[tile], state.public[tile]
        if (
            path[-1:] == (sightings.NEVER,)
            or (public and (not path or path[-2] < public))
            or (path and tile in state.box)
        ):
            forget_tile(state, tile)
    for tile, seat in held:
        if state.paths[tile][-3:-2] != (seat,) or state.paths[tile][-1] != sightings.NEVER:
            forget_tile(state, tile)
            sightings.entered(state, seat, tile)
    for tile in lying:
        path, public = state.paths[tile], state.public[tile]
        if not public or (path and path[-1] > public):
            forget_tile(state, tile)
            sightings.shown(state, tile)
    moments = [moment for path in state.paths for i, moment in enumerate(path) if i % 3 and moment != sightings.NEVER]
    state.clock = max([*moments, *state.public])


def forget_tile(state: Simurgh, tile: int) -> None:
    """Nobody remembers a tile."""
    sightings.shuffled(state, [tile])
    if state.origin[tile] != FROM_BOX:
        state.origin[tile] = FROM_STACK


def agree(state: Simurgh) -> None:
    """Let turns and the Chronicle agree with whose turn it is and whose turn began the last turns."""
    if state.stack and phase(state) not in ("draft-power", "draft", "dragon"):
        state.turns += (state.turn - state.starter - state.turns) % state.seats
    missing = state.board.chronicle_end - len(state.chronicle)
    if state.final != NONE and missing > 0 and state.statue.count(NONE) > len(state.statue) - state.board.objective_end:
        chronicle(state, missing)
    remember(state)


# --- Giving ---------------------------------------------------------------------------------------------------------


def stock(state: Simurgh, seat: int = 0, **things: int) -> None:
    """Give a seat exactly these resources and points."""
    state.stock[seat] = sum(count * UNIT[KINDS.index(kind)] for kind, count in things.items())


def vassals(state: Simurgh, seat: int, text: str) -> None:
    """Put a seat's vassals where the text says."""
    places = [SPACES[word] for word in text.replace("/", " ").split()]
    assert len(places) == 5
    state.where[seat * 5 : seat * 5 + 5] = places
    state.rebuild()


def fetch(state: Simurgh, tile: int) -> None:
    """Take an action tile from wherever it is."""
    forget_tile(state, tile)
    if tile in state.box:
        other = next(each for each in state.pile if TYPE_OF[each] == TYPE_OF[tile])
        state.pile = [each for each in state.pile if each != other]
        state.box = [other if each == tile else each for each in state.box]
        state.origin[other], state.origin[tile] = FROM_BOX, FROM_STACK
    elif tile in state.pile:
        state.pile = [each for each in state.pile if each != tile]
    elif tile in state.slots:
        state.slots = [state.pile[0] if each == tile else each for each in state.slots]
        state.pile = state.pile[1:]
    else:
        state.hands = [[each for each in hand if each != tile] for hand in state.hands]


def hand(state: Simurgh, seat: int, *tiles: int) -> None:
    """Put tiles into a hand; power tiles become the seat's power tile."""
    for tile in tiles:
        if TYPE_OF[tile] == 3:
            give_power(state, seat, tile)
        else:
            fetch(state, tile)
            state.hands[seat] = sorted([*state.hands[seat], tile])
            sightings.entered(state, seat, tile)


def deal(state: Simurgh, seat: int, *tiles: int) -> None:
    """Let the production, research and exploration tile in a seat's hand be those that it was dealt."""
    assert [TYPE_OF[tile] for tile in tiles] == [0, 1, 4]
    first = 3 * ((seat - state.starter) % state.seats) + 1
    for moment, tile in enumerate(tiles, first):
        state.paths[tile] = (seat, moment, sightings.NEVER)
        state.origin[tile] = FROM_DEAL


def give_power(state: Simurgh, seat: int, tile: int) -> None:
    """Make a tile the power tile of a seat, exchanging it with whoever has it."""
    old = state.kept[seat]
    swap = {tile: old, old: tile}
    state.power_rest = [swap.get(each, each) for each in state.power_rest]
    state.kept = [swap.get(each, each) for each in state.kept]
    state.power = [swap.get(each, each) for each in state.power]
    state.rows = [[swap.get(each, each) for each in row] for row in state.rows]


def lie(state: Simurgh, wild: str, tile: int) -> None:
    """Let a tile lie in the Wilds; somebody must stand on it before play goes on."""
    if TYPE_OF[tile] == 3:
        seat = next((seat for seat in reversed(range(state.seats)) if state.power[seat] == tile), state.seats - 1)
        give_power(state, seat, tile)
        state.power[seat] = NONE
    else:
        fetch(state, tile)
    state.wilds[int(wild[1]) - 1] = tile
    remember(state)


def slots(state: Simurgh, *tiles: int) -> None:
    """Turn these tiles up in the Scout Quarters."""
    for tile in tiles:
        if tile != NONE and tile not in state.slots:
            fetch(state, tile)
    state.pile = [*[each for each in state.slots if each not in tiles and each != NONE], *state.pile]
    state.slots = list(tiles)
    remember(state)


def top(state: Simurgh, *tiles: int) -> None:
    """Put action tiles on the stack, the last one uppermost."""
    for tile in tiles:
        fetch(state, tile)
        state.pile = [*state.pile, tile]
    remember(state)


def chronicle(state: Simurgh, count: int) -> None:
    """Put tiles from the bottom of the stack into the Chronicle; if these are enough, the last turns begin."""
    state.chronicle = [*state.chronicle, *state.pile[:count]]
    state.pile = state.pile[count:]
    if len(state.chronicle) >= state.board.chronicle_end and state.final == NONE:
        state.final = state.turn
    remember(state)


def dragon(state: Simurgh, seat: int, tile: int, slots: str = "123") -> None:
    """Give a seat a dragon with markers on these slots."""
    state.dragon_pile = [each for each in state.dragon_pile if each != tile]
    state.dragons[seat] = [*state.dragons[seat], tile - 49]
    for slot in slots:
        number = (tile - 49) * 3 + int(slot) - 1
        state.acts[seat] |= SLOT_ACT[number]
        state.ready[seat] |= SLOT_ANSWER[number]
    remember(state)


def dragons_on_top(state: Simurgh, *tiles: int) -> None:
    """Put dragons on their pile, the last one uppermost."""
    state.dragon_pile = [*[each for each in state.dragon_pile if each not in tiles], *tiles]
    remember(state)


def objectives_on_top(state: Simurgh, *tiles: int) -> None:
    """Put objectives on their pile, the last one uppermost."""
    state.objective_pile = [*[each for each in state.objective_pile if each not in tiles], *tiles]
    remember(state)


def statue(state: Simurgh, **objectives: int) -> None:
    """Place objectives on statue spaces: `statue(state, S1=73)`."""
    for space, tile in objectives.items():
        state.objective_pile = [each for each in state.objective_pile if each != tile]
        state.statue = [tile if i == int(space[1]) - 1 else each for i, each in enumerate(state.statue)]
    remember(state)


# --- Looking --------------------------------------------------------------------------------------------------------


def have(state: Simurgh, seat: int = 0) -> dict[str, int]:
    """Give what a seat has of resources and points, without zeros."""
    packed = state.stock[seat]
    return {kind: amount(packed, i) for i, kind in enumerate(KINDS) if amount(packed, i)}


def marks(state: Simurgh, tile: int, seat: int = 0) -> str:
    """Give the slots of a dragon that have a marker."""
    first = (tile - 49) * 3
    return "".join(
        str(slot + 1)
        for slot in range(3)
        if state.acts[seat] & SLOT_ACT[first + slot] or state.ready[seat] & SLOT_ANSWER[first + slot]
    )


def where(state: Simurgh, seat: int = 0) -> str:
    """Give the places of a seat's vassals, as `vassals` takes them."""
    names = {number: name for name, number in SPACES.items()}
    words = [names[place] for place in state.where[seat * 5 : seat * 5 + 5]]
    return " ".join(words[:3]) + " / " + " ".join(words[3:])


def owned(state: Simurgh, seat: int = 0) -> list[int]:
    """Give the tiles of a seat's dragons."""
    return [49 + each for each in state.dragons[seat]]


def legal(state: Simurgh, verb: str = "") -> list[str]:
    """Give the legal actions in notation, those of a verb."""
    names = [state.actions.name(action) for action in state.legal()]
    return [name for name in names if name.split()[0] == verb] if verb else names


def can(state: Simurgh, action: str) -> bool:
    """Whether an action is legal."""
    return state.actions.parse(action) in state.legal()


def why(state: Simurgh, action: str) -> Message:
    """Give the reason against an action."""
    reason = state.why_not(state.actions.parse(action))
    assert reason is not None, f"{action} is legal"
    return reason


# --- Playing --------------------------------------------------------------------------------------------------------


def play(state: Simurgh, *actions: str) -> list[Event]:
    """Take actions one after the other, each of them legal, and give the events."""
    agree(state)
    events: list[Event] = []
    state.events = events
    for action in actions:
        assert can(state, action), f"{action} is not among {legal(state)}"
        state.apply(state.actions.parse(action))
        state.check()
    state.events = None
    return events


def end_turn(state: Simurgh) -> None:
    """End the turn if that is asked, whatever is left to do."""
    if can(state, "end_turn"):
        play(state, "end_turn")


def now(state: Simurgh) -> str:
    """Name what the game waits for."""
    return phase(state)


def known(state: Simurgh, seat: int) -> dict[str, list[str]]:
    """Give what a seat can place exactly."""
    return state.knowledge(seat)
