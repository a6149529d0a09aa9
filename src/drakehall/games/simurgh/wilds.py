"""The Wilds: laying tiles, removing them, riders on exploration tiles (SIM-6)."""

from typing import TYPE_CHECKING, Final

from drakehall.games.simurgh import sightings
from drakehall.games.simurgh.compiled_tiles import LEVELS, MOVE_COST
from drakehall.games.simurgh.effects import UNIT, WEAPON
from drakehall.games.simurgh.paying import FOR_ABILITY, affords, pay_fixed
from drakehall.games.simurgh.tiles import FIRST_EXPLORATION, TYPE_OF
from drakehall.games.simurgh.vocabulary import (
    CITY_SPACES,
    HOME,
    LAID_DUTY,
    LAYING,
    MOVE,
    MOVED,
    NONE,
    PAYING,
    RETURNED,
    STEPPING,
    TAKING,
    TILES,
    WILD_LABELS,
    Frame,
)

if TYPE_CHECKING:
    from drakehall.games.simurgh.rules import Simurgh

POWER_TYPE: Final = 3


# --- Laying ---------------------------------------------------------------------------------------------------------


def lay(state: "Simurgh", tile: int, wild: int) -> None:
    """SIM-6.3: clear the space if need be, lay the tile, receive the bonus; a vassal must follow."""
    seat = state.turn
    if state.wilds[wild] != NONE:
        pay_fixed(state, UNIT[WEAPON])
        remove(state, wild)
    state.wilds[wild] = tile
    if TYPE_OF[tile] == POWER_TYPE:
        state.power = state.power[:]
        state.power[seat] = NONE
    else:
        state.hands = state.hands[:]
        state.hands[seat] = [each for each in state.hands[seat] if each != tile]
        sightings.shown(state, tile)
    state.laid = wild
    state.duty = LAID_DUTY
    if state.events is not None:
        state.tell("simurgh-event-laid", seat=seat, tile=TILES[tile], wild=WILD_LABELS[wild], reveals=True, own=True)
    state.stack.append(LAYING)
    state.stack.append((TAKING, state.board.bonus[wild].number, 0, 0, 0))


# --- Removing -------------------------------------------------------------------------------------------------------


def remove(state: "Simurgh", wild: int) -> None:
    """SIM-6.7: vassals go home, the tile goes to the Chronicle; then the end is checked (SIM-R66)."""
    tile = state.wilds[wild]
    first = CITY_SPACES + 4 * wild
    own = state.turn * 5
    if state.load[wild]:
        for each, place in enumerate(state.where):
            if first <= place < first + 4:
                state.where[each] = RETURNED if own <= each < own + 5 else HOME  # SIM-R8
        for space in range(first, first + 4):
            state.crowd[space] = 0
        state.taken &= ~(15 << first)
        state.load[wild] = 0
    state.wilds[wild] = NONE
    state.chronicle = [*state.chronicle, tile]
    if state.events is not None:
        state.tell("simurgh-event-chronicled", tile=TILES[tile], wild=WILD_LABELS[wild], count=len(state.chronicle))
    if len(state.chronicle) >= state.board.chronicle_end:
        trigger_end(state)


def trigger_end(state: "Simurgh") -> None:
    """SIM-8.4, SIM-R66: the last turns begin, once."""
    if state.final == NONE:
        state.final = state.turn
        if state.events is not None:
            state.tell("simurgh-event-end-triggered", seat=state.turn)


def check_tiles(state: "Simurgh") -> None:
    """SIM-6.6, SIM-6.12, SIM-R28, SIM-R29: remove every tile that is empty, full or explored to the end."""
    load = state.load
    for wild in state.board.wilds:
        tile = state.wilds[wild]
        if tile == NONE or wild == state.laid:
            continue
        if not load[wild] or (
            state.crowd[15 + 4 * wild] > 0 if tile >= FIRST_EXPLORATION else load[wild] >= state.board.full
        ):
            remove(state, wild)


def check_step(state: "Simurgh", frame: Frame) -> bool:
    """Check all tiles after a finished effect."""
    check_tiles(state)
    return False


# --- Exploring ------------------------------------------------------------------------------------------------------


def add_moves(found: list[int], state: "Simurgh") -> None:
    """SIM-6.11: add the tiles on which the player can move a rider down now."""
    first = state.turn * 5 + 3
    one, other = explored(state, first), explored(state, first + 1)
    if one > other:
        one, other = other, one
    if one != NONE:
        found.append(MOVE + one)
    if other != NONE:
        found.append(MOVE + other)


def can_move(state: "Simurgh") -> bool:
    """Return whether the player has not yet moved a rider and can do so."""
    first = state.turn * 5 + 3
    return not state.moved and (explored(state, first) != NONE or explored(state, first + 1) != NONE)


def explored(state: "Simurgh", rider: int) -> int:
    """Return the space of the Wilds with the exploration tile on which a rider can be moved down; -1: there is none."""
    place = state.where[rider]
    if place < CITY_SPACES:
        return NONE
    wild = (place - CITY_SPACES) >> 2
    return wild if state.wilds[wild] >= FIRST_EXPLORATION and can_step(state, rider, place, wild) else NONE


def can_step(state: "Simurgh", vassal: int, place: int, wild: int) -> bool:
    """SIM-6.10, SIM-R38: an empty level below, the cost in hand, not placed in this turn (second edition)."""
    if (place & 3) == 3 or state.crowd[place + 1]:
        return False
    if vassal == state.fresh and not state.board.first_edition:
        return False
    stock = state.stock[state.turn]
    return any(affords(stock, bundle) for bundle in MOVE_COST[state.wilds[wild]].options)


def own_rider(state: "Simurgh", wild: int) -> int:
    """Return the player's rider on an exploration tile; -1: there is none."""
    first = state.turn * 5 + 3
    for each in range(first, first + 2):
        if state.where[each] >= CITY_SPACES and (state.where[each] - CITY_SPACES) >> 2 == wild:
            return each
    return NONE


def can_go_on(state: "Simurgh", wild: int) -> bool:
    """SIM-R35: whether the rider that has just moved can move once more."""
    rider = own_rider(state, wild)
    return rider != NONE and state.extra == NONE and can_step(state, rider, state.where[rider], wild)


def move(state: "Simurgh", wild: int) -> None:
    """SIM-6.11: pay, go down one level, receive its gain."""
    state.stack.append((MOVED, wild, 0, 0, 0))
    state.stack.append((STEPPING, wild, 0, 0, 0))
    state.stack.append((PAYING, MOVE_COST[state.wilds[wild]].number, FOR_ABILITY, 0, 0))


def step_step(state: "Simurgh", frame: Frame) -> bool:
    """The rider goes down and receives."""
    wild = frame[1]
    rider = own_rider(state, wild)
    place = state.where[rider]
    state.where[rider] = place + 1
    state.crowd[place] -= 1
    state.crowd[place + 1] += 1
    state.taken ^= 3 << place  # one rider stands on a level, and the next one was empty
    level = (place + 1) & 3
    if state.events is not None:
        state.tell("simurgh-event-moved", seat=state.turn, wild=WILD_LABELS[wild], level=level + 1)
    state.stack.append((TAKING, LEVELS[state.wilds[wild]][level].number, wild + 1, 0, 0))
    return False


def moved_step(state: "Simurgh", frame: Frame) -> bool:
    """After a move the tiles are checked; then comes the extra move that was declared (SIM-R81)."""
    check_tiles(state)
    if state.extra != NONE:
        state.extra = NONE
        move(state, frame[1])
    return False
