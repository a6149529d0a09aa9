"""Positions, views and events as bytes that can be kept and compared."""

from collections.abc import Iterable

import msgspec

from drakehall.kernel.chance import Chance
from drakehall.kernel.events import Event, Message
from drakehall.kernel.state import State
from drakehall.testing.report import Complaint


def encoded(value: object) -> bytes:
    """Write plain data as JSON; equal data gives equal bytes."""
    return msgspec.json.encode(value, order="deterministic")


def dumped(state: State) -> bytes:
    """Write a whole position."""
    return encoded(state.dump())


def answers(state: State, chance: Chance) -> bytes:
    """Write everything that a position says about itself: equal positions answer alike."""
    viewers = [*range(state.seats), None]
    shown = [[state.view(seat), state.knowledge(seat), state.secrets(seat)] for seat in viewers]
    told = [state.seat, state.legal(), state.scores(), state.breakdown(), state.winners()]
    worlds = [state.sample(seat, chance.copy()).dump() for seat in (state.seat, None)]
    return encoded({"seen": shown, "said": told, "worlds": worlds})


def require_same(first: bytes, second: bytes, complaint: str) -> None:
    """Complain, naming the differences, unless two written positions or views are the same."""
    if first != second:
        raise Complaint(f"{complaint}: {difference(first, second)}")


def difference(first: bytes, second: bytes) -> str:
    """Return the names of the fields in which two written positions, views or similar data differ."""
    a, b = msgspec.json.decode(first), msgspec.json.decode(second)
    if not (isinstance(a, dict) and isinstance(b, dict)):
        return f"{_short(a)} is not {_short(b)}"
    fields = [name for name in sorted(a.keys() | b.keys()) if a.get(name) != b.get(name)]
    return "; ".join(f"{name}: {_short(a.get(name))} is not {_short(b.get(name))}" for name in fields)


def heard(events: Iterable[Event], seat: int | None) -> list[Message]:
    """List what some events show to a seat, each followed by its cause if one is named."""
    return [message for event in events for message in (event.seen_by(seat), event.cause) if message is not None]


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 200 else f"{text[:100]} … {text[-100:]}"
