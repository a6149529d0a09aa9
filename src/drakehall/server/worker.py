"""`drakehall worker`: takes jobs of a hall on PostgreSQL; any number can run, on any number of hosts."""

import asyncio
import signal
from collections.abc import Callable

from drakehall.server import logs
from drakehall.server.bots.offered import offer
from drakehall.server.errors import NeedsPostgres
from drakehall.server.fast_loop import fast_loop
from drakehall.server.jobs.works import works
from drakehall.server.settings import Settings
from drakehall.server.storage.engine import connect
from drakehall.server.storage.postgres import Postgres
from drakehall.server.storage.store import SqlStore


def work(settings: Settings, opened: Callable[[], None]) -> bool:
    """Take jobs until stopped by a signal."""
    logs.configure(settings.log_level, settings.log_format)
    offer(settings.bots)
    with asyncio.Runner(loop_factory=fast_loop()) as runner:
        runner.run(_work(settings, opened))
    return True


async def _work(settings: Settings, opened: Callable[[], None]) -> None:
    database = connect(settings.db, settings.synchronous)
    if not isinstance(database, Postgres):
        raise NeedsPostgres(what="drakehall worker")
    from drakehall.server.jobs.queue import job_queue
    from drakehall.server.jobs.taking import JobTaker

    stopped = asyncio.Event()
    for each in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(each, stopped.set)
    store = SqlStore(database)
    await store.open()
    queue = job_queue(database)
    taker = JobTaker(queue, settings, works(settings, store))
    try:
        await queue.open_async()
        taker.open()
        opened()
        await stopped.wait()
    finally:
        await taker.close()
        await queue.close_async()
        await store.close()
