"""Spirits for taking tiles: Deception, Elegance, Depths, Destruction, and their duties."""

from tests.rules.dragon_castle.table import calls, cells, legal, play, points, table, why
from tests.rules.dragon_castle.test_actions import FULL
from tests.support import rule

T4 = "3 3 3 / 2 1 2 / 1 2 1"


# --- Deception ------------------------------------------------------------------------------------------------------


@rule("DRC-9.11", "DRC-R26")
def test_deception_takes_a_neighbour() -> None:
    state = table(castle=". ?.?.M1 . / ?.?.S1 ?.?.M2 . / . ?.?.E1 .", spirits="deception", pools=[1, 1])
    assert calls(state) == []
    play(state, "pick b2")
    assert calls(state) == ["deception"]
    play(state, "spirit deception", "pay_shrine")
    assert legal(state) == ["pair b1", "pair a2", "pair b3"]
    assert why(state, "pair b2") == "not-adjacent"  # what lay under it
    play(state, "pair a2", "place a1", "place b1")
    assert state.tops[:2] != [-1, -1]


@rule("DRC-R26")
def test_deception_looks_to_all_four_sides_of_its_floor() -> None:
    # Corners c1 and a3 are of the same floor, the long side a2 of a lower one.
    right = table(castle=". ?.?.M1 ?.?.S3 / 2 ?.?.M2 ?.?.S1 / ?.?.S2 ?.?.E1", spirits="deception")
    play(right, "pick b2", "spirit deception", "pay_shrine")
    assert cells(right, "pair") == {"b1", "c2", "b3"}
    left = table(castle="?.?.S3 ?.?.M1 / ?.?.S1 ?.?.M2 2 / . ?.?.E1 ?.?.S2", spirits="deception")
    play(left, "pick b2", "spirit deception", "pay_shrine")
    assert cells(left, "pair") == {"b1", "a2", "b3"}
    rim = table(castle=". . . . . . . ?.M1 / ?.M2", spirits="deception")
    play(rim, "pick h1")
    assert calls(rim) == []  # the next row is not beside it


@rule("DRC-9.11", "DRC-9.12")
def test_deception_on_one_floor() -> None:
    state = table(castle=T4, spirits="deception")
    play(state, "pick a1", "spirit deception", "pay_shrine")
    assert cells(state, "pair") == {"b1"}
    alone = table(castle="3 . 3 / 2 1 2", spirits="deception")
    play(alone, "pick a1")
    assert calls(alone) == []  # no neighbour on its floor


@rule("DRC-9.12", "DRC-9.6")
def test_deception_needs_room() -> None:
    castle = "?.E1 ?.E2"
    full = table(FULL, castle=castle, spirits="deception")
    play(full, "pick a1")
    assert calls(full) == []
    one = table(FULL.replace("1M1", "1#", 1), castle=castle, spirits="deception")
    play(one, "pick a1", "spirit deception")
    assert "pay_shrine" not in legal(one)  # a paid tile leaves a second cell, a paid shrine does not
    assert why(one, "pay_shrine") == "price"
    play(one, "pay_tile b1")
    assert cells(one, "pair") == {"b1"}
    two = table(FULL.replace("1M1", "1#", 2), castle=castle, spirits="deception")
    play(two, "pick a1", "spirit deception", "pay_shrine")


# --- Elegance -------------------------------------------------------------------------------------------------------


@rule("DRC-9.31", "DRC-9.32", "DRC-R27")
def test_elegance_takes_by_the_short_side() -> None:
    state = table(castle=T4, spirits="elegance")
    play(state, "spirit elegance", "pay_shrine")
    assert "b1" in cells(state, "pick")
    assert why(state, "pick b2") == "not-top-floor"
    blocked = table(castle="1 1 1 / 1 1 1 / 1 1 1", spirits="elegance")
    play(blocked, "spirit elegance", "pay_shrine")
    assert cells(blocked, "pick") >= {"b1", "b3"}
    assert why(blocked, "pick b2") == "blocked-all"


@rule("DRC-9.31")
def test_elegance_needs_an_uncovered_tile_of_the_top_floor_first() -> None:
    state = table(castle="3 3 3 / 2 2 2", spirits="elegance")
    play(state, "spirit elegance", "pay_shrine")
    assert cells(state, "pick") == {"b1"}  # a1 and c1 leave no fitting second tile


