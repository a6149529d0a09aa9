"""What each kind of database does in its own way. Everything else is the same SQL for all of them."""

from collections.abc import Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from sqlalchemy import Executable
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from drakehall.hall.ports import News


class Database(Protocol):
    """A database that a store reads and writes through its engine."""

    engine: AsyncEngine
    shared: bool
    """Whether other processes may write at the same time."""

    def news(self) -> News | None:
        """Give what brings news of other halls, if there can be any."""

    def exists(self) -> bool:
        """Tell whether there is anything to open, as far as this can be told without opening it."""

    def own(self) -> None:
        """Become the owner where there can be only one; `DatabaseInUse` if somebody else is."""

    def disown(self) -> None:
        """Let somebody else become the owner."""

    def changing_schema(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """Give a connection for one transaction in which the schema may change; nobody else changes it meanwhile."""

    async def add_schema(self, connection: AsyncConnection) -> None:
        """Bring up to date what this kind of database keeps besides, in the transaction that holds the schema."""

    def opened(self) -> None:
        """Take note that the schema is up to date and everything is in its place."""

    def check(self) -> None:
        """Raise an OSError if nobody would find again what is written now."""

    async def announce(self, connection: AsyncConnection, stored: Mapping[str, int | None]) -> None:
        """Let other halls know, with the transaction: where logs of tables stand, None if their rows have changed."""

    async def tidy(self, connection: AsyncConnection) -> None:
        """Do what must be done between two groups of writes, once everybody has been answered."""

    async def look_after(self) -> None:
        """Do what must be done once in a while, alongside the writes."""

    def overtaken(self, error: Exception) -> bool:
        """Tell whether a write failed because somebody else was faster, and nothing is wrong."""

    def cause(self, error: Exception) -> str:
        """Name what went wrong without addresses and statements, which are for the log alone."""

    def proofs(self, cause: str) -> Sequence[Executable]:
        """Give what must be stored besides a small write, with no trace, to know that something is wrong no longer."""

    def beyond_repair(self, cause: str) -> bool:
        """Tell whether after this nothing may be written until the hall is opened again: it could make it worse."""
