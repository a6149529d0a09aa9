"""The tables that environments are tried at: one for each game and one alone; at length all seats and main options."""

from collections.abc import Iterator
from typing import Any

import drakehall as dh
from drakehall.kernel.errors import HallError

GAMES = dh.game_names()
Setting = tuple[str, int, dict[str, Any]]
ONE: list[Setting] = [*((name, 2, {}) for name in GAMES), ("wyrmspan", 1, {})]


def others() -> Iterator[Setting]:
    """Give every other number of seats, and every setting that a game names at the smallest table that takes it."""
    for name in GAMES:
        game = dh.game(name)
        for seats in game.seats:
            if (name, seats, {}) not in ONE:
                yield name, seats, {}
        for options in game.example_options():
            if options:
                yield name, _fewest(name, options), options


def called(setting: Setting) -> str:
    """Name a setting in a report."""
    name, seats, options = setting
    chosen = ",".join(f"{option}={str(value)[:12]}" for option, value in options.items())
    return f"{name}-{seats}-{chosen or 'usual'}"


def _fewest(name: str, options: dict[str, Any]) -> int:
    game = dh.game(name)
    for seats in game.seats:
        try:
            game.resolve_options(seats, options)
        except HallError:
            continue
        return seats
    raise AssertionError(f"no table of {name} takes {options}")
