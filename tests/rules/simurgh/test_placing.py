"""Placing vassals, paying and receiving (SIM-5, SIM-R10 … SIM-R23)."""

import pytest

from tests.rules.simurgh.table import (
    can,
    dragon,
    dragons_on_top,
    hand,
    have,
    legal,
    lie,
    marks,
    now,
    owned,
    play,
    stock,
    table,
    vassals,
    where,
    why,
)
from tests.support import rule


@rule("SIM-5.1", "SIM-R13")
def test_single_and_multi_spaces() -> None:
    state = table(3)
    vassals(state, 0, "C1 home - / C5 home")
    vassals(state, 1, "C2 - - / C5 C5")
    vassals(state, 2, "C5 C5 C5 / home -")
    assert why(state, "place spearman C1").id == "simurgh-why-taken", "not even by its owner"
    assert why(state, "place rider C2").id == "simurgh-why-taken"
    assert can(state, "place spearman C5"), "any number"
    play(state, "place spearman C5", "take pp")
    assert state.crowd[4] == 7


@rule("SIM-5.2", "SIM-2.2")
def test_riders_spaces() -> None:
    state = table()
    stock(state, stone=2)
    assert why(state, "place spearman C4").id == "simurgh-why-riders-only"
    assert not can(state, "place spearman C9")
    assert can(state, "place rider C4")
    assert can(state, "place rider C9")
    assert can(state, "place rider C2"), "a rider may use every space"
    vassals(state, 0, "home - - / C4 -")
    assert why(state, "place rider C2").id == "simurgh-why-no-vassal"


@rule("SIM-5.3", "SIM-R10")
def test_in_full_or_not_at_all() -> None:
    state = table()
    stock(state, wood=1)
    reason = why(state, "place spearman C3")
    assert (reason.id, reason.args) == ("simurgh-why-short", {"thing": "stone", "count": 1})
    stock(state, veg=3, meat=1)
    vassals(state, 0, "home C5 C5 / home home")
    assert why(state, "place spearman C6").id == "simurgh-why-no-figure", "no spearman in the supply"
    stock(state, veg=2, meat=3)
    assert not can(state, "place spearman C7")
    stock(state, veg=1, meat=1, wood=1, stone=1, weapon=1)
    assert can(state, "place rider C10")
    for tile in list(state.dragon_pile):
        dragon(state, 1, tile, "")
    assert why(state, "place rider C10").id == "simurgh-why-no-dragon"


@rule("SIM-R10", "SIM-R17")
def test_lost_markers_do_not_forbid_a_placement() -> None:
    state = table()
    stock(state, wood=3)
    assert can(state, "place spearman C8"), "no dragon at all"
    play(state, "place spearman C8")
    assert have(state) == {}
    assert state.turn == 1


@rule("SIM-5.4", "SIM-R18")
def test_options_and_mixes() -> None:
    state = table()
    play(state, "place spearman C5")
    assert legal(state) == ["take veg", "take pp"]
    play(state, "take pp")
    assert have(state) == {"pp": 1}
    other = table()
    lie(other, "W1", 1)
    vassals(other, 1, "W1-2 - - / home -")
    play(other, "place spearman W1-4")
    assert legal(other) == ["material 0 3", "material 1 2", "material 2 1", "material 3 0"], "three in all"
    seven = table()
    lie(seven, "W1", 7)
    vassals(seven, 1, "W1-2 - - / home -")
    hand(seven, 0, 12)
    play(seven, "place spearman W1-1")
    assert legal(seven) == ["take veg", "take meat"]
    mixed = table()
    hand(mixed, 0, 12)
    play(mixed, "lay 12 W1")
    assert legal(mixed) == ["food 0 1", "food 1 0"], "a mix of one is the same choice"


@rule("SIM-5.4")
def test_an_option_with_a_mix_beside_one_without() -> None:
    state = table()
    lie(state, "W1", 9)
    vassals(state, 1, "home - - / W1-2 -")
    play(state, "place rider W1-1")
    assert legal(state) == ["take veg", "material 0 2", "material 1 1", "material 2 0"]
    play(state, "material 1 1")
    assert have(state) == {"wood": 1, "stone": 1}


@rule("SIM-5.5", "SIM-R11")
def test_an_exchange_is_made_once() -> None:
    state = table()
    stock(state, wood=4, stone=4)
    play(state, "place spearman C3")
    assert have(state) == {"wood": 3, "stone": 3, "weapon": 2}
    assert state.turn == 1


