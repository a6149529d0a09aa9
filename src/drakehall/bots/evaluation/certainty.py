"""Positions in which no action brings anything hidden to light: a bot need not imagine another world to weigh them."""

from collections.abc import Callable
from typing import Final

from drakehall.games.dragon_castle.rules import DragonCastle
from drakehall.games.dragon_castle.vocabulary import COMPLETE, DESTROY, START
from drakehall.kernel.state import State


def never(state: State) -> bool:
    """Say of a game that nobody has described that anything may come to light."""
    return False


def dragon_castle(state: State) -> bool:
    """Only a tile that is taken from the castle uncovers another one."""
    assert isinstance(state, DragonCastle)
    return state.phase not in (START, COMPLETE, DESTROY)


KNOWN: Final[dict[str, Callable[[State], bool]]] = {"dragon_castle": dragon_castle}
