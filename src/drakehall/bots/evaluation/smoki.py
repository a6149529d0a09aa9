"""How good a position of Smoki is for a seat.

What counts is who will have the lowest total when the round ends. A dream is worth what its face-up cards say, its
face-down cards what unseen cards are worth on average. How much a lead says depends on how near the end is, that is
on the fewest face-down cards of any player; so does the value of moving next, of being offered a good card by an open
pile, and of having fewer face-down cards than others.

A dream is packed into a number, four bits for each slot: 0 if it lies face down, otherwise the card + 1. The
interpreter caches its findings about dreams; compiled, it is quicker to compute them again.
"""

from functools import lru_cache
from math import exp, sqrt
from typing import Final, final

from mypy_extensions import i64

from drakehall.games.smoki.cards import COMPLETE, DREAM_SIZE, REFLECTION, RING, VALUES
from drakehall.games.smoki.rules import Smoki
from drakehall.games.smoki.scoring import TOKENS_TO_WIN
from drakehall.games.smoki.vocabulary import HIDDEN, HOLD, PILE, REVEAL, SOURCE

COMPILED: Final = not __file__.endswith(".py")

NAMES: Final[tuple[str, ...]] = ("goal", "rounds", "tokens", "chance", "dream", "haste")
STAGES: Final = 1
RIVALS_INDEPENDENT: Final = False
TURN_NUMBER_IS_EXACT: Final = True
POINTS_OF_A_TOKEN: Final = 18.0
"""Lead in points that is about as good as a token, in games for points."""

COPY: Final = 3
"""What an unseen reflection is expected to count."""
WORTH: Final[tuple[int, ...]] = tuple([COPY if card == REFLECTION else value for card, value in enumerate(VALUES)])
WORTHS: Final = sum([(worth + 2) << 4 * card for card, worth in enumerate(WORTH)])
"""The same in one number, four bits for each card: it is not boxed."""
FACES: Final = sum([(value + 2) << 4 * (card + 1) for card, value in enumerate(VALUES)])
"""The values of cards, four bits for each, where a dream has the card + 1."""
MIRROR: Final = REFLECTION + 1
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
DOWNS: Final[tuple[int, ...]] = tuple([DREAM_SIZE - facing.bit_count() for facing in range(COMPLETE + 1)])
"""By mask of face-up slots: the number of others."""
FACE_DOWN: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([slot for slot in range(DREAM_SIZE) if not facing >> slot & 1]) for facing in range(COMPLETE + 1)]
)
"""By mask of face-up slots: the others."""
FACE_UP: Final[tuple[int, ...]] = tuple(
    [sum([15 << 4 * slot for slot in range(DREAM_SIZE) if facing >> slot & 1]) for facing in range(COMPLETE + 1)]
)
"""By mask of face-up slots: the bits that a packed dream has for them."""


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


def features(state: Smoki, seat: int) -> list[float]:
    """Measure what rounds have brought, the likelihood of winning this one, the dream, and how near the end is."""
    return all_features(state)[seat]


def all_features(state: Smoki) -> list[list[float]]:
    """Measure the prospects of all seats, which depend on each other."""
    facing = state.facing
    if state.options.scoring == "tokens":
        tokens, likely = state.tokens, chances(state)
        return [
            [1.0, 0.0, float(tokens[seat]), likely[seat], 0.0, float(DOWNS[facing[seat]])]
            for seat in range(state.seats)
        ]
    points, totals = state.points(), RoundOutlook(state).totals
    return [
        [0.0, float(points[seat]), 0.0, 0.0, totals[seat], float(DOWNS[facing[seat]])] for seat in range(state.seats)
    ]


def progress(state: Smoki) -> float:  # slow: only for people
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


def chances(state: Smoki) -> list[float]:
    """Estimate how likely each seat is to win the round."""
    if state.phase == REVEAL:
        return [1 / state.seats] * state.seats
    outlook = RoundOutlook(state)
    scores = log_odds(outlook.totals, outlook.downs, outlook.following, outlook.offer)
    return [likelihood(scores, seat) for seat in range(state.seats)]


