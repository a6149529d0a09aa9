"""What the question tells besides its words: whether the card in hand may end the round."""

import pytest

from tests.rules.smoki.table import REST, play, table

ALMOST = "5 0 4 / -2 O (8)"
"""All but the last card lie face up."""


@pytest.mark.parametrize(
    ("drawn", "told"),
    [
        ("7", {"ends": 5, "points": 5 + 0 + 4 - 2 - 2 + 7}),
        ("4", {"ends": 5, "points": 5 + 0 + 0 - 2 - 2 + 0}),
        ("K", {"ends": 5, "points": 5 + 0 + 4 - 2 - 2 + 10}),
        ("G", {"ends": 5}),
        ("A", {}),
    ],
)
def test_who_holds_a_card_is_told_before_that_it_can_end_the_round(drawn: str, told: dict[str, int]) -> None:
    """SMO-7.1, SMO-8"""
    state = table(ALMOST, REST, hidden=drawn, raven_attack=True)
    play(state, "draw_hidden")
    assert state.asked(0).prompt.args == told
    assert state.asked(1).prompt.args == state.asked(None).prompt.args == {}


def test_as_long_as_two_cards_lie_face_down_no_card_ends_the_round() -> None:
    """SMO-7.1"""
    state = table("5 0 4 / -2 (1) (8)", REST, hidden="7")
    play(state, "draw_hidden")
    assert state.asked(0).prompt.args == {}


def test_a_card_from_an_open_pile_is_weighed_as_well() -> None:
    """SMO-7.1, SMO-8.2"""
    state = table(ALMOST, REST, piles=["3", "7"])
    play(state, "take_open 1")
    assert state.asked(0).prompt.args == {"ends": 5, "points": 5 + 0 + 4 - 2 - 2 + 7}
