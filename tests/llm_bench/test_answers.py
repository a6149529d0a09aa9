"""Answers are read strictly: the last line, in one form, a legal action in exact notation, and never anything else."""

import pytest

import drakehall as dh
from drakehall.llm_bench.answers import read
from drakehall.llm_bench.disguise import Disguise

STATE = dh.game("smoki").start(2, 5, starting_seat=0)


@pytest.mark.parametrize(
    "answer",
    ["MOVE: turn_up 3", "MOVE: turn_up 3\n\n  \n", "First place 2?\nNo.\nMOVE: turn_up 0\nBetter:\nMOVE: turn_up 3"],
)
def test_what_is_played(answer: str) -> None:
    assert read(answer, STATE, None).action == STATE.actions.parse("turn_up 3")


@pytest.mark.parametrize(
    "answer",
    [
        "",
        "turn_up 3",
        "I play turn_up 3",
        "MOVE: turn_up 3.\nGood luck!",
        "MOVE:turn_up 3",
        "move: turn_up 3",
        " MOVE: turn_up 3",
        "**MOVE: turn_up 3**",
        "MOVE: turn_up  3",
        "MOVE: ",
        '{"move": "turn_up 3"}',
        "My answer is MOVE: turn_up 3",
    ],
)
def test_what_lacks_the_form(answer: str) -> None:
    found = read(answer, STATE, None)
    assert (found.action, found.unreadable) == (None, True)


@pytest.mark.parametrize(
    "action", ["turn_up 3.", "turn_up three", "Turn_up 3", "turn_up", "turn_up 9", "turn_up 03", "0"]
)
def test_what_is_no_action(action: str) -> None:
    found = read(f"MOVE: {action}", STATE, None)
    assert (found.action, found.unreadable, found.reason, found.given) == (None, False, None, action)


def test_what_is_not_legal_has_a_reason() -> None:
    found = read("MOVE: place 3", STATE, None)
    assert found.action is None
    assert found.reason is not None


def test_with_a_disguise_only_made_up_words_count() -> None:
    disguise = Disguise(dh.game("smoki"), dh.game("smoki").options(), 3)
    assert read("MOVE: turn_up 3", STATE, disguise).action is None
    assert read(f"MOVE: {disguise.action('turn_up 3')}", STATE, disguise).action == STATE.actions.parse("turn_up 3")
