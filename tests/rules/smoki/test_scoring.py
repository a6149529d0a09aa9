"""SMO-8 Scoring."""

from itertools import product

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from drakehall.games.smoki.scoring import card_points, score, written
from tests.rules.smoki.table import end_round, number, seen, table, totals, view
from tests.support import rule

PRINTED = {str(value): value for value in (-2, 0, 1, 2, 3, 4, 5, 6, 7, 8)} | {"G": 9, "K": 10, "A": 9}
CARDS = [*PRINTED, "O"]
DREAMS = st.lists(st.sampled_from(CARDS) | st.just("O"), min_size=6, max_size=6)


def values(cards: list[str]) -> list[int]:
    """Score a dream step by step as the rules say it."""
    val = [0] * 6
    for i in range(6):
        if cards[i] != "O":
            val[i] = PRINTED[cards[i]]
            continue
        in_row = range(3) if i < 3 else range(3, 6)
        candidates = []
        for step in (-1, 1):
            j = i + step
            while j in in_row and cards[j] == "O":
                j += step
            if j in in_row:
                candidates.append(PRINTED[cards[j]])
        val[i] = min(candidates) if candidates else 0
    for a in range(3):
        b = a + 3
        if cards[a] != "O" and cards[b] != "O" and PRINTED[cards[a]] == PRINTED[cards[b]]:
            val[a] = val[b] = 0
    return val


def scored(cards: list[str]) -> list[int]:
    return card_points([number(card) for card in cards])


@rule("SMO-8.1", "SMO-8.2", "SMO-8.3", "SMO-8.4", "SMO-6.7", "SMO-6.8", "SMO-6.9", "SMO-6.10", "SMO-6.11")
@settings(deadline=None, derandomize=True, max_examples=400)
@given(DREAMS)
@example(["O"] * 6)
def test_scores_are_those_of_the_slow_reference(cards: list[str]) -> None:
    assert scored(cards) == values(cards)
    assert score([number(card) for card in cards]) == sum(values(cards))


@rule("SMO-8.2", "SMO-8.4", "SMO-6.10")
def test_every_pattern_of_reflections_and_pairs() -> None:
    for cards in product(["-2", "G", "A", "O"], repeat=6):
        assert scored(list(cards)) == values(list(cards))


@rule("SMO-8.3")
@settings(deadline=None, derandomize=True, max_examples=60)
@given(st.lists(st.sampled_from([*PRINTED]), min_size=6, max_size=6), st.permutations(range(3)))
def test_without_reflections_the_order_of_columns_and_rows_is_nothing(cards: list[str], order: list[int]) -> None:
    turned = [cards[column] for column in order] + [cards[column + 3] for column in order]
    assert sum(scored(turned)) == sum(scored(cards)) == sum(scored(cards[3:] + cards[:3]))


@rule("SMO-6.11", "SMO-8.2")
@settings(deadline=None, derandomize=True, max_examples=60)
@given(DREAMS)
def test_a_dream_in_a_mirror_scores_the_same(cards: list[str]) -> None:
    assert sum(scored(cards[2::-1] + cards[:2:-1])) == sum(scored(cards))
    assert sum(scored(cards[3:] + cards[:3])) == sum(scored(cards))


@rule("SMO-8.1", "SMO-8.2", "SMO-8.4", "SMO-8.5", "SMO-6.9", "SMO-6.10")
def test_the_rulebook_s_scoring() -> None:
    state = table("O K 3 / 4 K (8)", "1 8 3 / O 1 (2)", "(G) 7 2 / 3 7 0", hidden="5")
    events = end_round(state)
    assert state.last == [22, 16, 14]
    assert state.tokens == [0, 0, 1]
    scores = [event.args for event in events if event.id == "smoki-event-scored"]
    assert [(args["seat"], args["points"]) for args in scores] == [(0, 22), (1, 16), (2, 14)]
    assert [line for line in seen(events, None) if line.startswith("token")] == ["token seat=2 tokens=1"]


