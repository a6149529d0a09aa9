"""Limits, the end and scoring (SIM-8, SIM-R43 … SIM-R47, SIM-R66 … SIM-R73, SIM-R84)."""

import pytest

from drakehall.games.simurgh.rules import Simurgh
from drakehall.games.simurgh.scoring import leftover_points, objective_points
from drakehall.games.simurgh.vocabulary import NONE
from tests.rules.simurgh.table import (
    can,
    chronicle,
    dragon,
    end_turn,
    hand,
    have,
    legal,
    lie,
    now,
    objectives_on_top,
    play,
    slots,
    statue,
    stock,
    table,
    vassals,
    where,
)
from tests.support import rule


@rule("SIM-8.1", "SIM-8.2", "SIM-R45")
def test_example_1_limits_at_the_end_of_a_turn() -> None:
    state = table()
    hand(state, 0, 13, 14, 37, 38, 39, 40)
    state.power[0] = NONE
    state.chronicle = [state.kept[0]]
    stock(state, veg=6, stone=3, wood=5, weapon=4)
    stock(state, veg=5, stone=3, wood=5, weapon=4)
    play(state, "place spearman C5", "take veg")
    assert now(state) == "hand-limit"
    assert set(legal(state)) == {
        f"discard {tile} {end}" for tile in (13, 14, 37, 38, 39, 40) for end in ("top", "bottom")
    }
    play(state, "discard 39 bottom")
    assert state.pile[0] == 39
    assert now(state) == "resource-limit", "exactly one tile; then resources"
    play(state, "give_back weapon", "give_back veg")
    assert now(state) == "resource-limit", "16 are too many"
    play(state, "give_back veg")
    assert have(state) == {"veg": 4, "stone": 3, "wood": 5, "weapon": 3}
    assert state.turn == 1
    assert len(state.hands[0]) == 5


@rule("SIM-8.2", "SIM-R73")
def test_t1_the_dragonlord_stores_twelve() -> None:
    state = table(mode="dragonlord")
    stock(state, veg=5, stone=3, wood=5, weapon=4)
    play(state, "place spearman C5", "take veg")
    for count in range(6):
        assert now(state) == "resource-limit", f"after {count} of six"
        play(state, "give_back veg")
    assert sum(have(state).values()) == 12
    assert state.turn == 1, "only the excess is given back"


@rule("SIM-8.2")
def test_a_single_kind_is_given_back_without_questions() -> None:
    state = table()
    stock(state, veg=20)
    play(state, "place spearman C5", "take veg")
    assert have(state) == {"veg": 15}
    assert state.turn == 1


@rule("SIM-R47", "SIM-8.1")
def test_the_power_tile_counts_but_stays() -> None:
    state = table()
    hand(state, 0, 13, 14, 37, 38, 40, 30)
    play(state, "place spearman C5", "take veg")
    assert now(state) == "hand-limit", "five and the power tile"
    assert not any(" 30 " in action for action in legal(state))
    play(state, "discard 13 top")
    assert state.power[0] == 30
    other = table(power_tile_counts=False)
    hand(other, 0, 13, 14, 37, 38, 40, 30)
    play(other, "place spearman C5", "take veg")
    assert other.turn == 1


@rule("SIM-R43", "SIM-8.3")
def test_a_discarded_tile_may_come_up_at_once() -> None:
    state = table()
    slots(state, 1, 2, 3, 4)
    hand(state, 0, 13, 14, 37, 38, 40, 30)
    stock(state, wisdom=1)
    play(state, "place spearman C11", "take wood", "scout 1")
    assert state.slots == [NONE, 2, 3, 4], "limits come before the refill"
    play(state, "discard 13 bottom", "discard 14 top")
    assert state.slots == [2, 3, 4, 14]


@rule("SIM-R42", "SIM-8.1")
def test_discards_can_bring_the_stack_back() -> None:
    state = table()
    slots(state, 1, 2, 3, 4)
    hand(state, 0, 13, 14, 37, 38, 40, 30)
    chronicle(state, len(state.pile))
    state.final = 1
    stock(state, wisdom=1)
    play(state, "place spearman C11", "take wood", "scout 1")
    assert "discard 13 bottom" not in legal(state), "in an empty stack top and bottom are the same"
    play(state, "discard 13 top", "discard 14 top")
    assert state.slots == [2, 3, 4, 14]
    assert state.pile == [13]


