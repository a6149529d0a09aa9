"""What a seat is asked, and what asks it: a space, a tile, a place in the Wilds, an ability of a dragon.

Nothing is remembered for this: the steps that wait below the question show whose effect is running.
"""

from typing import TYPE_CHECKING, Final

from drakehall.games.simurgh.city import TOP
from drakehall.games.simurgh.compiled_board import MOST_TILES
from drakehall.games.simurgh.compiled_tiles import ABILITIES, ANSWERS, SLOT_ACT, SLOT_ANSWER, AbilityFact
from drakehall.games.simurgh.dragons import OBJECTIVE_FAMILY
from drakehall.games.simurgh.effects import MATCHING, SCOUT_FACE_UP, total
from drakehall.games.simurgh.gaining import answering
from drakehall.games.simurgh.paying import rider_at_home, spearman_at_home
from drakehall.games.simurgh.turn import hand_size
from drakehall.games.simurgh.vocabulary import (
    ABILITY_LABELS,
    AFTER,
    AFTERWARDS,
    ANSWERING,
    AT_QUARTERS,
    AT_STATUE,
    CHECKING,
    CITY_SPACES,
    HAND_LIMIT,
    LAID,
    MARKING,
    MATCHING_KIND,
    MOVED,
    NEXT,
    NONE,
    OPEN,
    PAYING,
    PHASES,
    REFILLING,
    RESOURCE_LIMIT,
    RETURNING,
    SOURCES,
    SPACE_LABELS,
    SPENDING,
    STEPPING,
    TAKING,
    TAKING_FACE_UP,
    TILES,
    UNMARKING,
    VASSALS,
    WILD_LABELS,
    WITHDRAWING,
    Frame,
)
from drakehall.games.simurgh.wilds import own_rider
from drakehall.kernel.events import Message, Value
from drakehall.kernel.question import Question

if TYPE_CHECKING:
    from drakehall.games.simurgh.rules import Simurgh

QUARTERS: Final = 10
STATUE: Final = 11
OF_THE_TURN: Final = frozenset((OPEN, AFTER, WITHDRAWING, HAND_LIMIT, RESOURCE_LIMIT))
"""Steps that are asked by the turn itself; those of the setup are asked by nothing on the board either."""
BY_ITSELF: Final = OF_THE_TURN | {LAID, ANSWERING, CHECKING, REFILLING, NEXT, STEPPING}
"""Steps in which a decision names the cause itself, or which the rules of a turn bring about."""
SOME_DRAGON: Final = "simurgh-source-dragons"
UNASKED: Final = Message("")


def question(state: "Simurgh") -> Question:
    """Return what is asked, and what asks it; everyone may know both."""
    stack = state.stack
    prompt = asked(state, stack[-1])
    if stack[-1][0] < OPEN or stack[-1][0] in OF_THE_TURN:
        return Question(prompt)
    return by_ability(state, stack, prompt) or by_place(state, stack, prompt) or Question(prompt)


def cause(state: "Simurgh") -> Message | None:
    """Return what causes the event being recorded; None: the decision itself, or the rules of a turn."""
    step = state.running[0]
    if step < OPEN or step in BY_ITSELF:
        return None
    stack = [*state.stack, state.running]
    found = by_ability(state, stack, UNASKED) or by_place(state, stack, UNASKED)
    if found is None or found.source is None or found.source.id == SOME_DRAGON:  # whose it is depends on the reader
        return None
    return found.source


# --- What is asked --------------------------------------------------------------------------------------------------


def asked(state: "Simurgh", frame: Frame) -> Message:
    """Return the question by the step that waits, and by how much of it is left."""
    step = frame[0]
    if step == OPEN and state.final != NONE:
        return Message("simurgh-ask-last-turn", numbers(state, frame))
    if step == OPEN and not spearman_at_home(state) and not rider_at_home(state):
        return Message("simurgh-ask-nobody-home", numbers(state, frame))
    if step == PAYING:
        return mix("pay", frame[3], frame[4]) if frame[1] == NONE else Message("simurgh-prompt-pay")
    if step == TAKING:
        return taken(state, frame)
    if step == MATCHING_KIND:
        return Message("simurgh-ask-matching")
    if step == UNMARKING:
        return Message("simurgh-ask-unmark", {"left": frame[1]})
    if step == SPENDING:
        return Message("simurgh-ask-spend", {"vassal": VASSALS[frame[1]]})
    if step == RETURNING:
        objectives = frame[1] == OBJECTIVE_FAMILY
        left = len(state.shown if objectives else state.drawn)
        return Message(f"simurgh-ask-put-back-{'objectives' if objectives else 'dragons'}", {"left": left})
    return Message(f"simurgh-prompt-{PHASES[step]}", numbers(state, frame))


