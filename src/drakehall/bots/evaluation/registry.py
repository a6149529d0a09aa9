"""Where evaluations are found: ours by the game's name, others by an entry point, else the score as it stands."""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from types import MappingProxyType
from typing import Final, cast

from drakehall.bots.evaluation import defaults
from drakehall.bots.evaluation.evaluation import Evaluation, Features
from drakehall.bots.evaluation.weights import Weights
from drakehall.bots.nets import registry as nets
from drakehall.kernel.game import Game

GROUP: Final = "drakehall.evaluations"
"""The entry points of other people's evaluations: the game's name → an `Evaluation`."""


@cache
def evaluation(game: Game, style: tuple[tuple[str, float], ...] = ()) -> Evaluation:
    """Find the evaluation of a game; a style multiplies some of its weights."""
    for entry in entry_points(group=GROUP, name=game.name):
        loaded = entry.load()
        if not isinstance(loaded, Evaluation):
            raise TypeError(f"{entry.value} is no Evaluation")
        return loaded
    source = features(game)
    if source is None:
        return Evaluation(defaults, defaults.weights(low_wins=game.low_wins), low_wins=game.low_wins)
    weights = Weights.of(game.name, source.NAMES, source.STAGES).styled(MappingProxyType(dict(style)))
    return Evaluation(source, weights, low_wins=game.low_wins)


@cache
def learned(game: Game, *, everywhere: bool = False) -> Evaluation:
    """Find the evaluation of a game with its net, or without one if there is none.

    The net is used at tables and with options where it has won a match, or everywhere.
    """
    hand, found, inputs = evaluation(game), nets.net(game), nets.inputs_of(game)
    if found is None or inputs is None:
        return hand
    if everywhere:
        return hand.learned(found.net(), inputs, tuple(game.seats), found.card.share)
    return hand.learned(found.net(), inputs, found.card.seats, found.card.share, nets.winning(found.card))


def features(game: Game) -> Features | None:
    """Find our module about a game."""
    ours = f"{__package__}.{game.name}"
    if type(game).__module__.startswith("drakehall.games.") and find_spec(ours) is not None:
        return cast("Features", import_module(ours))
    return None
