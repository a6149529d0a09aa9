"""Why not? The reason that an action is not legal now."""

from typing import TYPE_CHECKING, Final

from drakehall.games.simurgh import dragons, wilds
from drakehall.games.simurgh.compiled_tiles import ABILITIES, MOVE_COST, TILE_SPACES, SpaceFact
from drakehall.games.simurgh.effects import KINDS, QUARTERS, STATUE, Bundle, Effect, amount
from drakehall.games.simurgh.paying import affords, markers
from drakehall.games.simurgh.tiles import FIRST_EXPLORATION, TYPE_OF
from drakehall.games.simurgh.view import hand
from drakehall.games.simurgh.vocabulary import (
    AFTER,
    AT_QUARTERS,
    AT_STATUE,
    EXCHANGE,
    HOME,
    LAID,
    LAY,
    MOVE,
    NO_DUTY,
    NONE,
    OPEN,
    PASS,
    PLACE,
    REPLACE,
    SCOUT,
    SET,
    SET_NONE,
    SPACES,
    SPEARMAN,
    SUPPLY,
    TAKE,
    TILES,
    USE,
    VASSALS,
    WITHDRAW,
    WITHDRAW_ALL,
)
from drakehall.kernel.events import Message, Value

if TYPE_CHECKING:
    from drakehall.games.simurgh.rules import Simurgh

WAITING: Final = (
    "simurgh-why-draft-power",
    "simurgh-why-draft",
    "simurgh-why-dragon",
    "simurgh-why-turn",
    "simurgh-why-laid",
    "simurgh-why-withdraw",
    "simurgh-why-quarters",
    "simurgh-why-statue",
    "simurgh-why-pay",
    "simurgh-why-take",
    "simurgh-why-answer",
    "simurgh-why-take",
    "simurgh-why-mark",
    "simurgh-why-pay",
    "simurgh-why-pay",
    "simurgh-why-keep",
    "simurgh-why-put-back",
    "simurgh-why-scout",
    "simurgh-why-after",
    "simurgh-why-hand-limit",
    "simurgh-why-resource-limit",
)
"""For each step, what has to be done now."""

FREE_ACTION_STEPS = (OPEN, LAID, AFTER, AT_QUARTERS, AT_STATUE)


def why(name: str, **args: Value) -> Message:
    """Make a reason."""
    return Message(name, args)


def not_now(state: "Simurgh") -> Message:
    """Return what the game is waiting for."""
    return Message(WAITING[state.stack[-1][0]])


