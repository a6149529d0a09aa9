"""The City's two spaces with stages: Scout Quarters and Dragonlord Statue (SIM-5.13 … SIM-5.16)."""

from typing import TYPE_CHECKING, Final

from drakehall.games.simurgh import dragons, duties, sightings, turn, wilds
from drakehall.games.simurgh.compiled_tiles import ANSWERS, EXCHANGES
from drakehall.games.simurgh.effects import Effect, payable
from drakehall.games.simurgh.paying import FOR_SPACE, affords, remove_marker
from drakehall.games.simurgh.reach import SOURCE
from drakehall.games.simurgh.tiles import FIRST_OBJECTIVE
from drakehall.games.simurgh.vocabulary import (
    AT_QUARTERS,
    AT_STATUE,
    EXCHANGE,
    MOVE,
    NO_DUTY,
    NONE,
    PAYING,
    PLACE,
    QUARTERS_DUTY,
    RETURNING,
    SCOUT,
    SET,
    SET_NONE,
    SOURCES,
    STATUE_LABELS,
    TAKING,
    TAKING_FACE_UP,
    TILES,
    USE,
    Frame,
)

if TYPE_CHECKING:
    from drakehall.games.simurgh.rules import Simurgh

TOP: Final = 4
STATUE_WIDTH: Final = 8


def affordable(stock: int, effect: Effect) -> bool:
    """Return whether some option of a cost of tokens can be paid."""
    if effect.plain:
        return payable(stock, effect.first.fixed)
    return any(affords(stock, bundle) for bundle in effect.options)


# --- Scout Quarters -------------------------------------------------------------------------------------------------


def sources(state: "Simurgh", stock: int) -> list[int]:
    """SIM-5.13, SIM-R40: list the tiles that can be taken and paid: slots 0 to 3, then the stack."""
    mixable, exact = state.board.reach.mixable(stock), state.board.reach.exact(stock, 0, dragons=True)
    found = [
        slot for slot, tile in enumerate(state.slots) if tile != NONE and mixable[SOURCE + slot] & exact[SOURCE + slot]
    ]
    if state.pile and mixable[SOURCE + TOP] & exact[SOURCE + TOP]:
        found.append(TOP)
    return found


def has_source(state: "Simurgh", stock: int) -> bool:
    """Return whether some tile is there and can be paid."""
    mixable, exact = state.board.reach.mixable(stock), state.board.reach.exact(stock, 0, dragons=True)
    for slot, tile in enumerate(state.slots):
        if tile != NONE and mixable[SOURCE + slot] & exact[SOURCE + slot]:
            return True
    return len(state.pile) > 0 and mixable[SOURCE + TOP] & exact[SOURCE + TOP] > 0


def quarters_usable(state: "Simurgh") -> bool:
    """SIM-R80 (c): whether after some arrival gain a tile can be taken and paid."""
    stock = state.stock[state.turn]
    return has_source(state, stock) or any(has_source(state, stock + gain) for gain in state.board.helpful_arrivals)


def enter_quarters(state: "Simurgh") -> None:
    """SIM-5.13: first wood or stone, then a tile."""
    state.busy = True
    state.duty = QUARTERS_DUTY
    state.stack.append((AT_QUARTERS, 0, 0, 0, 0))
    state.stack.append((TAKING, state.board.arrival.number, 0, 0, 0))


def quarters_legal(state: "Simurgh") -> list[int]:
    """SIM-4.6: abilities and a move that leave a tile payable; the tiles."""
    found = [SCOUT + source for source in sources(state, state.stock[state.turn])]
    free = turn.free_actions(state)
    return duties.keeping(state, free) + found if free else found


def quarters_answer(state: "Simurgh", frame: Frame, action: int) -> None:
    """SIM-5.13: pay for a tile, take it, receive its points."""
    if action < PLACE:
        free_action(state, frame, action)
        return
    source = action - SCOUT
    state.duty = NO_DUTY
    board = state.board
    state.stack.append((TAKING, board.quarters_gains[source].number, 0, 0, 0))
    state.stack.append((TAKING_FACE_UP, source + 1, 0, 0, 0))
    state.stack.append((PAYING, board.quarters_costs[source].number, FOR_SPACE, 0, 0))


def free_action(state: "Simurgh", frame: Frame, action: int) -> None:
    """SIM-4.3: use an ability or move a rider; the question is asked again afterwards."""
    state.stack.append(frame)
    if action < MOVE:
        dragons.use(state, action - USE)
    else:
        state.moved = True
        wilds.move(state, action - MOVE)


def take_face_up(state: "Simurgh", slot: int) -> None:
    """Take a face-up tile into the hand; everyone knows which."""
    seat = state.turn
    tile = state.slots[slot]
    state.slots = [*state.slots[:slot], NONE, *state.slots[slot + 1 :]]
    sightings.shown(state, tile)
    to_hand(state, seat, tile)
    if state.events is not None:
        state.tell("simurgh-event-scouted", seat=seat, tile=TILES[tile], source=SOURCES[slot])
    if state.board.refills_at_once:
        refill(state)


def take_top(state: "Simurgh") -> None:
    """SIM-R44: take the top tile of the stack into the hand; only the player sees it."""
    seat = state.turn
    tile = state.pile[-1]
    state.pile = state.pile[:-1]
    to_hand(state, seat, tile)
    if state.events is not None:
        state.tell(
            "simurgh-event-scouted-top",
            seat=seat,
            tile=TILES[tile],
            secret=("tile",),
            audience=(seat,),
            reveals=True,
        )


