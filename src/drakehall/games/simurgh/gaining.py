"""Receiving: one event, its answers, its markers, its dragon (SIM-5.4, SIM-7, SIM-R51 … SIM-R55, SIM-R81)."""

from typing import TYPE_CHECKING

from drakehall.games.simurgh import city, wilds
from drakehall.games.simurgh.compiled_tiles import ABILITIES, ANSWERS, ANSWERS_MOVE, ANSWERS_TO, EXTRA_MOVES, ON_GAIN
from drakehall.games.simurgh.effects import (
    EXTRA_MOVE,
    MATCHING,
    MEAT,
    OVERFULL,
    QUARTERS,
    SCOUT_FACE_UP,
    SCOUT_TOP,
    UNIT,
    VEG,
    Bundle,
    Effect,
    fitted,
    kinds_of,
)
from drakehall.games.simurgh.paying import first_kind, mixed, remove_marker, tell_tokens
from drakehall.games.simurgh.vocabulary import (
    ABILITY_LABELS,
    ANSWERING,
    DONE,
    DRAWING,
    FOOD,
    HOME,
    MARKING,
    MATCHING_KIND,
    MATERIAL,
    MIX_WIDTH,
    SUPPLY,
    TAKE,
    TAKING,
    TAKING_FACE_UP,
    USE,
    VASSALS,
    Frame,
)

if TYPE_CHECKING:
    from drakehall.games.simurgh.rules import Simurgh


# --- What is received -----------------------------------------------------------------------------------------------


def take(state: "Simurgh", effect: Effect, move: int) -> None:
    """Receive an effect, or ask how if it leaves a choice; `move` is the space of the Wilds of a move + 1."""
    bundle = effect.first
    if effect.plain or (len(effect.options) == 1 and not bundle.food and not bundle.material):
        receive(state, bundle, bundle.fixed, move)
    else:
        state.stack.append((TAKING, effect.number, move, 0, 0))


def take_step(state: "Simurgh", frame: Frame) -> bool:
    """Receive what leaves no choice. Registers: effect, space of the Wilds of a move + 1, chosen so far, option + 1."""
    chosen, option = frame[3], frame[4]
    effect = state.board.effects[frame[1]]
    options = effect.options
    bundle = options[option - 1] if option else effect.first
    if (option or len(options) == 1) and not mix_due(bundle, chosen):
        receive(state, bundle, bundle.fixed + chosen, frame[2])
        return False
    state.stack.append(frame)
    return True


def mix_due(bundle: Bundle, chosen: int) -> bool:
    """Return whether a mix of the bundle is still to be chosen."""
    return bool((bundle.food and not chosen & 0xFFFF) or (bundle.material and not chosen & 0xFFFF0000))


def take_legal(state: "Simurgh", frame: Frame) -> list[int]:
    """SIM-5.4: list the options, with their mixes."""
    effect, option = state.board.effects[frame[1]], frame[4]
    if option:
        return choices(effect.options[option - 1], frame[3])
    if len(effect.options) == 1:
        return choices(effect.first, 0)
    found: list[int] = []
    for bundle in effect.options:
        found += choices(bundle, 0)
    found.sort()
    return found


def choices(bundle: Bundle, chosen: int) -> list[int]:
    """List how the next mix of a bundle can be made; one without a mix is named by its first kind."""
    if bundle.food and not chosen & 0xFFFF:
        return [FOOD + veg * MIX_WIDTH + bundle.food - veg for veg in range(bundle.food + 1)]
    if bundle.material:
        return [MATERIAL + wood * MIX_WIDTH + bundle.material - wood for wood in range(bundle.material + 1)]
    return [TAKE + first_kind(bundle)]


def option_of(effect: Effect, action: int) -> int:
    """Return the option, counted from 1, that an action chooses."""
    for i, bundle in enumerate(effect.options):
        if action in choices(bundle, 0):
            return i + 1
    raise ValueError("no option is chosen by this")


def take_answer(state: "Simurgh", frame: Frame, action: int) -> None:
    """Take the chosen option or mix."""
    effect = state.board.effects[frame[1]]
    move, chosen, option = frame[2], frame[3], frame[4]
    if not option:
        option = option_of(effect, action) if len(effect.options) > 1 else 1
    if action >= FOOD:
        chosen += mixed(action)
    bundle = effect.options[option - 1]
    if mix_due(bundle, chosen):
        state.stack.append((TAKING, effect.number, move, chosen, option))
    else:
        receive(state, bundle, bundle.fixed + chosen, move)


