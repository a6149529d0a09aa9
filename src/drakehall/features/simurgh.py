"""Simurgh as numbers: what lies open, vassals and dragons of each seat, the own tiles; what is pending and hidden has
modules of its own.
"""

from typing import Final, final

from drakehall.features.layout import MOST, Plan, Write, relative_seats
from drakehall.features.simurgh_hidden import HiddenPlaces, MemoryPlaces
from drakehall.features.simurgh_pending import PendingPlaces
from drakehall.games.simurgh.compiled_board import compiled_board
from drakehall.games.simurgh.compiled_tiles import SLOT_ACT, SLOT_ANSWER
from drakehall.games.simurgh.effects import RESOURCES
from drakehall.games.simurgh.options import SimurghOptions
from drakehall.games.simurgh.rules import Simurgh
from drakehall.games.simurgh.tiles import DRAGONS, OBJECTIVES, POWER
from drakehall.games.simurgh.vocabulary import DRAFTING_POWER, NONE, SPACE_LABELS, SUPPLY, TILES, WILD_SPACES

VERSION: Final = 1
LEFT_OUT: Final = (
    "Where exactly a remembered tile must be now: `State.knowledge` works that out, at a higher price.",
    "When tiles changed hands, and so which of them may have crossed.",
    "What an owner's board says: the fields are the same, its effects have numbers of their own.",
    "In which order tiles were chronicled, objectives removed and dragons kept.",
    "Of what is hidden, the course of the power draft.",
)
VASSALS: Final = 5
SLOTS: Final = 3
"""Each dragon has three abilities, and room for a marker on each."""
FIRST_DRAGON: Final = DRAGONS[0]
FIRST_OBJECTIVE: Final = OBJECTIVES[0]
MOST_TOKENS: Final = 127
MOST_POINTS: Final = 2_047
ACTION_TILES: Final = ("none", *TILES[1:FIRST_DRAGON])
DRAGON_TILES: Final = ("none", *TILES[FIRST_DRAGON:FIRST_OBJECTIVE])
OBJECTIVE_TILES: Final = ("none", *TILES[FIRST_OBJECTIVE:])
POWER_TILES: Final = ("none", *(TILES[tile] for tile in POWER))
WHERE: Final = ("supply", "returned", "home", *SPACE_LABELS)
OPTIONS: Final = (
    ("mode", ("spearman", "dragonlord"), "The mode."),
    ("length", ("short", "medium", "long"), "When the last turns begin."),
    ("edition", ("second", "first"), "The rulebook."),
    ("placement_counts_as_move", (False, True), "Whether placing a rider on an exploration tile counts as a move."),
    ("scout_refill", ("end_of_turn", "immediate"), "When the Scout Quarters are refilled."),
    ("power_tile_counts", (False, True), "Whether the power tile counts towards the hand limit."),
    ("objective_ties", ("full_and_skip", "full"), "What tied players get for an objective."),
)
"""The options of a game that are told, with their values in the order of their codes."""


def lay_out(plan: Plan, seats: int, options: SimurghOptions, perfect: bool) -> Write:
    """Add the fields of Simurgh; an owner's board changes which effects there are, and nothing else."""
    return Places(plan, seats, options, perfect).write


