"""How far a game has come, from 0 at its beginning to 1 at its end: a lead says the more the later it is."""

from collections.abc import Callable
from typing import Final

from drakehall.games.dragon_castle.rules import DragonCastle
from drakehall.games.dragon_castle.tiles import NONE
from drakehall.games.simurgh.rules import Simurgh
from drakehall.games.simurgh.vocabulary import NONE as NOTHING
from drakehall.games.smoki.cards import DREAM_SIZE
from drakehall.games.smoki.rules import Smoki
from drakehall.games.wyrmspan.frames import ROW
from drakehall.games.wyrmspan.rules import Wyrmspan
from drakehall.kernel.state import State

ROUNDS: Final = 4
INCOME: Final = 6
"""The coins of a round of Wyrmspan."""
TO_WIN: Final = 3
"""The tokens that win a game of Smoki."""
POINTS_OF_A_TOKEN: Final = 18.0
"""So many points ahead are about as good as a token, in games for points."""


def unknown(state: State) -> float:
    """Say of a game that nobody has described that it has just begun."""
    return 0.0


def smoki(state: State) -> float:
    """Count rounds, tokens or points towards the end, and cards that have been turned up towards that of the round."""
    assert isinstance(state, Smoki)
    running = max(state.facing, key=int.bit_count).bit_count() / DREAM_SIZE
    options = state.options
    if options.scoring == "tokens":
        return min(1.0, (max(state.tokens) + running) / TO_WIN)
    if options.scoring == "rounds":
        return min(1.0, (state.round - 1 + running) / options.rounds)
    return max(0.0, min(1.0, max(state.scores()) / options.points_limit))


def dragon_castle(state: State) -> float:
    """Count the tiles that are gone from the upper floors of the castle."""
    assert isinstance(state, DragonCastle)
    upper = sum(tile != NONE for place, tile in enumerate(state.castle) if place % 3)
    left = sum(height - 1 for height in state.heights if height > 1)
    return 1.0 - left / upper if upper else 1.0


def simurgh(state: State) -> float:
    """Count the tiles that bring the end nearer."""
    assert isinstance(state, Simurgh)
    if state.final != NOTHING:
        return 1.0
    tiles = len(state.chronicle) / state.table.chronicle_end
    placed = sum(tile != NOTHING for tile in state.statue) / state.table.objective_end
    return min(1.0, max(tiles, placed))


def wyrmspan(state: State) -> float:
    """Count rounds, and within a round the coins that are spent."""
    assert isinstance(state, Wyrmspan)
    coins = max(0 if state.passed >> seat & 1 else state.stock[seat * ROW] for seat in range(state.seats))
    return (state.round - min(coins, INCOME) / INCOME) / ROUNDS


def one(state: State) -> float:
    """Leads are in points."""
    return 1.0


def smoki_unit(state: State) -> float:
    """Leads are in tokens, or in points that are worth less than a token."""
    assert isinstance(state, Smoki)
    return 1.0 if state.options.scoring == "tokens" else POINTS_OF_A_TOKEN


UNITS: Final[dict[str, Callable[[State], float]]] = {"smoki": smoki_unit}
"""In which unit leads are told, where that is not always the same: what the spread is multiplied by."""
KNOWN: Final[dict[str, Callable[[State], float]]] = {
    "smoki": smoki,
    "dragon_castle": dragon_castle,
    "simurgh": simurgh,
    "wyrmspan": wyrmspan,
}
