"""Named styles: the search bot with its own taste, game by game."""

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from drakehall.kernel.game import Game

LEVEL: Final = "adept"
"""How much a bot with a style thinks."""


def styles(game: Game) -> dict[str, dict[str, float]]:
    """Return a game's styles: which weights each multiplies by how much."""
    return _table().get(game.name, {})


@cache
def _table() -> dict[str, dict[str, dict[str, float]]]:
    raw = (files("drakehall.bots") / "styles.toml").read_bytes()
    return msgspec.toml.decode(raw, type=dict[str, dict[str, dict[str, float]]])
