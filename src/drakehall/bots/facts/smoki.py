"""What players count in Smoki: the dream's probable count, cards face down, pairs, gifts to the next player."""

from typing import Final

from drakehall.bots.facts.facts import Saying
from drakehall.games.smoki.cards import LABELS, REFLECTION, VALUES
from drakehall.games.smoki.view import SmokiView
from drakehall.kernel.events import Message

WORTH: Final = {"dream": -1.0, "down": -0.9}
PASSED_OVER: Final = ("dragons", "ravens", "reflections", "missing_tokens")
USUAL: Final = 4.3
"""Average worth of an unseen card; a reflection counts a little less, as it copies the lower neighbour."""
MIRRORED: Final = 3.0
GIFT: Final = 3.0
"""A card on a pile that would improve the next dream by fewer points is not mentioned as a risk."""


def facts(view: SmokiView, seat: int) -> dict[str, float]:
    """Count what the dream will probably bring, and its cards that lie face down."""
    dream = view.dreams[seat]
    return {"dream": counted(dream), "down": float(dream.count(None))}


def comparable(before: SmokiView, after: SmokiView) -> bool:
    """Return whether a round goes on: every round is dealt anew."""
    return before.round == after.round and after.seat is not None


def stands_alone(before: SmokiView) -> bool:
    """Return False: a move is examined with the rest of its turn."""
    return False


def sayings(before: SmokiView, after: SmokiView, seat: int) -> list[Saying]:
    """Return pairs made and broken, and gifts to the next player."""
    if not comparable(before, after):
        return ended(after, seat)
    return pairs(before.dreams[seat], after.dreams[seat]) + gifts(before, after, seat)


def alike(view: SmokiView, seat: int) -> Message | None:
    """SMO-3.2: say that of six unknown cards any may be turned up."""
    return Message("smoki-ground-alike") if view.phase == "reveal" else None


def mark(view: SmokiView) -> Message | None:
    """Return the round."""
    return Message("hall-mark-round", {"round": view.round})


def ended(after: SmokiView, seat: int) -> list[Saying]:
    """Return what the dream counts when the round ends, and the lowest of the others."""
    own, least = after.last_round[seat], min(each for other, each in enumerate(after.last_round) if other != seat)
    return [Saying(Message("smoki-ground-round", {"points": own, "least": least}), 1.0 if own <= least else -1.0)]


def counted(dream: list[str | None]) -> float:
    """SMO-8: what a dream counts, unseen cards as usual; equal cards one above the other cancel out."""
    return sum(value(card) for card in dream) - sum(
        2 * value(top) for top, below in zip(dream[:3], dream[3:], strict=True) if cancels(top, below)
    )


def value(card: str | None) -> float:
    """What a card counts by itself."""
    if card is None:
        return USUAL
    kind = LABELS.index(card)
    return MIRRORED if kind == REFLECTION else float(VALUES[kind])


def cancels(top: str | None, below: str | None) -> bool:
    """SMO-8.2: whether two cards of a column are known to cancel out."""
    if top is None or below is None or LABELS[REFLECTION] in (top, below):
        return False
    return value(top) == value(below)


def pairs(before: list[str | None], after: list[str | None]) -> list[Saying]:
    """Return columns that now cancel out, or no longer do."""
    said = []
    for column in range(3):
        was, now = before[column::3], after[column::3]
        if cancels(*now) and not cancels(*was):
            said.append(pair("smoki-ground-pair", now, 2 * value(now[0])))
        elif cancels(*was) and not cancels(*now):
            said.append(pair("smoki-risk-pair", was, -2 * value(was[0])))
    return said


def pair(message: str, cards: list[str | None], worth: float) -> Saying:
    """Return both cards of a column as a saying."""
    top, below = cards
    return Saying(Message(message, {"card": below or "", "above_card": top or "", "count": round(abs(worth))}), worth)


def gifts(before: SmokiView, after: SmokiView, seat: int) -> list[Saying]:
    """Return the new card on an open pile that would improve the dream of the next player most."""
    other = (seat + 1) % len(after.dreams)
    dream = after.dreams[other]
    found = [(improvement(dream, pile.top), pile.top) for pile in after.piles if pile.top is not None]
    known = [pile.top for pile in before.piles]
    points, card = max(((points, card) for points, card in found if card not in known), default=(0.0, ""))
    if points < GIFT:
        return []
    message = Message("smoki-risk-gift", {"card": card, "seat": other, "count": round(points)})
    return [Saying(message, -points / 4)]


def improvement(dream: list[str | None], card: str) -> float:
    """How many points a card would take off a dream at its best place."""
    return max(counted(dream) - counted([*dream[:slot], card, *dream[slot + 1 :]]) for slot in range(len(dream)))
