"""Moving a hall from a SQLite file to PostgreSQL: all of it or nothing, and verified before it counts.

Every table of the schema is copied. The file is held meanwhile as a hall holds it, and left unchanged. On the other
side everything is one transaction, in which each row is read back and compared before the commit; afterwards the
running games are replayed from there.
"""

from collections.abc import AsyncIterator, Sequence
from hashlib import sha256
from typing import Any, Final, NamedTuple

from sqlalchemy import Row, Select, Table, func, insert, select, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from drakehall.hall.inline import at_once
from drakehall.hall.sessions import resumed
from drakehall.kernel.errors import HallError
from drakehall.server.errors import MoveFailed, NeedsPostgres, NotEmpty, NotMovable
from drakehall.server.storage.database import Database
from drakehall.server.storage.engine import connect, hidden
from drakehall.server.storage.migrate import upgrade
from drakehall.server.storage.schema import METADATA, TABLES
from drakehall.server.storage.store import SqlStore

BATCH: Final = 1_000
"""Number of rows that are copied at once."""


class Moved(NamedTuple):
    """The result of a move."""

    rows: dict[str, int]
    """Number of rows, by table."""
    replayed: int
    """Number of running games that were replayed from the new database."""
    broken: dict[str, str]
    """Running games that cannot be replayed, and why: they could not before either, since each row is the same."""


async def move(source: str, target: str) -> Moved:
    """Move a hall; if anything goes wrong, both databases stay as they were."""
    old, new = connect(source, "NORMAL"), connect(target, "NORMAL")
    if old.shared:
        raise NotMovable(db=hidden(source), why="it is not a SQLite file")
    if not old.exists():
        raise NotMovable(db=hidden(source), why="there is no such file")
    if not new.shared:
        raise NeedsPostgres(what="drakehall move-db")
    try:
        old.own()
        await upgrade(old)
        await upgrade(new)
        rows = await _carry(old, new, hidden(target))
        return await _played_again(new, rows)
    finally:
        await old.engine.dispose()
        await new.engine.dispose()
        old.disown()


async def _carry(old: Database, new: Database, shown: str) -> dict[str, int]:
    tables = METADATA.sorted_tables  # a row's references come before it
    try:
        async with old.engine.connect() as source, new.engine.begin() as target:
            names = ", ".join(f'"{table.name}"' for table in tables)
            await target.execute(text(f"LOCK TABLE {names} IN ACCESS EXCLUSIVE MODE"))
            for table in tables:
                if await target.scalar(select(func.count()).select_from(table)):
                    raise NotEmpty(db=shown)
            return {table.name: await _carry_table(source, target, table) for table in tables}
    except SQLAlchemyError as error:
        said = str(error.orig if isinstance(error, DBAPIError) else error).partition("\n")[0]
        raise MoveFailed(why=said) from None


async def _carry_table(source: AsyncConnection, target: AsyncConnection, table: Table) -> int:
    """Copy the rows of a table, read them back, and compare; return their number."""
    there = _Digest()
    async for batch in _batches(source, table):
        there.add(batch)
        await target.execute(insert(table), [dict(row._mapping) for row in batch])
    here = _Digest()
    async for batch in _batches(target, table):
        here.add(batch)
    if (here.count, here.sum) != (there.count, there.sum):
        raise MoveFailed(why=f"{table.name}: {there.count} rows were read, {here.count} came back, or others")
    await _count_on(target, table)
    return here.count


async def _count_on(target: AsyncConnection, table: Table) -> None:
    """Let a column that numbers rows by itself continue after the last of them."""
    column = table.autoincrement_column
    if column is not None:
        counter = func.pg_get_serial_sequence(table.name, column.name)
        last = select(func.max(column)).scalar_subquery()
        await target.execute(select(func.setval(counter, last)).where(counter.is_not(None), last.is_not(None)))


class _Digest:
    """Number of rows and a checksum independent of their order: databases sort texts differently."""

    def __init__(self) -> None:
        self.count = self.sum = 0

    def add(self, rows: Sequence[Row[Any]]) -> None:
        for row in rows:
            self.count += 1
            self.sum += int.from_bytes(sha256(repr(tuple(row)).encode()).digest())


async def _batches(connection: AsyncConnection, table: Table) -> AsyncIterator[Sequence[Row[Any]]]:
    everything: Select[Any] = select(table)
    result = await connection.stream(everything.execution_options(yield_per=BATCH))
    async for batch in result.partitions(BATCH):
        yield batch


async def _played_again(new: Database, rows: dict[str, int]) -> Moved:
    """Replay the running games from the new database."""
    store, replayed, broken = SqlStore(new), 0, dict[str, str]()
    async with new.engine.connect() as connection:
        playing = select(TABLES.c.id).where(TABLES.c.status == "playing").order_by(TABLES.c.id)
        running = list(await connection.scalars(playing))
    for table in running:
        try:
            row = await store.table(table)
            assert row is not None
            await resumed(store, at_once, row)
        except HallError as error:
            broken[table] = str(error)
        else:
            replayed += 1
    return Moved(rows, replayed, broken)
