"""The games that can be played here."""

from drakehall.kernel import registry
from drakehall.kernel.errors import BrokenGame
from drakehall.kernel.game import Game


def usable_games() -> list[Game]:
    """Take all games from the shelf but those that cannot be loaded: one broken package does not close the hall."""
    usable: list[Game] = []
    for name in registry.game_names():
        try:
            usable.append(registry.game(name))
        except BrokenGame:
            continue
    return usable
