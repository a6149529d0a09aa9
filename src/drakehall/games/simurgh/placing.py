"""Which spaces a vassal can use in full, and placing it (SIM-5)."""

from functools import cache
from typing import TYPE_CHECKING, Final

from drakehall.games.simurgh import city, gaining
from drakehall.games.simurgh.compiled_tiles import (
    ANSWERS,
    FIRST_EXPLORATION,
    TILE_ANY,
    TILE_HARD,
    TILE_SINGLE,
    TILE_SPACES,
    SpaceFact,
)
from drakehall.games.simurgh.effects import MEAT, UNIT, VEG, WEAPON, Bundle, amount
from drakehall.games.simurgh.paying import FOR_SPACE, affords, pay_fixed
from drakehall.games.simurgh.reach import TILE_BITS
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

EMPTY = SPACES
"""A space without vassals."""
PLENTY = 20 * sum(UNIT[:6])
"""More than all answers to a bonus."""
FOR_ANY: Final = sum(mask << bit for mask, bit in zip(TILE_ANY, TILE_BITS, strict=True))
"""The bits of all tiles' spaces that are not for riders only."""
EASY: Final = ~sum(mask << bit for mask, bit in zip(TILE_HARD, TILE_BITS, strict=True))
"""All bits but those of tiles' `hard` spaces."""
QUARTERS_BIT: Final = 1 << 10
STATUE_BIT: Final = 1 << 11
ALL_CITY: Final = (1 << CITY_SPACES) - 1
ON_WILD: Final = [15 << CITY_SPACES + 4 * wild for wild in range(WILD_SPACES)]
"""The bits of the spaces of a tile on each space of the Wilds."""
ON_BOARD: Final = [
    [
        (TILE_BITS[tile] - CITY_SPACES - 4 * wild, *(mask << CITY_SPACES + 4 * wild for mask in masks))
        for wild in range(WILD_SPACES)
    ]
    for tile, masks in enumerate(zip(TILE_SINGLE, TILE_ANY, TILE_HARD, strict=True))
]
"""For each tile and each space of the Wilds how far its bits are shifted there; its masks in their place."""

LAYINGS: Final = [
    [
        [LAY + 6 * (tile - 1) + wild for wild in range(WILD_SPACES) if mask >> wild & 1]
        for mask in range(1 << WILD_SPACES)
    ]
    for tile in range(len(TILE_BITS))
]
"""For each tile and each mask of spaces in the Wilds the actions that lay it there …"""
REPLACEMENTS: Final = [[[action + REPLACE - LAY for action in each] for each in by_mask] for by_mask in LAYINGS]
"""… and those that remove a tile for it."""

CHUNKS: Final = [
    [[first + i for i in range(9) if mask >> i & 1] for mask in range(512)]
    for first in range(PLACE, PLACE + 2 * SPACES, 9)
]
"""For each nine placements and each mask of them the actions."""


# --- Legality -------------------------------------------------------------------------------------------------------


def reached(state: "Simurgh", stock: int, marked: int) -> int:
    """SIM-5.3, SIM-R10: return the spaces that tokens, markers and the dragon pile make usable, as bits of `reach`."""
    if state.dragon_pile:
        return state.board.reach.within(stock, marked)
    return state.board.reach.within(stock, marked) & ~state.board.draws


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
    if cost.spearman or cost.rider:
        first = state.turn * 5
        spearmen, riders = state.where[first : first + 3], state.where[first + 3 : first + 5]
        for own, needed, type_ in ((spearmen, cost.spearman, SPEARMAN), (riders, cost.rider, RIDER)):
            free = len(own) - own.count(SUPPLY) - own.count(space) - (vassal == type_)
            if free < needed:
                return False
    return True


def receives(state: "Simurgh", gain: Bundle, cost: Bundle) -> bool:
    """SIM-R10, SIM-R22: whether there are figures and dragons to receive."""
    if gain.draw and not state.dragon_pile:
        return False
    first = state.turn * 5
    if gain.spearman and state.where[first : first + 3].count(SUPPLY) + cost.spearman < gain.spearman:
        return False
    return not gain.rider or state.where[first + 3 : first + 5].count(SUPPLY) + cost.rider >= gain.rider


