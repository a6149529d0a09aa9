"""What bots assume about a game: the score as it stands, and nothing else that would help them.

A game's module defines functions and constants of these names if it knows better; the rest are taken from here.
"""

from collections.abc import Callable
from typing import Final

from drakehall.bots.evaluation.weights import Weights
from drakehall.kernel.state import State

NAMES: Final[tuple[str, ...]] = ("points",)
STAGES: Final = 1
RIVALS_INDEPENDENT: Final = False
TURN_NUMBER_IS_EXACT: Final = False

all_features: Final[Callable[[State], list[list[float]]] | None] = None
"""Measuring all seats at once is no quicker than one by one."""


def stage(state: State) -> int:
    """Every position belongs to the only stage."""
    return 0


def features(state: State, seat: int) -> list[float]:
    """Return the score."""
    return [float(state.scores()[seat])]


def turn_number(state: State) -> int:
    """Turns are not counted: a change of the deciding seat is taken for one."""
    return -1 if state.seat is None else state.seat


def information_key(state: State, seat: int) -> int:
    """The legal actions make a difference."""
    return hash(tuple(state.legal()))


def play_out_pending(state: State, seat: int) -> State:
    """Leave the position as it is."""
    return state


def progress(state: State) -> float:
    """Return 0: the game has just begun."""
    return 0.0


def unit(state: State) -> float:
    """Leads are in points."""
    return 1.0


def worthwhile(state: State, legal: list[int]) -> list[int]:
    """Leave all actions as they are."""
    return legal


def certain(state: State) -> bool:
    """Assume that anything may be revealed."""
    return False


def automatic(state: State) -> list[float]:
    """Return the scores of automatic rivals as they are now."""
    return [float(score) for score in state.scores()[state.seats :]]


def weights(*, low_wins: bool) -> Weights:
    """Let points count as points, for or against."""
    point = -1.0 if low_wins else 1.0
    return Weights(rivalry=1.0, victory=100.0, spread=(10.0,), stages=({"points": point},), record="set by hand")
