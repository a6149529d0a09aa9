"""The registry of games: any installed package may add games through the entry point group `drakehall.games`."""

from functools import cache
from importlib.metadata import entry_points

from drakehall.kernel.errors import BrokenGame, UnknownGame
from drakehall.kernel.game import Game

GROUP = "drakehall.games"


def game_names() -> list[str]:
    """Return the names of all registered games, sorted."""
    return sorted(entry_points(group=GROUP).names)


@cache
def game(name: str) -> Game:
    """Load a registered game."""
    found = entry_points(group=GROUP, name=name)
    if not found:
        raise UnknownGame(name=name, known=", ".join(game_names()))
    try:
        loaded = next(iter(found)).load()
    except Exception as error:  # whatever another package's module does when it is imported
        raise BrokenGame(name=name, why=str(error)) from error
    if not isinstance(loaded, Game):
        raise BrokenGame(name=name, why="the entry point is not a Game")
    return loaded


def usable_games() -> list[Game]:
    """Load all registered games except those that cannot be loaded: one broken package does not close the hall."""
    usable: list[Game] = []
    for name in game_names():
        try:
            usable.append(game(name))
        except BrokenGame:
            continue
    return usable
