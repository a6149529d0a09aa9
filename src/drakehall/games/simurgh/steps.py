"""Who answers for each step on the stack: what carries it out, lists the choices it leaves, takes the answer.

Steps that come up often are looked for first. Compiled, this is faster than tables of functions.
"""

from typing import TYPE_CHECKING

from drakehall.games.simurgh import city, dragons, gaining, paying, setup, turn, wilds
from drakehall.games.simurgh.vocabulary import (
    AFTER,
    ANSWERING,
    AT_QUARTERS,
    AT_STATUE,
    CHECKING,
    CHOOSING,
    DRAFTING,
    DRAFTING_POWER,
    DRAWING,
    HAND_LIMIT,
    KEEPING,
    LAID,
    MARKING,
    MATCHING_KIND,
    MOVED,
    NEXT,
    OPEN,
    PAYING,
    REFILLING,
    RESOURCE_LIMIT,
    RETURNING,
    SPENDING,
    SPENT,
    STEPPING,
    TAKING,
    TAKING_FACE_UP,
    UNMARKING,
    WITHDRAWING,
    Frame,
)

if TYPE_CHECKING:
    from drakehall.games.simurgh.rules import Simurgh


def run(state: "Simurgh", frame: Frame) -> bool:
    """Carry out a frame; return whether an answer is awaited."""
    step = frame[0]
    if step == CHECKING:
        return wilds.check_step(state, frame)
    if step == AFTER:
        return turn.after_step(state, frame)
    if step == TAKING:
        return gaining.take_step(state, frame)
    if step == RESOURCE_LIMIT:
        return turn.resource_step(state, frame)
    if step == PAYING:
        return paying.pay_step(state, frame)
    if step in (OPEN, LAID, WITHDRAWING, AT_QUARTERS, AT_STATUE, MATCHING_KIND):
        state.stack.append(frame)
        return True
    if step == HAND_LIMIT:
        return turn.hand_step(state, frame)
    if step == REFILLING:
        return turn.refill_step(state, frame)
    if step == NEXT:
        return turn.next_turn(state)
    if step == RETURNING:
        return dragons.return_step(state, frame)
    if step == TAKING_FACE_UP:
        return city.face_up_step(state, frame)
    if step == ANSWERING:
        return gaining.answer_step(state, frame)
    if step == MARKING:
        return dragons.mark_step(state, frame)
    if step == SPENDING:
        return paying.spend_step(state, frame)
    if step == SPENT:
        return paying.spent_step(state, frame)
    if step == DRAWING:
        return dragons.draw_step(state, frame)
    if step == KEEPING:
        return dragons.keep_step(state, frame)
    if step == STEPPING:
        return wilds.step_step(state, frame)
    if step == MOVED:
        return wilds.moved_step(state, frame)
    if step == UNMARKING:
        return paying.unmark_step(state, frame)
    if step == DRAFTING:
        return setup.draft_step(state, frame)
    if step == DRAFTING_POWER:
        return setup.power_step(state, frame)
    if step == CHOOSING:
        return setup.choose_step(state, frame)
    raise ValueError("there is no such step")


def choices(state: "Simurgh", frame: Frame) -> list[int]:
    """List the actions that answer a step, whatever duty is open."""
    step = frame[0]
    if step == OPEN:
        return turn.open_legal(state)
    if step == RESOURCE_LIMIT:
        return turn.resource_legal(state)
    if step == TAKING:
        return gaining.take_legal(state, frame)
    if step == LAID:
        return turn.laid_legal(state)
    if step == WITHDRAWING:
        return turn.withdraw_legal(state)
    if step == AFTER:
        return turn.after_legal(state)
    if step == RETURNING:
        return dragons.return_legal(state, frame)
    if step == AT_QUARTERS:
        return city.quarters_legal(state)
    if step == ANSWERING:
        return gaining.answer_legal(state, frame)
    if step == AT_STATUE:
        return city.statue_legal(state)
    if step == PAYING:
        return paying.pay_legal(state, frame)
    if step == KEEPING:
        return dragons.keep_legal(state)
    if step == TAKING_FACE_UP:
        return city.face_up_legal(state)
    if step == MARKING:
        return dragons.mark_legal(state)
    if step == UNMARKING:
        return paying.unmark_legal(state)
    if step == HAND_LIMIT:
        return turn.hand_legal(state)
    if step == SPENDING:
        return paying.spend_legal(state, frame)
    if step == MATCHING_KIND:
        return gaining.match_legal()
    if step == DRAFTING:
        return setup.draft_legal(state)
    if step == DRAFTING_POWER:
        return setup.power_legal(state)
    if step == CHOOSING:
        return setup.choose_legal(state)
    raise ValueError("this step takes no answer")


def answer(state: "Simurgh", frame: Frame, action: int) -> None:
    """Carry out the action that answers a step."""
    step = frame[0]
    if step == OPEN:
        turn.open_answer(state, frame, action)
    elif step == RESOURCE_LIMIT:
        turn.resource_answer(state, frame, action)
    elif step == TAKING:
        gaining.take_answer(state, frame, action)
    elif step == LAID:
        turn.laid_answer(state, frame, action)
    elif step == WITHDRAWING:
        turn.withdraw_answer(state, frame, action)
    elif step == AFTER:
        turn.after_answer(state, frame, action)
    elif step == RETURNING:
        dragons.return_answer(state, frame, action)
    elif step == AT_QUARTERS:
        city.quarters_answer(state, frame, action)
    elif step == ANSWERING:
        gaining.answer_answer(state, frame, action)
    elif step == AT_STATUE:
        city.statue_answer(state, frame, action)
    elif step == PAYING:
        paying.pay_answer(state, frame, action)
    elif step == KEEPING:
        dragons.keep_answer(state, frame, action)
    elif step == TAKING_FACE_UP:
        city.face_up_answer(state, action)
    elif step == MARKING:
        dragons.mark_answer(state, frame, action)
    elif step == UNMARKING:
        paying.unmark_answer(state, frame, action)
    elif step == HAND_LIMIT:
        turn.hand_answer(state, frame, action)
    elif step == SPENDING:
        paying.spend_answer(state, action)
    elif step == MATCHING_KIND:
        gaining.match_answer(state, action)
    elif step == DRAFTING:
        setup.draft_answer(state, frame, action)
    elif step == DRAFTING_POWER:
        setup.power_answer(state, frame, action)
    elif step == CHOOSING:
        setup.choose_answer(state, frame, action)
    else:
        raise ValueError("this step takes no answer")
