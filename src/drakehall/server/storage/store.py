"""Reading and writing tables, people and the log."""

import asyncio
import time
from collections.abc import Sequence
from typing import Any, Final, final

import msgspec
from sqlalchemy import ColumnElement, Executable, Row, and_, func, insert, or_, select, text, update
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from drakehall.hall import logs, tokens
from drakehall.hall.errors import BrokenLog
from drakehall.hall.ports import Wanted, WantedGames
from drakehall.hall.rows import Awaited, DeviceRow, FinishedRow, GuestRow, SeatRow, Stamp, TableChange, TableRow
from drakehall.server import figures
from drakehall.server.errors import DatabaseInUse
from drakehall.server.storage import results
from drakehall.server.storage.account_records import AccountRecords
from drakehall.server.storage.ban_records import BanRecords
from drakehall.server.storage.bot_records import BotRecords
from drakehall.server.storage.company import SqlChats, SqlPeople
from drakehall.server.storage.database import Database
from drakehall.server.storage.health import StorageHealth
from drakehall.server.storage.migrate import upgrade
from drakehall.server.storage.notices import SqlNotices
from drakehall.server.storage.ratings import SqlRatings
from drakehall.server.storage.retention import Retention
from drakehall.server.storage.schema import ACCOUNTS, DEVICES, GUESTS, LOG, SEATS, TABLES
from drakehall.server.storage.upkeep import look_after
from drakehall.server.storage.writer import UNFIT, Change, LogRow, Writer, unfit
from drakehall.session import Entry

_ENTRY = msgspec.json.Decoder(Entry)
_JSON = ("options", "outcome", "study", "clock")
_FROM_A_GAME: Final = '{"kind":"position"%'
"""The beginning of a study that continues from a moment of a game."""
_SEAT: Final = tuple(str(column.name) for column in SEATS.columns)
_Seat = dict[str, Any]
_PERSON: Final = (
    select(GUESTS.c.id, GUESTS.c.name, ACCOUNTS.c.login)
    .join(DEVICES, DEVICES.c.person == GUESTS.c.id)
    .outerjoin(ACCOUNTS, ACCOUNTS.c.person == GUESTS.c.id)
)
_DEVICE: Final = select(*(DEVICES.c[name] for name in DeviceRow.__struct_fields__))
_NEWEST: Final = (TABLES.c.created.desc(), TABLES.c.id.desc())
_PROBE: Final = text("UPDATE alembic_version SET version_num = version_num")
"""A write that changes nothing."""
PATIENCE: Final = 5.0
"""Number of seconds within which a healthy database stores it."""


