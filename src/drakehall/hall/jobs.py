"""Jobs where the hall itself runs: begun at once, tried again a few times, lost with the process."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Final, final

import msgspec

from drakehall.hall import logs

Work = Callable[[bytes], Awaitable[None]]
"""Does a job whose payload is a JSON document; if it raises, the job is tried again."""

TRIES: Final = 5
"""How often a job is tried before it is given up."""


def pause(tried: int) -> int:
    """Return how many seconds to wait after a job has failed this many times."""
    return int(4**tried)


@final
class InlineJobs:
    """Does jobs as tasks of this process."""

    def __init__(self, works: Mapping[str, Work] | None = None) -> None:
        """Take the work for jobs of each name."""
        self._works = works or {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """There is nothing to open."""

    async def enqueue(self, name: str, payload: msgspec.Struct, *, delay: float = 0.0) -> None:
        """Begin a job, now or after this many seconds."""
        work, document = self._works[name], msgspec.json.encode(payload)
        task = asyncio.create_task(_do(name, work, document, delay), name=f"job {name}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Drop unfinished jobs."""
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks)


async def _do(name: str, work: Work, document: bytes, delay: float) -> None:
    await asyncio.sleep(delay)
    for tried in range(1, TRIES + 1):
        try:
            await work(document)
        except Exception as error:
            failed(name, error, tried)
        else:
            return
        if tried < TRIES:
            await asyncio.sleep(pause(tried))


def failed(name: str, error: Exception, tried: int) -> None:
    """Log that a job has failed, and for which time."""
    if tried < TRIES:
        logs.warn("job failed", job=name, tried=tried, why=f"{type(error).__name__}: {error}")
    else:
        logs.fault("job given up", error, job=name, tried=tried)
