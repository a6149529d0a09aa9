"""The hall of a server: a database, processes that think, threads for what takes a while."""

import asyncio

from drakehall.hall.hall import Hall
from drakehall.hall.jobs import InlineJobs
from drakehall.hall.ports import Policy
from drakehall.server.bots import AnalystPool, BotPool
from drakehall.server.bots.offered import offer
from drakehall.server.bots.pool import COMMAND
from drakehall.server.jobs.works import works
from drakehall.server.sampling import Sampler
from drakehall.server.settings import Settings
from drakehall.server.storage.engine import connect
from drakehall.server.storage.store import SqlStore


def server_hall(settings: Settings) -> Hall:
    """Prepare a hall; call its `open` to open it."""
    offer(settings.bots)
    command = (*COMMAND, *settings.bots)
    database = connect(settings.db, settings.synchronous)
    store = SqlStore(database)
    return Hall(
        store,
        Sampler(),
        BotPool(settings.bot_workers, settings.bot_seconds, settings.bot_grace, command),
        Policy(
            absent_after=settings.absent_after,
            idle_tables=settings.idle_tables,
            hints_per_minute=settings.hints_per_minute,
            tables_per_guest=settings.tables_per_guest,
            take_backs_per_table=settings.take_backs_per_table,
            asks_per_second=settings.asks_per_second,
        ),
        jobs=InlineJobs(works(settings, store)),
        news=database.news(),
        analyst=AnalystPool(settings.course_workers),
        background=asyncio.to_thread,
    )
