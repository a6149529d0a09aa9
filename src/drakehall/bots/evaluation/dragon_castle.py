"""How good a position of Dragon Castle is for a seat.

A set is turned over as soon as it has four tiles, so large sets come from joining: a tile or a pair that connects
groups laid near each other. The plan for a kind is the largest such join, by the tiles that lie ready for it.
"""

from typing import Final

from mypy_extensions import i64

from drakehall.games.dragon_castle import castle, dragons, scoring
from drakehall.games.dragon_castle.grid import cells, count
from drakehall.games.dragon_castle.rules import DragonCastle
from drakehall.games.dragon_castle.tiles import (
    ALLOWANCE,
    COUNTDOWN_POINTS,
    FACTIONS,
    KIND,
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
    POWER,
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
MEASURED: Final = 8
"""Number of a realm's measures that are features, or parts of them; the rest is for nets."""

Plan = tuple[i64, i64]
"""How many tiles are ready to be joined, and how many others of the kind there are."""


def stage(state: DragonCastle) -> int:
    """Return the stage: one of five by the tiles left in the castle, then after a summoning, then the last round."""
    if state.summoned:
        return 6 if state.summoned >= state.seats else 5
    tiles: i64 = state.standing * 2 // state.seats  # as if two players shared them
    stage: i64 = 0
    for bound in LEFT:
        if tiles <= bound:
            stage += 1
    return stage


def turn_number(state: DragonCastle) -> int:
    """Count turns."""
    return state.turns


def information_key(state: DragonCastle, seat: int) -> int:
    """Tiles in hand make a difference."""
    return state.first << 16 | state.second & 0xFFFF


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
    realm = state.realms[seat]
    known = realm.memo
    if known is None:
        known = realm.memo = prospects(state, seat)
    at_work = state.turn == seat
    return [
        known[0] + float(other_points(state, seat)),
        pool_worth(state.pools[seat]),
        *known[1:MEASURED],
        max(0.0, TURNS - state.turns / state.seats),
        in_hand(state, seat) if at_work else 0.0,
        CALLED.get(state.spirit, RELUCTANCE) if at_work and state.phase == PAY else 0.0,
    ]


def other_points(state: DragonCastle, seat: i64) -> i64:
    """Return the points that do not follow from the seat's own realm alone."""
    points: i64 = state.earned[seat * 2] + state.earned[seat * 2 + 1] + state.tokens[seat] * COUNTDOWN_POINTS
    if POWER in state.dragons:
        points += dragons.power(state, seat)
    return points


def prospects(state: DragonCastle, seat: i64) -> list[float]:
    """Measure a realm: points, plans, large and special ones, loose tiles, levels under plans and to build on, room.

    Then follow for each kind the tiles ready for its plan and all that lie face up, then how many cells to build on,
    and with a shrine, are of the first level, the second, and above.
    """
    grid, realm = state.board.realm, state.realms[seat]
    points = scoring.shrines(state, seat)
    for dragon in state.dragons:
        if dragon != POWER:
            points += dragons.score(state, seat, dragon)
    free = realm.bare | realm.down
    second, third = raised(state, seat)
    plans = 0.0
    large: i64 = 0
    special: i64 = 0
    loose: i64 = 0
    heights: i64 = 0
    kinds: list[float] = []
    for kind, mask in enumerate(realm.up):
        if not mask:
            kinds += [0.0, 0.0]
            continue
        ready, others = plan(grid.outlines(mask), free)
        kinds += [float(ready), float(ready + others)]
        if ready < len(PLAN):
            plans += PLAN[ready]
        else:
            plans += PLAN[-1]
            large += ready - len(PLAN) + 1
        loose += others
        if kind >= FACTIONS:
            special += ready
        heights += min(ALLOWANCE[kind] * 2, count(mask & second) + count(mask & third))
    ground = count(realm.down) + count(realm.down & second)
    return [
        float(points),
        plans,
        float(large),
        float(special),
        float(loose),
        float(heights),
        float(ground),
        float(count(free)),
        *kinds,
        *levels(realm.down, second, third),
        *levels(state.shrines[seat], second, third),
    ]


def levels(mask: i64, second: i64, third: i64) -> list[float]:
    """Count cells by level: one, two, three and more."""
    raised_once, raised_twice = count(mask & second), count(mask & third)
    return [float(count(mask) - raised_once), float(raised_once - raised_twice), float(raised_twice)]


def raised(state: DragonCastle, seat: i64) -> tuple[i64, i64]:
    """Return the cells of a realm with two tiles or more, and with three or more."""
    size, stacks = state.board.realm.cells, state.stacks
    base = seat * size
    second: i64 = 0
    third: i64 = 0
    bit: i64 = 1
    for at in range(base, base + size):
        height: i64 = stacks[at]
        if height > 1:
            second |= bit
            if height > 2:
                third |= bit
        bit <<= 1
    return second, third


# --- Plans ----------------------------------------------------------------------------------------------------------


def plan(found: list[int], free: i64) -> Plan:
    """Find the cell that joins most tiles of groups given by their outlines; those that cannot grow are loose."""
    best: i64 = 0
    total: i64 = 0
    for i in range(0, len(found), 2):
        size: i64 = found[i]
        total += size
        rim = found[i + 1] & free
        if not rim:
            continue
        if size > best:
            best = size
        for j in range(0, i, 2):
            if rim & found[j + 1] and size + found[j] > best:
                best = size + found[j]
    return best, total - best


def plan_worth(ready: int) -> float:
    """Weigh a plan by the tiles ready for it."""
    return PLAN[ready] if ready < len(PLAN) else PLAN[-1] + LARGE * (ready - len(PLAN) + 1)


def pool_worth(pool: int) -> float:
    """Weigh the shrines of a pool."""
    return POOL[pool] if pool < len(POOL) else POOL[-1] + 0.05 * (pool - len(POOL) + 1)


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
    if castle.identical(state):
        best = max(best, laid(state, seat, kind, 2))
    return best


def building(state: DragonCastle, seat: int) -> float:
    """Weigh the shrines that could be built on the set just turned over, less what they are worth in the pool."""
    pool = state.pools[seat]
    most = min(state.allowance, pool)
    if not most:
        return 0.0
    base = seat * state.board.realm.cells
    sites = cells(state.site & state.realms[seat].down)
    levels = sorted([shrine_points(state.stacks[base + cell]) for cell in sites])
    return max(0.0, sum(levels[-most:]) - pool_worth(pool) + pool_worth(pool - most))


def laid(state: DragonCastle, seat: int, kind: int, tiles: int) -> float:
    """Estimate what this many tiles of a kind add, laid together where they join most."""
    realm = state.realms[seat]
    free = realm.bare | realm.down
    found = state.board.realm.outlines(realm.up[kind])
    ready: int = plan(found, free)[0]
    grown = ready + tiles
    best = plan_worth(max(tiles, ready)) - plan_worth(ready)
    largest = 0
    for i in range(0, len(found), 2):
        if found[i + 1] & free and found[i] > largest:
            largest = found[i]
    if largest + tiles < MIN_SET:
        best = max(best, plan_worth(max(ready, largest + tiles)) - plan_worth(ready))
    best -= CELL * tiles
    if grown >= MIN_SET:
        pool = state.pools[seat]
        most = min(pool, ALLOWANCE[kind])
        shrines = max(0.0, SHRINE * most - pool_worth(pool) + pool_worth(pool - most))
        best = max(best, set_points(grown) + shrines + CELL * ready - plan_worth(ready))
    return best
