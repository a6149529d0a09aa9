"""The board of Wyrmspan in a terminal."""

import io

import msgspec
import pytest
from rich.console import Console

from drakehall.games.wyrmspan import GAME
from drakehall.kernel.chance import Chance
from drakehall.terminal.boards import board_of
from drakehall.text import LANGUAGES, Words
from tests.rules.wyrmspan.table import hand, mark, put, ready, settle, show, supply, table

CAVE_HEAD = "number,name_en,name_pl,effect\n"


def drawn(view: msgspec.Struct, language: str = "en", width: int = 240) -> str:
    screen = io.StringIO()
    words = Words(language, "wyrmspan", ["Ola", "Jan", "Ewa", "Leon", "Zoja"], strict=True)
    Console(file=screen, width=width, color_system=None).print(board_of("wyrmspan")(view, words))
    return screen.getvalue()


def test_mats_show_dragons_with_what_they_have() -> None:
    s = table(2, guild="seafarers")
    settle(s, "golden", 42, eggs=2, cached={"milk": 2}, tucked=1)
    hand(s, 0, dragons=(56,), caves=(12,))
    show(s, 0, 37)
    supply(s, 0, meat=2)
    put(s, track=4)
    mark(s, 4)
    ready(s)
    text = drawn(s.view(0))
    assert "g1 Great Golden Lung Dragon ◖2/3◗ 2k ▤1" in text
    assert "37 Subterranean Basilisk. When played: lay 2 eggs. Each opponent may lay 1 egg." in text
    assert "56 Hoarding Flyer. If activated: take 1 gold." in text
    assert "12 Take 1 coin." in text
    assert "Seafarers Guild" in text
    assert "6 points [O/1]" in text
    assert "Ola ◀" in text
    assert "6 coins · meat 2, gold 0, crystal 0, milk 0 · 1 egg on the mat" in text
    assert "Hoarding Flyer" not in drawn(s.view(1)), "the hand is Ola's alone"
    polish = drawn(s.view(0), "pl")
    assert "Wielki lung złocisty" in polish
    assert "Lotnik zbieracz. Jeśli aktywujesz: weź 1 żeton złota." in polish


def test_a_users_cards_are_drawn_as_they_are() -> None:
    s = table(2, caves=CAVE_HEAD + '12,three coins,,"played: gain(coin,3)"\n')
    hand(s, 0, caves=(12,))
    ready(s)
    assert "12 Take 3 coins." in drawn(s.view(0))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_every_position_can_be_drawn(language: str, seats: int) -> None:
    state = GAME.start(seats, seats)
    dice = Chance(seats)
    step = 0
    while state.seat is not None:
        legal = state.legal()
        state.apply(legal[dice.below(len(legal))])
        step += 1
        if step % 20 == 0:
            assert drawn(state.view(step % seats), language).strip()
    text = drawn(state.view(None), language)
    assert ("Automa" in text) == (seats == 1)
