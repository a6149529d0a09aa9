"""How good a position of Smoki is for a seat."""

from typing import Final

from drakehall.games.smoki.cards import COMPLETE, REFLECTION, RING, VALUES
from drakehall.games.smoki.rules import Smoki
from drakehall.games.smoki.vocabulary import HIDDEN, HOLD, SOURCE
from drakehall.kernel.state import State

UNSEEN: Final = 4.6
"""What an unseen card is expected to count."""
CLOSE: Final = 3.0
"""A lead of so many points in the last turns of a round is as good as any greater one."""
NAMES: Final = ("rounds", "tokens", "dream", "ending", "gift")
STAGES: Final = 1


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
    """Measure rounds played, the expected total of the dream, who is ahead at the end of a round, what piles offer."""
    assert isinstance(state, Smoki)
    totals = [expected(state, each) for each in range(state.seats)]
    if state.phase == HOLD:
        totals[state.turn] = best_with(state, state.turn, state.held, must=state.source != HIDDEN or state.held == RING)
    own = totals[seat]
    tokens = state.options.scoring == "tokens"
    ahead = 0.0
    if COMPLETE in state.facing:
        rival = min(total for other, total in enumerate(totals) if other != seat)
        ahead = max(-1.0, min(1.0, (rival - own) / CLOSE))
    chooses = state.phase == SOURCE and state.turn == seat
    return [
        0.0 if tokens else float(state.scores()[seat]),
        float(state.tokens[seat]) if tokens else 0.0,
        own,
        ahead,
        gift(state, seat, own) if chooses else 0.0,
    ]


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
