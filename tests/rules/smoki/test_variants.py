"""SMO-10 Variants."""

from random import Random
from typing import Any

import pytest

from drakehall.games.smoki.rules import Smoki
from tests.rules.smoki.table import (
    REST,
    dreams,
    end_round,
    legal,
    piles,
    play,
    seen,
    slots,
    start,
    table,
    view,
    words,
)
from tests.support import rule


def before_the_last_turn(points: list[int], rounds_played: int | None = None, **options: Any) -> Smoki:
    """Seat 0 will end the round; totals 1, 5 and 2."""
    layouts = ["6 7 3 / 6 7 (8)", "(4) 5 2 / 4 5 3", "(1) 0 2 / 1 0 0"]
    return table(*layouts, hidden="-2", points=points, rounds_played=rounds_played, **options)


@rule("SMO-10.1", "SMO-10.3", "SMO-R29")
def test_f18_the_game_ends_after_the_round_in_which_the_limit_is_reached() -> None:
    state = before_the_last_turn([98, 60, 99], scoring="points")
    events = end_round(state)
    assert state.last == [1, 5, 2]
    assert state.scores() == [99, 65, 101]
    assert state.over
    assert state.winners() == [1]
    assert [line for line in seen(events, 0) if line.startswith("total")] == [
        "total seat=0 points=99",
        "total seat=1 points=65",
        "total seat=2 points=101",
    ]


@rule("SMO-10.1")
@pytest.mark.parametrize(("points", "over"), [([50, 94, 50], False), ([50, 95, 50], True), ([99, 50, 50], True)])
def test_reaching_the_limit_is_enough(points: list[int], over: bool) -> None:
    state = before_the_last_turn(points, scoring="points")
    end_round(state)
    assert state.over == over


@rule("SMO-10.1", "SMO-R33")
@pytest.mark.parametrize(("limit", "over"), [(66, True), (70, True), (71, False), (150, False)])
def test_another_limit_may_be_agreed(limit: int, over: bool) -> None:
    state = before_the_last_turn([10, 65, 20], scoring="points", points_limit=limit)
    end_round(state)
    assert state.over == over


@rule("SMO-10.1", "SMO-10.2")
@pytest.mark.parametrize("scoring", ["points", "rounds"])
def test_there_are_no_tokens_and_no_end_by_tokens(scoring: str) -> None:
    state = before_the_last_turn([0, 0, 0], scoring=scoring)
    events = end_round(state)
    assert state.tokens == [0, 0, 0]
    assert view(state, 0).tokens == [0, 0, 0]
    assert "smoki-event-token" not in [event.id for event in events]


@rule("SMO-10.2")
def test_one_player_may_win_any_number_of_rounds() -> None:
    """Of eight rounds between two somebody wins four or more."""
    choose = Random(5).choice
    state = start(2, 4, scoring="rounds")
    while not state.over:
        state.apply(choose(state.legal()))
        state.check()
    assert state.round == 8
    assert state.tokens == [0, 0]


@rule("SMO-10.1")
def test_round_totals_are_added_up() -> None:
    state = before_the_last_turn([10, 20, 30], scoring="points")
    assert state.scores() == [10, 20, 30]
    end_round(state)
    assert state.scores() == [11, 25, 32]
    assert view(state, 2).totals == [11, 25, 32]
    assert view(state, 2).last_round == [1, 5, 2]
    assert state.round == 3


@rule("SMO-10.2")
@pytest.mark.parametrize(
    ("rounds_played", "options", "over"),
    [
        (6, {}, False),
        (7, {}, True),
        (4, {"rounds": 6}, False),
        (5, {"rounds": 6}, True),
        (8, {"rounds": 10}, False),
        (9, {"rounds": 10}, True),
        (1, {"rounds": 2}, True),
    ],
)
def test_a_number_of_rounds_is_played(rounds_played: int, options: dict[str, Any], over: bool) -> None:
    state = before_the_last_turn([40, 20, 45], rounds_played, scoring="rounds", **options)
    end_round(state)
    assert state.over == over
    assert state.scores() == [41, 25, 47]
    assert state.winners() == ([1] if over else [])


@rule("SMO-10.3")
@pytest.mark.parametrize("options", [{"scoring": "points", "points_limit": 62}, {"scoring": "rounds", "rounds": 3}])
def test_the_lowest_sum_wins_and_ties_share(options: dict[str, Any]) -> None:
    state = before_the_last_turn([14, 10, 60], **options)
    events = end_round(state)
    assert state.scores() == [15, 15, 62]
    assert state.winners() == [0, 1]
    assert seen(events, None)[-2:] == ["won seat=0", "won seat=1"]


