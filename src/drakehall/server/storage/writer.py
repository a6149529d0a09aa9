"""Group commit: writes that arrive during one transaction share the next."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final, final

from sqlalchemy import Executable, insert
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from drakehall.hall.errors import Conflict, StorageFailed
from drakehall.server.storage.schema import LOG

LARGEST_GROUP: Final = 500
GATHER: Final = 0.002
"""Number of seconds for which a group is gathered; a transaction takes about as long, so fewer leave time for moves."""
LogRow = dict[str, Any]


@final
class Write:
    """What must be stored together or not at all."""

    __slots__ = ("done", "log", "statements")

    def __init__(self, statements: Sequence[Executable], log: Sequence[LogRow]) -> None:
        """Collect statements and entries of the log; the statements come first."""
        self.statements = statements
        self.log = log
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


@final
class Writer:
    """Writes one group after the other; `write` returns once its group has been committed."""

    def __init__(self, engine: AsyncEngine) -> None:
        """Write through an engine, once `run` is started."""
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._waiting: asyncio.Queue[Write | None] = asyncio.Queue()

    async def write(self, *statements: Executable, log: Sequence[LogRow] = ()) -> None:
        """Store a write; if a row already exists, raise `Conflict` and store none of it."""
        write = Write(statements, log)
        self._waiting.put_nowait(write)
        await write.done

    def close(self) -> None:
        """Let `run` end once everything waiting has been stored."""
        self._waiting.put_nowait(None)

    async def run(self) -> None:
        """Store whatever arrives until closed."""
        while True:
            group: list[Write] = []
            first = await self._waiting.get()
            closing = first is None
            if first is not None:
                group.append(first)
                await asyncio.sleep(GATHER)
            while not self._waiting.empty() and len(group) < LARGEST_GROUP:
                write = self._waiting.get_nowait()
                if write is None:
                    closing = True
                else:
                    group.append(write)
            if group:
                await self._store(group)
            if closing:
                await self._let_go()
                return

    async def _store(self, group: list[Write]) -> None:
        """Store a group in one go; if any of it conflicts, store each write separately."""
        try:
            await self._commit(group)
        except IntegrityError:
            if len(group) == 1:
                _answer(group, Conflict())
                return
            for write in group:
                await self._store([write])
        except (SQLAlchemyError, OSError) as error:
            await self._let_go()
            _answer(group, StorageFailed(why=type(error).__name__))
        else:
            _answer(group, None)

    async def _commit(self, group: list[Write]) -> None:
        """Store a group through the one connection kept for writing."""
        if self._connection is None:
            self._connection = await self._engine.connect()
        async with self._connection.begin():
            await _execute(self._connection, group)

    async def _let_go(self) -> None:
        """Return the connection; the next group asks for a new one."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(SQLAlchemyError, OSError):
                await connection.close()


async def _execute(connection: AsyncConnection, group: list[Write]) -> None:
    for write in group:
        for statement in write.statements:
            await connection.execute(statement)
    rows = [row for write in group for row in write.log]
    if rows:
        await connection.execute(insert(LOG), rows)


def _answer(group: list[Write], error: Exception | None) -> None:
    for write in group:
        if write.done.done():
            continue
        if error is None:
            write.done.set_result(None)
        else:
            write.done.set_exception(error)
