"""Notifying people of what waits for them while they are not looking: once, and not in their quiet hours.

Every notice waits for a while first: people who look meanwhile need none. Notices still waiting here when a hall ends
are lost; those handed over to its jobs are not.
"""

from datetime import datetime
from typing import TYPE_CHECKING, Final, Literal, final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

from drakehall.hall import logs
from drakehall.hall.company import blocked
from drakehall.hall.company_rows import NoticeRow, Wishes
from drakehall.hall.errors import Conflict, StorageFailed
from drakehall.hall.rows import GuestRow
from drakehall.kernel.errors import HallError

if TYPE_CHECKING:
    from drakehall.hall.hall import Hall
    from drakehall.hall.table import LiveTable

Kind = Literal["turn", "invitation", "rematch"]
Channel = Literal["push", "webhook", "email"]
PATIENCE: Final = 30.0
"""Number of seconds a person has to come and look before they are notified."""
MOST: Final = 10_000
JOB: Final = "notify"


class Notice(msgspec.Struct, frozen=True):
    """The payload of the job that notifies a person by one channel; `address` is a browser's id."""

    person: str
    kind: Kind
    table: str
    game: str
    by: str
    channel: Channel
    address: str = ""


class Due(msgspec.Struct, frozen=True):
    """Something that a person may have to be notified of, not before a moment."""

    person: str
    kind: Kind
    table: str
    game: str
    by: str
    turn: int
    at: float
    asker: str | None = None
    """The person who asks, if it was one."""
    left: list[tuple[Channel, str]] | None = None
    """The channels that are left, if it could not be handed to all of them."""


@final
class NoticeBoard:
    """Everything that people of this hall may have to be notified of."""

    def __init__(self, hall: "Hall") -> None:
        """Begin with nothing."""
        self._hall = hall
        self._waiting: list[Due] = []

    def turn_came(self, table: "LiveTable", seat: int, by: str) -> None:
        """Note that a decision has come to a seat while others wait for it, without a clock of minutes."""
        row = table.row
        person = row.holder(seat)
        alone = not any(each.guest and each.guest != person and each.bot is None for each in row.seats)
        quick = row.clock is not None and row.clock.kind != "days"
        if person is None or row.seats[seat].bot is not None or alone or quick or row.study is not None:
            return
        self._add(person, "turn", table, by, table.seq)

    def asked(self, table: "LiveTable", person: str, by: GuestRow, *, rematch: bool = False) -> None:
        """Note that a person is invited, or asked for a rematch."""
        self._add(person, "rematch" if rematch else "invitation", table, by.name, 0, by.id)

    async def tell(self) -> None:
        """Notify people of what is due, if they still are not looking; what cannot be sent now is sent later."""
        now = self._hall.clock.time()
        due, self._waiting = _parted(self._waiting, now)
        for each in due:
            try:
                await self._tell(each, now)
            except (StorageFailed, Conflict):
                self._later(each, now + PATIENCE)
            except HallError as error:
                logs.warn("a notice cannot be told", table=each.table, why=str(error))

    def _add(self, person: str, kind: Kind, table: "LiveTable", by: str, turn: int, asker: str | None = None) -> None:
        if len(self._waiting) < MOST:
            at = self._hall.clock.time() + PATIENCE
            self._waiting.append(Due(person, kind, table.row.id, table.row.game, by, turn, at, asker))

    def _later(self, due: Due, at: float) -> None:
        self._waiting.append(msgspec.structs.replace(due, at=at))

    async def _tell(self, due: Due, now: float) -> None:
        hall = self._hall
        wishes = await hall.store.notices.wishes(due.person)
        if wishes is None or not (wishes.turns if due.kind == "turn" else wishes.invitations):
            return
        if not await self._still(due):
            return
        if is_quiet(wishes, now):
            self._later(due, now + 10 * PATIENCE)
            return
        channels = await self._channels(due.person, wishes) if due.left is None else due.left
        if due.left is None:
            try:
                await hall.store.notices.note(NoticeRow(due.person, due.table, due.kind, due.turn, hall.milliseconds))
            except Conflict:  # already sent, perhaps by another hall
                return
        for place, (channel, address) in enumerate(channels):
            notice = Notice(due.person, due.kind, due.table, due.game, due.by, channel, address)
            try:
                await hall.jobs.enqueue(JOB, notice)
            except StorageFailed:
                self._later(msgspec.structs.replace(due, left=channels[place:]), now + PATIENCE)
                return

    async def _still(self, due: Due) -> bool:
        """Return whether it still waits for the person, and they are not looking."""
        table = await self._hall.table(due.table)
        seats = table.row.seats_of(due.person)
        if self._hall.looks_on(due.person) or table.presence.looks_on(due.person):
            return False
        if due.kind != "turn":
            return table.row.status == "gathering" and not seats and not await self._blocked(due)
        seat = table.stored.state.seat if table.stored is not None and table.seq == due.turn else None
        return seat in seats and table.row.seats[seat].bot is None

    async def _blocked(self, due: Due) -> bool:
        return due.asker is not None and await blocked(self._hall.store.people, due.person, due.asker)

    async def _channels(self, person: str, wishes: Wishes) -> list[tuple[Channel, str]]:
        found: list[tuple[Channel, str]] = [
            ("push", row.id) for row in await self._hall.store.notices.subscriptions(person)
        ]
        if wishes.webhook:
            found.append(("webhook", ""))
        if wishes.email and wishes.confirmed:
            found.append(("email", ""))
        return found


def is_quiet(wishes: Wishes, now: float) -> bool:
    """Return whether a moment lies in a person's quiet hours, which may pass midnight."""
    begin, end = wishes.quiet_from, wishes.quiet_to
    if begin is None or end is None or begin == end:
        return False
    hour = datetime.fromtimestamp(now, zone(wishes.zone)).hour
    return begin <= hour < end if begin < end else hour >= begin or hour < end


def zone(name: str) -> ZoneInfo:
    """Find a time zone; unknown ones are UTC."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo("UTC")


def _parted(waiting: list[Due], now: float) -> tuple[list[Due], list[Due]]:
    return [due for due in waiting if due.at <= now], [due for due in waiting if due.at > now]
