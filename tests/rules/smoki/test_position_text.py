"""Positions of Smoki in text: what may be left out, and what is refused."""

import pytest

from drakehall.games.smoki.cards import LABELS
from drakehall.games.smoki.rules import Smoki
from drakehall.kernel.position_errors import BadPosition
from tests.rules.smoki.table import dreams, legal, piles, read, words

SEAT_0 = "seat 0: 6 ? ? / G (?) (?)"
SEAT_1 = "seat 1: 1 (?) (?) / (?) (?) (?)"


def at(*lines: str, seats: int = 2) -> Smoki:
    return read("\n".join([f"smoki, {seats} seats", *lines]))


def test_a_turn_begins_with_the_cards_that_are_named() -> None:
    state = at("seat 0: 6 7 2 / 3 0 (7)", "seat 1: K (?) (?) / (?) (?) (?)", "open 0: 4 5", "hidden: 8 G", "turn: 1")
    assert dreams(state)[0] == "6 7 2 / 3 0 (7)"
    assert dreams(state)[1].startswith("K (")
    assert piles(state)[0] == "4 5"
    assert len(state.piles[1]) == 1
    assert words(state.hidden[-2:]) == "8 G"
    assert state.seat == 1
    assert state.turns == 5 - 1  # four more cards lie face up than at first
    assert legal(state) == ["take_open 0", "take_open 1", "draw_hidden"]


def test_a_card_is_held() -> None:
    state = at(SEAT_0, SEAT_1, "phase: hold", "held: K", "source: hidden")
    assert legal(state) == [f"place {slot}" for slot in range(6)]
    assert state.view(0).held == "K"
    assert state.view(1).held == "?"


def test_a_card_was_placed_and_a_nest_acts() -> None:
    state = at(SEAT_0, SEAT_1, "phase: nest", "placed: 3")
    assert "swap_own 0 4" in legal(state)
    assert "swap_own 0 3" not in legal(state)


def test_a_removed_card_waits_for_a_pile() -> None:
    state = at(SEAT_0, SEAT_1, "phase: pile", "placed: 3", "removed: 8", "source: open 1")
    assert state.carry == LABELS.index("8")
    assert legal(state) == ["put_top 0", "put_top 1"]


def test_tokens_alone_tell_how_many_rounds_were_played() -> None:
    state = at(SEAT_0, SEAT_1, "seat 2: 1 (?) (?) / (?) (?) (?)", "tokens: 2 0 1", seats=3)
    assert state.round == 3
    assert state.scores() == [1, 3, 2]


@pytest.mark.parametrize(
    ("lines", "complaint"),
    [
        ("seat 0: 6 7 2 / 3 0", "line 2, column 1: words in this line: 5, needed: 6"),
        ("seat 0: 6 7 2 / 3 0 (9)", "line 2, column 22: “9” is not valid here"),
        ("seat 0: K K K / K (K) 1", "line 2, column 20: no “K” is left"),
        ("seat 2: 1 2 3 / 4 5 6", "line 2, column 1: “seat 2” does not belong in this position"),
        ("seat 0: 1 2 3 / 4 5 6", "the rules never lead to this position: one card each was turned up"),
        ("phase: nest", "“placed” is missing from this position"),
        ("held: 7", "line 2, column 1: “held” does not belong in this position"),
        ("phase: hold\nsource: open 2", "line 3, column 9: “open 2” is not valid here; allowed: hidden, open 0"),
        ("phase: hold\nsource:", "line 3, column 1: “source” is not valid here; allowed: hidden, open 0"),
    ],
)
def test_what_cannot_be_is_refused(lines: str, complaint: str) -> None:
    with pytest.raises(BadPosition) as caught:
        at(lines)
    assert str(caught.value).startswith(complaint)
