"""How good a position of Smoki is for a seat.

What counts is who will have the lowest total when the round ends. A dream is worth what its face-up cards say, its
face-down cards what the cards nobody has seen are worth on average. How much a lead says depends on how near the end
is, that is on the fewest face-down cards before anybody; so does what it is worth to be next to move, to be offered a
good card by an open pile, to have fewer face-down cards than others.
"""

from functools import lru_cache
from math import exp, sqrt
from typing import Final

from drakehall.games.smoki.cards import COMPLETE, DREAM_SIZE, REFLECTION, RING, VALUES
from drakehall.games.smoki.rules import Smoki
from drakehall.games.smoki.vocabulary import HIDDEN, HOLD, PILE, REVEAL, SOURCE
from drakehall.kernel.state import State

NAMES: Final = ("goal", "rounds", "tokens", "chance", "dream", "haste")
STAGES: Final = 1

UNSEEN: Final = -1
COPY: Final = 3
"""What a reflection nobody has seen is expected to count."""
WORTH: Final = tuple(COPY if card == REFLECTION else value for card, value in enumerate(VALUES))
AVERAGE: Final = 4.3
"""What an unseen card counts beside a reflection."""
DEVIATION: Final = 3.6
"""How far an unseen card usually is from the average."""
CERTAIN: Final = 0.2
"""The spread of totals that are known, so that the least lead wins for sure."""

# By the fewest face-down cards before any seat, from none to five: the odds of winning the round as logarithms.
LEAD: Final = (0.0, 0.14, 0.115, 0.105, 0.1, 0.07)
"""What a point less than others is worth while the round goes on."""
MOVE: Final = (0.0, 0.17, 0.15, 0.14, 0.1, 0.05)
"""What it is worth to be next."""
OFFER: Final = (0.0, 0.085, 0.07, 0.045, 0.04, 0.05)
"""What a point is worth by which an open pile would better the dream of whoever is next."""
TEMPO: Final = (0.0, 0.42, 0.36, 0.28, 0.1, 0.05)
"""What a face-down card less than others is worth."""

Dream = tuple[int, ...]
"""Six cards, UNSEEN for a face-down one."""


def stage(state: State) -> int:
    """All positions have the same weights."""
    return 0


def clock(state: State) -> int:
    """Count turns."""
    assert isinstance(state, Smoki)
    return state.round << 16 | state.turns


def sight(state: State, seat: int) -> int:
    """The card in hand, what lies on the piles, and which cards are up make a difference."""
    assert isinstance(state, Smoki)
    held = state.held if state.turn == seat or state.source != HIDDEN else -1
    return hash((held, state.carry, *[pile[-1] if pile else -1 for pile in state.piles]))


def settled(state: State, seat: int) -> State:
    """Leave the position as it is: a card in hand is part of the dream."""
    return state


def features(state: State, seat: int) -> list[float]:
    """Measure what rounds have brought, the likelihood of winning this one, the dream, how near its end is."""
    assert isinstance(state, Smoki)
    tokens = state.options.scoring == "tokens"
    down = DREAM_SIZE - state.facing[seat].bit_count()
    if tokens:
        return [1.0, 0.0, float(state.tokens[seat]), chance(state, seat), 0.0, float(down)]
    total = prospects(state, seat)[0][seat]
    return [0.0, float(state.scores()[seat]), 0.0, 0.0, total, float(down)]


# --- The likelihood of winning the round ----------------------------------------------------------------------------


def chance(state: Smoki, seat: int) -> float:
    """Estimate how likely a seat is to win the round."""
    if state.phase == REVEAL:
        return 1 / state.seats
    totals, downs, following, offer = prospects(state, seat)
    return odds(seat, totals, downs, following, offer)


def odds(seat: int, totals: list[float], downs: list[int], following: int, offer: float) -> float:
    """Turn expected totals and face-down cards into a likelihood of winning; `following` is next to move."""
    near = min(downs)
    if near:
        lead, tempo = LEAD[near], TEMPO[near]
        scores = [-lead * total - tempo * down for total, down in zip(totals, downs, strict=True)]
        scores[following] += MOVE[near] + OFFER[near] * offer
    else:
        spread = 0.55 * DEVIATION * sqrt(sum(downs)) + CERTAIN
        scores = [-total / spread for total in totals]
    own = scores[seat]
    return 1 / sum([exp(min(50.0, score - own)) for score in scores])


