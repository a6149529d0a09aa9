"""The command bench-llm, with a small script in the place of a model."""

import json
import os
import shlex
import signal
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from drakehall.cli.app import app
from drakehall.llm_bench.askers import Command
from tests.cli.terminal import refusal, started
from tests.cli.test_cli import run

PLAYER = """\
import sys
legal = sys.stdin.read().partition("what it means]\\n")[2].splitlines()
print("Let me see.")
print("MOVE: " + legal[0].partition(":")[0])
"""
SMALL = ["bench-llm", "smoki", "--levels", "random", "--games", "1", "-o", "turn_cap=2", "-o", "starting_seat=0"]


@pytest.fixture
def player(tmp_path: Path) -> str:
    """A command that plays the first legal action."""
    file = tmp_path / "player.py"
    file.write_text(PLAYER, encoding="utf-8")
    return shlex.join([sys.executable, str(file)])


def test_a_benchmark_from_the_first_prompt_to_the_table(tmp_path: Path, player: str) -> None:
    file = tmp_path / "bench.jsonl"
    done = run(*SMALL, "--command", player, "--disguise", "3", "--out", str(file))
    assert done.returncode == 0, done.stderr
    assert "Against each bot" in done.stdout
    assert "100 % of them played" in done.stdout
    assert str(file) in done.stdout.replace("\n", "")
    more = run(*SMALL, "--command", player, "--disguise", "3", "--resume", str(file), "--json")
    found = json.loads(more.stdout)
    assert (found["games"], found["against"][0]["bot"], found["discipline"]["usable"]) == (2, "random", 1.0)


def test_the_same_in_polish(tmp_path: Path) -> None:
    command = shlex.join([sys.executable, "-c", "print('nie wiem')"])
    words = [*SMALL, "--command", command, "--retries", "0", "--out", str(tmp_path / "bench.jsonl"), "--lang", "pl"]
    done = run(*words, "--prompts", "pl")
    assert done.returncode == 0, done.stderr
    assert "Przeciwko każdemu botowi" in done.stdout
    assert "w złej postaci 2" in done.stdout


def test_an_interrupted_benchmark_says_how_to_go_on(
    tmp_path: Path, player: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Command, "ask", interrupted)
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    file = tmp_path / "bench.jsonl"
    done = CliRunner().invoke(app, [*SMALL, "--lang", "en", "--command", player, "--out", str(file)])
    assert done.exit_code == 130
    assert "No deal was played to the end" in done.stdout
    assert f"--resume {file}" in done.stderr


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_games_at_once_stop_together(tmp_path: Path, how: signal.Signals) -> None:
    pipe, file, player = tmp_path / "pipe", tmp_path / "bench.jsonl", tmp_path / "player.py"
    os.mkfifo(pipe)
    player.write_text(
        f"pipe = open({str(pipe)!r}, 'w'); pipe.write('x'); pipe.flush(); import threading; threading.Event().wait()"
    )
    endless = ["--command", shlex.join([sys.executable, str(player)]), "--timeout", "100000"]
    run = started(*SMALL, "--games", "2", "--at-once", "2", "--out", str(file), *endless, timeout=60)
    with pipe.open() as players:
        assert players.read(2) == "xx"  # both games are waiting
        run.kill(how)
        assert players.read() == ""
    run.expect(f"--resume {file}")
    run.wait()
    assert run.exitstatus == 130


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ([], "say what answers"),
        (
            ["--command", sys.executable, "--endpoint", "http://localhost"],
            "--command and --endpoint cannot be combined",
        ),
        (["--command", "/no/such/program"], "cannot be started"),
        (["--endpoint", "localhost"], "is not an address that can be asked"),
        (["--endpoint", "http://localhost", "--key-env", "NO_SUCH_KEY"], "NO_SUCH_KEY is not set"),
        (["--command", sys.executable, "--retries", "-1"], "--retries must be at least 0"),
        (["--command", sys.executable, "--at-once", "0"], "--at-once must be at least 1"),
        (["--command", sys.executable, "--timeout", "0"], "--timeout must be at least"),
        (["--command", sys.executable, "--levels", "deep blue"], "deep blue"),
        (["--command", sys.executable, "--levels", ","], "--levels must be at least 1"),
        (["--command", sys.executable, "--seats", "7"], "2 to 5 seats, not 7"),
        (["--command", sys.executable, "--prompts", "de"], "no language is called “de”"),
        (["--command", sys.executable, "--prompts", "pl", "--disguise", "1"], "prompts in English only"),
    ],
)
def test_what_is_refused(tmp_path: Path, words: list[str], why: str) -> None:
    file = tmp_path / "bench.jsonl"
    assert why in refusal(*SMALL, "--lang", "en", "--out", str(file), *words)
    assert not file.exists()
