"""Halls in memory for a test: one, or two over the same store."""

import asyncio
import time
from typing import final

import msgspec

from drakehall.client.seat import DECODER
from drakehall.hall import lobby
from drakehall.hall.hall import Hall
from drakehall.hall.inline import InlineBots, InlineSampler
from drakehall.hall.memory import MemoryNews, MemoryStore
from drakehall.hall.ports import Clock, Policy
from drakehall.hall.rows import GuestRow
from drakehall.hall.table import LiveTable
from drakehall.hall.watcher import Watcher
from drakehall.wire.codec import ENCODER
from drakehall.wire.frames import FromServer, Happened, PositionShown
from drakehall.wire.tables import CreateTable, Sit

OLA, JAN = GuestRow("ola", "Ola"), GuestRow("jan", "Jan")
SEED = 5


@final
class MovedClock:
    """A clock that a test moves by hand."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def time(self) -> float:
        return self.now

    def monotonic(self) -> float:
        return self.now

    def move(self, seconds: float) -> None:
        self.now += seconds


def halls_over(store: MemoryStore, count: int = 1, clock: Clock = time) -> list[Hall]:
    """Halls that share a store and hear each other's news."""
    all_news: list[MemoryNews] = []
    halls: list[Hall] = []
    policy = Policy(absent_after=0.0, idle_tables=10, hints_per_minute=60)
    for own in range(count):
        news = MemoryNews(store, all_news)
        halls.append(Hall(store, InlineSampler(), InlineBots(0.05), policy, news=news, clock=clock))
        halls[own].draw_seed = lambda: SEED
        news.listener = halls[own]
    return halls


def without_news(store: MemoryStore) -> None:
    """Let no hall hear of what is stored."""
    store.announce = lambda table, seq: None


def one_hall(clock: Clock = time) -> Hall:
    return halls_over(MemoryStore(), clock=clock)[0]


async def started(halls: list[Hall], wanted: CreateTable) -> list[LiveTable]:
    """A running table with Ola, who came in by the first hall, and Jan, who came in by the last."""
    id_ = (await lobby.create(halls[0], OLA, wanted)).table.id
    tables = [await hall.table(id_) for hall in halls]
    await lobby.sit(tables[-1], JAN, Sit())
    await until(lambda: tables[0].row.seat_of(JAN.id) is not None)
    await lobby.start(tables[0], OLA, None)
    await until(lambda: all(table.stored is not None for table in tables))
    return tables


async def until(holds: object) -> None:
    """Let the others work until something is as wished."""
    assert callable(holds)
    while not holds():
        await asyncio.sleep(0)


@final
class Listener:
    """Looks at a table and keeps everything that it is sent."""

    def __init__(self, table: LiveTable, guest: GuestRow | None) -> None:
        self.watcher = Watcher(table, guest.id if guest else None, "en", 0)
        self.happened: list[Happened] = []
        self.frames: list[FromServer] = []
        self.last: PositionShown | None = None
        table.presence.watch(self.watcher)
        self._task = asyncio.create_task(self._listen())

    async def gone(self) -> None:
        """Look away and wait until everything was taken."""
        self.watcher.table.presence.unwatch(self.watcher)
        await self._task

    async def _listen(self) -> None:
        while news := await self.watcher.news():
            for raw in news:
                frame = DECODER.decode(raw)
                self.frames.append(frame)
                if isinstance(frame, PositionShown):
                    self.happened += frame.happened
                    self.last = frame

    def position(self) -> bytes:
        """The last position, without how it came about."""
        assert self.last is not None
        return ENCODER.encode(msgspec.structs.replace(self.last, happened=[]))
