"""Levels people can choose: how far and how long the search bot thinks about a turn, game by game."""

from typing import Final

from drakehall.bots.search.settings import Settings
from drakehall.kernel.game import Game

NAMES: Final = ("novice", "adept", "master")
NOVICE: Final = Settings(iterations=12, seconds=0.1, horizon=1, candidates=4, whim=1.5)
USUAL: Final = (
    NOVICE,
    Settings(iterations=80, seconds=0.4, horizon=1),
    Settings(iterations=160, seconds=1.5, horizon=3),
)
"""For a game without a row of its own."""
ROWS: Final[dict[str, tuple[Settings, Settings, Settings]]] = {
    "smoki": (
        NOVICE,
        Settings(iterations=1000, seconds=0.4, horizon=1, candidates=8),
        Settings(iterations=1000, seconds=1.5, horizon=3, candidates=6),
    ),
    "dragon_castle": (
        NOVICE,
        Settings(iterations=250, seconds=0.4, horizon=3, candidates=8),
        Settings(iterations=850, seconds=1.5, horizon=3, candidates=8),
    ),
    "simurgh": (
        NOVICE,
        Settings(iterations=180, seconds=0.4, horizon=3, candidates=8),
        Settings(iterations=600, seconds=1.5, horizon=3, candidates=8),
    ),
    "wyrmspan": (
        NOVICE,
        Settings(iterations=150, seconds=0.4, horizon=3, candidates=6),
        Settings(iterations=550, seconds=1.5, horizon=3, candidates=8),
    ),
}


def settings(game: Game, level: str) -> Settings:
    """Give how a level plays a game."""
    return ROWS.get(game.name, USUAL)[NAMES.index(level)]