@rule("DRC-9.31")
def test_elegance_widens_the_second_tile() -> None:
    state = table(castle="?.S1 ?.M1 ?.S2 M1 / S3 M1 S4 S1 E1 S2 / . . . S3 1 S4", spirits="elegance")
    play(state, "spirit elegance", "pay_shrine", "pick b1")
    assert cells(state, "pair") == {"d1", "b2"}  # d1 by a long side as always, b2 by a short one
    assert why(state, "pair e2") == "not-identical"
    duty = table(castle="?.M1 . . / M2 M1 M3 E1 S2", spirits="elegance")
    play(duty, "spirit elegance", "pay_shrine", "pick a1")
    assert cells(duty, "pair") == {"b2"}  # c2 and d2 are unlike


@rule("DRC-9.32")
def test_elegance_must_take_by_the_short_side() -> None:
    first = table(castle="3 3 3 / 2 2 2", spirits="elegance")
    play(first, "spirit elegance", "pay_shrine")
    assert cells(first, "pick") == {"b1"}  # a1 and c1 have a long side free
    second = table(castle="?.M1 . . M1 / M2 M1 M3 / S1 ?.M1 S2", spirits="elegance")
    play(second, "spirit elegance", "pay_shrine", "pick a1")
    assert legal(second) == ["pair b2"]  # the first was no such tile; d1 and the upper floor of b3 are none either


@rule("DRC-9.33")
def test_elegance_chain() -> None:
    state = table(castle="S1 M1 S2 / S3 M1 S4 / E1 M2 E3", spirits="elegance")
    play(state, "spirit elegance", "pay_shrine", "pick b1")
    assert cells(state, "pair") == {"b2"}  # its short side has just been freed
    play(state, "pair b2", "place a1", "place b1")


@rule("DRC-9.33")
def test_elegance_is_met_by_taking() -> None:
    state = table(castle="S1 M1 S2 / S3 M1 S4", spirits="elegance")
    play(state, "spirit elegance", "pay_shrine", "pick b1")
    assert {"take_shrine", "discard"} <= set(legal(state))
    play(state, "discard")
    assert points(state) == 1


@rule("DRC-9.31", "DRC-9.34")
def test_elegance_may_be_met_by_the_second_tile() -> None:
    state = table(castle="?.M1 . . / M2 M1 M3", spirits="elegance")
    assert calls(state) == ["elegance"]
    play(state, "spirit elegance", "pay_shrine", "pick a1")
    assert legal(state) == ["pair b2"]  # the duty is open: no shrine, no discard
    assert why(state, "discard") == "duty"
    play(state, "pair b2", "place a1", "place b1")
    unlike = table(castle="?.M1 . . / M2 E1 M3", spirits="elegance")
    assert calls(unlike) == []


@rule("DRC-9.34")
def test_elegance_after_the_first_tile() -> None:
    state = table(castle="?.M1 M1 . / M2 M1 M3", spirits="elegance")
    play(state, "pick a1")
    assert cells(state, "pair") == {"b1"}
    play(state, "spirit elegance", "pay_shrine")
    assert legal(state) == ["pair b2"]  # the available one would not meet the duty
    none = table(castle="?.M1 M1 . / M2 E1 M3", spirits="elegance")
    play(none, "pick a1")
    assert calls(none) == []


@rule("DRC-9.34", "DRC-9.6")
def test_elegance_needs_room_for_a_second_tile() -> None:
    castle = "?.E1 . . / E2 E1 E3"
    one = table(FULL.replace("1M1", "1#", 1), castle=castle, spirits="elegance")
    play(one, "spirit elegance")
    assert "pay_shrine" not in legal(one)
    assert legal(one, "pay_tile")
    none = table(FULL, castle=castle, spirits="elegance")
    assert calls(none) == []
    first = table(FULL, castle="E1 E2 E3", spirits="elegance")
    assert calls(first) == ["elegance"]  # the first tile meets the duty and may be discarded


@rule("DRC-9.35", "DRC-9.6")
def test_elegance_forbids_summoning_until_met() -> None:
    state = table(castle="1 1 1", spirits="elegance,destruction", pools=[2, 1])
    assert "summon" in legal(state)
    play(state, "spirit elegance", "pay_shrine")
    assert "summon" not in legal(state)
    assert why(state, "summon") == "elegance-summon"
    assert calls(state) == []  # either end would leave b1 available: nothing to be taken by its short side


