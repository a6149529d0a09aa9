"""Which spaces a vassal can use in full, and placing it (SIM-5)."""

from typing import TYPE_CHECKING

from drakehall.games.simurgh import city
from drakehall.games.simurgh.effects import GUARD, MEAT, QUARTERS, STATUE, UNIT, VEG, WEAPON, Bundle, amount, payable
from drakehall.games.simurgh.facts import (
    ANSWERS,
    FIRST_EXPLORATION,
    FREE_FOR_ANY,
    FREE_FOR_RIDER,
    TILE_PLACES,
    Place,
    SpaceFact,
)
from drakehall.games.simurgh.paying import FOR_SPACE, affords, markers
from drakehall.games.simurgh.vocabulary import (
    AFTER,
    CHECKING,
    HOME,
    LAY,
    MOVED,
    NO_DUTY,
    NONE,
    PAYING,
    PLACE,
    REPLACE,
    RIDER,
    SPACE_LABELS,
    SPACES,
    SPEARMAN,
    SUPPLY,
    TAKING,
    VASSALS,
)

if TYPE_CHECKING:
    from drakehall.games.simurgh.rules import Simurgh

EMPTY = SPACES
"""A space that nobody stands on."""
PLENTY = 20 * sum(UNIT[:6])
"""More than any bonus with all its answers."""


# --- Legality -------------------------------------------------------------------------------------------------------


def in_full(state: "Simurgh", fact: SpaceFact, space: int, vassal: int, stock: int, marked: int) -> bool:
    """SIM-5.3, SIM-R10: whether a vassal placed on a space could pay everything and receive everything."""
    if not payable(stock, fact.need):
        return False
    if not fact.hard:
        return True
    for cost in fact.cost.options:
        if fact.cost.plain or pays(state, cost, space, vassal, stock, marked):
            for gain in fact.gain.options:
                if receives(state, gain, cost, stock):
                    return True
    return False


def pays(state: "Simurgh", cost: Bundle, space: int, vassal: int, stock: int, marked: int) -> bool:
    """SIM-5.8, SIM-R14, SIM-R15, SIM-R21: whether the cost can be paid while that vassal stands there."""
    if cost.marker > marked or not affords(stock, cost):
        return False
    if cost.spearman or cost.rider:
        first = state.turn * 5
        spearmen, riders = state.where[first : first + 3], state.where[first + 3 : first + 5]
        for own, needed, type_ in ((spearmen, cost.spearman, SPEARMAN), (riders, cost.rider, RIDER)):
            free = len(own) - own.count(SUPPLY) - own.count(space) - (vassal == type_)
            if free < needed:
                return False
    return True


def receives(state: "Simurgh", gain: Bundle, cost: Bundle, stock: int) -> bool:
    """SIM-R10, SIM-R22: whether figures and tiles are there to be received."""
    first = state.turn * 5
    if gain.spearman and state.where[first : first + 3].count(SUPPLY) + cost.spearman < gain.spearman:
        return False
    if gain.rider and state.where[first + 3 : first + 5].count(SUPPLY) + cost.rider < gain.rider:
        return False
    if gain.draw and not state.dragon_pile:
        return False
    if gain.special == QUARTERS:
        return city.quarters_usable(state, stock)
    return gain.special != STATUE or city.statue_usable(state)


def placements(state: "Simurgh", places: tuple[Place, ...], spearman: bool, rider: bool) -> list[int]:
    """SIM-5.1, SIM-5.2: list the placements on some spaces (given in their order): by spearmen, then by riders."""
    crowd = state.crowd
    seat = state.turn
    stock = state.stock[seat]
    guarded = stock | GUARD
    capacity = state.table.capacity
    spearmen: list[int] = []
    riders: list[int] = []
    for space, by_spearman, by_rider, need, single, hard, fact in places:
        if (guarded - need) & GUARD != GUARD or (crowd[space] and (single or crowd[space] >= capacity)):
            continue
        both = spearman and by_spearman >= 0
        if hard and (both or rider):
            marked = markers(state, seat)
            one = in_full(state, fact, space, SPEARMAN, stock, marked)
            if rider and (in_full(state, fact, space, RIDER, stock, marked) if fact.spends else one):
                riders.append(by_rider)
            if both and one:
                spearmen.append(by_spearman)
        else:
            if both:
                spearmen.append(by_spearman)
            if rider:
                riders.append(by_rider)
    return spearmen + riders


def all_placements(state: "Simurgh", spearman: bool, rider: bool) -> list[int]:
    """List the placements on the City and on all tiles in the Wilds."""
    places = state.table.city
    for wild in state.table.wilds:
        tile = state.wilds[wild]
        if tile != NONE and (tile < FIRST_EXPLORATION or (rider and not has_explorer(state, wild))):
            places += TILE_PLACES[tile][wild]
    return placements(state, places, spearman, rider)


def wild_placements(state: "Simurgh", wild: int, spearman: bool, rider: bool) -> list[int]:
    """List the placements on one tile in the Wilds."""
    return placements(state, TILE_PLACES[state.wilds[wild]][wild], spearman, rider)


def has_explorer(state: "Simurgh", wild: int) -> bool:
    """SIM-R34: whether a rider of the player is already on an exploration tile."""
    first = state.turn * 5 + 3
    low = 12 + 4 * wild
    return low <= state.where[first] < low + 4 or low <= state.where[first + 1] < low + 4


