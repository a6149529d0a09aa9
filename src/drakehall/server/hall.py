"""The hall of a server: a database, processes that think, threads for what takes a while."""

import asyncio
from typing import NamedTuple

from drakehall.hall.hall import Hall
from drakehall.hall.jobs import InlineJobs
from drakehall.hall.ports import Analyst, Bots, Jobs, Policy
from drakehall.server.bots import AnalystPool, BotPool
from drakehall.server.bots.offered import offer
from drakehall.server.bots.pool import COMMAND
from drakehall.server.errors import NeedsPostgres
from drakehall.server.jobs.works import works
from drakehall.server.sampling import Sampler
from drakehall.server.settings import Settings
from drakehall.server.storage.engine import connect
from drakehall.server.storage.postgres import Postgres
from drakehall.server.storage.store import SqlStore


def server_hall(settings: Settings) -> Hall:
    """Prepare a hall; call its `open` to open it."""
    offer(settings.bots)
    database = connect(settings.db, settings.synchronous)
    store = SqlStore(database)
    workforce = _queued(settings, store, database) if isinstance(database, Postgres) else _own(settings, store)
    return Hall(
        store,
        Sampler(),
        workforce.bots,
        Policy(
            absent_after=settings.absent_after,
            idle_tables=settings.idle_tables,
            hints_per_minute=settings.hints_per_minute,
            tables_per_guest=settings.tables_per_guest,
            take_backs_per_table=settings.take_backs_per_table,
            asks_per_second=settings.asks_per_second,
            chat_per_minute=settings.chat_per_minute,
            chat_days=settings.chat_days,
            guesses_per_hour=settings.guesses_per_hour,
        ),
        jobs=workforce.jobs,
        news=database.news(),
        analyst=workforce.analyst,
        background=asyncio.to_thread,
    )


class _Workforce(NamedTuple):
    """Who works for a hall, away from the tables."""

    bots: Bots
    analyst: Analyst
    jobs: Jobs


def _own(settings: Settings, store: SqlStore) -> _Workforce:
    """Use processes of the hall's own."""
    if not settings.bot_workers:
        raise NeedsPostgres(what="bot_workers = 0")
    bots = BotPool(settings.bot_workers, settings.bot_seconds, settings.bot_grace, (*COMMAND, *settings.bots))
    return _Workforce(bots, AnalystPool(settings.course_workers), InlineJobs(works(settings, store)))


def _queued(settings: Settings, store: SqlStore, database: Postgres) -> _Workforce:
    """Use the takers of jobs from the queue; the hall takes some itself unless it is to leave all to others."""
    from drakehall.server.jobs.asking import AskedAnalyst, AskedBots, Asker
    from drakehall.server.jobs.errands import QueuedJobs
    from drakehall.server.jobs.queue import job_queue
    from drakehall.server.jobs.taking import JobTaker

    queue, known = job_queue(database), works(settings, store)
    asker = Asker(queue, database, store.probe)
    taker = JobTaker(queue, settings, known) if settings.bot_workers else None
    jobs = QueuedJobs(queue, known, asker, taker, store.probe)
    return _Workforce(AskedBots(asker, settings.bot_seconds), AskedAnalyst(asker), jobs)
