"""Worked scenarios, T1 to T27: whole moves with exact numbers."""

from typing import Any

import pytest

from drakehall.games.dragon_castle.castle import is_available
from drakehall.games.dragon_castle.tiles import set_points
from tests.rules.dragon_castle.table import calls, cells, dragon, legal, play, points, realm, table
from tests.rules.dragon_castle.test_actions import FULL
from tests.rules.dragon_castle.test_castle import T4
from tests.rules.dragon_castle.test_dragons import BIG, HARMONY
from tests.support import rule

JOANNA = """
.    .    .    .    .    .
.    .    3D1  .    .    .
.    2D1  .    1D3  .    .
.    .    1D2  .    .    .
"""


@rule("DRC-5.2", "DRC-6.3")
def test_t1_joanna_waits() -> None:
    state = table("3D3", castle="?.?.D1 ?.?.D1 ?.D1 . 1", pools=[1, 1])
    play(state, "pick a1")
    assert cells(state, "pair") == {"b1", "c1"}  # on the top floor as well as on the second
    play(state, "pair c1", "place f6", "place c3")
    assert (points(state), state.pools[0], state.turn) == (0, 1, 1)


@rule("DRC-5.5", "DRC-7.7", "DRC-7.9")
def test_t2_joanna_consolidates() -> None:
    state = table(JOANNA, castle="?.?.D2 ?.?.M1 1", pools=[1, 1])
    play(state, "pick a1", "take_shrine")
    assert state.pools[0] == 2
    play(state, "place c3", "build b3", "build c2")
    assert (points(state), state.pools[0]) == (4, 0)
    assert state.breakdown()[0]["shrines"] == 2 + 3


@rule("DRC-7.6")
def test_t3_set_points() -> None:
    assert [set_points(size) for size in (4, 5, 6, 7, 8, 9, 10, 12)] == [2, 3, 5, 6, 8, 9, 10, 12]


@rule("DRC-2.9", "DRC-5.3")
def test_t4_availability() -> None:
    state = table(castle=T4)
    assert cells(state, "pick") == {"a1", "c1"}
    play(state, "pick a1")
    open_cells = {state.board.castle_labels[cell] for cell in range(40) if is_available(state, cell)}
    assert open_cells == {"a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"}


@rule("DRC-9.31")
def test_t5_elegance() -> None:
    state = table(castle=T4, spirits="elegance")
    play(state, "spirit elegance", "pay_shrine")
    assert "b1" in cells(state, "pick")
    assert "b2" not in cells(state, "pick")


@rule("DRC-9.11")
def test_t6_deception() -> None:
    state = table(castle=". 3 . / 3 3 . / . 3 .", spirits="deception")
    play(state, "pick b2", "spirit deception", "pay_shrine")
    assert cells(state, "pair") == {"b1", "a2", "b3"}
    state = table(castle=T4, spirits="deception")
    play(state, "pick a1", "spirit deception", "pay_shrine")
    assert cells(state, "pair") == {"b1"}


@rule("DRC-9.33")
def test_t7_elegance_chain() -> None:
    state = table(castle="S1 M1 S2 / S3 M1 S4 / S5 M2 S6", spirits="elegance")
    play(state, "spirit elegance", "pay_shrine", "pick b1", "pair b2")


@rule("DRC-7.1", "DRC-8.6")
@pytest.mark.parametrize(("cell", "worth"), [("b1", 3), ("a1", 1)])
def test_t8_sets_over_floors(cell: str, worth: int) -> None:
    state = table("1S1 3S4 2S4 .", castle="?.S6 1 1")
    play(state, "pick a1", "take_shrine", "place d1", f"build {cell}")
    assert points(state) == 2
    assert state.breakdown()[0]["shrines"] == worth
    assert state.turn == 1


@rule("DRC-7.5")
def test_t9_two_sets_at_once() -> None:
    winds = "1W1 1W2 1W3 / . / . / . / . / . . . 1W1 1W2 1W3"
    state = table(winds, castle="?.W4 1 1 W4", pools=[4, 1])
    play(
        state,
        "pick a1",
        "pair d1",
        "place d1",
        "place c6",
        "turn_over a1",
        "build a1",
        "build b1",
        "build c6",
        "build d6",
    )
    assert (points(state), state.pools[0]) == (4, 0)
    joined = table("1W1 1W2 1W3 . . 1W1 / . . . . . 1W2 / . . . . . 1W3", castle="?.W4 1 1 W4", pools=[4, 1])
    play(joined, "pick a1", "pair d1", "place d1", "place e1", "build a1", "build b1")
    assert (points(joined), joined.turn) == (8, 1)


