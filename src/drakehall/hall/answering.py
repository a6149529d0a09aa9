"""Conditions for answering a position, or asking about it: the person sits at the table, and it is the present one."""

from typing import TYPE_CHECKING

from drakehall.hall import out_of_time
from drakehall.hall.errors import BotPlays, Duplicate, NotNow, OutOfTime, Stale, Watching
from drakehall.hall.fair_queue import Requester
from drakehall.hall.projection import Snapshot
from drakehall.kernel.errors import HallError
from drakehall.session import Move, Session

if TYPE_CHECKING:
    from drakehall.hall.table import LiveTable


def answering(table: "LiveTable", seat: int | None, seq: int, action: int | str | None = None) -> tuple[Session, int]:
    """Check that a person of the table answers the present position; return the game and the seat."""
    session, at = playing(table), person(table, seat)
    if seq != table.seq:
        if action is not None and _repeated(session, at, seq, action):
            raise Duplicate(number=seq + 1)
        raise Stale(given=seq, seq=table.seq)
    if out_of_time.late(table) == at:
        raise OutOfTime()
    return session, at


def playing(table: "LiveTable") -> Session:
    """Return the game, if it has begun."""
    if table.session is None:
        raise NotNow(status=table.row.status)
    return table.session


def stored(table: "LiveTable") -> Snapshot:
    """Return what is stored of the game, if it has begun."""
    if table.stored is None:
        raise NotNow(status=table.row.status)
    return table.stored


def person(table: "LiveTable", seat: int | None) -> int:
    """Check that a person plays on a seat."""
    if seat is None:
        raise Watching()
    if table.row.seats[seat].bot is not None:
        raise BotPlays()
    return seat


def asker(table: "LiveTable", seat: int) -> Requester:
    """Return the person of a seat as a requester waiting for an answer."""
    return table.hall.requester(table.row.holder(seat) or table.row.host)


def _repeated(session: Session, seat: int, seq: int, action: int | str) -> bool:
    """Return whether the seat has already played this action as an answer to that position."""
    if seq >= len(session.log):
        return False
    entry = session.log[seq]
    try:
        number = session.state.actions.parse(action) if isinstance(action, str) else action
        name = session.state.actions.name(number)
    except HallError:
        return False
    return isinstance(entry, Move) and (entry.seat, entry.action, entry.forced) == (seat, name, False)
