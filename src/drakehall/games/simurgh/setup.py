"""Setting the table, and the drafts of the Dragonlord mode (SIM-3)."""

from typing import TYPE_CHECKING, Final

from drakehall.games.simurgh import dragons, sightings, turn
from drakehall.games.simurgh.city import to_hand
from drakehall.games.simurgh.sightings import FROM_BOX, FROM_DEAL, FROM_STACK
from drakehall.games.simurgh.tiles import (
    DRAGONS,
    EXPLORATION,
    OBJECTIVES,
    POWER,
    PRODUCTION,
    RESEARCH,
    TRANSFORMATION,
)
from drakehall.games.simurgh.vocabulary import (
    CHOOSING,
    DRAFT,
    DRAFT_POWER,
    DRAFTING,
    DRAFTING_POWER,
    HOME,
    KEEP,
    NO_DUTY,
    NONE,
    SOURCES,
    SUPPLY,
    TILES,
    Frame,
)

if TYPE_CHECKING:
    from drakehall.games.simurgh.rules import Simurgh

# SIM-3.4: the number of tiles of each type that stay in the box.
BOXED: Final = ((PRODUCTION, 4), (EXPLORATION, 4), (TRANSFORMATION, 3), (RESEARCH, 3))
DEALT: Final = (PRODUCTION, RESEARCH, EXPLORATION)  # SIM-3.10


def set_the_table(state: "Simurgh") -> None:
    """SIM-3.1 … SIM-3.9: everything up to the first choice; `state` has options, seats and chance."""
    seats = state.seats
    chance = state.chance
    start = state.options.starting_seat
    state.starter = chance.below(seats) if start is None else start
    state.turns = 0
    state.final = NONE
    state.ending = []
    state.stock = [state.board.start] * seats
    state.where = [HOME, SUPPLY, SUPPLY, HOME, SUPPLY] * seats  # SIM-3.6
    state.wilds = [NONE] * 6
    state.acts = [0] * seats
    state.ready = [0] * seats
    state.dragons = [[] for _ in range(seats)]
    state.chronicle = []
    state.statue = [NONE] * len(state.board.statue_costs)
    state.removed = []
    state.hands = [[] for _ in range(seats)]
    state.slots = [NONE] * 4
    state.drawn = []
    state.shown = []
    state.offers = []
    state.sealed = []
    state.rows = []
    state.spotted = []
    state.clock = 0
    state.public = [0] * sightings.TILE_NUMBERS
    state.paths = [()] * sightings.TILE_NUMBERS
    state.origin = [FROM_STACK] * sightings.TILE_NUMBERS
    state.stack = []
    state.turn = state.starter
    state.seat = state.starter
    state.moved = state.busy = False
    state.fresh = state.laid = state.extra = NONE
    state.duty = NO_DUTY
    state.rebuild()
    state.shares_memory = False
    state.objective_pile = list(OBJECTIVES)
    state.dragon_pile = list(DRAGONS)
    chance.shuffle(state.objective_pile)
    chance.shuffle(state.dragon_pile)
    box_tiles(state)
    state.power_rest = list(POWER)
    chance.shuffle(state.power_rest)
    state.power = [NONE] * seats
    state.kept = [NONE] * seats
    if state.options.mode == "spearman":
        deal(state)
        open_quarters(state)
        deal_dragons(state)
        turn.begin_turn(state, state.starter)
    else:
        state.stack.append((DRAFTING_POWER, 0, 0, 0, 0))
    state.run()


def box_tiles(state: "Simurgh") -> None:
    """SIM-3.4: tiles that stay in the box, unseen; the others are the stack."""
    state.box = []
    state.pile = []
    for tiles, boxed in BOXED:
        shuffled = list(tiles)
        state.chance.shuffle(shuffled)
        state.box += shuffled[:boxed]
        state.pile += shuffled[boxed:]
    for tile in state.box:
        state.origin[tile] = FROM_BOX
    state.chance.shuffle(state.pile)


# --- Spearman mode --------------------------------------------------------------------------------------------------


