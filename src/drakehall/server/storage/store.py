"""Reading and writing tables, people and the log."""

import asyncio
import time
from collections.abc import Sequence
from typing import Any, final

import msgspec
from sqlalchemy import ColumnElement, Executable, Row, and_, insert, or_, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from drakehall.hall.errors import StorageFailed
from drakehall.hall.ports import Wanted
from drakehall.hall.rows import GuestRow, SeatRow, TableChange, TableRow
from drakehall.server.storage.checkpoints import carry_over
from drakehall.server.storage.migrate import upgrade
from drakehall.server.storage.schema import GUESTS, LOG, SEATS, TABLES
from drakehall.server.storage.writer import LogRow, Writer
from drakehall.session import Entry

_ENTRY = msgspec.json.Decoder(Entry)
_JSON = ("options", "outcome")


@final
class SqlStore:
    """The database as the hall sees it."""

    def __init__(self, engine: AsyncEngine) -> None:
        """Use an engine, once opened."""
        self._engine = engine
        self._writer = Writer(engine)
        self._writing: asyncio.Task[None] | None = None
        self._carrying: asyncio.Task[None] | None = None
        self._stop = asyncio.Event()

    async def open(self) -> None:
        """Bring the schema up to date and start the writer."""
        await upgrade(self._engine)
        self._writing = asyncio.create_task(self._writer.run(), name="writer")
        self._carrying = asyncio.create_task(carry_over(self._engine, self._stop), name="checkpoints")

    async def close(self) -> None:
        """Store what is waiting, then close the database."""
        if self._writing is not None:
            self._writer.close()
            await self._writing
        if self._carrying is not None:
            self._stop.set()
            await self._carrying
        await self._engine.dispose()

    async def add_guest(self, guest: GuestRow, token: str) -> None:
        """Remember a new guest by the hash of the token."""
        await self._writer.write(
            insert(GUESTS).values(id=guest.id, name=guest.name, token=token, created=_now()),
        )

    async def rename_guest(self, guest: str, name: str) -> None:
        """Rename a guest."""
        await self._writer.write(update(GUESTS).where(GUESTS.c.id == guest).values(name=name))

    async def guest(self, token: str) -> GuestRow | None:
        """Find a guest by the hash of the token."""
        rows = await self._read(select(GUESTS.c.id, GUESTS.c.name).where(GUESTS.c.token == token))
        return GuestRow(rows[0].id, rows[0].name) if rows else None

    async def add_table(self, row: TableRow, log: Sequence[Entry] = (), replaces: str | None = None) -> None:
        """Create a table, possibly with the beginning of its log, possibly as a rematch of another."""
        plain = _written({column.name: getattr(row, column.name) for column in TABLES.columns})
        statements: list[Executable] = [
            insert(TABLES).values(**plain),
            *(insert(SEATS).values(table_id=row.id, **msgspec.structs.asdict(seat)) for seat in row.seats),
        ]
        if replaces is not None:
            statements.append(update(TABLES).where(TABLES.c.id == replaces).values(rematch=row.id))
        await self._writer.write(*statements, log=_log_rows(row.id, 0, log))

    async def save_seat(self, table: str, seat: SeatRow) -> None:
        """Store who sits in a seat."""
        await self._writer.write(
            update(SEATS)
            .where(SEATS.c.table_id == table, SEATS.c.seat == seat.seat)
            .values(name=seat.name, guest=seat.guest, bot=seat.bot, link=seat.link)
        )

    async def save_invitation(self, table: str, invitation: str) -> None:
        """Store the hash of a new invitation."""
        await self._writer.write(update(TABLES).where(TABLES.c.id == table).values(invitation=invitation))

    async def append(self, table: str, seq: int, log: Sequence[Entry], change: TableChange | None = None) -> None:
        """Add entries to a log that is at `seq`, the commit point of every move; otherwise `Conflict`."""
        changes = [update(TABLES).where(TABLES.c.id == table).values(**_written(change.values()))] if change else []
        await self._writer.write(*changes, log=_log_rows(table, seq, log))

    async def table(self, table: str) -> TableRow | None:
        """Find a table."""
        return next(iter(await self._tables(TABLES.c.id == table, 1)), None)

    async def tables(self, wanted: Wanted) -> list[TableRow]:
        """List tables, newest first."""
        conditions: list[ColumnElement[bool]] = []
        if wanted.guest is None:
            conditions.append(TABLES.c.open)
        else:
            mine = select(SEATS.c.table_id).where(SEATS.c.guest == wanted.guest)
            conditions.append(TABLES.c.id.in_(mine))
        if wanted.game is not None:
            conditions.append(TABLES.c.game == wanted.game)
        if wanted.status is not None:
            conditions.append(TABLES.c.status == wanted.status)
        if wanted.before is not None:
            created, table = wanted.before
            older = and_(TABLES.c.created == created, TABLES.c.id < table)
            conditions.append(or_(TABLES.c.created < created, older))
        return await self._tables(and_(*conditions), wanted.limit)

    async def tables_of_bots(self) -> list[str]:
        """List the running tables at which a bot sits."""
        bots = select(SEATS.c.table_id).where(SEATS.c.bot.is_not(None))
        rows = await self._read(select(TABLES.c.id).where(TABLES.c.status == "playing", TABLES.c.id.in_(bots)))
        return [row.id for row in rows]

    async def log(self, table: str, after: int = 0) -> list[Entry]:
        """Read the log of a table, or the part after a given entry."""
        wanted = LOG.c.table_id == table, LOG.c.seq > after
        rows = await self._read(select(LOG.c.entry).where(*wanted).order_by(LOG.c.seq))
        return [_ENTRY.decode(row.entry) for row in rows]

    async def alive(self) -> None:
        """Raise `StorageFailed` unless the database answers."""
        try:
            await self._read(select(1))
        except (SQLAlchemyError, OSError) as error:
            raise StorageFailed(why=type(error).__name__) from None

    async def _tables(self, condition: ColumnElement[bool], limit: int) -> list[TableRow]:
        newest = TABLES.c.created.desc(), TABLES.c.id.desc()
        rows = await self._read(select(TABLES).where(condition).order_by(*newest).limit(limit))
        ids = [row.id for row in rows]
        seats = await self._read(select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat)) if ids else []
        return [_table(row, [seat for seat in seats if seat.table_id == row.id]) for row in rows]

    async def _read(self, statement: Any) -> Sequence[Row[Any]]:
        async with self._engine.connect() as connection:
            rows: Sequence[Row[Any]] = (await connection.execute(statement)).all()
            return rows


def _table(row: Row[Any], seats: Sequence[Row[Any]]) -> TableRow:
    plain = _plain(row)
    for name in _JSON:
        plain[name] = msgspec.json.decode(plain[name]) if plain[name] is not None else None
    plain["seats"] = [_plain(seat) for seat in seats]
    return msgspec.convert(plain, TableRow)


def _written(values: dict[str, Any]) -> dict[str, Any]:
    """Write what the database keeps as text."""
    texts = {name: values[name] for name in _JSON if values.get(name) is not None}
    return values | {name: msgspec.json.encode(value).decode() for name, value in texts.items()}


def _plain(row: Row[Any]) -> dict[str, Any]:
    return {str(name): value for name, value in row._mapping.items()}


def _log_rows(table: str, seq: int, log: Sequence[Entry]) -> list[LogRow]:
    at = _now()
    return [
        {"table_id": table, "seq": number, "entry": msgspec.json.encode(entry).decode(), "at": at}
        for number, entry in enumerate(log, start=seq + 1)
    ]


def _now() -> int:
    return int(time.time())
