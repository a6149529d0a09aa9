"""The command analyse: the course of a saved game, and files that cannot be used."""

import io
import json
import os
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import final

import pytest
from rich.console import Console

import drakehall as dh
from drakehall.bots import analysis
from drakehall.bots.analysis import Turn
from drakehall.cli import course_html
from drakehall.cli.analyse_tables import chart, chosen, show
from drakehall.kernel.chance import Chance
from drakehall.kernel.events import Message
from drakehall.session import Player, Session, save
from drakehall.text import Words

PLAYERS = [Player("Ola"), Player("Jan", "random")]


def run(*args: str) -> subprocess.CompletedProcess[str]:
    """Run the command as a person would."""
    environment = {**os.environ, "LANG": "C.UTF-8", "LC_ALL": "", "COLUMNS": "100", "NO_COLOR": "1"}
    command = [sys.executable, "-m", "drakehall", "analyse", *args]
    return subprocess.run(command, capture_output=True, text=True, env=environment, check=False)


def played(players: list[Player], decisions: int = 1000, scoring: str = "tokens") -> Session:
    """A short game of Smoki, or its beginning."""
    session = Session(dh.game("smoki"), 2, 5, {"starting_seat": 0, "turn_cap": 6, "scoring": scoring}, players)
    dice = Chance(3)
    while (seat := session.state.seat) is not None and len(session.log) < decisions:
        legal = session.state.legal()
        session.play(seat, legal[dice.below(len(legal))])
    return session


@pytest.fixture
def game(tmp_path: Path) -> str:
    file = tmp_path / "game.json"
    save.store(played(PLAYERS), file)
    return str(file)


def told(session: Session, language: str = "en", iterations: int = 8) -> str:
    """What is printed about a game, and nothing else."""
    seats = [seat for seat, player in enumerate(session.players) if player.bot is None] or [0, 1]
    console = Console(width=100, record=True, file=io.StringIO())
    words = Words(language, "smoki", [player.name for player in session.players], strict=True)
    show(console, session, analysis.course(session, seats, iterations), words)
    return console.export_text()


def test_a_game_is_told_with_the_mistakes_of_people(game: str) -> None:
    done = run(game, "--iterations", "8")
    assert done.returncode == 0, done.stderr
    assert "Smoki, seed 5: the course of the game" in done.stdout
    assert "● Ola   ○ Jan" in done.stdout
    assert "100 % " in done.stdout
    assert ("Biggest mistakes: Ola" in done.stdout) != ("Ola: no mistakes found" in done.stdout)
    assert "mistakes: Jan" not in done.stdout
    assert "Jan: no" not in done.stdout


def test_a_machine_is_told_the_same_each_time(game: str) -> None:
    first, second = (run(game, "--json", "--iterations", "6", "--seat", "2").stdout for _ in range(2))
    assert first == second
    data = json.loads(first)
    assert (data["game"], data["seed"], data["iterations"], data["over"]) == ("smoki", "5", 6, True)
    assert list(data["mistakes"]) == ["1"]
    assert data["turns"][0]["entry"] == 0
    assert data["turns"][-1]["seat"] is None
    for mistake in data["mistakes"]["1"]:
        assert mistake["seat"] == 1
        assert mistake["win_lost"] >= 0.01
        assert mistake["played"] != mistake["better"]


def test_where_only_bots_played_everybody_is_looked_into() -> None:
    text = told(played([Player("A", "random"), Player("B", "greedy")]))
    for name in ("A", "B"):
        assert (f"Biggest mistakes: {name}" in text) != (f"{name}: no mistakes found" in text)


def test_a_course_in_polish() -> None:
    text = told(played(PLAYERS), "pl")
    assert "przebieg gry" in text
    assert "Szansa na zwycięstwo tura po turze" in text
    assert "koniec" in text


def test_a_game_that_is_not_finished_has_no_end() -> None:
    text = told(played(PLAYERS, decisions=5))
    assert " end " not in text
    assert "Turn" in text


def test_a_game_without_moves_is_said_to_be_one() -> None:
    assert "Nobody has made a move yet" in told(played(PLAYERS, decisions=0))


def test_a_mistake_is_told_with_the_better_move_and_its_price() -> None:
    session = played(PLAYERS, scoring="rounds")
    reason, instead = Message("smoki-fewer-dream", {"count": 3}), Message("smoki-more-down", {"count": 1})
    turns = [Turn(0, 0, [0.5, 0.5]), Turn(9, None, [0.0, 1.0])]
    worst = analysis.Mistake(7, 0, 3, "place 2", "place 4", 0.8, 0.55, 4.26, [reason], [instead])
    odd = analysis.Mistake(8, 0, 4, "place 1", "place 5", 0.5, 0.2, -0.5, [])
    even = analysis.Mistake(9, 0, 4, "place 1", "place 5", 0.5, 0.2, 0.0, [])
    console = Console(width=100, record=True, file=io.StringIO())
    show(console, session, analysis.Course(turns, {0: [worst, odd, even]}), Words("en", "smoki", ["Ola", "Jan"]))
    text = console.export_text()
    assert "• Turn 3, entry 7: " in text
    assert "· place 2" in text
    assert "Better: " in text
    assert "· place 4" in text
    assert "Chance to win 25 % instead of 80 %, expected result worse by 4.3" in text
    assert "What the better move does: your dream will count about 3 points less" in text
    assert "What was played: 1 more card lies face down" in text
    assert "Chance to win 30 % instead of 50 %, though the expected result is better by 0.5" in text
    assert "Chance to win 30 % instead of 50 %\n" in text