@rule("DRC-6.2")
def test_t10_placement() -> None:
    state = table(". 2# 1#^ 1M3", realm_rows=3, realm_cols=4)
    play(state, "pick a1", "take_shrine")
    assert {cell for cell in cells(state, "place") if cell.endswith("1")} == {"a1", "b1"}


@rule("DRC-6.5")
def test_t11_no_room() -> None:
    state = table(FULL, castle="E1 1 1 E1")
    assert "summon" in legal(state)
    play(state, "pick a1")
    assert legal(state) == ["discard"]
    one = table(FULL.replace("1M1", ".", 1), castle="E1 1 1 E1")
    play(one, "pick a1")
    assert legal(one) == ["take_shrine", "discard"]


@rule("DRC-8.2", "DRC-8.3", "DRC-8.4")
def test_t12_end() -> None:
    state = table(castle="1 1 1 1")
    play(state, "summon", "pick a1", "discard", "summon")
    assert state.turn == 1
    play(state, "pick b1", "discard")
    assert state.over
    at_once = table(castle="1 1 1 1")
    play(at_once, "summon", "summon")
    assert at_once.over
    four = table(castle="1 1", seats=4, tokens=[0, 1, 1, 1])
    play(four, "summon", "summon", "summon", "summon")
    assert four.over
    assert four.view(None).countdown == 0


@rule("DRC-5.7", "DRC-9.42")
def test_t13_summon_permission() -> None:
    state = table(castle="1 2 1", spirits="destruction")
    assert "summon" not in legal(state)
    play(state, "spirit destruction", "pay_shrine", "destroy b1")
    assert "summon" in legal(state)
    empty = table(castle="1")
    play(empty, "pick a1", "discard")
    assert legal(empty) == ["summon"]


@rule("DRC-8.5")
def test_t14_final_score() -> None:
    end: dict[str, Any] = {"castle": "1", "earned": [17, 0], "tokens": [2, 0], "turn": 1}
    state = table("1#^ 2#^ 3#^ 4#^ / 1M1 . 1S1 . 1F1", dragons="bravery", **end)
    assert state.breakdown()[0] == {"sets": 17, "discards": 0, "shrines": 9, "countdown": 4, "bravery": 2}
    five = table("1#^ 2#^ 3#^ 4#^ 1# ", dragons="fortitude,tranquility", **end)
    assert five.scores()[0] == 17 + 9 + 4 + 5


@rule("DRC-8.7")
def test_t15_tie() -> None:
    nine, eight = "1# 1# 1# 1# 1# / 1# 1# 1# 1#", "1# 1# 1# 1# 1# / 1# 1# 1#"
    state = table(nine, eight, castle="1", earned=[33, 31], tokens=[1, 1], turn=1)
    play(state, "summon")
    assert (state.scores(), state.winners()) == ([35, 35], [0])
    four = "1#^ 1#^ 1#^ 1#^ 1# / 1# 1# 1# 1#"
    shared = table(four, four, castle="1", earned=[29, 27], tokens=[1, 1], turn=1)
    play(shared, "summon")
    assert (shared.scores(), shared.winners()) == ([35, 35], [0, 1])


@rule("DRC-9.40")
def test_t16_faith() -> None:
    state = table("1E1 1E2 1E3 . / 1M1", castle="?.E4 1 1 E4", spirits="faith", pools=[3, 1])
    play(
        state,
        "pick a1",
        "pair d1",
        "place d1",
        "place f6",
        "spirit faith",
        "pay_tile a2",
        "build a1",
        "build b1",
        "build c1",
    )
    assert state.shrines[0].bit_count() == 3
    poor = table("1E1 1E2 1E3 .", castle="?.E4 1 1 E4", spirits="faith", pools=[1, 1])
    play(poor, "pick a1", "pair d1", "place d1", "place e1")
    assert calls(poor) == []  # nothing but the last shrine could pay, and then none is left to build


@rule("DRC-9.25", "DRC-9.27", "DRC-9.28", "DRC-9.29")
def test_t17_strength() -> None:
    state = table("1# 1M1 1#^", spirits="strength")
    play(state, "spirit strength", "pay_shrine")
    assert "c1" not in cells(state, "lift")
    play(state, "lift a1", "set_down f6", "lift b1", "set_down f6")
    assert realm(state).endswith("2M1")
    up = table("1# 1M1 1#^", spirits="strength")
    play(up, "spirit strength", "pay_shrine", "lift b1", "set_down f6", "lift a1")
    assert "f6" not in cells(up, "set_down")
    sets = table("1M1 1M2 1M3 . 1S6 1M4 / . / 1S1 1S2 1S3", spirits="strength", pools=[1, 1])
    play(sets, "spirit strength", "pay_shrine", "lift f1", "set_down d1")
    assert points(sets) == 0
    play(sets, "lift e1", "set_down d3", "turn_over a1")
    assert points(sets) == 4


