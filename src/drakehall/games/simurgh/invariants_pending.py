"""What can be pending: the frames on the stack against each other and against the position.

A stack has a head and a body. The head says where in the turn we are: which part of it, which action; most heads stand
in `HEADS`. The body is what is left of the one effect that runs there: of its payment, or of what it gives.
"""

from typing import TYPE_CHECKING, Final, NamedTuple

from drakehall.games.simurgh import wilds
from drakehall.games.simurgh.city import TOP
from drakehall.games.simurgh.compiled_board import MOST_TILES
from drakehall.games.simurgh.compiled_tiles import (
    ACTS,
    ANSWERS,
    ANSWERS_MOVE,
    ANSWERS_SPEND,
    ANSWERS_TO,
    LEVELS,
    MOVE_COST,
    ON_MOVE,
    ON_SPEND,
    SLOT_ACT,
    SLOT_ANSWER,
    TILE_SPACES,
)
from drakehall.games.simurgh.dragons import DRAGON_FAMILY, OBJECTIVE_FAMILY
from drakehall.games.simurgh.effects import MEAT, SCOUT_FACE_UP, UNIT, VEG, Effect, amounts, kinds_of, mix
from drakehall.games.simurgh.paying import FOR_ABILITY, FOR_SPACE, markers, spendable
from drakehall.games.simurgh.placing import fact_of
from drakehall.games.simurgh.tiles import FIRST_EXPLORATION
from drakehall.games.simurgh.turn import hand_size
from drakehall.games.simurgh.vocabulary import (
    AFTERWARDS,
    ANSWERING,
    AT_QUARTERS,
    AT_STATUE,
    CHECK,
    CHOOSING,
    CITY_SPACES,
    COUNT_RESOURCES,
    COUNT_TILES,
    DRAFTING,
    DRAFTING_POWER,
    DRAWING,
    KEEPING,
    LAID_DUTY,
    LAST_QUESTION,
    LAYING,
    MAIN_DONE,
    MARKING,
    MATCHING_KIND,
    MOVED,
    NEXT_TURN,
    NO_DUTY,
    NONE,
    OPENING,
    PAYING,
    QUARTERS_DUTY,
    REFILL,
    RETURNING,
    RIDER,
    SPEARMAN,
    SPENDING,
    SPENT,
    STEPPING,
    SUPPLY,
    TAKING,
    TAKING_FACE_UP,
    UNMARKING,
    WILD_SPACES,
    WITHDRAWAL,
    Frame,
)
from drakehall.kernel.state import require

if TYPE_CHECKING:
    from drakehall.games.simurgh.rules import Simurgh

Frames = list[Frame]


def plain(step: int) -> Frame:
    """Return a step's frame without registers."""
    return (step, 0, 0, 0, 0)


AT_A_PLACE: Final = ([AFTERWARDS, CHECK, plain(AT_QUARTERS)], [AFTERWARDS, CHECK, plain(AT_STATUE)])
GIVING_BACK: Final = [AFTERWARDS, CHECK, (RETURNING, OBJECTIVE_FAMILY, 0, 0, 0)]
WITHDRAWN: Final = [AFTERWARDS, CHECK, WITHDRAWAL]
LIMITS: Final = [NEXT_TURN, REFILL, COUNT_RESOURCES, COUNT_TILES]
ON_THE_WAY: Final[list[Frame]] = [(MOVED, wild, 0, 0, 0) for wild in range(WILD_SPACES)]
QUESTIONS: Final = ([OPENING], [MAIN_DONE], *AT_A_PLACE)
"""Heads at which a rider may be moved and abilities may be used."""
HEADS: Final = [
    *QUESTIONS,
    *[[*question, move] for question in QUESTIONS for move in [CHECK, *ON_THE_WAY]],
    [LAYING],
    [LAYING, CHECK],
    *[[AFTERWARDS, move] for move in [CHECK, *ON_THE_WAY]],
    WITHDRAWN,
    GIVING_BACK,
    LIMITS[:3],
    LIMITS,
]
HEAD_STEPS: Final = frozenset(frame[0] for head in HEADS for frame in head) - {RETURNING}
SETUP: Final = frozenset((DRAFTING_POWER, DRAFTING, CHOOSING))


class Running(NamedTuple):
    """An effect of which something may be pending."""

    cost: Effect
    gain: Effect
    move: int = 0
    """The space of the Wilds of a move + 1."""
    use: int = FOR_SPACE
    below: tuple[Frame, ...] = ()
    """What waits until it is paid; nothing: it costs nothing."""


