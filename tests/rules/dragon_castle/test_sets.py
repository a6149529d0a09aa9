"""Consolidating and shrines."""

import pytest

from drakehall.games.dragon_castle.tiles import set_points
from tests.rules.dragon_castle.table import cells, ids, legal, play, points, realm, table
from tests.support import rule


def placed(text: str, tile: str, cell: str) -> tuple[int, str]:
    """Place a tile in a realm, building nothing; give points and the realm."""
    state = table(text, castle=f"?.{tile} 1 1")
    play(state, "pick a1", "take_shrine", f"place {cell}")
    if legal(state, "build_no_more"):
        play(state, "build_no_more")
    return points(state), realm(state)


ARMS = ["b3", "a3", "a2", "d3", "e3", "f3", "c2", "c1", "b1", "c4", "c5", "c6"]
"""Four groups of three that only c3 joins."""


def cross(kind: str, symbols: int, size: int) -> str:
    """Write a realm in which a tile on c3 makes a set of so many."""
    tiles = {cell: f"1{kind}{(i + 1) % symbols + 1}" for i, cell in enumerate(ARMS[: size - 1])}
    return " / ".join(" ".join(tiles.get(f"{col}{row}", ".") for col in "abcdef") for row in range(1, 7))


@rule("DRC-7.1", "DRC-2.3", "DRC-2.11", "DRC-R9")
def test_numbers_and_heights_do_not_matter() -> None:
    assert placed("1S1 3S4 2S4 .", "S6", "d1") == (2, "1# 3# 2# 1#")


@rule("DRC-7.1", "DRC-2.11")
def test_corners_kinds_and_covered_tiles_do_not_count() -> None:
    assert placed("1S1 1S2 . / . . . 1S3", "S6", "c1")[0] == 0  # d2 touches c1 at a corner only
    assert placed(". . . 1S1 1S2 . / 1S3", "S6", "f1")[0] == 0  # a2 begins another row
    assert placed("1S1 1S2 1M1 .", "S6", "d1")[0] == 0
    assert placed("1E1 1E2 1W1 .", "E4", "d1")[0] == 0
    assert placed("1S1 1S2 1S3 . / . . . 1# ", "M1", "d2")[0] == 0
    assert placed("1S1 1S2 2# .", "S6", "d1")[0] == 0  # whatever lies under or face down


@rule("DRC-7.2", "DRC-R8")
def test_the_whole_group_is_turned() -> None:
    assert placed("1S1 1S2 1S3 . 1S4 1S5", "S6", "d1") == (5, "1# 1# 1# 1# 1# 1#")


@rule("DRC-7.3")
def test_consolidating_is_compulsory() -> None:
    state = table("1E1 1E2 1E3 .", castle="?.E4 1 1")
    events = play(state, "pick a1", "take_shrine", "place d1")
    assert "consolidated" in ids(events)
    assert realm(state) == "1# 1# 1# 1#"


@rule("DRC-7.4")
def test_new_tiles_lie_on_face_down_ones() -> None:
    assert placed("1# 1# 1S1 1S2", "S3", "b1") == (0, "1# 2S3 1S1 1S2")
    assert placed("1# 1# 1S1 1S2 1S4", "S3", "b1") == (2, "1# 2# 1# 1# 1#")


@rule("DRC-7.6")
@pytest.mark.parametrize(("size", "worth"), [(4, 2), (5, 3), (6, 5), (7, 6), (8, 8), (9, 9), (10, 10), (12, 12)])
def test_points_of_a_set(size: int, worth: int) -> None:
    assert set_points(size) == worth
    assert placed(cross("W", 4, size), "W1", "c3")[0] == worth


@rule("DRC-7.7")
@pytest.mark.parametrize(("size", "worth"), [(4, 3), (5, 4), (6, 6), (7, 7), (8, 9), (9, 10), (10, 11), (12, 13)])
def test_a_set_of_dragons_gives_one_more(size: int, worth: int) -> None:
    assert placed(cross("D", 3, size), "D1", "c3")[0] == worth


TWO = "1W1 1W2 1W3 / . / . / . / . . . 1W1 1W2 1W4"


