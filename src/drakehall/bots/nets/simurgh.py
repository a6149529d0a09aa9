"""A net's inputs from a position of Simurgh: the evaluation's facts, and their goods, tiles and dragons."""

from typing import Final

from mypy_extensions import i64

from drakehall.bots.evaluation.simurgh import count_tiles, counted, lateness, turns_left
from drakehall.bots.nets.numbers import NEARLY, put, put_facts, put_flag, put_flags, put_one
from drakehall.games.simurgh.rules import Simurgh
from drakehall.games.simurgh.tiles import FIRST_OBJECTIVE
from drakehall.games.simurgh.vocabulary import DRAFTING, HOME, NONE, RETURNED, SUPPLY

VERSION: Final = 1
UNITS: Final = (32, 16)
RIVAL: Final = True

FACTS: Final = 0
RIVALS: Final = 19
POINTS: Final = RIVALS + 19
TURNS: Final = POINTS + 1
LATE: Final = TURNS + 1
TURN: Final = LATE + 1
LAST: Final = TURN + 1
WRITTEN: Final = LAST + 1
MOST_WRITTEN: Final = 16
PLACED: Final = WRITTEN + MOST_WRITTEN
OBJECTIVES_PLACED: Final = 6
GOODS: Final = PLACED + OBJECTIVES_PLACED
KINDS: Final = 6
MOST_GOODS: Final = 9
VASSALS: Final = GOODS + KINDS * MOST_GOODS
"""Spearmen, then riders: in supply, returned, at home, in each part of the City, on each space of a tile."""
CITY: Final = 12
WHERE: Final = 3 + CITY + 4
ACTS: Final = VASSALS + 2 * WHERE
ANSWERS: Final = ACTS + 44
HAND: Final = ANSWERS + 28
TILES: Final = 49
WILDS: Final = HAND + TILES
DRAGONS: Final = WILDS + TILES
DRAGON_TYPES: Final = 12
STATUE: Final = DRAGONS + DRAGON_TYPES
GOALS: Final = 12
MARGINS: Final = 7
RIVAL_HAND: Final = STATUE + GOALS * MARGINS
LONG: Final = RIVAL_HAND + 1
SIZE: Final = LONG + 2


def fits(state: Simurgh) -> bool:
    """Return whether the board is the printed one, and the draft over."""
    return not state.options.board and not state.offers and len(state.stack) > 0 and state.stack[0][0] > DRAFTING


def inputs(state: Simurgh, seat: int, facts: list[float], rival: list[float]) -> list[int]:
    """List a seat's inputs: time, goods, vassals, dragons, tiles, objectives."""
    out: list[int] = []
    put_facts(out, FACTS, facts)
    put_facts(out, RIVALS, rival)
    stock = state.stock[seat]
    laid, placed = count_tiles(state.wilds), count_tiles(state.statue)
    put(out, POINTS, stock >> 48)
    put(out, TURNS, int(4.0 * turns_left(state, seat, laid, placed) + NEARLY))
    put(out, LATE, int(4.0 * max(0.0, lateness(state)) + NEARLY))
    put(out, TURN, 1 if state.turn == seat else 0)
    put(out, LAST, 1 if state.final != NONE else 0)
    put_one(out, WRITTEN, len(state.chronicle), MOST_WRITTEN)
    put_one(out, PLACED, placed, OBJECTIVES_PLACED)
    shift: i64 = 0
    for kind in range(KINDS):
        goods: i64 = stock >> shift & 255
        put_one(out, GOODS + MOST_GOODS * kind, goods, MOST_GOODS)
        shift += 8
    put_vassals(out, state, seat)
    put_bits(out, ACTS, state.acts[seat])
    put_bits(out, ANSWERS, state.ready[seat])
    put_tiles(out, state, seat)
    put_objectives(out, state, seat)
    put(out, RIVAL_HAND, len(state.hands[(seat + 1) % state.seats]))
    length = state.options.length
    if length != "short":
        put(out, LONG + (0 if length == "medium" else 1), 1)
    return out


def put_vassals(out: list[int], state: Simurgh, seat: i64) -> None:
    """Put where vassals are."""
    for each in range(5):
        place: i64 = state.where[seat * 5 + each]
        start: i64 = VASSALS if each < 3 else VASSALS + WHERE
        if place == SUPPLY:
            start += 0
        elif place == RETURNED:
            start += 1
        elif place == HOME:
            start += 2
        elif place < CITY:
            start += 3 + place
        else:
            start += 3 + CITY + (place & 3)
        put_flag(out, start)


def put_bits(out: list[int], start: i64, mask: i64) -> None:
    """Put a 1 for each bit of a mask."""
    at = start
    rest = mask
    while rest:
        if rest & 1:
            put_flag(out, at)
        rest >>= 1
        at += 1


def put_tiles(out: list[int], state: Simurgh, seat: i64) -> None:
    """Put the tiles of the hand, those in the Wilds, and the kinds of dragons."""
    put_flags(out, HAND, state.hands[seat])
    if state.power[seat] != NONE:
        put_flag(out, HAND + state.power[seat])
    for tile in state.wilds:
        if tile != NONE:
            put_flag(out, WILDS + tile)
    for dragon in state.dragons[seat]:
        put_flag(out, DRAGONS + dragon // 2)


def put_objectives(out: list[int], state: Simurgh, seat: i64) -> None:
    """Put by how much a seat is ahead in each objective of the Statue."""
    for tile in state.statue:
        if tile == NONE:
            continue
        number: i64 = tile - FIRST_OBJECTIVE
        counts = counted(state, state.board.objectives[number])
        most: i64 = 0
        for other, count in enumerate(counts):
            if other != seat and count > most:
                most = count
        margin: i64 = counts[seat] - most + 3
        if margin < 0:
            margin = 0
        put_one(out, STATUE + MARGINS * number, margin, MARGINS)
