"""Lessons and exercises that come with the games keep their promises."""

from pathlib import Path

import pytest

from drakehall.learn import proof
from drakehall.learn.attempts import Searched, search
from drakehall.learn.coverage import coverage, listed
from drakehall.learn.exercises import Exercise, exercises, read_exercises
from drakehall.learn.lessons import lesson, read_lesson
from tests.learn.test_exercises import EXERCISES
from tests.learn.test_lessons import LESSON

TAUGHT = Path(__file__).with_name("taught")
GAMES = ["dragon_castle", "simurgh", "smoki", "wyrmspan"]


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_tells_all_its_steps_and_leaves_nothing_untaught(game: str) -> None:
    assert [*proof.lesson_faults(lesson(game))] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_exercise_can_be_done(game: str) -> None:
    shipped = exercises(game)
    assert [*proof.exercise_faults(shipped)] == []
    assert len(shipped.exercise) >= 12
    assert sum(each.turns > 1 for each in shipped.exercise) * 3 >= len(shipped.exercise)
    assert all(each.wrong for each in shipped.exercise)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_typical_wrong_moves_are_wrong_and_several_turns_are_needed(game: str) -> None:
    assert [*proof.way_faults(exercises(game))] == []


def test_a_lesson_that_leaves_something_out_is_found_out() -> None:
    poor = read_lesson("smoki.toml", LESSON)
    faults = [*proof.lesson_faults(poor)]
    assert "no step teaches the action swap_own" in faults
    assert "no step teaches the points missing_tokens" in faults
    assert "no step teaches the rule SMO-8.2" in faults
    boasting = LESSON.replace("[[section]]", '[left_out]\nfly = { en = "never", pl = "nigdy" }\n[[section]]', 1)
    assert "leaves out fly, which does not exist" in [*proof.lesson_faults(read_lesson("smoki.toml", boasting))]


def test_a_rule_that_is_left_out_and_taught_is_found_out() -> None:
    left_out = '[[untaught]]\nrules = ["SMO-1.1", "SMO-8.1..SMO-8.5"]\nwhy = { en = "later", pl = "później" }\n'
    poor = read_lesson("smoki.toml", LESSON.replace("[[section]]", f"{left_out}[[section]]", 1))
    found = coverage(poor)
    assert [*found.taught] == ["SMO-1.1"]
    assert found.taught["SMO-1.1"] == ("dream",)
    assert [*found.left_out] == ["SMO-8.1", "SMO-8.2", "SMO-8.3", "SMO-8.4", "SMO-8.5"]
    assert "SMO-9.1" in found.missing
    faults = [*proof.lesson_faults(poor)]
    assert "leaves out the rule SMO-1.1, which a step teaches" in faults
    assert "no step teaches the rule SMO-9.1" in faults
    assert "no step teaches the rule SMO-8.2" not in faults


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_taught_and_left_out_are_those_listed(game: str) -> None:
    """The lists are for reading: `python -m drakehall.learn.coverage GAME` writes one anew."""
    assert listed(lesson(game)) == (TAUGHT / f"{game}.txt").read_text(encoding="utf-8")


def test_a_section_that_says_too_little_or_too_much_at_its_end_is_found_out() -> None:
    assert "goal: has no summary of what was learnt" in [*proof.lesson_faults(read_lesson("smoki.toml", LESSON))]
    foreign = LESSON.replace(
        "position = ", 'gist = [{ rule = "SMO-8.2", en = "A pair counts 0.", pl = "Para to 0." }]\nposition = '
    )
    faults = [*proof.lesson_faults(read_lesson("smoki.toml", foreign))]
    assert "goal: at its end names the rule SMO-8.2, which none of its steps teaches" in faults
    assert "goal: has no summary of what was learnt" not in faults


def test_a_step_that_is_never_told_is_found_out() -> None:
    silent = LESSON.replace('event = ["smoki-event-drew"]', 'event = ["smoki-event-won"]')
    faults = [*proof.lesson_faults(read_lesson("smoki.toml", silent))]
    assert "goal: never told with seed 1: place, wait" in faults


def test_advice_without_an_answer_to_other_moves_is_found_out() -> None:
    mute = "goal: take advises a move and has no answer to others"
    assert mute not in [*proof.lesson_faults(read_lesson("smoki.toml", LESSON))]
    silent = LESSON.replace('otherwise = { en = "As you like.", pl = "Jak wolisz." }\n', "")
    assert silent != LESSON
    assert mute in [*proof.lesson_faults(read_lesson("smoki.toml", silent))]


