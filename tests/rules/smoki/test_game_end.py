"""SMO-9 End of the game."""

from typing import Any

import pytest

from drakehall.games.smoki.rules import Smoki
from drakehall.kernel.chance import Chance
from tests.rules.smoki.table import REST, dreams, end_round, legal, play, seen, start, table, view
from tests.support import rule


def last_round(tokens: list[int], **options: Any) -> Smoki:
    """Totals 10, 11, 40: seat 0 will win the round."""
    return table(
        "1 2 3 / 4 0 (8)", "1 2 3 / 4 0 (1)", "8 8 8 / 7 7 (2)", hidden="0", tokens=tokens, starting_seat=0, **options
    )


@rule("SMO-9.1")
def test_three_tokens_win_at_once() -> None:
    state = last_round([2, 1, 2])
    events = end_round(state)
    assert state.tokens == [3, 1, 2]
    assert state.over
    assert state.seat is None
    assert state.winners() == [0]
    assert view(state, 0).phase == "over"
    assert legal(state) == []
    assert "token seat=0 tokens=3" in seen(events, 1)
    assert seen(events, 1)[-1] == "won seat=0"


@rule("SMO-9.1")
def test_two_tokens_do_not() -> None:
    state = last_round([1, 2, 2])
    end_round(state)
    assert state.tokens == [2, 2, 2]
    assert not state.over
    assert state.winners() == []
    assert (state.round, state.starter) == (4, 1)


@rule("SMO-9.1", "SMO-R20")
def test_f17_who_reach_three_together_share_the_victory() -> None:
    state = table("1 2 3 / 4 0 (8)", "(1) 2 3 / 4 0 0", REST, hidden="0", tokens=[2, 2, 2])
    events = end_round(state)
    assert state.tokens == [3, 3, 2]
    assert state.winners() == [0, 1]
    assert str(state.tie_break()) == "smoki-tie-tokens"
    assert seen(events, 1)[-2:] == ["won seat=0", "won seat=1"]


@rule("SMO-R20")
def test_only_those_with_three_tokens_win() -> None:
    state = table("1 2 3 / 4 0 (8)", "(1) 2 3 / 4 0 0", REST, hidden="0", tokens=[2, 1, 0])
    end_round(state)
    assert state.tokens == [3, 2, 0]
    assert (state.winners(), state.tie_break()) == ([0], None)


@rule("SMO-R19")
def test_more_than_twelve_tokens() -> None:
    """Five dreams in which every column cancels: fifteen tokens in the end."""
    dreams = ["(-2) 0 1 / -2 0 1", "(-2) 0 1 / -2 0 1", "(2) 3 4 / 2 3 4", "(2) 3 4 / 2 3 4", "5 6 7 / 5 6 (8)"]
    state = table(*dreams, tokens=[2] * 5, turn=4, hidden="7")
    end_round(state)
    assert state.last == [0] * 5
    assert state.tokens == [3] * 5
    assert state.winners() == [0, 1, 2, 3, 4]


@rule("SMO-9.1")
def test_the_score_is_how_many_tokens_are_still_to_win() -> None:
    state = last_round([0, 1, 2])
    assert state.scores() == [3, 2, 1]
    assert [sum(sources.values()) for sources in state.breakdown()] == [3, 2, 1]


@rule("SMO-9.2")
def test_the_turn_cap_ends_the_game() -> None:
    state = table("8 8 8 / 7 7 .", "0 1 0 / 1 0 (2)", hidden="3", tokens=[1, 1], played=9, turn_cap=10)
    before = dreams(state)
    events = play(state, "draw_hidden", "discard 0")
    assert state.over
    assert state.turns == 10
    assert [card.strip("()") for layout in before for card in layout.split()] == " ".join(dreams(state)).split()
    assert state.last[1] == 2 + 0 + 1 + 1
    assert state.tokens == [1, 2]
    assert state.winners() == [1]
    assert seen(events, 0)[2] == "turns-run-out"
    assert "round-ends" not in " ".join(seen(events, 0))


@rule("SMO-9.2")
def test_before_the_cap_nothing_ends() -> None:
    state = table(REST, REST, hidden="3 4", played=3, turn_cap=5)
    play(state, "draw_hidden", "discard 0")
    assert not state.over
    play(state, "draw_hidden", "discard 0")
    assert state.over


@rule("SMO-9.2")
def test_a_round_that_ends_on_the_last_turn_is_the_last() -> None:
    state = table("1 2 3 / 4 0 (8)", REST, hidden="0", played=4, turn_cap=5)
    events = end_round(state)
    assert state.over
    assert "round-ends seat=0" in seen(events, 0)


@rule("SMO-9.2")
@pytest.mark.parametrize("scoring", ["points", "rounds"])
def test_who_stands_best_at_the_cap_has_won_by_points(scoring: str) -> None:
    layouts = ["(5) 1 0 / 1 0 2", "1 2 3 / 4 0 (0)"]
    state = table(*layouts, hidden="3", points=[1, 1], played=10, turn_cap=11, scoring=scoring)
    play(state, "draw_hidden", "discard 0")
    assert state.over
    assert state.scores() == [1 + 9, 1 + 10]
    assert state.winners() == [0]


@rule("SMO-9.2")
def test_turns_are_counted_through_all_rounds() -> None:
    state = table("1 2 3 / 4 0 (8)", REST, hidden="0", played=4, turn_cap=6)
    end_round(state)
    assert (state.round, state.turns) == (2, 5)
    play(state, "turn_up 0", "turn_up 0", "draw_hidden", "place 0")
    play(state, legal(state)[0])
    assert state.over or view(state, None).phase == "nest"


def test_a_game_that_is_over_takes_no_action() -> None:
    state = last_round([2, 0, 0])
    end_round(state)
    with pytest.raises(ValueError, match=r"^the game is over$"):
        state.apply(0)


def test_nobody_wins_before_the_end() -> None:
    assert start(3).winners() == []


@rule("SMO-9.2")
@pytest.mark.parametrize(
    ("options", "turns"),
    [
        ({}, 10_000),
        ({"scoring": "rounds"}, 10_000),
        ({"scoring": "rounds", "rounds": 1000}, 1_000_000),
        ({"scoring": "points"}, 100_000),
        ({"scoring": "points", "points_limit": 1}, 10_000),
        ({"scoring": "rounds", "rounds": 1000, "turn_cap": 20}, 20),
    ],
    ids=str,
)
def test_without_a_cap_a_game_may_take_a_thousand_turns_for_every_round_agreed(
    options: dict[str, Any], turns: int
) -> None:
    for played, over in ((turns - 2, False), (turns - 1, True)):
        state = table(REST, REST, hidden="3 4", played=played, **options)
        state.check()
        play(state, "draw_hidden", "discard 0")
        state.check()
        assert state.over == over


@rule("SMO-9.2", "SMO-10.2")
def test_a_thousand_rounds_are_played_if_they_were_agreed() -> None:
    state, chance = start(2, 1, scoring="rounds", rounds=1000), Chance(1)
    while not state.over:
        legal = state.legal()
        state.apply(legal[chance.below(len(legal))])
    assert state.round == 1000
    assert state.turns > 10_000
