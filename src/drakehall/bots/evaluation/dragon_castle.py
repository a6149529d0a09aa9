"""How good a position of Dragon Castle is for a seat.

A set is turned over as soon as it has four tiles, so large sets come from joining: a tile or a pair that connects
groups laid near each other. The plan for a kind is the largest such join, by the tiles that lie ready for it.
"""

from functools import lru_cache
from typing import Final

from drakehall.games.dragon_castle import scoring
from drakehall.games.dragon_castle.grid import Grid, cells
from drakehall.games.dragon_castle.realm import GROUPS
from drakehall.games.dragon_castle.rules import DragonCastle
from drakehall.games.dragon_castle.tiles import (
    ALLOWANCE,
    FACTIONS,
    KIND,
    KINDS,
    MIN_SET,
    NONE,
    set_points,
    shrine_points,
)
from drakehall.games.dragon_castle.vocabulary import (
    BEAUTY,
    BUILD,
    CHANGE,
    COMPLETE,
    CUNNING,
    DESTROY,
    FAITH,
    JOINT,
    PAY,
    START,
)

NAMES: Final = (
    "points",
    "shrines",
    "plans",
    "large",
    "special",
    "loose",
    "heights",
    "ground",
    "room",
    "time",
    "in_hand",
    "spirit",
)
STAGES: Final = 7
RIVALS_INDEPENDENT: Final = True
TURN_NUMBER_IS_EXACT: Final = True

PLAN: Final[tuple[float, ...]] = (0.0, 0.7, 2.1, 3.5)
"""What a plan is worth, by the number of tiles ready for it …"""
LARGE: Final = 1.6
"""… and each tile beyond."""
CELL: Final = 0.4
"""What a cell is worth that a tile occupies until its set is turned over."""
POOL: Final[tuple[float, ...]] = (0.0, 1.0, 1.8, 2.3, 2.6)
"""What shrines in the pool are worth; more than a few are hardly ever built."""
LEFT: Final[tuple[int, ...]] = (88, 60, 36, 14)
"""Each of the first stages begins with more tiles left in the castle than this, for two players."""
TURNS: Final = 21.0
"""Number of turns that a seat has in a game."""
SHRINE: Final = 1.7
"""What a shrine brings on a set about to be turned over."""
CALLED: Final = {BEAUTY: 3.0, CHANGE: 2.5, CUNNING: 1.5, JOINT: 1.0, FAITH: 1.5}
"""What a called spirit promises before it is paid; the others are rarely worth their price."""
RELUCTANCE: Final = -1.5

Plan = tuple[int, int]
"""How many tiles are ready to be joined, and how many others of the kind there are."""


def stage(state: DragonCastle) -> int:
    """Return the stage: one of five by the tiles left in the castle, then after a summoning, then the last round."""
    summoned = sum(state.tokens)
    if summoned:
        return 6 if summoned >= state.seats else 5
    tiles = left(state)
    return sum([tiles <= bound for bound in LEFT])


def left(state: DragonCastle) -> int:
    """Count the tiles left in the castle, as if two players shared them."""
    ground, second, third = state.levels
    return (ground.bit_count() + second.bit_count() + third.bit_count()) * 2 // state.seats


def turn_number(state: DragonCastle) -> int:
    """Count turns."""
    return state.turns


def information_key(state: DragonCastle, seat: int) -> int:
    """Tiles in hand make a difference."""
    return state.first << 16 | state.second & 0xFFFF


def play_out_pending(state: DragonCastle, seat: int) -> DragonCastle:
    """Leave the position as it is: tiles in hand are a feature."""
    return state


def progress(state: DragonCastle) -> float:
    """Count the tiles gone from the upper floors of the castle."""
    upper = sum(tile != NONE for place, tile in enumerate(state.castle) if place % 3)
    left = sum(height - 1 for height in state.heights if height > 1)
    return 1.0 - left / upper if upper else 1.0


def certain(state: DragonCastle) -> bool:
    """Only taking a tile from the castle uncovers another one."""
    return state.phase not in (START, COMPLETE, DESTROY)


def features(state: DragonCastle, seat: int) -> list[float]:
    """Measure points, plans for sets, shrines to build and where, room, time, tiles in hand and a spirit at work."""
    grid = state.board.realm
    first, base = seat * GROUPS, seat * grid.cells
    at_work = state.turn == seat
    return [
        float(sum(scoring.sources(state, seat).values())),
        pool_worth(state.pools[seat]),
        *prospects(
            grid,
            tuple(state.up[first : first + len(KINDS)]),
            state.bare[seat],
            state.down[seat],
            tuple(state.stacks[base : base + grid.cells]),
        ),
        max(0.0, TURNS - state.turns / state.seats),
        in_hand(state, seat) if at_work else 0.0,
        CALLED.get(state.spirit, RELUCTANCE) if at_work and state.phase == PAY else 0.0,
    ]


