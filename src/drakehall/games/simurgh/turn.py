"""The turn: free actions, the one main action, limits, refill, next player (SIM-4, SIM-8)."""

from typing import TYPE_CHECKING, Final

from drakehall.games.simurgh import city, dragons, duties, placing, scoring, sightings, wilds
from drakehall.games.simurgh.compiled_board import HAND_LIMIT as MOST_TILES
from drakehall.games.simurgh.effects import RESOURCES, UNIT, total
from drakehall.games.simurgh.paying import leave, markers
from drakehall.games.simurgh.placing import all_placements, layings, reached, wild_placements
from drakehall.games.simurgh.vocabulary import (
    AFTER,
    AFTERWARDS,
    CHECK,
    DISCARD,
    DONE,
    END_TURN,
    ENDS,
    GIVE_BACK,
    HAND_LIMIT,
    HOME,
    LAY,
    NEXT,
    NO_DUTY,
    NONE,
    OPENING,
    PASS,
    PLACE,
    REFILLING,
    REPLACE,
    RESOURCE_LIMIT,
    RETURNED,
    SPACE_LABELS,
    SPACES,
    TILES,
    VASSALS,
    WITHDRAW,
    WITHDRAW_ALL,
    WITHDRAWING,
    Frame,
)

if TYPE_CHECKING:
    from drakehall.games.simurgh.rules import Simurgh

BYTES: Final = tuple(0xFF << 8 * kind for kind in range(6))
"""The part of a packed stock that each resource takes."""


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


def wait(state: "Simurgh", frame: Frame) -> bool:
    """Ask, whatever the answer can be."""
    state.stack.append(frame)
    return True


def open_legal(state: "Simurgh", frame: Frame) -> list[int]:
    """SIM-4.2, SIM-4.3: free actions; placing, laying, withdrawing, or passing if nothing else is left (SIM-R1)."""
    seat = state.turn
    own = state.where[seat * 5 : seat * 5 + 5]
    one, two, three, four, five = own
    spearman = one == HOME or two == HOME or three == HOME
    rider = four == HOME or five == HOME
    acts = state.acts[seat]
    found = dragons.use_actions(state) if acts else []
    if four >= 12 or five >= 12:
        found += wilds.move_actions(state)
    before = len(found)
    if spearman or rider:
        marked = acts.bit_count() + state.ready[seat].bit_count()
        reach = reached(state, state.stock[seat], marked)
        found += all_placements(state, spearman, rider, marked, reach)
        found += layings(state, spearman, rider, marked, reach)
    if max(own) >= 0:
        found += withdrawals(own)
    if len(found) == before:
        found.append(PASS)
    return found


def withdrawals(own: list[int]) -> list[int]:
    """SIM-R2, SIM-R3: list the vassals on the board, each kind and space once; and all of them if there are several."""
    placed = [WITHDRAW + place for place in own[:3] if place >= 0]
    placed += [WITHDRAW + SPACES + place for place in own[3:] if place >= 0]
    if len(placed) > 1:
        return [*sorted(set(placed)), WITHDRAW_ALL]
    return placed


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
        withdraw_answer(state, (WITHDRAWING, 0, 0, 0, 0), action)


# --- T2: a laid tile waits for its vassal ---------------------------------------------------------------------------


def laid_legal(state: "Simurgh", frame: Frame) -> list[int]:
    """SIM-6.4, SIM-R80 (b): abilities that leave the tile usable; a vassal on a space of the tile."""
    first = state.turn * 5
    own = state.where[first : first + 5]
    places = wild_placements(state, state.laid, HOME in own[:3], HOME in own[3:], markers(state, state.turn))
    free = dragons.use_actions(state)
    return duties.keeping(state, free) + places if free else places


def laid_answer(state: "Simurgh", frame: Frame, action: int) -> None:
    """Use an ability, or place the vassal."""
    if action < PLACE:
        city.free_action(state, frame, action)
    else:
        placing.place(state, action)


