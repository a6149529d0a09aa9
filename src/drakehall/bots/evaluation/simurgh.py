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

RESOURCE: Final = (0.3, 0.35, 0.4, 0.45, 0.75, 0.75)
"""What a resource of each kind is worth in points while there is time to use it."""
VASSAL: Final = (2.0, 3.0)
READY: Final = 0.5
"""What it is worth to have a vassal at home rather than on the board."""
MARKER: Final = 0.7
DRAGON: Final = 0.6
TILE: Final = 0.6
AHEAD: Final = 0.35
"""How much of the next level's points a rider on its way is worth."""
STEPS: Final = 12
"""So many choices of a running effect are made for the seat before its position is weighed."""


def evaluate(state: State, seat: int) -> float:
    """Weigh points, goods, vassals and dragons of a seat against the best rival."""
    assert isinstance(state, Simurgh)
    if not state.over and state.turn == seat and state.seat == seat:
        state = finished(state)
    if state.over:
        scores = state.scores()
        rival = max(score for other, score in enumerate(scores) if other != seat)
        return (1000.0 if seat in state.winners() else -1000.0) + scores[seat] - rival
    rivals = max(worth(state, other) for other in range(state.seats) if other != seat)
    return worth(state, seat) - 0.3 * rivals


def finished(state: Simurgh) -> Simurgh:
    """Play a running effect to its end, taking the first sensible choice each time."""
    turn = state.turn
    world = state
    for _ in range(STEPS):
        if world.seat != turn or world.stack[-1][0] in (OPEN, AFTER, WITHDRAWING):
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


def worth(state: Simurgh, seat: int) -> float:
    """Estimate what a seat has, in points."""
    stock = state.stock[seat]
    time = time_left(state)
    goods = sum(RESOURCE[kind] * min(amount(stock, kind), 6) for kind in range(6))
    goods *= min(1.0, state.table.resource_limit / max(1, total(stock)))
    own = state.where[seat * 5 : seat * 5 + 5]
    vassals = sum(VASSAL[i >= 3] for i, place in enumerate(own) if place != SUPPLY)
    ready = READY * sum(place in (HOME, RETURNED) for place in own)
    markers = state.acts[seat].bit_count() + state.ready[seat].bit_count()
    things = goods + vassals + MARKER * markers + DRAGON * len(state.dragons[seat])
    things += TILE * min(4, len(state.hands[seat]) + (state.power[seat] != NONE)) + exploring(state, seat)
    end = leftover_points(state.options.mode, total(stock))
    return state.points(seat) + time * things + ready + (1 - time) * end + objectives(state, seat)


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
                found += AHEAD * (LEVELS[tile][level + 1].options[0].fixed >> 48)
    return found


def objectives(state: Simurgh, seat: int) -> float:
    """Count the face-up objectives as they stand."""
    return sum(0.7 * objective_points(state, tile)[seat] for tile in state.statue if tile != NONE)
