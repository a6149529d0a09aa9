"""What is true of every position of Simurgh."""

from typing import TYPE_CHECKING

from drakehall.games.simurgh.effects import GOODS, GUARD, total
from drakehall.games.simurgh.facts import FIRST_EXPLORATION, SLOT_ACT, SLOT_ANSWER, TILE_SPACES
from drakehall.games.simurgh.lore import FROM_BOX, TILE_NUMBERS
from drakehall.games.simurgh.setup import BOXED
from drakehall.games.simurgh.table import HAND_LIMIT as MOST_TILES
from drakehall.games.simurgh.tiles import DRAGONS, EXPLORATION, OBJECTIVES, POWER, PRODUCTION, RESEARCH, TRANSFORMATION
from drakehall.games.simurgh.turn import hand_size
from drakehall.games.simurgh.vocabulary import (
    AT_QUARTERS,
    AT_STATUE,
    CHOOSING,
    DRAFTING,
    DRAFTING_POWER,
    HOME,
    LAID,
    LAID_DUTY,
    LAST_QUESTION,
    NONE,
    OPEN,
    QUARTERS_DUTY,
    RETURNED,
    SPACES,
    SUPPLY,
)
from drakehall.kernel.state import require

if TYPE_CHECKING:
    from drakehall.games.simurgh.rules import Simurgh


def check(state: "Simurgh") -> None:
    """Raise `BrokenInvariant` if the rules could never lead to this position."""
    check_shape(state)
    check_tiles(state)
    check_vassals(state)
    check_wilds(state)
    check_dragons(state)
    check_step(state)


def check_shape(state: "Simurgh") -> None:
    """Every list has its length and every number its range."""
    seats = state.seats
    require(2 <= seats <= 5, "two to five seats")
    for name in ("stock", "acts", "ready", "dragons", "hands", "power", "kept"):
        require(len(getattr(state, name)) == seats, f"{name} for every seat")
    require(len(state.where) == 5 * seats, "five vassals for every seat")
    require(len(state.wilds) == 6 and len(state.slots) == 4, "six spaces of the Wilds, four slots")
    require(len(state.statue) == len(state.table.statue_costs), "all spaces of the Statue")
    require(len(state.public) == TILE_NUMBERS, "a memory of every tile")
    require(len(state.paths) == len(state.origin) == TILE_NUMBERS, "a path and an origin of every tile")
    require(all(len(path) % 3 == 0 for path in state.paths), "stays have three numbers")
    require(all(0 <= seat < seats for seat in (state.turn, state.starter, state.seat or 0)), "seats at the table")
    require(NONE <= state.final < seats and 0 <= state.turns <= state.options.turn_cap, "turns are counted")
    require(len(state.ending) == (2 * seats if state.seat is None else 0), "the end is scored when it is reached")
    require(len(state.offers) == len(state.sealed) and len(state.offers) in (0, seats), "offers for every seat")
    for stock in state.stock:
        require(stock >= 0 and not stock & GUARD & GOODS and stock >> 59 == 0, "nobody has less than nothing")


def check_tiles(state: "Simurgh") -> None:
    """SIM-2.3, SIM-3.4: every tile is in exactly one place; the box holds what was boxed."""
    lying = [tile for tile in state.wilds + state.slots + state.chronicle if tile != NONE]
    hands = [tile for hand in state.hands for tile in hand]
    action = sorted(tile for tile in hands + lying + state.pile + state.box if tile not in POWER)
    require(action == [*PRODUCTION, *RESEARCH, *TRANSFORMATION, *EXPLORATION], "every action tile has one place")
    for tiles, boxed in BOXED:
        require(sum(tile in tiles for tile in state.box) == boxed, "the box holds its share of every type")
    require(all(state.origin[tile] == FROM_BOX for tile in state.box), "the box is where its tiles come from")
    require(all(hand == sorted(hand) for hand in state.hands), "hands are sorted")
    dragons = state.dragon_pile + state.drawn + [tile for offer in state.offers for tile in offer]
    owned = [DRAGONS[dragon] for own in state.dragons for dragon in own]
    require(sorted(dragons + owned) == list(DRAGONS), "every dragon has one place")
    placed = [tile for tile in state.statue if tile != NONE]
    objectives = sorted(state.objective_pile + state.shown + placed + state.removed)
    require(objectives == list(OBJECTIVES), "every objective has one place")
    check_power(state, [tile for tile in lying if tile in POWER])


def check_power(state: "Simurgh", laid: list[int]) -> None:
    """SIM-3.9, SIM-3.11: everybody has kept one power tile and either holds it or has laid it."""
    require(set(state.kept) - {NONE} <= set(POWER), "power tiles are kept")
    for seat, tile in enumerate(state.power):
        require(tile in (NONE, state.kept[seat]), "the power tile in hand is the one kept")
    gone = sorted(kept for kept, held in zip(state.kept, state.power, strict=True) if kept != held)
    require(gone == sorted(laid), "a power tile not in hand has been laid")
    if state.options.mode == "spearman":
        require(
            not state.rows and sorted(state.kept + state.power_rest) == list(POWER), "every power tile has one place"
        )
        return
    drawn: list[int] = []
    for order, row in enumerate(state.rows):
        seat = (state.starter - 1 - order) % state.seats
        require(len(set(row)) == 3, "three tiles in every row")
        drawn += row if not order else row[2:]
        if order:
            before = state.rows[order - 1]
            kept = state.kept[(seat + 1) % state.seats]
            require(sorted(row[:2]) == sorted(tile for tile in before if tile != kept), "a pair is passed on")
        require(state.kept[seat] == NONE or state.kept[seat] in row, "the tile kept was there")
    require(sorted(drawn + state.power_rest) == list(POWER), "every power tile has one place")


