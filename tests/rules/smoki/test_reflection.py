"""SMO-6 Raven cards: the reflection."""

import pytest

from tests.rules.smoki.table import REST, dreams, play, table, totals, view
from tests.support import rule


@rule("SMO-6.6", "SMO-6.1")
def test_a_reflection_does_nothing_when_placed() -> None:
    state = table(REST, REST, REST, hidden="O")
    before = dreams(state)[1:]
    play(state, "draw_hidden", "place 1")
    assert view(state, 0).phase == "pile"
    play(state, "put_top 0")
    assert (state.seat, view(state, 1).phase) == (1, "source")
    assert dreams(state)[1:] == before


@rule("SMO-6.6", "SMO-6.7", "SMO-6.8", "SMO-R11", "SMO-R32")
@pytest.mark.parametrize(
    ("cards", "total"),
    [
        pytest.param("7 O 0", 7, id="A"),
        pytest.param("7 O O", 21, id="B at the right"),
        pytest.param("O 7 O", 21, id="B round it"),
        pytest.param("O O 7", 21, id="B at the left"),
        pytest.param("0 O O", 0, id="C at the right"),
        pytest.param("O 0 O", 0, id="C round it"),
        pytest.param("O O 0", 0, id="C at the left"),
        pytest.param("O O O", 0, id="D"),
    ],
)
def test_the_rulebook_s_reflections(cards: str, total: int) -> None:
    assert totals(f"{cards} / 1 2 3") == [total + 6]
    assert totals(f"1 2 3 / {cards}") == [total + 6]


@rule("SMO-6.6")
@pytest.mark.parametrize(
    ("cards", "total"), [("O 5 3", 13), ("5 3 O", 11), ("5 O 3", 11), ("3 O 5", 11), ("O 3 5", 11)]
)
def test_it_takes_a_direct_neighbour(cards: str, total: int) -> None:
    assert totals(f"{cards} / 1 2 4") == [total + 7]


@rule("SMO-R11")
@pytest.mark.parametrize(
    ("cards", "copied"), [("-2 O K", -2), ("K O -2", -2), ("G O 8", 8), ("1 O 1", 1), ("0 O 1", 0)]
)
def test_of_two_neighbours_it_takes_the_smaller(cards: str, copied: int) -> None:
    value = {"-2": -2, "0": 0, "1": 1, "8": 8, "G": 9, "K": 10}
    assert totals(f"{cards} / 3 4 5") == [sum(value[card] for card in cards.split() if card != "O") + copied + 12]


@rule("SMO-6.7", "SMO-R32")
@pytest.mark.parametrize(
    ("cards", "total"), [("O O 5", 15), ("5 O O", 15), ("O O -2", -6), ("-2 O O", -6), ("O O K", 30)]
)
def test_side_by_side_they_are_looked_through(cards: str, total: int) -> None:
    assert totals(f"{cards} / 1 2 3") == [total + 6]


@rule("SMO-6.8")
def test_three_in_a_row_count_nothing_whatever_lies_in_the_other_row() -> None:
    assert totals("O O O / K K K") == [30]
    assert totals("K 8 G / O O O") == [27]


@rule("SMO-6.9", "SMO-8.4")
@pytest.mark.parametrize("card", ["-2", "0", "1", "2", "3", "4", "5", "6", "7", "8", "G", "K", "A"])
def test_any_printed_number_is_copied_even_of_a_cancelled_card(card: str) -> None:
    """The card and its twin below cancel each other; what the reflections copy is left."""
    value = {"G": 9, "K": 10, "A": 9}[card] if card in "GKA" else int(card)
    assert totals(f"{card} O O / {card} 3 4", raven_attack=True) == [2 * value + 7]


@rule("SMO-6.10")
@pytest.mark.parametrize("card", ["-2", "0", "1", "5", "G", "K"])
def test_it_never_cancels_with_a_card_of_the_value_it_copies(card: str) -> None:
    value = {"G": 9, "K": 10}[card] if card in "GK" else int(card)
    assert totals(f"{card} O 3 / 4 {card} 6", raven_attack=True) == [value + min(value, 3) + 3 + 4 + value + 6]
    assert totals(f"O {card} 3 / {card} 4 6", raven_attack=True) == [3 * value + 13]


@rule("SMO-6.10")
def test_two_reflections_in_a_column_do_not_cancel() -> None:
    assert totals("O 5 4 / O 6 3") == [10 + 4 + 12 + 3]
    assert totals("4 O 6 / 5 O 4") == [27]


@rule("SMO-6.10", "SMO-8.3")
def test_a_zero_below_a_reflection_is_only_a_zero() -> None:
    assert totals("O 5 4 / 0 6 3") == [5 + 5 + 4 + 6 + 3]
    assert totals("0 5 4 / O 6 3") == [5 + 4 + 6 + 6 + 3]


@rule("SMO-6.11")
def test_it_never_looks_up_down_diagonally_or_round_the_edge() -> None:
    assert totals("O 8 -2 / -2 -2 1") == [8 + 8 - 2 - 2 - 2 + 1]
    assert totals("-2 8 O / 1 -2 -2") == [-2 + 8 + 8 + 1 - 2 - 2]
    assert totals("-2 -2 1 / O 8 -2") == [-2 - 2 + 1 + 8 + 8 - 2]
    assert totals("7 6 -2 / O 8 5") == [7 + 6 - 2 + 8 + 8 + 5]
    assert totals("5 8 O / -2 6 7") == [5 + 8 + 8 - 2 + 6 + 7]


@rule("SMO-R27")
def test_reflections_are_evaluated_at_the_end_of_every_round() -> None:
    state = table("6 6 6 / 5 4 .", "O 7 1 / 2 3 (8)", hidden="1", scoring="rounds", rounds=2)
    play(state, "draw_hidden", "place 5", "put_top 0")
    assert state.round == 2
    assert state.last == [28, 28]
    assert state.breakdown()[1] == {"dragons": 21, "ravens": 0, "reflections": 7}
