"""The turn: free actions, the one main action, limits, refill, next player (SIM-4, SIM-8)."""

from typing import TYPE_CHECKING

from drakehall.games.simurgh import city, dragons, duties, placing, scoring, sightings, wilds
from drakehall.games.simurgh.compiled_board import MOST_TILES
from drakehall.games.simurgh.effects import GOODS, RESOURCES, UNIT, total
from drakehall.games.simurgh.paying import leave, markers, rider_at_home, spearman_at_home
from drakehall.games.simurgh.placing import add_layings, add_placements, add_placements_on
from drakehall.games.simurgh.vocabulary import (
    AFTERWARDS,
    CHECK,
    COUNT_RESOURCES,
    COUNT_TILES,
    DISCARD,
    DONE,
    END_TURN,
    ENDS,
    GIVE_BACK,
    HOME,
    LAY,
    MAIN_DONE,
    NEXT_TURN,
    NO_DUTY,
    NONE,
    OPENING,
    PASS,
    PLACE,
    REFILL,
    REPLACE,
    RETURNED,
    SPACE_LABELS,
    SPACES,
    TILES,
    VASSALS,
    WITHDRAW,
    WITHDRAW_ALL,
    WITHDRAWAL,
    Frame,
)

if TYPE_CHECKING:
    from drakehall.games.simurgh.rules import Simurgh


def begin_turn(state: "Simurgh", seat: int) -> None:
    """SIM-4.1: nothing has been done yet; the player is asked."""
    state.turn = state.seat = seat
    state.moved = False
    state.busy = False
    state.fresh = NONE
    state.laid = NONE
    state.extra = NONE
    state.duty = NO_DUTY
    state.stack.append(OPENING)
    if state.events is not None:
        state.tell("simurgh-event-turn", seat=seat, turn=state.turns + 1)


# --- T1: before the main action -------------------------------------------------------------------------------------


def open_legal(state: "Simurgh") -> list[int]:
    """SIM-4.2, SIM-4.3: free actions; placing, laying, withdrawing, or passing if nothing else is left (SIM-R1)."""
    spearman, rider = spearman_at_home(state), rider_at_home(state)
    found = free_actions(state)
    before = len(found)
    if spearman or rider:
        marked = markers(state, state.turn)
        add_placements(found, state, spearman, rider, marked)
        add_layings(found, state, spearman, rider, marked)
    add_withdrawals(found, state)
    if len(found) == before:
        found.append(PASS)
    return found


def free_actions(state: "Simurgh") -> list[int]:
    """SIM-4.3: list the abilities that can be used and the riders that can be moved."""
    found = dragons.use_actions(state)
    if not state.moved:
        wilds.add_moves(found, state)
    return found


def add_withdrawals(found: list[int], state: "Simurgh") -> None:
    """SIM-R2, SIM-R3: add the vassals on the board, each kind and space once; and all of them if there are several."""
    first = state.turn * 5
    placed: list[int] = []
    count = 0
    for each in range(first, first + 5):
        place = state.where[each]
        if place >= 0:
            count += 1
            action = WITHDRAW + place if each < first + 3 else WITHDRAW + SPACES + place
            if action not in placed:
                placed.append(action)
    if count > 1:
        placed.sort()
        placed.append(WITHDRAW_ALL)
    found.extend(placed)


def open_answer(state: "Simurgh", frame: Frame, action: int) -> None:
    """Carry out a free action or begin the main action."""
    if action < PLACE:
        city.free_action(state, frame, action)
    elif action < LAY:
        placing.place(state, action)
    elif action < WITHDRAW:
        tile, wild = divmod(action - (LAY if action < REPLACE else REPLACE), 6)
        wilds.lay(state, tile + 1, wild)
    elif action == PASS:
        if state.events is not None:
            state.tell("simurgh-event-passed", seat=state.turn)
        state.stack.append(AFTERWARDS)
    else:
        state.stack.append(AFTERWARDS)
        state.stack.append(CHECK)
        withdraw_answer(state, WITHDRAWAL, action)


# --- T2: a laid tile waits for its vassal ---------------------------------------------------------------------------


def laid_legal(state: "Simurgh") -> list[int]:
    """SIM-6.4, SIM-R80 (b): abilities that leave the tile usable; a vassal on a space of the tile."""
    spearman, rider = spearman_at_home(state), rider_at_home(state)
    found = dragons.use_actions(state)
    if found:
        found = duties.keeping(state, found)
    add_placements_on(found, state, state.laid, spearman, rider, markers(state, state.turn))
    return found


def laid_answer(state: "Simurgh", frame: Frame, action: int) -> None:
    """Use an ability, or place the vassal."""
    if action < PLACE:
        city.free_action(state, frame, action)
    else:
        placing.place(state, action)


# --- Withdrawing ----------------------------------------------------------------------------------------------------


def withdraw_legal(state: "Simurgh") -> list[int]:
    """SIM-R2: more vassals, all, or no more."""
    found: list[int] = []
    add_withdrawals(found, state)
    found.append(DONE)
    return found


def withdraw_answer(state: "Simurgh", frame: Frame, action: int) -> None:
    """SIM-4.5: vassals come home; the tiles are checked once all have been named."""
    first = state.turn * 5
    if action == WITHDRAW_ALL:
        for each in range(first, first + 5):
            if state.where[each] >= 0:
                take_home(state, each)
    elif action != DONE:
        place = action - WITHDRAW
        if place >= SPACES:
            place -= SPACES
            first += 3
        each = first
        while state.where[each] != place:
            each += 1
        take_home(state, each)
        if any(state.where[other] >= 0 for other in range(state.turn * 5, state.turn * 5 + 5)):
            state.stack.append(frame)


