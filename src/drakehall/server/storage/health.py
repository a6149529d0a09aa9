"""Whether the database takes writes: noticed where one fails, told to everybody who asks, logged when it changes."""

import asyncio
import sqlite3
from typing import Final, final

from sqlalchemy.exc import DBAPIError

from drakehall.hall import logs
from drakehall.hall.errors import StorageFailed

BEYOND_REPAIR: Final = ("SQLITE_CORRUPT", "SQLITE_NOTADB")
"""After these nothing is written any more until the hall is opened again: each write could make it worse."""


@final
class StorageHealth:
    """Well until something fails; well again once a write has succeeded."""

    def __init__(self) -> None:
        """Begin well."""
        self.ill: str | None = None
        """What is wrong, in a word."""
        self._well = asyncio.Event()
        self._well.set()

    @property
    def beyond_repair(self) -> bool:
        """Whether trying again is of no use."""
        return self.ill is not None and self.ill.startswith(BEYOND_REPAIR)

    def check(self) -> None:
        """Raise `StorageFailed` while the storage is ill."""
        if self.ill is not None:
            raise StorageFailed(why=self.ill)

    def failed(self, error: Exception) -> StorageFailed:
        """Note that the database failed; give what to tell whoever waits for it."""
        why = cause(error)
        if why != self.ill and not self.beyond_repair:
            self.ill = why
            self._well.clear()
            logs.warn("storage is ill", why=why, said=str(getattr(error, "orig", error)))
        return StorageFailed(why=why)

    def succeeded(self) -> None:
        """Note that a write has been stored."""
        if self.ill is not None and not self.beyond_repair:
            logs.note("storage is well again", was=self.ill)
            self.ill = None
            self._well.set()

    async def well(self) -> None:
        """Wait until the storage is well."""
        await self._well.wait()


class FileGone(OSError):
    """The file of the database is not the one that was opened."""


def cause(error: Exception) -> str:
    """Name what went wrong without addresses and statements, which are for the log alone."""
    found = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    found = found.__cause__ if isinstance(found.__cause__, sqlite3.Error) else found
    if isinstance(found, FileGone):
        return str(found)
    return str(getattr(found, "sqlite_errorname", None) or type(found).__name__)
