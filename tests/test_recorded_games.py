"""Games recorded by version 1 of the rules look the same today: views of all seats, choices, scores, events."""

from pathlib import Path

import pytest

import drakehall as dh
from drakehall.testing.recording import Recorded, again, read

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
    assert len(found) == 200
    assert {each.seats for each in found} == set(dh.game(name).seats)
    assert len({str(each.options) for each in found}) > 5
    assert all(len(each.moves) > 10 for each in found)


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
