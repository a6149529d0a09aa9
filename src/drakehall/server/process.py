"""Processes that work for the hall: each is sent a line and answers with a line, in time or not at all.

One that crashes or does not answer in time is replaced.
"""

import asyncio
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final, TypeVar, final

import msgspec

from drakehall.hall import logs
from drakehall.hall.fair_queue import ANYBODY, FairQueue, Requester
from drakehall.hall.thinking import NoAnswer
from drakehall.server import ending, figures

T = TypeVar("T")

READY: Final = b"ready\n"
"""What a process says first. Until then it is still starting, which does not count as working."""
STARTUP: Final = 30.0
"""Number of seconds a process may take to start, even on a busy machine."""
TRIES: Final = 2
LONGEST: Final = 16 * 1024 * 1024
"""Greatest length of a line: a position carries its owner's own tables of cards."""


@final
class Processes:
    """A few processes of one kind, started when needed; the last one as soon as all others are at work.

    So the next request does not wait for a process to start.
    """

    def __init__(
        self, count: int, command: Sequence[str], deadline: float, spare: int = 0, name: str = "processes"
    ) -> None:
        """Set how many work at once and how many seconds each has to answer; spare ones are for newcomers.

        `name` is the name of the waiting queue in figures.
        """
        self._deadline = deadline
        self._workers = [_Worker(command) for _ in range(count + spare)]
        self._queue = FairQueue(self._workers[:count], self._workers[count:])
        self._starting: set[asyncio.Task[None]] = set()
        figures.follow(name, self._queue)

    async def ask(
        self,
        question: bytes,
        read: Callable[[bytes], T],
        requester: Requester = ANYBODY,
        deadline: float | None = None,
        **facts: str,
    ) -> T:
        """Ask a process out of the requester's share; `NoAnswer` if no attempt succeeds.

        `read` decodes the answer and raises ValueError if it cannot be used. `deadline` is for this question alone.
        `facts` are for the log.
        """
        why, seconds = "", self._deadline if deadline is None else deadline
        for _ in range(TRIES):
            worker, begun = await self._queue.take(requester), time.monotonic()
            self._start_the_last()
            try:
                await asyncio.wait_for(worker.start(), STARTUP)
                return read(await asyncio.wait_for(worker.ask(question), seconds))
            except TimeoutError:
                why = "no answer in time"
                await worker.stop()
            except (OSError, EOFError, msgspec.DecodeError) as error:
                why = f"{type(error).__name__}: {error}"
                await worker.stop()
            except ValueError as error:
                why = str(error)
            except asyncio.CancelledError:
                worker.end()  # its answer would be mistaken for the answer to the next question
                raise
            finally:
                self._queue.give(worker, requester, time.monotonic() - begun)
            logs.warn("no answer", **facts, why=why)
        raise NoAnswer(why)

    async def close(self) -> None:
        """End all processes."""
        await ending.end(self._starting)
        for worker in self._workers:
            await worker.stop()

    def _start_the_last(self) -> None:
        free = self._queue.free
        if len(free) == 1 and not free[0].running:
            task = asyncio.create_task(free[0].start_ahead(), name="start a process")
            self._starting.add(task)
            task.add_done_callback(self._starting.discard)


@final
class _Worker:
    """One process and the pipes to it."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: asyncio.subprocess.Process | None = None
        self._starting = asyncio.Lock()

    @property
    def running(self) -> bool:
        """Whether the process is running."""
        return self._process is not None and self._process.returncode is None

    async def start(self) -> None:
        """Start the process, if there is none, and wait until it is ready."""
        async with self._starting:
            if not self.running:
                await self._start()

    async def start_ahead(self) -> None:
        """Start the process before it is needed; if that fails, the next request reports why."""
        try:
            await asyncio.wait_for(self.start(), STARTUP)
        except (TimeoutError, OSError, EOFError):
            await self.stop()

    async def _start(self) -> None:
        self._process = await asyncio.create_subprocess_exec(
            *self._command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            start_new_session=True,  # Ctrl-C goes to the hall, which then ends its processes
            limit=LONGEST,
        )
        assert self._process.stdout is not None
        if await self._process.stdout.readline() != READY:
            raise EOFError("the process did not start")

    async def ask(self, question: bytes) -> bytes:
        """Ask the process that was started."""
        assert self._process is not None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(question + b"\n")
        await self._process.stdin.drain()
        line = await self._process.stdout.readline()
        if not line.endswith(b"\n"):
            raise EOFError("the process ended")
        return line

    def end(self) -> None:
        """End the process without waiting for it."""
        if self._process is not None and self.running:
            with suppress(ProcessLookupError):
                self._process.kill()

    async def stop(self) -> None:
        """End the process, if there is one."""
        process, self._process = self._process, None
        if process is not None:
            if process.returncode is None:
                with suppress(ProcessLookupError):
                    process.kill()
            await process.wait()


def answer_lines(answer: Callable[[bytes], msgspec.Struct]) -> None:
    """Act as such a process: answer every line of standard input with a line until it is closed."""
    out, sys.stdout = sys.stdout.buffer, sys.stderr  # what a bot prints is not an answer
    out.write(READY)
    out.flush()
    while line := sys.stdin.buffer.readline():
        out.write(msgspec.json.encode(answer(line)) + b"\n")
        out.flush()
