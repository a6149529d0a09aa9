"""How good a position is for a seat: one function for each game, found by the game's name."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec

from drakehall.kernel.state import State

Evaluate = Callable[[State, int], float]
GROUP = "drakehall.evaluations"


def evaluation(state: State) -> Evaluate:
    """Find the evaluation of a state's game; without one the lead in score is used."""
    return _found(type(state).__module__)


def lead(state: State, seat: int) -> float:
    """Give how far a seat's score lies ahead of the best other one; a won game counts most."""
    if state.over:
        return 1000.0 if seat in state.winners() else -1000.0
    scores = state.scores()
    others = [score for other, score in enumerate(scores) if other != seat]
    return float(scores[seat] - max(others, default=0))


@cache
def _found(module: str) -> Evaluate:
    name = module.removeprefix("drakehall.games.").partition(".")[0]
    for entry in entry_points(group=GROUP, name=name):
        loaded: Evaluate = entry.load()
        return loaded
    ours = f"{__name__}.{name}"
    if module.startswith("drakehall.games.") and find_spec(ours) is not None:
        found: Evaluate = import_module(ours).evaluate
        return found
    return lead
