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
        """Return the source of other halls' news, if there can be any."""

    def exists(self) -> bool:
        """Return whether there is anything to open, as far as that can be known without opening it."""

    def own(self) -> None:
        """Become the owner if there can be only one; `DatabaseInUse` if another process is."""

    def disown(self) -> None:
        """Give up ownership."""

    def changing_schema(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """Return a connection for one transaction in which only this caller can change the schema."""

    async def add_schema(self, connection: AsyncConnection) -> None:
        """Bring this kind of database's own extra tables up to date, in the transaction that holds the schema."""

    def opened(self) -> None:
        """Note that the schema is up to date and everything is in place."""

    def check(self) -> None:
        """Raise an OSError if what is written now could not be found again."""

    async def announce(self, connection: AsyncConnection, stored: Mapping[str, int | None]) -> None:
        """Notify other halls, with the transaction: where logs of tables stand, None if their rows have changed."""

    async def tidy(self, connection: AsyncConnection) -> None:
        """Do what must be done between two groups of writes, once they have been answered."""

    async def look_after(self) -> None:
        """Do what must be done once in a while, alongside the writes."""

    def overtaken(self, error: Exception) -> bool:
        """Return whether a write failed because another hall was faster, and nothing is wrong."""

    def cause(self, error: Exception) -> str:
        """Return the cause of a failure without addresses and statements, which are for the log alone."""

    def proofs(self, cause: str) -> Sequence[Executable]:
        """Return what must be stored besides a small write, without a trace, to show that the failure is over."""

    def beyond_repair(self, cause: str) -> bool:
        """Return whether nothing may now be written until the hall is opened again: it could make things worse."""
