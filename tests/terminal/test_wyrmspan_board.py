"""The board of Wyrmspan in a terminal."""

import io

import msgspec
import pytest
from rich.console import Console

from drakehall.games.wyrmspan import GAME
from drakehall.games.wyrmspan.cards import DRAGON_COLUMNS
from drakehall.games.wyrmspan.options import WyrmspanOptions
from drakehall.games.wyrmspan.view import WyrmspanView
from drakehall.kernel.chance import Chance
from drakehall.terminal.boards import board_of
from drakehall.text import LANGUAGES, Words
from tests.rules.wyrmspan.table import hand, mark, put, ready, settle, show, supply, table

DRAGON_HEAD = ",".join(DRAGON_COLUMNS) + "\n"
CAVE_HEAD = "number,name_en,name_pl,effect\n"


def drawn(view: msgspec.Struct, language: str = "en", width: int = 240) -> str:
    screen = io.StringIO()
    assert isinstance(view, WyrmspanView)
    options = WyrmspanOptions(dragons=view.dragon_table, caves=view.cave_table)
    words = Words(language, "wyrmspan", ["Ola", "Jan", "Ewa", "Leon", "Zoja"], options=options, strict=True)
    Console(file=screen, width=width, color_system=None).print(board_of("wyrmspan")(view, words))
    return screen.getvalue()


def cell(text: str, place: str) -> str:
    """What is written on a space of the only mat that has it, on however many lines."""
    rows = text.split("├")
    lines = next(row for row in rows if f"│{place} " in row).splitlines()
    columns = [line.split("│") for line in lines if line.count("│") == 6]
    at = next(i for i, one in enumerate(columns[0]) if one.startswith(f"{place} "))
    return " ".join(line[at].strip() for line in columns if line[at].strip())


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
    assert cell(text.partition("Ola ◀")[2], "g1") == "g1 Great Golden Lung Dragon ◖2/3◗ milk 2 ▤1"
    assert "37 Subterranean Basilisk (4 points, large, shy, cave a, 3 nests)" in text
    assert "Cost: crystal 2. When played: lay 2 eggs. Each opponent may lay 1 egg." in text
    assert "56 Hoarding Flyer (2 points, medium, shy, caves c/g, 2 nests)" in text
    assert "Cost: meat 1, gold 1. If activated: take 1 gold." in text
    assert "12 Take 1 coin." in text
    assert "Seafarers Guild" in text
    assert "6 points [1/1 Ola]" in text
    assert "Ola ◀" in text
    assert "6 coins · meat 2, gold 0, crystal 0, milk 0 · 1 egg on the mat" in text
    assert "Hoarding Flyer" not in drawn(s.view(1)), "the hand is Ola's alone"
    polish = drawn(s.view(0), "pl")
    assert "Wielki lung złocisty" in polish
    assert "Lotnik zbieracz (2 punkty, średni, płochliwy, jaskinie c/g, 2 gniazda)" in polish
    assert "Koszt: mięso 1, złoto 1. Jeśli aktywujesz: weź 1 żeton złota." in polish


def test_a_users_cards_are_drawn_as_they_are() -> None:
    s = table(2, caves=CAVE_HEAD + '12,three coins,,"played: gain(coin,3)"\n')
    hand(s, 0, caves=(12,))
    ready(s)
    assert "12 Take 3 coins." in drawn(s.view(0))


def test_a_users_dragon_is_drawn_with_its_own_cost() -> None:
    own = '56,Flyer,,9,small,helpful,1,1,0,0,0,3,1,golden,"played: gain(coin,2)"\n'
    s = table(2, dragons=DRAGON_HEAD + own)
    hand(s, 0, dragons=(56,))
    ready(s)
    text = drawn(s.view(0))
    assert "56 Flyer (9 points, small, helpful, cave g, 1 nest)" in text
    assert "Cost: 1 coin, milk 3, 1 egg. When played: take 2 coins." in text


def test_what_was_chosen_in_the_setup_is_no_longer_in_the_hand() -> None:
    state = GAME.start(1, 1)
    for move in ("discard_dragon 30", "discard_cave 29", "gain meat"):
        state.apply(state.actions.parse(move))
    text = drawn(state.view(0)).partition("Your hand")[2]
    assert "Cackling Dragonette (" not in text
    assert "29 Make 1 guild step" not in text
    assert "You discard: Cackling Dragonette; 1 guild step and 1 egg\n" in text
    assert "You take: meat" in text
    assert "2 dragon cards, 2 cave cards" in drawn(state.view(0))


def test_lines_and_cells_begin_with_a_capital_and_the_board_is_set_off() -> None:
    text = drawn(GAME.start(1, 1).view(0))
    assert text.startswith("\n")
    assert "\nThe first ability [0/" in text
    assert "│The       │" in text


def test_every_sign_of_the_board_is_explained() -> None:
    lines = drawn(GAME.start(1, 1).view(0), width=80).splitlines()
    assert "◖1/2◗ 1 egg in 2 nests · ▤2 two tucked cards · ▒▒▒ not excavated" in lines
    assert "Guild [1/2]: 1 marker, room for 2" in lines


def test_automa_has_all_her_cards_before_the_first_round() -> None:
    state = GAME.start(1, 1)
    assert "cards left 7" in drawn(state.view(0))
    for _ in ("card", "card", "resource", "resource", "resource"):
        state.apply(state.legal()[0])
    assert "cards left 7" in drawn(state.view(0))


def test_one_card_is_not_counted_as_several() -> None:
    s = table(2)
    hand(s, 0, dragons=(56,), caves=(12,))
    ready(s)
    assert "1 dragon card, 1 cave card ·" in drawn(s.view(0))
    assert "1 karta smoka, 1 karta jaskini ·" in drawn(s.view(0), "pl")


def test_objectives_of_later_rounds_are_shown() -> None:
    view = table(2).view(0)
    assert isinstance(view, WyrmspanView)
    words = Words("en", "wyrmspan", strict=True)
    later = "; ".join(words.say(f"wyrmspan-objective-{each}") for each in view.objectives[1:])
    assert f"Later: {later}" in drawn(view)


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
            for width in (80, 100):
                text = drawn(state.view(step % seats), language, width)
                assert text.count("╭") == text.count("╮") == seats, "no mat runs off the edge"
                assert "…" not in text
    text = drawn(state.view(None), language)
    assert ("Automa" in text) == (seats == 1)
