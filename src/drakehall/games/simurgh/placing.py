"""Which spaces a vassal can use in full, and placing it (SIM-5)."""

from functools import cache
from typing import TYPE_CHECKING, Final

from drakehall.games.simurgh import city, gaining
from drakehall.games.simurgh.compiled_tiles import (
    ANSWERS,
    TILE_ANY,
    TILE_HARD,
    TILE_SINGLE,
    TILE_SPACES,
    SpaceFact,
)
from drakehall.games.simurgh.effects import MEAT, UNIT, VEG, WEAPON, Bundle, amount
from drakehall.games.simurgh.paying import FOR_SPACE, affords, pay_fixed
from drakehall.games.simurgh.reach import CITY
from drakehall.games.simurgh.tiles import FIRST_EXPLORATION
from drakehall.games.simurgh.vocabulary import (
    AFTERWARDS,
    CHECK,
    CITY_SPACES,
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
    WILD_SPACES,
)

if TYPE_CHECKING:
    from drakehall.games.simurgh.rules import Simurgh

EMPTY: Final = SPACES
"""A space without vassals."""
PLENTY: Final = 20 * sum(UNIT[:6])
"""More than all answers to a bonus."""
ALL: Final = 15
"""All spaces of a tile, as a mask."""
QUARTERS_BIT: Final = 1 << 10
STATUE_BIT: Final = 1 << 11

LAYINGS: Final = [
    [
        [LAY + 6 * (tile - 1) + wild for wild in range(WILD_SPACES) if mask >> wild & 1]
        for mask in range(1 << WILD_SPACES)
    ]
    for tile in range(len(TILE_SPACES))
]
"""For each tile and each mask of spaces in the Wilds the actions that lay it there …"""
REPLACEMENTS: Final = [[[action + REPLACE - LAY for action in each] for each in by_mask] for by_mask in LAYINGS]
"""… and those that remove a tile for it."""

CHUNK: Final = 9
CHUNKS: Final = [
    [[first + i for i in range(CHUNK) if mask >> i & 1] for mask in range(1 << CHUNK)]
    for first in range(PLACE, PLACE + 2 * SPACES, CHUNK)
]
"""For each nine placements, first by a spearman, then by a rider, and each mask of them the actions."""
RIDER_CHUNKS: Final = SPACES // CHUNK
"""Number of the first chunk of placements by a rider."""


# --- Legality -------------------------------------------------------------------------------------------------------


def in_full(state: "Simurgh", fact: SpaceFact, space: int, vassal: int, stock: int, marked: int) -> bool:
    """SIM-5.3, SIM-R10: whether a vassal on a `hard` space that is reached could pay and receive everything."""
    for cost in fact.cost.options:
        if fact.cost.plain or pays(state, cost, space, vassal, stock, marked):
            for gain in fact.gain.options:
                if receives(state, gain, cost):
                    return True
    return False


def pays(state: "Simurgh", cost: Bundle, space: int, vassal: int, stock: int, marked: int) -> bool:
    """SIM-5.8, SIM-R14, SIM-R15, SIM-R21: whether the cost can be paid while that vassal stands there."""
    if cost.marker > marked or not affords(stock, cost):
        return False
    first = state.turn * 5
    if cost.spearman and free(state, first, first + 3, space) - (vassal == SPEARMAN) < cost.spearman:
        return False
    return not cost.rider or free(state, first + 3, first + 5, space) - (vassal == RIDER) >= cost.rider


def free(state: "Simurgh", first: int, end: int, space: int) -> int:
    """SIM-R21: count the vassals of a range that are neither in the supply nor on a space."""
    count = 0
    for each in range(first, end):
        place = state.where[each]
        if place != SUPPLY and place != space:
            count += 1
    return count


def receives(state: "Simurgh", gain: Bundle, cost: Bundle) -> bool:
    """SIM-R10, SIM-R22: whether there are figures and dragons to receive."""
    if gain.draw and not state.dragon_pile:
        return False
    first = state.turn * 5
    if gain.spearman and supply(state, first, first + 3) + cost.spearman < gain.spearman:
        return False
    return not gain.rider or supply(state, first + 3, first + 5) + cost.rider >= gain.rider


def supply(state: "Simurgh", first: int, end: int) -> int:
    """Count the vassals of a range that are in the supply."""
    count = 0
    for each in range(first, end):
        if state.where[each] == SUPPLY:
            count += 1
    return count


def add_placements(found: list[int], state: "Simurgh", spearman: bool, rider: bool, marked: int) -> None:
    """Add the placements on the City and on all tiles in the Wilds."""
    board, taken = state.board, state.taken
    stock = state.stock[state.turn]
    mixable, exact = board.reach.mixable(stock), board.reach.exact(stock, marked, len(state.dragon_pile) > 0)
    spaces = (mixable[CITY] & exact[CITY] | (mixable[CITY + 1] & exact[CITY + 1]) << 8) & ~(taken & board.city_single)
    anys, hards = board.city_any, board.city_hard
    for wild in board.wilds:
        tile = state.wilds[wild]
        if tile != NONE and (tile < FIRST_EXPLORATION or (rider and not has_explorer(state, wild))):
            first = CITY_SPACES + 4 * wild
            spaces |= (mixable[tile] & exact[tile] & ~(taken >> first & TILE_SINGLE[tile])) << first
            anys |= TILE_ANY[tile] << first
            hards |= TILE_HARD[tile] << first
    if not city.quarters_usable(state):
        spaces &= ~QUARTERS_BIT
    if not city.statue_usable(state):
        spaces &= ~STATUE_BIT
    add_usable(found, state, spaces if rider else spaces & anys, anys if spearman else 0, hards, rider, marked)


