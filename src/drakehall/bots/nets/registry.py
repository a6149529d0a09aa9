"""Where nets are found: by the game's name, a module of inputs here and a file beside it."""

from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import cast

from drakehall.bots.evaluation.evaluation import Inputs
from drakehall.bots.nets.file import BadNet, NetFile
from drakehall.kernel.game import Game


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