@rule("DRC-9.15", "DRC-9.16")
def test_t18_wind() -> None:
    state = table("3F3 1#^", spirits="wind", pools=[2, 1])
    play(state, "spirit wind", "pay_shrine", "turn_down a1", "lift b1", "set_down a1")
    assert (points(state), state.breakdown()[0]["shrines"], state.pools[0]) == (0, 3, 1)
    assert legal(state, "build") == []


@rule("DRC-9.20", "DRC-9.22", "DRC-9.24")
def test_t19_change() -> None:
    state = table("1S1 1S2 1S3 1W2", spirits="change", pools=[2, 1])
    play(state, "spirit change", "pay_shrine", "change d1 S", "build d1")
    assert points(state) == 2
    dragons = table("1D1 1D2 1D3 1E1", spirits="change", pools=[3, 1])
    play(dragons, "spirit change", "pay_shrine", "change d1 D", "build a1", "build b1")
    assert points(dragons) == 3
    winds = table("1S1 1S2 1S3 . 1W1 1W2 / . . . . . 1W3", castle="?.W4 1", spirits="change", pools=[3, 1])
    play(winds, "pick a1", "take_shrine", "place d1")
    assert realm(winds).startswith("1S1 1S2 1S3 1# 1# 1#")  # the fourth wind belongs to the winds


@rule("DRC-9.13", "DRC-9.14")
@pytest.mark.parametrize(("tiles", "worth"), [("1M3 1S3 1F3 1F3", 3), ("1M3 1S3 1F3 1F3 1S3", 4)])
def test_t20_beauty(tiles: str, worth: int) -> None:
    state = table(tiles, spirits="beauty", pools=[3, 1])
    play(state, "spirit beauty", "pay_shrine", "turn_over a1", "build a1", "build b1")
    assert points(state) == worth
    assert legal(state, "build") == []


@rule("DRC-9.43", "DRC-9.44")
@pytest.mark.parametrize(("kind", "worth", "shrines"), [("F", 2, 1), ("W", 2, 2), ("D", 3, 2)])
def test_t21_cunning(kind: str, worth: int, shrines: int) -> None:
    state = table(f"1{kind}1 1{kind}2 1{kind}3", spirits="cunning", pools=[4, 1])
    play(state, "spirit cunning", "pay_shrine", "turn_over a1", *["build a1", "build b1"][:shrines])
    assert (points(state), legal(state, "build")) == (worth, [])


@rule("DRC-9.36", "DRC-9.37")
@pytest.mark.parametrize("second", ["M5", "M2"])
def test_t22_depths(second: str) -> None:
    state = table(castle=f"?.M2 . {second}", spirits="depths")
    play(state, "pick a1", "spirit depths", "pay_shrine", "pair c1")


@rule("DRC-10.8")
def test_t23_power_values_of_the_big_realm() -> None:
    # M 6, S 8, F 4: neighbours with exactly these values tie, with one more they win.
    assert dragon("power", BIG, "1M6 . 1S6 1S2 . 1F4") == 3
    assert dragon("power", BIG, "1M6 1M1 . 1S6 1S3 . / . / 1F5") == 0
    assert dragon("power", BIG, "1M5 . 1S6 1S1 . 1F3") == 6


@rule("DRC-10.5")
def test_t24_righteousness() -> None:
    assert dragon("righteousness", "1#^ 1#^ 1#^ 1#^ 1#^ 1#^ / . . 1#^ / . / . . 1#^") == 11


@rule("DRC-10.9")
def test_t25_harmony() -> None:
    assert dragon("harmony", HARMONY) == 10
    assert dragon("harmony", ". / . 2#^ . . 1#^ / . / . / . 2#^ . . 1#^") == 6


@rule("DRC-10.8", "DRC-10.8a")
def test_t26_power() -> None:
    assert dragon("power", "1M6 1M4", "1M5 1M4", "1M6 1M4") == 3
    assert dragon("power", "1M6 1M4", "1M5 1M4", "1M6 1M5") == 2
    assert dragon("power", "1S1", "1S2", "1S2") == 0


@rule("DRC-10.10")
def test_t27_knowledge() -> None:
    assert dragon("knowledge", "1W1 1W2") == 4
    assert dragon("knowledge", "1W1 . 1W1") == 2
