"""Chats and people in lists, beside the store made of lists."""

from collections.abc import Collection
from typing import TYPE_CHECKING, final

import msgspec

from drakehall.hall.company_rows import ChatRow, InvitationRow, MetRow, NoticeRow, ReportRow, SubscriptionRow, Wishes
from drakehall.hall.errors import Conflict

if TYPE_CHECKING:
    from drakehall.hall.memory import MemoryStore


@final
class MemoryChats:
    """Keeps what is said as long as the program runs."""

    def __init__(self) -> None:
        """Begin empty."""
        self._lines: dict[str, list[ChatRow]] = {}
        self._reports: list[ReportRow] = []

    async def add_line(self, row: ChatRow) -> None:
        """Store a line; `Conflict` if the table has one with that number."""
        said = self._lines.setdefault(row.table, [])
        if any(each.number == row.number for each in said):
            raise Conflict()
        said.append(row)

    async def lines(self, table: str, after: int, most: int) -> list[ChatRow]:
        """Read the latest lines after a number, in order."""
        return [row for row in self._lines.get(table, []) if row.number > after][-most:]

    async def forget_lines(self, before: int) -> None:
        """Delete what was said before a moment."""
        for table, said in self._lines.items():
            self._lines[table] = [row for row in said if row.at >= before]

    async def add_report(self, row: ReportRow) -> int:
        """Store a report and return its number."""
        self._reports.append(msgspec.structs.replace(row, number=len(self._reports) + 1))
        return len(self._reports)

    async def reports(self, handled: bool = False) -> list[ReportRow]:
        """List reports, the oldest first: the open ones, or all."""
        return [row for row in self._reports if handled or row.handled is None]

    async def handle_report(self, number: int, at: int) -> None:
        """Mark a report as dealt with."""
        self._reports = [
            msgspec.structs.replace(row, handled=at) if row.number == number else row for row in self._reports
        ]


@final
class MemoryPeople:
    """Remembers whom people have met as long as the program runs."""

    def __init__(self, store: "MemoryStore") -> None:
        """Use the tables of a store."""
        self._store = store
        self._blocks: dict[tuple[str, str], int] = {}
        self._invitations: dict[tuple[str, str], InvitationRow] = {}

    async def met(self, person: str, most: int) -> list[MetRow]:
        """List the people a person has played with, the latest first."""
        found: dict[str, MetRow] = {}
        for row in self._store.rows:
            others = {seat.guest for seat in row.seats if seat.guest and seat.guest != person}
            if row.status not in ("playing", "over") or row.seat_of(person) is None:
                continue
            for other in others:
                known = found.get(other)
                games, last = (known.games, known.last) if known else (0, 0)
                name = self._store.name(other)
                found[other] = MetRow(other, name, games + 1, max(last, row.created))
        return sorted(found.values(), key=lambda met: (-met.last, met.person))[:most]

    async def block(self, person: str, other: str, at: int) -> None:
        """Block somebody for a person; doing so twice changes nothing."""
        self._blocks[person, other] = at

    async def unblock(self, person: str, other: str) -> None:
        """Lift a block."""
        self._blocks.pop((person, other), None)

    async def blocks(self, people: Collection[str]) -> set[tuple[str, str]]:
        """Return which of these people blocks whom, also people not among them."""
        return {pair for pair in self._blocks if pair[0] in people}

    async def invite(self, row: InvitationRow) -> None:
        """Store an invitation; doing so twice changes nothing."""
        self._invitations[row.table, row.person] = row

    async def uninvite(self, table: str, person: str) -> None:
        """Delete an invitation."""
        self._invitations.pop((table, person), None)

    async def invitations(self, person: str) -> list[InvitationRow]:
        """List a person's invitations to tables that are still gathering."""
        gathering = {row.id for row in self._store.rows if row.status == "gathering"}
        return [row for row in self._invitations.values() if row.person == person and row.table in gathering]

    async def names(self, people: Collection[str]) -> dict[str, str]:
        """Return people's names."""
        return {person: self._store.name(person) for person in people}

    async def owners(self, people: Collection[str]) -> dict[str, str]:
        """Return the owners of those ids that are registered bots."""
        found = ((person, self._store.owner(person)) for person in people)
        return {person: owner for person, owner in found if owner is not None}

    async def kept_for(self, person: str) -> list[str]:
        """List the gathering tables where a seat is kept for a person."""
        gathering = (row for row in self._store.rows if row.status == "gathering")
        return [row.id for row in gathering if any(seat.kept == person for seat in row.seats)]


@final
class MemoryNotices:
    """Keeps people's wishes as long as the program runs."""

    def __init__(self) -> None:
        """Begin without wishes."""
        self._wishes: dict[str, Wishes] = {}
        self._subscriptions: dict[str, SubscriptionRow] = {}
        self._notes: dict[tuple[str, str, str, int], NoticeRow] = {}
        self._keys: dict[str, str] = {}

    async def wishes(self, person: str) -> Wishes | None:
        """Return a person's wishes; None if they have never stated any."""
        return self._wishes.get(person)

    async def save_wishes(self, person: str, wishes: Wishes) -> None:
        """Store a person's wishes."""
        self._wishes[person] = wishes

    async def subscriptions(self, person: str) -> list[SubscriptionRow]:
        """List the browsers a person has subscribed."""
        return [row for row in self._subscriptions.values() if row.person == person]

    async def subscribe(self, row: SubscriptionRow) -> None:
        """Store a browser's subscription, replacing any earlier owner's."""
        self._subscriptions[row.id] = row

    async def unsubscribe(self, id_: str) -> None:
        """Delete a browser's subscription."""
        self._subscriptions.pop(id_, None)

    async def note(self, row: NoticeRow) -> None:
        """Record that a person is notified of something; `Conflict` if they already have been."""
        key = (row.person, row.table, row.kind, row.turn)
        if key in self._notes:
            raise Conflict()
        self._notes[key] = row

    async def forget_notices(self, before: int) -> None:
        """Delete records of notices before a moment."""
        self._notes = {key: row for key, row in self._notes.items() if row.at >= before}

    async def key(self, name: str, fresh: str) -> str:
        """Return a key of the hall; if there is none, store the fresh one."""
        return self._keys.setdefault(name, fresh)
