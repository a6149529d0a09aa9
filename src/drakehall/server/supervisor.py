"""Several server processes on one port, and one that takes jobs: started, replaced when one dies, ended together.

Each server has a listening socket of its own on the same port (SO_REUSEPORT), between which the system shares out
connections. SIGTERM and SIGINT close everything; SIGHUP replaces one process after the other, so that new code or
settings files come into force while the hall stays open.
"""

import asyncio
import os
import signal
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Final, final

import msgspec
from prometheus_client.multiprocess import mark_process_dead

from drakehall.hall import logs
from drakehall.server import child, figures
from drakehall.server.settings import Settings

AGAIN: Final = 1.0
"""Number of seconds before a process that could not open is started again."""
PATIENCE: Final = 30.0
"""Number of seconds after which a process that was told to stop is killed."""


async def supervise(settings: Settings, port: int, opened: Callable[[], None]) -> bool:
    """Keep all processes going until stopped by a signal; return whether the hall could be opened."""
    with tempfile.TemporaryDirectory(prefix="drakehall-figures-") as folder:
        os.environ.setdefault(figures.SHARED, folder)
        return await _Supervisor(settings, port, opened).run()


@final
class _Supervisor:
    def __init__(self, settings: Settings, port: int, opened: Callable[[], None]) -> None:
        serving = msgspec.structs.replace(settings, port=port, workers=1, bot_workers=0)
        self._children = [_Child(child.SERVE, serving) for _ in range(settings.workers)]
        if settings.bot_workers:
            self._children.append(_Child(child.WORK, msgspec.structs.replace(settings, workers=1)))
        self._opened = opened
        self._stop = asyncio.Event()
        self._renew = asyncio.Event()

    async def run(self) -> bool:
        loop = asyncio.get_running_loop()
        for each in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(each, self._stop.set)
        loop.add_signal_handler(signal.SIGHUP, self._renew.set)
        stopping = asyncio.create_task(self._stop.wait())
        renewing = asyncio.create_task(self._renew_them())
        keeping: list[asyncio.Task[None]] = []
        try:
            starting = [asyncio.create_task(each.start()) for each in self._children]
            opening = asyncio.create_task(_all(starting))
            await asyncio.wait([opening, stopping], return_when=asyncio.FIRST_COMPLETED)
            if not opening.done() or not opening.result():
                opening.cancel()
                return False
            self._opened()
            keeping = [asyncio.create_task(each.keep()) for each in self._children]
            await stopping
            return True
        finally:
            for task in [stopping, renewing, *keeping]:
                task.cancel()
            await asyncio.gather(*(each.end() for each in self._children))

    async def _renew_them(self) -> None:
        """Replace one process after the other whenever a signal asks for it."""
        while True:
            await self._renew.wait()
            self._renew.clear()
            for each in self._children:
                await each.renew()


async def _all(tasks: Iterable[Awaitable[bool]]) -> bool:
    return all(await asyncio.gather(*tasks))


@final
class _Child:
    """A process that is started again whenever it ends."""

    def __init__(self, role: str, settings: Settings) -> None:
        self._role = role
        self._settings = msgspec.json.encode(settings)
        self._process: asyncio.subprocess.Process | None = None
        self._up = False
        self._again = asyncio.Event()

    async def start(self) -> bool:
        """Start it and return whether it has opened."""
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", child.__name__, self._role),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            start_new_session=True,  # Ctrl-C goes to the supervisor, which then ends its processes
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with suppress(ConnectionError):
            self._process.stdin.write(self._settings + b"\n")
            await self._process.stdin.drain()
        if (await self._process.stdout.readline()).strip() == child.OPEN.encode():
            self._up = True
            self._again.set()
        return self._up

    async def keep(self) -> None:
        """Start it again whenever it ends."""
        while True:
            assert self._process is not None
            code = await self._process.wait()
            up, self._up = self._up, False
            mark_process_dead(self._process.pid)  # type: ignore[no-untyped-call]
            tell = logs.warn if code else logs.note
            tell("process ended", role=self._role, pid=self._process.pid, code=code)
            if not up:
                await asyncio.sleep(AGAIN)
            await self.start()

    async def renew(self) -> None:
        """Let it close, and wait for the next."""
        self._again.clear()
        self._tell_to_stop()
        await self._again.wait()

    async def end(self) -> None:
        """Let it close, and kill it if that takes too long."""
        if self._process is None:
            return
        self._tell_to_stop()
        try:
            await asyncio.wait_for(self._process.wait(), PATIENCE)
        except TimeoutError:
            logs.warn("process killed", role=self._role, pid=self._process.pid)
            self._process.kill()
            await self._process.wait()

    def _tell_to_stop(self) -> None:
        if self._process is not None and self._process.returncode is None:
            with suppress(ProcessLookupError):
                self._process.terminate()
