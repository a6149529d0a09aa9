"""Spirits for the own realm: Beauty, Wind, Change, Strength, Faith, Cunning."""

import pytest

from tests.rules.dragon_castle.table import calls, cells, ids, legal, play, points, realm, table, why
from tests.support import rule

# --- Beauty ---------------------------------------------------------------------------------------------------------


@rule("DRC-9.13", "DRC-9.14")
def test_beauty_takes_a_number_of_any_faction() -> None:
    state = table("1M3 1S3 1F3 2F3 1E3", spirits="beauty", pools=[4, 1])
    play(state, "spirit beauty", "pay_shrine", "turn_over a1")
    assert points(state) == 2 + 1
    assert cells(state, "build") == {"a1", "b1", "c1", "d1"}  # the season has no number
    play(state, "build a1", "build d1")
    assert realm(state) == "1#^ 1# 1# 2#^ 1E3"
    assert legal(state, "pick")  # the turn goes on where it stood
    five = table("1M3 1S3 1F3 1F3 1M3", spirits="beauty", pools=[1, 1])
    play(five, "spirit beauty", "pay_shrine", "turn_over a1")
    assert points(five) == 3 + 1


@rule("DRC-9.13", "DRC-R31")
def test_beauty_needs_four_of_the_number_together() -> None:
    assert calls(table("1M3 1S3 1F3 1F4", spirits="beauty,cunning")) == []
    assert calls(table("1M3 1S3 . 1F3 1F3", spirits="beauty")) == []
    assert calls(table("1E1 1W1 1D1 1E1", spirits="beauty")) == []  # symbols are not numbers


@rule("DRC-R31")
def test_beauty_takes_a_whole_group_and_never_three() -> None:
    assert calls(table("1M3 1S3 1F3 . 1F3", spirits="beauty")) == []
    state = table("1M3 1S3 1F3 1F3 1M3 / 1S3 . 1M3 1M2", spirits="beauty", pools=[1, 1])
    play(state, "spirit beauty", "pay_shrine", "turn_over a1")
    assert realm(state) == "1# 1# 1# 1# 1# / 1# . 1# 1M2"
    assert points(state) == 6 + 1


@rule("DRC-R31", "DRC-9.7")
def test_forced_sets_come_before_beauty() -> None:
    state = table("1M3 1M4 1M5 . / 1S3 / 1F3 1F3", castle="?.M3 1", spirits="beauty", pools=[1, 1])
    play(state, "pick a1", "take_shrine")
    assert calls(state) == ["beauty"]
    play(state, "place d1", "build_no_more")
    assert points(state) == 2
    assert state.turn == 1  # the number's group has lost its merchant


@rule("DRC-9.3")
def test_beauty_is_not_paid_with_a_tile_it_needs() -> None:
    state = table("1M3 1S3 1F3 1F3 / 1E1", spirits="beauty", pools=[0, 1])
    play(state, "spirit beauty")
    assert legal(state) == ["pay_tile a2"]
    assert why(state, "pay_tile a1") == "price"
    five = table("1M3 1S3 1F3 1F3 1M3", spirits="beauty", pools=[0, 1])
    play(five, "spirit beauty")
    assert cells(five, "pay_tile") == {"a1", "e1"}  # four must stay together
    play(five, "pay_tile a1", "turn_over b1")
    assert realm(five) == ". 1# 1# 1# 1#"
    poor = table("1M3 1S3 1F3 1F3", spirits="beauty", pools=[0, 1])
    assert calls(poor) == []


# --- Wind -----------------------------------------------------------------------------------------------------------


@rule("DRC-9.15", "DRC-9.16")
def test_wind_turns_a_tile_and_moves_a_shrine_there() -> None:
    state = table("3F3 1#^ . 1M1", spirits="wind")
    assert state.breakdown()[0]["shrines"] == 1
    play(state, "spirit wind", "pay_shrine")
    assert legal(state) == ["turn_down a1", "turn_down d1"]
    play(state, "turn_down a1", "lift b1", "set_down a1")
    assert realm(state) == "3#^ 1# . 1M1"
    assert (points(state), state.breakdown()[0]["shrines"]) == (0, 3)
    assert state.pools[0] == 0


@rule("DRC-9.15")
def test_wind_builds_nothing_new() -> None:
    state = table("3F3 1#^", spirits="wind,faith", pools=[4, 1])
    events = play(state, "spirit wind", "pay_shrine", "turn_down a1", "lift b1", "set_down a1")
    assert "built" not in ids(events)
    assert state.fresh == []
    assert legal(state, "pick")


