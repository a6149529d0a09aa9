"""How good a position of Simurgh is for a seat.

Everything but points is worth what can still be made of it, so the turns that are left are estimated first: the end
comes with chronicled tiles and objectives, and tiles in the Wilds will be chronicled before long.
"""

from typing import Final

from drakehall.bots.evaluation.simurgh_worths import SPACES, abilities, promised, promises, way
from drakehall.games.simurgh.compiled_board import Objective
from drakehall.games.simurgh.compiled_tiles import TILE_ANY, TILE_SINGLE
from drakehall.games.simurgh.effects import GOODS, total
from drakehall.games.simurgh.rules import Simurgh
from drakehall.games.simurgh.scoring import leftover_points
from drakehall.games.simurgh.tiles import DRAGONS, FIRST_EXPLORATION, FIRST_OBJECTIVE, OBJECTIVES
from drakehall.games.simurgh.vocabulary import (
    AFTER,
    AT_STATUE,
    HOME,
    KEEP,
    LAID,
    NONE,
    OPEN,
    PLACE,
    PUT_BACK,
    RETURNED,
    SET,
    SET_NONE,
    SUPPLY,
)

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
    "plans",
    "ready",
    "leftovers",
    "objectives",
    "ahead",
    "idle",
)
STAGES: Final = 1
RIVALS_INDEPENDENT: Final = True
TURN_NUMBER_IS_EXACT: Final = True
STEPS_ON: Final = 12
"""Number of choices of a running effect made for the seat before its position is weighed."""
HELD: Final[tuple[float, ...]] = (0.0, 1.0, 1.9, 2.7, 3.4, 4.0, 4.4, 4.7, 4.9, 5.0)
"""What holding this many of one resource counts: the more there are, the less another adds."""
RIDERS: Final[tuple[float, ...]] = (0.0, 2.0, 2.7)
"""What this many riders count: without any, little can be done."""
HAND: Final[tuple[float, ...]] = (0.0, 1.0, 1.7, 2.2, 2.5, 2.6)
"""What this many tiles in hand count."""
FILED: Final = 1.7
"""Number of a seat's turns until another tile is chronicled, with two players."""
LIKELY: Final = 0.7
"""How much a tile in the Wilds counts as chronicled."""
SET_UP: Final = 4.5
"""Number of a seat's turns until another objective is set, with two players."""
SOON: Final = 5.0
"""Number of own turns left from which goods have their full worth."""
WHOLE: Final = 12.0
"""Number of a seat's turns in a game."""
CAUTION: Final = 0.6
"""How much of what a seat could do next, other than its best plan, counts."""
EDGE: Final = 0.12
"""By how much each marker ahead makes winning an objective likelier, at the beginning."""
UNMARKED: Final = 0.5
"""How much of the second place counts for a seat that has no marker yet that an objective wants."""
LEAD: Final = 12.0
"""A greater lead changes nothing; in a game that has dragged on for long, any lead is as good."""
EAGER: Final = 0.3
"""How much a lead counts while the game does not drag on."""
IN_HAND: Final = 0.4
"""How much a tile in hand brings the end closer, compared with one in the chronicle."""
PATIENCE: Final = 1.25
"""After this many own turns per tile that ends the game, with two players, the end is overdue …"""
SLOW: Final = 8
"""… and by 1 more after this many further turns …"""
MOST_LATE: Final = 3.0
"""… but never by more."""
WEARY: Final = 3.0
"""From here on, which ordinary games do not reach, turns to come and greater leads count less and less …"""
WORN_OUT: Final = 5.0
"""… and at last nothing …"""
HURRY: Final = 10.0
"""… while a leading seat wants the end by this much more."""
NOBODY: Final = -1_000_000
"""Fewer points than anybody can have."""
NOWHERE: Final = -9.0
"""Less than any space is worth."""
MARKET: Final = 4
"""A vassal on this space of the City waits for better times."""


def stage(state: Simurgh) -> int:
    """Time is part of the features, so there is one stage."""
    return 0


def turn_number(state: Simurgh) -> int:
    """Count turns."""
    return state.turns


def information_key(state: Simurgh, seat: int) -> int:
    """The seat's own hand makes a difference."""
    return hash((tuple(state.hands[seat]), tuple(state.dragons[seat]), state.power[seat]))


def progress(state: Simurgh) -> float:
    """Count the tiles that bring the end closer."""
    if state.final != NONE:
        return 1.0
    tiles = len(state.chronicle) / state.board.chronicle_end
    placed = sum(tile != NONE for tile in state.statue) / state.board.objective_end
    return min(1.0, max(tiles, placed))


