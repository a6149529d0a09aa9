"""Laying and removing tiles (SIM-6.1 … SIM-6.8, SIM-R24 … SIM-R32)."""

import pytest

from drakehall.games.simurgh.vocabulary import NONE
from tests.rules.simurgh.table import (
    can,
    chronicle,
    dragon,
    hand,
    have,
    legal,
    lie,
    now,
    play,
    slots,
    stock,
    table,
    top,
    vassals,
    where,
    why,
)
from tests.support import rule


@rule("SIM-6.3", "SIM-6.4", "SIM-5.4")
def test_example_4_laying_a_tile() -> None:
    state = table()
    hand(state, 0, 7)
    play(state, "lay 07 W2")
    assert legal(state) == ["material 0 1", "material 1 0"]
    play(state, "material 1 0")
    assert now(state) == "laid"
    assert set(legal(state)) == {f"place {vassal} W2-{i}" for vassal in ("spearman", "rider") for i in (1, 2, 3, 4)}
    assert why(state, "place spearman C5").id == "simurgh-why-laid"
    play(state, "place spearman W2-2")
    assert have(state) == {"wood": 1, "veg": 3, "meat": 1}
    assert state.hands[0] == []
    assert state.load[1] == 1
    assert state.turn == 1, "the main action is used"


@rule("SIM-6.1", "SIM-6.2", "SIM-R27")
@pytest.mark.parametrize(("seats", "count"), [(2, 4), (3, 5), (4, 5), (5, 6)])
def test_open_spaces_and_their_bonuses(seats: int, count: int) -> None:
    state = table(seats)
    hand(state, 0, 2)
    assert legal(state, "lay") == [f"lay 02 W{i}" for i in range(1, count + 1)]
    bonuses = [["food 0 1", "food 1 0"], ["material 0 1", "material 1 0"], None, ["food 0 1", "food 1 0"]]
    bonuses += [["material 0 1", "material 1 0"], None]
    for i in range(count):
        world = state.copy()
        play(world, f"lay 02 W{i + 1}")
        if bonuses[i]:
            assert legal(world) == bonuses[i]
        else:
            assert have(world) == ({"wisdom": 1} if i == 2 else {"weapon": 1})
    if count < 6:
        assert why(state, "lay 02 W6").id == "simurgh-why-closed"


@rule("SIM-6.5", "SIM-R26", "SIM-R27")
def test_a_weapon_clears_a_space_when_all_are_taken() -> None:
    state = table()
    for i, tile in enumerate((1, 40, 13, 30)):
        lie(state, f"W{i + 1}", tile)
    vassals(state, 1, "W1-1 W3-1 W4-1 / W2-1 home")
    hand(state, 0, 7)
    assert legal(state, "lay") == [], "closed spaces are not free"
    assert why(state, "replace 07 W1").args == {"thing": "weapon", "count": 1}
    stock(state, weapon=1)
    assert legal(state, "replace") == ["replace 07 W1", "replace 07 W3", "replace 07 W4"], "a power tile too"
    assert why(state, "replace 07 W2").id == "simurgh-why-never-removed"
    assert why(state, "lay 07 W1").id == "simurgh-why-occupied"
    play(state, "replace 07 W3")
    assert have(state) == {"wisdom": 1}, "paid, and the bonus of the freed space received"
    assert state.wilds[:4] == [1, 40, 7, 30]
    assert state.chronicle == [13]


@rule("SIM-R25", "SIM-R8", "SIM-R80")
def test_who_stands_on_the_removed_tile_can_be_spent_on_the_new_one() -> None:
    state = table()
    for i, tile in enumerate((1, 40, 41, 42)):
        lie(state, f"W{i + 1}", tile)
    vassals(state, 0, "W1-2 - - / home -")
    vassals(state, 1, "home - - / W2-1 W3-1")
    hand(state, 0, 15)
    stock(state, weapon=1)
    vassals(state, 0, "W1-2 - - / home W4-1")
    assert can(state, "replace 15 W1"), "the spearman comes home first and pays for the second space"
    play(state, "replace 15 W1", "food 1 0")
    assert legal(state) == ["place rider W1-2"]
    play(state, "place rider W1-2")
    assert have(state) == {"veg": 1, "wisdom": 6}
    assert where(state) == "- - - / W1-2 W4-1"


@rule("SIM-6.5")
def test_no_removal_while_a_space_is_free() -> None:
    state = table()
    lie(state, "W1", 1)
    vassals(state, 1, "W1-1 - - / home -")
    hand(state, 0, 7)
    stock(state, weapon=2)
    assert legal(state, "replace") == []
    assert why(state, "replace 07 W1").id == "simurgh-why-space-free"


@rule("SIM-6.5", "SIM-R80")
def test_the_bonus_cannot_pay_the_weapon() -> None:
    state = table(5)
    for i, tile in enumerate((1, 3, 13, 14, 15, 16)):
        lie(state, f"W{i + 1}", tile)
    vassals(state, 1, "W1-1 W2-1 W3-1 / home -")
    vassals(state, 2, "W4-2 W5-3 home / W6-2 -")
    hand(state, 0, 2)
    assert legal(state, "replace") == [], "W6 would give a weapon, but only afterwards"
    hand(state, 0, 36)
    stock(state, weapon=1)
    assert can(state, "replace 02 W6")
    assert not can(state, "replace 36 W6"), "the weapon for #36 is spent; one comes back but there is no wisdom"
    stock(state, weapon=1, wisdom=1)
    assert can(state, "replace 36 W6")
    assert not can(state, "replace 36 W1")


