"""The arena on the command line: tables, records, interruption, refusals."""

import json
import signal
from pathlib import Path

import pexpect
import pytest

from tests.cli.terminal import started
from tests.cli.test_cli import run

MATCH = ("arena", "smoki", "--bots", "random,greedy", "--games", "4", "--seed", "3")


def test_a_match_for_a_person() -> None:
    done = run("arena", "smoki", "--bots", "random,greedy", "--games", "3", "--lang", "en", "-o", "raven_attack=true")
    assert done.returncode == 0
    assert "games 4, deals 2, seats 2, seed 0" in done.stdout
    assert "so 3 for each pairing became 4 games" in done.stdout
    assert "raven_attack=True" in done.stdout
    for word in ("Ladder", "Bot against bot", "Points by source", "Processor time", "random = 0", "2 deals"):
        assert word in done.stdout


def test_a_match_in_polish_without_an_anchor() -> None:
    done = run("arena", "smoki", "--bots", "greedy,novice", "--games", "2", "--lang", "pl")
    assert "Drabinka" in done.stdout
    assert "średnia = 0" in done.stdout
    assert "z 1 rozdania" in done.stdout


def test_the_result_is_the_same_for_any_number_of_workers() -> None:
    one, two = (json.loads(run(*MATCH, "--workers", str(count), "--json").stdout) for count in (1, 2))
    assert [rank["games"] for rank in one["ladder"]] == [4, 4]
    for result in (one, two):
        assert [pace["bot"] for pace in result.pop("times")] == ["random", "greedy"]
    assert one == two


def test_a_lone_player_meets_the_automatic_opponent() -> None:
    match = ("arena", "wyrmspan", "--bots", "random", "--games", "2", "--seats", "1", "-o", "automa=automa-2")
    assert "Automa" in run(*match).stdout
    assert json.loads(run(*match, "--json").stdout)["pairs"][0]["games"] == 2


def test_a_match_is_kept_and_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    whole = json.loads(run(*MATCH, "--out", str(file), "--json").stdout)
    lines = file.read_bytes().splitlines(keepends=True)
    assert len(lines) == 5
    file.write_bytes(b"".join([*lines[:3], lines[3][:40]]))
    again = run(*MATCH, "--resume", str(file), "--json", "--lang", "pl")
    assert "ostatni wiersz był urwany" in again.stderr
    resumed = json.loads(again.stdout)
    for result in (whole, resumed):
        del result["times"]
    assert resumed == whole
    assert len(file.read_bytes().splitlines()) == 5
    more = json.loads(run(*MATCH[:4], "--games", "6", "--seed", "3", "--resume", str(file), "--json").stdout)
    assert more["games"] == 6


def test_only_those_meet_who_are_asked_to() -> None:
    bots = ("--bots", "random,greedy,novice", "--meet", "random:greedy", "--meet", "greedy:novice")
    result = json.loads(run("arena", "smoki", *bots, "--games", "2", "--json").stdout)
    assert {frozenset((pair["bot"], pair["rival"])) for pair in result["pairs"]} == {
        frozenset(("random", "greedy")),
        frozenset(("greedy", "novice")),
    }


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize("stop", ["ctrl-c", "from outside"])
def test_whoever_stops_it_keeps_what_was_played(tmp_path: Path, workers: str, stop: str) -> None:
    file = tmp_path / "match.jsonl"
    match = ["arena", "smoki", "--bots", "random,greedy", "--games", "100000", "--workers", workers, "--lang", "en"]
    child = started(*match, "--out", str(file), timeout=60)
    child.expect(r"[1-9]\d*/100000")
    if stop == "ctrl-c":
        child.sendintr()  # as a terminal does it: workers are told as well
    else:
        child.kill(signal.SIGTERM)
    child.expect("Interrupted after")
    child.expect("--resume")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 130
    assert "Traceback" not in (child.before or "")
    assert len(file.read_bytes().splitlines()) > 1


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["arena", "chess", "--bots", "random", "--games", "2"], "no game is called “chess”"),
        (["arena", "smoki", "--bots", "wizard,random", "--games", "2"], "no bot is called “wizard”"),
        (["arena", "smoki", "--bots", "random,random", "--games", "2"], "“random” is named twice"),
        (["arena", "smoki", "--bots", ",", "--games", "2"], "--bots must be at least 1"),
        (["arena", "smoki", "--bots", "random", "--games", "0"], "--games must be at least 1"),
        (["arena", "smoki", "--bots", "random", "--games", "2", "--seats", "9"], "2 to 5 seats, not 9"),
        (["arena", "smoki", "--bots", "random", "--games", "2", "--seed", "-1"], "a seed is a whole number"),
        (["arena", "smoki", "--bots", "random", "--games", "2", "-o", "flying=1"], "no option “flying”"),
        (["arena", "smoki", "--bots", "random,greedy", "--games", "2", "--meet", "random"], "does not fill a table"),
        (["arena", "smoki", "--bots", "random", "--games", "2", "--workers", "0"], "--workers must be at least 1"),
        (
            ["arena", "smoki", "--bots", "random", "--games", "2", "--workers", "2", "--ray", "local"],
            "--workers and --ray cannot be combined",
        ),
        (
            ["arena", "smoki", "--bots", "random", "--games", "2", "--out", "a", "--resume", "b"],
            "--out and --resume cannot be combined",
        ),
        (["arena", "smoki", "--bots", "random", "--games", "2", "--out", "/"], "this file already exists"),
        (["arena", "smoki", "--bots", "random", "--games", "2", "--resume", "/no/x"], "there is no such file"),
        (["arena", "smoki", "--bots", "random@/no/x", "--games", "2"], "there is no such file"),
        (["arena", "smoki", "--bots", "random", "--games", "2", "--resume", "README.md"], "this is not a match file"),
    ],
)
def test_mistakes_are_one_clear_line(args: list[str], complaint: str) -> None:
    done = run(*args)
    assert done.returncode == 2
    assert complaint in " ".join(done.stderr.split())
    assert "Traceback" not in done.stderr
    assert done.stdout == ""


def test_the_record_of_another_match_is_refused_in_both_languages(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    run(*MATCH, "--out", str(file))
    other = ("arena", "smoki", "--bots", "random,greedy", "--games", "4", "--seed", "4", "--resume", str(file))
    for lang, words in (
        ("en", "another match; it differs in: --seed"),
        ("pl", "zapis innego meczu; różni się w: --seed"),
    ):
        done = run(*other, "--lang", lang)
        assert done.returncode == 2
        assert words in " ".join(done.stderr.split())