def taken(state: "Simurgh", frame: Frame) -> Message:
    """Ask for a mix if that is all that is open, otherwise for one of several gains."""
    effect, chosen, option = state.board.effects[frame[1]], frame[3], frame[4]
    if not option and len(effect.options) > 1:
        return Message("simurgh-prompt-take")
    bundle = effect.options[option - 1] if option else effect.first
    return mix("take", 0 if chosen & 0xFFFF else bundle.food, bundle.material)


def mix(what: str, food: int, material: int) -> Message:
    """Ask how a mix is made: of food if that is due, otherwise of material (SIM-5.6)."""
    kind, count = ("food", food) if food else ("material", material)
    return Message(f"simurgh-ask-{what}-{kind}", {"count": count})


def numbers(state: "Simurgh", frame: Frame) -> dict[str, Value]:
    """Count what is left to do, or too much, or what will come of it."""
    step = frame[0]
    if step in (OPEN, WITHDRAWING):
        return {"leaving": leaving(state)}
    if step == MARKING:
        return {"left": frame[1]}
    if step == AT_STATUE:
        return {"count": len(state.shown)}
    if step == ANSWERING:
        return {"count": answering(state, frame).bit_count()}
    if step == HAND_LIMIT:
        return {"count": hand_size(state, state.turn) - MOST_TILES, "most": MOST_TILES}
    if step == RESOURCE_LIMIT:
        most = state.board.resource_limit
        return {"count": total(state.stock[state.turn]) - most, "most": most}
    return {}


def leaving(state: "Simurgh") -> int:
    """SIM-6.6: count the tiles that go to the Chronicle if all of the player's vassals are withdrawn now."""
    staying = {
        (place - CITY_SPACES) >> 2
        for vassal, place in enumerate(state.where)
        if place >= CITY_SPACES and vassal // 5 != state.turn
    }
    return sum(tile != NONE and wild not in staying for wild, tile in enumerate(state.wilds))


# --- Asked by a place -----------------------------------------------------------------------------------------------


def by_place(state: "Simurgh", stack: list[Frame], prompt: Message) -> Question | None:
    """Return the place whose effect is running: a space, an exploration tile, what is printed in the Wilds."""
    for depth in range(len(stack) - 1, -1, -1):
        step, wild = stack[depth][:2]
        if step == TAKING_FACE_UP and wild:
            source = SOURCES[wild - 1]
            told = Message("simurgh-source-slot" if wild - 1 != TOP else "simurgh-source-stack", {"source": source})
            return Question(prompt, told, f"source-{source}", (f"source-{source}",))
        if step == MOVED:
            return explored(state, stack, prompt, wild)
        if step == LAID:
            return laid(state, prompt, waits=depth == len(stack) - 1)
        if step == AT_QUARTERS:
            return by_space(state, prompt, QUARTERS)
        if step == AT_STATUE or (step == RETURNING and wild == OBJECTIVE_FAMILY):
            return by_space(state, prompt, STATUE)
        if step == CHECKING:
            placed = state.fresh != NONE and stack[depth - 1] == AFTERWARDS
            return by_space(state, prompt, state.where[state.fresh]) if placed else None
    return None


def by_space(state: "Simurgh", prompt: Message, space: int) -> Question:
    """Return the space where a vassal was placed."""
    label = SPACE_LABELS[space]
    if space < CITY_SPACES:
        return Question(
            prompt, Message("simurgh-source-space", {"space": label}), f"exchange-{label}", (f"space-{label}",)
        )
    wild, number = divmod(space - CITY_SPACES, 4)
    told = Message("simurgh-source-tile", {"wild": WILD_LABELS[wild], "number": number + 1})
    return Question(prompt, told, f"exchange-{TILES[state.wilds[wild]]}-{number + 1}", (f"space-{label}",))


