"""SQLite: one file, one owner, a write-ahead log checkpointed alongside the writes and truncated between them."""

import sqlite3
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Final, Literal, final

from sqlalchemy import Executable, event
from sqlalchemy.engine import URL
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from drakehall.hall import logs
from drakehall.server.errors import BadDatabase
from drakehall.server.storage.database_file import DatabaseFile, FileGone

Synchronous = Literal["NORMAL", "FULL"]
LONGEST_LOG: Final = 16 * 1024 * 1024
"""Number of bytes above which the write-ahead log is checkpointed and truncated between two groups."""
SHORTEN_AGAIN: Final = 1.0
"""Number of seconds before this is tried again if readers were in the way."""
READERS: Final = 100
"""Number of milliseconds for which readers may delay this."""
WAIT: Final = 10_000
"""Number of milliseconds for which a connection waits for other writers."""
CORRUPT: Final = ("SQLITE_CORRUPT", "SQLITE_NOTADB")


@final
class Sqlite:
    """A SQLite file, or a database in memory, which belongs to nobody else anyway."""

    shared = False

    def __init__(self, url: URL, synchronous: Synchronous) -> None:
        """Prepare; nothing is opened."""
        self._file = DatabaseFile.of(url)
        if self._file is not None and not self._file.path.parent.is_dir():
            raise BadDatabase(db=str(url.database), why=f"there is no folder {self._file.path.parent}")
        self.engine = create_async_engine(url, hide_parameters=True)
        event.listen(self.engine.sync_engine, "connect", _Pragmas(synchronous))
        self._shorten_at = 0.0
        self._failed = ""

    def news(self) -> None:
        """Return None: there is no other hall."""

    def exists(self) -> bool:
        """Return whether the file is there."""
        return self._file is not None and self._file.path.is_file()

    def own(self) -> None:
        """Become the owner of the file."""
        if self._file is not None:
            self._file.own()

    def disown(self) -> None:
        """Give up ownership."""
        if self._file is not None:
            self._file.disown()

    @asynccontextmanager
    async def changing_schema(self) -> AsyncIterator[AsyncConnection]:
        """Switch foreign keys off meanwhile: to lose a column, a table is created anew, and others refer to it.

        Otherwise SQLite would drop the old one only together with every row that refers to it. Python begins a
        transaction too late by itself, so it is begun here: a schema is changed completely or not at all.
        """
        async with self.engine.connect() as connection:
            await connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
            try:
                await connection.exec_driver_sql("BEGIN")
                yield connection
                await connection.commit()
            finally:
                await connection.rollback()
                await connection.exec_driver_sql("PRAGMA foreign_keys=ON")
                await connection.rollback()

    async def add_schema(self, connection: AsyncConnection) -> None:
        """Do nothing: there are no extra tables."""

    def opened(self) -> None:
        """Remember the identity of the file."""
        if self._file is not None:
            self._file.remember()

    def check(self) -> None:
        """Raise if the file was removed or replaced: it would still take writes, and nobody would find them there."""
        if self._file is not None:
            self._file.check()

    async def announce(self, connection: AsyncConnection, stored: Mapping[str, int | None]) -> None:
        """Do nothing: there is no other hall."""

    async def tidy(self, connection: AsyncConnection) -> None:
        """Checkpoint and truncate the write-ahead log, if it is long: during steady writes nothing else ever could."""
        now = time.monotonic()
        if self._file is None or now < self._shorten_at or self._file.log_size() <= LONGEST_LOG:
            return
        self._shorten_at = now + SHORTEN_AGAIN
        await connection.exec_driver_sql(f"PRAGMA busy_timeout={READERS}")
        await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        await connection.exec_driver_sql(f"PRAGMA busy_timeout={WAIT}")
        await connection.rollback()

    async def look_after(self) -> None:
        """Checkpoint the log as far as readers allow; a failure is logged when it is new."""
        try:
            async with self.engine.connect() as connection:
                await connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")
        except SQLAlchemyError as error:
            failed = self.cause(error)
            if failed != self._failed:
                logs.fault("checkpoint failed", error)
            self._failed = failed
        else:
            self._failed = ""
        self.check()

    def overtaken(self, error: Exception) -> bool:
        """Return whether a row already existed."""
        return isinstance(error, IntegrityError)

    def cause(self, error: Exception) -> str:
        """Return the name of SQLite's error."""
        found = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
        found = found.__cause__ if isinstance(found.__cause__, sqlite3.Error) else found
        if isinstance(found, FileGone):
            return str(found)
        return str(getattr(found, "sqlite_errorname", None) or type(found).__name__)

    def proofs(self, cause: str) -> Sequence[Executable]:
        """Return nothing: every write grows the log, so a small one that succeeds is proof enough."""
        return ()

    def beyond_repair(self, cause: str) -> bool:
        """Return whether pages of the file are damaged."""
        return cause.startswith(CORRUPT)


class _Pragmas:
    """How SQLite keeps its promises.

    With a write-ahead log and synchronous=NORMAL a commit is in the operating system's hands when it returns: it
    survives a killed process (tested), though perhaps not a power cut. FULL survives that too, at one disk flush each.
    """

    def __init__(self, synchronous: Synchronous) -> None:
        self._synchronous = synchronous

    def __call__(self, connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute(f"PRAGMA synchronous={self._synchronous}")
        cursor.execute("PRAGMA wal_autocheckpoint=0")  # `look_after` and `tidy` do it
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.execute(f"PRAGMA busy_timeout={WAIT}")
        cursor.close()
