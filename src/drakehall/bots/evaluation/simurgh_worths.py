"""What spaces, tiles, steps and abilities of Simurgh are roughly worth, in points: read from their effects.

Goods are worth less the nearer the end is. So there are three tables: with much time left, with little, and with none.
"""

from functools import lru_cache
from typing import Final

from drakehall.bots.evaluation.sums import added
from drakehall.games.simurgh.compiled_tiles import (
    ABILITIES,
    LEVELS,
    MOVE_COST,
    SLOT_ACT,
    SLOT_ANSWER,
    TILE_SPACES,
)
from drakehall.games.simurgh.effects import SCOUT_FACE_UP, SCOUT_TOP, WISDOM, WOOD, Bundle, Effect, amount
from drakehall.games.simurgh.tiles import FIRST_EXPLORATION

PRICES: Final[tuple[float, ...]] = (0.6, 0.6, 0.65, 0.7, 0.95, 1.05, 1.0)
"""What a token is worth in mid-game, kind by kind; points last."""
MIXED: Final[tuple[float, ...]] = (0.65, 0.72)
"""Vegetables and meat, wood and stone, if there is a choice between them."""
MARKER: Final = 1.2
SPEARMAN: Final = 2.0
RIDER: Final = 3.0
DRAGON: Final = 1.0
TILE: Final = 1.5
STEP_ON: Final = 2.0
"""An extra move."""
USES: Final[tuple[float, ...]] = (1.0, 0.5, 0.0)
"""How much goods count in each table."""
ALONG: Final = 0.6
"""How much of what lies further along an exploration tile counts when entering it."""
OFTEN: Final = 0.6
"""How much of an ability counts that has to wait for something."""


def bundle(what: Bundle, use: float) -> float:
    """Weigh things paid or received together."""
    goods = added(PRICES[kind] * amount(what.fixed, kind) for kind in range(6))
    goods += MIXED[0] * what.food + MIXED[1] * what.material
    goods += MARKER * (what.marker + what.draw_markers) + SPEARMAN * what.spearman + RIDER * what.rider
    goods += DRAGON * bool(what.draw) + TILE * (what.special in (SCOUT_FACE_UP, SCOUT_TOP))
    return amount(what.fixed, 6) + use * goods


def gain(effect: Effect, use: float) -> float:
    """Weigh the best option of a gain."""
    return max(bundle(option, use) for option in effect.options)


def cost(effect: Effect, use: float) -> float:
    """Weigh the cheapest option of a cost."""
    return min(bundle(option, use) for option in effect.options)


def step(tile: int, level: int, use: float) -> float:
    """Weigh a step to a level of an exploration tile."""
    return gain(LEVELS[tile][level], use) - cost(MOVE_COST[tile], use)


WAYS: Final = [
    [
        [
            [
                added(max(0.0, step(tile, below, use)) for below in range(level + 1, min(4, level + 1 + steps)))
                for steps in range(4)
            ]
            for level in range(4)
        ]
        if tile >= FIRST_EXPLORATION
        else []
        for tile in range(len(LEVELS))
    ]
    for use in USES
]
"""By table, exploration tile, level and number of steps there is time for: what lies further along."""


def spaces(tile: int, use: float) -> list[float]:
    """Weigh the spaces of a tile, entering an exploration tile with a part of what follows."""
    found = [gain(space.gain, use) - cost(space.cost, use) for space in TILE_SPACES[tile]]
    if tile >= FIRST_EXPLORATION:
        found[0] += ALONG * added(max(0.0, step(tile, level, use)) for level in (1, 2, 3))
    return found


SPACES: Final = [[spaces(tile, use) for tile in range(len(TILE_SPACES))] for use in USES]
"""By table, tile and space: what it brings."""
COSTS: Final = [[space.cost for space in each] for each in TILE_SPACES]
NEAR: Final[tuple[float, ...]] = (1.0, 0.55, 0.3, 0.15, 0.05)
"""How much something counts by the number of tokens missing for it; beyond that, nothing."""
FAR: Final[tuple[float, ...]] = (0.4, 0.3, 0.2, 0.1, 0.05)
"""The same for the steps after the next."""
PROMISES: Final[dict[int, dict[int, float]]] = {}
"""Known promises of spaces on tiles: by goods and table, then by tile and spaces."""
MOST_PROMISES: Final = 1 << 13
"""Number of goods that are remembered; then all are forgotten."""
MARKED: Final[dict[int, dict[int, float]]] = {}
"""Known worths of marked abilities: by free actions, then by answers."""
MOST_MARKED: Final = 1 << 10