def take_home(state: "Simurgh", vassal: int) -> None:
    """One vassal leaves its space."""
    place = state.where[vassal]
    state.where[vassal] = HOME
    leave(state, place)
    if state.events is not None:
        kind = VASSALS[vassal % 5 >= 3]
        state.tell("simurgh-event-withdrew", seat=state.turn, vassal=kind, space=SPACE_LABELS[place])


# --- T4: after the main action --------------------------------------------------------------------------------------


def after_step(state: "Simurgh", frame: Frame) -> bool:
    """SIM-4.4: ask only if there is a free action left. Register: whether the main action is finished."""
    state.busy = False
    seat = state.turn
    if dragons.any_usable(state) or wilds.can_move(state):
        state.stack.append(MAIN_DONE)
        return True
    if total(state.stock[seat]) <= state.board.resource_limit and hand_size(state, seat) <= MOST_TILES:
        city.refill(state)
        return next_turn(state)
    end_turn(state)
    return False


def after_legal(state: "Simurgh") -> list[int]:
    """Free actions, or the end of the turn."""
    found = free_actions(state)
    found.append(END_TURN)
    return found


def after_answer(state: "Simurgh", frame: Frame, action: int) -> None:
    """Carry out a free action, or end the turn."""
    if action == END_TURN:
        end_turn(state)
    else:
        city.free_action(state, frame, action)


def end_turn(state: "Simurgh") -> None:
    """SIM-8.1 … SIM-8.3: limits, then the refill, then the next player."""
    state.stack.append(NEXT_TURN)
    state.stack.append(REFILL)
    state.stack.append(COUNT_RESOURCES)
    state.stack.append(COUNT_TILES)


# --- T5: limits -----------------------------------------------------------------------------------------------------


def hand_size(state: "Simurgh", seat: int) -> int:
    """SIM-R47: count the tiles that the hand limit counts."""
    counted = state.power[seat] != NONE and state.board.power_tile_counts
    return len(state.hands[seat]) + counted


def hand_step(state: "Simurgh", frame: Frame) -> bool:
    """SIM-8.1: ask while there are too many tiles."""
    if hand_size(state, state.turn) <= MOST_TILES:
        return False
    state.stack.append(frame)
    return True


def hand_legal(state: "Simurgh") -> list[int]:
    """SIM-8.1: any tile but the power tile, to the top or the bottom of the stack."""
    ends = 2 if state.pile else 1
    return [DISCARD + (tile - 1) * 2 + end for tile in state.hands[state.turn] for end in range(ends)]


def hand_answer(state: "Simurgh", frame: Frame, action: int) -> None:
    """Put a tile on or under the stack; the others do not see which."""
    tile, end = divmod(action - DISCARD, 2)
    tile += 1
    seat = state.turn
    state.hands = state.hands[:]
    state.hands[seat] = [each for each in state.hands[seat] if each != tile]
    state.pile = [tile, *state.pile] if end else [*state.pile, tile]
    sightings.left(state, tile)
    state.stack.append(frame)
    if state.events is not None:
        state.tell(
            "simurgh-event-discarded",
            seat=seat,
            tile=TILES[tile],
            end=ENDS[end],
            secret=("tile",),
            audience=(seat,),
        )


def resource_step(state: "Simurgh", frame: Frame) -> bool:
    """SIM-8.2: ask while there are too many resources of more than one kind."""
    seat = state.turn
    stock = state.stock[seat]
    excess = total(stock) - state.board.resource_limit
    if excess <= 0:
        return False
    kind = 0
    while not stock >> 8 * kind & 0xFF:
        kind += 1
    if stock & GOODS >= UNIT[kind + 1]:
        state.stack.append(frame)
        return True
    give_back(state, kind, excess)
    return False


def resource_legal(state: "Simurgh") -> list[int]:
    """Any kind that the player has."""
    stock = state.stock[state.turn]
    return [GIVE_BACK + kind for kind in range(6) if stock >> 8 * kind & 0xFF]


def resource_answer(state: "Simurgh", frame: Frame, action: int) -> None:
    """Give one back; only the excess is given back (SIM-R73)."""
    give_back(state, action - GIVE_BACK, 1)
    state.stack.append(frame)


def give_back(state: "Simurgh", kind: int, count: int) -> None:
    """Return tokens to the supply."""
    state.stock[state.turn] -= count * UNIT[kind]
    if state.events is not None:
        state.tell(f"simurgh-event-gave-back-{RESOURCES[kind]}", seat=state.turn, count=count)


# --- T6, T7: refill, next player ------------------------------------------------------------------------------------


def refill_step(state: "Simurgh", frame: Frame) -> bool:
    """SIM-8.3: slide and refill the Scout Quarters."""
    city.refill(state)
    return False


def next_turn(state: "Simurgh") -> bool:
    """SIM-8.5, SIM-R84: the next player decides, or the game is over."""
    first = state.turn * 5
    for each in range(first, first + 5):
        if state.where[each] == RETURNED:
            state.where[each] = HOME
    state.turns += 1
    seat = state.turn + 1 if state.turn + 1 < state.seats else 0
    if seat == state.final:
        scoring.end_game(state)
        return True
    if state.turns >= state.board.turn_cap:
        if state.events is not None:
            state.tell("simurgh-event-capped", turns=state.turns)
        scoring.end_game(state)
        return True
    begin_turn(state, seat)
    return True
