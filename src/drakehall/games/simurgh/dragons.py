"""Dragons: using abilities, putting markers down, drawing and keeping tiles (SIM-7)."""

from typing import TYPE_CHECKING, Final

from drakehall.games.simurgh import sightings
from drakehall.games.simurgh.compiled_tiles import ABILITIES, ACTS, REFILLABLE, SLOT_ACT, SLOT_ANSWER, AbilityFact
from drakehall.games.simurgh.effects import SCOUT_FACE_UP, SCOUT_TOP, payable
from drakehall.games.simurgh.paying import FOR_ABILITY, affords, markers, remove_marker, spendable
from drakehall.games.simurgh.tiles import FIRST_DRAGON, FIRST_OBJECTIVE
from drakehall.games.simurgh.vocabulary import (
    ABILITY_LABELS,
    CHECK,
    ENDS,
    KEEP,
    KEEPING,
    MARK,
    MARKING,
    NONE,
    PAYING,
    PUT_BACK,
    RETURNING,
    RIDER,
    SUPPLY,
    TAKING,
    TILES,
    USE,
    Frame,
)

if TYPE_CHECKING:
    from drakehall.games.simurgh.rules import Simurgh

DRAGON_FAMILY: Final = 0
OBJECTIVE_FAMILY: Final = 1


# --- Abilities as free actions --------------------------------------------------------------------------------------


def use_actions(state: "Simurgh") -> list[int]:
    """SIM-7.7, SIM-R83: list the marked abilities whose cost can be paid and whose gain is possible, as actions."""
    mask = state.acts[state.turn]
    found: list[int] = []
    while mask:
        bit = mask & -mask
        mask ^= bit
        fact = ACTS[bit.bit_length() - 1]
        if usable(state, fact):
            found.append(USE + fact.number)
    return found


def any_usable(state: "Simurgh") -> bool:
    """Return whether some marked ability can be used."""
    mask = state.acts[state.turn]
    while mask:
        bit = mask & -mask
        mask ^= bit
        if usable(state, ACTS[bit.bit_length() - 1]):
            return True
    return False


def usable(state: "Simurgh", fact: AbilityFact) -> bool:
    """SIM-7.7, SIM-R83: return whether the cost of an ability can be paid and its gain is possible."""
    seat = state.turn
    return payable(state.stock[seat], fact.need) and (not fact.hard or possible(state, seat, fact))


def possible(state: "Simurgh", seat: int, fact: AbilityFact) -> bool:
    """SIM-R20, SIM-R22, SIM-R56, SIM-R83: the tests beyond exact tokens."""
    cost, gain = fact.cost.first, fact.gain.first
    if not affords(state.stock[seat], cost):
        return False
    if cost.marker and markers(state, seat) <= cost.marker:
        return False
    own = state.where[seat * 5 : seat * 5 + 5]
    if cost.spearman or cost.rider:
        if own.count(SUPPLY) > 3:
            return False
        if not spendable(state, seat, RIDER if cost.rider else 0, FOR_ABILITY):
            return False
    if gain.rider and SUPPLY not in own[3:]:
        return False
    if gain.special == SCOUT_FACE_UP:
        return any(tile != NONE for tile in state.slots)
    if gain.special == SCOUT_TOP:
        return bool(state.pile)
    return True


def use(state: "Simurgh", number: int) -> None:
    """SIM-7.5: remove the marker, pay, receive; then tiles are looked at."""
    fact = ABILITIES[number]
    remove_marker(state, number)
    if state.events is not None:
        state.tell("simurgh-event-used", seat=state.turn, ability=ABILITY_LABELS[number])
    stack = state.stack
    stack.append(CHECK)
    stack.append((TAKING, fact.gain.number, 0, 0, 0))
    stack.append((PAYING, fact.cost.number, FOR_ABILITY, 0, 0))


# --- Markers --------------------------------------------------------------------------------------------------------


def free_slot(state: "Simurgh", seat: int, dragon: int) -> int:
    """SIM-7.4, SIM-7.6: return the leftmost slot that is empty and may be filled; -1: there is none."""
    acts, ready = state.acts[seat], state.ready[seat]
    for slot in range(dragon * 3, dragon * 3 + 3):
        if REFILLABLE[slot] and not acts & SLOT_ACT[slot] and not ready & SLOT_ANSWER[slot]:
            return slot
    return -1


def free_slots(state: "Simurgh", seat: int) -> int:
    """Count the slots that can be filled."""
    acts, ready = state.acts[seat], state.ready[seat]
    count = 0
    for dragon in state.dragons[seat]:
        for slot in range(dragon * 3, dragon * 3 + 3):
            if REFILLABLE[slot] and not acts & SLOT_ACT[slot] and not ready & SLOT_ANSWER[slot]:
                count += 1
    return count


def put_marker(state: "Simurgh", slot: int) -> None:
    """Put a marker down."""
    seat = state.turn
    state.acts[seat] |= SLOT_ACT[slot]
    state.ready[seat] |= SLOT_ANSWER[slot]
    if state.events is not None:
        state.tell("simurgh-event-marked", seat=seat, ability=ABILITY_LABELS[slot])


def mark_step(state: "Simurgh", frame: Frame) -> bool:
    """SIM-7.4: put markers down; those that fit nowhere are lost."""
    seat = state.turn
    left = frame[1]
    room = free_slots(state, seat)
    if room <= left:
        for dragon in state.dragons[seat]:
            while (slot := free_slot(state, seat, dragon)) >= 0:
                put_marker(state, slot)
        if left > room and state.events is not None:
            state.tell("simurgh-event-lost-markers", seat=seat, count=left - room)
        return False
    choices = mark_legal(state)
    if len(choices) == 1:
        mark_answer(state, frame, choices[0])
        return False
    state.stack.append(frame)
    return True


