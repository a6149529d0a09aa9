"""Pebbles, the example of a game in a package of its own: its rules, its words, and the hall's promises."""

import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import drakehall as dh
from drakehall.kernel import registry
from drakehall.kernel.errors import BadOption, BrokenInvariant
from drakehall.kernel.events import Message
from drakehall.testing import conform
from drakehall.testing.suite import edit_saves
from drakehall.text import LANGUAGES, Words, catalogues
from pebbles import ACTIONS, GAME
from tests.packages import announce
from tests.text.catalogue import declared, heard

EXAMPLE = Path(__file__).parents[2] / "examples" / "pebbles"


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Announce Pebbles as its pyproject does; give a folder that does so for other processes too."""
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    announce(tmp_path, project["name"], project["entry-points"])
    monkeypatch.syspath_prepend(str(tmp_path))
    catalogues.bundle.cache_clear()
    yield tmp_path
    registry.game.cache_clear()
    catalogues.bundle.cache_clear()


def test_the_last_pebble_hides_the_egg() -> None:
    state = GAME.start(2, 1, heap=7)
    for action in ("take 3", "take 1"):
        state.apply(ACTIONS.parse(action))
    assert (state.seat, state.scores(), state.winners()) == (0, [3, 1], [])
    state.apply(ACTIONS.parse("take 3"))
    assert state.over
    assert state.breakdown() == [{"pebbles": 6, "egg": 5}, {"pebbles": 1, "egg": 0}]
    assert state.winners() == [0]


def test_a_victory_can_be_shared() -> None:
    state = GAME.start(2, 1, heap=11)
    for count in (3, 1, 3, 1, 2, 1):
        state.apply(ACTIONS.parse(f"take {count}"))
    assert (state.scores(), state.winners()) == ([8, 8], [0, 1])


def test_what_cannot_be_taken_is_refused_with_a_reason() -> None:
    state = GAME.start(2, 1, heap=2)
    assert state.legal() == [1, 2]
    assert state.why_not(ACTIONS.parse("take 3")) == Message("pebbles-why-few", {"heap": 2})
    assert state.why_not(ACTIONS.parse("take 0")) == Message("pebbles-why-none")
    with pytest.raises(BadOption, match="4 or more"):
        GAME.start(4, 1, heap=3)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"taken": [3]}, "each seat"),
        ({"taken": [9, 9]}, "no pebble is lost"),
        ({"seat": 0}, "take turns"),
        ({"seat": None}, "take turns"),
        ({"taken": [0, 3]}, "a turn"),
        ({"taken": [4, 0]}, "a turn"),
        ({"turns": -1}, "number of turns"),
    ],
    ids=str,
)
def test_an_impossible_position_is_refused(change: dict[str, object], complaint: str) -> None:
    state = GAME.start(2, 1)
    state.apply(3)
    with pytest.raises(BrokenInvariant, match=complaint):
        type(state).restore(state.options, state.dump() | change)


def test_conformance() -> None:
    report = conform(GAME, games=90, seed=1)
    assert (report.games, report.combinations) == (90, 9)
    assert 0 < edit_saves(GAME, edits=2000, seed=1).accepted < 2000


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_worded(language: str) -> None:
    words = Words(language, "pebbles", ["Ola", "Jan", "Ewa", "Adam"], strict=True)
    messages = heard(GAME, 12)
    for message in messages:
        assert words.message(message)
    used = declared(GAME) | {message.id for message in messages}
    written = [name for name in catalogues.ids(language, "pebbles") if not name.startswith("pebbles-help-")]
    assert sorted(used) == sorted(written)


@pytest.mark.usefixtures("installed")
def test_polish_counts_pebbles() -> None:
    words = Words("pl", "pebbles", ["Ola"], strict=True)
    assert words.say("pebbles-event-took", seat=0, count=1) == "Ola bierze 1 kamyk"
    assert words.say("pebbles-event-took", seat=0, count=3) == "Ola bierze 3 kamyki"
    assert words.say("pebbles-why-few", heap=5) == "zostało tylko 5 kamyków"


def test_the_hall_plays_it_once_it_is_installed(installed: Path) -> None:
    assert dh.game("pebbles") is GAME
    path = os.pathsep.join([str(installed), str(EXAMPLE), *filter(None, sys.path)])
    game = ["play", "pebbles", "--seed", "1", "--lang", "en", "-p", "bot:greedy", "-p", "bot:random"]
    done = subprocess.run(
        [sys.executable, "-m", "drakehall", *game, "--file", str(installed / "game.json")],
        env={**os.environ, "PYTHONPATH": path, "NO_COLOR": "1", "LANG": "C.UTF-8", "LC_ALL": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "dragon’s egg" in done.stdout
    assert "Winner: " in done.stdout