@rule("DRC-7.5", "DRC-7.10", "DRC-R10")
def test_two_sets_at_once() -> None:
    state = table(TWO, castle="?.W4 1 1 W4", pools=[3, 1])
    play(state, "pick a1", "pair d1", "place d1", "place c5")
    assert legal(state) == ["turn_over a1", "turn_over c5"]
    play(state, "turn_over c5")
    assert cells(state, "build") == {"c5", "d5", "e5", "f5"}
    play(state, "build f5", "build c5")  # two of them; the other set follows by itself
    assert cells(state, "build") == {"a1", "b1", "c1", "d1"}
    play(state, "build a1")
    assert points(state) == 4
    assert state.pools[0] == 0
    assert realm(state) == "1#^ 1# 1# 1# /  /  /  / . . 1#^ 1# 1# 1#^"


@rule("DRC-7.5")
def test_joined_groups_are_one_set() -> None:
    state = table("1W1 1W2 1W3 / . . . . 1W1 1W2 / . . . . . 1W4", castle="?.W4 1 1 W4", pools=[3, 1])
    play(state, "pick a1", "pair d1", "place d1", "place e1")
    assert points(state) == 8
    play(state, "build a1", "build b1")
    assert state.turn == 1  # two shrines for the whole set


@rule("DRC-7.8", "DRC-7.9", "DRC-R11")
@pytest.mark.parametrize(("kind", "most"), [("M", 1), ("S", 1), ("F", 1), ("E", 2), ("W", 2), ("D", 2)])
def test_how_many_shrines(kind: str, most: int) -> None:
    text = f"1{kind}1 1{kind}2 1{kind}3 ."
    state = table(text, castle=f"?.{kind}1 1 1", pools=[4, 1])
    play(state, "pick a1", "take_shrine", "place d1")
    for cell in ["b1", "c1"][:most]:
        assert "build_no_more" in legal(state)
        play(state, f"build {cell}")
    assert state.turn == 1
    assert (state.pools[0], state.shrines[0].bit_count()) == (5 - most, most)
    declined = table(text, castle=f"?.{kind}1 1 1", pools=[4, 1])
    play(declined, "pick a1", "take_shrine", "place d1", "build_no_more")
    assert (declined.turn, declined.shrines[0]) == (1, 0)


@rule("DRC-7.8")
def test_a_small_pool_builds_less() -> None:
    state = table("1E1 1E2 1E3 .", castle="?.E4 1 1 E4", pools=[1, 1])
    play(state, "pick a1", "pair d1", "place d1", "place f6", "build a1")
    assert (state.turn, state.pools[0]) == (1, 0)
    empty = table("1E1 1E2 1E3 .", castle="?.E4 1 1 E4", pools=[0, 1])
    play(empty, "pick a1", "pair d1", "place d1", "place f6")
    assert empty.turn == 1  # nothing to ask


@rule("DRC-7.10", "DRC-7.11", "DRC-R12")
def test_only_tiles_just_turned_take_a_shrine() -> None:
    state = table("1E1 1E2 1E3 . / 1# 2# 1#^", castle="?.E4 1 1", pools=[4, 1])
    play(state, "pick a1", "take_shrine", "place d1")
    assert cells(state, "build") == {"a1", "b1", "c1", "d1"}
    play(state, "build a1")
    assert cells(state, "build") == {"b1", "c1", "d1"}


@rule("DRC-R14")
def test_points_are_unlimited() -> None:
    state = table("1E1 1E2 1E3 .", castle="?.E4 1 1", earned=[100, 0], pools=[0, 1])
    play(state, "pick a1", "take_shrine", "place d1", "build_no_more")
    assert points(state) == 102


@rule("DRC-R46")
def test_other_questions_with_one_answer_are_asked() -> None:
    state = table(castle="M1", spirits="destruction")
    play(state, "spirit destruction")
    assert legal(state) == ["pay_shrine"]
    play(state, "pay_shrine")
    assert legal(state) == ["destroy a1"]
    play(state, "destroy a1")
    assert legal(state) == ["summon"]


@rule("DRC-R46")
def test_what_has_one_outcome_is_not_asked() -> None:
    state = table("1E1 1E2 1E3 .", castle="?.E4 1 1", pools=[0, 1])
    play(state, "pick a1", "discard")
    assert state.turn == 1  # no last window without a spirit
    state = table("1E1 1E2 1E3 .", castle="?.E4 1 1", spirits="wind", pools=[1, 1])
    play(state, "pick a1", "take_shrine", "place d1")
    assert legal(state, "turn_over") == []  # the only set was turned over by itself
    play(state, "build a1", "build_no_more")
    assert legal(state) == ["spirit wind", "end_turn"]
