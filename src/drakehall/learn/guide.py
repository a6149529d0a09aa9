"""The guide: which step of a lesson comes now, and what to say about a move that was not advised."""

from collections.abc import Collection, Iterable

import msgspec

from drakehall.kernel.events import Event
from drakehall.kernel.state import State
from drakehall.learn.lessons import Lesson, LessonStep, Section, Trigger
from drakehall.learn.texts import Sentence
from drakehall.session import Session


class Moment(msgspec.Struct, frozen=True):
    """What the guide may know of a position: nothing that the learner's seat does not know."""

    prompt: str
    """The id of the question that the seat is asked; empty if there is none."""
    verbs: frozenset[str]
    """The verbs of the actions it may take."""
    events: frozenset[str]
    """What has happened since the guide last looked."""
    over: bool
    midway: bool = False
    """Whether the seat has already decided in this turn: what it began is not finished."""


def moment(session: Session, seat: int, events: Iterable[Event]) -> Moment:
    """Describe a game from the point of view of a seat to which these events are new."""
    state = session.state
    happened = frozenset(event.id for event in events)
    if state.seat != seat:
        return Moment("", frozenset(), happened, state.over)
    question = state.question(seat)
    verbs = frozenset(state.actions.verb(action).name for action in state.legal())
    return Moment(question.prompt.id if question else "", verbs, happened, over=False, midway=is_midway(session, seat))


def is_midway(session: Session, seat: int) -> bool:
    """Return whether the deciding seat has decided in this turn before; False in games that do not count turns."""
    turn = session.state.turn_number
    last = next((each for each in reversed(session.steps) if each.move.seat == seat and not each.move.forced), None)
    return turn > 0 and last is not None and last.turn == turn


def next_step(section: Section, told: Collection[str], now: Moment) -> LessonStep | None:
    """Return the next step of a section: its first one not told yet, if the time for it has come."""
    for step in section.step:
        if step.id not in told:
            return step if holds(step.when, now) else None
    return None


def spoken(lesson: Lesson, told: Collection[str], now: Moment) -> LessonStep | None:
    """Return what to say in an ordinary game: the first step that fits anywhere and has not been told yet.

    It is worded for that, and advises nothing: the lesson has another position.
    """
    for step in lesson.anywhere():
        if step.id not in told and holds(step.when, now):
            return msgspec.structs.replace(step, say=step.elsewhere or step.say, move="")
    return None


def is_told(section: Section, told: Collection[str]) -> bool:
    """Return whether everything in a section has been told."""
    return all(step.id in told for step in section.step)


def is_done(section: Section, told: Collection[str], now: Moment) -> bool:
    """Return whether a section is over: everything has been told, and the learner has finished what was begun."""
    return is_told(section, told) and not now.midway


def holds(trigger: Trigger, now: Moment) -> bool:
    """Return whether the time for a step has come."""
    return (
        (not trigger.asked or now.prompt in trigger.asked)
        and (not trigger.may or not now.verbs.isdisjoint(trigger.may))
        and (not trigger.event or not now.events.isdisjoint(trigger.event))
        and (not trigger.waiting or not (now.verbs or now.over))
        and (not trigger.rest or not now.midway)
        and (not trigger.over or now.over)
    )


def answer(step: LessonStep, move: str) -> Sentence | None:
    """Return the comment on a move made while a step was shown; None if it was advised, as a whole or in part."""
    if not step.move or any(fits(known, move) for known in (step.move, *step.part)):
        return None
    fitting = (each.say for each in step.answers if any(fits(known, move) for known in each.moves))
    return next(fitting, step.otherwise)


def fits(pattern: str, move: str) -> bool:
    """Return whether a move is the one named, or of the verb named."""
    return move == pattern or move.split(" ", 1)[0] == pattern


def advised(state: State, move: str) -> int | None:
    """Find an advised move among the possible ones: the one named, or the first of the verb named."""
    name = state.actions.name
    return next((action for action in state.legal() if fits(move, name(action))), None)