def deal(state: "Simurgh") -> None:
    """SIM-3.9, SIM-3.10: a power tile and one production, research and exploration tile each, unseen by the others."""
    for i in range(state.seats):
        seat = (state.starter + i) % state.seats
        state.power[seat] = state.kept[seat] = state.power_rest.pop()
        for tiles in DEALT:
            tile = next(each for each in reversed(state.pile) if each in tiles)
            state.pile.remove(tile)
            state.origin[tile] = FROM_DEAL
            to_hand(state, seat, tile)


def open_quarters(state: "Simurgh") -> None:
    """SIM-3.12: turn up four tiles."""
    for slot in range(4):
        state.slots[slot] = state.pile.pop()
        sightings.shown(state, state.slots[slot])
        if state.events is not None:
            state.tell("simurgh-event-revealed", tile=TILES[state.slots[slot]], source=SOURCES[slot], reveals=True)


def deal_dragons(state: "Simurgh") -> None:
    """SIM-3.13: a random dragon each, with its markers."""
    for i in range(state.seats):
        tile = state.dragon_pile.pop()
        dragons.own_dragon(state, (state.starter + i) % state.seats, tile, state.board.start_markers)


# --- Dragonlord mode: power tiles -----------------------------------------------------------------------------------


def drafter(state: "Simurgh", order: int) -> int:
    """SIM-3.11, SIM-R74: the last player drafts first, the starting player last."""
    return (state.starter - 1 - order) % state.seats


def power_step(state: "Simurgh", frame: Frame) -> bool:
    """SIM-3.11: draw three, or one to the two passed on; then choose."""
    order = frame[1]
    if order == state.seats:
        begin_draft(state)
        return False
    state.power_rest = state.power_rest[:]
    if order:
        kept = state.kept[drafter(state, order - 1)]
        pair = [tile for tile in state.rows[-1] if tile != kept]
    else:
        pair = [state.power_rest.pop() for _ in range(2)]
    row = [*sorted(pair), state.power_rest.pop()]  # the order must not reveal how the pair came about
    state.rows = [*state.rows, row]
    seat = state.seat = state.turn = drafter(state, order)
    if state.events is not None:
        state.tell(
            "simurgh-event-saw-power",
            seat=seat,
            first_tile=TILES[row[0]],
            second_tile=TILES[row[1]],
            third_tile=TILES[row[2]],
            secret=("first_tile", "second_tile", "third_tile"),
            audience=(seat,),
            reveals=True,
        )
    state.stack.append(frame)
    return True


def power_legal(state: "Simurgh") -> list[int]:
    """One of the three."""
    return [DRAFT_POWER + tile - POWER[0] for tile in sorted(state.rows[-1])]


def power_answer(state: "Simurgh", frame: Frame, action: int) -> None:
    """Keep one, pass two on."""
    seat = state.turn
    tile = action - DRAFT_POWER + POWER[0]
    state.power = state.power[:]
    state.kept = state.kept[:]
    state.power[seat] = state.kept[seat] = tile
    if state.events is not None:
        state.tell("simurgh-event-kept-power", seat=seat, tile=TILES[tile], secret=("tile",), audience=(seat,))
    state.stack.append((DRAFTING_POWER, frame[1] + 1, 0, 0, 0))


# --- Dragonlord mode: action tiles ----------------------------------------------------------------------------------


def begin_draft(state: "Simurgh") -> None:
    """SIM-3.14: reveal four tiles to choose from."""
    state.pile = state.pile[:]
    state.slots = state.slots[:]
    open_quarters(state)
    state.turn = state.starter
    state.stack.append((DRAFTING, 0, 0, 0, 0))


def draft_step(state: "Simurgh", frame: Frame) -> bool:
    """Two rounds in turn order."""
    if frame[1] == 2 * state.seats:
        end_draft(state)
        return False
    state.seat = state.turn = (state.starter + frame[1]) % state.seats
    state.stack.append(frame)
    return True


def draft_legal(state: "Simurgh") -> list[int]:
    """One of the four."""
    return [DRAFT + tile - 1 for tile in sorted(state.slots)]


