"""The board of Dragon Castle in a terminal."""

import io

import msgspec
import pytest
from rich.console import Console

from drakehall.games.dragon_castle import GAME, OWN
from drakehall.session import Session
from drakehall.terminal.boards import board_of
from drakehall.terminal.narrator import Narrator
from drakehall.text import LANGUAGES, Words
from drakehall.text.names import words_of
from tests.rules.dragon_castle.table import ROOMY, play, start, table

REALM = "1M1 3S5 2#^ 1# . 1D2"


def drawn(view: msgspec.Struct, language: str = "en", width: int = 100) -> str:
    screen = io.StringIO()
    words = Words(language, "dragon_castle", ["Ola", "Jan", "Ewa", "Leon"], strict=True)
    Console(file=screen, width=width, color_system=None).print(board_of("dragon_castle")(view, words))
    return screen.getvalue()


def test_the_castle_shows_heights_and_what_is_available() -> None:
    text = drawn(table(castle="?.?.M1 ?.S2 E3 . / D1").view(0))
    rows = [line.split() for line in text.splitlines()]
    assert rows[1][:4] == ["a", "b", "c", "d"]
    assert rows[2][:5] == ["1", "•M1³", "•S2²", "•E3¹", "·"]
    assert rows[3][:2] == ["2", "•D1¹"]
    blocked = drawn(table(castle="1 S2 1").view(0))
    assert " S2¹" in blocked
    assert "•S2¹" not in blocked


def test_realms_stand_side_by_side() -> None:
    state = table(REALM, "1W4", castle="?.E1 1", dragons="fortitude", spirits="wind", pools=[2, 1])
    text = drawn(state.view(0))
    row = next(line for line in text.splitlines() if "S5³" in line)
    assert row.split() == ["1", "M1", "S5³", "▒▒²▲", "▒▒", "·", "D2", "1", "W4", "·", "·", "·", "·", "·"]
    assert "Ola ◀" in text
    assert "3 points" in text
    assert "shrines 2, countdown tokens 0" in text
    assert "Spirit of Wind: You may turn a tile face down, then move a built shrine" in text
    assert "Dragon of Fortitude: 1 point for every shrine at the edge" in text
    play(state, "pick a1", "spirit wind")
    text = drawn(state.view(0), "pl")
    assert "w ręku: wiosna (E1)" in text
    assert "działa: Duch Wiatru" in text
    assert "Smok Waleczności: 1 punkt za każdą świątynię na krawędzi" in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_table_fits_a_terminal(language: str, seats: int) -> None:
    for layout in ("basic", "barracks", ROOMY):
        text = drawn(start(seats, layout=layout, spirits="all", dragons="all").view(None), language, width=80)
        assert max(map(len, text.splitlines())) <= 80
        first = next(line for line in text.splitlines() if line.startswith("Ola"))
        assert "Jan" in first, "two realms stand side by side"
        assert "{" not in text


def test_the_last_round_is_told() -> None:
    assert "last round" in drawn(table(castle="1", tokens=[2, 0], turn=1).view(0))


def test_advice_about_a_layout_is_given_once_and_not_with_each_board() -> None:
    session = Session(GAME, 2, 1, {"layout": OWN})
    screen = io.StringIO()
    narrator = Narrator(Console(file=screen, width=80, color_system=None), words_of("en", session))
    narrator.advice(session)
    assert screen.getvalue().startswith("The ground floor has")
    assert "touching tiles on floor 3" in screen.getvalue()
    narrator.board(session, 0)
    assert screen.getvalue().count("The ground floor has") == 1