@lru_cache(maxsize=1 << 14)
def prospects(grid: Grid, up: tuple[int, ...], bare: int, down: int, stacks: tuple[int, ...]) -> list[float]:
    """Measure a realm: plans, large ones, special ones, loose tiles, levels under plans and to build on, room."""
    free = bare | down
    second, third = raised(stacks)
    plans = large = special = loose = heights = 0.0
    for kind, mask in enumerate(up):
        if not mask:
            continue
        ready, others = plan(groups(grid, mask), free)
        if ready < len(PLAN):
            plans += PLAN[ready]
        else:
            plans += PLAN[-1]
            large += ready - len(PLAN) + 1
        loose += others
        if kind >= FACTIONS:
            special += ready
        heights += min(ALLOWANCE[kind] * 2, (mask & second).bit_count() + (mask & third).bit_count())
    ground = down.bit_count() + (down & second).bit_count()
    return [plans, large, special, loose, heights, float(ground), float(free.bit_count())]


# --- Plans ----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 16)
def groups(grid: Grid, mask: int) -> tuple[tuple[int, int], ...]:
    """List the groups of a mask: how many tiles, and the cells around."""
    return tuple((group.bit_count(), grid.grow(group) & ~mask) for group in grid.groups(mask))


def plan(found: tuple[tuple[int, int], ...], free: int) -> Plan:
    """Find the cell that joins most tiles; groups that can no longer grow are loose."""
    best = total = 0
    for i, (size, rim) in enumerate(found):
        total += size
        rim &= free
        if not rim:
            continue
        best = max(best, size)
        for other, beside in found[:i]:
            if rim & beside:
                best = max(best, size + other)
    return best, total - best


def plan_worth(ready: int) -> float:
    """Weigh a plan by the tiles ready for it."""
    return PLAN[ready] if ready < len(PLAN) else PLAN[-1] + LARGE * (ready - len(PLAN) + 1)


def pool_worth(pool: int) -> float:
    """Weigh the shrines of a pool."""
    return POOL[pool] if pool < len(POOL) else POOL[-1] + 0.05 * (pool - len(POOL) + 1)


def raised(stacks: tuple[int, ...]) -> tuple[int, int]:
    """Return the cells of a realm with two tiles or more, and with three or more."""
    second = third = 0
    for cell, height in enumerate(stacks):
        if height > 1:
            second |= 1 << cell
            if height > 2:
                third |= 1 << cell
    return second, third


# --- A turn that is half done ---------------------------------------------------------------------------------------


def in_hand(state: DragonCastle, seat: int) -> float:
    """Weigh what the turn still promises: shrines on the set just turned over, or the tiles in hand."""
    if state.phase == BUILD:
        return building(state, seat)
    first, second = state.first, state.second
    if first == NONE:
        return laid(state, seat, KIND[second], 1) if second != NONE else 0.0
    kind = KIND[first]
    if second != NONE:
        if KIND[second] == kind:
            return laid(state, seat, kind, 2)
        return laid(state, seat, kind, 1) + laid(state, seat, KIND[second], 1)
    single = laid(state, seat, kind, 1)
    if state.phase != COMPLETE:
        return single
    pool = state.pools[seat]
    best = max(1.0, single + pool_worth(pool + 1) - pool_worth(pool))
    if state.shown[first] & state.available:
        best = max(best, laid(state, seat, kind, 2))
    return best


def building(state: DragonCastle, seat: int) -> float:
    """Weigh the shrines that could be built on the set just turned over, less what they are worth in the pool."""
    pool = state.pools[seat]
    count = min(state.allowance, pool)
    base = seat * state.board.realm.cells
    levels = sorted([shrine_points(state.stacks[base + cell]) for cell in cells(state.site & state.down[seat])])
    return max(0.0, sum(levels[-count:]) - pool_worth(pool) + pool_worth(pool - count)) if count else 0.0


def laid(state: DragonCastle, seat: int, kind: int, tiles: int) -> float:
    """Estimate what this many tiles of a kind add, laid together where they join most."""
    free = state.bare[seat] | state.down[seat]
    found = groups(state.board.realm, state.up[seat * GROUPS + kind])
    ready, _ = plan(found, free)
    grown = ready + tiles
    best = plan_worth(max(tiles, ready)) - plan_worth(ready)
    largest = max([size for size, rim in found if rim & free], default=0)
    if largest + tiles < MIN_SET:
        best = max(best, plan_worth(max(ready, largest + tiles)) - plan_worth(ready))
    best -= CELL * tiles
    if grown >= MIN_SET:
        pool = state.pools[seat]
        count = min(pool, ALLOWANCE[kind])
        shrines = max(0.0, SHRINE * count - pool_worth(pool) + pool_worth(pool - count))
        best = max(best, set_points(grown) + shrines + CELL * ready - plan_worth(ready))
    return best
