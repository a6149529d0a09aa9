"""What is done for a database all the while: its write-ahead log is copied over, its file looked at, its illness tried.

SQLite's log is copied into the database alongside the writes, so that no move waits for most of it; the writer then
shortens the log (`storage.writer`).
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from drakehall.hall import logs
from drakehall.hall.errors import StorageFailed
from drakehall.server.storage.database_file import DatabaseFile
from drakehall.server.storage.health import StorageHealth, cause

EVERY: Final = 1.0


async def look_after(
    engine: AsyncEngine,
    file: DatabaseFile | None,
    health: StorageHealth,
    probe: Callable[[], Awaitable[None]],
    stop: asyncio.Event,
) -> None:
    """Look after a database until told to stop; databases other than SQLite copy their logs themselves."""
    async with engine.connect() as connection:
        failed = ""
        while not stop.is_set():
            if engine.dialect.name == "sqlite":
                failed = await _carry_over(connection, failed)
            if file is not None:
                _look_at(file, health)
            if health.ill is not None:
                with suppress(StorageFailed):
                    await probe()
            with suppress(TimeoutError):
                await asyncio.wait_for(stop.wait(), EVERY)


async def _carry_over(connection: AsyncConnection, before: str) -> str:
    """Copy the log over as far as nobody is in the way; give what failed, which is logged when it is new."""
    try:
        await connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")
        await connection.rollback()
    except SQLAlchemyError as error:
        failed = cause(error)
        if failed != before:
            logs.fault("checkpoint failed", error)
        return failed
    return ""


def _look_at(file: DatabaseFile, health: StorageHealth) -> None:
    try:
        file.check()
    except OSError as error:
        health.failed(error)
