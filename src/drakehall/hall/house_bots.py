"""Which bots the hall itself chooses: for people who name none, and for giving hints."""

from typing import Final

from drakehall import bots
from drakehall.kernel.game import Game

USUAL: Final = "adept"
"""Whom people play if they do not choose, and who plays for somebody that has left."""


def usual(game: Game) -> str:
    """Name the bot that plays a game if nobody chooses one."""
    names = bots.bots(game)
    return USUAL if USUAL in names else names[-1]


def adviser() -> str:
    """Name the bot that gives hints: the strongest that plays every game."""
    return bots.levels()[-1]