@rule("SIM-5.6")
def test_a_mix_is_paid_as_the_payer_likes() -> None:
    state = table()
    lie(state, "W1", 15)
    vassals(state, 1, "home - - / W1-3 -")
    stock(state, veg=1, meat=3)
    play(state, "place spearman W1-1")
    assert legal(state) == ["food 0 2", "food 1 1"]
    play(state, "food 1 1")
    assert have(state) == {"meat": 2, "wisdom": 3}
    poor = table()
    lie(poor, "W1", 15)
    vassals(poor, 1, "home - - / W1-3 -")
    stock(poor, meat=2)
    play(poor, "place spearman W1-1")
    assert have(poor) == {"wisdom": 3}, "the only way is not asked for"


@rule("SIM-5.7", "SIM-R15")
def test_a_marker_is_paid_from_any_dragon() -> None:
    state = table()
    lie(state, "W1", 27)
    vassals(state, 1, "home - - / W1-3 -")
    dragon(state, 0, 63, "13")
    dragon(state, 0, 49, "2")
    play(state, "place spearman W1-2")
    assert legal(state) == ["unmark 49-2", "unmark 63-1", "unmark 63-3"], "one-off slots too"
    play(state, "unmark 63-3")
    assert marks(state, 63) == "1"
    assert have(state) == {"wisdom": 3}
    bare = table()
    lie(bare, "W1", 27)
    vassals(bare, 1, "home - - / W1-3 -")
    reason = why(bare, "place spearman W1-2")
    assert (reason.id, reason.args["thing"]) == ("simurgh-why-short", "marker")


@rule("SIM-5.8", "SIM-R19")
def test_unassigned_vassals_are_spent_first() -> None:
    state = table()
    lie(state, "W1", 15)
    vassals(state, 1, "home - - / W1-3 -")
    vassals(state, 0, "home home C5 / home -")
    play(state, "place spearman W1-2")
    assert where(state) == "W1-2 - C5 / home -", "the one at home, without a question"
    away = table()
    lie(away, "W1", 15)
    vassals(away, 1, "home - - / W1-3 -")
    vassals(away, 0, "C3 C5 - / home -")
    play(away, "place rider W1-2")
    assert legal(away) == ["spend spearman C3", "spend spearman C5"], "none at home: the owner chooses"
    play(away, "spend spearman C5")
    assert where(away) == "C3 - - / W1-2 -"
    assert have(away) == {"wisdom": 6}


@rule("SIM-R19", "SIM-R8")
def test_a_returned_vassal_can_be_the_one_that_is_spent() -> None:
    state = table()
    lie(state, "W1", 15)
    vassals(state, 1, "home - - / W1-3 -")
    vassals(state, 0, "home returned - / home -")
    play(state, "place rider W1-2")
    assert legal(state) == ["spend spearman home", "spend spearman returned"]
    play(state, "spend spearman returned")
    assert where(state) == "home - - / W1-2 -"


@rule("SIM-5.8")
def test_the_last_vassal_and_the_one_just_placed_cannot_be_spent() -> None:
    state = table()
    lie(state, "W1", 15)
    vassals(state, 1, "home - - / W1-3 -")
    vassals(state, 0, "home - - / - -")
    assert why(state, "place spearman W1-2").id == "simurgh-why-last-vassal"
    vassals(state, 0, "home - - / C4 -")
    assert why(state, "place spearman W1-2").id == "simurgh-why-none-to-spend", "it would have to spend itself"
    vassals(state, 0, "- - - / home C4")
    assert not can(state, "place rider W1-2")


@rule("SIM-5.8", "SIM-5.12")
def test_spent_vassals_can_be_recruited_again() -> None:
    state = table()
    lie(state, "W1", 15)
    vassals(state, 1, "home - - / W1-3 -")
    vassals(state, 0, "home home home / home -")
    stock(state, veg=3, meat=1)
    assert not can(state, "place rider C6")
    play(state, "place spearman W1-2")
    play(state, "place spearman C5", "take pp")
    play(state, "place rider C6")
    assert where(state) == "W1-2 home home / C6 -"


@rule("SIM-R21")
def test_whom_a_space_can_have_spent() -> None:
    state = table()
    lie(state, "W1", 19)
    vassals(state, 1, "home - - / W1-3 -")
    vassals(state, 0, "W1-1 - - / home -")
    assert why(state, "place rider W1-1").id == "simurgh-why-none-to-spend", "it stands on the very same space"
    vassals(state, 0, "W1-2 - - / home -")
    assert can(state, "place rider W1-1"), "another space of the same tile"
    explorer = table()
    lie(explorer, "W1", 21)
    lie(explorer, "W2", 40)
    vassals(explorer, 1, "W1-2 - - / home -")
    vassals(explorer, 0, "- - - / home W2-1")
    play(explorer, "place rider W1-1")
    assert where(explorer) == "- - - / W1-1 -", "the explorer was spent"
    assert explorer.chronicle == [40], "which left its tile empty"
    assert have(explorer) == {"meat": 6}


