"""SQLite's write-ahead log is copied into the database alongside the writes, so that no move waits for it."""

import asyncio
from typing import Final

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from drakehall.hall import logs

EVERY: Final = 2.0


async def carry_over(engine: AsyncEngine, stop: asyncio.Event) -> None:
    """Copy the log over every few seconds until told to stop; other databases look after themselves."""
    if engine.dialect.name != "sqlite":
        return
    async with engine.connect() as connection:
        while not stop.is_set():
            try:
                await connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")
                await connection.rollback()
            except SQLAlchemyError as error:
                logs.fault("checkpoint failed", error)
            try:
                await asyncio.wait_for(stop.wait(), EVERY)
            except TimeoutError:
                continue