@rule("SIM-8.4", "SIM-R66")
@pytest.mark.parametrize(("length", "tiles", "objectives"), [("short", 8, 4), ("medium", 11, 4), ("long", 14, 5)])
def test_the_end_trigger(length: str, tiles: int, objectives: int) -> None:
    for missing in (1, 2):
        state = table(length=length)
        lie(state, "W1", 1)
        vassals(state, 0, "W1-1 - - / home -")
        chronicle(state, tiles - missing)
        play(state, "withdraw spearman W1-1")
        assert (state.final == 0) == (missing == 1)
        other = table(length=length)
        placed = list(range(73, 73 + objectives - missing))
        statue(other, **{f"S{5 - i}": tile for i, tile in enumerate(placed)})
        objectives_on_top(other, 82, 83, 84)
        stock(other, wisdom=2)
        play(other, "place rider C12", "set 82 S1")
        assert (other.final == 0) == (missing == 1)


@rule("SIM-8.5", "SIM-R66")
def test_t11_the_end_is_triggered_once_and_everybody_else_has_one_turn() -> None:
    state = table(3)
    chronicle(state, 7)
    lie(state, "W1", 1)
    lie(state, "W2", 2)
    lie(state, "W3", 3)
    vassals(state, 1, "W1-1 W2-1 home / home -")
    vassals(state, 2, "W3-1 - - / home -")
    play(state, "place spearman C5", "take pp")
    events = play(state, "withdraw spearman W1-1", "withdraw spearman W2-1")
    assert len(state.chronicle) == 9
    assert [event.id for event in events].count("simurgh-event-end-triggered") == 1
    assert (state.final, state.turn) == (1, 2)
    events = play(state, "withdraw spearman W3-1")
    assert state.final == 1, "only the first time"
    assert not any(event.id == "simurgh-event-end-triggered" for event in events)
    assert state.turn == 0
    play(state, "withdraw spearman C5")
    assert state.over, "who triggered it has no further turn"


@rule("SIM-8.5")
def test_the_turn_that_triggers_is_finished_normally() -> None:
    state = table()
    chronicle(state, 7)
    lie(state, "W1", 1)
    vassals(state, 0, "W1-1 - - / home -")
    dragon(state, 0, 57, "1")
    play(state, "withdraw spearman W1-1")
    assert now(state) == "after"
    play(state, "use 57-1")
    assert have(state) == {"veg": 2}


@rule("SIM-8.10", "SIM-8.11", "SIM-R70")
@pytest.mark.parametrize(
    ("left", "spearman", "dragonlord"),
    [(0, 0, 5), (1, 0, 3), (3, 1, 3), (4, 1, 1), (6, 2, 1), (7, 2, 0), (8, 2, 0), (12, 4, 0)],
)
def test_t10_leftovers(left: int, spearman: int, dragonlord: int) -> None:
    assert leftover_points("spearman", left) == spearman
    assert leftover_points("dragonlord", left) == dragonlord
    for mode, points in (("spearman", spearman), ("dragonlord", dragonlord)):
        state = finished(mode=mode, left=left)
        assert state.breakdown()[0]["leftovers"] == points


def finished(*, left: int = 0, mode: str = "spearman", points: tuple[int, ...] = ()) -> Simurgh:
    """Bring a game to its end: the last player has the last turn."""
    state = table(mode=mode)
    stock(state, 0, wood=left)
    for seat, number in enumerate(points):
        stock(state, seat, pp=number)
    state.final = 0
    state.turn = state.seat = 1
    return play_last(state)


def play_last(state: Simurgh) -> Simurgh:
    """Play a last turn that changes nothing but a vassal."""
    vassals(state, state.turn, "C5 - - / home -")
    play(state, "withdraw spearman C5")
    end_turn(state)
    assert state.over
    return state


@rule("SIM-8.6", "SIM-8.8", "SIM-8.9", "SIM-R72")
def test_final_scoring() -> None:
    state = table()
    statue(state, S1=83, S2=84)
    dragon(state, 0, 57, "3")
    dragon(state, 1, 49, "12")
    stock(state, 0, veg=4, pp=10)
    stock(state, 1, meat=6, wood=3, pp=5)
    state.final = 0
    state.turn = state.seat = 1
    play_last(state)
    assert state.breakdown() == [
        {"power": 10, "objectives": 7 + 4, "leftovers": 1},
        {"power": 5, "objectives": 14 + 6, "leftovers": 3},
    ]
    assert state.ready[0], "points of the final scoring trigger nothing"
    assert state.scores() == [22, 28]
    assert state.winners() == [1]


@rule("SIM-R67", "SIM-R68")
def test_t12_ties_inside_an_objective() -> None:
    for ties, expected in (("full_and_skip", [12, 12, 4, 0]), ("full", [12, 12, 7, 0])):
        state = table(4, objective_ties=ties)
        dragon(state, 0, 49, "123")
        dragon(state, 0, 51, "12")
        dragon(state, 1, 50, "123")
        dragon(state, 1, 52, "12")
        dragon(state, 2, 61, "12")
        dragon(state, 3, 53, "123")
        assert objective_points(state, 79) == expected


