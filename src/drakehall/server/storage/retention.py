"""What is not kept for ever: abandoned tables, closed tables, guests who left nothing behind."""

import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, final

from sqlalchemy import (
    ColumnElement,
    Executable,
    ForeignKeyConstraint,
    Row,
    Table,
    and_,
    delete,
    exists,
    func,
    or_,
    select,
)

from drakehall.server.storage.schema import (
    ACCOUNTS,
    DEVICES,
    GUESTS,
    LOG,
    METADATA,
    RATED_GAMES,
    REPORTS,
    TABLES,
)
from drakehall.server.storage.writer import Writer

Read = Callable[[Any], Awaitable[Sequence[Row[Any]]]]
AT_ONCE: Final = 200
DAY: Final = 86_400
_GO_WITH_GUESTS: Final = (DEVICES,)
"""What refers to a guest and is worthless without one."""


@final
class Retention:
    """Finds what is too old, and deletes it."""

    def __init__(self, read: Read, writer: Writer) -> None:
        """Use a store's way to read and write."""
        self._read = read
        self._writer = writer

    async def idle(self, gathering_days: int, abandoned_days: int) -> list[str]:
        """List tables that have been gathering, or whose games have rested, for longer than this."""
        now = int(time.time())
        old = TABLES.c.status == "gathering", TABLES.c.created < now - gathering_days * DAY
        since = now - abandoned_days * DAY
        recent = select(LOG.c.table_id).where(LOG.c.at >= since * 1000)
        rests = TABLES.c.status == "playing", TABLES.c.created < since, TABLES.c.id.not_in(recent)
        rows = await self._read(select(TABLES.c.id).where(or_(and_(*old), and_(*rests))).limit(AT_ONCE))
        return [row.id for row in rows]

    async def forget_closed(self, days: int) -> int:
        """Delete tables that were closed longer ago than this, with everything that belongs to them.

        Those whose games have changed ratings stay, for recomputing.
        """
        before = int(time.time()) - days * DAY
        counted = exists().where(RATED_GAMES.c.table_id == TABLES.c.id)
        closed = func.coalesce(TABLES.c.ended, TABLES.c.created) < before
        wanted = TABLES.c.status == "closed", closed, ~counted
        ids = [row.id for row in await self._read(select(TABLES.c.id).where(*wanted).limit(AT_ONCE))]
        if ids:
            await self._writer.write(*_with_dependents(TABLES, ids))
        return len(ids)

    async def forget_reports(self, days: int) -> int:
        """Delete reports that were dealt with longer ago than this, with the lines that they quote."""
        before = (int(time.time()) - days * DAY) * 1000
        numbers = [row.number for row in await self._read(select(REPORTS.c.number).where(REPORTS.c.handled < before))]
        if numbers:
            await self._writer.write(delete(REPORTS).where(REPORTS.c.number.in_(numbers)))
        return len(numbers)

    async def forget_guests(self, days: int) -> int:
        """Delete guests without an account who have been absent for this long and to whom nothing refers any longer."""
        before = int(time.time()) - days * DAY
        seen = exists().where(DEVICES.c.person == GUESTS.c.id, DEVICES.c.seen >= before)
        conditions: list[ColumnElement[bool]] = [GUESTS.c.created < before, ~seen]
        for table, constraint in _references(GUESTS):
            if table not in _GO_WITH_GUESTS:
                (column,) = constraint.columns
                conditions.append(~exists().where(column == GUESTS.c.id))
        assert any(table is ACCOUNTS for table, _ in _references(GUESTS))
        ids = [row.id for row in await self._read(select(GUESTS.c.id).where(*conditions).limit(AT_ONCE))]
        if ids:
            await self._writer.write(
                *(delete(table).where(table.c.person.in_(ids)) for table in _GO_WITH_GUESTS),
                delete(GUESTS).where(GUESTS.c.id.in_(ids)),
            )
        return len(ids)


def _references(target: Table) -> list[tuple[Table, ForeignKeyConstraint]]:
    """Find every reference to a table."""
    return [
        (table, constraint)
        for table in METADATA.sorted_tables
        for constraint in table.foreign_key_constraints
        if constraint.referred_table is target
    ]


def _with_dependents(target: Table, ids: Sequence[str]) -> list[Executable]:
    """Delete rows and everything that refers to them, references first."""
    statements: list[Executable] = []
    for table, constraint in reversed(_references(target)):
        (column,) = constraint.columns
        statements.append(delete(table).where(column.in_(ids)))
    return [*statements, delete(target).where(target.c.id.in_(ids))]
