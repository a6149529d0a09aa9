"""Whether the database takes writes: noticed where one fails, reported to everybody asking, logged when it changes."""

import asyncio
from typing import final

from drakehall.hall import logs
from drakehall.hall.errors import StorageFailed
from drakehall.server import figures
from drakehall.server.storage.database import Database


@final
class StorageHealth:
    """Well until something fails; well again once a write has succeeded."""

    def __init__(self, database: Database) -> None:
        """Begin well."""
        self._database = database
        self.ill: str | None = None
        """What is wrong, in a word."""
        self._well = asyncio.Event()
        self._well.set()

    @property
    def beyond_repair(self) -> bool:
        """Whether trying again is of no use."""
        return self.ill is not None and self._database.beyond_repair(self.ill)

    def check(self) -> None:
        """Raise `StorageFailed` while the storage is ill."""
        if self.ill is not None:
            raise StorageFailed(why=self.ill)

    def failed(self, error: Exception) -> StorageFailed:
        """Record that the database failed; return the error for those waiting for it."""
        why = self._database.cause(error)
        figures.STORAGE_ERRORS.labels(why).inc()
        if why != self.ill and not self.beyond_repair:
            self.ill = why
            self._well.clear()
            figures.STORAGE_ILL.set(1)
            logs.warn("storage is ill", why=why, said=_said(error))
        return StorageFailed(why=why)

    def succeeded(self) -> None:
        """Record that a write has been stored."""
        if self.ill is not None and not self.beyond_repair:
            logs.note("storage is well again", was=self.ill)
            self.ill = None
            figures.STORAGE_ILL.set(0)
            self._well.set()

    async def well(self) -> None:
        """Wait until the storage is well."""
        await self._well.wait()


def _said(error: Exception) -> str:
    """Return what the database said, without details: these may quote the refused row."""
    return str(getattr(error, "orig", error)).partition("\n")[0]
