"""How good a position of Simurgh is for a seat."""

from typing import Final

from drakehall.games.simurgh.effects import amount, total
from drakehall.games.simurgh.facts import FIRST_EXPLORATION, LEVELS
from drakehall.games.simurgh.rules import Simurgh
from drakehall.games.simurgh.scoring import leftover_points, objective_points
from drakehall.games.simurgh.vocabulary import (
    AFTER,
    AT_QUARTERS,
    AT_STATUE,
    DONE,
    HOME,
    LAID,
    NONE,
    OPEN,
    RETURNED,
    SET_NONE,
    SUPPLY,
    WITHDRAWING,
)
from drakehall.kernel.state import State

NAMES: Final = (
    "points",
    "meat",
    "vegetables",
    "wood",
    "stone",
    "weapons",
    "knowledge",
    "spearmen",
    "riders",
    "markers",
    "dragons",
    "tiles",
    "explorations",
    "ready",
    "leftovers",
    "objectives",
)
STAGES: Final = 1
MOST: Final = 6
"""More of one resource than this adds nothing."""
STEPS: Final = 12
"""So many choices of a running effect are made for the seat before its position is weighed."""


def stage(state: State) -> int:
    """Time is part of the features, so there is one stage."""
    return 0


def features(state: State, seat: int) -> list[float]:
    """Measure points, and goods, vassals, dragons and tiles by the time left to use them."""
    assert isinstance(state, Simurgh)
    stock = state.stock[seat]
    time = time_left(state)
    held = total(stock)
    use = time * min(1.0, state.table.resource_limit / max(1, held))
    goods = [use * min(amount(stock, kind), MOST) for kind in range(6)]
    own = state.where[seat * 5 : seat * 5 + 5]
    return [
        float(state.points(seat)),
        *goods,
        time * sum(place != SUPPLY for place in own[:3]),
        time * sum(place != SUPPLY for place in own[3:]),
        time * (state.acts[seat].bit_count() + state.ready[seat].bit_count()),
        time * len(state.dragons[seat]),
        time * min(4, len(state.hands[seat]) + (state.power[seat] != NONE)),
        time * exploring(state, seat),
        float(sum(place in (HOME, RETURNED) for place in own)),
        (1 - time) * leftover_points(state.options.mode, held),
        objectives(state, seat),
    ]


def clock(state: State) -> int:
    """Count turns."""
    assert isinstance(state, Simurgh)
    return state.turns


def sight(state: State, seat: int) -> int:
    """The own hand makes a difference."""
    assert isinstance(state, Simurgh)
    return hash((tuple(state.hands[seat]), tuple(state.dragons[seat]), state.power[seat]))


def settled(state: State, seat: int) -> Simurgh:
    """Play a running effect of the seat to its end, taking the first sensible choice each time."""
    assert isinstance(state, Simurgh)
    if state.turn != seat or state.seat != seat:
        return state
    world = state
    for _ in range(STEPS):
        if world.seat != seat or world.stack[-1][0] in (OPEN, AFTER, WITHDRAWING):
            break
        if world is state:
            world = state.copy()
        world.apply(sensible(world))
    return world


def sensible(state: Simurgh) -> int:
    """Choose a step of a running effect: the last placement or tile, points where there are some, answers always."""
    legal = state.legal()
    step = state.stack[-1][0]
    if step in (LAID, AT_QUARTERS):
        return legal[-1]
    if step == AT_STATUE:
        return next((action for action in reversed(legal) if action != SET_NONE), SET_NONE)
    choices = [action for action in legal if action != DONE]
    return choices[-1] if choices else DONE


def time_left(state: Simurgh) -> float:
    """Estimate how much of the game is left, from 1 to 0."""
    if state.final != NONE:
        return 0.0
    tiles = len(state.chronicle) / state.table.chronicle_end
    placed = sum(tile != NONE for tile in state.statue) / state.table.objective_end
    return 1.0 - max(tiles, placed) ** 2


def exploring(state: Simurgh, seat: int) -> float:
    """Estimate what riders on their way will still find."""
    found = 0.0
    for place in state.where[seat * 5 + 3 : seat * 5 + 5]:
        if place >= 12:
            tile = state.wilds[(place - 12) >> 2]
            level = place & 3
            if tile >= FIRST_EXPLORATION and level < 3:
                found += LEVELS[tile][level + 1].options[0].fixed >> 48
    return found


def objectives(state: Simurgh, seat: int) -> float:
    """Count the face-up objectives as they stand."""
    return float(sum(objective_points(state, tile)[seat] for tile in state.statue if tile != NONE))