@rule("DRC-9.16", "DRC-9.17")
def test_wind_may_leave_tiles_as_they_are() -> None:
    state = table("2# 1#^ 3#^ 1M1", spirits="wind")
    play(state, "spirit wind", "pay_shrine", "keep_up")
    assert legal(state) == ["lift b1", "lift c1"]
    play(state, "lift c1")
    assert legal(state) == ["set_down a1"]  # another tile, without a shrine
    play(state, "set_down a1")
    assert realm(state) == "2#^ 1#^ 3# 1M1"
    play(state, "pick a1", "take_shrine")
    assert "c1" in cells(state, "place")  # the tile left can be built on


@rule("DRC-9.18", "DRC-R28")
def test_wind_needs_a_shrine_and_a_target() -> None:
    assert calls(table("3F3 1#", spirits="wind")) == []
    assert calls(table("1#^ 1#^", spirits="wind")) == []
    assert calls(table("1#^ 1#", spirits="wind")) == ["wind"]
    only = table("1#^ 1M1", spirits="wind")
    play(only, "spirit wind")
    assert legal(only) == ["pay_shrine"]  # the only tile to turn cannot pay
    play(only, "pay_shrine")
    assert legal(only) == ["turn_down b1"]  # and step one must be done
    under = table("1#^ 2M1", spirits="wind", pools=[0, 1])
    play(under, "spirit wind", "pay_tile b1")
    assert legal(under) == ["lift a1"]
    play(under, "lift a1", "set_down b1")


# --- Change ---------------------------------------------------------------------------------------------------------


@rule("DRC-9.20", "DRC-9.21", "DRC-9.24", "DRC-R30")
def test_change() -> None:
    state = table("1S1 1S2 1S3 1W2 / . 1M1", spirits="change", pools=[3, 1])
    play(state, "spirit change", "pay_shrine")
    assert legal(state) == ["change d1 S"]
    play(state, "change d1 S")
    assert points(state) == 2
    play(state, "build d1")
    assert realm(state) == "1# 1# 1# 1#^ / . 1M1"
    assert not legal(state, "build")  # one shrine, as for soldiers
    dragons = table("1D1 1D2 1D3 1E1", spirits="change", pools=[3, 1])
    play(dragons, "spirit change", "pay_shrine", "change d1 D")
    assert points(dragons) == 3
    play(dragons, "build a1", "build b1")
    merchants = table("1M1 1M2 1M3 1D1", spirits="change", pools=[3, 1])
    play(merchants, "spirit change", "pay_shrine", "change d1 M")
    assert points(merchants) == 2  # no extra point: the set counts as merchants


@rule("DRC-9.20")
def test_change_needs_a_special_tile() -> None:
    assert calls(table("1S1 1S2 1S3 1M2", spirits="change")) == []
    assert calls(table("1S1 1S2 1S3 . 1W1", spirits="change")) == []
    assert calls(table("1S1 1S2 . 1S3 / . . 1W1", spirits="change")) == []


@rule("DRC-9.21", "DRC-9.3")
def test_change_is_judged_after_the_payment() -> None:
    state = table("1S1 1S2 1S3 1W2", spirits="change", pools=[0, 1])
    assert calls(state) == []
    spare = table("1S1 1S2 1S3 1W2 1S4", spirits="change", pools=[0, 1])
    play(spare, "spirit change")
    assert cells(spare, "pay_tile") == {"a1", "e1"}
    two = table("1S1 1S2 1S3 1W2 / . . . 1E1 1E2 / . . . . 1E3", spirits="change", pools=[0, 1])
    play(two, "spirit change")
    # W2 joins soldiers or seasons: a tile of one of the two groups can pay, W2 itself cannot.
    assert cells(two, "pay_tile") == {"a1", "b1", "c1", "d2", "e2", "e3"}


@rule("DRC-9.22", "DRC-9.7", "DRC-R23", "DRC-R43")
def test_change_cannot_prevent_a_set() -> None:
    state = table("1W1 1W2 1W3 . 1S1 1S2 / . . . 1S3", castle="?.W4 1", spirits="change", pools=[3, 1])
    play(state, "pick a1", "take_shrine", "place d1")
    # W4 touches three soldiers, but it belongs to a set that is forced.
    assert legal(state, "change", "spirit") == []
    assert realm(state) == "1# 1# 1# 1# 1S1 1S2 / . . . 1S3"
    five = table("1W1 1W2 1W3 . 1W1 1S2 / . . . . 1S3 1S4", castle="?.W4 1", spirits="change", pools=[3, 1])
    play(five, "pick a1", "take_shrine", "place d1")
    assert points(five) == 3  # all five: W1 beside the soldiers is not left out


