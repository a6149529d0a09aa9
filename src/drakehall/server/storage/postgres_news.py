"""News over PostgreSQL: what a hall stores is announced with its transaction (`Postgres.announce`), so none is lost.

A separate connection listens. Whenever it had to be opened again, anything may have been missed.
"""

import asyncio
import time
from collections.abc import Awaitable
from contextlib import suppress
from typing import TYPE_CHECKING, Final, final

from sqlalchemy.exc import SQLAlchemyError

from drakehall.hall import logs
from drakehall.hall.notes import Note
from drakehall.hall.ports import Listener
from drakehall.server import ending
from drakehall.server.storage import bulletin
from drakehall.server.storage.bulletin import CHANNEL, Bulletin, Gone, Item, Stored

if TYPE_CHECKING:
    from psycopg import AsyncConnection

    from drakehall.server.storage.postgres import Postgres

BEAT: Final = 2.0
"""Number of seconds between a hall's signs of life."""
SILENCE: Final = 8.0
"""Number of silent seconds after which a hall is considered gone; if it is this one, it has gone deaf."""
AGAIN: Final = 1.0
"""Number of seconds before a lost connection is tried again."""


@final
class PostgresNews:
    """Listens to other halls over the same database, and speaks to them."""

    def __init__(self, database: "Postgres") -> None:
        """Prepare; `open` begins."""
        self._database = database
        self._listener: Listener | None = None
        self._saying: asyncio.Queue[Item] = asyncio.Queue()
        self._heard: dict[str, float] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._listening = asyncio.Event()

    async def open(self, listener: Listener) -> None:
        """Listen from now on: what is stored afterwards is heard."""
        self._listener = listener
        self._soon(self._listen())
        self._soon(self._speak())
        await self._listening.wait()

    def tell(self, note: Note) -> None:
        """Send something to all other halls, soon; while the database is out of reach, it reaches nobody."""
        self._saying.put_nowait(note)

    async def close(self) -> None:
        """Say goodbye to the others."""
        await ending.end(self._tasks)
        with suppress(SQLAlchemyError, OSError):
            await self._say([Gone()])

    # ── Listening ──

    async def _listen(self) -> None:
        """Listen for ever; a lost connection is opened again."""
        import psycopg

        while True:
            try:
                await self._listen_once()
            except (psycopg.Error, OSError) as error:
                logs.warn("news are cut off", why=self._database.cause(error))
            await asyncio.sleep(AGAIN)

    async def _listen_once(self) -> None:
        """Listen until the connection is lost, or seems to be."""
        from psycopg import AsyncConnection

        async with await AsyncConnection.connect(**self._database.reaching(), autocommit=True) as connection:
            await connection.execute(f"LISTEN {CHANNEL}".encode())
            self._heard = {self._database.name: time.monotonic()}
            if self._listening.is_set():
                assert self._listener is not None
                logs.note("news are heard again")
                self._soon(self._listener.missed())
            self._listening.set()
            await self._hear(connection)

    async def _hear(self, connection: "AsyncConnection") -> None:
        while self._database.name in self._heard:
            async for notified in connection.notifies(timeout=BEAT):
                found = bulletin.read(notified.payload)
                if found is not None:
                    self._take_in(found)
            self._miss_silent_halls()
        logs.warn("news are cut off", why="not even this hall's own are heard")

    def _take_in(self, found: Bulletin) -> None:
        assert self._listener is not None
        self._heard[found.hall] = time.monotonic()
        if found.hall == self._database.name:
            return
        for item in found.items:
            if isinstance(item, Stored):
                self._soon(self._listener.heard(item.table, item.seq))
            elif isinstance(item, Gone):
                self._lose(found.hall)
            else:
                self._soon(self._listener.told(found.hall, item))

    def _miss_silent_halls(self) -> None:
        now = time.monotonic()
        for hall in [hall for hall, at in self._heard.items() if now - at > SILENCE]:
            self._lose(hall)

    def _lose(self, hall: str) -> None:
        assert self._listener is not None
        del self._heard[hall]
        if hall != self._database.name:
            self._listener.gone(hall)

    # ── Speaking ──

    async def _speak(self) -> None:
        """Send what has gathered, and now and then a sign of life."""
        while True:
            items: list[Item] = []
            with suppress(TimeoutError):
                items.append(await asyncio.wait_for(self._saying.get(), BEAT))
            while not self._saying.empty():
                items.append(self._saying.get_nowait())
            try:
                await self._say(items)
            except (SQLAlchemyError, OSError):  # the storage notices by itself; listeners that return ask again
                await asyncio.sleep(AGAIN)

    async def _say(self, items: list[Item]) -> None:
        async with self._database.engine.begin() as connection:
            await self._database.notify(connection, items)

    def _soon(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
