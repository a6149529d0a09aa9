"""The hall: tables come into memory when somebody asks for them and leave it when nobody does."""

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, final

from drakehall.kernel import registry
from drakehall.kernel.errors import BadSave, HallError
from drakehall.kernel.options import Options
from drakehall.server import logs
from drakehall.server.bots import BotPool
from drakehall.server.bots.offered import offer
from drakehall.server.bots.pool import COMMAND
from drakehall.server.errors import BrokenLog, NoSuchTable, RulesMoved
from drakehall.server.sampling import Sampler
from drakehall.server.settings import Settings
from drakehall.server.storage.engine import connect
from drakehall.server.storage.rows import TableRow
from drakehall.server.storage.store import Store
from drakehall.server.table import LiveTable
from drakehall.session import Player, Session, save
from drakehall.session.fair import Fair

SEED_BITS: Final = 63


@final
class Hall:
    """Everything that is shared by all requests."""

    def __init__(self, settings: Settings) -> None:
        """Prepare the hall; `open` opens it."""
        self.settings = settings
        self.store = Store(connect(settings.db, settings.synchronous))
        offer(settings.bots)
        command = (*COMMAND, *settings.bots)
        self.bots = BotPool(settings.bot_workers, settings.bot_seconds, settings.bot_grace, command)
        self.sampler = Sampler()
        self.opened = time.monotonic()
        self.draw_seed: Callable[[], int] = lambda: secrets.randbits(SEED_BITS)
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._waking: asyncio.Task[None] | None = None

    @property
    def tables(self) -> list[LiveTable]:
        """The tables in memory."""
        return list(self._tables.values())

    async def open(self) -> None:
        """Open the database and go on with the tables where a bot may have to move."""
        await self.store.open()
        self._waking = asyncio.create_task(self._wake(), name="wake")
        logs.note("hall opened", games=registry.game_names())

    async def close(self) -> None:
        """Let bots stop thinking, store what waits."""
        if self._waking is not None:
            self._waking.cancel()
        for table in self.tables:
            await table.stop()
        await self.bots.close()
        await self.sampler.close()
        await self.store.close()
        logs.note("hall closed")

    async def table(self, table: str) -> LiveTable:
        """Find a table, reading it from the database if it is not in memory."""
        found = self._tables.get(table)
        if found is not None:
            self._tables.move_to_end(table)
            return found
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.create_task(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def create_table(
        self, row: TableRow, session: Session | None = None, replaces: str | None = None
    ) -> LiveTable:
        """Store a new table and take it into memory."""
        options = session.options if session else options_of(row)
        await self.store.add_table(row, session.log if session else (), replaces)
        table = LiveTable(self, row, options, session)
        self._keep(table)
        table.call_bot()
        return table

    def forget(self, table: LiveTable) -> None:
        """Drop a table whose memory may differ from what is stored; who looks on is asked to come again."""
        table.dropped = True
        if self._tables.get(table.row.id) is table:
            del self._tables[table.row.id]
        for watcher in list(table.watchers):
            watcher.leave()

    async def _load(self, table: str) -> LiveTable:
        row = await self.store.table(table)
        if row is None:
            raise NoSuchTable(table=table)
        session = await resumed(self.store, row) if row.status in ("playing", "over") else None
        options = session.options if session else options_of(row)
        live = LiveTable(self, row, options, session)
        self._keep(live)
        live.call_bot()
        return live

    def _keep(self, table: LiveTable) -> None:
        self._tables[table.row.id] = table
        spare = len(self._tables) - self.settings.idle_tables
        for old in list(self._tables.values()) if spare > 0 else ():
            if spare > 0 and not old.busy and old is not table:
                old.dropped = True
                del self._tables[old.row.id]
                spare -= 1

    async def _wake(self) -> None:
        for table in await self.store.tables_of_bots():
            try:
                await self.table(table)
            except HallError as error:
                logs.note("table cannot go on", table=table, why=str(error))


def agreed(row: TableRow) -> dict[str, object]:
    """Give what was agreed at a table, as it is written today; under rules that nobody knows it is not played."""
    game = registry.game(row.game)
    if not game.reads(row.version):
        raise RulesMoved(began=row.version, game=row.game, now=game.version)
    return game.today(row.version, len(row.seats), row.options)


def options_of(row: TableRow) -> Options:
    """Give the options in force at a table."""
    return registry.game(row.game).resolve_options(len(row.seats), agreed(row))


def begun(row: TableRow) -> Session:
    """Begin the game of a table: forced moves at its start are played."""
    session = Session(registry.game(row.game), len(row.seats), row.seed, agreed(row), players(row))
    return _with_promise(row, session)


async def resumed(store: Store, row: TableRow) -> Session:
    """Play the log of a table again, under the rules it was begun with or not at all."""
    options = agreed(row)
    log = await store.log(row.id)
    try:
        session = await asyncio.to_thread(
            save.resume, registry.game(row.game), len(row.seats), row.seed, options, players(row), log
        )
    except BadSave as error:
        raise BrokenLog(why=str(error)) from None
    return _with_promise(row, session)


def players(row: TableRow) -> list[Player]:
    """Name who sits at a table, as a save file does."""
    return [Player(seat.name or f"Seat {seat.seat + 1}", seat.bot) for seat in row.seats]


def _with_promise(row: TableRow, session: Session) -> Session:
    session.fair = Fair(row.commitment, row.salt)
    return session