def receive(state: "Simurgh", bundle: Bundle, tokens: int, move: int) -> None:
    """SIM-R81: first tokens, points and vassals; then answers; then markers; last the dragon."""
    seat = state.turn
    if tokens:
        join(state, tokens)
    if bundle.more:
        if bundle.draw:
            state.stack.append((DRAWING, bundle.draw, bundle.draw_markers, 0, 0))
        if bundle.marker:
            state.stack.append((MARKING, bundle.marker, 0, 0, 0))
        recruit(state, seat, 0, bundle.spearman)
        recruit(state, seat, 1, bundle.rider)
        if bundle.special:
            receive_special(state, bundle.special)
    ready = state.ready[seat]
    if ready:
        kinds = kinds_of(tokens)
        ready &= ANSWERS_TO[kinds] | ANSWERS_MOVE if move else ANSWERS_TO[kinds]
        if ready:
            state.stack.append((ANSWERING, ready, kinds, move, 0))


def recruit(state: "Simurgh", seat: int, vassal: int, count: int) -> None:
    """SIM-5.8, SIM-R79: vassals come from the supply and are available."""
    if not count:
        return
    first = seat * 5 + 3 * vassal
    for each in range(first, first + 3 - vassal):
        if count and state.where[each] == SUPPLY:
            state.where[each] = HOME
            count -= 1
            if state.events is not None:
                state.tell("simurgh-event-recruited", seat=seat, vassal=VASSALS[vassal])


def receive_special(state: "Simurgh", special: int) -> None:
    """Begin whatever is more than receiving."""
    if special == SCOUT_TOP:
        city.take_top(state)
    elif special == SCOUT_FACE_UP:
        state.stack.append((TAKING_FACE_UP, 0, 0, 0, 0))
    elif special == QUARTERS:
        city.enter_quarters(state)
    else:
        city.enter_statue(state)


# --- Answers --------------------------------------------------------------------------------------------------------


def answer_step(state: "Simurgh", frame: Frame) -> bool:
    """SIM-7.8: ask while some ability that was marked before the event can answer it."""
    if answering(state, frame):
        state.stack.append(frame)
        return True
    return False


def answering(state: "Simurgh", frame: Frame) -> int:
    """Return the abilities that can answer now."""
    cand = frame[1] & state.ready[state.turn]
    if cand & EXTRA_MOVES and not wilds.can_go_on(state, frame[3] - 1):
        cand &= ~EXTRA_MOVES
    return cand


def answer_legal(state: "Simurgh", frame: Frame) -> list[int]:
    """List the answers, and none."""
    cand = answering(state, frame)
    found = []
    while cand:
        bit = cand & -cand
        found.append(USE + ANSWERS[bit.bit_length() - 1].number)
        cand ^= bit
    found.append(DONE)
    return found


def answer_answer(state: "Simurgh", frame: Frame, action: int) -> None:
    """SIM-R51, SIM-R52: the bonus of an answer to a receipt joins it; other bonuses are receipts of their own."""
    if action == DONE:
        return
    cand, kinds, move = frame[1], frame[2], frame[3]
    number = action - USE
    remove_marker(state, number)
    if state.events is not None:
        state.tell("simurgh-event-answered", seat=state.turn, ability=ABILITY_LABELS[number])
    fact = ABILITIES[number]
    cand &= ~fact.bit
    bundle = fact.gain.first
    if bundle.special == EXTRA_MOVE:  # SIM-R35, SIM-R81
        state.extra = move - 1
        cand &= ~EXTRA_MOVES
    if cand:
        state.stack.append((ANSWERING, cand, kinds, move, 0))
    if fact.trigger == ON_GAIN:
        if bundle.special == MATCHING:
            match(state, kinds)
        else:
            join(state, bundle.fixed)
    elif not bundle.special:
        state.stack.append((TAKING, fact.gain.number, 0, 0, 0))


def join(state: "Simurgh", tokens: int) -> None:
    """SIM-R52: what an answer adds belongs to the answered receipt."""
    stock = state.stock[state.turn] + tokens
    state.stock[state.turn] = fitted(stock) if stock & OVERFULL else stock
    if state.events is not None:
        tell_tokens(state, "gained", tokens)


def match(state: "Simurgh", kinds: int) -> None:
    """SIM-R58: one more of vegetables or meat, whichever was received; of both the owner chooses."""
    if kinds & 3 == 3:
        state.stack.append((MATCHING_KIND, 0, 0, 0, 0))
    else:
        join(state, UNIT[VEG if kinds & 1 else MEAT])


def match_legal() -> list[int]:
    """Vegetables or meat."""
    return [TAKE + VEG, TAKE + MEAT]


def match_answer(state: "Simurgh", action: int) -> None:
    """Take the one chosen."""
    join(state, UNIT[action - TAKE])