def add_placements_on(found: list[int], state: "Simurgh", wild: int, spearman: bool, rider: bool, marked: int) -> None:
    """SIM-6.4: add the placements on a tile that has just been laid."""
    tile = state.wilds[wild]
    first = CITY_SPACES + 4 * wild
    anys, hards = TILE_ANY[tile] << first, TILE_HARD[tile] << first
    spaces = paid_for(state, tile, state.stock[state.turn], marked) << first
    add_usable(found, state, spaces if rider else spaces & anys, anys if spearman else 0, hards, rider, marked)


def add_usable(
    found: list[int], state: "Simurgh", spaces: int, anys: int, hards: int, rider: bool, marked: int
) -> None:
    """SIM-5.1, SIM-5.2: add the placements on spaces that can be paid and have room: by spearmen, then by riders."""
    if state.board.first_edition:
        spaces &= ~overfull(state)
    by_spearman, by_rider = spaces & anys, spaces if rider else 0
    hard = spaces & hards
    while hard:
        bit = hard & -hard
        hard ^= bit
        space = bit.bit_length() - 1
        fact = fact_of(state, space)
        stock = state.stock[state.turn]
        usable = in_full(state, fact, space, SPEARMAN, stock, marked)
        if not usable:
            by_spearman &= ~bit
        if not (in_full(state, fact, space, RIDER, stock, marked) if fact.spends else usable):
            by_rider &= ~bit
    add_actions(found, by_spearman, 0)
    add_actions(found, by_rider, RIDER_CHUNKS)


def add_actions(found: list[int], spaces: int, chunk: int) -> None:
    """Add the placements on a mask of spaces, from a chunk on."""
    while spaces:
        if spaces & 511:
            found.extend(CHUNKS[chunk][spaces & 511])
        spaces >>= CHUNK
        chunk += 1


def overfull(state: "Simurgh") -> int:
    """SIM-13.2: return the spaces with as many vassals as they have places."""
    capacity = state.board.capacity
    return sum([1 << space for space, count in enumerate(state.crowd) if count >= capacity])


def fact_of(state: "Simurgh", space: int) -> SpaceFact:
    """Return the facts of a space on the board."""
    if space < CITY_SPACES:
        return state.board.city[space]
    return TILE_SPACES[state.wilds[(space - CITY_SPACES) >> 2]][space & 3]


def has_explorer(state: "Simurgh", wild: int) -> bool:
    """SIM-R34: whether a rider of the player is already on an exploration tile."""
    first = state.turn * 5 + 3
    low = CITY_SPACES + 4 * wild
    return low <= state.where[first] < low + 4 or low <= state.where[first + 1] < low + 4


def tile_usable(state: "Simurgh", tile: int, stock: int, marked: int, spearman: bool, rider: bool) -> bool:
    """SIM-R80: whether some available vassal could use some space of a tile that has just been laid.

    The new tile is empty; vassals standing there now go home with the old one and can be spent (SIM-R8).
    """
    spaces = paid_for(state, tile, stock, marked)
    if not rider:
        spaces = spaces & TILE_ANY[tile] if spearman else 0
    hard = spaces & TILE_HARD[tile]
    if spaces != hard:
        return True
    if hard:
        for i, fact in enumerate(TILE_SPACES[tile]):
            if hard >> i & 1:
                if spearman and not fact.rider_only and in_full(state, fact, EMPTY, SPEARMAN, stock, marked):
                    return True
                if rider and in_full(state, fact, EMPTY, RIDER, stock, marked):
                    return True
    return False


def paid_for(state: "Simurgh", tile: int, stock: int, marked: int) -> int:
    """SIM-5.3, SIM-R10: return the spaces of a tile that tokens, markers and the dragon pile make usable, as a mask."""
    reach = state.board.reach
    return reach.mixable(stock)[tile] & reach.exact(stock, marked, len(state.dragon_pile) > 0)[tile]


