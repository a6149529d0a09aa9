"""A net's inputs from a position of Dragon Castle: the evaluation's facts, and their kinds and levels."""

from typing import Final

from mypy_extensions import i64

from drakehall.bots.evaluation import dragon_castle as known
from drakehall.bots.nets.numbers import put, put_facts, put_flags, put_one
from drakehall.games.dragon_castle.castle import top_tile
from drakehall.games.dragon_castle.rules import DragonCastle
from drakehall.games.dragon_castle.tiles import KIND, NONE

VERSION: Final = 1
UNITS: Final = (32, 16)
RIVAL: Final = True

KINDS: Final = 6
FACTS: Final = 0
RIVALS: Final = 12
STAGE: Final = RIVALS + 12
STANDING: Final = STAGE + 7
FLOOR: Final = 6
"""Step in which the number of tiles left in the castle is given."""
STEPS: Final = 21
SUMMONED: Final = STANDING + STEPS
TOKENS: Final = SUMMONED + 4
SUPPLY: Final = TOKENS + 1
TURN: Final = SUPPLY + 1
PHASE: Final = TURN + 1
PHASES: Final = 19
POOL: Final = PHASE + PHASES
POOLS: Final = 9
SETS: Final = POOL + POOLS
DISCARDS: Final = SETS + 1
READY: Final = DISCARDS + 1
MOST_READY: Final = 8
UP: Final = READY + KINDS * MOST_READY
LEVELS: Final = UP + KINDS
MEMO_LEVELS: Final = 6
ROOM: Final = LEVELS + MEMO_LEVELS
ROOMS: Final = 13
PICKS: Final = ROOM + ROOMS
IN_HAND: Final = PICKS + KINDS
SPIRITS: Final = IN_HAND + KINDS
DRAGONS: Final = SPIRITS + 11
SIZE: Final = DRAGONS + 10
USUAL_SIDE: Final = 6


def fits(state: DragonCastle) -> bool:
    """Return whether the castle is the basic one and realms have the usual size; any cards may be in play."""
    realm = state.board.realm
    return state.options.layout == "basic" and realm.rows == USUAL_SIDE and realm.cols == USUAL_SIDE


def inputs(state: DragonCastle, seat: int, facts: list[float], rival: list[float]) -> list[int]:
    """List a seat's inputs: time, its realm, the castle, its turn."""
    out: list[int] = []
    put_facts(out, FACTS, facts)
    put_facts(out, RIVALS, rival)
    put_one(out, STAGE, known.stage(state), 7)
    put_one(out, STANDING, state.standing // FLOOR, STEPS)
    put_one(out, SUMMONED, state.summoned, 4)
    put(out, TOKENS, state.tokens[seat])
    put(out, SUPPLY, state.supply)
    put_one(out, POOL, state.pools[seat], POOLS)
    put(out, SETS, state.earned[seat * 2])
    put(out, DISCARDS, state.earned[seat * 2 + 1])
    put_realm(out, state, seat)
    put_castle(out, state)
    if state.turn == seat:
        put(out, TURN, 1)
        put_one(out, PHASE, state.phase, PHASES)
        if state.first != NONE:
            put(out, IN_HAND + KIND[state.first], 1)
        if state.second != NONE:
            put(out, IN_HAND + KIND[state.second], 2)
    put_flags(out, SPIRITS, state.spirits)
    put_flags(out, DRAGONS, state.dragons)
    return out


def put_realm(out: list[int], state: DragonCastle, seat: i64) -> None:
    """Put plans and tiles by kind, levels to build on and built on, and room."""
    realm = state.realms[seat]
    memo = realm.memo
    if memo is None:
        memo = realm.memo = known.prospects(state, seat)
    at: i64 = known.MEASURED
    for kind in range(KINDS):
        ready: i64 = int(memo[at])
        put_one(out, READY + MOST_READY * kind, ready, MOST_READY)
        up: i64 = int(memo[at + 1])
        put(out, UP + kind, up)
        at += 2
    for level in range(MEMO_LEVELS):
        here: i64 = int(memo[at + level])
        put(out, LEVELS + level, here)
    room: i64 = int(memo[known.MEASURED - 1])
    put_one(out, ROOM, room // 3, ROOMS)


def put_castle(out: list[int], state: DragonCastle) -> None:
    """Put the tiles that can be taken first, by kind."""
    picks = [0] * KINDS
    first = state.board.pick
    for pick in state.picks:
        picks[KIND[top_tile(state, pick - first)]] += 1
    for kind in range(KINDS):
        put(out, PICKS + kind, picks[kind])
