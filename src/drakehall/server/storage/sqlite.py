"""SQLite: one file, one owner, a write-ahead log that is copied over alongside the writes and cut off between them."""

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
"""Number of bytes above which the write-ahead log is copied over and cut off between two groups."""
SHORTEN_AGAIN: Final = 1.0
"""Number of seconds before this is tried again where readers were in the way."""
READERS: Final = 100
"""Number of milliseconds for which readers may hold this up."""
WAIT: Final = 10_000
"""Number of milliseconds for which a connection waits for others that write."""
CORRUPT: Final = ("SQLITE_CORRUPT", "SQLITE_NOTADB")


@final
class Sqlite:
    """A SQLite file, or a database in memory, which is nobody else's anyway."""

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
        """There is no other hall."""

    def exists(self) -> bool:
        """Tell whether the file is there."""
        return self._file is not None and self._file.path.is_file()

    def own(self) -> None:
        """Become the owner of the file."""
        if self._file is not None:
            self._file.own()

    def disown(self) -> None:
        """Let somebody else become the owner."""
        if self._file is not None:
            self._file.disown()

    @asynccontextmanager
    async def changing_schema(self) -> AsyncIterator[AsyncConnection]:
        """Leave foreign keys alone meanwhile: to lose a column, a table is made anew, and others refer to it.

        SQLite would drop the old one only together with every row that refers to it. Python begins a transaction too
        late by itself, so it is begun here: a schema is changed wholly or not at all.
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
        """There is nothing besides."""

    def opened(self) -> None:
        """Remember which file this is."""
        if self._file is not None:
            self._file.remember()

    def check(self) -> None:
        """Raise if the file was removed or replaced: it would still take writes, and nobody would find them there."""
        if self._file is not None:
            self._file.check()

    async def announce(self, connection: AsyncConnection, stored: Mapping[str, int | None]) -> None:
        """There is no other hall."""

    async def tidy(self, connection: AsyncConnection) -> None:
        """Copy the write-ahead log over and cut it off, if it is long: with steady writes nobody else ever could."""
        now = time.monotonic()
        if self._file is None or now < self._shorten_at or self._file.log_size() <= LONGEST_LOG:
            return
        self._shorten_at = now + SHORTEN_AGAIN
        await connection.exec_driver_sql(f"PRAGMA busy_timeout={READERS}")
        await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        await connection.exec_driver_sql(f"PRAGMA busy_timeout={WAIT}")
        await connection.rollback()

    async def look_after(self) -> None:
        """Copy the log over as far as nobody is in the way; what fails is logged when it is new."""
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
        """Tell whether a row was already there."""
        return isinstance(error, IntegrityError)

    def cause(self, error: Exception) -> str:
        """Give the name of SQLite's error."""
        found = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
        found = found.__cause__ if isinstance(found.__cause__, sqlite3.Error) else found
        if isinstance(found, FileGone):
            return str(found)
        return str(getattr(found, "sqlite_errorname", None) or type(found).__name__)

    def proofs(self, cause: str) -> Sequence[Executable]:
        """Every write grows the log: if a small one succeeds, there is nothing more to prove."""
        return ()

    def beyond_repair(self, cause: str) -> bool:
        """Tell whether pages of the file are damaged."""
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
