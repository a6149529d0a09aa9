"""A turn in few words: what a player did, what it brought, points. The page does the same (`web/src/lib/turns.ts`)."""

from collections.abc import Sequence

from drakehall.kernel.events import Message
from drakehall.text.words import Words


def summary(words: Words, seat: int, events: Sequence[Message], points: int = 0, cause: Message | None = None) -> str:
    """Return a turn of a seat in a line: its events in short, equal ones added up; or else the first, as it is.

    `cause` is what made it happen, if the seat did nothing by itself: another player's card, for example.
    """
    told = _in_short(words, [event for event in events if event.args.get("seat") == seat])
    if told and cause is not None:
        told[0] = f"{words.message(cause)}: {told[0]}"
    name = words.player(seat)
    if not told:
        told = [words.message(event).removeprefix(f"{name} ") for event in events[:1]]
    if points:
        signed = f"{'+' if points > 0 else '−'}{abs(points)}"
        told.append(words.say("hall-gain-points", points=abs(points), signed=signed))
    return f"{name}: {' · '.join(told)}"


def _in_short(words: Words, events: Sequence[Message]) -> list[str]:
    """Return events in short, equal ones added up: after the last deed that brought some of it."""
    counts: dict[str, tuple[Message, int, int]] = {}
    deeds = 0
    for event in events:
        one = words.short(event, 1)
        if one is None:
            continue
        adds = words.adds(event)
        key = one if adds else f"{one} {len(counts)}"
        count = event.args.get("count", 1) if adds else 1
        deeds += not adds
        first, sum_, before = counts.get(key, (event, 0, deeds))
        if before < deeds:
            del counts[key]
        counts[key] = (first, sum_ + (count if isinstance(count, int) else 1), deeds)
    return [words.short(event, count) or "" for event, count, _ in counts.values()]
