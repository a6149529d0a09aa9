"""Exercises: a position, a task, and a goal that the engine tests. Every way that reaches the goal counts."""

from functools import cache
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from drakehall import bots
from drakehall.bots.evaluation import evaluation
from drakehall.kernel import registry
from drakehall.kernel.events import Event
from drakehall.kernel.game import Game
from drakehall.kernel.state import State
from drakehall.learn import goals
from drakehall.learn.errors import BadGoal, UnknownExercise
from drakehall.learn.goals import GoalCondition, SinceStart
from drakehall.learn.lessons import Id
from drakehall.learn.shipped import find, shipped
from drakehall.learn.texts import LearningFile, Sentence
from drakehall.session import Session
from drakehall.text.rule_sheets import rules

MOST_TURNS: Final = 9
Status = Literal["going", "reached", "missed"]


class Wrong(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A typical wrong way: the seat's moves that begin it, and the comment on them."""

    moves: Annotated[tuple[str, ...], Meta(min_length=1)]
    say: Sentence


class Exercise(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position in text and a task in one sentence, for the seat that decides there."""

    id: Id
    title: Sentence
    task: Sentence
    position: str
    goal: Annotated[tuple[str, ...], Meta(min_length=1)]
    """Conditions that must all hold, such as `points >= 7`."""
    line: Annotated[tuple[str, ...], Meta(min_length=1)]
    """A way to the goal: the seat's own moves."""
    why: Sentence
    """The reason in the words of the rules, given afterwards."""
    rules: Annotated[tuple[str, ...], Meta(min_length=1)]
    """The rules that it teaches."""
    level: Annotated[int, Meta(ge=1, le=5)] = 1
    turns: Annotated[int, Meta(ge=1, le=MOST_TURNS)] = 1
    """Number of one's own turns in which the goal must be reached."""
    at_end: bool = False
    """Whether the goal is tested when the turns are over, not as soon as it holds."""
    best: int | None = None
    """The best possible value of what the first condition measures, if that is more than it asks for."""
    wrong: tuple[Wrong, ...] = ()
    bot: str = "greedy"
    """The bot that plays the other seats."""

    @property
    def conditions(self) -> tuple[GoalCondition, ...]:
        """The goal, read."""
        found = tuple(goals.parse(text) for text in self.goal)
        return tuple(each for each in found if each is not None)


class Exercises(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The exercises of a game, the easiest first."""

    game: str
    exercise: tuple[Exercise, ...]

    def find(self, given: str) -> Exercise:
        """Return an exercise by its id."""
        return find(given, self.exercise, UnknownExercise)


class ExerciseVerdict(msgspec.Struct, frozen=True):
    """How an attempt stands."""

    status: Status
    measured: tuple[int, ...]
    """What the conditions of the goal measure, as it stands."""
    left: int
    """How far that is short of the best possible."""
    turns: int
    """Number of one's own turns begun so far."""
    say: Sentence | None
    """The comment on a typical wrong way, as soon as it is taken; after the end the reason."""

    @property
    def reached(self) -> int:
        """What the first condition measures: how far it is to the goal is told by this one."""
        return self.measured[0]


@cache
def exercises(game: str) -> Exercises:
    """Return the exercises that come with a game."""
    name = f"{registry.game(game).name}.toml"
    return read_exercises(name, shipped("exercises", name))


def read_exercises(name: str, text: str) -> Exercises:
    """Read and check the text of exercises; raise `BadLearningFile` with the line if anything is wrong.

    That a goal can be reached is not checked here: the proof plays every line.
    """
    file = LearningFile(name, text)
    found = file.read(Exercises)
    game = registry.game(found.game)
    known = frozenset(rule.id for rule in rules(game.name, "en"))
    file.must_differ([(f"exercise[{i}]", each.id) for i, each in enumerate(found.exercise)])
    for i, each in enumerate(found.exercise):
        _check(file, game, f"exercise[{i}]", each, known)
    return found


def judge(exercise: Exercise, session: Session) -> ExerciseVerdict:
    """Judge an attempt: a session that began with the position of the exercise."""
    start = session.beginning()
    seat = start.seat
    assert seat is not None
    attempt = _Attempt(exercise, session, start, seat)
    measured = attempt.measure()
    most = exercise.conditions[0].number if exercise.best is None else exercise.best
    status = attempt.status()
    say = exercise.why if status != "going" else None
    return ExerciseVerdict(status, measured, abs(most - measured[0]), attempt.turns, attempt.wrong() or say)


class _Attempt:
    """What was played, measured."""

    def __init__(self, exercise: Exercise, session: Session, start: State, seat: int) -> None:
        self.exercise = exercise
        self.game = session.game
        self.seat = seat
        self.moves = [step.move.action for step in session.steps if step.move.seat == seat and not step.move.forced]
        self.turns, self.ended = _turns(session, start, seat, exercise.turns)
        events: list[Event] = [event for step in session.steps for event in step.events]
        self.played = SinceStart(start, session.state, events)

    def measure(self) -> tuple[int, ...]:
        return tuple(goals.measured(each, self.game, self.played, self.seat) for each in self.exercise.conditions)

    def status(self) -> Status:
        holds = all(each.holds(value) for each, value in zip(self.exercise.conditions, self.measure(), strict=True))
        if self.ended:
            return "reached" if holds else "missed"
        return "reached" if holds and not self.exercise.at_end else "going"

    def wrong(self) -> Sentence | None:
        for each in self.exercise.wrong:
            if tuple(self.moves[: len(each.moves)]) == each.moves:
                return each.say
        return None


def _turns(session: Session, start: State, seat: int, most: int) -> tuple[int, bool]:
    """Return the number of the seat's own turns begun, and whether those allowed are over."""
    turn_number = evaluation(session.game).turn_number
    begun: list[int] = []
    state = start
    for step in session.steps:
        if step.move.seat == seat and turn_number(state) not in begun[-1:]:
            begun.append(turn_number(state))
        state = state.copy()
        state.apply(state.actions.parse(step.move.action))
    over = state.over or (len(begun) >= most and turn_number(state) != begun[-1])
    return len(begun), over


def _check(file: LearningFile, game: Game, path: str, each: Exercise, known: frozenset[str]) -> None:
    state = file.position(f"{path}.position", game, each.position)
    file.must_know(f"{path}.bot", each.bot, tuple(bots.bots(game)))
    file.must_be_rules(f"{path}.rules", each.rules, known)
    for condition in each.goal:
        if goals.parse(condition) is None:
            raise file.fault(BadGoal, f"{path}.goal", given=condition, example=goals.EXAMPLE)
    for key, (first, *later) in [("line", each.line), *(("wrong", wrong.moves) for wrong in each.wrong)]:
        file.must_be_legal(f"{path}.{key}", state, first)
        for move in later:  # whether these can be played depends on what the others do: the proof plays them
            file.must_be_action(f"{path}.{key}", state, move)