def explored(state: "Simurgh", stack: list[Frame], prompt: Message, wild: int) -> Question | None:
    """Return the exploration tile on which a rider moves: where it stands, or where it goes once it has paid."""
    label = WILD_LABELS[wild]
    rider = own_rider(state, wild)
    if rider == NONE:
        return None
    level = state.where[rider] & 3
    level += any(frame[0] == STEPPING for frame in state.stack)
    face = f"exchange-{TILES[state.wilds[wild]]}-{level + 1}"
    told = Message("simurgh-source-explored", {"wild": label, "level": level + 1})
    return Question(prompt, told, face, (f"wild-{label}", f"space-{label}-{level + 1}"))


def laid(state: "Simurgh", prompt: Message, *, waits: bool) -> Question:
    """Return the tile that waits for its vassal, or before that the bonus of the place where it was laid."""
    label = WILD_LABELS[state.laid]
    if waits:
        return Question(prompt, Message("simurgh-source-laid"), targets=(f"wild-{label}",))
    return Question(prompt, Message("simurgh-source-bonus", {"wild": label}), f"wild-{label}", (f"wild-{label}",))


# --- Asked by an ability --------------------------------------------------------------------------------------------


def by_ability(state: "Simurgh", stack: list[Frame], prompt: Message) -> Question | None:
    """Return the ability that is used, or the only one that can answer; None if it is something else that asks."""
    found = abilities(state, stack)
    if not found:
        return None
    labels = [ABILITY_LABELS[each.number] for each in found]
    targets = tuple(f"ability-{label}" for label in labels)
    told = Message("simurgh-source-ability", {"dragon": labels[0][:-2]})
    alike = all(each.number // 6 == found[0].number // 6 for each in found)  # there are two tiles of every dragon
    return Question(prompt, told if alike else Message("simurgh-source-dragons"), f"ability-{labels[0]}", targets)


def abilities(state: "Simurgh", stack: list[Frame]) -> list[AbilityFact]:
    """List the abilities that may be asking: of those with the same effect it is not known which was used."""
    frame = stack[-1]
    if frame[0] == ANSWERING:
        ready = answering(state, frame)
        return [each for each in ANSWERS if each.bit & ready] if ready.bit_count() == 1 else []
    used = [each for each in own(state) if not is_marked(state, each)]
    if frame[0] == MATCHING_KIND:
        return [each for each in used if each.gain.first.special == MATCHING]
    due = next((each for each in reversed(stack) if each[0] == TAKING), None)
    if frame[0] == TAKING and due is not None and not belongs(stack):
        return [each for each in used if each.trigger and each.gain.number == due[1]]
    if not in_use(stack):
        return []
    if frame == (TAKING_FACE_UP, 0, 0, 0, 0):
        return [each for each in used if each.gain.first.special == SCOUT_FACE_UP]
    acts = [each for each in used if due is not None and not each.trigger and each.gain.number == due[1]]
    return [each for each in acts if costs(each, frame)] if frame[0] == PAYING else acts


def costs(fact: AbilityFact, frame: Frame) -> bool:
    """Return whether this is what an ability costs, or what is left to pay of it."""
    if frame[1] != NONE:
        return fact.cost.number == frame[1]
    return any(frame[3] in (each.food, 0) and each.material == frame[4] for each in fact.cost.options)


def own(state: "Simurgh") -> list[AbilityFact]:
    """List the abilities of the player's dragons."""
    return [ABILITIES[dragon * 3 + slot] for dragon in sorted(state.dragons[state.turn]) for slot in range(3)]


def is_marked(state: "Simurgh", fact: AbilityFact) -> bool:
    """Return whether there is a marker on an ability: then it has not been used."""
    acts, ready = state.acts[state.turn], state.ready[state.turn]
    return bool(acts & SLOT_ACT[fact.number] or ready & SLOT_ANSWER[fact.number])


def in_use(stack: list[Frame]) -> bool:
    """Return whether the tiles will be checked because of an ability, not because a vassal was placed."""
    for depth in range(len(stack) - 1, 0, -1):
        if stack[depth][0] in (MOVED, AT_QUARTERS, AT_STATUE, LAID):
            return False
        if stack[depth][0] == CHECKING:
            return stack[depth - 1] != AFTERWARDS
    return False


def belongs(stack: list[Frame]) -> bool:
    """Return whether a gain is that of the running effect, not the bonus of an ability that answers it."""
    return stack[-1][2] > 0 or len(stack) < 2 or stack[-2][0] not in (ANSWERING, TAKING)
