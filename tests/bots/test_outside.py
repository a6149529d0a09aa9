"""Bots of other packages: found by entry point or by module and class, and held to what bots promise."""

import pickle
from collections.abc import Iterator
from pathlib import Path

import pytest

import drakehall as dh
from drakehall import bots
from drakehall.arena import entrants
from drakehall.arena.errors import BadParameters, NoWeights
from drakehall.bots import outside
from drakehall.kernel.errors import HallError
from tests.bots import outsiders

SMOKI = dh.game("smoki")
CASTLE = dh.game("dragon_castle")
ENTRIES = {
    "loud": "naughty:Loud",
    "only_smoki": "naughty:Smoki",
    "adept": "naughty:Raises",
    "nowhere": "no_such_module:Bot",
    "thing": "naughty:THING",
}


@pytest.fixture(autouse=True)
def naughty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    outsiders.install(tmp_path, monkeypatch, name="naughty", entries=ENTRIES, code=outsiders.NAUGHTY)
    yield
    outsiders.forget()


def decide(name: str) -> int:
    state = SMOKI.start(2, 5, starting_seat=0)
    bots.register(name)
    return bots.choose(bots.make(name, SMOKI, 1), state, dh.Chance(1))


def test_installed_bots_are_listed_last_and_broken_ones_left_out() -> None:
    assert bots.bots(SMOKI)[-2:] == ["loud", "only_smoki"]
    assert bots.bots(CASTLE)[-1] == "loud"
    assert not {"nowhere", "thing"} & set(bots.bots(SMOKI))


def test_the_halls_own_names_stay_its_own() -> None:
    assert bots.bots(SMOKI).count("adept") == 1
    assert not isinstance(bots.make("adept", SMOKI, 1), outside.OutsideBot)


@pytest.mark.parametrize("name", ["loud", "naughty:Loud"])
def test_a_bot_from_outside_plays(name: str) -> None:
    if bots.is_spelled(name):
        bots.register(name)
    state = SMOKI.start(2, 5, starting_seat=0)
    assert bots.choose(bots.make(name, SMOKI, 1), state, dh.Chance(1)) == state.legal()[-1]


def test_code_is_loaded_only_for_who_asked_for_it() -> None:
    for name in ("naughty:Loud", "os:abort"):
        with pytest.raises(bots.BotNotAllowed, match=name):
            bots.make(name, SMOKI, 1)
        with pytest.raises(bots.UnknownBot, match="only_smoki"):
            bots.check(name, SMOKI)
    bots.check("loud", SMOKI)


def test_a_bot_says_which_games_it_plays() -> None:
    bots.make("only_smoki", SMOKI, 1)
    with pytest.raises(bots.OtherGames, match=r"only_smoki.*dragon_castle.*smoki"):
        bots.make("only_smoki", CASTLE, 1)
    with pytest.raises(bots.UnknownBot):
        bots.check("only_smoki", CASTLE)


@pytest.mark.parametrize(
    ("spelling", "why"),
    [
        ("naughty", "spelled"),
        ("naughty:", "spelled"),
        (":Loud", "spelled"),
        ("naughty:Loud:Loud", "spelled"),
        ("naughty:Loud()", "spelled"),
        ("naughty:NoSuchBot", "NoSuchBot"),
        ("no_such_module:Bot", "no_such_module"),
        ("naughty:THING", "neither a class"),
    ],
)
def test_what_cannot_be_loaded_is_told(spelling: str, why: str) -> None:
    with pytest.raises(bots.BrokenBot, match=why):
        bots.register(spelling)


@pytest.mark.parametrize(
    ("name", "why"), [("naughty:Unmade", "RuntimeError: out of order"), ("naughty:Mute", "no method choose")]
)
def test_what_cannot_be_made_is_told(name: str, why: str) -> None:
    with pytest.raises(bots.BrokenBot, match=why):
        decide(name)


def test_a_broken_entry_point_is_told() -> None:
    with pytest.raises(bots.BrokenBot, match=r"nowhere.*no_such_module"):
        bots.make("nowhere", SMOKI, 1)


@pytest.mark.parametrize(
    ("name", "error", "why"),
    [
        ("naughty:Raises", bots.BotFailed, "seat 1: ValueError: no idea"),
        ("naughty:Leaves", bots.BotFailed, "SystemExit: 0"),
        ("naughty:Illegal", bots.IllegalChoice, "9999"),
        ("naughty:Silent", bots.IllegalChoice, "None"),
        ("naughty:Spoils", bots.IllegalChoice, "seat 1"),
        ("naughty:Endless", bots.BotTooSlow, "0 seconds"),
    ],
)
def test_a_bot_that_breaks_its_promise_is_named(
    name: str, error: type[HallError], why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outside, "PATIENCE", 0.05)
    with pytest.raises(error, match=why) as caught:
        decide(name)
    assert f"“{name}”" in str(caught.value)


def test_errors_travel_between_processes() -> None:
    error = bots.BotFailed(name="naughty:Raises", number=2, why="no idea")
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again), again.message) == (bots.BotFailed, str(error), error.message)


def test_bots_from_outside_take_no_weights_nor_settings(tmp_path: Path) -> None:
    with pytest.raises(BadParameters):
        entrants.read(["naughty:Loud+horizon=3"], SMOKI)
    table = Path(entrants.__file__).parents[1] / "bots" / "evaluation" / "weights" / "smoki.toml"
    with pytest.raises(NoWeights):
        entrants.read([f"naughty:Loud@{table}"], SMOKI)


def test_a_match_knows_the_code_of_its_bots(tmp_path: Path) -> None:
    plain, spelled, installed = (entrants.read([name], SMOKI) for name in ("random", "naughty:Loud", "loud"))
    before = entrants.fingerprint(SMOKI, spelled)
    assert before == entrants.fingerprint(SMOKI, installed) != entrants.fingerprint(SMOKI, plain)
    assert entrants.fingerprint(SMOKI, plain) == entrants.fingerprint(SMOKI)
    (tmp_path / "naughty.py").write_text(outsiders.NAUGHTY + "\n# changed", encoding="utf-8")
    entrants._fingerprint.cache_clear()
    assert entrants.fingerprint(SMOKI, spelled) != before
    entrants._fingerprint.cache_clear()
