"""What people count in Wyrmspan: coins, resources, cards, spaces, steps on the guild track."""

from typing import Final

from drakehall.bots.facts.facts import Saying
from drakehall.games.wyrmspan.view import WyrmspanView
from drakehall.kernel.events import Message

WORTH: Final = {"resources": 0.8, "dragon-cards": 0.7, "cave-cards": 0.5, "spaces": 1.0, "steps": 0.6}
PASSED_OVER: Final = ("coins", "left")
COIN: Final = 2.5
"""What a coin is worth: an action."""


def facts(view: WyrmspanView, seat: int) -> dict[str, float]:
    """Count a seat's supply, hand and mat."""
    mat = view.mats[seat]
    return {
        "resources": float(sum(mat.resources.values())),
        "dragon-cards": float(mat.dragon_cards),
        "cave-cards": float(mat.cave_cards),
        "spaces": float(sum(space.excavated for space in mat.spaces)),
        "steps": float(mat.track),
    }


def comparable(before: WyrmspanView, after: WyrmspanView) -> bool:
    """Return whether a round goes on: coins come anew with every round."""
    return before.round == after.round


def sayings(before: WyrmspanView, after: WyrmspanView, seat: int) -> list[Saying]:
    """Tell coins gained, and spent beyond the one that an action costs anyway (WYR-1.2)."""
    by = after.mats[seat].coins - before.mats[seat].coins
    if -1 <= by <= 0:
        return []
    return [
        Saying(Message("wyrmspan-ground-coins" if by > 0 else "wyrmspan-risk-coins", {"count": abs(by)}), COIN * by)
    ]
