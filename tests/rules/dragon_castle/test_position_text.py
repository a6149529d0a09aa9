"""Positions of Dragon Castle in text: what may be left out, and what is refused."""

import pytest

from drakehall.games.dragon_castle import GAME
from drakehall.games.dragon_castle.rules import DragonCastle
from drakehall.kernel.position_errors import BadPosition
from tests.rules.dragon_castle.table import legal, realm

SMALL = ("option layout: 33333333/33333333/33333333/33333333/3333332.", "option spirits: 0", "option dragons: 0")
CASTLE = "castle: M1 ?.M1 2 1"


def read(*lines: str) -> DragonCastle:
    return GAME.read_position("\n".join(["dragon_castle, 2 seats", *SMALL, *lines]))


def test_a_castle_and_a_realm_are_as_they_are_named() -> None:
    state = read(CASTLE, "realm 0: 3S5 . 2# / . 2#^ 1F2", "turn: 1", "shrine pools: 2 1")
    assert realm(state) == "3S5 . 2# / . 2#^ 1F2"
    assert state.heights[:5] == [1, 2, 2, 1, 0]
    assert state.view(None).supply == 40 - 1 - 3
    assert state.seat == 1
    assert "pick b1" in legal(state)


def test_a_tile_is_in_hand() -> None:
    state = read(CASTLE, "phase: complete", "first tile: b1.3", "taken: b1=M1")
    assert state.view(None).hand == ["M1"]
    assert legal(state, "pair") == ["pair a1", "pair b1"]


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("castle: 1 / 1 / 1 / 1 / 1 / 1", "line 5, column 1: rows: 6, needed: 5"),
        ("castle: 1 1 1 1 1 1 1 1 1", "line 5, column 25: words in this line: 9, needed: 8"),
        (CASTLE.replace("?.M1", "4"), "line 5, column 12: “4” is not valid here; allowed: 0–3"),
        (CASTLE.replace("?.M1", "?.M9"), "line 5, column 14: “M9” is not valid here"),
        (CASTLE.replace(" 2 1", " M1.M1 M1"), "line 5, column 23: no “M1” is left"),
        ("realm 0: S5", "line 5, column 10: “S5” is not valid here; allowed: . 3S5 2# 2#^"),
        ("realm 0: 3X", "line 5, column 11: “X” is not valid here"),
        ("realm 0: . . . . . . .", "line 5, column 22: words in this line: 7, needed: 6"),
        ("taken: a1=M1", "line 5, column 8: “a1=M1” is not valid here; allowed: a1=?"),
        ("taken: a1", "line 5, column 8: “a1” is not valid here; allowed: a1=?"),
        ("taken: a1=M1=M2", "line 5, column 8: “a1=M1=M2” is not valid here; allowed: a1=?"),
        ("first tile: a1", "line 5, column 13: “a1” is not valid here; allowed: a1.1–3"),
        ("phase: build", "the rules never lead to this position: "),
        ("realm 0: 3S5", "the rules never lead to this position: not enough is left for every ?"),
        ("realm 0:" + " . /" * 6 + " 1S1", "line 5, column 1: rows: 7, needed: 6"),
    ],
)
def test_what_cannot_be_is_refused(line: str, complaint: str) -> None:
    with pytest.raises(BadPosition) as caught:
        read(line)
    assert str(caught.value).startswith(complaint)
