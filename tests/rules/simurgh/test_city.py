"""Scout Quarters and Dragonlord Statue (SIM-5.13 … SIM-5.17, SIM-R40 … SIM-R44, SIM-R60 … SIM-R65)."""

import pytest

from drakehall.games.simurgh.vocabulary import NONE
from tests.rules.simurgh.table import (
    can,
    chronicle,
    dragon,
    dragons_on_top,
    end_turn,
    hand,
    have,
    legal,
    lie,
    marks,
    now,
    objectives_on_top,
    play,
    slots,
    statue,
    stock,
    table,
    top,
    vassals,
    why,
)
from tests.support import rule


@rule("SIM-5.13", "SIM-5.14", "SIM-R41", "SIM-8.3")
def test_example_3_scout_quarters() -> None:
    state = table()
    slots(state, 7, 2, 9, 4)
    top(state, 13)
    stock(state, weapon=1, wisdom=1)
    pile = len(state.pile)
    play(state, "place spearman C11")
    assert legal(state) == ["take wood", "take stone"]
    play(state, "take wood")
    assert legal(state) == ["scout 1", "scout 2", "scout 3", "scout top"]
    dragon(state, 0, 57, "1")
    play(state, "scout 3")
    assert have(state) == {"wood": 1, "pp": 2}
    assert state.hands[0] == [9]
    assert state.slots == [7, 2, NONE, 4], "nothing slides before the end of the turn"
    play(state, "end_turn")
    assert state.slots == [7, 2, 4, 13]
    assert len(state.pile) == pile - 1


@rule("SIM-5.13")
@pytest.mark.parametrize(
    ("source", "cost", "points"),
    [
        ("1", {"wisdom": 1}, 0),
        ("2", {"weapon": 1}, 1),
        ("3", {"weapon": 1, "wisdom": 1}, 2),
        ("4", {"weapon": 2}, 3),
        ("top", {"weapon": 1}, 0),
    ],
)
def test_slots_cost_and_give(source: str, cost: dict[str, int], points: int) -> None:
    state = table()
    stock(state, **cost)
    play(state, "place rider C11", "take stone", f"scout {source}")
    assert have(state) == {"stone": 1} | ({"pp": points} if points else {})
    for kind in cost:
        poor = table()
        stock(poor, **{"wisdom": 1, "weapon": 1} | {each: count - (each == kind) for each, count in cost.items()})
        play(poor, "place rider C11", "take stone")
        if source != "top":
            assert why(poor, f"scout {source}").args == {"thing": kind, "count": 1}


@rule("SIM-5.14", "SIM-R44")
def test_a_tile_from_the_stack_moves_nothing() -> None:
    state = table()
    slots(state, 1, 2, 3, 4)
    top(state, 13, 14)
    stock(state, weapon=1)
    play(state, "place spearman C11", "take wood", "scout top")
    assert state.hands[0] == [14], "one tile, and it is kept"
    assert state.slots == [1, 2, 3, 4]
    assert state.pile[-1] == 13


@rule("SIM-R40", "SIM-R80")
def test_who_cannot_pay_for_a_tile_cannot_go_there() -> None:
    state = table()
    assert why(state, "place spearman C11").id == "simurgh-why-no-scouting"
    stock(state, wisdom=1)
    assert can(state, "place spearman C11")
    slots(state, NONE, 2, 3, 4)
    assert not can(state, "place spearman C11"), "slot 1 is the only one that wisdom alone pays"
    stock(state, weapon=1)
    assert can(state, "place spearman C11")
    slots(state, NONE, NONE, NONE, NONE)
    assert can(state, "place spearman C11"), "the stack"
    chronicle(state, len(state.pile))
    assert not can(state, "place spearman C11"), "no tile is left"