@rule("SIM-R68", "SIM-R69")
def test_nothing_is_never_ranked_and_two_players_have_two_places() -> None:
    state = table()
    assert objective_points(state, 83) == [0, 0]
    assert objective_points(state, 84) == [0, 0]
    dragon(state, 0, 49, "1")
    assert objective_points(state, 83) == [14, 0]
    dragon(state, 1, 51, "12")
    assert objective_points(state, 83) == [7, 14]
    three = table(3)
    for seat, veg in enumerate((3, 2, 1)):
        stock(three, seat, veg=veg)
    assert objective_points(three, 84) == [6, 4, 0], "no third place"


@rule("SIM-1.3", "SIM-8.12", "SIM-R71")
def test_the_winner() -> None:
    clear = finished(points=(3, 4))
    assert (clear.winners(), clear.tie_break()) == ([1], None)
    tied = finished(points=(4, 4))
    assert tied.winners() == [0, 1], "shared"
    assert str(tied.tie_break()) == f"simurgh-tie-shared points={tied.scores()[0]}"
    state = table()
    stock(state, 0, pp=4)
    stock(state, 1, pp=4)
    dragon(state, 0, 49, "1")
    state.final = 0
    state.turn = state.seat = 1
    play_last(state)
    assert state.winners() == [0], "more markers"
    assert str(state.tie_break()) == f"simurgh-tie-markers points={state.scores()[0]} count=1 other_count=0"
    assert (table().winners(), table().tie_break()) == ([], None)


@rule("SIM-R73")
def test_limits_hold_in_last_turns_and_nothing_is_thrown_away() -> None:
    state = table(mode="dragonlord")
    stock(state, 1, veg=9, wood=6)
    state.final = 0
    state.turn = state.seat = 1
    vassals(state, 1, "C5 - - / home -")
    assert not any(action.startswith("give_back") for action in legal(state))
    play(state, "withdraw spearman C5")
    assert now(state) == "resource-limit"
    play(state, "give_back veg", "give_back veg", "give_back veg")
    assert state.over
    assert sum(have(state, 1).values()) == 12
    drawn = table()
    lie(drawn, "W1", 1)
    vassals(drawn, 1, "W1-2 - - / home -")
    play(drawn, "place spearman W1-4")
    assert "done" not in legal(drawn), "no gain can be declined or taken in part"
    assert all(sum(map(int, action.split()[1:])) == 3 for action in legal(drawn))


@rule("SIM-R73", "SIM-8.1")
def test_the_hand_limit_holds_in_last_turns() -> None:
    state = table()
    hand(state, 1, 13, 14, 37, 38, 40, 30)
    state.final = 0
    state.turn = state.seat = 1
    play(state, "place spearman C1")
    assert now(state) == "hand-limit"
    play(state, "discard 13 top")
    assert state.over
    assert state.hands[1] == [14, 37, 38, 40]
    assert state.pile[-1] == 13


@rule("SIM-R84")
def test_a_capped_game_is_scored_and_shown_as_capped() -> None:
    state = table(turn_cap=3)
    stock(state, 0, wood=9)
    play(state, "place spearman C5", "take pp", "place spearman C5", "take pp")
    events = play(state, "place rider C5", "take pp")
    assert state.over
    assert state.view(None).capped
    assert state.scores() == [2 + 3, 1]
    assert any(event.id == "simurgh-event-capped" for event in events)
    assert not table().view(None).capped


@rule("SIM-R84")
def test_a_natural_end_in_the_turn_of_the_cap_is_not_capped() -> None:
    state = table(turn_cap=2)
    state.final = 0
    events = play(state, "place spearman C1", "place spearman C2")
    assert state.over
    assert state.turns == 2
    assert not state.view(None).capped
    assert all(event.id != "simurgh-event-capped" for event in events)


@rule("SIM-5.8", "SIM-5.9")
def test_example_2_barracks() -> None:
    state = table()
    stock(state, veg=3, meat=1)
    play(state, "place spearman C6")
    assert have(state) == {}
    assert where(state) == "C6 home - / home -"
    poor = table()
    stock(poor, veg=2, meat=1)
    assert not can(poor, "place spearman C6")
    full = table()
    stock(full, veg=3, meat=1)
    vassals(full, 0, "home C5 C5 / home -")
    assert not can(full, "place spearman C6")


@rule("SIM-5.8", "SIM-10.31")
def test_t6_a_spearman_and_a_rider_are_spent() -> None:
    state = table()
    lie(state, "W1", 31)
    vassals(state, 1, "home - - / W1-1 -")
    vassals(state, 0, "home - - / home C4")
    play(state, "place rider W1-4")
    assert have(state) == {"pp": 16}
    assert where(state) == "- - - / W1-4 -"
    one = table()
    lie(one, "W1", 31)
    vassals(one, 1, "home - - / W1-1 -")
    vassals(one, 0, "home home - / home -")
    assert not can(one, "place rider W1-4"), "only one rider owned"