def features(state: Simurgh, seat: int) -> list[float]:
    """Measure points, and goods, vassals, dragons, tiles and plans by the time left to use them."""
    stock = state.stock[seat]
    late = lateness(state)
    weary = weariness(late)
    laid, placed = count_tiles(state.wilds), count_tiles(state.statue)
    turns = turns_left(state, seat, laid, placed) * (1 - weary)
    soon = turns / SOON if turns < SOON else 1.0
    held = total(stock)
    limit = state.board.resource_limit
    use = soon if held <= limit else soon * limit / held
    spearmen = riders = home = idle = 0
    for each in range(5):
        place = state.where[seat * 5 + each]
        if place != SUPPLY:
            if each < 3:
                spearmen += 1
            else:
                riders += 1
            if place in (HOME, RETURNED):
                home += 1
            elif place == MARKET:
                idle += 1
    table = 0 if soon > 0.7 else 1 if soon > 0.3 else 2
    whole = turns / WHOLE
    stands, hopes = objectives(state, seat)
    doubt = min(0.8, whole)
    hand = len(state.hands[seat]) + (state.power[seat] != NONE)
    lead = lead_of(state, seat, stands)
    return [
        (stock >> 48) - weary * max(0, lead),
        use * HELD[min(9, stock >> 8 & 0xFF)],
        use * HELD[min(9, stock & 0xFF)],
        use * HELD[min(9, stock >> 16 & 0xFF)],
        use * HELD[min(9, stock >> 24 & 0xFF)],
        use * HELD[min(9, stock >> 40 & 0xFF)],
        use * HELD[min(9, stock >> 32 & 0xFF)],
        whole * spearmen,
        whole * RIDERS[riders],
        soon * abilities(state.acts[seat], state.ready[seat]),
        soon * len(state.dragons[seat]),
        soon * HAND[min(hand, 5)],
        exploring(state, seat, turns, table),
        plans(state, seat, riders > 0, turns, table) if turns >= 1 else 0.0,
        soon * home / (spearmen + riders),
        (1 - soon) * leftover_points(state.options.mode, held),
        stands[seat] + doubt * (hopes - stands[seat]),
        ahead(state, lead, hand, late, laid, placed),
        overdue(late) * idle,
    ]


def count_tiles(places: list[int]) -> int:
    """Count the places with a tile."""
    count = 0
    for tile in places:
        if tile != NONE:
            count += 1
    return count


# --- Time -----------------------------------------------------------------------------------------------------------


def turns_left(state: Simurgh, seat: int, laid: float, placed: float) -> float:
    """Estimate how many turns a seat still has, including the current one; tiles are laid and objectives placed."""
    seats, board = state.seats, state.board
    if state.final != NONE:
        to_come = (seat - state.final) % seats - (state.turn - state.final) % seats
        return 1.0 if to_come > 0 or (not to_come and state.stack[-1][0] == OPEN and state.turn != state.final) else 0.0
    tiles = board.chronicle_end - len(state.chronicle) - LIKELY * laid + (0.0 if laid else 1.0)
    turns = min(FILED * (tiles if tiles > 1 else 1.0), SET_UP * (board.objective_end - placed)) * 2.0 / seats
    return turns if turns > 1 else 1.0


def lead_of(state: Simurgh, seat: int, stands: list[int]) -> int:
    """Return by how many points a seat is ahead, objectives included as they stand."""
    own = best = NOBODY
    for other, stock in enumerate(state.stock):
        points = (stock >> 48) + stands[other]
        if other == seat:
            own = points
        elif points > best:
            best = points
    return own - best


def ahead(state: Simurgh, lead: int, hand: float, late: float, laid: float, placed: float) -> float:
    """Weigh a lead by how near the end is: a leading seat brings it about, above all if the game drags on."""
    come = LIKELY * laid + len(state.chronicle) + IN_HAND * (hand if hand < 2 else 2.0)
    board = state.board
    so_far = max(come / board.chronicle_end, placed / board.objective_end)
    weary = weariness(late)
    eager = EAGER + HURRY * weary if state.final == NONE else 1.0
    enough = LEAD + weary * (1 - LEAD)
    return (eager + overdue(late)) * so_far * LEAD * max(-1.0, min(1.0, lead / enough))


def lateness(state: Simurgh) -> float:
    """Compare the turns of the game so far with the number after which its end is due."""
    return (state.turns - 2 * PATIENCE * state.board.chronicle_end) / (state.seats * SLOW)


def overdue(late: float) -> float:
    """Return how much the game drags on, from 0 up."""
    return 0.0 if late < 0 else MOST_LATE if late > MOST_LATE else late


def weariness(late: float) -> float:
    """Return, from 0 to 1, how far a game has dragged on until only who would win if it ended now counts.

    Two seats that can gather points forever would do so if points were still worth something to the leading seat.
    """
    weary = (late - WEARY) / (WORN_OUT - WEARY)
    return 0.0 if weary < 0 else 1.0 if weary > 1 else weary


# --- Plans ----------------------------------------------------------------------------------------------------------


def plans(state: Simurgh, seat: int, rider: bool, turns: float, table: int) -> float:
    """Weigh the best thing that the seat can pay for, or nearly, on tiles, and part of the second best."""
    goods = state.stock[seat] & GOODS
    known = promises(goods, table)
    best = second = 0.0
    tiles = state.hands[seat]
    if state.power[seat] != NONE:
        tiles = [*tiles, state.power[seat]]
    for tile in tiles:
        worth = promised(known, tile, goods, 15 if rider else TILE_ANY[tile], table)
        if worth > second:
            best, second = (worth, best) if worth > best else (best, worth)
    for wild, tile in enumerate(state.wilds):
        if tile != NONE:
            mask = (15 if rider else TILE_ANY[tile]) & ~(state.taken >> 12 + 4 * wild & TILE_SINGLE[tile])
            worth = promised(known, tile, goods, mask, table) if mask else 0.0
            if worth > second:
                best, second = (worth, best) if worth > best else (best, worth)
    return best if turns < 2 else best + CAUTION * second


