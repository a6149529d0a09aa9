"""Every game in the hall keeps what the kernel promises, with every number of seats."""

import pytest

import drakehall as dh
from drakehall.testing import conform


def numbers_of_seats(name: str) -> list[int]:
    """List how many can play; a game that cannot be loaded fails in its own test and does not hide the others."""
    try:
        return list(dh.game(name).seats)
    except Exception:
        return [0]


TABLES = [(name, seats) for name in dh.game_names() for seats in numbers_of_seats(name)]


def test_there_are_games() -> None:
    assert TABLES


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_conformance(name: str, seats: int) -> None:
    game = dh.game(name)
    games = max(14, len(game.example_options()))
    report = conform(game, games=games, seats=seats, seed=seats * 1000)
    assert report.games == games
    assert report.decisions > 0


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_conformance_at_length(name: str, seats: int) -> None:
    report = conform(dh.game(name), games=200, seats=seats, seed=seats * 1_000_000)
    assert report.games == 200