# --- Withdrawing ----------------------------------------------------------------------------------------------------


def withdraw_legal(state: "Simurgh", frame: Frame) -> list[int]:
    """SIM-R2: more vassals, all, or no more."""
    first = state.turn * 5
    return [*withdrawals(state.where[first : first + 5]), DONE]


def withdraw_answer(state: "Simurgh", frame: Frame, action: int) -> None:
    """SIM-4.5: vassals come home; the tiles are checked once all have been named."""
    first = state.turn * 5
    if action == WITHDRAW_ALL:
        for each in range(first, first + 5):
            if state.where[each] >= 0:
                take_home(state, each)
    elif action != DONE:
        vassal, place = divmod(action - WITHDRAW, SPACES)
        take_home(state, state.where.index(place, first + 3 * vassal))
        if max(state.where[first : first + 5]) >= 0:
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
    if (state.acts[seat] and dragons.usable(state)) or (not state.moved and wilds.move_actions(state)):
        state.stack.append((AFTER, 1, 0, 0, 0))
        return True
    if total(state.stock[seat]) <= state.board.resource_limit and hand_size(state, seat) <= MOST_TILES:
        city.refill(state)
        return next_turn(state)
    end_turn(state)
    return False


def after_legal(state: "Simurgh", frame: Frame) -> list[int]:
    """Free actions, or the end of the turn."""
    return [*dragons.use_actions(state), *wilds.move_actions(state), END_TURN]


def after_answer(state: "Simurgh", frame: Frame, action: int) -> None:
    """Carry out a free action, or end the turn."""
    if action == END_TURN:
        end_turn(state)
    else:
        city.free_action(state, frame, action)


def end_turn(state: "Simurgh") -> None:
    """SIM-8.1 … SIM-8.3: limits, then the refill, then the next player."""
    state.stack.append((NEXT, 0, 0, 0, 0))
    state.stack.append((REFILLING, 0, 0, 0, 0))
    state.stack.append((RESOURCE_LIMIT, 0, 0, 0, 0))
    state.stack.append((HAND_LIMIT, 0, 0, 0, 0))


# --- T5: limits -----------------------------------------------------------------------------------------------------


def hand_size(state: "Simurgh", seat: int) -> int:
    """SIM-R47: count the tiles that the hand limit counts."""
    counted = state.power[seat] != NONE and state.options.power_tile_counts
    return len(state.hands[seat]) + counted


def hand_step(state: "Simurgh", frame: Frame) -> bool:
    """SIM-8.1: ask while there are too many tiles."""
    if hand_size(state, state.turn) <= MOST_TILES:
        return False
    state.stack.append(frame)
    return True


def hand_legal(state: "Simurgh", frame: Frame) -> list[int]:
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
    kinds = [kind for kind, byte in enumerate(BYTES) if stock & byte]
    if len(kinds) > 1:
        state.stack.append(frame)
        return True
    give_back(state, kinds[0], excess)
    return False


def resource_legal(state: "Simurgh", frame: Frame) -> list[int]:
    """Any kind that the player has."""
    stock = state.stock[state.turn]
    return [GIVE_BACK + kind for kind, byte in enumerate(BYTES) if stock & byte]


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


def next_step(state: "Simurgh", frame: Frame) -> bool:
    """The next player, or the end."""
    return next_turn(state)


def next_turn(state: "Simurgh") -> bool:
    """SIM-8.5, SIM-R84: the next player decides, or the game is over."""
    first = state.turn * 5
    if RETURNED in state.where[first : first + 5]:
        for each in range(first, first + 5):
            if state.where[each] == RETURNED:
                state.where[each] = HOME
    state.turns += 1
    seat = (state.turn + 1) % state.seats
    if seat == state.final:
        scoring.end_game(state)
        return True
    if state.turns >= state.options.turn_cap:
        if state.events is not None:
            state.tell("simurgh-event-capped", turns=state.turns)
        scoring.end_game(state)
        return True
    begin_turn(state, seat)
    return True
