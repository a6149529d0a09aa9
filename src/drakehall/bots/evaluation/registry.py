"""Where evaluations are found: ours by the game's name, others' by an entry point, else the score as it stands."""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from types import MappingProxyType
from typing import Final, cast

from drakehall.bots.evaluation import automatic, certainty, plain, progress, pruning
from drakehall.bots.evaluation.evaluation import Evaluation, Features
from drakehall.bots.evaluation.weights import Weights
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
        return Evaluation(plain, plain.weights(low_wins=game.low_wins), low_wins=game.low_wins, counts=False)
    weights = Weights.of(game.name, source.NAMES, source.STAGES)
    styled = weights.styled(MappingProxyType(dict(style)))
    known = progress.KNOWN.get(game.name, progress.unknown)
    unit = progress.UNITS.get(game.name, progress.one)
    prune = pruning.KNOWN.get(game.name, pruning.everything)
    foretold = automatic.KNOWN.get(game.name, automatic.as_they_stand)
    return Evaluation(
        source,
        styled,
        low_wins=game.low_wins,
        progress=known,
        unit=unit,
        prune=prune,
        automatic=foretold,
        certain=certainty.KNOWN.get(game.name, certainty.never),
    )


def features(game: Game) -> Features | None:
    """Find our module of a game's features."""
    ours = f"{__package__}.{game.name}"
    if type(game).__module__.startswith("drakehall.games.") and find_spec(ours) is not None:
        return cast("Features", import_module(ours))
    return None