@rule("DRC-9.23", "DRC-9.7")
def test_change_enlarges_a_waiting_set() -> None:
    state = table("1S1 1S2 1S3 . 1E1 1S4", castle="?.S6 1", spirits="change", pools=[3, 1])
    play(state, "pick a1", "take_shrine", "place d1")
    assert legal(state) == ["turn_over a1", "spirit change"]
    play(state, "spirit change")
    assert legal(state) == ["pay_tile f1", "pay_shrine"]  # no tile of the waiting set, nor the tile to change
    assert why(state, "pay_tile a1") == "waiting-set"
    paid = state.copy()
    play(state, "pay_shrine")
    assert legal(state) == ["change e1 S"]
    play(state, "change e1 S")
    assert points(state) == 5  # six with S4 behind the season
    play(paid, "pay_tile f1", "change e1 S")
    assert points(paid) == 3


@rule("DRC-9.23")
def test_change_in_the_middle_must_join_a_waiting_set() -> None:
    state = table("1S1 1S2 1S3 . / . . / 1M1 1M2 1M3 1E1", castle="?.S6 1", spirits="change", pools=[3, 1])
    play(state, "pick a1", "take_shrine", "place d1", "build_no_more")
    # The merchants' set had to wait for the last window.
    assert legal(state) == ["spirit change", "end_turn"]


# --- Strength -------------------------------------------------------------------------------------------------------


@rule("DRC-9.25", "DRC-9.26", "DRC-9.29")
def test_strength_stacks_face_down_tiles() -> None:
    state = table("1# 1# 1M1", spirits="strength")
    play(state, "spirit strength", "pay_shrine", "lift a1", "set_down e5")
    play(state, "lift b1", "set_down e5")  # the second onto the first, which lies face down
    assert realm(state) == ". . 1M1 /  /  /  / . . . . 2#"
    up = table("1M2 1# 1M1", spirits="strength")
    play(up, "spirit strength", "pay_shrine", "lift a1", "set_down e5", "lift b1")
    assert "e5" not in cells(up, "set_down")
    assert why(up, "set_down e5") == "face-up"


@rule("DRC-9.26")
def test_strength_keeps_the_rules_of_placing() -> None:
    state = table("1M2 1# 1M1 1#^", spirits="strength")
    play(state, "spirit strength", "pay_shrine", "lift a1")
    assert not {"c1", "d1", "a1"} & cells(state, "set_down")
    assert "b1" in cells(state, "set_down")
    assert (why(state, "set_down d1"), why(state, "set_down a1")) == ("shrine", "same-cell")


@rule("DRC-R29")
def test_strength_moves_to_another_cell() -> None:
    state = table("2# 1M1", spirits="strength")
    play(state, "spirit strength", "pay_shrine", "lift a1")
    assert "a1" not in cells(state, "set_down")
    assert why(state, "set_down a1") == "same-cell"


@rule("DRC-9.27", "DRC-R29")
def test_strength_moves_tops_without_a_shrine() -> None:
    state = table("1M2 2# 1M1 1#^", spirits="strength")
    play(state, "spirit strength", "pay_shrine")
    assert legal(state) == ["lift a1", "lift b1", "lift c1"]  # and no way to move nothing
    assert (why(state, "lift d1"), why(state, "lift e1")) == ("shrine-on-it", "empty-cell")
    play(state, "lift a1", "set_down f6")
    assert legal(state) == ["lift b1", "lift c1", "stay"]  # not the same tile again
    assert why(state, "lift f6") == "moved-already"
    play(state, "stay")
    assert realm(state).split(" / ")[0] == ". 2# 1M1 1#^"


@rule("DRC-R42")
def test_strength_moves_one_after_the_other() -> None:
    state = table("2M2 . 1M1", spirits="strength")
    play(state, "spirit strength", "pay_shrine", "lift a1", "set_down b1")
    assert "lift a1" in legal(state)  # the tile uncovered
    play(state, "lift c1", "set_down a1")  # to the cell just left
    assert realm(state) == "2M1 1M2"