@final
class SqlStore:
    """The database as the hall sees it."""

    def __init__(self, database: Database) -> None:
        """Use a database, once opened."""
        self._database = database
        self._health = StorageHealth(database)
        self._writer = Writer(database, self._health)
        self.accounts = AccountRecords(self._read, self._writer)
        self.chats = SqlChats(self._writer, self._read)
        self.people = SqlPeople(self._writer, self._read)
        self.notices = SqlNotices(self._writer, self._read)
        self.bots = BotRecords(self._read, self._writer)
        self.bans = BanRecords(self._read, self._writer)
        self.retention = Retention(self._read, self._writer)
        self._writing: asyncio.Task[None] | None = None
        self._upkeep: asyncio.Task[None] | None = None
        self._probing: asyncio.Task[None] | None = None
        self._stop = asyncio.Event()
        self.ratings = SqlRatings(self._read, self._writer.write)
        figures.look_up(self._writer, lambda writer: figures.WRITES.set(writer.waiting))

    async def open(self) -> None:
        """Become the owner, bring the schema up to date and start the writer."""
        self._database.own()
        try:
            await upgrade(self._database)
        except BaseException:
            await self.close()
            raise
        self._database.opened()
        self._writing = asyncio.create_task(self._writer.run(), name="writer")
        looking_after = look_after(self._database, self._health, self._attempt, self._stop)
        self._upkeep = asyncio.create_task(looking_after, name="upkeep")

    async def open_to_read(self) -> None:
        """Open for reading only, even while a hall owns the database, whose schema is then up to date."""
        try:
            self._database.own()
        except DatabaseInUse:
            return
        await upgrade(self._database)
        self._database.disown()

    async def close(self) -> None:
        """Store what is waiting, then close the database."""
        if self._upkeep is not None:
            self._stop.set()
            await self._upkeep
        if self._writing is not None:
            self._writer.close()
            await self._writing
        await self._database.engine.dispose()
        self._database.disown()

    def check(self) -> None:
        """Raise `StorageFailed` while nothing can be stored."""
        self._health.check()

    async def probe(self) -> None:
        """Raise `StorageFailed` unless the database stores something now."""
        await self._attempt()
        self._health.check()

    async def well(self) -> None:
        """Wait until things can be stored."""
        await self._health.well()

    async def _attempt(self) -> None:
        """Store something that changes nothing; concurrent callers share the answer."""
        if self._probing is None or self._probing.done():
            proofs = self._database.proofs(self._health.ill) if self._health.ill is not None else ()
            self._probing = asyncio.create_task(self._writer.attempt(_PROBE, *proofs), name="probe")
        try:
            await asyncio.wait_for(asyncio.shield(self._probing), PATIENCE)
        except TimeoutError as error:
            raise self._health.failed(error) from None

    async def add_guest(self, guest: GuestRow, token: str, label: str = "") -> None:
        """Store a new guest, whose first device has a token with this hash."""
        now = _now()
        device = {"id": tokens.identity(), "person": guest.id, "label": label, "created": now, "seen": now}
        await self._writer.write(
            insert(GUESTS).values(id=guest.id, name=guest.name, created=now),
            insert(DEVICES).values(token=token, **device),
        )

    async def rename_guest(self, guest: str, name: str) -> None:
        """Rename a guest."""
        await self._writer.write(update(GUESTS).where(GUESTS.c.id == guest).values(name=name))

    async def rename_everywhere(self, person: str, name: str) -> list[str]:
        """Rename a person, also at running and ended tables; return all their tables."""
        await self.rename_guest(person, name)
        found = await self._read(select(SEATS.c.table_id).where(SEATS.c.guest == person))
        for row in found:
            seat = update(SEATS).where(SEATS.c.table_id == row.table_id, SEATS.c.guest == person).values(name=name)
            await self._writer.write(seat, change=_changed(row.table_id, None))
        return [row.table_id for row in found]

    async def guest(self, token: str) -> GuestRow | None:
        """Find a person by the token hash of one of their devices."""
        rows = await self._read(_PERSON.where(DEVICES.c.token == token))
        return GuestRow(rows[0].id, rows[0].name, rows[0].login is not None) if rows else None

    async def device(self, token: str) -> DeviceRow | None:
        """Find a device by the hash of its token."""
        rows = await self._read(_DEVICE.where(DEVICES.c.token == token))
        return _device(rows[0]) if rows else None

    async def devices(self, person: str) -> list[DeviceRow]:
        """List a person's devices, the most recently seen first."""
        newest = DEVICES.c.seen.desc(), DEVICES.c.id
        return [_device(row) for row in await self._read(_DEVICE.where(DEVICES.c.person == person).order_by(*newest))]

    async def device_seen(self, token: str) -> None:
        """Record that a device was used now."""
        await self._writer.write(update(DEVICES).where(DEVICES.c.token == token).values(seen=_now()))

    async def stands(self, table: str) -> tuple[int, int]:
        """Return the revision of a table and the number of entries in its log."""
        length = select(func.coalesce(func.max(LOG.c.seq), 0)).where(LOG.c.table_id == table).scalar_subquery()
        rows = await self._read(select(TABLES.c.revision, length.label("entries")).where(TABLES.c.id == table))
        return (rows[0].revision, rows[0].entries) if rows else (0, 0)

    async def add_table(
        self,
        row: TableRow,
        log: Sequence[Entry] = (),
        replaces: TableRow | None = None,
        stamps: Sequence[Stamp] = (),
    ) -> None:
        """Create a table, possibly with the beginning of its log, possibly as a rematch of another."""
        plain = _written({column.name: getattr(row, column.name) for column in TABLES.columns})
        statements: list[Executable] = [
            insert(TABLES).values(**plain),
            *(insert(SEATS).values(table_id=row.id, **msgspec.structs.asdict(seat)) for seat in row.seats),
        ]
        replaced = _changed(replaces.id, replaces.revision, rematch=row.id) if replaces else None
        await self._writer.write(*statements, log=_log_rows(row.id, 0, log, stamps), change=replaced)

    async def save_seat(self, row: TableRow, seat: SeatRow) -> TableRow:
        """Store who sits in a seat."""
        where = SEATS.c.table_id == row.id, SEATS.c.seat == seat.seat
        stored = update(SEATS).where(*where).values(**msgspec.structs.asdict(seat))
        await self._writer.write(stored, change=_changed(row.id, row.revision))
        return row.with_seat(seat)

    async def save_invitation(self, row: TableRow, invitation: str) -> TableRow:
        """Store the hash of a new invitation."""
        await self._writer.write(change=_changed(row.id, row.revision, invitation=invitation, code=None))
        return row.changed(invitation=invitation, code=None)

    async def table_of_code(self, code: str) -> TableRow | None:
        """Find the table that has a code."""
        found = await self._tables(TABLES.c.code == code, 1)
        return _table(*found[0]) if found else None

    async def save_code(self, row: TableRow, code: str) -> TableRow:
        """Store the code of a table."""
        await self._writer.write(change=_changed(row.id, row.revision, code=code))
        return row.changed(code=code)

    async def save_host(self, row: TableRow, host: str) -> TableRow:
        """Store the new host."""
        await self._writer.write(change=_changed(row.id, row.revision, host=host))
        return row.changed(host=host)

    async def append(
        self,
        table: str,
        seq: int,
        log: Sequence[Entry],
        change: TableChange | None = None,
        stamps: Sequence[Stamp] = (),
    ) -> None:
        """Add entries to a log that is at `seq`, the commit point of every move; otherwise `Conflict`."""
        changed = _changed(table, change.after, **_written(change.values())) if change else None
        kept = results.kept(table, change.results) if change else ()
        with figures.timed(figures.STORING):
            await self._writer.write(*kept, log=_log_rows(table, seq, log, stamps), change=changed)
        figures.ENTRIES.inc(len(log))

    async def table(self, table: str) -> TableRow | None:
        """Find a table."""
        found = await self._tables(TABLES.c.id == table, 1)
        return _table(*found[0]) if found else None

    async def tables(self, wanted: Wanted) -> list[TableRow]:
        """List tables, newest first."""
        conditions: list[ColumnElement[bool]] = []
        if wanted.guest is None:
            conditions.append(TABLES.c.open)
        else:
            mine = select(SEATS.c.table_id).where(SEATS.c.guest == wanted.guest)
            conditions += [TABLES.c.id.in_(mine), or_(TABLES.c.study.is_(None), TABLES.c.study.like(_FROM_A_GAME))]
        if wanted.game is not None:
            conditions.append(TABLES.c.game == wanted.game)
        if wanted.status is not None:
            conditions.append(TABLES.c.status == wanted.status)
        if wanted.before is not None:
            created, table = wanted.before
            older = and_(TABLES.c.created == created, TABLES.c.id < table)
            conditions.append(or_(TABLES.c.created < created, older))
        return _readable(await self._tables(and_(*conditions), wanted.limit))

    async def finished(self, wanted: WantedGames) -> list[FinishedRow]:
        """List finished games of a person, the latest first."""
        latest = results.ended.desc(), TABLES.c.id.desc()
        tables = _readable(await self._tables(results.condition(wanted), wanted.limit, latest))
        if not tables:
            return []
        known = results.read(await self._read(results.of_tables([row.id for row in tables])))
        return [FinishedRow(row, known.get(row.id, ())) for row in tables]

    async def tables_of_bots(self) -> list[str]:
        """List the running tables at which bots play with people and nobody studies."""
        bots = select(SEATS.c.table_id).where(SEATS.c.bot.is_not(None))
        people = select(SEATS.c.table_id).where(SEATS.c.guest.is_not(None), SEATS.c.bot.is_(None))
        running = TABLES.c.status == "playing", TABLES.c.study.is_(None)
        wanted = *running, TABLES.c.id.in_(bots), TABLES.c.id.in_(people)
        return [row.id for row in await self._read(select(TABLES.c.id).where(*wanted))]

    async def hosted(self, guest: str) -> int:
        """Count the games of a guest that have not ended."""
        wanted = TABLES.c.host == guest, TABLES.c.study.is_(None), TABLES.c.status.in_(("gathering", "playing"))
        rows = await self._read(select(func.count()).select_from(TABLES).where(*wanted))
        return int(rows[0][0])

    async def log(self, table: str, after: int = 0) -> list[Entry]:
        """Read the log of a table, or the part after a given entry."""
        wanted = LOG.c.table_id == table, LOG.c.seq > after
        rows = await self._read(select(LOG.c.entry).where(*wanted).order_by(LOG.c.seq))
        try:
            return [_ENTRY.decode(row.entry) for row in rows]
        except msgspec.MsgspecError as error:
            raise BrokenLog(why=str(error)) from None

    async def stamps(self, table: str, after: int = 0) -> list[Stamp]:
        """Read what is kept beside the entries of a log, or of what follows an entry of it."""
        wanted = LOG.c.table_id == table, LOG.c.seq > after
        rows = await self._read(select(LOG.c.at, LOG.c.decides, LOG.c.due).where(*wanted).order_by(LOG.c.seq))
        return [Stamp(*row) for row in rows]

    async def awaited(self, tables: Sequence[str]) -> dict[str, Awaited]:
        """Return whose decision it is at those tables whose logs say so."""
        last = select(LOG.c.table_id, LOG.c.at, LOG.c.decides, LOG.c.due).select_from(TABLES.join(LOG, _last_entry()))
        rows = await self._read(last.where(TABLES.c.id.in_(tables))) if tables else ()
        return {row.table_id: Awaited(row.decides, row.at, row.due) for row in rows}

    async def overdue(self, now: int) -> list[str]:
        """List the running tables with a clock at which somebody may have run out of time by now."""
        joined = TABLES.join(LOG, _last_entry(), isouter=True)
        over = or_(LOG.c.due <= now, LOG.c.table_id.is_(None))
        clocked = TABLES.c.status == "playing", TABLES.c.clock.is_not(None), over
        return [row.id for row in await self._read(select(TABLES.c.id).select_from(joined).where(*clocked))]

    async def _tables(
        self, condition: ColumnElement[bool], limit: int, order: Sequence[Any] = _NEWEST
    ) -> list[tuple[Row[Any], list[_Seat]]]:
        rows = await self._read(select(TABLES).where(condition).order_by(*order).limit(limit))
        ids = [row.id for row in rows]
        seats = await self._read(select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat)) if ids else []
        by_table: dict[str, list[_Seat]] = {}
        for seat in seats:
            plain = dict(zip(_SEAT, seat, strict=True))
            by_table.setdefault(plain.pop("table_id"), []).append(plain)
        return [(row, by_table.get(row.id, [])) for row in rows]

    async def _read(self, statement: Any) -> Sequence[Row[Any]]:
        try:
            self._database.check()
            try:
                return await self._rows(statement)
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
                return await self._rows(statement)  # the connection had been cut off while it was idle
        except UNFIT:
            raise unfit() from None
        except (SQLAlchemyError, OSError) as error:
            raise self._health.failed(error) from None

    async def _rows(self, statement: Any) -> Sequence[Row[Any]]:
        async with self._database.engine.connect() as connection:
            rows: Sequence[Row[Any]] = (await connection.execute(statement)).all()
            return rows


