"""A hall in one file, from any database: the backup of a hall on PostgreSQL, made without any tools of its own.

A compressed text: a header line, then the rows of each table, some hundred per line, and at the end their numbers.
Tables and columns are those of the schema, so an archive goes into any kind of database.
"""

import base64
import gzip
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import Column, Row, column, func, select, table, text
from sqlalchemy import Table as Stored
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.expression import TableClause

from drakehall.server.errors import BadBackup
from drakehall.server.storage.database import Database
from drakehall.server.storage.migrate import upgrade
from drakehall.server.storage.schema import METADATA

FORMAT: Final = 1
MAGIC: Final = b"\x1f\x8b"
"""The first bytes of a compressed file."""
TOGETHER: Final = 500
"""Number of rows per line."""
_REVISION: Final = text("SELECT version_num FROM alembic_version")


class Head(msgspec.Struct, frozen=True, tag="drakehall-archive"):
    """The header of an archive."""

    format: Literal[1]
    schema: str
    """The latest migration that had been applied."""
    at: int
    tables: dict[str, list[str]]
    """The columns of each table, parents before children."""


class Rows(msgspec.Struct, frozen=True, tag="rows"):
    """Some rows of a table."""

    table: str
    rows: list[list[Any]]


class End(msgspec.Struct, frozen=True, tag="end"):
    """The number of rows of each table: without it an archive is incomplete."""

    counts: dict[str, int]


_LINE: Final = msgspec.json.Decoder(Head | Rows | End)


async def write(database: Database, file: Path) -> dict[str, int]:
    """Write everything as it is at one moment, while halls go on; return the number of rows of each table."""
    tables = METADATA.sorted_tables
    counts = dict.fromkeys((str(each.name) for each in tables), 0)
    async with database.engine.connect() as connection:
        if database.shared:
            await connection.execution_options(isolation_level="REPEATABLE READ")
        schema = (await connection.execute(_REVISION)).scalar_one()
        with gzip.open(file, "wb") as out:
            columns = {str(each.name): [str(found.name) for found in each.columns] for each in tables}
            _put(out, Head(FORMAT, schema, int(time.time()), columns))
            for each in tables:
                async for rows in _rows(connection, each):
                    _put(out, Rows(str(each.name), [[_plain(value) for value in row] for row in rows]))
                    counts[str(each.name)] += len(rows)
            _put(out, End(counts))
    return counts


async def read(file: Path, database: Database) -> dict[str, int]:
    """Load an archive into an empty database, all of it or nothing; the next hall brings its schema up to date."""
    with _lines(file) as lines:
        head = next(lines, None)
        if not isinstance(head, Head):
            raise BadBackup(file=str(file), why="it does not begin like one")
        await upgrade(database, head.schema)
        counts = dict.fromkeys(head.tables, 0)
        kinds = {name: _kind(name, columns) for name, columns in head.tables.items()}
        end: End | None = None
        async with database.engine.begin() as connection:
            for line in lines:
                if isinstance(line, Rows):
                    names = head.tables[line.table]
                    found = [dict(zip(names, map(_rich, row), strict=True)) for row in line.rows]
                    await connection.execute(kinds[line.table].insert(), found)
                    counts[line.table] += len(found)
                elif isinstance(line, End):
                    end = line
            if end is None or end.counts != counts:
                raise BadBackup(file=str(file), why="its end is missing")
            await _count_on(database, connection)
    return counts


def is_archive(file: Path) -> bool:
    """Return whether a file may be an archive."""
    with file.open("rb") as opened:
        return opened.read(len(MAGIC)) == MAGIC


async def is_empty(database: Database) -> bool:
    """Return whether a database contains nothing of a hall."""
    async with database.engine.connect() as connection:
        names = await connection.run_sync(lambda known: set(known.dialect.get_table_names(known)))
        for each in METADATA.sorted_tables:
            if each.name in names and (await connection.execute(select(func.count()).select_from(each))).scalar_one():
                return False
    return True


async def _rows(connection: AsyncConnection, stored: Stored) -> AsyncIterator[list[Row[Any]]]:
    result = await connection.stream(select(stored).order_by(*stored.primary_key.columns))
    async for rows in result.partitions(TOGETHER):
        yield list(rows)


def _kind(name: str, columns: list[str]) -> TableClause:
    """Return a table as it was when the archive was written; columns that no longer exist have no known type."""
    known: dict[str, Column[Any]] = dict(METADATA.tables[name].columns) if name in METADATA.tables else {}
    return table(name, *(column(each, known[each].type if each in known else None) for each in columns))


async def _count_on(database: Database, connection: AsyncConnection) -> None:
    """Let numbers that PostgreSQL assigns itself continue after those that were loaded."""
    if connection.dialect.name != "postgresql":
        return
    for each in METADATA.sorted_tables:
        counted = each.autoincrement_column
        if counted is not None and counted.autoincrement is not False and counted.default is None:
            sequence = func.pg_get_serial_sequence(each.name, counted.name)
            highest = select(func.max(counted)).scalar_subquery()
            await connection.execute(select(func.setval(sequence, highest)).where(sequence.is_not(None)))


def _put(out: gzip.GzipFile, line: Head | Rows | End) -> None:
    out.write(msgspec.json.encode(line) + b"\n")


@contextmanager
def _lines(file: Path) -> Iterator[Iterator[Head | Rows | End]]:
    """Return the lines of an archive; raise `BadBackup` if anything is wrong with it."""
    try:
        with gzip.open(file, "rb") as opened:
            yield (_LINE.decode(line) for line in opened)
    except (EOFError, gzip.BadGzipFile, msgspec.MsgspecError) as error:
        raise BadBackup(file=str(file), why=str(error)) from None


def _plain(value: Any) -> Any:
    """Return a value as JSON can represent it: numbers of more than 64 bits and bytes as text with a name."""
    if isinstance(value, bytes):
        return {"bytes": base64.b64encode(value).decode()}
    if isinstance(value, int) and not -(2**63) <= value < 2**63:
        return {"digits": str(value)}
    return value


def _rich(value: Any) -> Any:
    """Read such a value."""
    if not isinstance(value, dict):
        return value
    return int(value["digits"]) if "digits" in value else base64.b64decode(value["bytes"])
