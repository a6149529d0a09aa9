"""The features of a game nobody has described: the score as it stands."""

from typing import Final

from drakehall.bots.evaluation.weights import Weights
from drakehall.kernel.state import State

NAMES: Final[tuple[str, ...]] = ("points",)
STAGES: Final = 1
APART: Final = False


def stage(state: State) -> int:
    """Every position is of the one stage."""
    return 0


def features(state: State, seat: int) -> list[float]:
    """Give the score."""
    return [float(state.scores()[seat])]


def clock(state: State) -> int:
    """Nobody counts turns: a change of the seat that decides is taken for one."""
    return -1 if state.seat is None else state.seat


def sight(state: State, seat: int) -> int:
    """What may be done makes a difference."""
    return hash(tuple(state.legal()))


def settled(state: State, seat: int) -> State:
    """Leave the position as it is."""
    return state


def weights(*, low_wins: bool) -> Weights:
    """Let points count as points, for or against."""
    point = -1.0 if low_wins else 1.0
    return Weights(rivalry=1.0, victory=100.0, spread=(10.0,), stages=({"points": point},), record="set by hand")