@rule("SMO-8.1", "SMO-8.2", "SMO-8.3")
@pytest.mark.parametrize(
    ("layout", "total"),
    [
        pytest.param("-2 1 2 / -2 3 4", 10, id="S1", marks=rule("SMO-R17")),
        pytest.param("O O -2 / 1 2 3", 0, id="S2", marks=rule("SMO-R32")),
        pytest.param("O 8 -2 / 0 1 2", 17, id="S3", marks=rule("SMO-6.6")),
        pytest.param("4 O 6 / 5 O 4", 27, id="S4", marks=rule("SMO-6.10")),
        pytest.param("5 O 6 / 1 5 2", 24, id="S5", marks=rule("SMO-6.10")),
        pytest.param("K O 3 / K 1 2", 9, id="S6", marks=rule("SMO-8.4", "SMO-R11")),
        pytest.param("G 1 2 / A 3 4", 10, id="S7", marks=rule("SMO-R18")),
        pytest.param("K G 8 / K G 8", 0, id="S8"),
        pytest.param("-2 O -2 / O -2 O", -12, id="S9"),
        pytest.param("K O K / O K O", 60, id="S10"),
        pytest.param("7 7 7 / 0 1 2", 24, id="S11"),
        pytest.param("0 1 2 / 0 3 4", 10, id="S12"),
    ],
)
def test_the_sheet_s_dreams(layout: str, total: int) -> None:
    assert totals(layout, raven_attack=True) == [total]


@rule("SMO-8.2")
@pytest.mark.parametrize("column", range(3))
def test_each_column_cancels_and_no_other_pair(column: int) -> None:
    cards = ["1", "2", "3", "4", "5", "6"]
    cards[column] = cards[column + 3] = "8"
    rest = sum(int(card) for card in cards if card != "8")
    assert sum(scored(cards)) == rest
    cards = ["1", "2", "3", "4", "5", "6"]
    cards[column] = cards[(column + 1) % 3 + 3] = "8"
    assert sum(scored(cards)) == sum(map(int, cards))


@rule("SMO-8.3", "SMO-R18")
def test_a_nest_and_an_attack_cancel_but_not_a_nest_and_a_ring() -> None:
    assert totals("A 1 2 / G 3 4", "G 1 2 / K 3 4", raven_attack=True) == [10, 29]


@rule("SMO-R17", "SMO-8.2")
def test_minus_two_above_minus_two_counts_nothing_in_any_column() -> None:
    assert totals("-2 5 6 / -2 7 8") == [26]
    assert totals("5 -2 6 / 7 -2 8") == [26]
    assert totals("5 6 -2 / 7 8 -2") == [26]
    assert totals("-2 5 6 / 7 -2 8") == [22]


@rule("SMO-8.5")
@pytest.mark.parametrize(
    ("second", "third", "tokens"),
    [("1 2 3 / 4 0 4", "5 4 0 / 1 3 7", [1, 1, 0]), ("1 2 3 / 4 0 4", "1 2 3 / 4 0 4", [1, 1, 1])],
)
def test_f16_all_who_tie_get_a_token(second: str, third: str, tokens: list[int]) -> None:
    """Totals 14, 14, 20, then 14 for all."""
    covered = [f"({layout[0]}){layout[1:]}" for layout in (second, third)]
    state = table("5 2 6 / 0 1 (8)", *covered, hidden="0")
    end_round(state)
    assert state.last == [14, 14, 20 if tokens[2] == 0 else 14]
    assert state.tokens == tokens
    assert view(state, 1).tokens == tokens


@rule("SMO-8.1")
def test_points_are_kept_by_where_they_came_from() -> None:
    state = table(
        "O K 3 / 4 K (8)", "(G) O 7 / A 1 0", "(-2) G 1 / O 6 K", hidden="5", scoring="points", raven_attack=True
    )
    events = end_round(state)
    assert state.breakdown() == [
        {"dragons": 12, "ravens": 0, "reflections": 10},
        {"dragons": 8, "ravens": 0, "reflections": 7},
        {"dragons": 5, "ravens": 19, "reflections": 6},
    ]
    assert state.scores() == view(state, 0).totals == [22, 15, 30]
    assert [line for line in seen(events, 1) if line.startswith("total")] == [
        "total seat=0 points=22",
        "total seat=1 points=15",
        "total seat=2 points=30",
    ]


@pytest.mark.parametrize(
    ("cards", "text"),
    [
        ("O K 3 4 K 5", "O=10 K=0 3 / 4 K=0 5"),
        ("1 8 3 O 1 2", "1 8 3 / O=1 1 2"),
        ("0 1 2 0 3 4", "0 1 2 / 0 3 4"),
        ("-2 1 2 -2 3 4", "-2=0 1 2 / -2=0 3 4"),
    ],
)
def test_a_dream_is_written_with_what_its_cards_count(cards: str, text: str) -> None:
    assert written([number(card) for card in cards.split()]) == text
