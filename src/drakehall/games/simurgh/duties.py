"""SIM-R80: no player gets stuck. While a duty is open, only choices are offered after which it can still be met.

The duties: a laid tile must get its vassal, and Scout Quarters must give a tile. The test is a small search over the
choices left until the duty is due again; positions reached in several orders are examined once. It never
looks at hidden tiles: which dragons are drawn makes no difference to it.
"""

from typing import TYPE_CHECKING, Final

from drakehall.games.simurgh import city, placing
from drakehall.games.simurgh.compiled_tiles import ABILITIES, EXTRA_MOVES
from drakehall.games.simurgh.effects import payable
from drakehall.games.simurgh.paying import markers, rider_at_home, spearman_at_home
from drakehall.games.simurgh.vocabulary import (
    ANSWERING,
    AT_QUARTERS,
    DONE,
    KEEPING,
    LAID,
    LAID_DUTY,
    MARKING,
    MATCHING_KIND,
    MOVE,
    NO_DUTY,
    NONE,
    RETURNING,
    TAKING,
    USE,
    Frame,
)

if TYPE_CHECKING:
    from drakehall.games.simurgh.rules import Simurgh

Position = tuple[tuple[Frame, ...], tuple[int, ...], tuple[int, ...]]
Found = dict[Position, bool]
"""Whether the duty can be met from positions already searched."""

# Choices that only add something: whatever is chosen, nothing is taken away except perhaps a marker.
HARMLESS: Final = frozenset((TAKING, ANSWERING, MATCHING_KIND, MARKING, KEEPING, RETURNING))


def met(state: "Simurgh", stock: int, marked: int) -> bool:
    """Return whether the open duty could be met now with these tokens and markers."""
    if state.duty == LAID_DUTY:
        spearman, rider = spearman_at_home(state), rider_at_home(state)
        return placing.tile_usable(state, state.wilds[state.laid], stock, marked, spearman, rider)
    return city.has_source(state, stock)


def keeping(state: "Simurgh", actions: list[int]) -> list[int]:
    """SIM-R80 (b), (c): keep the free actions after which the duty can be met."""
    found: Found = {}
    return [action for action in actions if harmless_use(state, action) or leads_on(state, action, found)]


def harmless_use(state: "Simurgh", action: int) -> bool:
    """Return whether an ability certainly does no harm: the duty can be met even after paying more than it costs."""
    if action >= MOVE:
        return False
    fact = ABILITIES[action - USE]
    cost = fact.cost.first
    if cost.spearman or cost.rider or fact.gain.first.special:
        return False
    stock = state.stock[state.turn]
    return payable(stock, fact.drain) and met(state, stock - fact.drain, 0)


def choices(state: "Simurgh", step: int, actions: list[int]) -> list[int]:
    """SIM-R80: keep the choices inside an effect after which the open duty can be met."""
    if len(actions) == 1:
        return actions
    safe = step in HARMLESS and state.extra == NONE and met(state, state.stock[state.turn], 0)
    found: Found = {}
    return [action for action in actions if (safe and not declares(step, action)) or leads_on(state, action, found)]


def declares(step: int, action: int) -> bool:
    """Return whether an answer declares an extra move, which has to be paid later."""
    return step == ANSWERING and action != DONE and bool(ABILITIES[action - USE].bit & EXTRA_MOVES)


def leads_on(state: "Simurgh", action: int, found: Found) -> bool:
    """Return whether the duty can still be met after an action."""
    world = state.copy()
    world.carry_out(action)
    return possible(world, found)


def possible(state: "Simurgh", found: Found) -> bool:
    """Search for choices that lead back to the duty in a position that meets it."""
    if state.duty == NO_DUTY:
        return True
    step = state.stack[-1][0]
    if step in (LAID, AT_QUARTERS):
        seat = state.turn
        return met(state, state.stock[seat], markers(state, seat))
    here = position(state)
    if here not in found:
        actions = state.offered()
        if step in (KEEPING, RETURNING):
            actions = actions[:1]
        found[here] = any(leads_on(state, action, found) for action in actions)
    return found[here]


def position(state: "Simurgh") -> Position:
    """Return what choices inside an effect can change."""
    seat = state.turn
    return (
        tuple(state.stack),
        (state.stock[seat], state.acts[seat], state.ready[seat], state.extra),
        (*state.where, *state.wilds, *state.slots, *state.dragons[seat]),
    )
