"""Group commit: writes that arrive during one transaction share the next."""

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final, final

from sqlalchemy import Executable, insert
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from drakehall.hall import logs
from drakehall.hall.errors import Conflict
from drakehall.server.storage.database_file import DatabaseFile
from drakehall.server.storage.health import StorageHealth
from drakehall.server.storage.schema import LOG

LARGEST_GROUP: Final = 500
GATHER: Final = 0.002
"""Number of seconds for which a group is gathered; a transaction takes about as long, so fewer leave time for moves."""
LONGEST_LOG: Final = 16 * 1024 * 1024
"""Number of bytes above which SQLite's write-ahead log is copied over and cut off between two groups."""
SHORTEN_AGAIN: Final = 1.0
"""Number of seconds before this is tried again where readers were in the way."""
READERS: Final = 100
"""Number of milliseconds for which readers may hold this up."""
WAIT: Final = 10_000
"""Number of milliseconds for which a connection waits for others that write."""
LogRow = dict[str, Any]


@final
class Write:
    """What must be stored together or not at all."""

    __slots__ = ("done", "log", "statements")

    def __init__(self, statements: Sequence[Executable], log: Sequence[LogRow]) -> None:
        """Collect statements and entries of the log; the statements come first."""
        self.statements = statements
        self.log = log
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


@final
class Writer:
    """Writes one group after the other; `write` returns once its group has been committed."""

    def __init__(self, engine: AsyncEngine, health: StorageHealth, file: DatabaseFile | None) -> None:
        """Write through an engine, once `run` is started; `file` is what lies behind it, if it is a file."""
        self._engine = engine
        self._health = health
        self._file = file
        self._shorten_at = 0.0
        self._connection: AsyncConnection | None = None
        self._waiting: asyncio.Queue[Write | None] = asyncio.Queue()

    async def write(self, *statements: Executable, log: Sequence[LogRow] = ()) -> None:
        """Store a write; if a row already exists, raise `Conflict` and store none of it.

        While the storage is ill nothing is even tried.
        """
        self._health.check()
        await self.attempt(*statements, log=log)

    async def attempt(self, *statements: Executable, log: Sequence[LogRow] = ()) -> None:
        """Store a write even though the last one failed, unless there is no hope."""
        if self._health.beyond_repair:
            self._health.check()
        write = Write(statements, log)
        self._waiting.put_nowait(write)
        await write.done

    def close(self) -> None:
        """Let `run` end once everything waiting has been stored."""
        self._waiting.put_nowait(None)

    async def run(self) -> None:
        """Store whatever arrives until closed."""
        while True:
            group: list[Write] = []
            first = await self._waiting.get()
            closing = first is None
            if first is not None:
                group.append(first)
                await asyncio.sleep(GATHER)
            while not self._waiting.empty() and len(group) < LARGEST_GROUP:
                write = self._waiting.get_nowait()
                if write is None:
                    closing = True
                else:
                    group.append(write)
            if group:
                await self._store(group)
            if closing:
                await self._let_go()
                return

    async def _store(self, group: list[Write]) -> None:
        """Store a group in one go; if any of it conflicts, store each write separately."""
        try:
            await self._commit(group)
        except IntegrityError:
            if len(group) == 1:
                self._health.succeeded()
                _answer(group, Conflict())
                return
            for write in group:
                await self._store([write])
        except (SQLAlchemyError, OSError) as error:
            await self._let_go()
            _answer(group, self._health.failed(error))
        else:
            self._health.succeeded()
            _answer(group, None)
            await self._shorten_log()

    async def _commit(self, group: list[Write]) -> None:
        """Store a group through the one connection kept for writing.

        A file that was removed or replaced would still take it, and nobody would ever find it there: so the file is
        looked at before, and again before anybody is told that it is stored.
        """
        self._check_file()
        if self._connection is None:
            self._connection = await self._engine.connect()
        async with self._connection.begin():
            await _execute(self._connection, group)
        self._check_file()

    def _check_file(self) -> None:
        if self._file is not None:
            self._file.check()

    async def _shorten_log(self) -> None:
        """Copy the write-ahead log over and cut it off, if it is long: with steady writes nobody else ever could."""
        connection, now = self._connection, time.monotonic()
        if self._file is None or connection is None or now < self._shorten_at or self._file.log_size() <= LONGEST_LOG:
            return
        self._shorten_at = now + SHORTEN_AGAIN
        try:
            await connection.exec_driver_sql(f"PRAGMA busy_timeout={READERS}")
            await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
            await connection.exec_driver_sql(f"PRAGMA busy_timeout={WAIT}")
            await connection.rollback()
        except (SQLAlchemyError, OSError) as error:
            logs.fault("the log could not be shortened", error)
            await self._let_go()

    async def _let_go(self) -> None:
        """Return the connection; the next group asks for a new one."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(SQLAlchemyError, OSError):
                await connection.close()


async def _execute(connection: AsyncConnection, group: list[Write]) -> None:
    for write in group:
        for statement in write.statements:
            await connection.execute(statement)
    rows = [row for write in group for row in write.log]
    if rows:
        await connection.execute(insert(LOG), rows)


def _answer(group: list[Write], error: Exception | None) -> None:
    for write in group:
        if write.done.done():
            continue
        if error is None:
            write.done.set_result(None)
        else:
            write.done.set_exception(error)
