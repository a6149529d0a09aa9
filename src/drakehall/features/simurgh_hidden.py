"""What is hidden in Simurgh, as numbers: what a seat remembers of it, and, for a perfect layout, all of it."""

from typing import Final, final

from drakehall.features.layout import Plan, relative_seats
from drakehall.games.simurgh.rules import Simurgh
from drakehall.games.simurgh.tiles import DRAGONS, OBJECTIVES, POWER
from drakehall.games.simurgh.vocabulary import NONE, TILES

ALL: Final = len(TILES) - 1
FIRST_DRAGON: Final = DRAGONS[0]
FIRST_OBJECTIVE: Final = OBJECTIVES[0]


@final
class MemoryPlaces:
    """Where the fields about what a seat remembers begin."""

    def __init__(self, plan: Plan, seats: int) -> None:
        """Add the fields."""
        self.remembered = plan.code(
            "remembered",
            ("no", *relative_seats(seats)),
            "For each tile from 01 that is hidden now: who took it where the own seat could see which it was; "
            "own: it went through the own hand.",
            (ALL,),
        )
        self.spotted = plan.flag(
            "spotted", "The tiles that lay open in the draft and were shuffled into the stack, from 01.", (48,)
        )
        self.row = plan.flag("power_draft", "The three power tiles that the own seat saw in the draft.", (len(POWER),))

    def write(self, state: Simurgh, seat: int, out: memoryview) -> None:
        """Write what a seat remembers; where a tile went later need not be known, and is not told."""
        for tile in hidden_tiles(state, seat):
            holder = seen_with(state.paths[tile], state.public[tile], seat)
            if holder != NONE:
                out[self.remembered + tile - 1] = (holder - seat) % state.seats + 1
        for tile in state.spotted:
            out[self.spotted + tile - 1] = 1
        order = (state.starter - 1 - seat) % state.seats
        if order < len(state.rows):
            for tile in state.rows[order]:
                out[self.row + tile - POWER[0]] = 1


def hidden_tiles(state: Simurgh, seat: int) -> list[int]:
    """List the tiles that a seat does not see, power tiles apart."""
    found = state.pile + state.box + state.dragon_pile + state.objective_pile
    for other in range(state.seats):
        if other != seat:
            found += state.hands[other]
            if state.offers:
                found += state.offers[other]
    return found if state.turn == seat else found + state.drawn + state.shown


def seen_with(path: tuple[int, ...], public: int, seat: int) -> int:
    """Return who had a hidden tile when a seat last saw which it was; NONE if the seat never did."""
    if not path:
        return NONE
    found = NONE
    for i in range(0, len(path), 3):
        if path[i] == seat:
            found = seat
        elif found == NONE and 0 < public < path[i + 1]:
            found = path[i]
    return found


@final
class HiddenPlaces:
    """Where the fields about everything hidden begin."""

    def __init__(self, plan: Plan, seats: int) -> None:
        """Add the fields."""
        action, dragons = ("none", *TILES[1:FIRST_DRAGON]), ("none", *TILES[FIRST_DRAGON:FIRST_OBJECTIVE])
        powers = ("none", *(TILES[tile] for tile in POWER))
        self.hands = plan.flag("all_hands", "Hidden: the action tiles of each seat, from 01.", (seats, 48))
        self.kept = plan.code("all_powers", powers, "Hidden: the power tile that each seat got.", (seats,))
        self.stack = plan.code("stack_tiles", action, "Hidden: the action stack from its top.", (48,))
        self.box = plan.flag("box_tiles", "Hidden: the tiles in the box, from 01.", (48,))
        self.dragons = plan.code("dragon_pile", dragons, "Hidden: the dragons from the top of their pile.", (24,))
        self.objectives = plan.code(
            "objective_pile",
            ("none", *TILES[FIRST_OBJECTIVE:]),
            "Hidden: the objectives from the top of their pile.",
            (12,),
        )
        self.drawn = plan.flag("all_drawn", "Hidden: the drawn dragons and objectives, from 49.", (36,))
        self.offers = plan.flag("all_offers", "Hidden: the dragons each seat chooses from in setup.", (seats, 24))
        self.sealed = plan.code("all_sealed", dragons, "Hidden: the dragon each seat has chosen in setup.", (seats,))
        self.rest = plan.code("power_rest", powers, "Hidden: the power tiles that nobody has seen.", (len(POWER),))

    def write(self, state: Simurgh, seat: int, out: memoryview) -> None:
        """Write where every tile is."""
        for step in range(state.seats):
            self.write_seat(state, (seat + step) % state.seats, step, out)
        write_pile(state.pile, 0, self.stack, out)
        write_pile(state.dragon_pile, FIRST_DRAGON - 1, self.dragons, out)
        write_pile(state.objective_pile, FIRST_OBJECTIVE - 1, self.objectives, out)
        write_pile(state.power_rest, POWER[0] - 1, self.rest, out)
        for tile in state.box:
            out[self.box + tile - 1] = 1
        for tile in state.drawn:
            out[self.drawn + tile - FIRST_DRAGON] = 1
        for tile in state.shown:
            out[self.drawn + tile - FIRST_DRAGON] = 1

    def write_seat(self, state: Simurgh, seat: int, step: int, out: memoryview) -> None:
        """Write what a seat holds into the places of a step round the table."""
        for tile in state.hands[seat]:
            out[self.hands + 48 * step + tile - 1] = 1
        if state.kept[seat] != NONE:
            out[self.kept + step] = state.kept[seat] - POWER[0] + 1
        if state.offers:
            for tile in state.offers[seat]:
                out[self.offers + 24 * step + tile - FIRST_DRAGON] = 1
            if state.sealed[seat] != NONE:
                out[self.sealed + step] = state.sealed[seat] - FIRST_DRAGON + 1


def write_pile(pile: list[int], before_first: int, at: int, out: memoryview) -> None:
    """Write a pile from its top."""
    size = len(pile)
    for place in range(size):
        out[at + place] = pile[size - 1 - place] - before_first