def exploring(state: Simurgh, seat: int, turns: float, table: int) -> float:
    """Estimate what riders on exploration tiles will still find."""
    found = 0.0
    for each in range(seat * 5 + 3, seat * 5 + 5):
        place = state.where[each]
        if place >= 12:
            tile = state.wilds[(place - 12) >> 2]
            level = place & 3
            if tile >= FIRST_EXPLORATION and level < 3 and turns >= 1:
                found += way(tile, state.stock[seat] & GOODS, level, min(3, int(turns)), table)
    return found


def objectives(state: Simurgh, seat: int) -> tuple[list[int], float]:
    """Return the points of face-up objectives for all seats as they stand, and those that the seat may hope for."""
    stands = [0] * state.seats
    hoped = 0.0
    for tile in state.statue:
        if tile == NONE:
            continue
        goal = state.board.objectives[tile - FIRST_OBJECTIVE]
        first, second, third = goal.points[0], goal.points[1], goal.points[2]
        counts = counted(state, goal)
        most = 0
        for each, count in enumerate(counts):
            if each != seat and count > most:
                most = count
            if count:
                better = 0
                for other in counts:
                    if other > count:
                        better += 1
                stands[each] += first if not better else second if better == 1 else third if better == 2 else 0
        own = counts[seat]
        chance = 0.5 + EDGE * (own - most)
        chance = 0.0 if chance < 0 else 1.0 if chance > 1 else chance
        hoped += second + chance * (first - second) if own else UNMARKED * second
    return stands, hoped


def counted(state: Simurgh, goal: Objective) -> list[int]:
    """Return what an objective counts for each seat."""
    if goal.food:
        return [(stock & 0xFF) + (stock >> 8 & 0xFF) for stock in state.stock]
    return counted_markers(state, goal)


def counted_markers(state: Simurgh, goal: Objective) -> list[int]:
    """Return how many markers of each seat an objective counts."""
    return [
        (acts & goal.acts).bit_count() + (state.ready[each] & goal.answers).bit_count()
        for each, acts in enumerate(state.acts)
    ]


# --- Choices --------------------------------------------------------------------------------------------------------


def worthwhile(state: Simurgh, legal: list[int]) -> list[int]:
    """Leave out the second of two equal dragons: keeping or returning either is worth the same."""
    first = legal[0]
    if KEEP <= first < KEEP + len(DRAGONS):
        return [action for action in legal if (action - KEEP) % 2 == 0 or action - 1 not in legal]
    if PUT_BACK <= first < PUT_BACK + 2 * len(DRAGONS):
        return [action for action in legal if (action - PUT_BACK) % 4 < 2 or action - 2 not in legal]
    return legal


# --- Running effects ------------------------------------------------------------------------------------------------


def play_out_pending(state: Simurgh, seat: int) -> Simurgh:
    """Play a running effect of the seat to its end, taking the first sensible choice each time."""
    if state.turn != seat or state.seat is None:
        return state
    world = state
    for _ in range(STEPS_ON):
        if world.seat is None or world.turn != seat:
            break
        step = world.stack[-1][0]
        if step in (OPEN, AFTER):
            break
        if world is state:
            world = state.copy()
        world.apply(sensible(world))
    return world


def sensible(state: Simurgh) -> int:
    """Choose a step of a running effect: the best space or objective at first sight; markers are kept."""
    legal = state.legal()
    step = state.stack[-1][0]
    if step == LAID:
        return best_space(SPACES[0][state.wilds[state.laid]], legal)
    if step == AT_STATUE:
        return max(legal, key=lambda action: objective(state, action))
    return legal[-1]


def best_space(worths: list[float], legal: list[int]) -> int:
    """Choose the first of the placements on the best space of a tile, if there is any."""
    chosen = legal[0]
    best = NOWHERE
    for action in legal:
        if action >= PLACE:
            worth = worths[(action - PLACE) % 36 - 12 & 3]
            if worth > best:
                chosen, best = action, worth
    return chosen


def objective(state: Simurgh, action: int) -> float:
    """Weigh setting an objective at first sight: the points of its place, and who would win it now."""
    if action == SET_NONE or action < PLACE:
        return -1.0 if action == SET_NONE else -9.0
    tile, place = divmod(action - SET, 8)
    if not 0 <= tile < len(OBJECTIVES):
        return -2.0
    goal = state.board.objectives[tile]
    counts = counted_markers(state, goal)
    own = counts.pop(state.turn)
    edge = 0.3 * (goal.points[0] - goal.points[1]) * max(-2, min(2, own - max(counts)))
    return (state.board.statue_gains[place].options[0].fixed >> 48) + edge
