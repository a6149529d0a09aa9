"""Which bots the hall itself chooses: for people who name none, and for giving hints."""

from typing import Final

from drakehall import bots
from drakehall.bots.analysis.study import LEVEL
from drakehall.kernel.game import Game

USUAL: Final = "adept"
"""Whom people play if they do not choose, and who plays for somebody that has left."""

GENTLE: Final = "greedy"
"""The opponent in a person's first game: it plays sensibly and forgives much."""


def usual(game: Game) -> str:
    """Return the name of the bot that plays a game by default."""
    names = bots.bots(game)
    return USUAL if USUAL in names else names[-1]


def gentle(game: Game) -> str:
    """Return the name of the bot for a person's first game."""
    names = bots.bots(game)
    return GENTLE if GENTLE in names else names[0]


def adviser() -> str:
    """Return the name of the bot that gives hints; stronger ones would keep people waiting."""
    return LEVEL
