"""The ten dragons."""

import pytest

from drakehall.games.dragon_castle.grid import count
from tests.rules.dragon_castle.table import dragon, table
from tests.support import rule

BIG = """
1#^  1#   .    2D2  1#^  .
2#   3S5  1M2  1#^  1E1  .
.    2#^  3#^  3M6  .    1W3
1W3  3F4  2#^  1D1  1#   1#
1#^  2S6  1F1  .    3#^  2E4
.    1S2  3M4  2#   1#   1#^
"""


@rule("DRC-10.1", "DRC-10.2", "DRC-10.3", "DRC-10.4", "DRC-10.5", "DRC-10.6", "DRC-10.7", "DRC-10.9", "DRC-10.10")
def test_the_big_realm() -> None:
    state = table(BIG, dragons="all", castle="1")
    points = state.breakdown()[0]
    assert points["shrines"] == 15
    assert state.shrines[0].bit_count() == 9
    assert count(state.realms[0].down | state.shrines[0]) == 15
    del points["sets"], points["discards"], points["countdown"], points["shrines"]
    assert points == {
        "tranquility": 6,
        "majesty": 15,
        "bravery": 5,
        "humility": 7,
        "righteousness": 4,
        "fortitude": 4,
        "piety": 3,
        "power": 6,  # ahead in all three factions of a neighbour who has none
        "harmony": 0,
        "knowledge": 10,
    }


@rule("DRC-10.1", "DRC-10.1a")
def test_tranquility() -> None:
    assert dragon("tranquility", ".") == 0
    assert dragon("tranquility", "1#") == 1
    assert dragon("tranquility", "1# . / . 1#") == 2  # corners
    assert dragon("tranquility", "1# 3# 1#^") == 1  # heights, shrines
    assert dragon("tranquility", "1# 2M1 1#") == 2  # a tile on top separates


@rule("DRC-10.2")
def test_majesty() -> None:
    assert dragon("majesty", "3M6 4M2 3S1 2S6 3F5 3D1") == 12
    assert dragon("majesty", "3# 2M6") == 0
    assert dragon("majesty", "3M6 . 5S6 . 3F6") == 18


@rule("DRC-10.3", "DRC-10.3a")
def test_bravery() -> None:
    assert dragon("bravery", "1M1 . 1M2") == 2
    assert dragon("bravery", "2M1 2S1") == 0
    assert dragon("bravery", "2#^ 1S1") == 1
    assert dragon("bravery", "1#^ 1S1") == 0  # the shrine adds no height
    assert dragon("bravery", "2M1 . / . 2S1") == 2  # corners are no neighbours


@rule("DRC-10.4", "DRC-10.4a")
def test_humility() -> None:
    assert dragon("humility", "1#^ 2M1") == 1
    assert dragon("humility", "2#^ 2M1 / 1M1") == 0
    assert dragon("humility", "1#^ 2M1 / 2M2") == 1  # once for a shrine
    assert dragon("humility", "1#^ 2M1 1#^") == 2  # one stack for two shrines
    assert dragon("humility", "1#^ . / . 3M1") == 0
    assert dragon("humility", "2#^ 3#^") == 1


@rule("DRC-10.5", "DRC-10.5a")
def test_righteousness() -> None:
    row = "1#^ 1#^ 1#^ 1#^ 1#^ 1#^"
    assert dragon("righteousness", f"{row} / . . 1#^ / . / . . 1#^") == 11
    assert dragon("righteousness", "1#^") == 2  # the crossing counts twice
    assert dragon("righteousness", "1#^ . . 1#^") == 3  # not adjacent
    assert dragon("righteousness", "1#^ . . / . 1#^ . / . . 1#^") == 2
    assert dragon("righteousness", "/".join(["1#^"] * 4), realm_rows=4, realm_cols=5) == 4 + 2 + 1


