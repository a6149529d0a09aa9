"""Positions on the command line: shown, written, played from, saved and resumed."""

import json
from pathlib import Path

import pytest

from tests.cli.test_cli import run

POSITION = """\
# Whoever begins can end the round.
smoki, 2 seats
seat 0: 6 7 2 / 3 0 (7)
seat 1: K (?) (?) / (?) (?) (?)
open 0: 4 5
hidden: 8 G
"""


@pytest.fixture
def position(tmp_path: Path) -> str:
    file = tmp_path / "position.txt"
    file.write_text(POSITION, encoding="utf-8")
    return str(file)


def test_a_position_is_shown_to_a_spectator_and_to_a_seat(position: str) -> None:
    shown = run("show", position)
    assert shown.returncode == 0
    assert "open 0 (2)" in shown.stdout
    assert "Take a card" in shown.stdout
    assert json.loads(run("show", position, "--json", "--seat", "2").stdout)["viewer"] == 1


def test_a_position_is_written_whole_or_as_a_seat_may_know_it(position: str, tmp_path: Path) -> None:
    whole = run("show", position, "--text").stdout
    assert "seat 0: 6 7 2 / 3 0 (7)" in whole
    written = tmp_path / "whole.txt"
    written.write_text(whole, encoding="utf-8")
    assert run("show", str(written), "--text").stdout == whole
    of_seat = run("show", str(written), "--text", "--seat", "1").stdout
    assert of_seat != whole
    written.write_text(of_seat, encoding="utf-8")
    assert run("show", str(written), "--json").stdout == run("show", position, "--json").stdout


def test_a_position_has_no_steps(position: str) -> None:
    assert run("show", position, "--step", "0").returncode == 0
    refused = run("show", position, "--step", "3")
    assert refused.returncode == 2
    assert "not 3" in refused.stderr


def test_a_game_begins_with_a_position_and_goes_on_from_its_save(position: str, tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    first = run("play", "--position", position, "-p", "Ola", "-p", "Jan", "--file", file, text="draw_hidden\nquit\n")
    assert first.returncode == 0
    assert "You are playing Smoki from your own position" in " ".join(first.stdout.split())
    again = run("play", "--resume", file, text="place 5\nput_top 0\nquit\n")
    assert again.returncode == 0
    told = json.loads(run("replay", file, "--json").stdout)
    assert told["position"] == POSITION
    assert [entry["action"] for entry in told["log"]][:3] == ["draw_hidden", "place 5", "put_top 0"]
    assert json.loads(run("show", file, "--json", "--step", "1", "--seat", "1").stdout)["held"] == "G"


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["--seat", "3"], "there is no seat 3 at this table; its seats are 1 to 2"),
        (["--seat", "0"], "there is no seat 0 at this table; its seats are 1 to 2"),
    ],
)
def test_mistakes_are_one_clear_line(position: str, args: list[str], complaint: str) -> None:
    done = run("show", position, *args)
    assert done.returncode == 2
    assert complaint in " ".join(done.stderr.split())


def test_a_mistake_in_a_position_is_told_with_line_and_column(tmp_path: Path) -> None:
    file = tmp_path / "position.txt"
    file.write_text(POSITION.replace("8 G", "8 X"), encoding="utf-8")
    for command in (["show", str(file)], ["play", "--position", str(file)]):
        done = run(*command, "--lang", "pl")
        assert done.returncode == 2
        assert "wiersz 6, kolumna 11: „X” nie może tu stać" in " ".join(done.stderr.split())