@rule("SIM-6.4")
def test_who_has_no_vassal_for_it_cannot_lay_a_tile() -> None:
    state = table()
    hand(state, 0, 2, 4, 40)
    stock(state, wisdom=2, weapon=2)
    vassals(state, 0, "home - - / C4 -")
    hand(state, 0, 36)
    stock(state, wisdom=1, weapon=1)
    vassals(state, 0, "home - - / C4 -")
    tiles = {action.split()[1] for action in legal(state, "lay")} - {"36"}
    assert tiles == {"02"}, "#04 and #40 need a rider"
    vassals(state, 0, "C5 - - / C4 -")
    assert legal(state, "lay") == []
    assert why(state, "lay 02 W1").id == "simurgh-why-nobody-home", "a spearman would do"
    assert why(state, "lay 04 W1").args == {"vassal": "rider"}
    assert why(state, "lay 40 W1").args == {"vassal": "rider"}
    vassals(state, 0, "home - - / C4 -")
    assert why(state, "lay 40 W1").id == "simurgh-why-no-vassal"
    vassals(state, 0, "home - - / home -")
    assert {action.split()[1] for action in legal(state, "lay")} == {"02", "04", "36", "40"}


@rule("SIM-6.6", "SIM-6.7", "SIM-R30", "SIM-R32")
@pytest.mark.parametrize(("seats", "stays"), [(2, False), (3, False), (4, True), (5, True)])
def test_a_full_tile_leaves(seats: int, stays: bool) -> None:
    state = table(seats)
    lie(state, "W1", 1)
    vassals(state, 1, "W1-1 W1-2 - / home -")
    before = have(state, 1)
    play(state, "place spearman W1-3")
    assert have(state) == {"wisdom": 1, "veg": 2, "meat": 1}, "the gain comes first"
    assert (state.chronicle == [1]) == (not stays)
    assert (where(state, 1) == "home home - / home -") == (not stays)
    assert have(state, 1) == before, "removal gives nothing"
    if stays:
        for seat in range(1, seats):
            play(state, "place rider C5", "take pp") if seat == 1 else play(state, "place spearman C5", "take pp")
        play(state, "place rider W1-1", "take veg")
        assert state.chronicle == [1]


@rule("SIM-6.6")
def test_an_empty_tile_leaves() -> None:
    state = table()
    lie(state, "W1", 1)
    vassals(state, 0, "W1-1 - - / home -")
    play(state, "withdraw spearman W1-1")
    assert state.chronicle == [1]
    assert state.wilds[0] == NONE


@rule("SIM-6.13")
def test_everybody_may_use_every_tile() -> None:
    state = table()
    hand(state, 0, 1)
    play(state, "lay 01 W1", "food 1 0", "place spearman W1-2")
    assert state.turn == 1
    assert can(state, "place spearman W1-3")
    assert not can(state, "place spearman W1-2")


@rule("SIM-R24")
def test_one_tile_in_a_turn_also_one_just_taken() -> None:
    state = table()
    slots(state, 2, 3, 5, 6)
    stock(state, weapon=1)
    dragon(state, 0, 61, "3")
    assert not can(state, "lay 02 W1")
    play(state, "use 61-3", "scout 1")
    assert can(state, "lay 02 W1"), "got by an ability before the main action"
    hand(state, 0, 1)
    play(state, "lay 02 W1", "food 1 0")
    assert legal(state, "lay") == []
    assert state.hands[1] == []


@rule("SIM-R28")
def test_the_new_tile_is_not_taken_for_empty() -> None:
    state = table()
    hand(state, 0, 2)
    lie(state, "W2", 21)
    vassals(state, 0, "home - - / W2-1 -")
    dragon(state, 0, 67, "3")
    play(state, "lay 02 W1", "food 1 0", "use 67-3")
    assert state.wilds[:2] == [2, NONE], "the rider's tile is empty and gone, the new one waits"
    assert state.chronicle == [21]
    assert where(state) == "home - - / - -"
    play(state, "place spearman W1-1")
    assert have(state) == {"veg": 1, "meat": 2, "weapon": 4}


@rule("SIM-R29", "SIM-R21")
def test_tiles_are_looked_at_after_the_whole_effect() -> None:
    state = table()
    lie(state, "W1", 15)
    vassals(state, 0, "W1-3 - - / home -")
    vassals(state, 1, "W1-4 - - / home -")
    play(state, "place rider W1-2")
    assert state.chronicle == [], "three stood there until one of them was spent"
    assert where(state) == "- - - / W1-2 -"


@rule("SIM-R31")
def test_all_kinds_of_tiles_count_in_the_chronicle_discards_do_not() -> None:
    state = table()
    chronicle(state, 5)
    lie(state, "W1", 30)
    lie(state, "W2", 40)
    lie(state, "W3", 2)
    vassals(state, 0, "W1-1 W3-1 - / W2-1 -")
    play(state, "withdraw spearman W1-1", "withdraw rider W2-1", "done")
    assert len(state.chronicle) == 7
    assert state.final == NONE
    hand(state, 1, *state.pile[:7])
    play(state, "place spearman C5", "take pp")
    assert now(state) == "hand-limit"
    while now(state) == "hand-limit":
        play(state, legal(state)[0])
    assert len(state.chronicle) == 7
    play(state, "withdraw spearman W3-1")
    assert state.final == 0


@rule("SIM-6.7")
def test_the_chronicle_never_comes_back() -> None:
    state = table()
    top(state, 13)
    lie(state, "W1", 1)
    vassals(state, 0, "W1-1 - - / home -")
    pile = state.pile[:]
    play(state, "withdraw spearman W1-1", "place spearman C5", "take pp")
    assert state.pile == pile
    assert 1 in state.chronicle