def _readable(found: Sequence[tuple[Row[Any], list[_Seat]]]) -> list[TableRow]:
    """Return the tables that can be read."""
    tables: list[TableRow] = []
    for row, seats in found:
        try:
            tables.append(_table(row, seats))
        except BrokenLog as error:
            logs.warn("table cannot be listed", table=row.id, why=str(error))
    return tables


def _table(row: Row[Any], seats: list[_Seat]) -> TableRow:
    plain: dict[str, Any] = {str(name): value for name, value in row._mapping.items()}
    plain["seats"] = seats
    try:
        for name in _JSON:
            plain[name] = msgspec.json.decode(plain[name]) if plain[name] is not None else None
        return msgspec.convert(plain, TableRow)
    except msgspec.MsgspecError as error:
        raise BrokenLog(why=str(error)) from None


def _device(row: Row[Any]) -> DeviceRow:
    return DeviceRow(row.id, row.person, row.label, row.created, row.seen, row.verified)


def _changed(table: str, revision: int | None, **values: object) -> Change:
    """Change the row of a table, if it still has the known revision; None means whatever it has."""
    found = update(TABLES).where(TABLES.c.id == table).values(revision=TABLES.c.revision + 1, **values)
    return Change(table, found if revision is None else found.where(TABLES.c.revision == revision))


def _written(values: dict[str, Any]) -> dict[str, Any]:
    """Return values as the database stores them, as text."""
    texts = {name: values[name] for name in _JSON if values.get(name) is not None}
    return values | {name: msgspec.json.encode(value).decode() for name, value in texts.items()}


def _last_entry() -> ColumnElement[bool]:
    """Return the condition that an entry is the last of its table's log; looked up once per table."""
    other = LOG.alias()
    length = select(func.max(other.c.seq)).where(other.c.table_id == TABLES.c.id).correlate(TABLES).scalar_subquery()
    return and_(LOG.c.table_id == TABLES.c.id, LOG.c.seq == length)


def _log_rows(table: str, seq: int, log: Sequence[Entry], stamps: Sequence[Stamp]) -> list[LogRow]:
    made = stamps or [Stamp(_now() * 1000)] * len(log)
    return [
        {
            "table_id": table,
            "seq": number,
            "entry": msgspec.json.encode(entry).decode(),
            "at": stamp.at,
            "decides": stamp.decides,
            "due": stamp.due,
        }
        for number, (entry, stamp) in enumerate(zip(log, made, strict=True), start=seq + 1)
    ]


def _now() -> int:
    return int(time.time())
