"""Chats and people in the database."""

from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Any, final

import msgspec
from sqlalchemy import Row, and_, delete, func, insert, select, update

from drakehall.hall.company_rows import ChatRow, InvitationRow, MetRow, ReportRow
from drakehall.hall.errors import Conflict
from drakehall.server.storage.schema import BLOCKS, CHAT, GUESTS, INVITATIONS, REGISTERED_BOTS, REPORTS, SEATS, TABLES
from drakehall.server.storage.writer import Writer

Read = Callable[[Any], Awaitable[Sequence[Row[Any]]]]


@final
class SqlChats:
    """The chats of tables."""

    def __init__(self, writer: Writer, read: Read) -> None:
        """Use the writer of a store, and its way to read."""
        self._writer = writer
        self._read = read

    async def add_line(self, row: ChatRow) -> None:
        """Store a line; `Conflict` if the table has one with that number."""
        await self._writer.write(insert(CHAT).values(**_plain(row)))

    async def lines(self, table: str, after: int, most: int) -> list[ChatRow]:
        """Read the latest lines after a number, in order."""
        wanted = CHAT.c.table_id == table, CHAT.c.number > after
        rows = await self._read(select(CHAT).where(*wanted).order_by(CHAT.c.number.desc()).limit(most))
        return [msgspec.convert(_named(row), ChatRow) for row in reversed(rows)]

    async def forget_lines(self, before: int) -> None:
        """Delete what was said before a moment."""
        await self._writer.write(delete(CHAT).where(CHAT.c.at < before))

    async def add_report(self, row: ReportRow) -> int:
        """Store a report and return its number."""
        while True:
            last = (await self._read(select(func.coalesce(func.max(REPORTS.c.number), 0))))[0][0]
            plain = _plain(msgspec.structs.replace(row, number=last + 1))
            plain["context"] = msgspec.json.encode(row.context).decode()
            try:
                await self._writer.write(insert(REPORTS).values(**plain))
            except Conflict:
                continue
            return int(last) + 1

    async def reports(self, handled: bool = False) -> list[ReportRow]:
        """List reports, the oldest first: the open ones, or all."""
        found = select(REPORTS).order_by(REPORTS.c.number)
        rows = await self._read(found if handled else found.where(REPORTS.c.handled.is_(None)))
        plain = [_named(row) for row in rows]
        return [msgspec.convert({**each, "context": msgspec.json.decode(each["context"])}, ReportRow) for each in plain]

    async def handle_report(self, number: int, at: int) -> None:
        """Mark a report as dealt with."""
        await self._writer.write(update(REPORTS).where(REPORTS.c.number == number).values(handled=at))


@final
class SqlPeople:
    """Whom people have met, block and invite."""

    def __init__(self, writer: Writer, read: Read) -> None:
        """Use the writer of a store, and its way to read."""
        self._writer = writer
        self._read = read

    async def met(self, person: str, most: int) -> list[MetRow]:
        """List the people a person has played with, the latest first."""
        mine, theirs = SEATS.alias(), SEATS.alias()
        joined = (
            mine.join(theirs, and_(theirs.c.table_id == mine.c.table_id, theirs.c.guest != mine.c.guest))
            .join(TABLES, TABLES.c.id == mine.c.table_id)
            .join(GUESTS, GUESTS.c.id == theirs.c.guest)
        )
        last = func.max(TABLES.c.created)
        found = (
            select(theirs.c.guest.label("person"), GUESTS.c.name, func.count().label("games"), last.label("last"))
            .select_from(joined)
            .where(mine.c.guest == person, TABLES.c.status.in_(("playing", "over")))
            .group_by(theirs.c.guest, GUESTS.c.name)
            .order_by(last.desc(), theirs.c.guest)
            .limit(most)
        )
        return [MetRow(row.person, row.name, row.games, row.last) for row in await self._read(found)]

    async def block(self, person: str, other: str, at: int) -> None:
        """Block somebody for a person; doing so twice changes nothing."""
        await self.unblock(person, other)
        await self._once(insert(BLOCKS).values(person=person, other=other, at=at))

    async def unblock(self, person: str, other: str) -> None:
        """Lift a block."""
        await self._writer.write(delete(BLOCKS).where(BLOCKS.c.person == person, BLOCKS.c.other == other))

    async def blocks(self, people: Collection[str]) -> set[tuple[str, str]]:
        """Return which of these people blocks whom, also people not among them."""
        rows = await self._read(select(BLOCKS.c.person, BLOCKS.c.other).where(BLOCKS.c.person.in_(sorted(people))))
        return {(row.person, row.other) for row in rows}

    async def invite(self, row: InvitationRow) -> None:
        """Store an invitation; doing so twice changes nothing."""
        await self.uninvite(row.table, row.person)
        await self._once(insert(INVITATIONS).values(**_plain(row)))

    async def uninvite(self, table: str, person: str) -> None:
        """Delete an invitation."""
        same = INVITATIONS.c.table_id == table, INVITATIONS.c.person == person
        await self._writer.write(delete(INVITATIONS).where(*same))

    async def invitations(self, person: str) -> list[InvitationRow]:
        """List a person's invitations to tables that are still gathering."""
        joined = INVITATIONS.join(TABLES, TABLES.c.id == INVITATIONS.c.table_id)
        wanted = INVITATIONS.c.person == person, TABLES.c.status == "gathering"
        rows = await self._read(select(INVITATIONS).select_from(joined).where(*wanted).order_by(INVITATIONS.c.at))
        return [msgspec.convert(_named(row), InvitationRow) for row in rows]

    async def names(self, people: Collection[str]) -> dict[str, str]:
        """Return people's names."""
        rows = await self._read(select(GUESTS.c.id, GUESTS.c.name).where(GUESTS.c.id.in_(sorted(people))))
        return {row.id: row.name for row in rows}

    async def owners(self, people: Collection[str]) -> dict[str, str]:
        """Return the owners of those ids that are registered bots."""
        wanted = REGISTERED_BOTS.c.person.in_(sorted(people))
        rows = await self._read(select(REGISTERED_BOTS.c.person, REGISTERED_BOTS.c.owner).where(wanted))
        return {row.person: row.owner for row in rows}

    async def kept_for(self, person: str) -> list[str]:
        """List the gathering tables where a seat is kept for a person."""
        joined = SEATS.join(TABLES, TABLES.c.id == SEATS.c.table_id)
        wanted = SEATS.c.kept == person, TABLES.c.status == "gathering"
        return [row.id for row in await self._read(select(TABLES.c.id).select_from(joined).where(*wanted))]

    async def _once(self, statement: Any) -> None:
        """Store something that may have been stored already."""
        try:
            await self._writer.write(statement)
        except Conflict:
            return


def _plain(row: msgspec.Struct) -> dict[str, Any]:
    plain = msgspec.structs.asdict(row)
    return {**{name: value for name, value in plain.items() if name != "table"}, "table_id": plain["table"]}


def _named(row: Row[Any]) -> dict[str, Any]:
    plain: dict[str, Any] = {str(name): value for name, value in row._mapping.items()}
    return {**{name: value for name, value in plain.items() if name != "table_id"}, "table": plain["table_id"]}