def missing(effect: Effect, stock: int) -> int:
    """Count the resources that a stock lacks for a cost."""
    least = 99
    for option in effect.options:
        lacks = lacking(option, stock)
        if lacks < least:
            least = lacks
    return least


def lacking(option: Bundle, stock: int) -> int:
    """Count the resources that a stock lacks for an option of a cost."""
    cost, food, material = option.fixed, option.food, option.material
    lacks = 0
    for kind in range(6):
        short = (cost & 0xFF) - (stock & 0xFF)
        if short > 0:
            lacks += short
        elif kind < WOOD:
            food += short
        elif kind < WISDOM:
            material += short
        cost >>= 8
        stock >>= 8
    if food > 0:
        lacks += food
    if material > 0:
        lacks += material
    return lacks


def promises(goods: int, table: int) -> dict[int, float]:
    """Return what `promised` has found so far for a seat with these goods."""
    number = goods << 2 | table
    found = PROMISES.get(number)
    if found is None:
        if len(PROMISES) >= MOST_PROMISES:
            PROMISES.clear()
        found = {}
        PROMISES[number] = found
    return found


def promised(known: dict[int, float], tile: int, goods: int, mask: int, table: int) -> float:
    """Weigh the best of some spaces of a tile, once; `known` belongs to the goods and the table."""
    number = tile << 4 | mask
    found = known.get(number)
    if found is None:
        found = promise(tile, goods, mask, table)
        known[number] = found
    return found


def promise(tile: int, stock: int, mask: int, table: int) -> float:
    """Weigh the best of some spaces of a tile for a seat with that stock: less the more is missing."""
    best = 0.0
    worths = SPACES[table][tile]
    for i, effect in enumerate(COSTS[tile]):
        if mask >> i & 1 and worths[i] > best:
            lacks = missing(effect, stock)
            if lacks < len(NEAR) and worths[i] * NEAR[lacks] > best:
                best = worths[i] * NEAR[lacks]
    return best


@lru_cache(maxsize=1 << 16)
def way(tile: int, stock: int, level: int, steps: int, table: int) -> float:
    """Weigh what a rider on a level of an exploration tile will still find: less the more is missing."""
    lacks = missing(MOVE_COST[tile], stock)
    near = WAYS[table][tile][level][min(1, steps)]
    far = WAYS[table][tile][level][steps] - near
    return (near * NEAR[lacks] + FAR[lacks] * far) if lacks < len(NEAR) else FAR[-1] * far


def abilities(acts: int, answers: int) -> float:
    """Weigh the marked abilities of a seat, once."""
    known = MARKED.get(acts)
    if known is None or len(known) >= MOST_MARKED:
        if len(MARKED) >= MOST_MARKED:
            MARKED.clear()
        known = {}
        MARKED[acts] = known
    found = known.get(answers)
    if found is None:
        found = 0.0
        for number in range(len(ABILITIES)):
            if SLOT_ACT[number] & acts or SLOT_ANSWER[number] & answers:
                found += USEFUL[number]
        known[answers] = found
    return found


def ability(number: int) -> float:
    """Weigh a marked ability: what a use brings, and never nothing, since objectives count markers."""
    fact = ABILITIES[number]
    special = fact.gain.first.special
    brings = STEP_ON if special and special not in (SCOUT_FACE_UP, SCOUT_TOP) else gain(fact.gain, 1.0)
    worth = brings - cost(fact.cost, 1.0)
    return max(0.3, worth * (OFTEN if fact.trigger > 1 else 1.0))


USEFUL: Final = [ability(number) for number in range(len(ABILITIES))]