def draft_answer(state: "Simurgh", frame: Frame, action: int) -> None:
    """Take a revealed tile; the gap is filled at once."""
    tile = action - DRAFT + 1
    slot = state.slots.index(tile)
    sightings.shown(state, tile)
    to_hand(state, state.turn, tile)
    new = state.pile[-1]
    state.pile = state.pile[:-1]
    state.slots = [*state.slots[:slot], new, *state.slots[slot + 1 :]]
    sightings.shown(state, new)
    if state.events is not None:
        state.tell("simurgh-event-drafted", seat=state.turn, tile=TILES[tile])
        state.tell("simurgh-event-revealed", tile=TILES[new], source=SOURCES[slot], reveals=True)
    state.stack.append((DRAFTING, frame[1] + 1, 0, 0, 0))


def end_draft(state: "Simurgh") -> None:
    """SIM-3.12: the tiles not drafted are shuffled into the stack, of which four are revealed; dragons are drawn."""
    state.spotted = sorted(state.slots)
    state.pile = state.pile + state.slots
    chance = state.chance = state.chance.copy()
    chance.shuffle(state.pile)
    sightings.shuffled(state, state.pile)
    state.slots = [NONE] * 4
    if state.events is not None:
        state.tell("simurgh-event-draft-ends", reveals=True)
    open_quarters(state)
    state.offers = [[] for _ in range(state.seats)]
    state.sealed = [NONE] * state.seats
    pile = state.dragon_pile[:]
    for i in range(state.seats):
        seat = (state.starter + i) % state.seats
        state.offers[seat] = [pile.pop() for _ in range(3)]
        for tile in state.offers[seat]:
            sightings.entered(state, seat, tile)
            if state.events is not None:
                state.tell(
                    "simurgh-event-saw-dragon",
                    seat=seat,
                    dragon=TILES[tile],
                    secret=("dragon",),
                    audience=(seat,),
                    reveals=True,
                )
    state.dragon_pile = pile
    state.stack.append((CHOOSING, 0, 0, 0, 0))


# --- Dragonlord mode: the first dragon ------------------------------------------------------------------------------


def choose_step(state: "Simurgh", frame: Frame) -> bool:
    """SIM-3.13, SIM-R75: everyone chooses in secret; then all are revealed."""
    if frame[1] == state.seats:
        reveal_dragons(state)
        return False
    state.seat = state.turn = (state.starter + frame[1]) % state.seats
    state.stack.append(frame)
    return True


def choose_legal(state: "Simurgh") -> list[int]:
    """One of the three."""
    return [KEEP + tile - DRAGONS[0] for tile in sorted(state.offers[state.turn])]


def choose_answer(state: "Simurgh", frame: Frame, action: int) -> None:
    """Lay the choice down unseen."""
    seat = state.turn
    tile = action - KEEP + DRAGONS[0]
    state.sealed = [*state.sealed[:seat], tile, *state.sealed[seat + 1 :]]
    if state.events is not None:
        state.tell("simurgh-event-sealed", seat=seat, dragon=TILES[tile], secret=("dragon",), audience=(seat,))
    state.stack.append((CHOOSING, frame[1] + 1, 0, 0, 0))


def reveal_dragons(state: "Simurgh") -> None:
    """SIM-3.13: all dragons are revealed with their markers; the others are shuffled into the pile."""
    rest = [tile for offer in state.offers for tile in offer if tile not in state.sealed]
    for i in range(state.seats):
        seat = (state.starter + i) % state.seats
        dragons.own_dragon(state, seat, state.sealed[seat], state.board.start_markers)
    state.offers = []
    state.sealed = []
    state.dragon_pile = state.dragon_pile + rest
    chance = state.chance = state.chance.copy()
    chance.shuffle(state.dragon_pile)
    sightings.shuffled(state, state.dragon_pile)
    if state.events is not None:
        state.tell("simurgh-event-ready", seat=state.starter, reveals=True)
    turn.begin_turn(state, state.starter)