@rule("DRC-9.35", "DRC-9.6")
def test_destruction_keeps_elegance_possible() -> None:
    state = table(castle="1 1 1 1", spirits="elegance,destruction", pools=[3, 1])
    play(state, "spirit elegance", "pay_shrine", "spirit destruction", "pay_shrine")
    assert cells(state, "destroy") == {"a1", "d1"}  # never b1 or c1, which are not available
    play(state, "destroy a1")
    assert cells(state, "pick") == {"c1"}


@rule("DRC-9.35", "DRC-9.6")
def test_destruction_keeps_the_second_tile_of_elegance() -> None:
    state = table(castle="?.M1 . . / M2 M1 M3", spirits="elegance,destruction", pools=[3, 1])
    play(state, "pick a1", "spirit elegance", "pay_shrine", "spirit destruction", "pay_shrine")
    assert cells(state, "destroy") == {"a1"}  # a2 and c2 would give b2 a free long side


@rule("DRC-R44", "DRC-9.6")
def test_destruction_does_not_count_on_a_second_tile_it_uncovers() -> None:
    state = table(castle="?.M2 . ?.M5 . S1", spirits="depths,destruction", pools=[3, 1])
    play(state, "pick a1", "spirit depths", "pay_shrine", "spirit destruction", "pay_shrine")
    assert cells(state, "destroy") == {"a1", "e1"}  # under c1 could lie anything


@rule("DRC-R44", "DRC-9.6")
def test_destruction_does_not_count_on_what_it_uncovers() -> None:
    # c1 fits while b1 and d1 stand; what lies under b1 would have only a short side free, but nobody can know it.
    state = table(castle="1 ?.M1 ?.M1 ?.S1 / . / ?.M1", spirits="elegance,destruction", pools=[3, 1])
    play(state, "spirit elegance", "pay_shrine", "spirit destruction", "pay_shrine")
    assert cells(state, "destroy") == {"a1", "a3"}


@rule("DRC-R44")
def test_a_duty_does_not_count_on_what_is_covered() -> None:
    # Under b1 lies another M1, blocked on both long sides: it would fit, but nobody can know.
    state = table(castle="?.S1 ?.M1.M1 ?.S2 / . M2", spirits="elegance")
    assert state.heights[:3] == [2, 3, 2]
    assert calls(state) == []
    play(state, "pick b1")
    assert calls(state) == ["elegance"]  # now it is seen


# --- Depths ---------------------------------------------------------------------------------------------------------


@rule("DRC-9.36", "DRC-9.37", "DRC-9.6", "DRC-R39")
def test_depths_takes_the_same_kind() -> None:
    state = table(castle="?.M2 . M5 M6 M2 S2 . M1", spirits="depths", pools=[1, 1])
    play(state, "pick a1")
    assert cells(state, "pair") == set()
    play(state, "spirit depths", "pay_shrine")
    assert legal(state) == ["pair c1", "pair h1"]  # available ones of the kind; no way back
    same = table(castle="?.M2 . M2", spirits="depths")
    play(same, "pick a1", "spirit depths", "pay_shrine", "pair c1")  # identical is allowed too
    none = table(castle="?.M2 . S2", spirits="depths")
    play(none, "pick a1")
    assert calls(none) == []


@rule("DRC-9.36")
def test_depths_needs_room() -> None:
    state = table(FULL.replace("1M1", "1#", 1), castle="?.E2 . E1", spirits="depths")
    play(state, "pick a1", "spirit depths")
    assert "pay_shrine" not in legal(state)
    none = table(FULL, castle="?.E2 . E1", spirits="depths")
    play(none, "pick a1")
    assert calls(none) == []


@rule("DRC-9.6")
def test_other_spirits_stay_possible_with_a_duty_open() -> None:
    state = table(castle="?.M2 . M5 . M6 . S1", spirits="depths,destruction,strength", pools=[3, 1])
    play(state, "pick a1", "spirit depths", "pay_shrine", "spirit destruction", "pay_shrine", "destroy c1")
    assert cells(state, "pair") == {"e1"}
    again = table(castle="?.M2 . M5 . S1", spirits="depths,destruction,strength", pools=[3, 1])
    play(again, "pick a1", "spirit depths", "pay_shrine", "spirit destruction", "pay_shrine")
    assert cells(again, "destroy") == {"a1", "e1"}  # not the last merchant
    assert why(again, "destroy c1") == "duty"
    last = table(castle="M2 . M5", spirits="depths,destruction", pools=[3, 1])
    play(last, "pick a1", "spirit depths", "pay_shrine")
    assert calls(last) == []  # nothing could be destroyed