def reason(state: "Simurgh", action: int) -> Message:
    """Return the rule that forbids an action of the deciding seat."""
    step = state.stack[-1][0]
    if action < MOVE and step in FREE_ACTION_STEPS:
        return why_not_use(state, action - USE)
    if MOVE <= action < PLACE and step in FREE_ACTION_STEPS and step != LAID:
        return why_not_move(state, action - MOVE)
    if PLACE <= action < LAY and step in (OPEN, LAID):
        vassal, space = divmod(action - PLACE, SPACES)
        return why_not_place(state, vassal, space)
    if LAY <= action < WITHDRAW and step == OPEN:
        replaces = action >= REPLACE
        tile, wild = divmod(action - (REPLACE if replaces else LAY), 6)
        return why_not_lay(state, tile + 1, wild, replaces)
    if WITHDRAW <= action < WITHDRAW_ALL and step == OPEN:
        return why("simurgh-why-nobody-there", vassal=VASSALS[(action - WITHDRAW) // SPACES])
    if action == WITHDRAW_ALL and step == OPEN:
        return why("simurgh-why-not-several")
    if action == PASS and step == OPEN:
        return why("simurgh-why-can-act")
    if SCOUT <= action < SET and step == AT_QUARTERS:
        return why_not_scout(state, action - SCOUT)
    if SET <= action < SET_NONE and step == AT_STATUE:
        return why_not_set(state, action)
    if action >= TAKE and state.duty != NO_DUTY:
        return why("simurgh-why-dead-end") if action in state.offered() else not_now(state)
    return not_now(state)


# --- Costs ----------------------------------------------------------------------------------------------------------


def short(stock: int, effect: Effect) -> Message | None:
    """Return what is missing for a cost, and how much: for the option that comes closest."""
    lacks = [lack(stock, option) for option in effect.options]
    if any(not each for each in lacks):
        return None
    thing, count = min(lacks, key=lambda each: sum(number for _, number in each))[0]
    return why("simurgh-why-short", thing=thing, count=count)


def lack(stock: int, bundle: Bundle) -> list[tuple[str, int]]:
    """List the tokens that are missing for a bundle."""
    found = [
        (KINDS[kind], amount(bundle.fixed, kind) - amount(stock, kind))
        for kind in range(7)
        if amount(bundle.fixed, kind) > amount(stock, kind)
    ]
    if not found and not affords(stock, bundle):
        rest = stock - bundle.fixed
        food = bundle.food - amount(rest, 0) - amount(rest, 1)
        material = bundle.material - amount(rest, 2) - amount(rest, 3)
        found = [("food", food)] if food > 0 else [("material", material)]
    return found


# --- Free actions ---------------------------------------------------------------------------------------------------


def why_not_use(state: "Simurgh", number: int) -> Message:
    """SIM-7: an ability cannot be used."""
    seat = state.turn
    fact = ABILITIES[number]
    if number // 3 not in state.dragons[seat]:
        return why("simurgh-why-not-your-dragon")
    mask = state.ready[seat] if fact.trigger else state.acts[seat]
    if not mask & fact.bit:
        return why("simurgh-why-no-marker")
    if fact.trigger:
        return why("simurgh-why-answers-only")
    missing = short(state.stock[seat], fact.cost)
    if missing:
        return missing
    cost, gain = fact.cost.options[0], fact.gain.options[0]
    if cost.marker and markers(state, seat) <= cost.marker:
        return why("simurgh-why-short", thing="marker", count=1)
    own = state.where[seat * 5 : seat * 5 + 5]
    if cost.spearman or cost.rider:
        if own.count(SUPPLY) > 3:
            return why("simurgh-why-last-vassal")
        if not dragons.possible(state, seat, fact) and (not gain.rider or SUPPLY in own[3:]):
            return why("simurgh-why-none-to-spend", vassal=VASSALS[bool(cost.rider)])
    if gain.rider and SUPPLY not in own[3:]:
        return why("simurgh-why-no-figure", vassal="rider")
    if gain.special and not dragons.possible(state, seat, fact):
        return why("simurgh-why-no-tile-to-take")
    return why("simurgh-why-dead-end")


def why_not_move(state: "Simurgh", wild: int) -> Message:
    """SIM-6.10, SIM-6.11: a rider cannot be moved."""
    if state.moved:
        return why("simurgh-why-moved")
    rider = wilds.own_rider(state, wild)
    tile = state.wilds[wild]
    if rider == NONE or tile < FIRST_EXPLORATION:
        return why("simurgh-why-no-explorer")
    place = state.where[rider]
    if rider == state.fresh and not state.board.first_edition:
        return why("simurgh-why-just-placed")
    if (place & 3) < 3 and state.crowd[place + 1]:
        return why("simurgh-why-below-taken")
    return short(state.stock[state.turn], MOVE_COST[tile]) or why("simurgh-why-dead-end")


# --- Placing and laying ---------------------------------------------------------------------------------------------


def why_not_place(state: "Simurgh", vassal: int, space: int) -> Message:
    """SIM-5: a vassal cannot be placed."""
    seat = state.turn
    first = seat * 5
    own = state.where[first : first + 3] if vassal == SPEARMAN else state.where[first + 3 : first + 5]
    if HOME not in own:
        return why("simurgh-why-no-vassal", vassal=VASSALS[vassal])
    if state.laid != NONE and (space - 12) // 4 != state.laid:
        return why("simurgh-why-laid")
    if space < 12:
        return why_not_space(state, state.board.city[space], vassal, space)
    wild, i = divmod(space - 12, 4)
    tile = state.wilds[wild]
    if tile == NONE:
        return why("simurgh-why-no-tile")
    if tile >= FIRST_EXPLORATION:
        if i:
            return why("simurgh-why-level-one")
        if wilds.own_rider(state, wild) != NONE:
            return why("simurgh-why-own-rider")
    elif i >= len(TILE_SPACES[tile]):
        return why("simurgh-why-no-such-space")
    return why_not_space(state, TILE_SPACES[tile][i], vassal, space)


def why_not_space(state: "Simurgh", fact: SpaceFact, vassal: int, space: int) -> Message:
    """SIM-5.1 … SIM-5.3: a space cannot be used in full."""
    seat = state.turn
    if vassal == SPEARMAN and fact.rider_only:
        return why("simurgh-why-riders-only")
    if state.crowd[space] and (fact.single or state.crowd[space] >= state.board.capacity):
        return why("simurgh-why-taken")
    missing = short(state.stock[seat], fact.cost)
    if missing:
        return missing
    cost, gain = fact.cost.options[0], fact.gain.options[0]
    if cost.marker > markers(state, seat):
        return why("simurgh-why-short", thing="marker", count=cost.marker)
    own = state.where[seat * 5 : seat * 5 + 5]
    for type_, needed in ((0, gain.spearman), (1, gain.rider)):
        if needed and SUPPLY not in (own[3:] if type_ else own[:3]):
            return why("simurgh-why-no-figure", vassal=VASSALS[type_])
    if cost.spearman or cost.rider:
        owned = 5 - own.count(SUPPLY)
        if owned <= cost.spearman + cost.rider:
            return why("simurgh-why-last-vassal")
        return why("simurgh-why-none-to-spend", vassal=VASSALS[spends_rider(own, cost, vassal, space)])
    if gain.special == QUARTERS:
        return why("simurgh-why-no-scouting")
    return why("simurgh-why-no-objective" if gain.special == STATUE else "simurgh-why-no-dragon")


def spends_rider(own: list[int], cost: Bundle, vassal: int, space: int) -> bool:
    """Whether the type of vassal that is missing is a rider, not a spearman."""
    spearmen = 3 - own[:3].count(SUPPLY) - own[:3].count(space) - (vassal == SPEARMAN)
    return spearmen >= cost.spearman


def why_not_lay(state: "Simurgh", tile: int, wild: int, replaces: bool) -> Message:
    """SIM-6.3, SIM-R80: a tile cannot be laid there."""
    seat = state.turn
    if tile not in hand(state, seat):
        return why("simurgh-why-not-in-hand", tile=TILES[tile])
    if wild not in state.board.wilds:
        return why("simurgh-why-closed", seats=state.seats)
    free = any(state.wilds[each] == NONE for each in state.board.wilds)
    if not replaces and state.wilds[wild] != NONE:
        return why("simurgh-why-occupied")
    if replaces and free:
        return why("simurgh-why-space-free")
    if replaces and TYPE_OF[state.wilds[wild]] == TYPE_OF[FIRST_EXPLORATION]:
        return why("simurgh-why-never-removed")
    if replaces and not state.stock[seat] >> 40 & 0xFF:
        return why("simurgh-why-short", thing="weapon", count=1)
    own = state.where[seat * 5 : seat * 5 + 5]
    if HOME not in own[3:] and all(fact.rider_only for fact in TILE_SPACES[tile]):
        return why("simurgh-why-no-vassal", vassal="rider")
    return why("simurgh-why-tile-unusable", tile=TILES[tile]) if HOME in own else why("simurgh-why-nobody-home")


# --- The City's stages ----------------------------------------------------------------------------------------------


def why_not_scout(state: "Simurgh", source: int) -> Message:
    """SIM-5.13: a tile cannot be taken from there."""
    if (state.slots[source] == NONE) if source < 4 else not state.pile:
        return why("simurgh-why-no-tile-to-take")
    return short(state.stock[state.turn], state.board.quarters_costs[source]) or why("simurgh-why-quarters")


def why_not_set(state: "Simurgh", action: int) -> Message:
    """SIM-5.16: an objective cannot be placed there."""
    exchange = action >= EXCHANGE
    tile, space = divmod(action - (EXCHANGE if exchange else SET), 8)
    if tile + 73 not in state.shown:
        return why("simurgh-why-not-drawn")
    if space >= len(state.statue):
        return why("simurgh-why-no-such-space")
    if not exchange and state.statue[space] != NONE:
        return why("simurgh-why-occupied")
    if exchange and state.statue[space] == NONE:
        return why("simurgh-why-nothing-to-remove")
    return short(state.stock[state.turn], state.board.statue_costs[space]) or why("simurgh-why-no-marker")