@rule("DRC-9.28", "DRC-9.4")
def test_strength_looks_for_sets_at_the_end() -> None:
    state = table("1M1 1M2 1M3 . / . / . . . . . 1M5", spirits="strength", pools=[2, 1])
    play(state, "spirit strength", "pay_shrine", "lift f3", "set_down d1")
    assert points(state) == 0
    play(state, "stay")
    assert points(state) == 2
    play(state, "build a1")
    assert legal(state, "pick")  # before the action: the turn goes on there
    away = table("1M1 1M2 1M3 . / . / . . . . . 1M5", spirits="strength")
    play(away, "spirit strength", "pay_shrine", "lift f3", "set_down d1", "lift a1", "set_down f6")
    assert points(away) == 0  # four lay together only in between


@rule("DRC-9.28", "DRC-7.5")
def test_strength_can_make_two_sets() -> None:
    state = table("1M1 1M2 1M3 . 1S6 1M4 / . / 1S1 1S2 1S3", spirits="strength", pools=[3, 1])
    play(state, "spirit strength", "pay_shrine", "lift f1", "set_down d1", "lift e1", "set_down d3")
    assert legal(state) == ["turn_over a1", "turn_over a3"]


def test_strength_with_little_room() -> None:
    full = "/".join(["1#^ 1#^ 1#^"] * 2)
    assert calls(table(f"{full}/ 1#^ 1#^ 1#", spirits="strength", realm_rows=3, realm_cols=3)) == []
    assert calls(table(f"{full}/ 1#^ 1#^ 1M1", spirits="strength", realm_rows=3, realm_cols=3)) == []
    assert calls(table(f"{full}/ 1#^ 1#^ 2M1", spirits="strength", realm_rows=3, realm_cols=3)) == []
    two = table(f"{full}/ 1#^ 1M2 1M1", spirits="strength", realm_rows=3, realm_cols=3)
    play(two, "spirit strength")
    assert legal(two) == ["pay_tile b3", "pay_tile c3"]  # only a paid tile leaves a cell
    play(two, "pay_tile b3", "lift c3", "set_down b3")
    assert realm(two).endswith("1#^ 1M1")
    uncovered = table(f"{full}/ 1#^ . 2M1", spirits="strength", realm_rows=3, realm_cols=3, pools=[0, 1])
    play(uncovered, "spirit strength", "pay_tile c3", "lift c3", "set_down b3")


# --- Faith ----------------------------------------------------------------------------------------------------------


def seasons(pool: int, extra: str = "1M1", spirits: str = "faith") -> list[str]:
    """Make a set of seasons and give what can be done then."""
    state = table(f"1E1 1E2 1E3 . / {extra}", castle="?.E4 1 1 E4", spirits=spirits, pools=[pool, 1])
    play(state, "pick a1", "pair d1", "place d1", "place f6")
    return legal(state)


@rule("DRC-9.38", "DRC-9.40")
def test_faith_builds_one_more() -> None:
    state = table("1E1 1E2 1E3 . / 1M1", castle="?.E4 1 1 E4", spirits="faith", pools=[3, 1])
    play(state, "pick a1", "pair d1", "place d1", "place f6", "build a1", "build b1")
    assert legal(state) == ["build_no_more", "spirit faith"]  # after the others
    play(state, "spirit faith", "pay_tile a2")
    assert cells(state, "build") == {"c1", "d1"}  # one shrine on a tile
    play(state, "build c1")
    assert (state.shrines[0].bit_count(), state.turn) == (3, 1)
    before = table("1E1 1E2 1E3 . / 1M1", castle="?.E4 1 1 E4", spirits="faith", pools=[3, 1])
    play(before, "pick a1", "pair d1", "place d1", "place f6", "spirit faith", "pay_tile a2", "build d1")
    assert cells(before, "build") == {"a1", "b1", "c1"}  # the usual two are still to come
    play(before, "build a1", "build b1")
    assert before.shrines[0].bit_count() == 3


@rule("DRC-9.40")
def test_faith_needs_a_shrine_after_the_payment() -> None:
    assert "spirit faith" in seasons(1)
    assert "spirit faith" not in seasons(0)
    state = table("1E1 1E2 1E3 . / 1M1", castle="?.E4 1 1 E4", spirits="faith", pools=[1, 1])
    play(state, "pick a1", "pair d1", "place d1", "place f6", "spirit faith")
    assert legal(state) == ["pay_tile a2", "pay_tile f6"]
    assert why(state, "pay_shrine") == "price"
    two = table("1E1 1E2 1E3 . / 1M1", castle="?.E4 1 1 E4", spirits="faith", pools=[2, 1])
    play(two, "pick a1", "pair d1", "place d1", "place f6", "spirit faith", "pay_shrine", "build a1")
    assert (two.pools[0], two.turn) == (0, 1)