def all_placements(state: "Simurgh", spearman: bool, rider: bool, marked: int, reach: int) -> list[int]:
    """List the placements on the City and on all tiles in the Wilds; `reach` is what the stock reaches."""
    board = state.board
    spaces = reach & ALL_CITY
    singles, anys, hards = board.city_single, board.city_any, board.city_hard
    for wild, tile in enumerate(state.wilds):
        if tile != NONE and (tile < FIRST_EXPLORATION or (rider and not has_explorer(state, wild))):
            shift, single, any_, hard = ON_BOARD[tile][wild]
            spaces |= reach >> shift & ON_WILD[wild]
            singles |= single
            anys |= any_
            hards |= hard
    spaces &= ~(state.taken & singles)
    if not city.quarters_usable(state, reach):
        spaces &= ~QUARTERS_BIT
    if not city.statue_usable(state):
        spaces &= ~STATUE_BIT
    return placements(state, spaces if rider else spaces & anys, anys if spearman else 0, hards, rider, marked)


def wild_placements(state: "Simurgh", wild: int, spearman: bool, rider: bool, marked: int) -> list[int]:
    """SIM-6.4: list the placements on a tile that has just been laid."""
    shift, _, any_, hard = ON_BOARD[state.wilds[wild]][wild]
    spaces = reached(state, state.stock[state.turn], marked) >> shift & ON_WILD[wild]
    return placements(state, spaces if rider else spaces & any_, any_ if spearman else 0, hard, rider, marked)


def placements(state: "Simurgh", spaces: int, anys: int, hards: int, rider: bool, marked: int) -> list[int]:
    """SIM-5.1, SIM-5.2: list the placements on spaces that can be paid and have room: by spearmen, then by riders."""
    if state.board.first_edition:
        spaces &= ~overfull(state)
    by_spearman, by_rider = spaces & anys, spaces if rider else 0
    hard = spaces & hards
    stock = state.stock[state.turn]
    while hard:
        bit = hard & -hard
        hard ^= bit
        space = bit.bit_length() - 1
        fact = fact_of(state, space)
        usable = in_full(state, fact, space, SPEARMAN, stock, marked)
        if not usable:
            by_spearman &= ~bit
        if not (in_full(state, fact, space, RIDER, stock, marked) if fact.spends else usable):
            by_rider &= ~bit
    mask = by_spearman | by_rider << SPACES
    found: list[int] = []
    for chunk in CHUNKS:
        if mask & 511:
            found += chunk[mask & 511]
        mask >>= 9
    return found


def overfull(state: "Simurgh") -> int:
    """SIM-13.2: return the spaces with as many vassals as they have places."""
    capacity = state.board.capacity
    return sum(1 << space for space, count in enumerate(state.crowd) if count >= capacity)


def fact_of(state: "Simurgh", space: int) -> SpaceFact:
    """Return the facts of a space on the board."""
    if space < CITY_SPACES:
        return state.board.city[space]
    return TILE_SPACES[state.wilds[(space - CITY_SPACES) >> 2]][space & 3]


def has_explorer(state: "Simurgh", wild: int) -> bool:
    """SIM-R34: whether a rider of the player is already on an exploration tile."""
    first = state.turn * 5 + 3
    low = 12 + 4 * wild
    return low <= state.where[first] < low + 4 or low <= state.where[first + 1] < low + 4


def tile_usable(state: "Simurgh", tile: int, stock: int, marked: int, spearman: bool, rider: bool) -> bool:
    """SIM-R80: whether some available vassal could use some space of a tile that has just been laid.

    The new tile is empty; vassals standing there now go home with the old one and can be spent (SIM-R8).
    """
    spaces = reached(state, stock, marked) >> TILE_BITS[tile] & 15
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


