"""A hint at the table: the move, what to expect of it, why, and what else would do."""

import re
from pathlib import Path

import pytest

from drakehall.terminal.dialogue import percent
from tests.terminal.test_dialogue import ALONE, Seat


@pytest.mark.parametrize(
    ("lang", "typed", "first", "expected"),
    [
        ("en", "hint", "Hint: ", r"Chance to win \d+ %, expected result -?\d"),
        ("pl", "podpowiedz", "Podpowiedź: ", r"Szansa na zwycięstwo \d+ %, spodziewany wynik -?\d"),
    ],
)
def test_a_hint_names_a_legal_move_and_what_to_expect(
    tmp_path: Path, lang: str, typed: str, first: str, expected: str
) -> None:
    seat = Seat(["0", typed], tmp_path / "game.json", ALONE, lang, scoring="rounds")
    screen = seat.play()
    (line,) = [line for line in screen.splitlines() if line.startswith(first)]
    notation = line.rpartition(" · ")[2].strip()
    state = seat.session.state
    assert notation in [state.actions.name(action) for action in state.legal()]
    assert re.search(expected, screen)
    others = [line for line in screen.splitlines() if line.startswith(("  Or: ", "  Albo: "))]
    assert 1 <= len(others) <= 2
    assert all(f"· {notation} " not in other for other in others)


def test_a_long_line_of_a_hint_goes_on_below_its_words(tmp_path: Path) -> None:
    seat = Seat(["0", "hint"], tmp_path / "game.json", ALONE, "en", scoring="rounds")
    seat.dialogue.narrator.console.width = 40
    lines = seat.play().rpartition("Hint: ")[2].splitlines()
    also = [i for i, line in enumerate(lines) if line.startswith("  Or: ")]
    assert also
    assert all(lines[i + 1].startswith("  ") for i in also)


def test_in_a_game_for_tokens_no_points_are_expected(tmp_path: Path) -> None:
    screen = Seat(["0", "hint"], tmp_path / "game.json", ALONE, "en").play()
    assert re.search(r"Chance to win \d+ %\s*$", screen, re.MULTILINE)
    assert "expected result" not in screen


@pytest.mark.parametrize(("win", "shown"), [(0.0, 0), (1e-9, 1), (0.004, 1), (0.5, 50), (0.9999, 99), (1.0, 100)])
def test_nothing_is_certain_before_it_is_decided(win: float, shown: int) -> None:
    assert percent(win) == shown
