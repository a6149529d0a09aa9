"""Continuous care for a database: routine upkeep, and attempts to write while it is ill."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from drakehall.hall.errors import StorageFailed
from drakehall.server.storage.database import Database
from drakehall.server.storage.health import StorageHealth

EVERY: Final = 1.0


async def look_after(
    database: Database, health: StorageHealth, probe: Callable[[], Awaitable[None]], stop: asyncio.Event
) -> None:
    """Look after a database until told to stop."""
    while not stop.is_set():
        try:
            await database.look_after()
        except OSError as error:
            health.failed(error)
        if health.ill is not None:
            with suppress(StorageFailed):
                await probe()
        with suppress(TimeoutError):
            await asyncio.wait_for(stop.wait(), EVERY)