@final
class RoundOutlook:
    """The standing of a round; a card in hand counts as placed in the best way."""

    __slots__ = ("downs", "following", "offer", "totals")

    totals: list[float]
    """Each seat's expected total."""
    downs: list[int]
    """Each seat's face-down cards."""
    following: i64
    """The seat that moves next."""
    offer: float
    """By how much an open pile would improve the dream of that seat."""

    def __init__(self, state: Smoki) -> None:
        """Weigh what is visible."""
        mean = average(state)
        phase, turn = state.phase, state.turn
        dreams = [shown(state, seat) for seat in range(state.seats)]
        downs = self.downs = [DOWNS[facing] for facing in state.facing]
        self.totals = [known(dream) + downs[seat] * mean for seat, dream in enumerate(dreams)]
        following = self.following = turn if phase == SOURCE else (turn + 1) % state.seats
        self.offer = 0.0
        if phase == HOLD:
            must = state.source != HIDDEN or state.held == RING
            self.place(turn, dreams[turn], state.held, mean, must=must)
        elif phase in (SOURCE, PILE):
            self.offer = offered(state, dreams[following], downs[following], self.totals[following], mean)

    def place(self, turn: i64, dream: i64, card: i64, mean: float, *, must: bool) -> None:
        """Let the seat that holds a card place it where its likelihood of winning is best, or leave it if it may."""
        total, down = self.totals[turn], self.downs[turn]
        covered, uncovered = least(dream, card)
        above, below = covered + down * mean, uncovered + (down - 1) * mean
        if not must and total < above:
            above = total
        covering, uncovering = self.odds(turn, above, down), self.odds(turn, below, down - 1)
        # Between equals the first counts: leaving the card, if that is possible, then slot by slot.
        first = must and not dream & 15
        if uncovering < covering or (uncovering == covering and not first):
            self.totals[turn], self.downs[turn] = above, down

    def odds(self, turn: i64, total: float, down: int) -> float:
        """Let a seat have a total and face-down cards and return its likelihood of winning; -1 if it is infinite."""
        self.totals[turn], self.downs[turn] = total, down
        if total == INFINITE:
            return -1.0
        return likelihood(log_odds(self.totals, self.downs, self.following, 0.0), turn)


def log_odds(totals: list[float], downs: list[int], following: i64, offer: float) -> list[float]:
    """Turn expected totals and face-down cards into log odds of winning; `following` is next to move."""
    near: i64 = len(LEAD) - 1  # until the first cards are turned up, all are face down
    unseen: i64 = 0
    down: i64
    for down in downs:
        unseen += down
        if down < near:
            near = down
    if near:
        lead, tempo = LEAD[near], TEMPO[near]
        scores = [-lead * total - tempo * downs[seat] for seat, total in enumerate(totals)]
        scores[following] += MOVE[near] + OFFER[near] * offer
        return scores
    spread = 0.55 * DEVIATION * sqrt(unseen) + CERTAIN
    return [-total / spread for total in totals]


def likelihood(scores: list[float], seat: i64) -> float:
    """Turn log odds into a seat's likelihood of winning."""
    own = scores[seat]
    total = 0.0
    for score in scores:
        ahead = score - own
        total += exp(ahead if ahead < 50.0 else 50.0)
    return 1 / total


# --- Dreams and piles -----------------------------------------------------------------------------------------------


def average(state: Smoki) -> float:
    """Return the average worth of a face-down card: it is among those not yet seen in this round."""
    total: i64 = 0
    unseen: i64 = 0
    cards, facing = state.dreams, state.facing
    for seat, up in enumerate(facing):
        for slot in FACE_DOWN[up]:
            unseen += 1
            total += WORTH[cards[seat * DREAM_SIZE + slot]]
    if not state.reshuffled:
        unseen += len(state.hidden)
        total += worth_of_pile(state.hidden)
    return float(total) / float(unseen) if unseen else AVERAGE