def to_hand(state: "Simurgh", seat: int, tile: int) -> None:
    """Put a tile into a hand, which is kept sorted."""
    state.hands = state.hands[:]
    state.hands[seat] = sorted([*state.hands[seat], tile])
    sightings.entered(state, seat, tile)


def face_up_step(state: "Simurgh", frame: Frame) -> bool:
    """Take the tile that has been paid for; D07-3, D12-3: ask which face-up tile."""
    if frame[1]:
        if frame[1] - 1 == TOP:
            take_top(state)
        else:
            take_face_up(state, frame[1] - 1)
        return False
    choices = face_up_legal(state)
    if len(choices) == 1:
        take_face_up(state, choices[0] - SCOUT)
        return False
    state.stack.append(frame)
    return True


def face_up_legal(state: "Simurgh") -> list[int]:
    """List the face-up tiles."""
    return [SCOUT + slot for slot in range(4) if state.slots[slot] != NONE]


def face_up_answer(state: "Simurgh", action: int) -> None:
    """Take the tile; no cost of the slot, no points."""
    take_face_up(state, action - SCOUT)


def refill(state: "Simurgh") -> None:
    """SIM-5.14, SIM-R41, SIM-R42: slide towards slot 1, fill from the stack while it lasts."""
    missing = 0
    for tile in state.slots:
        if tile == NONE:
            missing += 1
    if not missing:
        return
    slots = [tile for tile in state.slots if tile != NONE]
    while len(slots) < 4 and state.pile:
        tile = state.pile[-1]
        state.pile = state.pile[:-1]
        slots.append(tile)
        sightings.shown(state, tile)
        if state.events is not None:
            state.tell("simurgh-event-revealed", tile=TILES[tile], source=SOURCES[len(slots) - 1], reveals=True)
    state.slots = slots + [NONE] * (4 - len(slots))


# --- Dragonlord Statue ----------------------------------------------------------------------------------------------


def statue_usable(state: "Simurgh") -> bool:
    """SIM-R60: an objective to draw, and a space for it."""
    return bool(state.objective_pile) and (NONE in state.statue or bool(state.ready[state.turn] & EXCHANGES))


def enter_statue(state: "Simurgh") -> None:
    """SIM-5.15, SIM-R61: draw and look."""
    seat = state.turn
    state.busy = True
    count = state.board.statue_draw
    state.shown = state.objective_pile[-count:][::-1]
    state.objective_pile = state.objective_pile[: -len(state.shown)]
    for tile in state.shown:
        sightings.entered(state, seat, tile)
    if state.events is not None:
        state.tell("simurgh-event-drew-objectives", seat=seat, count=len(state.shown))
        for tile in state.shown:
            state.tell(
                "simurgh-event-saw-objective",
                seat=seat,
                objective=TILES[tile],
                secret=("objective",),
                audience=(seat,),
                reveals=True,
            )
    state.stack.append((AT_STATUE, 0, 0, 0, 0))


def statue_legal(state: "Simurgh") -> list[int]:
    """SIM-5.16, SIM-R62, SIM-R63: abilities, a move; each drawn tile on each space that can be paid; none."""
    seat = state.turn
    stock = state.stock[seat]
    costs = state.board.statue_costs
    paid = [space for space in range(len(costs)) if affordable(stock, costs[space])]
    empty = [space for space in paid if state.statue[space] == NONE]
    taken = [space for space in paid if state.statue[space] != NONE] if state.ready[seat] & EXCHANGES else []
    tiles = [(tile - FIRST_OBJECTIVE) * STATUE_WIDTH for tile in sorted(state.shown)]
    found = turn.free_actions(state)
    found += [SET + tile + space for tile in tiles for space in empty]
    found += [EXCHANGE + tile + space for tile in tiles for space in taken]
    found.append(SET_NONE)
    return found


def statue_answer(state: "Simurgh", frame: Frame, action: int) -> None:
    """SIM-5.16: pay, place, receive; then the others go back."""
    if action < PLACE:
        free_action(state, frame, action)
        return
    seat = state.turn
    state.stack.append((RETURNING, dragons.OBJECTIVE_FAMILY, 0, 0, 0))
    if action == SET_NONE:
        if state.events is not None:
            state.tell("simurgh-event-set-none", seat=seat)
        return
    exchange = action >= EXCHANGE
    tile, space = divmod(action - (EXCHANGE if exchange else SET), STATUE_WIDTH)
    tile += FIRST_OBJECTIVE
    if exchange:
        clear_space(state, space)
    state.shown = [each for each in state.shown if each != tile]
    state.statue = [*state.statue[:space], tile, *state.statue[space + 1 :]]
    sightings.shown(state, tile)
    if state.events is not None:
        label = STATUE_LABELS[space]
        state.tell("simurgh-event-set", seat=seat, objective=TILES[tile], statue=label, reveals=True, own=True)
    state.stack.append((TAKING, state.board.statue_gains[space].number, 0, 0, 0))
    state.stack.append((PAYING, state.board.statue_costs[space].number, FOR_SPACE, 0, 0))
    if sum(each != NONE for each in state.statue) >= state.board.objective_end:
        wilds.trigger_end(state)


def clear_space(state: "Simurgh", space: int) -> None:
    """SIM-R63: D11-3 takes an objective off the Statue and out of the game."""
    seat = state.turn
    fact = next(each for each in ANSWERS if each.bit & EXCHANGES & state.ready[seat])
    remove_marker(state, fact.number)
    if state.events is not None:
        state.tell(
            "simurgh-event-cleared", seat=seat, objective=TILES[state.statue[space]], statue=STATUE_LABELS[space]
        )
    state.removed = [*state.removed, state.statue[space]]
    state.statue = [*state.statue[:space], NONE, *state.statue[space + 1 :]]