def tile_usable(state: "Simurgh", tile: int, wild: int, stock: int, marked: int) -> bool:
    """SIM-R80: whether some available vassal could use some space of a tile that has just been laid.

    Nobody stands on the new tile; whoever stands there now goes home with the old one and can be spent (SIM-R8).
    """
    first = state.turn * 5
    spearman = HOME in state.where[first : first + 3]
    rider = HOME in state.where[first + 3 : first + 5]
    guarded = stock | GUARD
    for _, by_spearman, _, need, _, hard, fact in TILE_PLACES[tile][wild]:
        if (guarded - need) & GUARD == GUARD:
            if spearman and by_spearman >= 0 and (not hard or in_full(state, fact, EMPTY, SPEARMAN, stock, marked)):
                return True
            if rider and (not hard or in_full(state, fact, EMPTY, RIDER, stock, marked)):
                return True
    return False


def layings(state: "Simurgh", spearman: bool, rider: bool) -> list[int]:
    """SIM-6.3, SIM-R80 (a): list the tiles of the hand that can be laid, with each place for them."""
    seat = state.turn
    tiles = state.hands[seat] if state.power[seat] == NONE else [*state.hands[seat], state.power[seat]]
    if not tiles:
        return []
    stock = state.stock[seat]
    wilds = [wild for wild in state.table.wilds if state.wilds[wild] == NONE]
    first = LAY
    if not wilds:
        if not stock >> 40 & 0xFF:
            return []
        stock -= UNIT[WEAPON]
        wilds = [wild for wild in state.table.wilds if state.wilds[wild] < FIRST_EXPLORATION]
        first = REPLACE
    marked = markers(state, seat)
    most = PLENTY if state.ready[seat] else state.table.most_bonus
    found = []
    for tile in tiles:
        base = first + (tile - 1) * 6
        if (spearman and FREE_FOR_ANY[tile]) or (rider and FREE_FOR_RIDER[tile]):
            found += [base + wild for wild in wilds]
        elif not rider and tile >= FIRST_EXPLORATION:
            continue
        elif wilds and tile_usable(state, tile, wilds[0], stock, marked):
            found += [base + wild for wild in wilds]
        elif wilds and tile_usable(state, tile, wilds[0], stock + most, marked):
            found += [base + wild for wild in wilds if usable_with_bonus(state, tile, wild, stock, marked)]
    found.sort()
    return found


def usable_with_bonus(state: "Simurgh", tile: int, wild: int, stock: int, marked: int) -> bool:
    """SIM-R80 (a): whether some choice of the bonus with some answers to it makes the tile usable."""
    table = state.table
    for bonus, answers in zip(table.bonuses[wild], table.bonus_answers[wild], strict=True):
        if tile_usable(state, tile, wild, stock + bonus, marked):
            return True
        mask = state.ready[state.turn] & answers
        if mask and usable_with_answers(state, tile, wild, stock, bonus, mask):
            return True
    return False


def usable_with_answers(state: "Simurgh", tile: int, wild: int, stock: int, bonus: int, mask: int) -> bool:
    """SIM-R80 (a): the same with some of the abilities that answer the bonus."""
    marked = markers(state, state.turn)
    answers = [each for each in ANSWERS if each.bit & mask]
    matching = [UNIT[kind] for kind in (VEG, MEAT) if amount(bonus, kind)]  # SIM-R58
    for chosen in range(1, 1 << len(answers)):
        gains = [each.gain.options[0].fixed for i, each in enumerate(answers) if chosen >> i & 1]
        for match in matching if 0 in gains else [0]:
            added = sum(gain or match for gain in gains)
            if tile_usable(state, tile, wild, stock + bonus + added, marked - len(gains)):
                return True
    return False


# --- Placing --------------------------------------------------------------------------------------------------------


def place(state: "Simurgh", action: int) -> None:
    """SIM-5.1: a vassal takes a space, pays and receives at once; then tiles are looked at."""
    vassal, space = divmod(action - PLACE, SPACES)
    seat = state.turn
    first = seat * 5 + 3 * vassal
    each = state.where.index(HOME, first)
    state.where[each] = space
    state.crowd[space] += 1
    state.fresh = each
    state.laid = NONE
    state.duty = NO_DUTY
    move = 0
    if space < 12:
        fact = state.table.city[space].fact
    else:
        wild = (space - 12) >> 2
        state.load[wild] += 1
        fact = TILE_PLACES[state.wilds[wild]][wild][(space - 12) & 3].fact
        if state.table.options.placement_counts_as_move and state.wilds[wild] >= FIRST_EXPLORATION:  # SIM-R33
            move = wild + 1
    if state.events is not None:
        state.tell("simurgh-event-placed", seat=seat, vassal=VASSALS[vassal], space=SPACE_LABELS[space])
    stack = state.stack
    stack.append((AFTER, 0, 0, 0, 0))
    stack.append((MOVED, move - 1, 0, 0, 0) if move else (CHECKING, 0, 0, 0, 0))
    stack.append((TAKING, fact.gain.number, move, 0, 0))
    stack.append((PAYING, fact.cost.number, FOR_SPACE, 0, 0))
