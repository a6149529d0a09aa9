"""Chats and people made of lists, beside the store made of lists."""

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
        """Begin in silence."""
        self._lines: dict[str, list[ChatRow]] = {}
        self._reports: list[ReportRow] = []

    async def add_line(self, row: ChatRow) -> None:
        """Keep a line; `Conflict` if the table has one of that number."""
        said = self._lines.setdefault(row.table, [])
        if any(each.number == row.number for each in said):
            raise Conflict()
        said.append(row)

    async def lines(self, table: str, after: int, most: int) -> list[ChatRow]:
        """Read the latest lines after a number, in their order."""
        return [row for row in self._lines.get(table, []) if row.number > after][-most:]

    async def forget_lines(self, before: int) -> None:
        """Forget what was said before a moment."""
        for table, said in self._lines.items():
            self._lines[table] = [row for row in said if row.at >= before]

    async def add_report(self, row: ReportRow) -> int:
        """Keep a report; give its number."""
        self._reports.append(msgspec.structs.replace(row, number=len(self._reports) + 1))
        return len(self._reports)

    async def reports(self, handled: bool = False) -> list[ReportRow]:
        """List reports, the oldest first: those that nobody has dealt with, or all."""
        return [row for row in self._reports if handled or row.handled is None]

    async def handle_report(self, number: int, at: int) -> None:
        """Take note that a report has been dealt with."""
        self._reports = [
            msgspec.structs.replace(row, handled=at) if row.number == number else row for row in self._reports
        ]


@final
class MemoryPeople:
    """Knows whom people have met as long as the program runs."""

    def __init__(self, store: "MemoryStore") -> None:
        """Look at the tables of a store."""
        self._store = store
        self._blocks: dict[tuple[str, str], int] = {}
        self._invitations: dict[tuple[str, str], InvitationRow] = {}

    async def met(self, person: str, most: int) -> list[MetRow]:
        """List the people with whom somebody has played, the latest first."""
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
        """Let a person have nothing to do with another; twice is as good as once."""
        self._blocks[person, other] = at

    async def unblock(self, person: str, other: str) -> None:
        """End that."""
        self._blocks.pop((person, other), None)

    async def blocks(self, people: Collection[str]) -> set[tuple[str, str]]:
        """Tell who of these blocks whom, whoever that is."""
        return {pair for pair in self._blocks if pair[0] in people}

    async def invite(self, row: InvitationRow) -> None:
        """Keep an invitation; twice is as good as once."""
        self._invitations[row.table, row.person] = row

    async def uninvite(self, table: str, person: str) -> None:
        """Forget an invitation."""
        self._invitations.pop((table, person), None)

    async def invitations(self, person: str) -> list[InvitationRow]:
        """List a person's invitations to tables that still gather."""
        gathering = {row.id for row in self._store.rows if row.status == "gathering"}
        return [row for row in self._invitations.values() if row.person == person and row.table in gathering]

    async def names(self, people: Collection[str]) -> dict[str, str]:
        """Tell what people are called."""
        return {person: self._store.name(person) for person in people}

    async def owners(self, people: Collection[str]) -> dict[str, str]:
        """Tell who has brought those of these who are registered bots."""
        found = ((person, self._store.owner(person)) for person in people)
        return {person: owner for person, owner in found if owner is not None}

    async def kept_for(self, person: str) -> list[str]:
        """List the gathering tables where a seat is kept for a person."""
        gathering = (row for row in self._store.rows if row.status == "gathering")
        return [row.id for row in gathering if any(seat.kept == person for seat in row.seats)]


@final
class MemoryNotices:
    """Knows what people wish to be told as long as the program runs."""

    def __init__(self) -> None:
        """Begin without wishes."""
        self._wishes: dict[str, Wishes] = {}
        self._subscriptions: dict[str, SubscriptionRow] = {}
        self._notes: dict[tuple[str, str, str, int], NoticeRow] = {}
        self._keys: dict[str, str] = {}

    async def wishes(self, person: str) -> Wishes | None:
        """Tell what a person wishes; None if they never said."""
        return self._wishes.get(person)

    async def save_wishes(self, person: str, wishes: Wishes) -> None:
        """Keep what a person wishes."""
        self._wishes[person] = wishes

    async def subscriptions(self, person: str) -> list[SubscriptionRow]:
        """List a person's browsers."""
        return [row for row in self._subscriptions.values() if row.person == person]

    async def subscribe(self, row: SubscriptionRow) -> None:
        """Keep a browser, whoever it was kept for before."""
        self._subscriptions[row.id] = row

    async def unsubscribe(self, id_: str) -> None:
        """Forget a browser."""
        self._subscriptions.pop(id_, None)

    async def note(self, row: NoticeRow) -> None:
        """Take note that a person is told something; `Conflict` if they have been already."""
        key = (row.person, row.table, row.kind, row.turn)
        if key in self._notes:
            raise Conflict()
        self._notes[key] = row

    async def forget_notices(self, before: int) -> None:
        """Forget what people were told before a moment."""
        self._notes = {key: row for key, row in self._notes.items() if row.at >= before}

    async def key(self, name: str, fresh: str) -> str:
        """Give a key of the hall; where there is none, it is the fresh one from now on."""
        return self._keys.setdefault(name, fresh)
