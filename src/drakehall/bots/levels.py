"""Levels people can choose: how far and how long the search bot thinks about a turn, game by game."""

from typing import Final

from drakehall.bots.search.search import Settings
from drakehall.kernel.game import Game

NAMES: Final = ("novice", "adept", "master")
USUAL: Final = (
    Settings(iterations=12, seconds=0.1, horizon=1, whim=1.5),
    Settings(iterations=80, seconds=0.4, horizon=1),
    Settings(iterations=160, seconds=1.5, horizon=3),
)
"""For a game without a row of its own."""
ROWS: Final[dict[str, tuple[Settings, Settings, Settings]]] = {}


def settings(game: Game, level: str) -> Settings:
    """Give how a level plays a game."""
    return ROWS.get(game.name, USUAL)[NAMES.index(level)]
