"""What players count in Simurgh: points, resources, vassals, dragons and their markers, tiles."""

from typing import Final

from drakehall.bots.facts.facts import Saying
from drakehall.games.simurgh.effects import RESOURCES
from drakehall.games.simurgh.view import SimurghView
from drakehall.kernel.events import Message

WORTH: Final = {
    "points": 1.0,
    "veg": 0.6,
    "meat": 0.7,
    "wood": 0.7,
    "stone": 0.7,
    "wisdom": 1.1,
    "weapon": 1.0,
    "home": 0.4,
    "riders": 2.0,
    "markers": 1.2,
    "dragons": 2.5,
    "tiles": 0.8,
}
PASSED_OVER: Final = ("power",)
END: Final = 2.0
"""Worth of hastening the end, for mentioning it."""


def facts(view: SimurghView, seat: int) -> dict[str, float]:
    """Count a player's points, and what lies in front of them."""
    house = view.houses[seat]
    at_home = house.spearmen + house.riders + house.returned_spearmen + house.returned_riders
    return {
        "points": float(house.points),
        **{kind: float(house.resources[kind]) for kind in RESOURCES},
        "home": float(at_home),
        "riders": float(2 - house.supply_riders),
        "markers": float(sum(sum(dragon.markers) for dragon in house.dragons)),
        "dragons": float(len(house.dragons)),
        "tiles": float(house.hand),
    }


def comparable(before: SimurghView, after: SimurghView) -> bool:
    """Return True: nothing is ever dealt anew."""
    return True


def stands_alone(before: SimurghView) -> bool:
    """Return False: a move is examined with the rest of its turn."""
    return False


def sayings(before: SimurghView, after: SimurghView, seat: int) -> list[Saying]:
    """Return objectives set on the Statue, and that the last turns begin."""
    said = []
    placed = sum(each is not None for each in after.statue) - sum(each is not None for each in before.statue)
    if placed > 0:
        count = sum(each is not None for each in after.statue)
        said.append(Saying(Message("simurgh-ground-objective", {"count": count}), 1.5))
    if after.last_turns is not None and before.last_turns is None:
        said.append(Saying(Message("simurgh-risk-end", {"count": len(after.houses) - 1}), -END))
    return said


def alike(view: SimurghView, seat: int) -> Message | None:
    """Return None: choices differ in what can be seen."""
    return None


def mark(view: SimurghView) -> Message | None:
    """Return the last turns once they have begun."""
    return Message("simurgh-mark-last") if view.last_turns is not None else None