def add_layings(found: list[int], state: "Simurgh", spearman: bool, rider: bool, marked: int) -> None:
    """SIM-6.3, SIM-R80 (a): add the tiles of the hand that can be laid, with each place for them."""
    seat = state.turn
    tiles = state.hands[seat]
    if state.power[seat] != NONE:
        tiles = [*tiles, state.power[seat]]
        tiles.sort()
    if not tiles:
        return
    stock = state.stock[seat]
    room = room_for_tiles(state)
    actions = LAYINGS
    if not room:
        room = replaceable(state)
        if not room or not stock >> 40 & 0xFF:
            return
        stock -= UNIT[WEAPON]
        actions = REPLACEMENTS
    reach = state.board.reach
    mixable, exact = reach.mixable(stock), reach.exact(stock, marked, len(state.dragon_pile) > 0)
    for tile in tiles:
        allowed = ALL if rider else TILE_ANY[tile]
        spaces = mixable[tile] & exact[tile] & allowed
        if spaces & ~TILE_HARD[tile] or (spaces and tile_usable(state, tile, stock, marked, spearman, rider)):
            found.extend(actions[tile][room])
        elif paid_for(state, tile, stock + most_bonus(state), marked) & allowed:
            found.extend(actions[tile][room_with_bonus(state, tile, room, stock, marked, spearman, rider)])


def most_bonus(state: "Simurgh") -> int:
    """Return more tokens than any bonus of the Wilds with all its answers."""
    board = state.board
    return board.most_bonus + PLENTY if state.ready[state.turn] & board.bonus_answers else board.most_bonus


def room_for_tiles(state: "Simurgh") -> int:
    """Return the open spaces of the Wilds without a tile, as a mask."""
    room = 0
    for wild in state.board.wilds:
        if state.wilds[wild] == NONE:
            room |= 1 << wild
    return room


def replaceable(state: "Simurgh") -> int:
    """SIM-6.3: return the spaces of the Wilds whose tile can be removed for a weapon, all but exploration tiles."""
    room = 0
    for wild in state.board.wilds:
        if state.wilds[wild] < FIRST_EXPLORATION:
            room |= 1 << wild
    return room


def room_with_bonus(
    state: "Simurgh", tile: int, room: int, stock: int, marked: int, spearman: bool, rider: bool
) -> int:
    """SIM-R80 (a): return the spaces of the Wilds where some bonus and answers to it make the tile usable."""
    found = 0
    for bonus in state.board.bonuses:
        if bonus.wilds & room:
            for i, tokens in enumerate(bonus.amounts):
                answers = state.ready[state.turn] & bonus.answers[i]
                if tile_usable(state, tile, stock + tokens, marked, spearman, rider) or (
                    answers and with_answers(state, tile, stock, marked, spearman, rider, tokens, answers)
                ):
                    found |= bonus.wilds & room
                    break
    return found


def with_answers(
    state: "Simurgh", tile: int, stock: int, marked: int, spearman: bool, rider: bool, bonus: int, answers: int
) -> bool:
    """SIM-R80 (a): whether a bonus with some of the abilities that answer it makes a tile usable."""
    for added, used in answered(bonus, answers):
        if tile_usable(state, tile, stock + bonus + added, marked - used, spearman, rider):
            return True
    return False


@cache
def answered(bonus: int, mask: int) -> list[tuple[int, int]]:
    """List what some of the abilities that answer a bonus can add to it, and how many markers that takes."""
    answers = [each for each in ANSWERS if each.bit & mask]
    matching = [UNIT[kind] for kind in (VEG, MEAT) if amount(bonus, kind)]  # SIM-R58
    found: list[tuple[int, int]] = []
    for chosen in range(1, 1 << len(answers)):
        gains = [each.gain.first.fixed for i, each in enumerate(answers) if chosen >> i & 1]
        matches = matching if 0 in gains else [0]
        found += [(sum(gain or match for gain in gains), len(gains)) for match in matches]
    return found


# --- Placing --------------------------------------------------------------------------------------------------------


def place(state: "Simurgh", action: int) -> None:
    """SIM-5.1: a vassal takes a space, pays and receives at once; then the tiles are checked."""
    vassal, space = SPEARMAN, action - PLACE
    if space >= SPACES:
        vassal, space = RIDER, space - SPACES
    seat = state.turn
    each = seat * 5 + 3 * vassal
    while state.where[each] != HOME:
        each += 1
    state.where[each] = space
    state.crowd[space] += 1
    state.taken |= 1 << space
    state.fresh = each
    state.laid = NONE
    state.duty = NO_DUTY
    move = 0
    if space < CITY_SPACES:
        fact = state.board.city[space]
    else:
        wild = (space - CITY_SPACES) >> 2
        tile = state.wilds[wild]
        state.load[wild] += 1
        fact = TILE_SPACES[tile][space & 3]
        if tile >= FIRST_EXPLORATION and state.board.placement_moves:  # SIM-R33
            move = wild + 1
    if state.events is not None:
        state.tell("simurgh-event-placed", seat=seat, vassal=VASSALS[vassal], space=SPACE_LABELS[space])
        state.running = (TAKING, fact.gain.number, move, 0, 0)  # what follows is caused by the space
    stack = state.stack
    stack.append(AFTERWARDS)
    if move:
        stack.append((MOVED, move - 1, 0, 0, 0))
    else:
        stack.append(CHECK)
    cost = fact.cost
    if not cost.plain:
        stack.append((TAKING, fact.gain.number, move, 0, 0))
        stack.append((PAYING, cost.number, FOR_SPACE, 0, 0))
        return
    pay_fixed(state, cost.first.fixed)
    gaining.take(state, fact.gain, move)
