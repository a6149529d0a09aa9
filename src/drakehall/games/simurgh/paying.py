"""Paying: resources, points, markers, vassals (SIM-5.5 … SIM-5.8)."""

from typing import TYPE_CHECKING, Final

from drakehall.games.simurgh.compiled_tiles import ABILITIES, ANSWERS_SPEND, SLOT_ACT, SLOT_ANSWER
from drakehall.games.simurgh.effects import KINDS, MEAT, STONE, UNIT, VEG, WOOD, Bundle, amount, payable
from drakehall.games.simurgh.vocabulary import (
    ABILITY_LABELS,
    ANSWERING,
    CITY_SPACES,
    FOOD,
    HOME,
    MATERIAL,
    MIX_WIDTH,
    NONE,
    PAY,
    PAYING,
    RETURNED,
    RIDER,
    SPACE_LABELS,
    SPACES,
    SPEARMAN,
    SPEND,
    SPEND_WIDTH,
    SPENDING,
    SPENT,
    SUPPLY,
    UNMARK,
    UNMARKING,
    VASSALS,
    Frame,
)

if TYPE_CHECKING:
    from drakehall.games.simurgh.rules import Simurgh

FOR_ABILITY: Final = 0
FOR_SPACE: Final = 1


def affords(stock: int, bundle: Bundle) -> bool:
    """SIM-5.3: whether the resources and points of a bundle can be paid."""
    if not payable(stock, bundle.fixed):
        return False
    if not bundle.food and not bundle.material:
        return True
    rest = stock - bundle.fixed
    return (rest & 0xFF) + (rest >> 8 & 0xFF) >= bundle.food and (rest >> 16 & 0xFF) + (
        rest >> 24 & 0xFF
    ) >= bundle.material


# --- A whole cost ---------------------------------------------------------------------------------------------------


def pay_step(state: "Simurgh", frame: Frame) -> bool:
    """Pay what leaves no choice; ask for a choice of options or of a mix. Registers: effect, for what, mixes left."""
    number, use = frame[1], frame[2]
    seat = state.turn
    if number != NONE:
        effect = state.board.effects[number]
        if effect.plain:
            pay_fixed(state, effect.first.fixed)
            return False
        options = [each for each in effect.options if affords(state.stock[seat], each)]
        if len(options) == 1:
            pay_bundle(state, options[0], use)
            return False
    else:
        ways = mixes(state.stock[seat], frame[3], frame[4])
        if len(ways) == 1:
            pay_mix(state, frame, ways[0])
            return False
    state.stack.append(frame)
    return True


def pay_legal(state: "Simurgh", frame: Frame) -> list[int]:
    """List the options or mixes that can be paid."""
    stock = state.stock[state.turn]
    if frame[1] == NONE:
        return mixes(stock, frame[3], frame[4])
    options = state.board.effects[frame[1]].options
    return sorted(PAY + first_kind(each) for each in options if affords(stock, each))


def pay_answer(state: "Simurgh", frame: Frame, action: int) -> None:
    """Pay as chosen."""
    if action >= FOOD:
        pay_mix(state, frame, action)
        return
    kind = action - PAY
    options = state.board.effects[frame[1]].options
    pay_bundle(state, next(each for each in options if first_kind(each) == kind), frame[2])


def pay_bundle(state: "Simurgh", bundle: Bundle, use: int) -> None:
    """SIM-5.5: pay one bundle: exact tokens, mixes, markers, vassals; then what answers a vassal spent (SIM-R81)."""
    pay_fixed(state, bundle.fixed)
    stack = state.stack
    if bundle.spearman or bundle.rider:
        stack.append((SPENT, bool(bundle.spearman) | bool(bundle.rider) << 1, 0, 0, 0))
        stack.extend([(SPENDING, RIDER, use, 0, 0)] * bundle.rider)
        stack.extend([(SPENDING, SPEARMAN, use, 0, 0)] * bundle.spearman)
    if bundle.marker:
        stack.append((UNMARKING, bundle.marker, 0, 0, 0))
    if bundle.food or bundle.material:
        stack.append((PAYING, NONE, use, bundle.food, bundle.material))


def pay_fixed(state: "Simurgh", cost: int) -> None:
    """Pay exact tokens and points."""
    if cost:
        state.stock[state.turn] -= cost
        if state.events is not None:
            tell_tokens(state, "paid", cost)


def tell_tokens(state: "Simurgh", what: str, packed: int) -> None:
    """Report kind by kind what was paid or received."""
    for kind, name in enumerate(KINDS):
        count = amount(packed, kind)
        if count:
            state.tell(f"simurgh-event-{what}-{name}", seat=state.turn, count=count)


def first_kind(bundle: Bundle) -> int:
    """Return the kind that stands for an option of exact tokens."""
    return next(kind for kind in range(7) if amount(bundle.fixed, kind))


def mixes(stock: int, food: int, material: int) -> list[int]:
    """SIM-5.6: list the ways to pay a mix: of food if that is due, otherwise of material."""
    if food:
        low, high = max(0, food - (stock >> 8 & 0xFF)), min(food, stock & 0xFF)
        return [FOOD + veg * MIX_WIDTH + food - veg for veg in range(low, high + 1)]
    low, high = max(0, material - (stock >> 24 & 0xFF)), min(material, stock >> 16 & 0xFF)
    return [MATERIAL + wood * MIX_WIDTH + material - wood for wood in range(low, high + 1)]


def mixed(action: int) -> int:
    """Return the packed tokens that a `food` or `material` action names."""
    if action < MATERIAL:
        mix = action - FOOD
        return mix // MIX_WIDTH * UNIT[VEG] + mix % MIX_WIDTH * UNIT[MEAT]
    mix = action - MATERIAL
    return mix // MIX_WIDTH * UNIT[WOOD] + mix % MIX_WIDTH * UNIT[STONE]


