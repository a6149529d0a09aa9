"""What is true of every position of Simurgh."""

from typing import TYPE_CHECKING, Final

from drakehall.games.simurgh import scoring
from drakehall.games.simurgh.compiled_board import MOST_TILES
from drakehall.games.simurgh.compiled_tiles import SLOT_ACT, SLOT_ANSWER, TILE_SPACES
from drakehall.games.simurgh.invariants_memory import check_memory
from drakehall.games.simurgh.invariants_pending import check_pending
from drakehall.games.simurgh.invariants_setup import check_setup
from drakehall.games.simurgh.invariants_stock import check_stocks
from drakehall.games.simurgh.setup import BOXED
from drakehall.games.simurgh.tiles import (
    DRAGONS,
    EXPLORATION,
    FIRST_EXPLORATION,
    OBJECTIVES,
    POWER,
    PRODUCTION,
    RESEARCH,
    TRANSFORMATION,
)
from drakehall.games.simurgh.turn import hand_size
from drakehall.games.simurgh.vocabulary import (
    CHECKING,
    CHOOSING,
    MOVED,
    NONE,
    RETURNED,
    SPACES,
    SUPPLY,
    WILD_SPACES,
)
from drakehall.kernel.state import require

if TYPE_CHECKING:
    from drakehall.games.simurgh.rules import Simurgh

SLOTS: Final = 4
VASSALS: Final = 5


def check(state: "Simurgh") -> None:
    """Raise `BrokenInvariant` if the rules could never lead to this position."""
    check_shape(state)
    check_turns(state)
    check_tiles(state)
    check_dragons(state)
    check_stocks(state)
    check_vassals(state)
    check_wilds(state)
    check_setup(state)
    check_memory(state)
    check_pending(state)


def check_shape(state: "Simurgh") -> None:
    """Every list has its length."""
    seats = state.seats
    for name in ("stock", "acts", "ready", "dragons", "hands", "power", "kept"):
        require(len(getattr(state, name)) == seats, f"{name} for every seat")
    require(len(state.where) == VASSALS * seats, "five vassals for every seat")
    require(len(state.wilds) == WILD_SPACES and len(state.slots) == SLOTS, "six spaces of the Wilds, four slots")
    require(len(state.statue) == len(state.board.statue_costs), "all spaces of the Statue")
    for name in ("fresh", "laid", "extra"):
        require(NONE <= getattr(state, name) < VASSALS * seats, f"{name} is something on the board")
    require(state.extra < WILD_SPACES and state.laid < WILD_SPACES, "the Wilds have six spaces")


# --- Turns ----------------------------------------------------------------------------------------------------------


def check_turns(state: "Simurgh") -> None:
    """SIM-4.1, SIM-8.4, SIM-8.5: players take turns until the last turns are over."""
    seats, turns, cap = state.seats, state.turns, state.options.turn_cap
    require(all(0 <= seat < seats for seat in (state.turn, state.starter)), "seats at the table")
    require(state.options.starting_seat in (None, state.starter), "who was to start has started")
    last = sum(tile != NONE for tile in state.statue) >= state.board.objective_end
    last = last or len(state.chronicle) >= state.board.chronicle_end
    require(NONE <= state.final < seats and last == (state.final != NONE), "the last turns begin when they are due")
    if state.seat is None:
        require(0 < turns <= cap and state.turn == (state.starter + turns - 1) % seats, "players take turns")
        natural = (state.turn + 1) % seats == state.final
        require(natural or turns == cap, "the game is over when the last turns are")
        require(state.ending == scoring.ending(state), "the end is scored when it is reached")
    else:
        require(0 <= turns < cap and not state.ending, "the game goes on")
        setup = bool(state.stack) and state.stack[0][0] <= CHOOSING
        require(setup or state.turn == (state.starter + turns) % seats, "players take turns")


def waits(state: "Simurgh", seat: int) -> bool:
    """Whether it is not a seat's turn."""
    return state.seat is None or seat != state.turn


# --- Pieces ---------------------------------------------------------------------------------------------------------


def check_tiles(state: "Simurgh") -> None:
    """SIM-2.3, SIM-3.4, SIM-8.1: every tile is in exactly one place; the box holds what was boxed."""
    lying = [tile for tile in state.wilds + state.slots + state.chronicle if tile != NONE]
    hands = [tile for hand in state.hands for tile in hand]
    action = sorted(tile for tile in hands + lying + state.pile + state.box if tile not in POWER)
    require(action == [*PRODUCTION, *RESEARCH, *TRANSFORMATION, *EXPLORATION], "every action tile has one place")
    hidden = [*hands, *state.slots, *state.pile, *state.box]
    require(not set(hidden) & set(POWER), "power tiles are kept apart")
    for tiles, boxed in BOXED:
        require(sum(tile in tiles for tile in state.box) == boxed, "the box holds its share of every type")
    require(all(hand == sorted(hand) for hand in state.hands), "hands are sorted")
    for seat in range(state.seats):
        require(not waits(state, seat) or hand_size(state, seat) <= MOST_TILES, "the hand limit holds between turns")
    placed = [tile for tile in state.statue if tile != NONE]
    objectives = sorted(state.objective_pile + state.shown + placed + state.removed)
    require(objectives == list(OBJECTIVES), "every objective has one place")