@rule("SMO-R28")
def test_a_negative_round_lowers_the_sum() -> None:
    state = table("-2 O -2 / 0 -2 (8)", "(0) 1 0 / 3 1 2", hidden="0", points=[10, 10], scoring="points")
    end_round(state)
    assert state.last[0] == -8
    assert state.scores() == [2, 15]


@rule("SMO-R28", "SMO-R29")
def test_a_sum_above_the_limit_can_only_be_met_after_a_round() -> None:
    """While a round is played nothing ends the game, however much the dreams are worth."""
    state = table("8 8 8 / 7 7 .", "K G K / G 8 .", hidden="6", points=[99, 99], scoring="points")
    play(state, "draw_hidden", "place 0", "put_top 0")
    assert not state.over
    assert state.scores() == [99, 99]


@rule("SMO-10.4")
def test_one_open_pile_is_made_at_the_start() -> None:
    state = start(3, 2, open_piles=1, starting_seat=0)
    top = words(state.hidden).split()[-1]
    play(state, "turn_up 0", "turn_up 0", "turn_up 0")
    assert piles(state) == [top]
    assert legal(state) == ["take_open 0", "draw_hidden"]
    assert len(state.hidden) == 33


@rule("SMO-10.4")
def test_every_choice_of_a_pile_has_one_answer() -> None:
    state = table("* 4 . / . . .", "* 3 . / . . .", piles=["1 2"], hidden="K 5 6", open_piles=1)
    play(state, "draw_hidden")
    assert legal(state) == [*slots("place"), "discard 0"]
    play(state, "discard 0", "draw_hidden", "place 0")
    assert legal(state) == ["put_top 0"]
    play(state, "put_top 0", "draw_hidden", "place 1")
    assert legal(state) == ["put_bottom 0"]
    play(state, "put_bottom 0")
    assert piles(state)[0].startswith("3 1 2 6 ")


@rule("SMO-10.4", "SMO-5.8")
def test_one_open_pile_after_a_reshuffle() -> None:
    state = table(REST, REST, piles=["1 2 3"], hidden="6", short=True, open_piles=1)
    play(state, "draw_hidden", "discard 0")
    assert [len(pile) for pile in state.piles] == [1]
    assert sorted([*piles(state), *words(state.hidden).split()]) == ["1", "2", "3", "6"]


@rule("SMO-10.5")
def test_the_card_that_leaves_becomes_the_pile_again() -> None:
    state = table("* 4 . / . . .", REST, piles=["5"], open_piles=1)
    play(state, "take_open 0", "place 1")
    assert piles(state) == [""]
    assert legal(state) == ["put_top 0"]
    play(state, "put_top 0")
    assert piles(state) == ["4"]
    assert view(state, 1).piles[0].top == "4"
    assert legal(state) == ["take_open 0", "draw_hidden"]


@rule("SMO-10.5", "SMO-R9")
def test_f19_a_ring_s_last_card_becomes_the_pile_again() -> None:
    state = table("* 4 . / . . .", "* 3 . / . . .", "* 2 . / . . .", piles=["K"], open_piles=1)
    play(state, "take_open 0")
    assert legal(state) == slots("place")
    play(state, "place 1", "put_bottom 0")
    assert piles(state) == ["2"]
    assert view(state, 0).piles[0].top == "2"


@rule("SMO-10.6", "SMO-2.3")
def test_attack_cards_can_be_drawn_with_the_option() -> None:
    seen_cards = set()
    for seed in range(30):
        state = start(2, seed, raven_attack=True, starting_seat=0)
        play(state, "turn_up 0", "turn_up 0")
        seen_cards.update(piles(state))
    assert "A" in seen_cards


@rule("SMO-R22")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(
    "options", [{}, {"scoring": "points", "points_limit": 60}, {"scoring": "rounds", "rounds": 3}], ids=str
)
def test_one_pile_and_attacks_combine_with_every_scoring(options: dict[str, Any], seed: int) -> None:
    choose = Random(seed).choice
    state = start(3, seed, open_piles=1, raven_attack=True, **options)
    phases = set()
    while not state.over:
        phases.add(view(state, None).phase)
        state.apply(choose(state.legal()))
        state.check()
        assert len(state.piles) == 1
    assert state.winners()
    assert {"nest", "bottom", "offer", "strike"} <= phases


@rule("SMO-R22")
def test_an_attack_with_one_pile_counted_by_points() -> None:
    state = table("1 2 3 / 4 0 (8)", "(5) 2 3 / 4 0 0", piles=["A"], open_piles=1, raven_attack=True, scoring="points")
    play(state, "take_open 0", "place 5", "put_top 0", "offer 0", "swap_with 1 1")
    assert state.last == [2 + 2 + 3 + 4 + 0 + 9, 5 + 1 + 3 + 4 + 0 + 0]
    assert state.scores() == state.last
    assert state.round == 2
    assert len(dreams(state)) == 2
