"""Levels people can choose: how much the search bot thinks about a turn in each game."""

from typing import Final

from drakehall.bots.search.search import Settings

LEVELS: Final[dict[str, Settings]] = {
    "novice": Settings(iterations=16, seconds=0.1),
    "adept": Settings(iterations=160, seconds=0.4),
    "master": Settings(iterations=800, seconds=1.5),
}
