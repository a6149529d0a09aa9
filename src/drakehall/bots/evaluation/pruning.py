"""Actions that are hardly ever worth a thought, and so get none where there are others."""

from collections.abc import Callable
from typing import Final

from drakehall.games.wyrmspan.vocabulary import PASS
from drakehall.kernel.state import State

Prune = Callable[[State, list[int]], list[int]]


def everything(state: State, legal: list[int]) -> list[int]:
    """Leave all actions as they are."""
    return legal


def no_exchanges(state: State, legal: list[int]) -> list[int]:
    """Leave out exchanges of two resources for one: bots waste more with them than they bring."""
    if legal[0] >= PASS or legal[-1] < PASS:
        return legal
    return [action for action in legal if action >= PASS]


KNOWN: Final[dict[str, Prune]] = {"wyrmspan": no_exchanges}
