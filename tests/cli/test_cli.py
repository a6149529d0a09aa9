"""The command line: what it prints, what it refuses, and that it never shows a traceback."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest
from typer.main import get_group

import drakehall as dh
from drakehall import bots
from drakehall.cli.app import app
from drakehall.cli.help_text import named
from drakehall.text import LANGUAGES, Words
from tests.cli.terminal import started

TABLE_OF_TWO = ["play", "smoki", "--lang", "pl", "--seed", "5", "-o", "starting_seat=0"]


def run(*args: str, text: str = "", lang: str = "C.UTF-8") -> subprocess.CompletedProcess[str]:
    """Run a command as a person would, with typed text."""
    environment = {**os.environ, "LANG": lang, "LC_ALL": "", "COLUMNS": "100", "NO_COLOR": "1"}
    command = [sys.executable, "-m", "drakehall", *args]
    return subprocess.run(command, input=text, capture_output=True, text=True, env=environment, check=False)


def test_games_are_listed() -> None:
    done = run("games")
    assert done.returncode == 0
    assert "smoki" in done.stdout
    assert "unofficial" in done.stdout


def test_the_version_is_told() -> None:
    assert re.fullmatch(r"drakehall \d+\.\d+\.\d+ \((plain Python|compiled)\)\n", run("--version").stdout)


def test_the_messages_are_described() -> None:
    done = run("schema")
    assert done.stderr == ""
    assert sorted(json.loads(done.stdout)["views"]) == dh.game_names()


def test_a_poor_terminal_shows_what_it_can() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "LC_ALL": "C"}
    command = [sys.executable, "-m", "drakehall", "games", "--lang", "pl"]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == 0
    assert "Traceback" not in done.stderr


def test_a_full_disk_is_named() -> None:
    with open("/dev/full", "w") as full:
        command = [sys.executable, "-m", "drakehall", "games"]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode != 0
    assert "Traceback" not in done.stderr


def test_a_game_is_found_however_its_name_is_written() -> None:
    assert run("rules", "Smoki").returncode == 0


@pytest.mark.parametrize("name", dh.game_names())
def test_a_game_says_how_its_bots_weigh_positions(name: str) -> None:
    card = bots.net_card(dh.game(name))
    told, facts = run("games", name).stdout, json.loads(run("games", name, "--json").stdout)
    assert ("learned net" in " ".join(told.split())) == (card is not None)
    assert (facts["net"] is not None) == (card is not None)
    if card is not None:
        assert facts["net"]["seats"] == list(card.seats)
        matched = ", ".join([*map(str, card.usual_seats()), "1 (automa=automa-2)", "1 (automa=automa-3)"])
        assert f"where the number of players is {matched}, a small" in " ".join(told.split())
        assert facts["net"]["levels"] == ["adept", "master", "grandmaster"]


def test_games_for_a_machine() -> None:
    listed = json.loads(run("games", "--json").stdout)
    assert [game["name"] for game in listed] == dh.game_names()
    smoki = next(game for game in listed if game["name"] == "smoki")
    assert smoki["seats"] == [2, 3, 4, 5]
    assert "open_piles" in [option["name"] for option in smoki["options"]]


@pytest.mark.parametrize("name", dh.game_names())
@pytest.mark.parametrize(("lang", "word"), [("en", "how to play"), ("pl", "jak grać")])
def test_rules_are_told_in_both_languages(name: str, lang: str, word: str) -> None:
    done = run("rules", name, "--lang", lang)
    assert done.returncode == 0
    assert word in done.stdout
    assert "None" not in done.stdout


def test_the_language_follows_the_system() -> None:
    assert "nieoficjalny" in run("games", lang="pl_PL.UTF-8").stdout


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["rules", "chess"], "no game is called “chess”"),
        (["play", "smoki", "--seats", "9"], "2 to 5 seats, not 9"),
        (["play", "smoki", "-o", "flying=1"], "no option “flying”"),
        (["play", "smoki", "-o", "open_piles=3"], "allowed: 1, 2"),
        (["play", "smoki", "-o", "open_piles"], "name=value"),
        (["play", "smoki", "-o", "starting_seat=4"], "starting_seat"),
        (["play", "smoki", "-p", "bot:wizard"], "no bot is called “wizard”"),
        (["play", "smoki", "--seats", "2", "-p", "a", "-p", "b", "-p", "c"], "3 players are named for 2 seats"),
        (["play", "smoki", "--seed", "-1"], "a seed is a whole number"),
        (["play", "--resume", "/no/such/file.json"], "/no/such/file.json: there is no such file"),
        (["play", "--resume", "/no/such/file.json", "--seed", "3"], "--seed cannot be combined with --resume"),
        (["play", "--position", "/no/such/file.txt"], "/no/such/file.txt: there is no such file"),
        (["play", "smoki", "--position", "x"], "GAME cannot be combined with --position"),
        (["play", "--resume", "x", "--position", "x"], "--position cannot be combined with --resume"),
        (["show", "/no/such/file.txt"], "/no/such/file.txt: there is no such file"),
        (["show", "/"], "/: this is a folder"),
        (["show", "pyproject.toml"], "line 1, column 1: a position begins with the game and the number of seats"),
        (["play", "smoki", "--file", "/no/such/file.json"], "there is no such file or folder"),
        (["play", "smoki", "--file", "/"], "this is a folder"),
        (["play", "smoki", "-p", ""], "cannot be a player’s name"),
        (["play", "smoki", "-p", "Ola", "-p", "Ola"], "are all different"),
        (["play", "smoki", "-o", "points_limit=0"], "allowed: 1–1000000"),
        (["play", "smoki", "-o", f"points_limit={'9' * 5000}"], "allowed: 1–1000000"),
        (["play", "smoki", "-o", f"turn_cap={'9' * 4000}"], "allowed: 1–1000000"),
        (["play", "smoki", "--seed", "9" * 4000], "a seed is a whole number"),
        (["play", "smoki", "--seats", "9" * 4000], "2 to 5 seats"),
        (["simulate", "smoki", "--games", "-" + "9" * 4000], "at least 1"),
        (["play", "dragon_castle", "-o", f"spirits={'9' * 5000}"], "“spirits” cannot be"),
        (["play", "smoki", "-o", "rounds=3"], "option “rounds” has no effect here: it needs scoring=rounds"),
        (["play", "wyrmspan", "-o", "automa=ravel-1"], "option “automa” has no effect here: it needs seats=1"),
        (["play", "smoki", "-o", "starting_seat=5"], "allowed: 0, 1 | none"),
        (["play", "wyrmspan", "-o", "dragons=~nosuchuser/x"], "~nosuchuser/x: there is no such file"),
        (["play", "wyrmspan", "-o", "caves=/"], "/: this is a folder"),
        (["play", "simurgh", "-o", "board=~nosuchuser/x"], "~nosuchuser/x: there is no such file"),
        (["play", "dragon_castle", "-o", "layout=~nosuchuser/x"], "“layout” cannot be “~nosuchuser/x”; allowed: basic"),
        (["play", "dragon_castle", "-o", "layout=/dev/zero"], "/dev/zero: this is"),
        (["replay", "/no/such/file.json"], "/no/such/file.json"),
        (["replay", "/"], "/"),
        (["simulate", "smoki", "--games", "0"], "at least 1"),
        (["simulate", "smoki", "--bot", "wizard"], "no bot is called"),
        (["bench", "chess"], "no game is called"),
        (["bench", "--seconds", "0"], "at least"),
        (["bench", "smoki", "--against", "nowhere.json"], "there is no such file"),
        (["bench", "smoki", "--against", __file__], "these are not the figures"),
        (["games", "--lang", "de"], "no language is called “de”"),
    ],
)
def test_mistakes_are_one_clear_line(args: list[str], complaint: str) -> None:
    done = run(*args)
    assert done.returncode == 2
    assert complaint in " ".join(done.stderr.split())
    assert "Traceback" not in done.stderr
    assert done.stdout == ""


@pytest.mark.parametrize("args", [["--flying"], ["fly"], ["play", "--flying"], ["simulate"], ["replay"]])
def test_unknown_commands_and_options_are_refused(args: list[str]) -> None:
    done = run(*args)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


def test_a_mistake_is_told_in_the_chosen_language() -> None:
    assert "żadna gra nie nazywa się" in run("rules", "szachy", "--lang", "pl").stderr


def test_play_save_resume_and_replay(tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    first = run(*TABLE_OF_TWO, "--file", file, text="0\ntake_open 0\ncofnij\ntake_open 1\nkoniec\n")
    assert first.returncode == 0
    assert "Cofnięto" in first.stdout
    second = run("play", "--resume", file, "--lang", "pl", text="place 0\nq\n")
    assert second.returncode == 0
    told = run("replay", file, "--lang", "pl")
    assert "cofa 1 ruch" in told.stdout
    assert "Gra nie jest skończona" in told.stdout
    actions = [entry.get("action") for entry in json.loads(run("replay", file, "--json").stdout)["log"]]
    assert [actions[0], *actions[2:6]] == ["turn_up 0", "take_open 0", None, "take_open 1", "place 0"]


def test_an_unfinished_game_keeps_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    run("play", "simurgh", "--seed", "3", "-p", "Ola", "--lang", "en", text="0\nq\n")
    kept = tmp_path / "simurgh-3.drakehall.json"
    before = kept.read_bytes()
    other = run("play", "simurgh", "--seed", "3", "-p", "Jan", "--seats", "3", "--lang", "en", text="0\nq\n")
    assert other.returncode == 0
    assert "simurgh-3.drakehall.json holds another game" in other.stdout
    assert "play --resume simurgh-3.drakehall.json\n" in other.stdout
    assert "Saved as simurgh-3-2.drakehall.json" in other.stdout
    named = run("play", "smoki", "--file", kept.name, "--lang", "en", text="0\nq\n")
    assert (named.returncode, named.stdout) == (2, "")
    assert "another unfinished game is saved there" in " ".join(named.stderr.split())
    typed = run("play", "smoki", "--seed", "1", "--lang", "en", text=f"0\nsave {kept.name}\nq\n")
    assert "another unfinished game is saved there" in typed.stdout
    assert kept.read_bytes() == before
    again = run("play", "--resume", kept.name, "--lang", "en", text="0\nq\n")
    assert "Saved as simurgh-3.drakehall.json" in again.stdout
    assert kept.read_bytes() != before


def test_bots_of_one_kind_have_names_of_their_own(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    args = ("play", "smoki", "--seats", "5", "-p", "bot:random", "-p", "bot:random", "-o", "turn_cap=1", "--lang", "pl")
    screen = run(*args, "--seed", "2", "--file", str(file)).stdout
    names = ["Kaprys 1", "Kaprys 2", "Zachłanny 1", "Zachłanny 2", "Zachłanny 3"]
    assert [player["name"] for player in json.loads(file.read_text(encoding="utf-8"))["players"]] == names
    assert "Przy stole: Kaprys 1 (bot:random), Kaprys 2 (bot:random), Zachłanny 1" in screen
    won = re.findall("ycięstwo: (.*)", screen)[-1].split(", ")
    assert len(won) == len(set(won))
    assert set(won) <= set(names)


def test_replay_shows_any_step(tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    run(*TABLE_OF_TWO, "--file", file, text="0\n")
    shown = json.loads(run("replay", file, "--step", "1", "--json").stdout)
    assert len(shown["log"]) == 1
    assert shown["view"]["dreams"][0].count(None) == 5
    assert "0 to 2" in run("replay", file, "--step", "9").stderr


def test_a_damaged_save_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run(*TABLE_OF_TWO, "--file", str(file), text="0\n")
    file.write_bytes(file.read_bytes()[:-30])
    for command in (["replay", str(file)], ["play", "--resume", str(file)]):
        done = run(*command)
        assert done.returncode == 2
        assert "not a usable save" in done.stderr
        assert "Traceback" not in done.stderr


def test_simulations_for_a_machine() -> None:
    args = ("simulate", "smoki", "--games", "5", "--seats", "3", "--seed", "1", "-o", "raven_attack=true", "--json")
    first, second = json.loads(run(*args).stdout), json.loads(run(*args).stdout)
    assert first == second
    assert first["bots"][0]["games"] == 15


def test_simulations_for_a_person() -> None:
    done = run("simulate", "smoki", "--games", "4", "--bot", "greedy", "--bot", "random", "--lang", "pl")
    assert "4 gry" in done.stdout
    assert "greedy" in done.stdout


def test_bench_against_figures_of_an_earlier_day() -> None:
    file = Path(__file__).parents[2] / "bench/results/2026-11-15-speed.json"
    told = run("bench", "smoki", "--seconds", "0.01", "--samples", "20", "--against", str(file), "--lang", "pl").stdout
    assert "Ile razy szybciej" in told
    assert "Próby poziomów" in told
    report = json.loads(run("bench", "smoki", "--seconds", "0.01", "--against", str(file), "--json").stdout)
    assert set(report["ratios"][0]["figures"]) == {"decisions", "playouts", "copies", "samples", "views"}


def test_bench_for_a_machine(pytestconfig: pytest.Config) -> None:
    report = json.loads(run("bench", "smoki", "--seconds", "0.05", "--json").stdout)
    assert report["compiled"] == pytestconfig.getoption("--compiled")
    assert re.match(r"CPython 3\.\d+", report["python"])
    assert set(report["speeds"][0]) >= {"decisions", "playouts", "copies", "samples", "views"}


def test_ctrl_c_in_a_game_saves_it(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    child = started(*TABLE_OF_TWO, "--file", str(file), timeout=30)
    child.expect("Numer albo ruch")
    child.sendline("0")
    child.expect("Weź kartę")
    child.expect("Numer albo ruch")
    child.sendintr()
    child.expect("--resume")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    assert len(json.loads(file.read_text(encoding="utf-8"))["log"]) == 2


def test_ctrl_c_in_a_simulation_is_clean() -> None:
    child = started("simulate", "smoki", "--games", "1000000", timeout=30)
    child.expect("1000000")
    child.kill(signal.SIGINT)
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus not in (0, None)
    assert "Traceback" not in (child.before or "")


def test_the_game_can_be_chosen_from_a_list(tmp_path: Path) -> None:
    choice = "" if len(dh.game_names()) == 1 else f"nonsense\n99\n{dh.game_names().index('smoki')}\n"
    done = run("play", "--file", str(tmp_path / "x.json"), "--seed", "1", text=f"{choice}q\n")
    assert done.returncode == 0
    assert "Smoki" in done.stdout


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", ["Simurgh: what we could not check", "Wilds, space W3", "1 wisdom", "SIM-R84", "board=my-board.toml"]),
        ("pl", ["Simurgh: czego nie mogliśmy sprawdzić", "Dzicz, obszar W3", "1 wisdom", "SIM-R84"]),
    ],
)
def test_what_we_could_not_check_is_listed(lang: str, told: list[str]) -> None:
    done = run("unverified", "simurgh", "--lang", lang)
    assert (done.returncode, done.stderr) == (0, "")
    assert [each for each in told if each not in done.stdout] == []


def test_what_we_could_not_check_can_be_corrected_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    board = run("unverified", "simurgh", "--file", "board").stdout
    file.write_text(board.replace("\nverified = false", ""), encoding="utf-8")
    (before,), (after,) = (
        json.loads(run("unverified", "simurgh", "--json", *options).stdout) for options in ([], ["-o", f"board={file}"])
    )
    assert len(before["facts"]) - len(after["facts"]) == 3 + 5 + 6
    refused = run("unverified", "smoki", "--file", "board")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert "board" in refused.stderr


def test_all_games_say_what_we_could_not_check() -> None:
    assert [each["game"] for each in json.loads(run("unverified", "--json").stdout)] == dh.game_names()


def every_parameter() -> list[tuple[str, str]]:
    """List the commands with their parameters; the hall itself is the command `hall`."""
    return [(name, str(found.name)) for name, command in named(get_group(app)) for found in command.params]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_and_parameter_is_explained(language: str) -> None:
    said = Words(language, None, [], strict=True)
    of_all = said.attributes("cli-parameters")
    explained = {name: said.attributes(f"cli-command-{name}") for name, _ in named(get_group(app))}
    assert [each for each in every_parameter() if each[1] not in [*explained[each[0]], *of_all]] == []
    parameters = set(every_parameter())
    assert [(name, each) for name in explained for each in explained[name] if (name, each) not in parameters] == []


def test_help_is_in_the_language_asked_for() -> None:
    assert "Liczba graczy" in run("play", "--help", "--lang", "pl").stdout
    assert "Liczba graczy" in run("--lang=pl", "play", "--help").stdout
    assert "Polecenia" in run("--help", lang="pl_PL.UTF-8").stdout
    english = run("--lang", "en", "arena", "--help", lang="pl_PL.UTF-8").stdout
    assert "Number of processes" in english
    assert "Liczba" not in english


def test_help_in_a_language_we_do_not_speak_is_in_the_systems() -> None:
    assert "Commands" in run("--lang", "xx", "--help").stdout