@rule("DRC-9.6")
def test_destruction_keeps_deception_possible() -> None:
    state = table(castle="?.M2 ?.S5 . 1", spirits="deception,destruction", pools=[3, 1])
    play(state, "pick a1", "spirit deception", "pay_shrine", "spirit destruction", "pay_shrine")
    assert cells(state, "destroy") == {"a1", "d1"}


# --- Destruction ----------------------------------------------------------------------------------------------------


@rule("DRC-9.41", "DRC-9.8")
def test_destruction_discards_an_available_tile() -> None:
    state = table(castle=T4, spirits="destruction", pools=[1, 1])
    gone, tiles = state.gone, sum(state.heights)
    play(state, "spirit destruction", "pay_shrine")
    assert cells(state, "destroy") == {"a1", "c1", "a2", "c2", "a3", "b3", "c3"}
    assert why(state, "destroy b1") == "blocked"
    play(state, "destroy a1")
    assert (state.gone, sum(state.heights), points(state)) == (gone + 1, tiles - 1, 0)
    assert cells(state, "pick") == {"b1", "c1"}  # b1 was freed


@rule("DRC-9.41", "DRC-9.42", "DRC-R16")
def test_destruction_lowers_the_castle() -> None:
    state = table(castle="1 1 2", spirits="destruction")
    assert "summon" not in legal(state)
    play(state, "spirit destruction", "pay_shrine", "destroy c1")
    assert legal(state) == ["summon", "pick a1", "pick c1"]
    play(state, "summon")
    last = table(castle="1", spirits="destruction")
    play(last, "spirit destruction", "pay_shrine", "destroy a1")
    assert legal(last) == ["summon"]
    play(last, "summon")
    assert calls(last) == []  # nothing left to destroy


# --- Together -------------------------------------------------------------------------------------------------------


@rule("DRC-9.45")
def test_elegance_and_depths() -> None:
    castle = "S1 M1 S2 / S3 M4 S4 / . . ?"
    state = table(castle=castle, spirits="elegance,depths", pools=[3, 1])
    play(state, "spirit elegance", "pay_shrine", "pick b1", "spirit depths", "pay_shrine")
    assert cells(state, "pair") == {"b2"}


@rule("DRC-9.45")
def test_elegance_open_and_depths() -> None:
    state = table(castle="?.M1 . . M5 / M2 M4 M3", spirits="elegance,depths", pools=[3, 1])
    play(state, "pick a1", "spirit depths", "pay_shrine")
    assert cells(state, "pair") == {"d1", "a2", "c2"}
    play(state, "spirit elegance", "pay_shrine")
    assert legal(state) == ["pair b2"]


@rule("DRC-9.45")
def test_deception_and_depths() -> None:
    state = table(castle="?.M1 ?.S1 / ?.M4", spirits="deception,depths", pools=[3, 1])
    play(state, "pick a1", "spirit deception", "pay_shrine")
    assert cells(state, "pair") == {"b1", "a2"}
    play(state, "spirit depths", "pay_shrine")
    assert legal(state) == ["pair a2"]
    apart = table(castle="?.M1 ?.S1 / M4", spirits="deception,depths", pools=[3, 1])
    play(apart, "pick a1", "spirit deception", "pay_shrine")
    assert calls(apart) == []  # the merchant is no neighbour on this floor


@rule("DRC-9.45")
def test_deception_and_elegance() -> None:
    castle = "S1 M1 S2 / S3 M4 S4"
    state = table(castle=castle, spirits="deception,elegance", pools=[3, 1])
    play(state, "spirit elegance", "pay_shrine", "pick b1", "spirit deception", "pay_shrine")
    assert cells(state, "pair") == {"a1", "c1", "b2"}
    open_duty = table(castle="?.M1 ?.S1 . / M2 M1 M3", spirits="deception,elegance", pools=[3, 1])
    play(open_duty, "pick a1")
    assert calls(open_duty) == ["deception", "elegance"]
    deceived = open_duty.copy()
    play(open_duty, "spirit elegance", "pay_shrine")
    assert calls(open_duty) == []
    play(deceived, "spirit deception", "pay_shrine")
    assert calls(deceived) == []


@rule("DRC-9.45")
def test_all_three() -> None:
    state = table(castle="S1 M1 M2 / S3 M4 S4", spirits="deception,depths,elegance", pools=[4, 1])
    play(
        state,
        "spirit elegance",
        "pay_shrine",
        "pick b1",
        "spirit deception",
        "pay_shrine",
        "spirit depths",
        "pay_shrine",
    )
    assert legal(state) == ["pair c1", "pair b2"]
