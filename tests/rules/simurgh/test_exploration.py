"""Riders on exploration tiles (SIM-6.9 … SIM-6.12, SIM-13, SIM-R33 … SIM-R39)."""

from drakehall.games.simurgh.rules import Simurgh
from drakehall.games.simurgh.vocabulary import NONE
from tests.rules.simurgh.table import (
    can,
    dragon,
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


@rule("SIM-6.9", "SIM-R37")
def test_entering_at_level_1() -> None:
    state = table(3)
    hand(state, 0, 40)
    stock(state, wisdom=1, weapon=1)
    stock(state, 1, wisdom=1, weapon=1)
    play(state, "lay 40 W2", "material 1 0")
    assert legal(state) == ["place rider W2-1"], "riders only, the top level only"
    play(state, "place rider W2-1")
    assert have(state) == {"wood": 1, "pp": 2}
    assert why(state, "place rider W2-1").id == "simurgh-why-taken"
    assert why(state, "place rider W2-2").id == "simurgh-why-level-one"
    vassals(state, 0, "home - - / W2-2 -")
    assert not can(state, "place spearman W2-1")
    play(state, "place rider W2-1")
    assert have(state, 1) == {"pp": 2}


@rule("SIM-R34", "SIM-6.9")
def test_no_second_own_rider() -> None:
    state = table()
    lie(state, "W1", 40)
    vassals(state, 0, "home - - / W1-3 home")
    stock(state, wisdom=5, weapon=5)
    assert why(state, "place rider W1-1").id == "simurgh-why-own-rider"


@rule("SIM-6.10")
def test_nobody_is_passed() -> None:
    state = table()
    lie(state, "W1", 40)
    vassals(state, 0, "home - - / W1-1 -")
    vassals(state, 1, "home - - / W1-2 -")
    stock(state, wisdom=5, weapon=5)
    assert legal(state, "move") == []
    assert why(state, "move W1").id == "simurgh-why-below-taken"


@rule("SIM-6.11", "SIM-6.12")
def test_walking_down_the_whole_way() -> None:
    state = table()
    hand(state, 0, 40)
    stock(state, wisdom=4, weapon=4)
    play(state, "lay 40 W3", "place rider W3-1")
    points = [have(state)["pp"]]
    while state.wilds[2] == 40:
        idle(state)
        play(state, "move W3")
        points.append(have(state)["pp"])
        if state.wilds[2] == 40:
            idle(state)
    assert points == [2, 6, 11, 19], "2 + 4 + 5 + 8"
    assert have(state)["wisdom"] == 1, "the bonus of W3; the way cost all four"
    assert "weapon" not in have(state)
    assert state.chronicle == [40]
    assert where(state).split()[-2] == "returned"


def idle(state: Simurgh) -> None:
    """Do nothing of importance with the spearman."""
    if can(state, "place spearman C5"):
        play(state, "place spearman C5", "take veg")
    else:
        play(state, "withdraw spearman C5")
        if can(state, "done"):
            play(state, "done")


@rule("SIM-6.11", "SIM-R38")
def test_not_in_the_turn_of_its_placement() -> None:
    state = table()
    lie(state, "W1", 40)
    vassals(state, 1, "home - - / W1-3 -")
    stock(state, wisdom=5, weapon=5)
    dragon(state, 0, 57, "1")
    dragon(state, 0, 63, "12")
    play(state, "place rider W1-1")
    assert now(state) == "after"
    assert why(state, "move W1").id == "simurgh-why-just-placed"
    play(state, "end_turn", "place spearman C5", "take pp")
    assert can(state, "move W1"), "in the owner's next turn"


@rule("SIM-13.1")
def test_first_edition_lets_it_move_at_once() -> None:
    state = table(edition="first")
    lie(state, "W1", 40)
    vassals(state, 1, "home - - / W1-3 -")
    stock(state, wisdom=5, weapon=5)
    play(state, "place rider W1-1")
    assert can(state, "move W1")
    play(state, "move W1")
    assert have(state)["pp"] == 6


@rule("SIM-13.2")
def test_first_edition_has_four_places() -> None:
    state = table(3, edition="first")
    vassals(state, 1, "C5 C5 home / C5 -")
    vassals(state, 2, "home - - / home -")
    play(state, "place spearman C5", "take pp")
    assert why(state, "place spearman C5").id == "simurgh-why-taken"
    stuck = table(3, edition="first")
    vassals(stuck, 1, "C5 C5 C1 / C5 C5")
    vassals(stuck, 2, "C2 - - / home -")
    vassals(stuck, 0, "home - - / - -")
    assert legal(stuck) == ["pass"]
    second = table(3)
    vassals(second, 1, "C5 C5 C1 / C5 C5")
    assert can(second, "place spearman C5")


@rule("SIM-6.12", "SIM-R36")
def test_level_4_ends_the_tile_for_everybody() -> None:
    state = table(3)
    lie(state, "W1", 40)
    vassals(state, 0, "home - - / W1-3 -")
    vassals(state, 1, "home - - / W1-1 -")
    stock(state, wisdom=1, weapon=1)
    stock(state, 1, pp=2)
    play(state, "move W1")
    assert have(state) == {"pp": 8}
    assert state.wilds[0] == NONE
    assert where(state) == "home - - / returned -"
    assert where(state, 1) == "home - - / home -"
    assert have(state, 1) == {"pp": 2}, "what was received stays"


@rule("SIM-6.12", "SIM-6.6")
def test_without_riders_it_leaves_and_it_is_never_full() -> None:
    state = table(3)
    lie(state, "W1", 37)
    vassals(state, 0, "home - - / W1-3 -")
    vassals(state, 1, "home - - / W1-2 -")
    vassals(state, 2, "home - - / home -")
    stock(state, 2, wisdom=2)
    play(state, "place spearman C5", "take pp", "place spearman C5", "take pp", "place rider W1-1")
    assert state.wilds[0] == 37, "three riders"
    play(state, "withdraw rider W1-3", "done")
    play(state, "withdraw rider W1-2", "done")
    assert state.wilds[0] == 37
    play(state, "withdraw rider W1-1")
    assert state.chronicle == [37]


@rule("SIM-5.6", "SIM-10.42")
def test_42_is_paid_in_wisdom_or_weapons_chosen_anew() -> None:
    state = table()
    lie(state, "W1", 42)
    vassals(state, 0, "home - - / W1-1 -")
    stock(state, wisdom=1, weapon=2)
    assert not can(state, "move W1"), "no mixture"
    stock(state, wisdom=3, weapon=3)
    play(state, "move W1")
    assert legal(state) == ["pay wisdom", "pay weapon"]
    play(state, "pay weapon")
    assert have(state) == {"wisdom": 3, "pp": 5}
    play(state, "place spearman C5", "take veg", "place spearman C5", "take veg", "move W1")
    assert have(state) == {"veg": 1, "pp": 12}, "this time wisdom, the only way"


@rule("SIM-R35", "SIM-R81", "SIM-2.5")
def test_an_extra_move() -> None:
    state = table()
    lie(state, "W1", 37)
    vassals(state, 0, "home - - / W1-2 -")
    stock(state, wisdom=4)
    dragon(state, 0, 63, "1")
    play(state, "move W1")
    assert have(state) == {"wisdom": 2, "pp": 6}
    assert legal(state) == ["use 63-1", "done"]
    play(state, "use 63-1")
    assert have(state) == {"pp": 14}
    assert state.chronicle == [37]
    assert marks(state, 63) == ""
    assert not can(state, "move W1")


@rule("SIM-R35")
def test_extra_moves_need_an_empty_level_and_the_cost() -> None:
    for stock_wisdom, other, offered in ((4, "home", True), (3, "home", False), (4, "W1-4", False)):
        state = table()
        lie(state, "W1", 37)
        vassals(state, 0, "home - - / W1-2 -")
        vassals(state, 1, f"home - - / {other} -")
        if other == "W1-4":
            vassals(state, 0, "home - - / W1-1 -")
            vassals(state, 1, "home - - / W1-3 -")
        stock(state, wisdom=stock_wisdom)
        dragon(state, 0, 63, "1")
        play(state, "move W1")
        assert (now(state) == "answer") == offered
    last = table()
    lie(last, "W1", 37)
    vassals(last, 0, "home - - / W1-3 -")
    stock(last, wisdom=9)
    dragon(last, 0, 63, "1")
    play(last, "move W1")
    assert now(last) == "turn", "after level 4 there is none"


@rule("SIM-R35")
def test_two_extra_moves_and_their_answers() -> None:
    state = table()
    lie(state, "W1", 44)
    vassals(state, 0, "home - - / W1-1 -")
    stock(state, weapon=3)
    dragon(state, 0, 63, "12")
    dragon(state, 0, 70, "1")
    dragon(state, 0, 65, "2")
    play(state, "move W1", "food 3 0")
    assert legal(state) == ["use 63-1", "use 63-2", "use 65-2", "use 70-1", "done"]
    play(state, "use 70-1")
    assert legal(state) == ["use 63-2", "use 65-2", "done"], "one extra move for one move"
    play(state, "done")
    play(state, "material 2 0")
    assert legal(state) == ["use 63-1", "use 63-2", "use 65-2", "done"], "an extra move is a move"
    play(state, "use 63-2", "use 65-2", "use 63-1")
    assert have(state) == {"veg": 3, "meat": 2, "wood": 2, "pp": 7}
    assert state.chronicle == [44]


@rule("SIM-R33")
def test_placing_is_no_move() -> None:
    for option in (False, True):
        state = table(placement_counts_as_move=option)
        lie(state, "W1", 40)
        vassals(state, 1, "home - - / W1-3 -")
        stock(state, wisdom=5, weapon=5)
        dragon(state, 0, 65, "2")
        dragon(state, 0, 63, "1")
        play(state, "place rider W1-1")
        assert (now(state) == "answer") == option
        if option:
            assert legal(state) == ["use 65-2", "done"], "but the rider itself cannot go on"
            play(state, "use 65-2")
            assert have(state)["pp"] == 4
    both = table(placement_counts_as_move=True, edition="first")
    lie(both, "W1", 40)
    vassals(both, 1, "home - - / W1-3 -")
    stock(both, wisdom=5, weapon=5)
    dragon(both, 0, 63, "1")
    play(both, "place rider W1-1", "use 63-1")
    assert where(both) == "home - - / W1-2 -"


@rule("SIM-R39")
def test_a_move_is_legal_if_part_of_the_gain_is_lost() -> None:
    state = table()
    lie(state, "W1", 38)
    vassals(state, 0, "home - - / W1-3 -")
    stock(state, veg=2, meat=1, wood=1)
    for tile in list(state.dragon_pile):
        dragon(state, 1, tile, "")
    assert can(state, "move W1")
    play(state, "move W1")
    assert have(state) == {"pp": 8}
    assert owned(state) == []


@rule("SIM-6.5", "SIM-6.12")
def test_wilds_full_of_exploration_tiles() -> None:
    state = table()
    for i, tile in enumerate((40, 41, 42, 44)):
        lie(state, f"W{i + 1}", tile)
    vassals(state, 0, "home - - / W4-3 W3-1")
    vassals(state, 1, "home - - / W1-1 W2-1")
    hand(state, 0, 2)
    stock(state, weapon=2)
    assert legal(state, "lay") + legal(state, "replace") == [], "whatever one would pay"
    play(state, "move W4")
    assert [each for each in legal(state, "lay") if " 02 " in each] == ["lay 02 W4"], "a rider at the end frees a space"
