"""`python -m drakehall.testing`: what it says and how it ends."""

import re
import subprocess
import sys
from collections.abc import Callable

import pytest

from drakehall.kernel import registry
from drakehall.kernel.errors import UnknownGame
from drakehall.kernel.game import Game
from drakehall.testing import CHECKS
from drakehall.testing import __main__ as command
from tests.testing.broken.keeping import NeverRefuses
from tests.testing.broken.positions import StopsAtThree
from tests.testing.toy import ToyGame


class TrustingGame(ToyGame):
    name = "trusting"
    state_type = NeverRefuses


class StopsGame(ToyGame):
    name = "stops"
    state_type = StopsAtThree


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register the toys in place of the real games."""
    toys: dict[str, Game] = {"toy": ToyGame(), "stops": StopsGame(), "trusting": TrustingGame()}

    def game(name: str) -> Game:
        if name not in toys:
            raise UnknownGame(name=name, known=", ".join(toys))
        return toys[name]

    monkeypatch.setattr(registry, "game", game)
    monkeypatch.setattr("drakehall.testing.digest.reference", lambda game: f"{ToyGame.__module__}:ToyGame")


def test_a_game_that_passes(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["toy", "--games", "9", "--seed", "5"]) == 0
    shown = capsys.readouterr()
    assert shown.out.startswith("toy: 9 games over 9 combinations of seats and options, ")
    assert " decisions, " in shown.out
    assert " checks of " in shown.out
    assert shown.err == ""


def test_all_checks_can_be_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["toy", "--games", "1", "--seats", "3", "--verbose"]) == 0
    shown = capsys.readouterr().out
    assert all(f" {name} " in shown for name in CHECKS)


def test_a_game_that_fails(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["stops", "--games", "5", "--seats", "2", "--seed", "70"]) == 1
    said = capsys.readouterr().err
    assert "stops fails the check “apply”: KeyError: 'three'" in said
    assert "game stops, 2 seats, options as they come, seed 70, step " in said
    assert "again: python -m drakehall.testing stops --games 1 --seed 70 --seats 2 --example 0" in said
    assert "Traceback" not in said


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["nope"], "no game is called “nope”; the hall has: toy, stops, trusting"),
        (["toy", "--seats", "9"], "toy is for 2 to 4 seats, not 9"),
        (["toy", "--seed", "-1"], "a seed is a whole number"),
        (["toy", "--example", "3"], "allowed: 0 to 2"),
        (["toy", "--edits", "1", "--seats", "9"], "toy is for 2 to 4 seats, not 9"),
        (["toy", "--edits", "1", "--seed", "-1"], "a seed is a whole number"),
    ],
)
def test_a_wrong_call_is_explained(capsys: pytest.CaptureFixture[str], arguments: list[str], complaint: str) -> None:
    assert command.main(arguments) == 2
    assert complaint in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments",
    [["toy", "--games", "0"], ["toy", "--games", "x"], [], ["toy", "--seats", "two"], ["toy", "--edits", "0"]],
)
def test_a_call_that_makes_no_sense_is_refused(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        command.main(arguments)
    assert ended.value.code == 2
    assert "usage:" in capsys.readouterr().err


def test_saves_can_be_edited_instead(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["toy", "--edits", "120", "--seed", "5", "--verbose"]) == 0
    shown = capsys.readouterr()
    assert re.fullmatch(r"toy: 120 edited saves, [1-9]\d* refused, [1-9]\d* played on\n", shown.out)
    assert shown.err == ""


def test_an_edited_save_that_breaks_the_game_is_shown_with_the_command_that_repeats_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert command.main(["trusting", "--edits", "500", "--seats", "3", "--seed", "70"]) == 1
    said = capsys.readouterr().err
    assert "trusting fails the check “edited-save”: accepted, and then " in said
    assert 'the edited save: {"game":"trusting",' in said
    assert "Traceback" not in said
    repeated = re.search(r"^again: python -m drakehall.testing (trusting --edits 50 --seed .*)$", said, re.MULTILINE)
    assert repeated
    assert command.main(repeated[1].split()) == 1
    assert capsys.readouterr().err == said


def test_an_interruption_is_no_failure(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted(*_: object, progress: Callable[[int, int], None], **__: object) -> None:
        progress(1, 100)
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "conform", interrupted)
    assert command.main(["toy"]) == 130
    assert "stopped" in capsys.readouterr().err


def test_the_module_runs() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "drakehall.testing", "no_such_game"], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 2
    assert "no game is called “no_such_game”" in ran.stderr
    assert "Traceback" not in ran.stderr
