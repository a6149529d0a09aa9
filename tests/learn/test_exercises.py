"""Exercises: goals, verdicts, and how a file is read and refused."""

from collections.abc import Callable

import pytest

from drakehall.learn import goals
from drakehall.learn.errors import BadLearningFile, UnknownExercise
from drakehall.learn.exercises import Exercise, judge, read_exercises
from drakehall.session import Session

EXERCISES = """\
game = "smoki"

[[exercise]]
id = "end-the-round"
title = { en = "Close your eyes", pl = "Zamknij oczy" }
task = { en = "End the round.", pl = "Zakończ rundę." }
position = '''
smoki, 2 seats
seat 0: 6 7 2 / 6 7 (7)
seat 1: 8 (?) (?) / (?) (?) (?)
open 0: 4
hidden: 8 2
'''
goal = ["event smoki-event-round-ends >= 1"]
line = ["draw_hidden", "place 5", "put_top 0"]
why = { en = "The last card lies open.", pl = "Ostatnia karta jest odkryta." }
rules = ["SMO-1.1"]
wrong = [{ moves = ["take_open 0"], say = { en = "A 4 is dear.", pl = "Czwórka jest droga." } }]
"""


@pytest.fixture
def exercise() -> Exercise:
    return read_exercises("smoki.toml", EXERCISES).exercise[0]


def attempt(exercise: Exercise, *moves: str) -> Session:
    session = Session.from_position(exercise.position)
    for move in moves:
        session.play(0, move)
    return session


def test_the_line_reaches_the_goal(exercise: Exercise) -> None:
    before = judge(exercise, attempt(exercise, *exercise.line[:2]))
    assert (before.status, before.reached, before.left) == ("going", 0, 1)
    after = judge(exercise, attempt(exercise, *exercise.line))
    assert (after.status, after.reached, after.left) == ("reached", 1, 0)
    assert after.say == exercise.why


def test_a_turn_that_does_not_reach_it_misses(exercise: Exercise) -> None:
    session = attempt(exercise, "draw_hidden", "discard 0")
    while session.state.seat == 0:
        session.play(0, session.state.legal()[0])
    found = judge(exercise, session)
    assert (found.status, found.left) == ("missed", 1)
    assert found.say == exercise.why


def test_a_typical_wrong_way_is_answered_at_once(exercise: Exercise) -> None:
    found = judge(exercise, attempt(exercise, "take_open 0"))
    assert found.status == "going"
    assert found.say == exercise.wrong[0].say


def test_an_unknown_exercise_is_refused() -> None:
    with pytest.raises(UnknownExercise, match="no exercise “x”; there are: end-the-round"):
        read_exercises("smoki.toml", EXERCISES).find("x")


@pytest.mark.parametrize(
    ("text", "value", "holds", "short"),
    [
        ("points >= 7", 7, True, 0),
        ("points >= 7", 5, False, 2),
        ("points eggs >= 2", 1, False, 1),
        ("lead >= -3", -4, False, 1),
        ("event a-b-c points <= 9", 12, False, 3),
        ("won = 1", 1, True, 0),
    ],
)
def test_conditions_compare(text: str, value: int, holds: bool, short: int) -> None:
    condition = goals.parse(text)
    assert condition is not None
    assert condition.holds(value) is holds
    assert condition.short_of(value) == short


@pytest.mark.parametrize(
    "text", ["", "points", "points > 7", "gold >= 1", "event >= 1", "over now >= 1", "points a b >= 1"]
)
def test_what_is_no_condition_is_none(text: str) -> None:
    assert goals.parse(text) is None


WRONG: list[tuple[Callable[[str], str], int, str]] = [
    (lambda text: text.replace('goal = ["event', 'goal = ["events'), 14, "not a condition"),
    (lambda text: text.replace('line = ["draw_hidden"', 'line = ["place 5"'), 15, "“place 5” cannot be played"),
    (lambda text: text.replace("SMO-1.1", "SMO-0.0"), 17, "no rule “SMO-0.0”"),
    (lambda text: text.replace('moves = ["take_open 0"]', 'moves = ["place 1"]'), 18, "cannot be played"),
    (lambda text: text.replace("goal = [", "level = 9\ngoal = ["), 14, "level"),
]


@pytest.mark.parametrize(("spoil", "line", "said"), WRONG)
def test_a_wrong_file_is_refused_with_line_and_reason(spoil: Callable[[str], str], line: int, said: str) -> None:
    text = spoil(EXERCISES)
    assert text != EXERCISES
    with pytest.raises(BadLearningFile) as refused:
        read_exercises("smoki.toml", text)
    assert refused.value.message.args["line"] == line, str(refused.value)
    assert said in str(refused.value) or said == "level"


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("points >= 7", True),
        ("points eggs >= 2", True),
        ("lead >= 1", True),
        ("event smoki-event-scored points <= 9", True),
        ("event smoki-event-token >= 1", False),
        ("event simurgh-event-gained-wisdom count >= 4", False),
        ("won = 1", False),
    ],
)
def test_a_goal_says_whether_it_is_about_points(text: str, points: bool) -> None:
    """Of what is not measured in points nobody is told how many points were left."""
    condition = goals.parse(text)
    assert condition is not None
    assert condition.in_points is points
