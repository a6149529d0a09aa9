"""Jobs of a hall on PostgreSQL: they outlive it, and any taker does them."""

from collections.abc import Awaitable, Callable, Mapping
from typing import final

import msgspec
from procrastinate import App, exceptions

from drakehall.hall.errors import StorageFailed
from drakehall.hall.jobs import Work
from drakehall.server.jobs.asking import Asker
from drakehall.server.jobs.queue import ERRAND, ERRANDS
from drakehall.server.jobs.taking import JobTaker


@final
class QueuedJobs:
    """The queue of one hall: its questions, its errands, and perhaps a taker of jobs right here."""

    def __init__(
        self,
        queue: App,
        works: Mapping[str, Work],
        asker: Asker,
        taker: JobTaker | None,
        probe: Callable[[], Awaitable[None]],
    ) -> None:
        """Use a queue. `probe` raises if the database is ill; it is called when a job could not be put there."""
        self._queue = queue
        self._works = works
        self._asker = asker
        self._taker = taker
        self._probe = probe

    async def open(self) -> None:
        """Open the queue, listen for answers, start taking jobs."""
        await self._queue.open_async()
        await self._asker.open()
        if self._taker is not None:
            self._taker.open()

    async def enqueue(self, name: str, payload: msgspec.Struct, *, delay: float = 0.0) -> None:
        """Have a job done; an unknown one is refused."""
        if name not in self._works:
            raise KeyError(name)
        wait = {"milliseconds": round(1000 * delay)} if delay else None
        errand = self._queue.configure_task(ERRAND, queue=ERRANDS, schedule_in=wait)
        try:
            await errand.defer_async(name=name, document=msgspec.json.encode(payload).decode())
        except (exceptions.ConnectorException, OSError) as error:
            await self._probe()
            raise StorageFailed(why=type(error).__name__) from None

    async def close(self) -> None:
        """Stop taking jobs and listening for answers; unfinished jobs are done by others, or later."""
        if self._taker is not None:
            await self._taker.close()
        await self._asker.close()
        await self._queue.close_async()
