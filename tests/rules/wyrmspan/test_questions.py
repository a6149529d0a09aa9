"""Questions fit their answers: what can only be used or left is asked by yes or no, anything else is not."""

import pytest

from drakehall.games.wyrmspan import GAME
from drakehall.games.wyrmspan.rules import Wyrmspan
from drakehall.games.wyrmspan.vocabulary import DECLINE, PASS, USE
from drakehall.kernel.chance import Chance
from drakehall.kernel.events import Message
from drakehall.text import Words
from tests.rules.wyrmspan.table import do, everybody_passes, options, put, ready, settle, table


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_yes_or_no_answers_a_question_for_yes_or_no(seats: int) -> None:
    state = GAME.start(seats, seats)
    dice = Chance(seats)
    seen: set[str] = set()
    while state.seat is not None:
        answers = [action for action in state.legal() if action >= PASS]
        phase = getattr(state.view(state.seat), "phase", "")
        assert (USE in answers) == (phase in ("use", "cost")), (phase, answers)
        assert USE not in answers or answers == [DECLINE, USE]
        seen.add(phase)
        legal = state.legal()
        state.apply(legal[dice.below(len(legal))])
    assert "use" in seen


def test_others_are_not_told_more_than_what_is_decided() -> None:
    """That a cost can be paid in one way only may depend on the payer's hand."""
    state = GAME.start(3, 5)
    dice = Chance(5)
    asked = 0
    while state.seat is not None:
        if getattr(state.view(state.seat), "phase", "") == "cost":
            asked += 1
            others = {getattr(state.view(seat), "phase", "") for seat in (None, 0, 1, 2) if seat != state.seat}
            assert others == {"pay"}
        legal = state.legal()
        state.apply(legal[dice.below(len(legal))])
    assert asked


def test_whatever_is_not_a_turn_of_ones_own_names_what_asks_whose_it_is_and_what_is_at_stake() -> None:
    free = {f"wyrmspan-prompt-{phase}" for phase in ("turn", "setup-cards", "setup-resources", "limits")}
    seen: set[str] = set()
    words = Words("en", "wyrmspan")
    for seed in range(24):
        state = GAME.start(1 + seed % 4, seed)
        dice = Chance(seed)
        while state.seat is not None:
            question = state.question(state.seat)
            assert question is not None
            source = question.source
            assert (source is None) == (question.prompt.id in free), question
            if source is not None:
                seen.add(source.id)
                assert words.face(question.face).text, question
                theirs = any(target.startswith("seat-") for target in question.targets)
                assert source.id.endswith("-shared") == theirs
                assert not theirs or source.args["seat"] != state.seat
            legal = state.legal()
            state.apply(legal[dice.below(len(legal))])
    wanted = ("income", "explore", "card-shared", "dragon-shared")
    assert {f"wyrmspan-source-{each}" for each in wanted} <= seen


def test_an_egg_is_asked_for_by_the_nests_that_are_free() -> None:
    words = Words("en", "wyrmspan", ["Ola", "Jan"], strict=True)

    def prompt(s: Wyrmspan) -> str:
        question = s.question(s.seat)
        assert question is not None
        return words.message(question.prompt)

    s = table(2)
    settle(s, "crimson", 53)
    put(s, nest=1)
    ready(s)
    everybody_passes(s)
    assert options(s) == ["lay c1", "lay mat"]
    assert prompt(s) == "Lay an egg: choose a free nest, on a dragon or on the mat"
    assert [words.action(s.actions, action) for action in s.legal()] == [
        "Lay an egg in a nest of the dragon on space 1 of the crimson cave",
        "Lay an egg in a nest of the mat",
    ]
    s = table(2)
    settle(s, "amethyst", 158)
    put(s, nest=0)
    s.stock[13:16] = [0, 0, 1]
    ready(s)
    do(s, "explore amethyst", "decline")
    assert options(s) == ["decline", "lay a1"]
    assert prompt(s) == "Lay an egg: choose a dragon with a free nest"


def test_paying_for_another_walk_names_the_cave_and_what_the_eggs_are_for() -> None:
    s = table(2)
    settle(s, "crimson", 53)
    put(s, nest=2, explored=2)
    s.eggs = [1, *s.eggs[1:]]
    ready(s)
    do(s, "explore golden")
    question = s.question(0)
    assert question is not None
    assert question.source == Message("wyrmspan-source-explore", {"cave": "golden"})
    assert question.targets == ("cave-golden",)
    assert Words("en", "wyrmspan").face(question.face).text == (
        "Exploring the same cave a third time this round costs 2 eggs besides the coin. "
        "All its benefits and abilities are yours once more."
    )


def test_the_income_tells_what_it_brings() -> None:
    s = table(2)
    settle(s, "crimson", 53)
    put(s, nest=1)
    ready(s)
    everybody_passes(s)
    question = s.question(s.seat)
    assert question is not None
    assert Words("en", "wyrmspan").face(question.face).text == "Take 6 coins and lay 1 egg."
    assert Words("pl", "wyrmspan").face(question.face).text == "Weź 6 monet i złóż 1 jajo."
