"""Where nets are found: by the game's name, a module of inputs here and a file beside it."""

from collections.abc import Callable
from functools import cache, lru_cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import Final, cast

from drakehall.bots.evaluation.evaluation import Inputs
from drakehall.bots.nets.file import BadNet, Card, NetFile
from drakehall.kernel.game import Game
from drakehall.kernel.options import Options, chosen
from drakehall.kernel.state import State

SETTINGS: Final = 64
"""Number of settings that are remembered of a net; anybody may invent another one."""


@cache
def net(game: Game) -> NetFile | None:
    """Read the net of a game; None if there is none."""
    file = files(__package__) / "files" / f"{game.name}.toml"
    source = inputs_of(game)
    if source is None or not file.is_file():
        return None
    found = NetFile.read(file.read_bytes())
    if found.card.inputs != source.VERSION or found.inputs != source.SIZE:
        raise BadNet(why="it was trained with other inputs")
    return found


def inputs_of(game: Game) -> Inputs | None:
    """Find the module of inputs of a game."""
    ours = f"{__package__}.{game.name}"
    if type(game).__module__.startswith("drakehall.games.") and find_spec(ours) is not None:
        return cast("Inputs", import_module(ours))
    return None


def winning(card: Card) -> Callable[[State], bool]:
    """Return a predicate for tables with whose options a net has won a match."""

    @lru_cache(maxsize=SETTINGS)
    def won(seats: int, options: Options) -> bool:
        settled = unusual(options)
        return any(match.seats == seats and match.options == settled for match in card.matches)

    return lambda state: won(state.seats, state.options)


def unusual(options: Options) -> dict[str, object]:
    """Return the options that are not as usual, except those usually left to chance, where any value occurs."""
    usual = type(options)()
    return {name: value for name, value in chosen(options).items() if getattr(usual, name) is not None}
