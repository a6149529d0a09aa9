"""How good a position of Smoki is for a seat.

What counts is who will have the lowest total when the round ends. A dream is worth what its face-up cards say, its
face-down cards what the cards nobody has seen are worth on average. How much a lead says depends on how near the end
is, that is on the fewest face-down cards before anybody; so does what it is worth to be next to move, to be offered a
good card by an open pile, to have fewer face-down cards than others.
"""

from functools import lru_cache
from math import exp, sqrt
from typing import Final, NamedTuple

from drakehall.games.smoki.cards import COMPLETE, DREAM_SIZE, REFLECTION, RING, VALUES
from drakehall.games.smoki.rules import Smoki
from drakehall.games.smoki.scoring import TOKENS_TO_WIN
from drakehall.games.smoki.vocabulary import HIDDEN, HOLD, PILE, REVEAL, SOURCE

NAMES: Final = ("goal", "rounds", "tokens", "chance", "dream", "haste")
STAGES: Final = 1
RIVALS_INDEPENDENT: Final = False
TURN_NUMBER_IS_EXACT: Final = True
POINTS_OF_A_TOKEN: Final = 18.0
"""Lead in points that is about as good as a token, in games for points."""

UNSEEN: Final = -1
COPY: Final = 3
"""What an unseen reflection is expected to count."""
WORTH: Final = tuple(COPY if card == REFLECTION else value for card, value in enumerate(VALUES))
AVERAGE: Final = 4.3
"""What an unseen card counts beside a reflection."""
DEVIATION: Final = 3.6
"""How far an unseen card usually is from the average."""
CERTAIN: Final = 0.2
"""The spread of known totals, so small that the least lead is sure to win."""

# By the fewest face-down cards before any seat, from none to five: the log odds of winning the round.
LEAD: Final[tuple[float, ...]] = (0.0, 0.14, 0.115, 0.105, 0.1, 0.07)
"""What being a point lower than others is worth during the round."""
MOVE: Final[tuple[float, ...]] = (0.0, 0.17, 0.15, 0.14, 0.1, 0.05)
"""What it is worth to move next."""
OFFER: Final[tuple[float, ...]] = (0.0, 0.085, 0.07, 0.045, 0.04, 0.05)
"""What each point is worth by which an open pile would improve the dream of the next seat."""
TEMPO: Final[tuple[float, ...]] = (0.0, 0.42, 0.36, 0.28, 0.1, 0.05)
"""What having one face-down card fewer than others is worth."""

INFINITE: Final = float("inf")
FACE_DOWN: Final = tuple(
    tuple(slot for slot in range(DREAM_SIZE) if not facing >> slot & 1) for facing in range(COMPLETE + 1)
)
"""By mask of face-up slots: the other slots."""

Dream = tuple[int, ...]
"""Six cards, UNSEEN if face down."""
Cards = tuple[int, ...]
Estimate = tuple[float, int]
"""What the face-up cards of a dream count, and how many lie face down."""


def stage(state: Smoki) -> int:
    """All positions have the same weights."""
    return 0


def turn_number(state: Smoki) -> int:
    """Count turns; a new round is far off."""
    return state.round << 16 | state.turns


def information_key(state: Smoki, seat: int) -> int:
    """The card in hand, the piles, and which cards are face up make a difference.

    A rival's card in hand counts too: it decides what the rival does, and everyone sees it once that is done.
    """
    return hash((state.held, state.carry, *[pile[-1] if pile else -1 for pile in state.piles]))


def play_out_pending(state: Smoki, seat: int) -> Smoki:
    """Leave the position as it is: a card in hand is part of the dream."""
    return state


def features(state: Smoki, seat: int) -> list[float]:
    """Measure what rounds have brought, the likelihood of winning this one, the dream, and how near the end is."""
    down = float(DREAM_SIZE - state.facing[seat].bit_count())
    if state.options.scoring == "tokens":
        return [1.0, 0.0, float(state.tokens[seat]), chance(state, seat), 0.0, down]
    return [0.0, float(state.scores()[seat]), 0.0, 0.0, look(state).totals[seat], down]


def progress(state: Smoki) -> float:
    """Count rounds, tokens or points towards the end of the game, and face-up cards towards that of the round."""
    running = max(state.facing, key=int.bit_count).bit_count() / DREAM_SIZE
    options = state.options
    if options.scoring == "tokens":
        return min(1.0, (max(state.tokens) + running) / TOKENS_TO_WIN)
    if options.scoring == "rounds":
        return min(1.0, (state.round - 1 + running) / options.rounds)
    return max(0.0, min(1.0, max(state.scores()) / options.points_limit))


def unit(state: Smoki) -> float:
    """Leads are in tokens, or in points that are worth less than a token."""
    return 1.0 if state.options.scoring == "tokens" else POINTS_OF_A_TOKEN


# --- The likelihood of winning the round ----------------------------------------------------------------------------


class Outlook(NamedTuple):
    """The standing of a round."""

    chances: tuple[float, ...]
    """Each seat's likelihood of winning it."""
    totals: tuple[float, ...]
    """Each seat's expected total."""


