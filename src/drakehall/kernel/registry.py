"""The shelf: every installed package may put games on it through the entry point group `drakehall.games`."""

from functools import cache
from importlib.metadata import entry_points

from drakehall.kernel.errors import BrokenGame, UnknownGame
from drakehall.kernel.game import Game

GROUP = "drakehall.games"


def game_names() -> list[str]:
    """Name the games on the shelf, sorted."""
    return sorted(entry_points(group=GROUP).names)


@cache
def game(name: str) -> Game:
    """Take a game from the shelf."""
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
