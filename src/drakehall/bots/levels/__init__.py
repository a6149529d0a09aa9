"""Levels people can choose: how far and how long the search bot thinks about a turn, in one table per game."""

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from drakehall.bots.search.parameters import SearchParameters
from drakehall.kernel.game import Game

NAMES: Final = ("novice", "adept", "master", "grandmaster")
SLOWEST: Final = NAMES[-1]
"""Takes seconds for a turn: for people who choose to wait, never as a default."""
USUAL: Final = "usual"
"""The table for a game that has none."""


def parameters(game: Game, level: str) -> SearchParameters:
    """Return how a level plays a game."""
    return table(game.name)[level]


@cache
def table(game: str) -> dict[str, SearchParameters]:
    """Read the table of a game: level → parameters."""
    folder = files(__name__)
    own = folder / f"{game}.toml"
    chosen = own if own.is_file() else folder / f"{USUAL}.toml"
    return msgspec.toml.decode(chosen.read_bytes(), type=dict[str, SearchParameters])
