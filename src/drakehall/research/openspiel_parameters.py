"""A game's options as parameters of OpenSpiel, which are numbers, flags and texts, never none."""

from collections.abc import Mapping

from drakehall.kernel.game import Game
from drakehall.kernel.option_info import OptionInfo

Parameter = int | bool | str
Parameters = Mapping[str, Parameter]


def specification(game: Game, players: int) -> dict[str, Parameter]:
    """List all parameters of a game with their usual values; -1 and an empty text stand for None."""
    usual: dict[str, Parameter] = {"players": players, "seed": -1, "reward": "win"}
    return usual | {option.name: _usual(option) for option in game.describe_options()}


def chosen(game: Game, parameters: Parameters) -> dict[str, object]:
    """Return the options among the parameters that differ from the usual ones."""
    return {
        option.name: str(parameters[option.name]).lower()
        if isinstance(parameters[option.name], bool)
        else str(parameters[option.name])
        for option in game.describe_options()
        if option.name in parameters and parameters[option.name] != _usual(option)
    }


def _usual(option: OptionInfo) -> Parameter:
    default = option.default
    if isinstance(default, list):
        return ",".join(default)
    if default is None:
        return -1 if option.kind in ("seat", "number") else ""
    return default
