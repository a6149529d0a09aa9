"""How much time each seat has left, computed only from when the entries of a log were stored.

Time runs for the seat that decides, from the moment the previous entry was stored; simultaneous decisions are asked
one after the other, and so their clocks run. A *stretch* is the time from when the decision comes to a seat until it
passes on. Undoing a decision that has passed on resumes the clock as it stood then, and no time comes back; after a
take-back, to which the others have agreed, a new stretch begins.
"""

from collections.abc import Sequence
from typing import Final, final

from drakehall.hall.errors import BadClock
from drakehall.hall.rows import Stamp, TableRow
from drakehall.session import Entry, Move, Session, TakeBack, Undo
from drakehall.wire.tables import Clocks, TimeControl

DAY: Final = 86_400
LIMITS: Final = {"move": (5, 3600), "game": (30, 6 * 3600), "days": (DAY, 30 * DAY)}
"""Least and most seconds that each kind of clock may give."""


def check(control: TimeControl | None) -> None:
    """Refuse a clock outside the limits."""
    if control is None:
        return
    least, most = LIMITS[control.kind]
    if not least <= control.seconds <= most:
        raise BadClock(least=least, most=most)
    if control.increment and control.kind != "game":
        raise BadClock(least=0, most=0)


@final
class Reckoning:
    """The clocks of one table, followed entry by entry; all times are in milliseconds."""

    __slots__ = ("_control", "_left", "_since", "_used", "decides", "seq")

    def __init__(self, control: TimeControl, seats: int, began: int, first: int | None) -> None:
        """Start the clocks when the game begins."""
        self._control = control
        self._left = [1000 * control.seconds] * seats
        self._used = [0] * seats
        """How much of its last stretch each seat has used up to `_since`."""
        self._since = began
        self.decides = first
        self.seq = 0
        """Number of entries followed so far."""

    @classmethod
    def of(cls, row: TableRow) -> "Reckoning | None":
        """Start the clocks of a table; None if it has no clock or the game has not begun."""
        if row.clock is None or row.began is None:
            return None
        return cls(row.clock, len(row.seats), row.began, row.first)

    def copy(self) -> "Reckoning":
        """Return an independent copy."""
        fresh = Reckoning(self._control, 0, self._since, self.decides)
        fresh._left, fresh._used, fresh.seq = self._left[:], self._used[:], self.seq
        return fresh

    def follow(self, entry: Entry, stamp: Stamp) -> None:
        """Follow the next entry of the log."""
        before, after = self.decides, stamp.decides
        if before is not None:
            self._spend(before, max(0, stamp.at - self._since))
        self.seq, self._since, self.decides = self.seq + 1, stamp.at, after
        if after == before and not isinstance(entry, TakeBack):
            return
        if isinstance(entry, Undo) and after == entry.seat:
            self._left[entry.seat] -= 1000 * self._control.increment
            return
        if before is not None and isinstance(entry, Move):
            self._left[before] += 1000 * self._control.increment
        if after is not None:
            self._used[after] = 0

    def left(self, seat: int, now: int) -> int:
        """Return how much time a seat has left."""
        running = max(0, now - self._since) if seat == self.decides else 0
        if self._control.kind == "game":
            return max(0, self._left[seat] - running)
        used = self._used[seat] if seat == self.decides else 0
        return max(0, 1000 * self._control.seconds - used - running)

    @property
    def due(self) -> int | None:
        """When the deciding seat runs out of time."""
        if self.decides is None:
            return None
        return self._since + self.left(self.decides, self._since)

    def shown(self, row: TableRow, now: int) -> Clocks:
        """Show the clocks of all people."""
        bots = [seat.bot is not None for seat in row.seats]
        left = [None if bot else self.left(seat, now) for seat, bot in enumerate(bots)]
        return Clocks(left, self.decides if self.decides is not None and not bots[self.decides] else None)

    def _spend(self, seat: int, spent: int) -> None:
        self._used[seat] += spent
        self._left[seat] -= spent


def first_to_decide(session: Session) -> int | None:
    """Return the seat that decides when a game begins, before forced moves."""
    return session.log[0].seat if session.log else session.state.seat


def stamps(reckoning: Reckoning | None, log: Sequence[Entry], at: int, decides: int | None) -> list[Stamp]:
    """Return stamps for entries stored together at one moment; `decides` is the seat that decides after the last.

    The clocks follow them.
    """
    made: list[Stamp] = []
    for place, entry in enumerate(log):
        last = place + 1 == len(log)
        stamp = Stamp(at, decides if last else log[place + 1].seat)
        if reckoning is not None:
            reckoning.follow(entry, stamp)
            stamp = Stamp(at, stamp.decides, reckoning.due)
        made.append(stamp)
    return made