def prospects(state: Smoki, seat: int) -> tuple[list[float], list[int], int, float]:
    """Give the expected totals, the face-down cards, who moves next, and how much a pile would better that dream.

    A card in hand counts as placed in the best manner.
    """
    mean = unseen_mean(state)
    dreams = [seen(state, each) for each in range(state.seats)]
    totals: list[float] = []
    downs: list[int] = []
    for dream in dreams:
        known, down = estimate(dream)
        totals.append(known + down * mean)
        downs.append(down)
    turn = state.turn
    if state.phase == SOURCE:
        return totals, downs, turn, gift(dreams[turn], totals[turn], mean, tops(state))
    following = (turn + 1) % state.seats
    if state.phase == HOLD:
        place(state, dreams[turn], totals, downs, mean)
        return totals, downs, following, 0.0
    offer = 0.0
    if state.phase == PILE:
        offer = min(
            gift(dreams[following], totals[following], mean, covered) for covered in covered_tops(state, state.carry)
        )
    return totals, downs, following, offer


def place(state: Smoki, dream: Dream, totals: list[float], downs: list[int], mean: float) -> None:
    """Let the seat that holds a card place it where its likelihood of winning is best, or leave it if it may."""
    turn, card = state.turn, state.held
    following = (turn + 1) % state.seats
    must = state.source != HIDDEN or card == RING
    best = -1.0 if must else odds(turn, totals, downs, following, 0.0)
    chosen = (totals[turn], downs[turn])
    for slot in range(DREAM_SIZE):
        known, down = estimate((*dream[:slot], card, *dream[slot + 1 :]))
        totals[turn], downs[turn] = known + down * mean, down
        worth = odds(turn, totals, downs, following, 0.0)
        if worth > best:
            best, chosen = worth, (totals[turn], down)
    totals[turn], downs[turn] = chosen


# --- Dreams and piles -----------------------------------------------------------------------------------------------


def seen(state: Smoki, seat: int) -> Dream:
    """List a dream's cards, UNSEEN for a face-down one."""
    facing = state.facing[seat]
    cards = state.dreams[seat * DREAM_SIZE : seat * DREAM_SIZE + DREAM_SIZE]
    if facing == COMPLETE:
        return tuple(cards)
    return tuple([card if facing >> slot & 1 else UNSEEN for slot, card in enumerate(cards)])


def unseen_mean(state: Smoki) -> float:
    """Give what the face-down cards are worth on average: they are among the cards nobody has seen this round."""
    facing = state.facing
    face_down = [card for at, card in enumerate(state.dreams) if not facing[at // DREAM_SIZE] >> at % DREAM_SIZE & 1]
    pool = face_down if state.reshuffled else face_down + state.hidden
    return sum([WORTH[card] for card in pool]) / len(pool) if pool else AVERAGE


@lru_cache(maxsize=1 << 17)
def estimate(dream: Dream) -> tuple[float, int]:
    """Give what the face-up cards of a dream count and how many are face down."""
    total = 0.0
    for top in range(3):
        a, b = dream[top], dream[top + 3]
        if UNSEEN not in (a, b) and VALUES[a] == VALUES[b] and REFLECTION not in (a, b):
            continue
        total += worth_of(dream, top) + worth_of(dream, top + 3)
    return total, dream.count(UNSEEN)


def worth_of(dream: Dream, slot: int) -> float:
    """Estimate what one face-up card of a dream counts; nothing for a face-down one."""
    card = dream[slot]
    if card == UNSEEN:
        return 0.0
    if card != REFLECTION:
        return float(VALUES[card])
    row = slot // 3 * 3
    beside = [dream[at] for at in (slot - 1, slot + 1) if row <= at < row + 3]
    return min(AVERAGE if other in (UNSEEN, REFLECTION) else float(VALUES[other]) for other in beside)


def tops(state: Smoki) -> list[int]:
    """List the cards that can be taken from open piles."""
    return [pile[-1] for pile in state.piles if pile]


def covered_tops(state: Smoki, card: int) -> list[list[int]]:
    """List what lies open after a card has gone on each of the piles."""
    piles = state.piles
    if len(piles) == 1:
        return [[card]]
    return [[card, *piles[1][-1:]], [*piles[0][-1:], card]]


def gift(dream: Dream, total: float, mean: float, cards: list[int]) -> float:
    """Give how much the best of some cards would better a dream."""
    return max([0.0, *[total - with_card(dream, card, mean) for card in cards]])


def with_card(dream: Dream, card: int, mean: float) -> float:
    """Estimate a dream with a card where it betters it most."""
    return min([known + down * mean for known, down in placings(dream, card)])


@lru_cache(maxsize=1 << 16)
def placings(dream: Dream, card: int) -> list[tuple[float, int]]:
    """Give the estimates of a dream with a card on each of its slots."""
    return [estimate((*dream[:slot], card, *dream[slot + 1 :])) for slot in range(DREAM_SIZE)]
