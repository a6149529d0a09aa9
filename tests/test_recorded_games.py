"""Recorded games, also those of former versions of the rules, look the same today: views, choices, scores, events."""

from pathlib import Path

import pytest

import drakehall as dh
from drakehall.testing.recording import Recorded, again, more, read, unrecorded

FOLDER = Path(__file__).parent / "recorded"
FEW = 12
"""So many games of each kind are replayed in the short run; they are spread over the whole file."""


def games(name: str) -> list[Recorded]:
    return read(FOLDER / f"{name}.jsonl.gz")


def replayed(name: str, recorded: Recorded) -> None:
    assert again(dh.game(name), recorded) == recorded, f"{name}, {recorded.seats} seats, seed {recorded.seed}"


@pytest.mark.parametrize("name", dh.game_names())
def test_there_are_games_with_all_seats_and_settings(name: str) -> None:
    found = games(name)
    assert len(found) >= 200
    assert {each.seats for each in found} == set(dh.game(name).seats)
    assert unrecorded(dh.game(name), found) == []
    assert all(len(each.moves) > 10 for each in found)


def test_games_are_added_with_the_settings_that_none_has() -> None:
    game = dh.game("smoki")
    capped = [each for each in game.example_options() if "turn_cap" in each]
    known = [each for each in games("smoki") if "turn_cap" not in each.options]
    assert unrecorded(game, known) == capped
    added = list(more(game, known, seed=0))
    assert [(each.seats, each.options) for each in added] == [(seats, each) for each in capped for seats in game.seats]
    assert all(again(game, each) == each for each in added)
    assert unrecorded(game, [*known, *added]) == []


@pytest.mark.parametrize("name", dh.game_names())
def test_some_recorded_games_look_the_same(name: str) -> None:
    found = games(name)
    for recorded in found[:: len(found) // FEW]:
        replayed(name, recorded)


@pytest.mark.slow
@pytest.mark.parametrize("name", dh.game_names())
def test_all_recorded_games_look_the_same(name: str) -> None:
    for recorded in games(name):
        replayed(name, recorded)