def layings(state: "Simurgh", spearman: bool, rider: bool, marked: int, reach: int) -> list[int]:
    """SIM-6.3, SIM-R80 (a): list the tiles of the hand that can be laid, with each place for them."""
    seat = state.turn
    tiles = state.hands[seat]
    if state.power[seat] != NONE:
        tiles = [*tiles, state.power[seat]]
    if not tiles:
        return []
    stock = state.stock[seat]
    room = room_for_tiles(state)
    actions = LAYINGS
    if not room:
        room = replaceable(state)
        if not room or not stock >> 40 & 0xFF:
            return []
        stock -= UNIT[WEAPON]
        actions = REPLACEMENTS
        reach = reached(state, stock, marked)
    allowed = -1 if rider else FOR_ANY
    reach &= allowed
    easy = reach & EASY
    most = 0
    found: list[int] = []
    for tile in tiles:
        bit = TILE_BITS[tile]
        if easy >> bit & 15 or (reach >> bit & 15 and tile_usable(state, tile, stock, marked, spearman, rider)):
            found += actions[tile][room]
        else:
            most = most or reached(state, stock + most_bonus(state), marked) & allowed | 1
            if most >> bit & 15:
                found += actions[tile][room_with_bonus(state, tile, room, stock, marked, spearman, rider)]
    found.sort()
    return found


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
    return sum(1 << wild for wild in state.board.wilds if state.wilds[wild] < FIRST_EXPLORATION)


def room_with_bonus(
    state: "Simurgh", tile: int, room: int, stock: int, marked: int, spearman: bool, rider: bool
) -> int:
    """SIM-R80 (a): return the spaces of the Wilds where some bonus and answers to it make the tile usable."""
    found = 0
    ready = state.ready[state.turn]
    for bonus in state.board.bonuses:
        wilds = bonus.wilds & room
        if wilds:
            for tokens, answers in bonus.amounts:
                if tile_usable(state, tile, stock + tokens, marked, spearman, rider) or (
                    ready & answers
                    and any(
                        tile_usable(state, tile, stock + tokens + added, marked - used, spearman, rider)
                        for added, used in answered(tokens, ready & answers)
                    )
                ):
                    found |= wilds
                    break
    return found


@cache
def answered(bonus: int, mask: int) -> list[tuple[int, int]]:
    """List what some of the abilities that answer a bonus can add to it, and how many markers that takes."""
    answers = [each for each in ANSWERS if each.bit & mask]
    matching = [UNIT[kind] for kind in (VEG, MEAT) if amount(bonus, kind)]  # SIM-R58
    found: list[tuple[int, int]] = []
    for chosen in range(1, 1 << len(answers)):
        gains = [each.gain.options[0].fixed for i, each in enumerate(answers) if chosen >> i & 1]
        matches = matching if 0 in gains else [0]
        found += [(sum(gain or match for gain in gains), len(gains)) for match in matches]
    return found


# --- Placing --------------------------------------------------------------------------------------------------------


def place(state: "Simurgh", action: int) -> None:
    """SIM-5.1: a vassal takes a space, pays and receives at once; then the tiles are checked."""
    vassal, space = divmod(action - PLACE, SPACES)
    seat = state.turn
    first = seat * 5 + 3 * vassal
    each = state.where.index(HOME, first)
    state.where[each] = space
    state.crowd[space] += 1
    state.taken |= 1 << space
    state.fresh = each
    state.laid = NONE
    state.duty = NO_DUTY
    move = 0
    if space < 12:
        fact = state.board.city[space]
    else:
        wild = (space - 12) >> 2
        state.load[wild] += 1
        fact = TILE_SPACES[state.wilds[wild]][(space - 12) & 3]
        if state.board.options.placement_counts_as_move and state.wilds[wild] >= FIRST_EXPLORATION:  # SIM-R33
            move = wild + 1
    if state.events is not None:
        state.tell("simurgh-event-placed", seat=seat, vassal=VASSALS[vassal], space=SPACE_LABELS[space])
    stack = state.stack
    stack.append(AFTERWARDS)
    stack.append((MOVED, move - 1, 0, 0, 0) if move else CHECK)
    cost = fact.cost
    if not cost.plain:
        stack.append((TAKING, fact.gain.number, move, 0, 0))
        stack.append((PAYING, cost.number, FOR_SPACE, 0, 0))
        return
    pay_fixed(state, cost.options[0].fixed)
    gaining.take(state, fact.gain, move)