def check_dragons(state: "Simurgh") -> None:
    """SIM-2.3, SIM-7.3: every dragon is in exactly one place; markers lie on own dragons only."""
    dragons = state.dragon_pile + state.drawn + [tile for offer in state.offers for tile in offer]
    owned = [dragon for own in state.dragons for dragon in own]
    require(all(0 <= dragon < len(DRAGONS) for dragon in owned), "dragons are numbered from 0")
    require(sorted(dragons + [DRAGONS[dragon] for dragon in owned]) == list(DRAGONS), "every dragon has one place")
    for seat in range(state.seats):
        acts = sum(SLOT_ACT[d * 3 + slot] for d in state.dragons[seat] for slot in range(3))
        ready = sum(SLOT_ANSWER[d * 3 + slot] for d in state.dragons[seat] for slot in range(3))
        require(not state.acts[seat] & ~acts and not state.ready[seat] & ~ready, "markers lie on own dragons")


# --- Vassals --------------------------------------------------------------------------------------------------------


def check_vassals(state: "Simurgh") -> None:
    """SIM-5.8: three spearmen and two riders, the last of them never lost; the counts of spaces agree."""
    require(all(SUPPLY <= place < SPACES for place in state.where), "vassals are somewhere")
    for seat in range(state.seats):
        own = state.where[seat * VASSALS : seat * VASSALS + VASSALS]
        require(own.count(SUPPLY) < VASSALS, "nobody loses the last vassal")
        require(not waits(state, seat) or RETURNED not in own, "vassals sent home are ready in the next turn")
    crowd = [state.where.count(space) for space in range(SPACES)]
    require(crowd == state.crowd, "the vassals on the spaces are counted")
    require(state.taken == sum(1 << space for space in range(SPACES) if crowd[space]), "taken spaces are marked")
    require(
        [sum(crowd[12 + 4 * i : 16 + 4 * i]) for i in range(6)] == state.load, "the vassals on the tiles are counted"
    )
    for space, fact in enumerate(state.board.city):
        require(crowd[space] <= (1 if fact.single else state.board.capacity), "spaces are not overfull")
        require(not fact.rider_only or not spearman_on(state, space), "spaces for riders hold only riders")


def spearman_on(state: "Simurgh", space: int) -> bool:
    """Whether a spearman stands on a space."""
    return any(place == space and each % VASSALS < 3 for each, place in enumerate(state.where))


def check_wilds(state: "Simurgh") -> None:
    """SIM-6: tiles lie on open spaces and carry vassals where they have spaces for them."""
    settled = all(frame[0] not in (CHECKING, MOVED) for frame in state.stack)
    for wild, tile in enumerate(state.wilds):
        crowd = state.crowd[12 + 4 * wild : 16 + 4 * wild]
        if tile == NONE:
            require(not any(crowd), "no vassal stands on an empty space of the Wilds")
            continue
        require(wild in state.board.wilds and 1 <= tile < DRAGONS[0], "an action tile on an open space")
        explored = tile >= FIRST_EXPLORATION
        if explored:
            check_explorers(state, wild)
        else:
            check_visitors(state, wild)
        if settled and wild != state.laid:
            require(sum(crowd) > 0, "an empty tile is removed")
            require(explored or sum(crowd) < state.board.full, "a full tile is removed")
            require(not explored or not crowd[3], "an explored tile is removed")


def check_visitors(state: "Simurgh", wild: int) -> None:
    """SIM-5.1, SIM-6.6: no more vassals than the spaces of a tile have room for."""
    facts = TILE_SPACES[state.wilds[wild]]
    require(state.load[wild] <= state.board.full, "a full tile takes nobody")
    for i in range(4):
        space = 12 + 4 * wild + i
        count = state.crowd[space]
        require(not count or i < len(facts), "vassals stand on spaces that their tile has")
        if count:
            require(count <= (1 if facts[i].single else state.board.capacity), "spaces of tiles are not overfull")
            require(not facts[i].rider_only or not spearman_on(state, space), "spaces for riders hold only riders")


def check_explorers(state: "Simurgh", wild: int) -> None:
    """SIM-6.9, SIM-R34: riders only, one of each player, one on a level."""
    low = 12 + 4 * wild
    on = [each for each, place in enumerate(state.where) if low <= place < low + 4]
    require(all(each % VASSALS >= 3 for each in on), "only riders explore")
    require(len({each // VASSALS for each in on}) == len(on), "one rider of each player")
    require(max(state.crowd[low : low + 4]) <= 1, "one rider on a level")
