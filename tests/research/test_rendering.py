"""Boards as text and as pictures: readable, complete, and never more than the deciding seat may see."""

from typing import Any

import numpy as np
import pytest
from rich.segment import Segment
from rich.style import Style

import drakehall as dh
from drakehall.kernel.chance import Chance
from drakehall.research import pettingzoo as pz
from drakehall.research.painter import BAND, COLUMNS, Painter
from drakehall.research.pixels import HEIGHT, THEME, WIDTH, dots, draw, letters

MISSING = dots("\u4e00")
POLISH = "ĄĆĘŁŃÓŚŹŻąćęłńóśźż"


def as_art(character: str) -> list[str]:
    return ["".join(".#"[dot] for dot in row) for row in dots(character).astype(int)]


def test_a_letter_is_drawn_as_the_font_says() -> None:
    assert as_art("A")[3:10] == ["..#...", ".#.#..", "#...#.", "#...#.", "#####.", "#...#.", "#...#."]


def test_accents_are_put_on_their_letters() -> None:
    plain, accented = dots("c"), dots("ć")
    assert (accented & plain == plain).all()
    assert (accented ^ plain)[:3].any()
    assert (dots("ą") ^ dots("a"))[10:12].any()
    assert not (dots("Ć") == accented).all()


def test_no_two_letters_look_the_same() -> None:
    alike = set("-−–—") | set("xX×") | {"□"}
    drawn = {dots(letter).tobytes() for letter in [*letters(), *POLISH] if letter not in alike}
    assert len(drawn) == len({*letters(), *POLISH} - alike)


@pytest.mark.parametrize("name", dh.game_names())
@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_character_of_a_board_is_in_the_font(name: str, language: str) -> None:
    game = dh.game(name)
    state, chance = game.start(2, 1), Chance(1)
    painter = Painter(game, ["Ola", "Jan"], language)
    drawn = {character for _ in range(6) for character in shown(painter, state, chance)}
    assert len(drawn) > 30
    assert [character for character in sorted(drawn) if (dots(character) == MISSING).all()] == []


def shown(painter: Painter, state: dh.State, chance: Chance) -> set[str]:
    """Give the characters of a board, and play on."""
    lines = painter.lines(state)
    state.rollout(chance, 25)
    return {character for line in lines for segment in line for character in segment.text}


def test_styles_become_colours() -> None:
    line = [Segment("ab", Style.parse("red")), Segment("c", Style.parse("black on white")), Segment(" d")]
    picture = draw([line], 8, 2)
    assert picture.shape == (2 * HEIGHT, 8 * WIDTH, 3)
    colours = [
        {tuple(dot) for dot in picture[:HEIGHT, WIDTH * at : WIDTH * (at + 1)].reshape(-1, 3)} for at in range(5)
    ]
    ground = tuple(THEME.background_color)
    assert colours[0] == {ground, tuple(THEME.ansi_colors[1])}
    assert colours[2] == {tuple(THEME.ansi_colors[7]), tuple(THEME.ansi_colors[0])}
    assert colours[3] == {ground}
    assert colours[4] == {ground, tuple(THEME.foreground_color)}


def test_what_does_not_fit_is_cut_off() -> None:
    picture = draw([[Segment("█" * 9)]] * 3, 4, 2)
    assert picture.shape == (2 * HEIGHT, 4 * WIDTH, 3)
    assert (picture == np.array(THEME.foreground_color)).all()


def test_pictures_grow_by_bands_and_never_shrink() -> None:
    game = dh.game("wyrmspan")
    names = ["Ola", "Jan", "Ewa", "Iga", "Leo"]
    tables = [game.start(seats, 2) for seats in (1, 3, 5, 2)]
    growing, fixed = Painter(game, names, "en"), Painter(game, names, "en", rows=30)
    heights = [growing.picture(state).shape[0] for state in tables]
    assert heights[0] < heights[1] < heights[2] == heights[3]
    assert all(height % (BAND * HEIGHT) == 0 for height in heights)
    assert {fixed.picture(state).shape for state in tables} == {(30 * HEIGHT, COLUMNS * WIDTH, 3)}


def test_a_board_is_shown_as_the_deciding_seat_sees_it() -> None:
    game = dh.game("wyrmspan")
    painter, state, chance = Painter(game, ["Ola", "Jan"], "en"), game.start(2, 3), Chance(3)
    for _ in range(40):
        assert state.seat is not None
        assert painter.text(state.sample(state.seat, Chance(9))) == painter.text(state)
        state.rollout(chance, 1)


def test_language_and_result() -> None:
    env: Any = pz.raw_env("smoki", 2, render_mode="ansi", language="pl")
    env.reset(seed=3)
    assert "zakryty" in env.render()
    env.position.rollout(Chance(1), 10_000)
    winner = env.position.winners()[0]
    assert f"seat {winner}" in env.render().splitlines()[-1]


def test_a_person_is_shown_every_step(capsys: pytest.CaptureFixture[str]) -> None:
    env: Any = pz.env("smoki", 2, render_mode="human")
    env.reset(seed=3)
    assert capsys.readouterr().out == ""
    env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert "open 0" in capsys.readouterr().out