@rule("SIM-R80")
def test_the_window_keeps_a_tile_payable() -> None:
    state = table()
    stock(state, weapon=1, meat=2, wisdom=0)
    dragon(state, 0, 61, "3")
    dragon(state, 0, 53, "2")
    slots(state, 1, 2, 3, 4)
    play(state, "place spearman C11", "take wood")
    assert not can(state, "use 61-3"), "it would take the weapon that must pay for a tile"
    assert why(state, "use 61-3").id == "simurgh-why-dead-end"
    play(state, "use 53-2")
    assert have(state)["weapon"] == 4
    assert can(state, "use 61-3")
    lone = table()
    stock(lone, weapon=4)
    dragon(lone, 0, 61, "3")
    slots(lone, 1, NONE, NONE, NONE)
    chronicle(lone, len(lone.pile))
    stock(lone, weapon=1, wisdom=1)
    play(lone, "place spearman C11", "take wood")
    assert not can(lone, "use 61-3"), "it would take the last tile"


@rule("SIM-R80")
def test_a_move_in_the_window_keeps_a_tile_payable() -> None:
    state = table()
    lie(state, "W1", 42)
    vassals(state, 0, "home - - / W1-1 -")
    stock(state, wisdom=3, weapon=3)
    play(state, "place spearman C11", "take wood")
    assert can(state, "move W1")
    play(state, "move W1")
    assert legal(state) == ["pay wisdom", "pay weapon"], "either way something is left"
    tight = table()
    lie(tight, "W1", 42)
    vassals(tight, 0, "home - - / W1-1 -")
    stock(tight, wisdom=3)
    play(tight, "place spearman C11", "take wood")
    assert not can(tight, "move W1"), "nothing would be left for a tile"


@rule("SIM-R80")
def test_payments_in_the_window_keep_a_tile_payable() -> None:
    state = table()
    lie(state, "W1", 42)
    vassals(state, 0, "home - - / W1-1 -")
    stock(state, wisdom=3, weapon=3)
    slots(state, 1, 2, 3, 4)
    slots(state, NONE, 2, 3, 4)
    play(state, "place spearman C11", "take wood", "move W1")
    assert legal(state) == ["pay wisdom"], "without a weapon no tile could be paid"


@rule("SIM-R42")
def test_an_empty_stack_still_slides() -> None:
    state = table()
    slots(state, 1, 2, 3, 4)
    chronicle(state, len(state.pile))
    state.chronicle, rest = [], state.chronicle
    state.hands[1] = sorted(rest)[:0]
    state.chronicle = rest
    state.final = 1
    stock(state, wisdom=1, weapon=1)
    play(state, "place spearman C11", "take wood")
    assert not can(state, "scout top")
    assert why(state, "scout top").id == "simurgh-why-no-tile-to-take"
    play(state, "scout 1")
    assert state.slots == [2, 3, 4, NONE]


@rule("SIM-R41")
def test_several_gaps_and_immediate_refill() -> None:
    state = table()
    slots(state, 1, 2, 3, 4)
    top(state, 14, 13)
    stock(state, weapon=3, wisdom=1)
    dragon(state, 0, 61, "3")
    play(state, "use 61-3", "scout 2", "place spearman C11", "take wood", "scout 1")
    assert state.turn == 1
    assert state.slots == [3, 4, 13, 14]
    at_once = table(scout_refill="immediate")
    slots(at_once, 1, 2, 3, 4)
    top(at_once, 13)
    stock(at_once, weapon=3)
    dragon(at_once, 0, 61, "3")
    play(at_once, "use 61-3", "scout 2")
    assert at_once.slots == [1, 3, 4, 13]