@rule("DRC-10.6")
def test_fortitude() -> None:
    ring = "1#^ 4#^ / . 1#^ / . . . . . 3#^ / . / . / . 1#^"
    assert dragon("fortitude", ring) == 4  # the corner once, the inner one not, any level
    assert dragon("fortitude", "1# 1#") == 0


@rule("DRC-10.7", "DRC-10.7a")
def test_piety() -> None:
    assert dragon("piety", "1#^ 1D1 1#^") == 2
    assert dragon("piety", "1#^ 1D1 / 1D2") == 1
    assert dragon("piety", "1#^ 1E1 / . 1D2") == 0


@rule("DRC-10.8")
def test_power_example() -> None:
    realms = ("1M6 1M4", "1M5 1M4", ".", "1M6 1M4")
    # Seat 1 is the left neighbour (9 against 10: 2 points), seat 3 the right one (10: 1 point).
    assert dragon("power", *realms) == 3
    assert dragon("power", *realms, seat=1) == 0 + 2  # behind 0, ahead of the empty realm
    assert dragon("power", *realms, seat=2) == 0


@rule("DRC-10.8a")
def test_power_answers() -> None:
    assert dragon("power", "1M6", "1M1", "1M6 1M1") == 2  # ahead of the left, behind the right
    assert dragon("power", "1M6 1S6", "1M6 1S6", ".") == 2 + 4
    assert dragon("power", "1M2 . 1M3 . 1M4", "1M5") == 0  # one group, not all tiles
    assert dragon("power", "1M2 1M3 . 1M4", "1M5") == 1
    assert dragon("power", "1#", "1#") == 0  # no tie without a tile
    assert dragon("power", "2M1 / 1M5", "1M5") == 2  # heights do not matter


@rule("DRC-10.8b")
def test_power_compares_neighbours() -> None:
    assert dragon("power", "1M2 1S2 . 1F2", ".") == 2 + 2 + 2  # once with two players
    assert dragon("power", "1M2", ".", ".") == 4
    assert dragon("power", "1M2", ".", "1M6", ".") == 4  # not with the player opposite
    assert dragon("power", "1M2", "1M6", ".", ".") == 2


HARMONY = """
.    .    .    .    .    .
.    2#^  .    .    2#^  .
.    1S1  3#   3M2  1#   .
.    1#   3F5  3#   1W1  .
.    2#   .    .    2#   .
.    .    .    .    .    .
"""


@rule("DRC-10.9", "DRC-10.9a", "DRC-R32")
def test_harmony() -> None:
    assert dragon("harmony", HARMONY) == 10
    assert (
        dragon(
            "harmony", HARMONY.replace(".    2#   .", ".    1#   .").replace("1#   .    .    1#", "1#   .    .    2#")
        )
        == 2
    )
    four = ". / . 2#^ . . 1#^ / . / . / . 2#^ . . 1#^"
    assert dragon("harmony", four) == 6
    assert dragon("harmony", ".") == 0
    assert dragon("harmony", "1M1 . . . . 1#") == 4  # sides do not matter; no shrines, no bonus
    assert dragon("harmony", "1# 1# / 1# 1#") == 0  # a corner of its own


@rule("DRC-R45")
def test_harmony_of_odd_size() -> None:
    assert dragon("harmony", ". 2#^ . / / . ", realm_rows=3, realm_cols=3) == 4 + 2
    assert dragon("harmony", ". / . 2#^", realm_rows=3, realm_cols=3) == 12


@rule("DRC-10.10", "DRC-R33")
@pytest.mark.parametrize(
    ("realm", "worth"),
    [
        ("1W1 1W2", 4),
        ("1W1 . 1W1", 2),
        ("1M1 1S2 1# .", 0),
        ("1W1 1W2 1W3 1E1 1W4 1E2 / 1D1 1D2 1E3 1E4 1D3 1E4", 22),
    ],
)
def test_knowledge(realm: str, worth: int) -> None:
    assert dragon("knowledge", realm) == worth