@final
class Places:
    """Where the fields begin."""

    def __init__(self, plan: Plan, seats: int, options: SimurghOptions, perfect: bool) -> None:
        """Add the fields."""
        board = compiled_board(options, seats)
        who = relative_seats(seats)
        self.turn_cap = options.turn_cap
        self.own = plan.number("seat", 0, seats - 1, "The number of the own seat.")
        self.decides = plan.code("decides", ("nobody", *who), "The seat that decides.")
        self.turn = plan.code("turn", who, "The seat whose turn it is.")
        self.starter = plan.code("starter", who, "The seat that had the first turn.")
        self.turns = plan.number("turns", 0, MOST, f"How many turns are finished, at most {MOST:,}.")
        self.left = plan.number("turns_left", 0, MOST, f"How many there can still be, at most {MOST:,}.")
        self.last = plan.code("last_turns", ("no", *who), "The seat whose turn started the last turns.")
        self.lay_out_board(plan, len(board.statue_costs))
        self.lay_out_houses(plan, seats)
        self.lay_out_own(plan)
        self.pending = PendingPlaces(plan, [effect.text for effect in board.effects])
        self.memory = MemoryPlaces(plan, seats)
        self.agreed = plan.size
        self.chosen: list[int] = []
        for name, values, about in OPTIONS:
            plan.code(name, [str(value).lower() for value in values], about)
            self.chosen.append(values.index(getattr(options, name)))
        self.hidden = HiddenPlaces(plan, seats) if perfect else None

    def lay_out_board(self, plan: Plan, statue: int) -> None:
        """Add what lies on the board and beside it."""
        self.wilds = plan.code("wilds", ACTION_TILES, "The tile on each space of the Wilds.", (WILD_SPACES,))
        self.slots = plan.code("quarters", ACTION_TILES, "The face-up tiles of the Scout Quarters.", (4,))
        self.statue = plan.code("statue", OBJECTIVE_TILES, "The objective on each space of the Statue.", (statue,))
        self.chronicle = plan.flag("chronicle", "The chronicled tiles, from 01.", (len(ACTION_TILES) - 1,))
        self.removed = plan.flag("removed", "The objectives taken off the Statue.", (len(OBJECTIVE_TILES) - 1,))
        self.stack_size = plan.number("stack_size", 0, 48, "How many tiles the action stack has.")
        self.dragons_size = plan.number("dragons_size", 0, 24, "How many dragons the pile has.")
        self.objectives_size = plan.number("objectives_size", 0, 12, "How many objectives the pile has.")

    def lay_out_houses(self, plan: Plan, seats: int) -> None:
        """Add what lies in front of each seat, the own first."""
        dragons = len(DRAGONS)
        self.points = plan.number("points", 0, MOST_POINTS, "The power points of each seat.", (seats,))
        self.ending = plan.number(
            "ending", 0, MOST_POINTS, "Once it is over, points for objectives and for leftovers.", (seats, 2)
        )
        self.stock = plan.number(
            "resources", 0, MOST_TOKENS, f"The resources of each seat: {', '.join(RESOURCES)}.", (seats, len(RESOURCES))
        )
        self.where = plan.code("vassals", WHERE, "Where three spearmen and two riders are.", (seats, VASSALS))
        self.dragons = plan.flag("dragons", "The dragons of each seat, from 49.", (seats, dragons))
        self.markers = plan.flag("markers", "The abilities with a marker.", (seats, dragons, SLOTS))
        self.hands = plan.number("hand_sizes", 0, 48, "The action tiles of each seat, but the power tile.", (seats,))
        self.has_power = plan.flag("holds_power", "Whether each seat holds its power tile.", (seats,))
        self.laid_power = plan.code("laid_power", POWER_TILES, "The power tile that each seat has laid.", (seats,))

    def lay_out_own(self, plan: Plan) -> None:
        """Add what only the own seat knows."""
        self.hand = plan.flag("hand", "The own action tiles, from 01.", (len(ACTION_TILES) - 1,))
        self.power = plan.code("power", POWER_TILES, "The own power tile, while in hand.")
        self.looking = plan.flag("looking", "The tiles that the own seat is looking at, from 01.", (len(TILES) - 1,))
        self.sealed = plan.code("sealed", DRAGON_TILES, "The dragon that the own seat has chosen in secret.")

    def write(self, state: Simurgh, seat: int, out: memoryview) -> None:
        """Write what a seat may know."""
        seats, decides = state.seats, state.seat
        out[self.own] = seat
        out[self.decides] = 0 if decides is None else (decides - seat) % seats + 1
        out[self.turn] = (state.turn - seat) % seats
        out[self.starter] = (state.starter - seat) % seats
        out[self.turns] = min(state.turns, MOST)
        out[self.left] = min(self.turn_cap - state.turns, MOST)
        out[self.last] = 0 if state.final == NONE else (state.final - seat) % seats + 1
        self.write_board(state, out)
        for step in range(seats):
            self.write_house(state, (seat + step) % seats, step, out)
        self.write_own(state, seat, out)
        self.pending.write(state, out)
        self.memory.write(state, seat, out)
        for i, value in enumerate(self.chosen):
            out[self.agreed + i] = value
        if self.hidden is not None:
            self.hidden.write(state, seat, out)

    def write_board(self, state: Simurgh, out: memoryview) -> None:
        """Write what lies open."""
        for wild, tile in enumerate(state.wilds):
            if tile != NONE:
                out[self.wilds + wild] = tile
        for slot, tile in enumerate(state.slots):
            if tile != NONE:
                out[self.slots + slot] = tile
        for space, tile in enumerate(state.statue):
            if tile != NONE:
                out[self.statue + space] = tile - FIRST_OBJECTIVE + 1
        for tile in state.chronicle:
            out[self.chronicle + tile - 1] = 1
        for tile in state.removed:
            out[self.removed + tile - FIRST_OBJECTIVE] = 1
        out[self.stack_size] = len(state.pile)
        out[self.dragons_size] = len(state.dragon_pile)
        out[self.objectives_size] = len(state.objective_pile)

    def write_house(self, state: Simurgh, seat: int, step: int, out: memoryview) -> None:
        """Write what lies in front of a seat into the places of a step round the table."""
        stock = state.stock[seat]
        at = self.stock + step * len(RESOURCES)
        for kind in range(len(RESOURCES)):
            held = stock >> 8 * kind & 0xFF
            if held:
                out[at + kind] = held
        out[self.points + step] = stock >> 48
        if state.ending:
            out[self.ending + 2 * step] = state.ending[seat]
            out[self.ending + 2 * step + 1] = state.ending[state.seats + seat]
        at, first = self.where + step * VASSALS, seat * VASSALS
        for vassal in range(VASSALS):
            out[at + vassal] = state.where[first + vassal] - SUPPLY
        acts, ready = state.acts[seat], state.ready[seat]
        at = step * len(DRAGONS)
        for dragon in state.dragons[seat]:
            out[self.dragons + at + dragon] = 1
            for slot in range(dragon * SLOTS, dragon * SLOTS + SLOTS):
                if acts & SLOT_ACT[slot] or ready & SLOT_ANSWER[slot]:
                    out[self.markers + at * SLOTS + slot] = 1
        out[self.hands + step] = len(state.hands[seat])
        if state.power[seat] != NONE:
            out[self.has_power + step] = 1
        elif state.kept[seat] != NONE:
            out[self.laid_power + step] = state.kept[seat] - POWER[0] + 1

    def write_own(self, state: Simurgh, seat: int, out: memoryview) -> None:
        """Write what only this seat knows."""
        for tile in state.hands[seat]:
            out[self.hand + tile - 1] = 1
        power = state.power[seat]
        if power != NONE:
            out[self.power] = power - POWER[0] + 1
        for tile in looked_at(state, seat):
            out[self.looking + tile - 1] = 1
        if state.sealed and state.sealed[seat] != NONE:
            out[self.sealed] = state.sealed[seat] - FIRST_DRAGON + 1


def looked_at(state: Simurgh, seat: int) -> list[int]:
    """List the tiles that a seat looks at, as its view does."""
    if state.offers:
        return state.offers[seat]
    if seat != state.seat:
        return []
    return state.rows[-1] if state.stack[-1][0] == DRAFTING_POWER else state.drawn + state.shown
