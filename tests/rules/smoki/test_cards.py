"""SMO-1 Aim, SMO-2 Cards."""

from collections import Counter

import pytest

from drakehall.games.smoki import GAME
from drakehall.kernel.errors import BadSeats
from tests.rules.smoki.table import REST, count_cards, dreams, legal, play, start, table, totals, whole_deck, words
from tests.support import rule


def all_cards(state_words: list[str]) -> Counter[str]:
    return Counter(" ".join(state_words).replace("/", "").replace("(", "").replace(")", "").split())


@rule("SMO-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_play_by_the_same_rules(seats: int) -> None:
    state = start(seats)
    assert state.seats == seats
    for _ in range(seats):
        assert legal(state) == [f"turn_up {slot}" for slot in range(6)]
        play(state, "turn_up 3")
    assert legal(state) == ["take_open 0", "take_open 1", "draw_hidden"]


@rule("SMO-1.1")
@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 52])
def test_no_other_number_plays(seats: int) -> None:
    with pytest.raises(BadSeats, match="2 to 5"):
        GAME.start(seats, 1)


@rule("SMO-1.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_dream_has_six_cards_in_two_rows(seats: int) -> None:
    state = start(seats)
    assert len(dreams(state)) == seats
    assert all(len(each.split()) == 7 and each.split()[3] == "/" for each in dreams(state))


@rule("SMO-1.2", "SMO-8.5")
def test_the_lowest_total_wins_the_round() -> None:
    state = table("8 7 6 / 5 4 .", "1 2 3 / 4 0 .", "2 3 4 / 5 6 .", hidden="3")
    play(state, "draw_hidden", "place 5", "put_top 0")
    assert state.tokens == [0, 1, 0]
    assert GAME.low_wins


@rule("SMO-2.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_deck_is_four_of_ten_dragons_and_three_ravens(seats: int) -> None:
    state = start(seats)
    assert count_cards(state) == 52
    expected = dict.fromkeys(["-2", "0", "1", "2", "3", "4", "5", "6", "7", "8", "G", "K", "O"], 4)
    assert all_cards([*dreams(state), words(state.hidden)]) == expected


@rule("SMO-2.3", "SMO-10.6", "SMO-R21")
@pytest.mark.parametrize("seats", [2, 5])
def test_four_attacks_are_in_the_deck_with_the_option_only(seats: int) -> None:
    state = start(seats, raven_attack=True)
    assert count_cards(state) == 56
    assert all_cards([*dreams(state), words(state.hidden)]) == Counter(whole_deck(raven_attack=True))
    assert all_cards([*dreams(state), words(state.hidden)])["A"] == 4
    assert "A" not in all_cards([*dreams(start(seats)), words(start(seats).hidden)])


@rule("SMO-10.6", "SMO-R21")
def test_the_attacks_are_shuffled_in_from_the_start() -> None:
    """They are dealt like all others: sooner or later one lies at any place of a dream and of the hidden pile."""
    dealt = [start(5, seed, raven_attack=True) for seed in range(40)]
    assert any("A" in dreams(state)[0].replace("(", " ").replace(")", " ").split() for state in dealt)
    assert any("A" in words(state.hidden).split() for state in dealt)


@rule("SMO-2.2")
@pytest.mark.parametrize(
    ("card", "value"),
    [
        ("-2", -2),
        ("0", 0),
        ("1", 1),
        ("2", 2),
        ("3", 3),
        ("4", 4),
        ("5", 5),
        ("6", 6),
        ("7", 7),
        ("8", 8),
        ("G", 9),
        ("K", 10),
        ("A", 9),
    ],
)
def test_every_card_has_its_value(card: str, value: int) -> None:
    """Above three reflections, which count nothing and cancel with nothing."""
    assert totals(f"{card} 3 4 / O O O", raven_attack=True) == [value + 7]


@rule("SMO-2.2")
def test_a_reflection_has_no_value_of_its_own() -> None:
    assert totals("O O O / 1 2 3") == [6]
    assert totals("O 5 4 / 1 2 3", "4 8 O / 1 2 3") == [20, 26]


@rule("SMO-1.1", "SMO-R30")
def test_two_players_have_the_same_turn() -> None:
    state = table(REST, REST, piles=["5", "3"], hidden="6")
    assert legal(state) == ["take_open 0", "take_open 1", "draw_hidden"]
    play(state, "draw_hidden")
    assert legal(state) == [f"place {slot}" for slot in range(6)] + ["discard 0", "discard 1"]
    play(state, "place 2")
    assert legal(state) == ["put_top 0", "put_top 1"]
    play(state, "put_top 1")
    assert state.seat == 1
    assert legal(state) == ["take_open 0", "take_open 1", "draw_hidden"]