def chance(state: Smoki, seat: int) -> float:
    """Estimate how likely a seat is to win the round."""
    return 1 / state.seats if state.phase == REVEAL else look(state).chances[seat]


def look(state: Smoki) -> Outlook:
    """Weigh what is visible of a round; recent positions are cached, since all seats ask about the same ones."""
    dreams, mean = seen(state)
    must = state.source != HIDDEN or state.held == RING
    tops = tuple([pile[-1] if pile else UNSEEN for pile in state.piles])
    return outlook(state.phase, state.turn, state.held, must, state.carry, dreams, tops, mean)


@lru_cache(maxsize=1 << 12)
def outlook(
    phase: int, turn: int, held: int, must: bool, carry: int, dreams: tuple[Dream, ...], tops: Cards, mean: float
) -> Outlook:
    """Weigh a round; a card in hand counts as placed in the best way."""
    seats = len(dreams)
    totals: list[float] = []
    downs: list[int] = []
    for dream in dreams:
        known, down = estimate(dream)
        totals.append(known + down * mean)
        downs.append(down)
    following = turn if phase == SOURCE else (turn + 1) % seats
    offer = 0.0
    if phase == HOLD:
        place(turn, placings(dreams[turn], held), totals, downs, mean, must=must)
    elif phase == SOURCE:
        offer = gift(dreams[turn], totals[turn], mean, tops)
    elif phase == PILE:  # the card that left goes where it helps least
        ways = [(*tops[:i], carry, *tops[i + 1 :]) for i in range(len(tops))]
        offer = min([gift(dreams[following], totals[following], mean, way) for way in ways])
    chances = tuple([odds(seat, totals, downs, following, offer) for seat in range(seats)])
    return Outlook(chances, tuple(totals))


def odds(seat: int, totals: list[float], downs: list[int], following: int, offer: float) -> float:
    """Turn expected totals and face-down cards into a likelihood of winning; `following` is next to move."""
    near = min(*downs, len(LEAD) - 1)  # before the first cards are turned up all are down
    if near:
        lead, tempo = LEAD[near], TEMPO[near]
        scores = [-lead * total - tempo * down for total, down in zip(totals, downs, strict=True)]
        scores[following] += MOVE[near] + OFFER[near] * offer
    else:
        spread = 0.55 * DEVIATION * sqrt(sum(downs)) + CERTAIN
        scores = [-total / spread for total in totals]
    own = scores[seat]
    return 1 / sum([exp(min(50.0, score - own)) for score in scores], 0.0)


def place(turn: int, ways: list[Estimate], totals: list[float], downs: list[int], mean: float, *, must: bool) -> None:
    """Let the seat that holds a card place it where its likelihood of winning is best, or leave it if it may."""
    least: dict[int, float] = {} if must else {downs[turn]: totals[turn]}
    for known, down in ways:  # among those with equally many face-down cards, the lowest total is best
        total = known + down * mean
        if total < least.get(down, INFINITE):
            least[down] = total
    best, chosen = -1.0, (totals[turn], downs[turn])
    for down, total in least.items():
        totals[turn], downs[turn] = total, down
        worth = odds(turn, totals, downs, (turn + 1) % len(totals), 0.0)
        if worth > best:
            best, chosen = worth, (total, down)
    totals[turn], downs[turn] = chosen


# --- Dreams and piles -----------------------------------------------------------------------------------------------


def seen(state: Smoki) -> tuple[tuple[Dream, ...], float]:
    """Return all dreams as far as they are visible, and what a face-down card is worth on average.

    Face-down cards are among those not yet seen in this round.
    """
    dreams: list[Dream] = []
    unseen: list[int] = []
    cards = state.dreams
    for seat, facing in enumerate(state.facing):
        dream = cards[seat * DREAM_SIZE : seat * DREAM_SIZE + DREAM_SIZE]
        for slot in FACE_DOWN[facing]:
            unseen.append(dream[slot])
            dream[slot] = UNSEEN
        dreams.append(tuple(dream))
    if not state.reshuffled:
        unseen += state.hidden
    mean = sum([WORTH[card] for card in unseen]) / len(unseen) if unseen else AVERAGE
    return tuple(dreams), mean


@lru_cache(maxsize=1 << 17)
def estimate(dream: Dream) -> Estimate:
    """Return what the face-up cards of a dream count and how many are face down."""
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


def gift(dream: Dream, total: float, mean: float, cards: Cards) -> float:
    """Return how much the best of some cards would improve a dream; UNSEEN means that no card lies there."""
    return max([0.0, *[total - with_card(dream, card, mean) for card in cards if card != UNSEEN]])


def with_card(dream: Dream, card: int, mean: float) -> float:
    """Estimate a dream with a card where it helps most."""
    return min([known + down * mean for known, down in placings(dream, card)])


@lru_cache(maxsize=1 << 16)
def placings(dream: Dream, card: int) -> list[Estimate]:
    """Return the estimates of a dream with a card on each of its slots."""
    return [estimate((*dream[:slot], card, *dream[slot + 1 :])) for slot in range(DREAM_SIZE)]