def test_a_question_that_nothing_was_said_of_is_found_out() -> None:
    faults = [*proof.lesson_faults(read_lesson("smoki.toml", LESSON))]
    asked = "goal: asked before anything was said of it with seed 1: smoki-prompt-pile (smoki-source-left)"
    assert asked in faults
    assert not [fault for fault in faults if "smoki-prompt-hold" in fault], "that one was explained"
    explains = '[[section.step]]\nid = "away"\nsay = { en = "Off.", pl = "Precz." }\nwhen = { may = ["put_top"] }\n\n'
    at = LESSON.rindex("[[section.step]]")
    told = LESSON[:at] + explains + LESSON[at:]
    assert asked not in [*proof.lesson_faults(read_lesson("smoki.toml", told))]


def test_what_was_said_of_events_alone_explains_no_question() -> None:
    passing = LESSON.replace('when = { asked = ["smoki-prompt-hold"], event', "when = { event")
    faults = [*proof.lesson_faults(read_lesson("smoki.toml", passing))]
    assert [fault for fault in faults if "smoki-prompt-hold" in fault]


def test_advice_that_cannot_be_followed_is_found_out() -> None:
    vain = LESSON.replace('move = "draw_hidden"', 'move = "take_open 1"')
    faults = [*proof.lesson_faults(read_lesson("smoki.toml", vain.replace("open 0: 4", "open 0: 4\nopen 1: 5 -2")))]
    assert not [fault for fault in faults if "advised" in fault]
    faults = [*proof.lesson_faults(read_lesson("smoki.toml", vain.replace('"take_open 1"', '"swap_own 0 1"')))]
    assert "goal: advised but not possible with seed 1: swap_own 0 1" in faults


def test_advice_of_a_step_that_is_told_last_is_looked_at_too() -> None:
    shorter = LESSON[: LESSON.rindex("[[section.step]]")]
    last = shorter.replace('id = "place"', 'id = "place"\nmove = "swap_own 0 1"')
    assert "goal: advised but not possible with seed 1: swap_own 0 1" in [
        *proof.lesson_faults(read_lesson("smoki.toml", last))
    ]


def test_a_section_that_takes_too_long_is_found_out() -> None:
    long = LESSON.replace("Take a card.", "Take a card, " + "or do not; " * 20)
    section = read_lesson("smoki.toml", long).section[0]
    lived = proof.played(section, 1)
    assert proof.seconds(section, lived) > proof.seconds(read_lesson("smoki.toml", LESSON).section[0], lived)
    longer = proof.Lived(lived.told, [], 0, decided=15)
    assert proof.seconds(section, longer) > proof.MOST_SECONDS
    assert lived.decided > 0


def exercise(text: str) -> Exercise:
    return read_exercises("smoki.toml", text).exercise[0]


def test_exercises_that_are_alike_are_found_out() -> None:
    twice = EXERCISES + EXERCISES[EXERCISES.index("[[exercise]]") :].replace('id = "end-the-round"', 'id = "again"')
    faults = [*proof.exercise_faults(read_exercises("smoki.toml", twice))]
    for what in ("position", "rules", "reason"):
        assert f"again: the same {what} as end-the-round" in faults


def test_a_line_that_misses_is_found_out() -> None:
    wrong = EXERCISES.replace('"place 5"', '"place 4"')
    faults = [*proof.exercise_faults(read_exercises("smoki.toml", wrong))]
    assert "end-the-round: the line is missed with seed 1" in faults


def test_a_line_that_uses_fewer_turns_than_given_is_found_out() -> None:
    longer = EXERCISES.replace('rules = ["SMO-1.1"]', 'rules = ["SMO-1.1"]\nturns = 2')
    faults = [*proof.exercise_faults(read_exercises("smoki.toml", longer))]
    assert "end-the-round: the line uses 1 of 2 turns with seed 1" in faults
    faults = [*proof.way_faults(read_exercises("smoki.toml", longer))]
    assert [fault for fault in faults if fault.startswith("end-the-round: one turn is enough: ")]


@pytest.mark.parametrize(
    ("was", "now"), [('"put_top 0"', '"swap_own 0 1"'), ('"take_open 0"]', '"take_open 0", "skip"]')], ids=str
)
def test_a_move_that_cannot_be_played_is_found_out(was: str, now: str) -> None:
    assert was in EXERCISES
    broken = read_exercises("smoki.toml", EXERCISES.replace(was, now))
    faults = [*proof.exercise_faults(broken), *proof.way_faults(broken)]
    assert [fault for fault in faults if fault.startswith("end-the-round: a move cannot be played: ")]


def test_a_search_that_is_cut_off_says_so() -> None:
    assert search(exercise(EXERCISES), ("draw_hidden", "place 4"), tried=1) == Searched(None, all_tried=False)


def test_a_wrong_move_that_still_reaches_the_goal_is_found_out() -> None:
    faults = [*proof.way_faults(read_exercises("smoki.toml", EXERCISES))]
    assert len(faults) == 1
    assert faults[0].startswith("end-the-round: after take_open 0 the goal is still reached by take_open 0, place 5")
    assert search(exercise(EXERCISES), ("draw_hidden", "place 4")) == Searched(None, all_tried=True)
