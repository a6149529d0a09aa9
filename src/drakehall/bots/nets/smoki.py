"""A net's inputs from a position of Smoki: a dream card by card, the piles, who is near the end."""

from typing import Final

from mypy_extensions import i64

from drakehall.bots.evaluation.smoki import DOWNS, average, known, shown
from drakehall.bots.nets.numbers import NEARLY, put, put_flag, put_one
from drakehall.games.smoki.cards import DREAM_SIZE
from drakehall.games.smoki.rules import Smoki
from drakehall.games.smoki.vocabulary import HOLD, NONE, PILE, REVEAL

VERSION: Final = 1
UNITS: Final = (32, 16)
RIVAL: Final = False

CARDS: Final = 15
"""Face down, or one of fourteen kinds."""
DREAM: Final = 0
TOTAL: Final = DREAM + DREAM_SIZE * CARDS
MEAN: Final = TOTAL + 1
DOWN: Final = MEAN + 1
COLUMNS: Final = DOWN + DREAM_SIZE + 1
"""By column, whether both of its cards lie open, one or none."""
HAS: Final = COLUMNS + 3 * 3
"""How many of each kind lie open in the dream."""
NEXT: Final = HAS + CARDS
PHASE: Final = NEXT + 1
PHASES: Final = 9
HELD: Final = PHASE + PHASES
CARRIED: Final = HELD + CARDS
PILES: Final = CARRIED + CARDS
TOKENS: Final = PILES + CARDS
LEFT: Final = TOKENS + 4
RIVAL_TOTAL: Final = LEFT + 1
RIVAL_DOWN: Final = RIVAL_TOTAL + 1
RIVAL_TOKENS: Final = RIVAL_DOWN + DREAM_SIZE + 1
SIZE: Final = RIVAL_TOKENS + 4


def fits(state: Smoki) -> bool:
    """Return whether the game is for tokens, and the first cards are turned up."""
    return state.options.scoring == "tokens" and state.phase != REVEAL


def inputs(state: Smoki, seat: int, facts: list[float], rival: list[float]) -> list[int]:
    """List a seat's inputs: its dream, whose turn it is, and what lies open."""
    out: list[int] = []
    dream = shown(state, seat)
    mean = average(state)
    down: i64 = put_dream(out, dream)
    put_one(out, DOWN, down, DREAM_SIZE + 1)
    put(out, TOTAL, int(4.0 * (known(dream) + float(down) * mean) + NEARLY))
    put(out, MEAN, int(16.0 * mean + NEARLY))
    put_one(out, TOKENS, state.tokens[seat], 4)
    put(out, LEFT, len(state.hidden))
    put_rival(out, state, (seat + 1) % state.seats, mean)
    phase = state.phase
    if state.turn == seat:
        put(out, NEXT, 1)
        put_one(out, PHASE, phase, PHASES)
        if phase == HOLD:
            put_one(out, HELD, state.held + 1, CARDS)
        elif phase == PILE and state.carry != NONE:
            put_one(out, CARRIED, state.carry + 1, CARDS)
    for pile in state.piles:
        card: i64 = pile[-1] + 1 if pile else 0
        put_flag(out, PILES + card)
    return out


def put_rival(out: list[int], state: Smoki, seat: i64, mean: float) -> None:
    """Put how the next rival stands."""
    down: i64 = DOWNS[state.facing[seat]]
    put(out, RIVAL_TOTAL, int(4.0 * (known(shown(state, seat)) + float(down) * mean) + NEARLY))
    put_one(out, RIVAL_DOWN, down, DREAM_SIZE + 1)
    put_one(out, RIVAL_TOKENS, state.tokens[seat], 4)


def put_dream(out: list[int], dream: i64) -> i64:
    """Put the cards of a dream; return how many lie face down."""
    down: i64 = 0
    open_in = [0, 0, 0]
    for slot in range(DREAM_SIZE):
        shift: i64 = slot
        card = dream >> (shift << 2) & 15
        put_flag(out, DREAM + CARDS * slot + card)
        if card:
            open_in[slot % 3] += 1
            put_flag(out, HAS + card)
        else:
            down += 1
    for column in range(3):
        put_flag(out, COLUMNS + 3 * column + open_in[column])
    return down