@rule("DRC-9.40")
def test_faith_with_a_faction() -> None:
    state = table("1M1 1M2 1M3 . / 1E1", castle="?.M4 1 1 M4", spirits="faith", pools=[3, 1])
    play(state, "pick a1", "pair d1", "place d1", "place f6", "build a1", "spirit faith", "pay_shrine", "build b1")
    assert (state.shrines[0].bit_count(), state.turn) == (2, 1)
    beauty = table("1M3 1S3 1F3 1F3 / 1E1", spirits="faith,beauty", pools=[5, 1])
    play(
        beauty,
        "spirit beauty",
        "pay_shrine",
        "turn_over a1",
        "build a1",
        "build b1",
        "spirit faith",
        "pay_shrine",
        "build c1",
    )
    assert beauty.shrines[0].bit_count() == 3


@rule("DRC-9.39", "DRC-R41")
def test_faith_on_any_tile_consolidated_this_turn() -> None:
    state = table("1M1 1M2 1M3 . / 1# 1# / 1E1 1E2 1E3 . / . . . . 1E4 1M4", spirits="faith,strength", pools=[5, 1])
    play(state, "spirit strength", "pay_shrine", "lift e4", "set_down d3", "lift f4", "set_down d1")
    play(state, "turn_over a1", "build_no_more", "spirit faith", "pay_shrine")
    assert cells(state, "build") == {f"{c}{r}" for c in "abcd" for r in (1, 3)}  # both sets, no older tile
    play(state, "build a1")
    assert state.shrines[0] == 1
    assert cells(state, "build") == {"a3", "b3", "c3", "d3"}  # back to the seasons' own shrines


@rule("DRC-9.39")
def test_faith_on_a_tile_that_strength_moved() -> None:
    state = table("1M1 1M2 1M3 1W1 / 1E1 1E2 1E3 . / 1S1 1S2 . 1E4", spirits="change,strength,faith", pools=[6, 1])
    play(state, "spirit change", "pay_shrine", "change d1 M", "build_no_more")
    play(state, "spirit strength", "pay_shrine", "lift a1", "set_down f6", "lift d3", "set_down d2")
    play(state, "spirit faith", "pay_shrine")
    assert cells(state, "build") == {"b1", "c1", "d1", "f6", "a2", "b2", "c2", "d2"}


@rule("DRC-9.39", "DRC-9.15")
def test_faith_not_on_a_tile_turned_by_wind() -> None:
    state = table("1E1 1E2 1E3 . / 1#^ 1M1 1M2 1#", castle="?.E4 1 1 E4", spirits="faith,wind", pools=[4, 1])
    play(state, "spirit wind", "pay_shrine", "turn_down b2", "lift a2", "set_down d2")
    play(state, "pick a1", "pair d1", "place d1", "place f6", "spirit faith", "pay_shrine")
    assert cells(state, "build") == {"a1", "b1", "c1", "d1"}


@rule("DRC-9.39")
def test_faith_not_on_a_tile_turned_by_wind_over_a_fresh_one() -> None:
    state = table("1M1 1M2 1M3 1W1 / . / 1#^ 1# / 1S1 1S2 1S3", spirits="change,wind,cunning,faith", pools=[9, 1])
    play(state, "spirit change", "pay_shrine", "change d1 M", "build_no_more")
    play(state, "pick a1", "take_shrine", "place a1")
    play(state, "spirit wind", "pay_shrine", "turn_down a1", "lift a3", "set_down b3")
    play(state, "spirit cunning", "pay_shrine", "turn_over a4", "spirit faith", "pay_shrine")
    # On a1 a tile consolidated in this turn lies under the one that Wind has turned.
    assert cells(state, "build") == {"b1", "c1", "d1", "a4", "b4", "c4"}


@rule("DRC-9.39")
def test_faith_only_in_the_turn_of_the_set() -> None:
    state = table("1E1 1E2 1E3 . / 1M1", castle="?.E4 1 1 E4 / 2 2", spirits="faith", pools=[3, 1])
    play(state, "pick a1", "pair d1", "place d1", "place f6", "build_no_more")
    assert state.fresh == []
    play(state, legal(state, "pick")[0], "discard")
    assert calls(state) == []