def check_vassals(state: "Simurgh") -> None:
    """SIM-5.8: three spearmen and two riders, the last of them never lost; the counts of spaces agree."""
    require(all(SUPPLY <= place < SPACES for place in state.where), "vassals are somewhere")
    for seat in range(state.seats):
        own = state.where[seat * 5 : seat * 5 + 5]
        require(own.count(SUPPLY) < 5, "nobody loses the last vassal")
        require(seat == state.turn or RETURNED not in own, "vassals sent home are ready in the next turn")
    crowd = [state.where.count(space) for space in range(SPACES)]
    require(crowd == state.crowd, "the vassals on the spaces are counted")
    require(state.taken == sum(1 << space for space in range(SPACES) if crowd[space]), "taken spaces are marked")
    require([sum(crowd[12 + 4 * i : 16 + 4 * i]) for i in range(6)] == state.load, "those on tiles too")
    for space, fact in enumerate(state.table.city):
        require(crowd[space] <= (1 if fact.single else state.table.capacity), "spaces are not overfull")


def check_wilds(state: "Simurgh") -> None:
    """SIM-6: tiles lie on open spaces and carry vassals where they have spaces for them."""
    settled = state.seat is None or state.stack[-1][0] == OPEN
    for wild, tile in enumerate(state.wilds):
        crowd = state.crowd[12 + 4 * wild : 16 + 4 * wild]
        if tile == NONE:
            require(not any(crowd), "no vassal stands on an empty space of the Wilds")
            continue
        require(wild in state.table.wilds and 1 <= tile < 49, "an action tile on an open space")
        explored = tile >= FIRST_EXPLORATION
        for i, count in enumerate(crowd):
            if explored:
                require(count <= 1, "one rider on a level")
            elif i < len(TILE_SPACES[tile]):
                most = 1 if TILE_SPACES[tile][i].single else state.table.capacity
                require(count <= most, "spaces of tiles are not overfull")
            else:
                require(not count, "a tile with three spaces has three")
        if explored:
            check_explorers(state, wild)
        if settled:
            require(sum(crowd) > 0, "an empty tile is removed")
            require(explored or sum(crowd) < state.table.full, "a full tile is removed")
            require(not explored or not crowd[3], "an explored tile is removed")


def check_explorers(state: "Simurgh", wild: int) -> None:
    """SIM-6.9, SIM-R34: riders only, one of each player."""
    low = 12 + 4 * wild
    on = [each for each, place in enumerate(state.where) if low <= place < low + 4]
    require(all(each % 5 >= 3 for each in on), "only riders explore")
    require(len({each // 5 for each in on}) == len(on), "one rider of each player")


def check_dragons(state: "Simurgh") -> None:
    """SIM-7.3: markers lie on own dragons only."""
    for seat in range(state.seats):
        acts = sum(SLOT_ACT[d * 3 + slot] for d in state.dragons[seat] for slot in range(3))
        ready = sum(SLOT_ANSWER[d * 3 + slot] for d in state.dragons[seat] for slot in range(3))
        require(not state.acts[seat] & ~acts and not state.ready[seat] & ~ready, "markers lie on own dragons")


def check_step(state: "Simurgh") -> None:
    """What belongs to the pending step is there."""
    if state.seat is None:
        require(not state.stack, "nothing is pending once the game is over")
        return
    require(bool(state.stack) and 0 <= state.stack[-1][0] <= LAST_QUESTION, "a question is asked")
    steps = [frame[0] for frame in state.stack]
    require(state.seat == state.turn, "who has the turn decides")
    require((LAID in steps) == (state.duty == LAID_DUTY) == (state.laid != NONE), "a laid tile waits for its vassal")
    require((AT_QUARTERS in steps) == (state.duty == QUARTERS_DUTY), "scouts must take a tile")
    require(not state.shown or bool(state.busy or AT_STATUE in steps), "objectives are drawn at the Statue")
    if state.laid != NONE:
        require(state.wilds[state.laid] != NONE and not state.load[state.laid], "the laid tile is empty")
    if steps == [OPEN]:
        check_turn_start(state)
    setup = steps[-1] in (DRAFTING_POWER, DRAFTING, CHOOSING)
    require(setup or NONE not in state.kept, "everybody has a power tile")


def check_turn_start(state: "Simurgh") -> None:
    """SIM-8.1, SIM-8.2: between turns everybody keeps to the limits."""
    for seat, stock in enumerate(state.stock):
        if seat != state.turn:
            require(total(stock) <= state.table.resource_limit, "the resource limit holds between turns")
            require(hand_size(state, seat) <= MOST_TILES, "the hand limit holds between turns")
            own = state.where[seat * 5 : seat * 5 + 5]
            require(all(place >= 0 or place in (HOME, SUPPLY) for place in own), "vassals are home or placed")
