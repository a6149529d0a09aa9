"""Commands about learning: lessons, exercises, puzzles, mining, and a guide in an ordinary game."""

import json
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from drakehall.cli.app import app
from drakehall.terminal.learning import record
from tests.cli.terminal import refusal, started

PATIENCE = 120.0
QUICK = ("--games", "2", "--seats", "2", "--trials", "40", "--worlds", "16", "--gap", "0.15", "--share", "0.03")


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep what is learnt out of the home folder."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "80")
    return tmp_path / "drakehall" / "learning.json"


def test_a_lesson_in_a_terminal_is_left_and_resumed(data: Path) -> None:
    with started("learn", "smoki", "--lang", "pl", timeout=PATIENCE) as first:
        first.expect("Część 1 z 8")
        first.expect("Enter: dalej")
        first.sendline("")
        first.expect("pomoc")
        first.sendline("turn_up 0")
        first.expect("To koniec tej części")
        first.expect("następna część")
        first.sendline("koniec")
        first.expect("koniec")
        first.read()
    assert record.fetch(data)[0].of("smoki").sections == ["dream"]
    with started("learn", "smoki", "--lang", "en", timeout=PATIENCE) as again:
        again.expect("Section 2 of 8")
        again.expect("for help")
        again.sendcontrol("c")
        again.expect("Continue whenever you like: drakehall learn smoki")


def test_teaching_in_an_ordinary_game_keeps_what_was_told(data: Path, tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    command = ("play", "smoki", "--teach", "--seed", "5", "--file", file, "--lang", "en")
    with started(*command, timeout=PATIENCE) as table:
        table.expect("These six cards are your dream")
        table.expect("for help")
        table.sendline("quit")
        table.read()
    assert record.fetch(data)[0].of("smoki").told == ["goal"]


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("learn", "chess"), "chess"),
        (("learn", "smoki", "endgame"), "no section “endgame”"),
        (("exercises", "smoki", "endgame"), "no exercise “endgame”"),
        (("puzzles", "chess"), "chess"),
    ],
)
def test_what_does_not_exist_is_refused(words: tuple[str, ...], why: str) -> None:
    assert why in refusal(*words)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--games", "0"), "--games must be at least 1"),
        (("--workers", "0"), "--workers must be at least 1"),
        (("--trials", "0"), "--trials must be at least 1"),
        (("--worlds", "-3"), "--worlds must be at least 1"),
        (("--batch", "0"), "--batch must be at least 1"),
        (("--gap", "0"), "--gap must be at least"),
        (("--choices", "2"), "--choices must be at least 3"),
        (("--share", "-1"), "--share must be at least 0"),
        (("--seats", "9"), "9"),
        (("--bot", "nobody"), "nobody"),
        (("--seed", "-1"), "-1"),
    ],
)
def test_bad_settings_of_a_mine_are_refused_before_anything_is_played(
    tmp_path: Path, words: tuple[str, ...], why: str
) -> None:
    out = tmp_path / "smoki.json"
    given = (*QUICK, *words)
    assert why in refusal("puzzles", "mine", "smoki", "--out", str(out), *given)
    assert not out.exists()


def test_mining_writes_a_file_and_the_same_command_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "smoki.json"
    words = ["puzzles", "mine", "smoki", "--out", str(out), *QUICK, "--json"]
    monkeypatch.setattr(sys, "argv", ["drakehall", *words])
    told = json.loads(CliRunner().invoke(app, words).stdout)
    mined = json.loads(out.read_bytes())
    assert told["found"] == mined["found"]
    assert mined["found"]["games"] == 2
    assert mined["command"] == f"drakehall puzzles mine smoki --out {out} {' '.join(QUICK)} --json"
    before = out.read_bytes()
    assert CliRunner().invoke(app, words).exit_code == 0
    assert out.read_bytes() == before, "nothing was left to be done"
    assert "other settings" in refusal(*words[:-1], "--seed", "7")


def test_puzzles_are_chosen_out_of_mined_files(tmp_path: Path) -> None:
    out, files = tmp_path / "chosen.json", [tmp_path / "first.json", tmp_path / "second.json"]
    for file, seed in zip(files, ("0", "2"), strict=True):
        mine = ["puzzles", "mine", "smoki", "--out", str(file), *QUICK, "--seed", seed, "--workers", "2"]
        assert CliRunner().invoke(app, mine).exit_code == 0
    told = json.loads(
        CliRunner().invoke(app, ["puzzles", "choose", *map(str, files), "--out", str(out), "--json"]).stdout
    )
    chosen = json.loads(out.read_bytes())
    assert told["found"]["games"] == chosen["found"]["games"] == 4
    assert told["mined"] >= told["puzzles"] == len(chosen["puzzle"]) > 0
    same = refusal("puzzles", "choose", str(files[0]), str(files[0]), "--out", str(out))
    assert "some of its games are also in" in same
    assert "nowhere.json" in refusal("puzzles", "choose", str(tmp_path / "nowhere.json"), "--out", str(out))
    assert "--workers" in refusal("puzzles", "choose", str(files[0]), "--out", str(out), "--workers", "0")
