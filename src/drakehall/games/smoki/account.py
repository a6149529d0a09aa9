"""The account of a round: what every card of every dream counts, and why if it is not its own number."""

from collections.abc import Sequence

import msgspec

from drakehall.games.smoki.cards import DREAM_SIZE, LABELS, REFLECTION, VALUES
from drakehall.games.smoki.scoring import card_points
from drakehall.kernel.events import Message


class CardAccount(msgspec.Struct, frozen=True):
    """A card at the end of a round: whether it lay face down until then, its points, and why they are not its own."""

    card: str
    down: bool
    points: int
    reason: Message | None


class DreamAccount(msgspec.Struct, frozen=True):
    """A dream at the end of a round: six cards, the points of its three columns, and all of them."""

    cards: list[CardAccount]
    columns: list[int]
    total: int
    fewest: bool


class SmokiAccount(msgspec.Struct, frozen=True):
    """How a round was scored, dream by dream in the order of the seats; `rewards` says who got what."""

    dreams: list[DreamAccount]
    rewards: list[Message]


def round_account(told: Sequence[Message]) -> SmokiAccount | None:
    """Account for the round that ended in these events; None if none did."""
    scored = [message for message in told if message.id == "smoki-event-scored"]
    if not scored:
        return None
    shown = {(message.args["seat"], message.args["slot"]) for message in told if message.id == "smoki-event-showed"}
    fewest = min(int(message.args["points"]) for message in scored)
    dreams = []
    for message in scored:
        down = [(message.args["seat"], slot) in shown for slot in range(DREAM_SIZE)]
        dreams.append(dream_account(read(str(message.args["sum"])), down, fewest))
    rewards = [message for message in told if message.id in ("smoki-event-token", "smoki-event-total")]
    return SmokiAccount(dreams, rewards)


def read(written: str) -> list[int]:
    """Read the six cards of a dream as `scoring.written` writes them: `8 -2 K / 8=0 O=-2 5`."""
    return [LABELS.index(word.partition("=")[0]) for word in written.split() if word != "/"]


def dream_account(dream: list[int], down: list[bool], fewest: int) -> DreamAccount:
    """Account for a dream; `down` says which cards lay face down, `fewest` what the best dream counts."""
    points = card_points(dream)
    cards = [
        CardAccount(LABELS[card], down[slot], points[slot], reason(dream, slot)) for slot, card in enumerate(dream)
    ]
    total = sum(points)
    return DreamAccount(cards, [points[top] + points[top + 3] for top in range(3)], total, total == fewest)


def reason(dream: list[int], slot: int) -> Message | None:
    """Return why a card does not count its own number: it is one of a pair (SMO-8.2), or a reflection (SMO-6.6)."""
    if dream[slot] == REFLECTION:
        return reflection(dream, slot)
    top, bottom = dream[slot % 3], dream[slot % 3 + 3]
    if REFLECTION in (top, bottom) or VALUES[top] != VALUES[bottom]:
        return None
    return Message("smoki-account-pair", {"card": LABELS[bottom], "top_card": LABELS[top]})


def reflection(dream: list[int], slot: int) -> Message:
    """SMO-6.6 to SMO-6.9, SMO-6.11: return what a reflection copies, along its row up to the first other card."""
    row = slot - slot % 3
    left = next((dream[at] for at in range(slot - 1, row - 1, -1) if dream[at] != REFLECTION), None)
    right = next((dream[at] for at in range(slot + 1, row + 3) if dream[at] != REFLECTION), None)
    if left is None and right is None:
        return Message("smoki-account-no-copy")
    if left is None or right is None or VALUES[left] == VALUES[right]:
        copied = left if left is not None else right
        assert copied is not None
        return Message("smoki-account-copy", {"card": LABELS[copied]})
    less, more = sorted((left, right), key=VALUES.__getitem__)
    return Message("smoki-account-copy-less", {"card": LABELS[less], "other_card": LABELS[more]})