@rule("SIM-R41", "SIM-R42")
@pytest.mark.parametrize(
    ("taken", "stack", "slots_after"),
    [
        (("1", "3", "4"), 4, [2, 13, 14, 15]),
        (("2", "1", "4"), 2, [3, 13, 14, NONE]),
        (("4", "1", "3", "2"), 4, [13, 14, 15, 16]),
        (("1", "2", "3", "4"), 2, [13, 14, NONE, NONE]),
        (("3", "2", "1", "4"), 0, [NONE, NONE, NONE, NONE]),
    ],
)
def test_three_or_four_gaps(taken: tuple[str, ...], stack: int, slots_after: list[int]) -> None:
    state = table()
    slots(state, 1, 2, 3, 4)
    top(state, *[16, 15, 14, 13][4 - stack :])
    chronicle(state, len(state.pile) - stack)
    stock(state, weapon=len(taken))
    for tile, source in zip((61, 62, 71, 72), taken, strict=False):
        dragon(state, 0, tile, "3")
        play(state, f"use {tile}-3")
        if now(state) == "scout":
            play(state, f"scout {source}")
    assert state.slots.count(NONE) == len(taken), "nothing is filled during the turn"
    play(state, "place spearman C2")
    assert state.turn == 1
    assert state.slots == slots_after


# --- The Statue -----------------------------------------------------------------------------------------------------


@rule("SIM-5.15", "SIM-5.16", "SIM-5.17", "SIM-R62")
def test_placing_an_objective() -> None:
    state = table()
    objectives_on_top(state, 80, 74, 76)
    stock(state, wisdom=2, weapon=2)
    assert not can(state, "place spearman C12")
    play(state, "place rider C12")
    assert state.view(0).looking == ["74", "76", "80"]
    assert state.view(1).looking == []
    spaces = {action.split()[2] for action in legal(state, "set")}
    assert spaces == {"S1", "S2", "S4"}, "any empty space that can be paid"
    assert why(state, "set 74 S3").args == {"thing": "wood", "count": 2}
    play(state, "set 76 S2")
    assert have(state) == {"wisdom": 2, "pp": 3}
    assert state.statue == [NONE, 76, NONE, NONE, NONE]
    assert legal(state) == ["put_back 74 top", "put_back 74 bottom", "put_back 80 top", "put_back 80 bottom"]
    play(state, "put_back 80 bottom", "put_back 74 top")
    assert (state.objective_pile[0], state.objective_pile[-1]) == (80, 74)
    assert state.turn == 1


@rule("SIM-5.16", "SIM-R60")
@pytest.mark.parametrize(
    ("space", "cost", "points"),
    [
        ("S1", {"wisdom": 2}, 2),
        ("S2", {"weapon": 2}, 3),
        ("S3", {"wood": 2, "stone": 2}, 4),
        ("S4", {"wisdom": 2, "weapon": 2}, 5),
        ("S5", {"wisdom": 3, "weapon": 3}, 8),
    ],
)
def test_statue_spaces(space: str, cost: dict[str, int], points: int) -> None:
    state = table()
    objectives_on_top(state, 73, 74, 75)
    stock(state, **cost)
    play(state, "place rider C12", f"set 74 {space}")
    assert have(state) == {"pp": points}
    for kind in cost:
        poor = table()
        objectives_on_top(poor, 73, 74, 75)
        stock(poor, **{each: count - (each == kind) for each, count in cost.items()})
        play(poor, "place rider C12")
        assert not can(poor, f"set 74 {space}")
        play(poor, "set_none")
        assert now(poor) == "put-back", "no payment needs to be possible"


@rule("SIM-5.16", "SIM-5.17")
def test_placing_none() -> None:
    state = table()
    objectives_on_top(state, 73, 74, 75)
    play(state, "place rider C12", "set_none", "put_back 75 top", "put_back 73 top", "put_back 74 top")
    assert state.objective_pile[-3:] == [75, 73, 74], "in an order of choice"
    assert have(state) == {}


@rule("SIM-R60", "SIM-R63")
def test_when_the_statue_can_be_entered() -> None:
    state = table()
    statue(state, S1=73, S2=74, S3=75, S4=76, S5=77)
    assert why(state, "place rider C12").id == "simurgh-why-no-objective", "no empty space"
    dragon(state, 0, 69, "3")
    assert can(state, "place rider C12")
    empty = table()
    empty.removed, empty.objective_pile = empty.objective_pile, []
    assert not can(empty, "place rider C12"), "no objective to draw"


