"""PostgreSQL: any number of halls read and write at once; a row that already exists shows that another was faster."""

import secrets
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final, cast, final

from sqlalchemy import Executable, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from drakehall.hall.ports import News
from drakehall.server.errors import BadDatabase
from drakehall.server.storage import bulletin
from drakehall.server.storage.bulletin import CHANNEL, Item
from drakehall.server.storage.postgres_news import PostgresNews

if TYPE_CHECKING:
    from psycopg import AsyncConnection as PsycopgConnection

SCHEMA_LOCK: Final = 0x6472616B65
"""The advisory lock held while the schema is brought up to date."""
OVERTAKEN: Final = ("40001", "40P01")
"""SQLSTATEs of transactions that were given up because of another one."""
REACHING: Final = {
    "application_name": "drakehall",
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}
"""A vanished database is noticed within seconds; a URL may say otherwise."""

FULL: Final = "DiskFull"
_ROOM: Final = "SELECT * FROM generate_series(1, 10000)"
_NOTIFY: Final = text("SELECT pg_notify(:channel, :payload)")


@final
class Postgres:
    """A PostgreSQL database."""

    shared = True

    def __init__(self, url: URL) -> None:
        """Prepare; nothing is opened."""
        self.name = secrets.token_hex(4)
        """The name by which other halls know this one."""
        self._chosen = {name: value for name, value in REACHING.items() if name not in url.query}
        self.engine = create_async_engine(url, hide_parameters=True, connect_args=self._chosen)

    def reaching(self) -> dict[str, Any]:
        """Return what the driver needs to reach the database without the engine."""
        _, found = self.engine.dialect.create_connect_args(self.engine.url)
        return {**self._chosen, **found}

    def news(self) -> News:
        """Return the source of other halls' news."""
        return PostgresNews(self)

    def exists(self) -> bool:
        """Return True: only opening it can show."""
        return True

    def own(self) -> None:
        """Do nothing: it is shared."""

    def disown(self) -> None:
        """Do nothing: it is shared."""

    @asynccontextmanager
    async def changing_schema(self) -> AsyncIterator[AsyncConnection]:
        """Let halls that open at the same time wait for the first."""
        async with self.engine.begin() as connection:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": SCHEMA_LOCK})
            yield connection

    async def add_schema(self, connection: AsyncConnection) -> None:
        """Bring the queue of jobs up to date."""
        import psycopg

        from drakehall.server.jobs.queue import bring_up_to_date

        raw = await connection.get_raw_connection()
        try:
            await bring_up_to_date(cast("PsycopgConnection[Any]", raw.driver_connection))
        except psycopg.Error as error:
            shown = self.engine.url.render_as_string(hide_password=True)
            raise BadDatabase(db=shown, why=str(error)) from None

    def opened(self) -> None:
        """Do nothing: the server knows where its files are."""

    def check(self) -> None:
        """Do nothing: the server knows where its files are."""

    async def announce(self, connection: AsyncConnection, stored: Mapping[str, int | None]) -> None:
        """Notify the other halls, which hear it if and when the transaction is committed."""
        if stored:
            await self.notify(connection, bulletin.stored(stored))

    async def notify(self, connection: AsyncConnection, items: Iterable[Item]) -> None:
        """Notify the other halls of something."""
        for payload in bulletin.written(self.name, items):
            await connection.execute(_NOTIFY, {"channel": CHANNEL, "payload": payload})

    async def tidy(self, connection: AsyncConnection) -> None:
        """Do nothing: the server does it."""

    async def look_after(self) -> None:
        """Do nothing: the server does it."""

    def overtaken(self, error: Exception) -> bool:
        """Return whether a row already existed, or the transaction was given up because of another one."""
        return isinstance(error, IntegrityError) or _sqlstate(error) in OVERTAKEN

    def cause(self, error: Exception) -> str:
        """Return the name of the driver's error, which describes the SQLSTATE; without one it was out of reach."""
        found = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
        unreachable = isinstance(error, DBAPIError) and _sqlstate(error) is None
        return "PostgreSQL is out of reach" if unreachable else type(found).__name__

    def proofs(self, cause: str) -> Sequence[Executable]:
        """If the disk was full, claim some room: changes in place succeed although nothing can grow any longer."""
        if cause != FULL:
            return ()
        table = f"drakehall_room_{self.name}"
        return text(f"CREATE TABLE {table} AS {_ROOM}"), text(f"DROP TABLE {table}")

    def beyond_repair(self, cause: str) -> bool:
        """Return False: the server itself stops writing where that could do harm."""
        return False


def _sqlstate(error: Exception) -> str | None:
    return getattr(getattr(error, "orig", None), "sqlstate", None)
