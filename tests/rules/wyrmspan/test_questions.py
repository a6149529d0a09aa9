"""Questions fit their answers: what can only be used or left is asked by yes or no, anything else is not."""

import pytest

from drakehall.games.wyrmspan import GAME
from drakehall.games.wyrmspan.vocabulary import DECLINE, PASS, USE
from drakehall.kernel.chance import Chance


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