@rule("SIM-R14")
def test_points_are_paid_only_if_they_are_there() -> None:
    state = table()
    lie(state, "W1", 27)
    vassals(state, 1, "home - - / W1-3 -")
    stock(state, pp=1)
    reason = why(state, "place rider W1-4")
    assert (reason.id, reason.args) == ("simurgh-why-short", {"thing": "pp", "count": 1})
    stock(state, pp=2)
    play(state, "place rider W1-4")
    assert have(state) == {"wisdom": 6}


@rule("SIM-5.9")
@pytest.mark.parametrize(
    ("vassal", "space", "goods", "end"),
    [
        ("spearman", "C1", {}, {"weapon": 1}),
        ("spearman", "C2", {}, {"wisdom": 2}),
        ("spearman", "C3", {"wood": 1, "stone": 1}, {"weapon": 2}),
        ("rider", "C4", {}, {"wisdom": 1}),
        ("spearman", "C6", {"veg": 3, "meat": 1}, {}),
        ("spearman", "C7", {"veg": 2, "meat": 3}, {}),
        ("spearman", "C8", {"wood": 3}, {}),
        ("rider", "C9", {"stone": 2}, {}),
    ],
)
def test_city_spaces(vassal: str, space: str, goods: dict[str, int], end: dict[str, int]) -> None:
    for kind in goods:
        poor = table()
        stock(poor, **{each: count - (each == kind) for each, count in goods.items()})
        assert why(poor, f"place {vassal} {space}").args == {"thing": kind, "count": 1}
    state = table()
    dragon(state, 0, 49, "")
    dragon(state, 0, 51, "12")
    stock(state, **goods)
    play(state, f"place {vassal} {space}")
    if space in ("C8", "C9"):
        play(state, "mark 49", "mark 49")
        assert marks(state, 49) == "12"
    assert {**have(state)} == end
    recruited = {"C6": ["home"], "C7": ["home"]}.get(space, [])
    assert where(state).split().count("home") == 1 + len(recruited)


@rule("SIM-5.10")
def test_breeding_grounds() -> None:
    state = table()
    stock(state, veg=1, meat=1, wood=1, stone=1, weapon=1)
    dragons_on_top(state, 57, 63, 70)
    assert not can(state, "place spearman C10")
    play(state, "place rider C10")
    assert have(state) == {}
    assert state.view(0).looking == ["57", "63", "70"]
    assert legal(state) == ["keep 57", "keep 63", "keep 70"]
    play(state, "keep 63", "put_back 57 top", "put_back 70 bottom")
    assert owned(state) == [63]
    assert marks(state, 63) == "123"
    assert (state.dragon_pile[-1], state.dragon_pile[0]) == (57, 70)


@rule("SIM-5.11")
def test_a_space_works_once() -> None:
    state = table()
    play(state, "place spearman C2", "place spearman C5", "take pp")
    assert now(state) == "turn"
    assert state.turn == 0
    assert have(state) == {"wisdom": 2}, "standing there gives nothing more"


@rule("SIM-5.12")
def test_a_vassal_recruited_by_the_main_action_waits() -> None:
    state = table()
    stock(state, veg=3, meat=1)
    vassals(state, 0, "home - - / - -")
    play(state, "place spearman C6")
    assert state.turn == 1
    assert where(state) == "C6 home - / - -"


@rule("SIM-R12")
def test_abilities_and_arrival_gains_help_to_pay() -> None:
    state = table()
    dragon(state, 0, 59, "3")
    stock(state, wood=1)
    assert not can(state, "place spearman C3")
    play(state, "use 59-3", "material 0 2")
    assert can(state, "place spearman C3")


@rule("SIM-R16")
def test_markers_may_be_divided() -> None:
    state = table()
    dragon(state, 0, 49, "")
    dragon(state, 0, 51, "")
    stock(state, wood=3)
    play(state, "place spearman C8")
    assert legal(state) == ["mark 49", "mark 51"]
    play(state, "mark 51", "mark 49")
    assert (marks(state, 49), marks(state, 51)) == ("1", "1")


@rule("SIM-R23")
def test_withdrawing_and_removal_are_no_spending() -> None:
    state = table()
    dragon(state, 0, 67, "12")
    lie(state, "W1", 1)
    vassals(state, 0, "W1-1 - - / W1-2 -")
    play(state, "withdraw_all")
    assert state.turn == 1
    assert state.chronicle == [1]
    assert have(state) == {}
    assert marks(state, 67) == "12"
