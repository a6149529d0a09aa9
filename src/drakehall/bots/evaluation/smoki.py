"""How good a position of Smoki is for a seat."""

from typing import Final

from drakehall.games.smoki.cards import COMPLETE, REFLECTION, RING, VALUES
from drakehall.games.smoki.rules import Smoki
from drakehall.games.smoki.vocabulary import HIDDEN, HOLD, SOURCE
from drakehall.kernel.state import State

UNSEEN: Final = 4.6
"""What an unseen card is expected to count."""
ROUND: Final = 25.0
"""What a won round is worth, in points of the round."""
GIFT: Final = 0.5
"""How much of what an open pile offers to the next player counts against a seat."""


def evaluate(state: State, seat: int) -> float:
    """Weigh rounds won, the expected totals of the dreams, and what lies open for the next player."""
    assert isinstance(state, Smoki)
    if state.over:
        return 1000.0 if seat in state.winners() else -1000.0
    totals = [expected(state, each) for each in range(state.seats)]
    if state.phase == HOLD:
        totals[state.turn] = best_with(state, state.turn, state.held, must=state.source != HIDDEN or state.held == RING)
    rivals = [total for other, total in enumerate(totals) if other != seat]
    worth = standing(state, seat) + min(rivals) * 0.7 + sum(rivals) / len(rivals) * 0.3 - totals[seat]
    if COMPLETE in state.facing:
        worth += ROUND * max(-1.0, min(1.0, (min(rivals) - totals[seat]) / 3))
    if state.phase == SOURCE and state.turn != seat:
        worth -= GIFT * gift(state, state.turn, totals[state.turn])
    return worth


def standing(state: Smoki, seat: int) -> float:
    """Give what finished rounds are worth to a seat."""
    if state.options.scoring == "tokens":
        return ROUND * (state.tokens[seat] - max(t for other, t in enumerate(state.tokens) if other != seat))
    scores = state.scores()
    return float(min(score for other, score in enumerate(scores) if other != seat) - scores[seat])


def expected(state: Smoki, seat: int) -> float:
    """Estimate the total of a dream from its face-up cards."""
    return estimate(seen(state, seat))


def seen(state: Smoki, seat: int) -> list[int]:
    """List a dream's cards, -1 for a face-down one."""
    facing = state.facing[seat]
    return [card if facing >> slot & 1 else -1 for slot, card in enumerate(state.dream(seat))]


def estimate(dream: list[int]) -> float:
    """Estimate a total: unseen cards count what a card counts on average."""
    total = 0.0
    for top in range(3):
        a, b = dream[top], dream[top + 3]
        if a >= 0 and b >= 0 and VALUES[a] == VALUES[b] and REFLECTION not in (a, b):
            continue
        total += worth_of(dream, top) + worth_of(dream, top + 3)
    return total


def worth_of(dream: list[int], slot: int) -> float:
    """Estimate what one card of a dream counts."""
    card = dream[slot]
    if card < 0:
        return UNSEEN
    if card != REFLECTION:
        return float(VALUES[card])
    row = slot // 3 * 3
    beside = [dream[at] for at in (slot - 1, slot + 1) if row <= at < row + 3]
    return min(UNSEEN if other < 0 or other == REFLECTION else float(VALUES[other]) for other in beside)


def best_with(state: Smoki, seat: int, card: int, *, must: bool) -> float:
    """Estimate a dream after its owner has placed a card as well as possible, or not at all."""
    dream = seen(state, seat)
    totals = [] if must else [estimate(dream)]
    for slot in range(6):
        was, dream[slot] = dream[slot], card
        totals.append(estimate(dream))
        dream[slot] = was
    return min(totals)


def gift(state: Smoki, seat: int, total: float) -> float:
    """Give how much the open piles would improve the dream of the seat that may take from them."""
    tops = {pile[-1] for pile in state.piles if pile}
    return max([0.0, *(total - best_with(state, seat, card, must=True) for card in tops)])
