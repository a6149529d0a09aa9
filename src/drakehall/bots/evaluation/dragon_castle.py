"""How good a position of Dragon Castle is for a seat."""

from typing import Final

from drakehall.games.dragon_castle import scoring
from drakehall.games.dragon_castle.grid import cells
from drakehall.games.dragon_castle.realm import GROUPS
from drakehall.games.dragon_castle.rules import DragonCastle
from drakehall.games.dragon_castle.tiles import ALLOWANCE, KIND, KINDS, NONE, set_points
from drakehall.games.dragon_castle.vocabulary import BEAUTY, CHANGE, CUNNING, FAITH, JOINT, PAY
from drakehall.kernel.state import State

NAMES: Final = ("points", "shrines", "groups", "heights", "free_cells", "in_hand", "spirit")
STAGES: Final = 1
GROUP: Final = (0.0, 0.25, 0.9, 1.9)
"""What a group of so many tiles of one kind is worth on the way to a set."""
POOL: Final = (0.0, 1.2, 2.1, 2.8, 3.2)
"""What shrines in the pool are worth; more than a few are hardly ever built."""
CALLED: Final = {BEAUTY: 3.0, CHANGE: 2.5, CUNNING: 1.5, JOINT: 1.0, FAITH: 1.5}
"""What a called spirit promises before it is paid; the others are rarely worth their price."""
RELUCTANCE: Final = -1.5


def stage(state: State) -> int:
    """All positions have the same weights."""
    return 0


def clock(state: State) -> int:
    """Count turns."""
    assert isinstance(state, DragonCastle)
    return state.turns


def sight(state: State, seat: int) -> int:
    """Tiles in hand make a difference."""
    assert isinstance(state, DragonCastle)
    return state.first << 16 | state.second & 0xFFFF


def settled(state: State, seat: int) -> State:
    """Leave the position as it is: tiles in hand are a feature."""
    return state


def features(state: State, seat: int) -> list[float]:
    """Measure points, what is on the way to a set, shrines to build, tiles in hand and a spirit at work."""
    assert isinstance(state, DragonCastle)
    pool = state.pools[seat]
    groups = heights = 0.0
    for kind in range(len(KINDS)):
        size, height = groups_of(state, seat, kind)
        groups += size
        heights += height
    at_work = state.turn == seat
    return [
        float(sum(scoring.sources(state, seat).values())),
        POOL[pool] if pool < len(POOL) else POOL[-1] + 0.05 * pool,
        groups,
        heights,
        float((state.bare[seat] | state.down[seat]).bit_count()),
        in_hand(state, seat) if at_work else 0.0,
        CALLED.get(state.spirit, RELUCTANCE) if at_work and state.phase == PAY else 0.0,
    ]


def groups_of(state: DragonCastle, seat: int, kind: int) -> tuple[float, float]:
    """Weigh the groups of a kind, and count the levels under them where shrines may stand."""
    grid = state.board.realm
    base = seat * grid.cells
    worth = height = 0.0
    for group in grid.groups(state.up[seat * GROUPS + kind]):
        size = group.bit_count()
        worth += group_worth(size, kind)
        if size > 1:
            levels = sorted((min(state.stacks[base + cell], 3) - 1 for cell in cells(group)), reverse=True)
            height += sum(levels[: ALLOWANCE[kind]])
    return worth, height


def group_worth(size: int, kind: int) -> float:
    """Weigh a group by its size; special kinds take more shrines."""
    if size < len(GROUP):
        return GROUP[size] * (0.8 + 0.2 * ALLOWANCE[kind])
    return set_points(size) + 0.8 * ALLOWANCE[kind]


def in_hand(state: DragonCastle, seat: int) -> float:
    """Weigh the tiles in hand by the best group each could join."""
    hand = [tile for tile in (state.first, state.second) if tile != NONE]
    if not hand:
        return 0.0
    gain = [best_gain(state, seat, KIND[tile], len(hand) if KIND[hand[0]] == KIND[hand[-1]] else 1) for tile in hand]
    return gain[0] if len(gain) == 1 or KIND[hand[0]] == KIND[hand[1]] else sum(gain)


def best_gain(state: DragonCastle, seat: int, kind: int, tiles: int) -> float:
    """Estimate what so many tiles of a kind add, laid together where they join most."""
    grid = state.board.realm
    alike = state.up[seat * GROUPS + kind]
    free = state.bare[seat] | state.down[seat]
    best = group_worth(tiles, kind)
    for cell in cells(grid.grow(alike) & free):
        joined = grid.flood(1 << cell, alike | 1 << cell)
        before = sum(group_worth(group.bit_count(), kind) for group in grid.groups(joined & ~(1 << cell)))
        best = max(best, group_worth(joined.bit_count() + tiles - 1, kind) - before)
    return best