def pay_mix(state: "Simurgh", frame: Frame, action: int) -> None:
    """Pay a mix; a second one may follow."""
    pay_fixed(state, mixed(action))
    if frame[3] and frame[4]:
        state.stack.append((PAYING, NONE, frame[2], 0, frame[4]))


# --- Markers --------------------------------------------------------------------------------------------------------


def unmark_step(state: "Simurgh", frame: Frame) -> bool:
    """SIM-5.7, SIM-R15: take a marker from any own dragon."""
    choices = unmark_legal(state)
    if len(choices) == 1:
        unmark_answer(state, frame, choices[0])
        return False
    state.stack.append(frame)
    return True


def unmark_legal(state: "Simurgh") -> list[int]:
    """List the markers of the player."""
    seat = state.turn
    acts, ready = state.acts[seat], state.ready[seat]
    return [
        UNMARK + dragon * 3 + slot
        for dragon in sorted(state.dragons[seat])
        for slot in range(3)
        if acts & SLOT_ACT[dragon * 3 + slot] or ready & SLOT_ANSWER[dragon * 3 + slot]
    ]


def unmark_answer(state: "Simurgh", frame: Frame, action: int) -> None:
    """Pay a marker; more may be due."""
    if frame[1] > 1:
        state.stack.append((UNMARKING, frame[1] - 1, 0, 0, 0))
    remove_marker(state, action - UNMARK)
    if state.events is not None:
        state.tell("simurgh-event-unmarked", seat=state.turn, ability=ABILITY_LABELS[action - UNMARK])


def remove_marker(state: "Simurgh", ability: int) -> None:
    """SIM-7.5: a marker goes back to the supply."""
    fact = ABILITIES[ability]
    if fact.trigger:
        state.ready[state.turn] &= ~fact.bit
    else:
        state.acts[state.turn] &= ~fact.bit


def markers(state: "Simurgh", seat: int) -> int:
    """Count the markers on a player's dragons."""
    return state.acts[seat].bit_count() + state.ready[seat].bit_count()


# --- Vassals --------------------------------------------------------------------------------------------------------


def spearman_at_home(state: "Simurgh") -> bool:
    """Whether the player has a spearman to place."""
    where, first = state.where, state.turn * 5
    return where[first] == HOME or where[first + 1] == HOME or where[first + 2] == HOME


def rider_at_home(state: "Simurgh") -> bool:
    """Whether the player has a rider to place."""
    where, first = state.where, state.turn * 5
    return where[first + 3] == HOME or where[first + 4] == HOME


def spend_step(state: "Simurgh", frame: Frame) -> bool:
    """SIM-5.8: spend a vassal; ask if there is a choice."""
    choices = spend_legal(state, frame)
    if len(choices) == 1:
        spend_answer(state, choices[0])
        return False
    state.stack.append(frame)
    return True


def spend_legal(state: "Simurgh", frame: Frame) -> list[int]:
    """SIM-R19: an unassigned vassal of the type first; if there is none, one that stands on another space."""
    vassal = frame[1]
    first = SPEND + vassal * SPEND_WIDTH
    places = spendable(state, state.turn, vassal, frame[2])
    if HOME in places or RETURNED in places:
        return [first + SPACES] * (HOME in places) + [first + SPACES + 1] * (RETURNED in places)
    return sorted({first + place for place in places})


def spendable(state: "Simurgh", seat: int, vassal: int, use: int) -> list[int]:
    """SIM-R21, SIM-R82: list where a player's vassals of a type are that can be spent now."""
    where = state.where
    first = seat * 5 + 3 * vassal
    fresh = state.fresh
    found = []
    barred = NONE
    if fresh != NONE and use == FOR_SPACE:
        barred = where[fresh]
    for each in range(first, first + 3 - vassal):
        place = where[each]
        if place == SUPPLY or (place >= 0 and place == barred):
            continue
        if each == fresh and state.busy:
            continue
        found.append(place)
    return found


def spend_answer(state: "Simurgh", action: int) -> None:
    """SIM-5.8: a vassal goes back to the supply."""
    vassal, place = divmod(action - SPEND, SPEND_WIDTH)
    if place >= SPACES:
        place = HOME if place == SPACES else RETURNED
    first = state.turn * 5 + 3 * vassal
    each = next(
        each
        for each in range(first, first + 3 - vassal)
        if state.where[each] == place and not (each == state.fresh and state.busy)
    )
    state.where[each] = SUPPLY
    if place >= 0:
        leave(state, place)
    if state.events is not None:
        name = SPACE_LABELS[place] if place >= 0 else "home"
        state.tell("simurgh-event-spent", seat=state.turn, vassal=VASSALS[vassal], place=name)


def leave(state: "Simurgh", space: int) -> None:
    """One vassal fewer stands on a space."""
    state.crowd[space] -= 1
    if not state.crowd[space]:
        state.taken &= ~(1 << space)
    if space >= CITY_SPACES:
        state.load[(space - CITY_SPACES) >> 2] -= 1


def spent_step(state: "Simurgh", frame: Frame) -> bool:
    """SIM-R81: what answers the spending of a vassal does so after the payment, before the gain."""
    types = frame[1]
    cand = state.ready[state.turn]
    cand &= (ANSWERS_SPEND[SPEARMAN] if types & 1 else 0) | (ANSWERS_SPEND[RIDER] if types & 2 else 0)
    if cand:
        state.stack.append((ANSWERING, cand, 0, 0, 0))
    return False
