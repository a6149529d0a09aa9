"""The guide: which step of a lesson is told now, and what is said to a move that was not advised."""

from collections.abc import Collection, Iterable

import msgspec

from drakehall.kernel.events import Event
from drakehall.kernel.state import State
from drakehall.learn.lessons import Lesson, Section, Step, Trigger
from drakehall.learn.texts import Sentence
from drakehall.session import Session


class Moment(msgspec.Struct, frozen=True):
    """What the guide may know of a position: nothing that the learner's seat does not."""

    prompt: str
    """The id of the question that the seat is asked; empty if it is asked nothing."""
    verbs: frozenset[str]
    """The verbs of the actions it may take."""
    events: frozenset[str]
    """What has happened since the guide last looked."""
    over: bool
    midway: bool = False
    """Whether the seat decides once more in a turn in which it has decided before: what it began is not finished."""


def moment(session: Session, seat: int, events: Iterable[Event]) -> Moment:
    """Look at a game by the eyes of a seat to which these events are new."""
    state = session.state
    happened = frozenset(event.id for event in events)
    if state.seat != seat:
        return Moment("", frozenset(), happened, state.over)
    question = state.question(seat)
    verbs = frozenset(state.actions.verb(action).name for action in state.legal())
    return Moment(question.prompt.id if question else "", verbs, happened, over=False, midway=is_midway(session, seat))


def is_midway(session: Session, seat: int) -> bool:
    """Tell whether the deciding seat has decided in this turn before. Games that do not count turns cannot tell."""
    turn = session.state.turn_number
    last = next((each for each in reversed(session.steps) if each.move.seat == seat and not each.move.forced), None)
    return turn > 0 and last is not None and last.turn == turn


def next_step(section: Section, told: Collection[str], now: Moment) -> Step | None:
    """Return what is told next in a section: its first step not told yet, if the time for it has come."""
    for step in section.step:
        if step.id not in told:
            return step if holds(step.when, now) else None
    return None


def spoken(lesson: Lesson, told: Collection[str], now: Moment) -> Step | None:
    """Return what is told in an ordinary game: the first step that fits anywhere and has not been told yet.

    It says what fits there, and advises nothing: the lesson knows another position.
    """
    for step in lesson.anywhere():
        if step.id not in told and holds(step.when, now):
            return msgspec.structs.replace(step, say=step.elsewhere or step.say, move="")
    return None


def is_told(section: Section, told: Collection[str]) -> bool:
    """Tell whether everything in a section has been told."""
    return all(step.id in told for step in section.step)


def is_done(section: Section, told: Collection[str], now: Moment) -> bool:
    """Tell whether a section is over: everything has been told, and the learner has finished what was begun."""
    return is_told(section, told) and not now.midway


def holds(trigger: Trigger, now: Moment) -> bool:
    """Tell whether the time for a step has come."""
    return (
        (not trigger.asked or now.prompt in trigger.asked)
        and (not trigger.may or not now.verbs.isdisjoint(trigger.may))
        and (not trigger.event or not now.events.isdisjoint(trigger.event))
        and (not trigger.waiting or not (now.verbs or now.over))
        and (not trigger.rest or not now.midway)
        and (not trigger.over or now.over)
    )


def answer(step: Step, move: str) -> Sentence | None:
    """Say something to a move made while a step was shown; None if it was the advised one, or nothing is to be said."""
    if not step.move or fits(step.move, move):
        return None
    fitting = (each.say for each in step.answers if any(fits(known, move) for known in each.moves))
    return next(fitting, step.otherwise)


def fits(pattern: str, move: str) -> bool:
    """Tell whether a move is the one named, or of the verb named."""
    return move == pattern or move.split(" ", 1)[0] == pattern


def advised(state: State, move: str) -> int | None:
    """Find an advised move among those that can be made: the one named, or the first of the verb named."""
    name = state.actions.name
    return next((action for action in state.legal() if fits(move, name(action))), None)