def worth_of_pile(cards: list[int]) -> i64:
    """Return what cards are worth together."""
    if not COMPILED:
        return sum(map(WORTH.__getitem__, cards))  # slow: only in the interpreter
    total: i64 = 0
    card: i64
    for card in cards:
        total += (WORTHS >> (card << 2) & 15) - 2
    return total


def shown(state: Smoki, seat: i64) -> i64:
    """Pack a dream as far as it is visible."""
    cards, at = state.dreams, seat * DREAM_SIZE
    dream: i64 = cards[at] + (cards[at + 1] << 4) + (cards[at + 2] << 8)
    dream += (cards[at + 3] << 12) + (cards[at + 4] << 16) + (cards[at + 5] << 20) + 0x111111
    return dream & FACE_UP[state.facing[seat]]


def offered(state: Smoki, dream: i64, down: int, total: float, mean: float) -> float:
    """Return by how much the best of the open piles would improve a dream; a card that left goes where it helps least.

    Lying on one of them, it hides another card.
    """
    piles = state.piles
    first = gain(dream, down, piles[0][-1], total, mean) if piles[0] else 0.0
    second = gain(dream, down, piles[1][-1], total, mean) if len(piles) == 2 and piles[1] else 0.0
    if state.phase != PILE:
        return max(first, second)
    carried = gain(dream, down, state.carry, total, mean)
    return min(max(carried, first), max(carried, second)) if len(piles) == 2 else carried


def gain(dream: i64, down: int, card: i64, total: float, mean: float) -> float:
    """Return by how much a card improves a dream where it helps most; nothing if it does not."""
    covered, uncovered = least(dream, card)
    above, below = covered + down * mean, uncovered + (down - 1) * mean
    improved = total - (above if above < below else below)
    return improved if improved > 0.0 else 0.0


def known(dream: i64) -> float:
    """Return what the face-up cards of a dream count."""
    return _known(dream) if COMPILED else _remembered(dream)


def _known(dream: i64) -> float:
    total = 0.0
    for top in range(3):
        a, b = dream >> (top << 2) & 15, dream >> (top + 3 << 2) & 15
        if a and b and a != MIRROR and b != MIRROR and FACES >> (a << 2) & 15 == FACES >> (b << 2) & 15:
            continue
        total += worth_of(dream, top) + worth_of(dream, top + 3)
    return total


@lru_cache(maxsize=1 << 17)
def _remembered(dream: int) -> float:  # slow: only in the interpreter
    return _known(dream)


def worth_of(dream: i64, slot: i64) -> float:
    """Estimate what one face-up card of a dream counts; nothing for a face-down one."""
    card = dream >> (slot << 2) & 15
    if not card:
        return 0.0
    if card != MIRROR:
        return float((FACES >> (card << 2) & 15) - 2)
    column = slot % 3
    if column == 0:
        return beside(dream, slot + 1)
    left = beside(dream, slot - 1)
    if column == 2:
        return left
    right = beside(dream, slot + 1)
    return right if right < left else left


def beside(dream: i64, slot: i64) -> float:
    """Estimate what a reflection beside a slot copies."""
    card = dream >> (slot << 2) & 15
    return AVERAGE if not card or card == MIRROR else float((FACES >> (card << 2) & 15) - 2)


def least(dream: i64, card: i64) -> tuple[float, float]:
    """Return the least that the face-up cards can count once a card is placed: on a face-up slot, on a face-down one.

    Where there is no such slot it is infinite.
    """
    return _least(dream, card) if COMPILED else _least_remembered(dream, card)


def _least(dream: i64, card: i64) -> tuple[float, float]:
    covered = uncovered = INFINITE
    shift: i64
    for shift in range(0, 4 * DREAM_SIZE, 4):
        there = dream >> shift & 15
        total = known(dream - (there << shift) + (card + 1 << shift))
        if there:
            if total < covered:
                covered = total
        elif total < uncovered:
            uncovered = total
    return covered, uncovered


@lru_cache(maxsize=1 << 16)
def _least_remembered(dream: int, card: int) -> tuple[float, float]:  # slow: only in the interpreter
    return _least(dream, card)
