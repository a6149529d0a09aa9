"""Group commit: writes that arrive during one transaction share the next."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from operator import itemgetter
from typing import Any, Final, NamedTuple, final

from sqlalchemy import Delete, Executable, Update, insert
from sqlalchemy.exc import DataError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from drakehall.hall import logs
from drakehall.hall.errors import Conflict, Malformed
from drakehall.kernel.errors import HallError
from drakehall.server.storage.database import Database
from drakehall.server.storage.health import StorageHealth
from drakehall.server.storage.schema import LOG

LARGEST_GROUP: Final = 500
GATHER: Final = 0.002
"""Number of seconds for which a group is gathered; a transaction takes about as long, so fewer leave time for moves."""
UNFIT: Final = (DataError, UnicodeEncodeError, OverflowError)
"""What drivers raise at a text or number that no column can hold: nothing is wrong with the database."""
LogRow = dict[str, Any]


class Change(NamedTuple):
    """A change of a table's row, whose statement finds no row if another hall was faster."""

    table: str
    statement: Update


@final
class Write:
    """What must be stored together or not at all."""

    __slots__ = ("change", "claims", "done", "log", "statements")

    def __init__(
        self,
        statements: Sequence[Executable],
        log: Sequence[LogRow],
        change: Change | None,
        claims: Sequence[Update | Delete],
    ) -> None:
        """Collect statements and entries of the log; the change comes first, then claims, then the statements."""
        self.claims = claims
        self.statements = statements
        self.log = log
        self.change = change
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


@final
class Writer:
    """Writes one group after the other; `write` returns once its group has been committed."""

    def __init__(self, database: Database, health: StorageHealth) -> None:
        """Write to a database, once `run` is started."""
        self._database = database
        self._health = health
        self._connection: AsyncConnection | None = None
        self._waiting: asyncio.Queue[Write | None] = asyncio.Queue()

    async def write(
        self,
        *statements: Executable,
        log: Sequence[LogRow] = (),
        change: Change | None = None,
        claims: Sequence[Update | Delete] = (),
    ) -> None:
        """Store a write; if a row already exists or the change comes too late, raise `Conflict` and store none of it.

        The same if one of the `claims` finds no row: they are executed in order, before the statements.
        While the storage is ill nothing is even tried.
        """
        self._health.check()
        await self.attempt(*statements, log=log, change=change, claims=claims)

    async def attempt(
        self,
        *statements: Executable,
        log: Sequence[LogRow] = (),
        change: Change | None = None,
        claims: Sequence[Update | Delete] = (),
    ) -> None:
        """Store a write even though the last one failed, unless the case is hopeless."""
        if self._health.beyond_repair:
            self._health.check()
        write = Write(statements, log, change, claims)
        self._waiting.put_nowait(write)
        await write.done

    @property
    def waiting(self) -> int:
        """Number of writes waiting for the next group."""
        return self._waiting.qsize()

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
        """Store a group in one go; if any of it conflicts or cannot be stored as such, store each write separately."""
        try:
            await self._commit(group)
        except _Late:
            await self._store_each(group, Conflict())
        except UNFIT:
            await self._store_each(group, unfit())
        except (SQLAlchemyError, OSError) as error:
            if self._database.overtaken(error):
                await self._store_each(group, Conflict())
                return
            await self._let_go()
            _answer(group, self._health.failed(error))
        else:
            self._health.succeeded()
            _answer(group, None)
            await self._tidy()

    async def _store_each(self, group: list[Write], refusal: HallError) -> None:
        """Store each write of a group separately, because one of them will be refused."""
        if len(group) == 1:
            self._health.succeeded()
            _answer(group, refusal)
            return
        for write in group:
            await self._store([write])

    async def _commit(self, group: list[Write]) -> None:
        """Store a group through the one connection reserved for writing.

        The database is checked before, and again before anybody is told that it is stored.
        """
        self._database.check()
        try:
            await self._transact(group)
        except _CutOff:
            await self._let_go()
            await self._transact(group, last=True)
        self._database.check()

    async def _transact(self, group: list[Write], last: bool = False) -> None:
        """Store a group in a transaction; `_CutOff` if the connection is lost before the commit: nothing is stored.

        If it is lost during the commit, the result is unknown.
        """
        connection = self._connection = self._connection or await self._database.engine.connect()
        async with connection.begin():
            try:
                await _execute(connection, group)
                await self._database.announce(connection, _news(group))
            except DBAPIError as error:
                if error.connection_invalidated and not last:
                    raise _CutOff() from error
                raise

    async def _tidy(self) -> None:
        assert self._connection is not None
        try:
            await self._database.tidy(self._connection)
        except (SQLAlchemyError, OSError) as error:
            logs.fault("the database could not be tidied", error)
            await self._let_go()

    async def _let_go(self) -> None:
        """Return the connection; the next group asks for a new one."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(SQLAlchemyError, OSError):
                await connection.close()


def unfit() -> HallError:
    """Return the refusal of what no column can hold."""
    return Malformed(why="a text or a number that cannot be stored")


class _CutOff(Exception):
    """A connection was lost with nothing committed, perhaps while it was idle: a new one may do."""


class _Late(Exception):
    """Another hall has changed a row first."""


async def _execute(connection: AsyncConnection, group: list[Write]) -> None:
    """Store a group in an order that is the same everywhere, so that two halls never wait for each other."""
    for change in sorted((write.change for write in group if write.change), key=itemgetter(0)):
        if (await connection.execute(change.statement)).rowcount == 0:
            raise _Late()
    for write in group:
        for claim in write.claims:
            if (await connection.execute(claim)).rowcount == 0:
                raise _Late()
        for statement in write.statements:
            await connection.execute(statement)
    rows = [row for write in group for row in write.log]
    rows.sort(key=lambda row: (row["table_id"], row["seq"]))
    if rows:
        await connection.execute(insert(LOG), rows)


def _news(group: list[Write]) -> dict[str, int | None]:
    """Return where the log of each table stands after a group, None where its row has changed as well."""
    news: dict[str, int | None] = {row["table_id"]: row["seq"] for write in group for row in write.log}
    return news | {write.change.table: None for write in group if write.change}


def _answer(group: list[Write], error: Exception | None) -> None:
    for write in group:
        if write.done.done():
            continue
        if error is None:
            write.done.set_result(None)
        else:
            write.done.set_exception(error)