@rule("SIM-R61")
def test_too_few_objectives() -> None:
    state = table()
    objectives_on_top(state, 73, 74)
    state.removed, state.objective_pile = state.objective_pile[:-2], state.objective_pile[-2:]
    stock(state, wisdom=2)
    play(state, "place rider C12")
    assert state.view(0).looking == ["73", "74"]
    play(state, "set 73 S1")
    assert state.objective_pile == [74], "the last one has only one place to go"


@rule("SIM-4.6", "SIM-5.15", "SIM-9.1")
def test_dragons_drawn_at_the_statue_do_not_hide_the_objectives() -> None:
    state = table()
    lie(state, "W1", 38)
    vassals(state, 0, "home - - / home W1-3")
    objectives_on_top(state, 80, 74, 76)
    dragons_on_top(state, 49, 51, 53, 55)
    stock(state, veg=2, meat=1, wood=1)
    play(state, "place rider C12", "move W1")
    assert now(state) == "keep"
    assert state.view(0).looking == ["49", "51", "53", "55", "74", "76", "80"]
    assert [state.view(seat).drawn for seat in (None, 0, 1)] == [7, 7, 7]
    assert state.view(1).looking == []
    play(state, "keep 51", "put_back 49 top", "put_back 53 top", "put_back 55 top")
    assert state.view(0).looking == ["74", "76", "80"]


@rule("SIM-R63", "SIM-2.5", "SIM-7.6")
def test_d11_3_replaces_an_objective() -> None:
    state = table()
    statue(state, S1=73, S2=84, S4=78)
    objectives_on_top(state, 80, 81, 82)
    dragon(state, 0, 69, "13")
    stock(state, wisdom=2, weapon=1)
    play(state, "place rider C12")
    assert legal(state, "exchange") == ["exchange 80 S1", "exchange 81 S1", "exchange 82 S1"], (
        "only where it can be paid"
    )
    assert why(state, "exchange 80 S3").id == "simurgh-why-nothing-to-remove"
    assert not can(state, "use 69-3"), "it is part of placing"
    play(state, "exchange 81 S1")
    assert state.statue == [81, 84, NONE, 78, NONE]
    assert state.removed == [73]
    assert have(state) == {"weapon": 1, "pp": 2}
    assert marks(state, 69) == "1"
    assert state.final == NONE, "the number of objectives has not changed"
    play(state, "put_back 80 top", "put_back 82 top")
    assert 73 not in state.objective_pile


@rule("SIM-R64")
def test_a_fifth_objective_in_the_last_turns_of_a_short_game() -> None:
    state = table()
    statue(state, S1=73, S2=74, S3=75)
    objectives_on_top(state, 76, 77, 78, 79, 80)
    stock(state, 0, wisdom=2, weapon=2)
    stock(state, 1, wisdom=3, weapon=3)
    play(state, "place rider C12", "set 78 S4", "put_back 79 top", "put_back 80 top")
    assert state.final == 0
    play(state, "place rider C12", "set 80 S5", "put_back 77 top", "put_back 79 top")
    assert NONE not in state.statue
    assert state.over


@rule("SIM-R65", "SIM-8.7")
def test_objectives_belong_to_nobody() -> None:
    state = table()
    statue(state, S1=73, S2=74, S3=75)
    objectives_on_top(state, 84, 83, 80)
    dragon(state, 1, 49, "123")
    stock(state, wisdom=2, weapon=2)
    play(state, "place rider C12", "set 83 S4", "put_back 84 top", "put_back 80 top", "place spearman C5", "take pp")
    end_turn(state)
    assert state.over
    assert state.breakdown()[1]["objectives"] == 14 + 8, "the other player wins what this one placed"
    assert state.breakdown()[0]["objectives"] == 0


@rule("SIM-9.1")
def test_hands_are_counted_in_the_open() -> None:
    state = table()
    hand(state, 0, 1, 2)
    assert state.view(1).houses[0].hand == 3
