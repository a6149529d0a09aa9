"""A net's inputs from a position of Wyrmspan: the evaluation's facts, and the cards they come from."""

from typing import Final

from mypy_extensions import i64

from drakehall.bots.nets.numbers import put, put_facts, put_flag, put_flags, put_one
from drakehall.games.wyrmspan.counting import cached_on
from drakehall.games.wyrmspan.frames import (
    COINS,
    DUG,
    EXPLORED,
    HOMES,
    MARKERS,
    MAT_SPACES,
    MEAT,
    NEST,
    NONE,
    OP_SETUP,
    ROW,
    TRACK,
)
from drakehall.games.wyrmspan.rules import Wyrmspan

VERSION: Final = 1
UNITS: Final = (64, 32)
RIVAL: Final = False

FACTS: Final = 0
ROUND: Final = 20
PURSE: Final = ROUND + 4
PASSED: Final = PURSE + 9
TURN: Final = PASSED + 1
FIRST: Final = TURN + 1
RIVAL_PURSE: Final = FIRST + 1
RIVAL_PASSED: Final = RIVAL_PURSE + 8
RIVAL_DRAGONS: Final = RIVAL_PASSED + 1
RESOURCES: Final = RIVAL_DRAGONS + 1
KINDS: Final = 6
NESTS: Final = RESOURCES + 4 * KINDS
EGGS: Final = NESTS + 1
WALKED: Final = EGGS + 1
EXCAVATED: Final = WALKED + 3 * 4
HOUSED: Final = EXCAVATED + 3 * 5
GUILD: Final = HOUSED + 3 * 5
PLACED: Final = GUILD + 12
TILE: Final = PLACED + 5
FIELDS: Final = 7
OBJECTIVES: Final = TILE + 4 * FIELDS
SIDES: Final = 20
CACHED: Final = OBJECTIVES + 2 * SIDES
TUCKED: Final = CACHED + 1
MAT: Final = TUCKED + 1
DRAGONS: Final = 183
HAND: Final = MAT + DRAGONS
CAVE_HAND: Final = HAND + DRAGONS
CAVES: Final = 75
SIZE: Final = CAVE_HAND + CAVES
FIELD_BITS: Final = 3


def fits(state: Wyrmspan) -> bool:
    """Return whether the cards are the printed ones, and the setup over."""
    compiled = state.compiled
    return (
        state.frames[0].op != OP_SETUP
        and len(compiled.dragons) == DRAGONS
        and len(compiled.caves) == CAVES
        and not state.options.dragons
        and not state.options.caves
    )


def inputs(state: Wyrmspan, seat: int, facts: list[float], rival: list[float]) -> list[int]:
    """List a seat's inputs: time, stock, mat and hand."""
    out: list[int] = []
    put_facts(out, FACTS, facts)
    stock = state.stock
    at: i64 = seat * ROW
    put_one(out, ROUND, state.round - 1, 4)
    put_one(out, PURSE, stock[at + COINS], 9)
    put(out, PASSED, state.passed >> seat & 1)
    put(out, TURN, 1 if state.turn == seat else 0)
    put(out, FIRST, 1 if state.first == seat else 0)
    put_rivals(out, state, seat)
    for kind in range(4):
        put_one(out, RESOURCES + KINDS * kind, stock[at + MEAT + kind], KINDS)
    put(out, NESTS, stock[at + NEST])
    for cave in range(3):
        put_one(out, WALKED + 4 * cave, stock[at + EXPLORED + cave], 4)
        put_one(out, EXCAVATED + 5 * cave, stock[at + DUG + cave], 5)
        put_one(out, HOUSED + 5 * cave, stock[at + HOMES + cave], 5)
    put_one(out, GUILD, stock[at + TRACK], 12)
    put_one(out, PLACED, stock[at + MARKERS], 5)
    put_tiles(out, state, seat)
    put_mat(out, state, seat)
    put_flags(out, HAND, state.dragon_hands[seat])
    put_flags(out, CAVE_HAND, state.cave_hands[seat])
    return out


def put_rivals(out: list[int], state: Wyrmspan, seat: i64) -> None:
    """Put what the next rival can still do in this round."""
    if state.seats == 1:
        return
    rival: i64 = (seat + 1) % state.seats
    at = rival * ROW
    stock = state.stock
    put_one(out, RIVAL_PURSE, stock[at + COINS], 8)
    put(out, RIVAL_PASSED, state.passed >> rival & 1)
    put(out, RIVAL_DRAGONS, stock[at + HOMES] + stock[at + HOMES + 1] + stock[at + HOMES + 2])


def put_tiles(out: list[int], state: Wyrmspan, seat: i64) -> None:
    """Put the markers on the guild tile, and the objectives still to be judged, the next one for itself."""
    marks: i64 = state.marks[seat]
    field: i64 = TILE + state.tile * FIELDS
    while marks:
        put(out, field, marks & 7)
        marks >>= FIELD_BITS
        field += 1
    judged: i64 = len(state.places) // len(state.marks)
    for number in range(judged, len(state.objectives)):
        put_flag(out, OBJECTIVES + (0 if number == judged else SIDES) + state.objectives[number])


def put_mat(out: list[int], state: Wyrmspan, seat: i64) -> None:
    """Put the dragons of a mat, and what lies on and under them."""
    base: i64 = seat * MAT_SPACES
    eggs: i64 = 0
    kept: i64 = 0
    tucked: i64 = 0
    dragons = state.dragons
    for place in range(base, base + MAT_SPACES):
        card: i64 = dragons[place]
        if card == NONE:
            continue
        put_flag(out, MAT + card)
        eggs += state.eggs[place]
        kept += cached_on(state, place)
        tucked += len(state.tucked[place])
    put(out, EGGS, eggs)
    put(out, CACHED, kept)
    put(out, TUCKED, tucked)