def check_pending(state: "Simurgh") -> None:
    """Raise `BrokenInvariant` if the rules could never leave these steps pending in this position."""
    if state.seat is None:
        require(not state.stack, "nothing is pending once the game is over")
        return
    require(bool(state.stack) and 0 <= state.stack[-1][0] <= LAST_QUESTION, "a question is asked")
    require(state.seat == state.turn, "who has the turn decides")
    if state.stack[0][0] in SETUP:
        return
    head, body = divided(state.stack)
    require(head in HEADS, "the steps of a turn follow each other")
    check_head(state, head)
    if body:
        effects = running(state, head)
        require(any(fits(state, body, effect) for effect in effects), "what is pending belongs to a running effect")
        check_payment(state, body)
    check_tiles_looked_at(state, head, body)
    check_question(state)


def divided(stack: Frames) -> tuple[Frames, Frames]:
    """Split the stack into head and body."""
    size = 0
    while size < len(stack) and (stack[size][0] in HEAD_STEPS or stack[: size + 1] == GIVING_BACK):
        size += 1
    return stack[:size], stack[size:]


# --- The head: where in the turn ------------------------------------------------------------------------------------


def check_head(state: "Simurgh", head: Frames) -> None:
    """What is recorded about the turn belongs to this part of it."""
    first, last = head[0], head[-1]
    placed = state.where[state.fresh] if state.fresh != NONE else NONE
    main = first == AFTERWARDS and head != WITHDRAWN
    require(state.fresh == NONE or state.fresh // 5 == state.turn, "one's own vassal is placed")
    require(not main or placed >= 0, "the effect of a space runs while a vassal stands there")
    require((first not in (OPENING, LAYING) and head != WITHDRAWN) or state.fresh == NONE, "one main action a turn")
    require(state.busy == (main and placed in (10, 11)), "the Scout Quarters and the Statue have stages")
    require(head[:3] not in AT_A_PLACE or placed == 10 + AT_A_PLACE.index(head[:3]), "a vassal stands there")
    require(head != GIVING_BACK or placed == 11, "objectives are drawn at the Statue")
    require(head != LIMITS[:3] or hand_size(state, state.turn) <= MOST_TILES, "the hand limit is met before the other")
    laying, scouting = first == LAYING, head[:3] == AT_A_PLACE[0]
    duty = LAID_DUTY if laying else QUARTERS_DUTY if scouting else NO_DUTY
    require(state.duty == duty, "a duty is open as long as it is not met")
    require(laying == (state.laid != NONE), "a laid tile waits for its vassal")
    if laying:
        require(state.laid in state.board.wilds and state.wilds[state.laid] != NONE, "a tile was laid")
        require(not state.load[state.laid], "the laid tile is empty")
    check_move(state, head, last)


def check_move(state: "Simurgh", head: Frames, last: Frame) -> None:
    """SIM-6.11, SIM-R35: a rider is on the way; an extra move has been declared there and is still possible."""
    wild = last[1] if last[0] == MOVED else NONE
    require(state.extra in (NONE, wild), "an extra move is declared during a move")
    if wild == NONE:
        return
    rider = wilds.own_rider(state, wild)
    require(rider != NONE and state.wilds[wild] >= FIRST_EXPLORATION, "a rider explores")
    if head[0] == AFTERWARDS and len(head) == 2:
        require(state.options.placement_counts_as_move and state.fresh == rider, "placing a rider counts as a move")
    else:
        require(state.moved, "one free move a turn")
    if state.extra != NONE:
        require(wilds.can_step(state, rider, state.where[rider], wild), "a declared move is possible")


# --- The body: what is left of an effect ----------------------------------------------------------------------------


def running(state: "Simurgh", head: Frames) -> list[Running]:
    """List the effects that can be running: of a space, of a bonus, of an ability, of a move."""
    board = state.board
    nothing = board.effects[0]
    last = head[-1]
    if last == LAYING:
        return [Running(nothing, board.bonus[state.laid])]
    if head == AT_A_PLACE[0]:
        return [Running(nothing, board.arrival)]
    if head == GIVING_BACK:
        pairs = zip(board.statue_costs, board.statue_gains, state.statue, strict=True)
        return [paid(cost, gain) for cost, gain, tile in pairs if tile != NONE]
    main = head[0] == AFTERWARDS and len(head) == 2
    if last[0] == MOVED:
        return moves(state, last[1]) + (of_space(state, last[1] + 1) if main else [])
    if last == CHECK:
        return of_space(state, 0) if main else of_abilities(state)
    return []


def paid(cost: Effect, gain: Effect, move: int = 0, use: int = FOR_SPACE) -> Running:
    """Return an effect that is paid before it is received."""
    return Running(cost, gain, move, use, ((TAKING, gain.number, move, 0, 0),))


def of_space(state: "Simurgh", move: int) -> list[Running]:
    """List the effects of the space where the vassal of this turn was placed."""
    board = state.board
    space = state.where[state.fresh]
    if space == 10:
        return [
            Running(cost, gain, below=((TAKING, gain.number, 0, 0, 0), (TAKING_FACE_UP, source + 1, 0, 0, 0)))
            for source, (cost, gain) in enumerate(zip(board.quarters_costs, board.quarters_gains, strict=True))
        ]
    wild = (space - CITY_SPACES) >> 2
    if space == 11 or (wild >= 0 and (space & 3) >= len(TILE_SPACES[state.wilds[wild]])):
        return []
    fact = fact_of(state, space)
    return [paid(fact.cost, fact.gain, move)]


def of_abilities(state: "Simurgh") -> list[Running]:
    """List the effects of abilities that may just have been used: those without a marker."""
    seat = state.turn
    own = sum(SLOT_ACT[dragon * 3 + slot] for dragon in state.dragons[seat] for slot in range(3))
    used = own & ~state.acts[seat]
    return [paid(each.cost, each.gain, use=FOR_ABILITY) for each in ACTS if each.bit & used]


def moves(state: "Simurgh", wild: int) -> list[Running]:
    """Return the effect of a move: its cost, and what the level gives that the rider has reached."""
    tile = state.wilds[wild]
    place = state.where[wilds.own_rider(state, wild)]
    step: Frame = (STEPPING, wild, 0, 0, 0)
    return [Running(MOVE_COST[tile], LEVELS[tile][place & 3], wild + 1, FOR_ABILITY, (step,))]


def fits(state: "Simurgh", body: Frames, effect: Running) -> bool:
    """Return whether frames are what is left of an effect: of paying it, of answers to that, or of receiving it."""
    below = list(effect.below)
    rest = body[len(below) :]
    if below and body[: len(below)] == below and rest:
        if payment(rest, effect.cost, effect.use):
            return True
        if len(below) == 1 and below[0][0] == TAKING and spend_answers(state, rest, effect.cost):
            return True
    return receipt(state, body, effect.gain, effect.move)


def payment(frames: Frames, cost: Effect, use: int) -> bool:
    """Return whether frames are what is left to pay of a cost."""
    if frames == [(PAYING, cost.number, use, 0, 0)]:
        return True
    only = cost.options[0]
    due: Frames = []
    if only.spearman or only.rider:
        due.append((SPENT, bool(only.spearman) | bool(only.rider) << 1, 0, 0, 0))
        due += [(SPENDING, RIDER, use, 0, 0)] * only.rider
        due += [(SPENDING, SPEARMAN, use, 0, 0)] * only.spearman
    due += [(UNMARKING, only.marker, 0, 0, 0)] if only.marker else []
    due += [(PAYING, NONE, use, only.food, only.material)] if only.food or only.material else []
    *before, last = frames
    size = len(before)
    if len(cost.options) > 1 or size >= len(due) or before != due[:size]:
        return False
    step, first, _, _, second = due[size]
    left: Frames = [due[size]]
    if step == UNMARKING:
        left += [(UNMARKING, count, 0, 0, 0) for count in range(1, first)]
    if step == PAYING and second:
        left.append((PAYING, NONE, use, 0, second))
    return step != SPENT and last in left


def spend_answers(state: "Simurgh", frames: Frames, cost: Effect) -> bool:
    """SIM-R81: return whether frames are what is left of answers to the spending of vassals."""
    only = cost.options[0]
    spent = (ANSWERS_SPEND[SPEARMAN] if only.spearman else 0) | (ANSWERS_SPEND[RIDER] if only.rider else 0)
    rest = after_answering(state, frames, spent, [0], 0)
    gains = [each.gain for each in ANSWERS if each.trigger == ON_SPEND and each.bit & spent]
    return (not rest and bool(frames)) or any(receipt(state, rest, gain, 0) for gain in gains)


def receipt(state: "Simurgh", frames: Frames, gain: Effect, move: int) -> bool:
    """Return whether frames are what is left of receiving an effect."""
    if len(frames) == 1 and frames[0][:3] == (TAKING, gain.number, move):
        return begun(gain, frames[0])
    kinds = [kinds_of(each) for each in amounts(gain)]
    for bundle in gain.options:
        keeping = [(KEEPING, bundle.draw_markers, 0, 0, 0)], [(RETURNING, DRAGON_FAMILY, 0, 0, 0)]
        if bundle.draw and frames in keeping:
            return len(state.drawn) <= bundle.draw - (frames == keeping[1])
        if bundle.special == SCOUT_FACE_UP and frames == [plain(TAKING_FACE_UP)]:
            return True
        rest = frames
        if bundle.draw:
            if rest[:1] != [(DRAWING, bundle.draw, bundle.draw_markers, 0, 0)]:
                continue
            rest = rest[1:]
        if bundle.marker:
            if not rest or rest[0][0] != MARKING:
                continue
            count = rest[0][1]
            rest = rest[1:]
            if count == bundle.marker and rest and answers(state, rest, kinds, move):
                return True
            if not rest and 1 <= count <= bundle.marker:
                return True
        elif answers(state, rest, kinds, move):
            return True
    return False


def begun(gain: Effect, frame: Frame) -> bool:
    """Return whether a choice may have come so far: an option of two mixes has been chosen, and the first mix."""
    _, _, _, chosen, option = frame
    if not 0 < option <= len(gain.options):
        return chosen == option == 0
    bundle = gain.options[option - 1]
    return bundle.food > 0 and bundle.material > 0 and chosen in mix(bundle.food, UNIT[VEG], UNIT[MEAT])


def answers(state: "Simurgh", frames: Frames, kinds: list[int], move: int) -> bool:
    """Return whether frames are what is left of answers to a receipt of some kinds, or to a move."""
    may = ANSWERS_MOVE if move else 0
    for each in kinds:
        may |= ANSWERS_TO[each]
    rest = after_answering(state, frames, may, kinds, move)
    if len(rest) < len(frames) and not rest:
        return True
    if rest == [plain(MATCHING_KIND)]:
        return any(each & 3 == 3 for each in kinds)
    bonuses = [each.gain for each in ANSWERS if move and each.trigger == ON_MOVE and each.gain.plain]
    return bool(rest) and any(receipt(state, rest, bonus, 0) for bonus in bonuses)


def after_answering(state: "Simurgh", frames: Frames, may: int, kinds: list[int], move: int) -> Frames:
    """Return the frames above the question which abilities answer, if that comes first."""
    if not frames:
        return frames
    step, candidates, received, on_move, rest = frames[0]
    own = sum(SLOT_ANSWER[dragon * 3 + slot] for dragon in state.dragons[state.turn] for slot in range(3))
    asked = step == ANSWERING and candidates > 0 and not candidates & ~(may & own)
    return frames[1:] if asked and received in kinds and on_move == move and rest == 0 else frames


# --- The frames and the position ------------------------------------------------------------------------------------


def check_payment(state: "Simurgh", body: Frames) -> None:
    """SIM-5.3: what was begun can be paid and carried out to the end."""
    seat = state.turn
    spending = [frame for frame in body if frame[0] == SPENDING]
    for vassal in (SPEARMAN, RIDER):
        due = [frame for frame in spending if frame[1] == vassal]
        require(not due or len(due) <= len(spendable(state, seat, vassal, due[0][2])), "the vassals to spend are there")
    own = state.where[seat * 5 : seat * 5 + 5]
    require(len(spending) < 5 - own.count(SUPPLY), "nobody spends the last vassal")
    for step, number, _, food, material in body:
        if step == UNMARKING:
            require(number <= markers(state, seat), "the markers to pay are there")
        elif step == PAYING and number == NONE:
            stock = state.stock[seat]
            require((stock & 0xFF) + (stock >> 8 & 0xFF) >= food, "the food to pay is there")
            require((stock >> 16 & 0xFF) + (stock >> 24 & 0xFF) >= material, "the material to pay is there")
        elif step == TAKING_FACE_UP and number:
            source = number - 1
            require(bool(state.pile) if source == TOP else state.slots[source] != NONE, "the tile to take is there")
        elif step == STEPPING:
            place = state.where[wilds.own_rider(state, number)]
            require(place & 3 != 3 and not state.crowd[place + 1], "the next level is free")


def check_tiles_looked_at(state: "Simurgh", head: Frames, body: Frames) -> None:
    """SIM-6.8, SIM-5.15: someone looks at drawn dragons to keep or return them, at objectives until they go back."""
    drawn = bool(body) and (body[-1][0] == KEEPING or body[-1] == (RETURNING, DRAGON_FAMILY, 0, 0, 0))
    require(drawn == bool(state.drawn), "dragons are drawn, kept and returned")
    statue = head[:3] == AT_A_PLACE[1]
    require(not state.shown or statue or head == GIVING_BACK, "objectives are looked at near the Statue")
    require(not statue or bool(state.shown), "objectives are drawn at the Statue")
    require(len(state.shown) <= state.board.statue_draw, "no more objectives are drawn than may be")


def check_question(state: "Simurgh") -> None:
    """SIM-R80: the question leaves a choice, and it always has an answer."""
    twin = state.copy()
    twin.run()
    require(twin.stack == state.stack and twin.seat == state.seat, "what leaves no choice is not asked")
    require(state.stack[-1] == OPENING or bool(state.legal()), "who is asked finds an answer")