def mark_legal(state: "Simurgh") -> list[int]:
    """List the player's dragons with room."""
    seat = state.turn
    return [MARK + dragon for dragon in sorted(state.dragons[seat]) if free_slot(state, seat, dragon) >= 0]


def mark_answer(state: "Simurgh", frame: Frame, action: int) -> None:
    """Put one marker down; more may follow."""
    if frame[1] > 1:
        state.stack.append((MARKING, frame[1] - 1, 0, 0, 0))
    put_marker(state, free_slot(state, state.turn, action - MARK))


# --- Drawing dragons ------------------------------------------------------------------------------------------------


def draw_step(state: "Simurgh", frame: Frame) -> bool:
    """SIM-R48: draw this many dragons, or those that are left."""
    count, with_markers = frame[1], frame[2]
    seat = state.turn
    drawn = state.dragon_pile[-count:][::-1]
    if not drawn:
        return False
    state.dragon_pile = state.dragon_pile[: -len(drawn)]
    state.drawn = drawn
    for tile in drawn:
        sightings.entered(state, seat, tile)
    if state.events is not None:
        state.tell("simurgh-event-drew-dragons", seat=seat, count=len(drawn))
        for tile in drawn:
            state.tell(
                "simurgh-event-saw-dragon",
                seat=seat,
                dragon=TILES[tile],
                secret=("dragon",),
                audience=(seat,),
                reveals=True,
            )
    state.stack.append((KEEPING, with_markers, 0, 0, 0))
    return False


def keep_step(state: "Simurgh", frame: Frame) -> bool:
    """A single dragon is kept without a question."""
    if len(state.drawn) == 1:
        keep_answer(state, frame, KEEP + state.drawn[0] - FIRST_DRAGON)
        return False
    state.stack.append(frame)
    return True


def keep_legal(state: "Simurgh") -> list[int]:
    """SIM-R48: list the drawn dragons, both of two equal ones, or the number of a kept one would reveal the other."""
    return [KEEP + tile - FIRST_DRAGON for tile in sorted(state.drawn)]


def keep_answer(state: "Simurgh", frame: Frame, action: int) -> None:
    """SIM-7.2: the kept dragon gets its markers; the others go back."""
    tile = action - KEEP + FIRST_DRAGON
    state.drawn = [each for each in state.drawn if each != tile]
    own_dragon(state, state.turn, tile, frame[1])
    state.stack.append((RETURNING, DRAGON_FAMILY, 0, 0, 0))


def own_dragon(state: "Simurgh", seat: int, tile: int, with_markers: int) -> None:
    """SIM-7.2: a dragon lies in front of its owner, its first slots marked."""
    dragon = tile - FIRST_DRAGON
    state.dragons = state.dragons[:]
    state.dragons[seat] = [*state.dragons[seat], dragon]
    sightings.shown(state, tile)
    for slot in range(dragon * 3, dragon * 3 + with_markers):
        state.acts[seat] |= SLOT_ACT[slot]
        state.ready[seat] |= SLOT_ANSWER[slot]
    if state.events is not None:
        state.tell("simurgh-event-kept", seat=seat, dragon=TILES[tile], count=with_markers, reveals=True, own=True)


# --- Returning what was drawn ---------------------------------------------------------------------------------------


def return_step(state: "Simurgh", frame: Frame) -> bool:
    """SIM-6.8: the tiles not kept go back, one by one."""
    objectives = frame[1] == OBJECTIVE_FAMILY
    tiles = state.shown if objectives else state.drawn
    if not tiles:
        return False
    if len(tiles) == 1 and not (state.objective_pile if objectives else state.dragon_pile):
        put_back(state, tiles[0], 0)
        return False
    state.stack.append(frame)
    return True


def return_legal(state: "Simurgh", frame: Frame) -> list[int]:
    """List each tile with top and bottom; in an empty pile both are the same."""
    objectives = frame[1] == OBJECTIVE_FAMILY
    tiles = sorted(state.shown if objectives else state.drawn)
    ends = 2 if (state.objective_pile if objectives else state.dragon_pile) else 1
    return [PUT_BACK + (tile - FIRST_DRAGON) * 2 + end for tile in tiles for end in range(ends)]


def return_answer(state: "Simurgh", frame: Frame, action: int) -> None:
    """Put one tile back."""
    tile, end = divmod(action - PUT_BACK, 2)
    put_back(state, tile + FIRST_DRAGON, end)
    state.stack.append(frame)


def put_back(state: "Simurgh", tile: int, end: int) -> None:
    """SIM-6.8, SIM-R49: onto the top or under the bottom of its pile; which tile it is, only the player knows."""
    sightings.left(state, tile)
    if tile >= FIRST_OBJECTIVE:
        pile = state.objective_pile
        state.objective_pile = [tile, *pile] if end else [*pile, tile]
        state.shown = [each for each in state.shown if each != tile]
    else:
        pile = state.dragon_pile
        state.dragon_pile = [tile, *pile] if end else [*pile, tile]
        state.drawn = [each for each in state.drawn if each != tile]
    if state.events is not None:
        tell_returned(state, tile, end)


def tell_returned(state: "Simurgh", tile: int, end: int) -> None:
    """Everyone learns where a tile was returned, its player also which."""
    seat = state.turn
    label, place = TILES[tile], ENDS[end]
    if tile >= FIRST_OBJECTIVE:
        state.tell(
            "simurgh-event-returned-objective",
            seat=seat,
            end=place,
            objective=label,
            secret=("objective",),
            audience=(seat,),
        )
    else:
        state.tell(
            "simurgh-event-returned-dragon", seat=seat, end=place, dragon=label, secret=("dragon",), audience=(seat,)
        )