# --- Cunning --------------------------------------------------------------------------------------------------------


@rule("DRC-9.43", "DRC-9.44")
@pytest.mark.parametrize(("kind", "worth", "shrines"), [("F", 2, 1), ("W", 2, 2), ("E", 2, 2), ("D", 3, 2)])
def test_cunning(kind: str, worth: int, shrines: int) -> None:
    state = table(f"1{kind}1 1{kind}2 1{kind}3 . 1M1 1M2", spirits="cunning", pools=[5, 1])
    play(state, "spirit cunning", "pay_shrine", "turn_over a1")
    assert points(state) == worth
    for cell in ["a1", "b1"][:shrines]:
        play(state, f"build {cell}")
    assert legal(state, "build") == []
    assert state.shrines[0].bit_count() == shrines


@rule("DRC-9.43", "DRC-9.3")
def test_cunning_needs_exactly_three() -> None:
    assert calls(table("1M1 1M2 . 1M3", spirits="cunning")) == []
    state = table("1M1 1M2 1M3 . 1S1", spirits="cunning", pools=[0, 1])
    play(state, "spirit cunning")
    assert legal(state) == ["pay_tile e1"]
    two = table("1M1 1M2 1M3 . / 1S1 1S2 1S3", spirits="cunning", pools=[0, 1])
    play(two, "spirit cunning")
    assert len(legal(two, "pay_tile")) == 6  # a tile of one group pays for the other
    play(two, "pay_tile b1")
    assert legal(two) == ["turn_over a2"]


# --- Change and Cunning together ------------------------------------------------------------------------------------


@rule("DRC-9.30", "DRC-R40")
def test_change_and_cunning_together() -> None:
    state = table("1S1 1S2 1W2 . 1M1 1F1", spirits="change,cunning", pools=[5, 1])
    assert calls(state) == ["change-cunning"]
    play(state, "spirit change-cunning")
    assert legal(state) == ["pay_tile e1", "pay_tile f1", "pay_shrine"]
    play(state, "pay_tile e1")
    assert legal(state) == ["pay_tile f1", "pay_shrine"]
    play(state, "pay_shrine")
    assert legal(state) == ["change c1 S"]
    play(state, "change c1 S", "build a1")
    assert points(state) == 2
    assert calls(state) == []  # both are used up
    dragons = table("1D1 1D2 1W2", spirits="change,cunning", pools=[2, 1])
    play(dragons, "spirit change-cunning", "pay_shrine", "pay_shrine", "change c1 D")
    assert points(dragons) == 3


@rule("DRC-9.30")
def test_the_joint_power_needs_exactly_three_after_both_payments() -> None:
    one = table("1S1 1S2 1W2", spirits="change,cunning", pools=[1, 1])
    assert calls(one) == []  # one shrine is not enough
    four = table("1S1 1S2 1S3 1W2", spirits="change,cunning", pools=[1, 1])
    assert "change-cunning" in calls(four)
    play(four, "spirit change-cunning")
    # One tile of the four must pay, the far one; the other payment is the shrine.
    assert legal(four) == ["pay_tile a1", "pay_shrine"]
    play(four, "pay_shrine")
    assert legal(four) == ["pay_tile a1"]
    play(four, "pay_tile a1", "change d1 S")
    assert realm(four) == ". 1# 1# 1#"
    rich = table("1S1 1S2 1S3 1W2", spirits="change,cunning", pools=[3, 1])
    play(rich, "spirit change-cunning", "pay_shrine")
    assert legal(rich) == ["pay_tile a1"]  # another shrine would leave four together
    both = table("1S1 1S2 1W2 . 1M1 1M2 / . . . . . 1M3", spirits="change,cunning", pools=[5, 1])
    assert calls(both) == ["cunning", "change-cunning"]
    play(both, "spirit change-cunning", "pay_shrine", "pay_shrine", "change c1 S", "build_no_more")
    assert calls(both) == []  # Cunning went with it
    used = table("1S1 1S2 1W2 . 1F1 1F2 / . . . . . 1F3", spirits="change,cunning", pools=[5, 1])
    play(used, "spirit cunning", "pay_shrine", "turn_over e1", "build_no_more")
    assert calls(used) == []  # with Cunning gone there is no joint power
    ranked = table("1S1 1S2 1W2 . 1M3 1S3 / 1M3 1F3 1S3", spirits="change,cunning,beauty", pools=[0, 1])
    assert "beauty" not in calls(ranked)