def test_tokens_are_not_told_as_points() -> None:
    turns = [Turn(0, 0, [0.5, 0.5]), Turn(9, None, [0.0, 1.0])]
    worst = analysis.Mistake(7, 0, 3, "place 2", "place 4", 0.8, 0.55, 0.4, [])
    console = Console(width=100, record=True, file=io.StringIO())
    words = Words("en", "smoki", ["Ola", "Jan"])
    show(console, played(PLAYERS), analysis.Course(turns, {0: [worst]}), words)
    assert "Chance to win 25 % instead of 80 %\n" in console.export_text()


def test_the_chart_marks_every_seat_at_its_height() -> None:
    turns = [Turn(0, 0, [0.5, 0.5]), Turn(3, 1, [0.9, 0.1]), Turn(5, None, [1.0, 0.0])]
    lines = chart(turns, 2, 50).plain.split("\n")
    assert len(lines) == 11
    assert lines[0] == " 100 ┤  ●"
    assert lines[1] == "     │ ● "
    assert lines[5] == "  50 ┤○  "
    assert lines[9] == "     │ ○ "
    assert lines[10] == "   0 ┤  ○"


def test_a_long_game_fits_on_the_screen() -> None:
    assert chosen(5, 10) == [0, 1, 2, 3, 4]
    assert chosen(100, 4) == [0, 33, 66, 99]
    assert chosen(3, 1) == [2]
    turns = [Turn(number, 0, [number / 200]) for number in range(201)]
    assert max(len(line) for line in chart(turns, 1, 60).plain.split("\n")) == 66


@final
class Reading(HTMLParser):
    """Reads a page: every element must be closed, and nothing may come from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag not in ("script", "link", "img", "iframe")
        assert not {"src", "href", "srcset"} & {name for name, _ in attrs}
        self.seen.append(tag)
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.mark.parametrize(("language", "title"), [("en", "the course of the game"), ("pl", "przebieg gry")])
def test_a_course_is_written_as_one_file_for_a_browser(language: str, title: str) -> None:
    players = [Player("Ola <b>& Co"), Player("Jan", "random")]
    session = played(players, scoring="rounds")
    found = analysis.course(session, [0], 16)
    words = Words(language, "smoki", [player.name for player in players], strict=True)
    text = course_html.page(session, found, words)
    assert "http" not in text
    page = Reading()
    page.feed(text)
    assert page.open == []
    assert title in page.text
    assert "Ola <b>& Co" in page.text, "names are written as they are"
    assert f'<html lang="{language}">' in text
    assert page.seen.count("figure") == 2
    assert text.count('role="img"') == 2
    assert page.seen.count("h3") == len(found.moments) > 0
    assert page.seen.count("details") == 1
    rows = text.partition("<details>")[2].partition("</details>")[0].count("<tr>") - 1
    assert rows == len(found.turns)
    for moment in found.moments:
        for message in (*moment.reasons, *moment.instead):
            assert words.message(message) in page.text


def test_tokens_have_no_picture_of_points_and_an_empty_game_has_none_at_all() -> None:
    words = Words("en", "smoki", ["Ola", "Jan"], strict=True)
    session = played(PLAYERS)
    text = course_html.page(session, analysis.course(session, [], 1), words)
    assert text.count("<figure>") == 1
    assert "No move gave much away." in text
    empty = played(PLAYERS, decisions=0)
    assert "Nobody has made a move yet" in course_html.page(empty, analysis.course(empty, [], 1), words)


def test_the_file_is_written_and_named(game: str) -> None:
    out = Path(game).with_name("course.html")
    done = run(game, "--iterations", "4", "--html", str(out), "--lang", "pl")
    assert done.returncode == 0, done.stderr
    assert "course.html" in "".join(done.stdout.split())
    assert out.read_text(encoding="utf-8").startswith("<!doctype html>")


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["/no/such/file.json"], "/no/such/file.json: there is no such file"),
        (["/"], "this is a folder"),
        (["GAME", "--iterations", "0"], "--iterations must be at least 1"),
        (["GAME", "--seat", "3"], "there is no seat 3 at this table; its seats are 1 to 2"),
        (["GAME", "--seat", "0"], "there is no seat 0"),
        (["GAME", "--lang", "de"], "no language is called “de”"),
        (["GAME", "--html", "/no/such/folder/out.html"], "/no/such/folder: there is no such file"),
        (["GAME", "--html", "/"], "this is a folder"),
        (["GAME", "--html", "out.html", "--json"], "--html and --json cannot be combined"),
        (["DAMAGED"], "its checksum is wrong"),
        (["CUT"], "it is not a saved game of Drakehall, or it was cut off"),
    ],
)
def test_what_cannot_be_analysed_is_one_clear_line(game: str, args: list[str], complaint: str) -> None:
    text = Path(game).read_text(encoding="utf-8")
    for name, changed in (("DAMAGED", text.replace('"seed": 5', '"seed": 6')), ("CUT", text[:200])):
        Path(game).with_name(name).write_text(changed, encoding="utf-8")
    given = [game if arg == "GAME" else str(Path(game).with_name(arg)) if arg.isupper() else arg for arg in args]
    done = run(*given)
    assert done.returncode == 2
    assert complaint in " ".join(done.stderr.split())
    assert "Traceback" not in done.stderr
    assert done.stdout == ""
