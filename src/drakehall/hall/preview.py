"""What an action will surely bring, as far as the seat can know: tried on samples, never on the position itself."""

from typing import Final

import msgspec

from drakehall.kernel.chance import Chance
from drakehall.kernel.events import Event, Message
from drakehall.kernel.state import State

WORLDS: Final = 3
"""What is the same in so many worlds that the seat cannot tell apart counts as sure."""


class Foreseen(msgspec.Struct, frozen=True):
    """What will happen before anything hidden comes to light, and what the seat gains by all of it."""

    final: bool
    """It cannot be undone: the seat learns something, or another seat decides after it."""
    passes: bool
    """Another seat decides after it."""
    events: list[Message]
    points: int | None
    """None where it depends on what is hidden, or where the score is not in points."""


def foresee(state: State, seat: int, action: int, chance: Chance) -> Foreseen:
    """Try a legal action of a seat."""
    before = state.lasting_scores()[seat]
    final, passes, sure, gains = False, False, list[Message](), set[int]()
    for number in range(WORLDS):
        world = state.sample(seat, chance)
        events: list[Event] = []
        world.events = events
        world.apply(action)
        told = _open(events, seat)
        sure = told if number == 0 else _common(sure, told)
        passes = passes or world.seat != seat
        final = final or passes or any(event.reveals_to(seat) for event in events)
        gains.add(world.lasting_scores()[seat] - before)
    return Foreseen(final, passes, sure, gains.pop() if state.in_points and len(gains) == 1 else None)


def _open(events: list[Event], seat: int) -> list[Message]:
    """Return the events up to the first that shows the seat something hidden."""
    told: list[Message] = []
    for event in events:
        if event.reveals_to(seat):
            break
        told.append(event.seen_by(seat))
    return told


def _common(first: list[Message], second: list[Message]) -> list[Message]:
    same = 0
    for one, other in zip(first, second, strict=False):
        if one != other:
            break
        same += 1
    return first[:same]
