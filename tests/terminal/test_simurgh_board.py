"""The board of Simurgh as text."""

import re
from random import Random

import pytest
from rich.console import Console

from drakehall.games.simurgh import GAME
from drakehall.games.simurgh import board_file as board_file
from drakehall.games.simurgh.rules import Simurgh
from drakehall.games.simurgh.view import SimurghView
from drakehall.terminal.boards.simurgh import board
from drakehall.text import LANGUAGES, Words
from drakehall.text.cards.simurgh import dragon_name


def drawn(state: Simurgh, seat: int | None, language: str = "en") -> str:
    """Draw a position as text."""
    console = Console(width=200, record=True, force_terminal=False)
    with console.capture() as capture:
        console.print(board(state.view(seat), Words(language, "simurgh", ["Ola", "Jan", "Ewa"], strict=True)))
    return capture.get()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", ["spearman", "dragonlord"])
def test_every_position_of_a_game_can_be_drawn(language: str, mode: str) -> None:
    state = GAME.start(3, 4, mode=mode)
    dice = Random(2)
    while not state.over:
        text = drawn(state, state.seat, language)
        assert "Ola" in text
        assert "C12" in text
        for _ in range(7):
            if not state.over:
                state.apply(dice.choice(state.legal()))
    assert "simurgh-" not in drawn(state, None, language)


def test_hands_are_drawn_for_their_owner_only() -> None:
    state = GAME.start(2, 1)
    assert "Your tiles" in drawn(state, 0)
    assert "Your tiles" not in drawn(state, None)
    view = state.view(0)
    assert isinstance(view, SimurghView)
    own = [tile for tile in view.hand if int(tile) not in range(29, 37)]
    shown = drawn(state, 1)
    names = [Words("en", "simurgh", strict=True).say(f"simurgh-tile-{tile}") for tile in own]
    assert all(f"{name}\n" not in shown and f"{name} " not in shown for name in names)
    assert all(name in drawn(state, 0) for name in names)


def test_one_vassal_is_not_counted_as_several() -> None:
    text = drawn(GAME.start(2, 1), 0)
    assert "at home: 1 spearman, 1 rider · tiles in hand: 4" in text
    assert "w domu: 1 włócznik, 1 jeździec · płytki na ręce: 4" in drawn(GAME.start(2, 1), 0, "pl")


@pytest.mark.parametrize(("length", "limit"), [("short", 8), ("medium", 11), ("long", 14)])
def test_it_is_told_when_the_last_turns_begin(length: str, limit: int) -> None:
    assert f"Chronicle: 0 of {limit}" in drawn(GAME.start(2, 1, length=length), 0)


def test_an_owners_names_are_used() -> None:
    text = re.sub(r"^(D\d\d) = .*", r'\1 = "Wyrm \1"', board_file.printed(), flags=re.MULTILINE)
    state = GAME.start(2, 1, board=text)
    assert "Wyrm D" in drawn(state, None)
    assert "Wyrm D" not in drawn(GAME.start(2, 1), None)


@pytest.mark.parametrize(("language", "title"), [("en", "Chosen in secret"), ("pl", "Wybrany w tajemnicy")])
def test_a_dragon_chosen_in_secret_is_drawn_for_its_owner_until_all_have_chosen(language: str, title: str) -> None:
    state = GAME.start(3, 4, mode="dragonlord")
    while not any(GAME.actions.name(action).startswith("keep") for action in state.legal()):
        state.apply(state.legal()[0])
    owner = state.seat
    assert owner is not None
    assert title not in drawn(state, owner, language)
    chosen = GAME.actions.name(state.legal()[0]).split()[1]
    state.apply(state.legal()[0])
    lines = drawn(state, owner, language).splitlines()
    below = next(i for i, line in enumerate(lines) if title in line)
    name = dragon_name(board_file.read(""), int(chosen), language)
    assert any(name in line for line in lines[below + 1 : below + 4])
    for other in (None, (owner + 1) % 3):
        assert title not in drawn(state, other, language)
    for _ in range(2):
        state.apply(state.legal()[0])
    assert title not in drawn(state, owner, language), "everybody sees it now"
