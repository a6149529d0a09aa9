"""Questions with a deadline: every wait ends in time, and at once when everything stops."""

import asyncio
import threading
from collections.abc import Coroutine
from typing import Any, TypeVar, final

T = TypeVar("T")


class TooSlow(Exception):
    """No answer has come in time."""


class Stopped(Exception):
    """Waiting for answers has been stopped."""


@final
class Deadline:
    """Lets threads wait for answers, each for a limited time; `stop` ends the waiting of all of them for good."""

    def __init__(self, seconds: float) -> None:
        """Choose how long an answer may take."""
        self._seconds = seconds
        self._lock = threading.Lock()
        self._stopped = threading.Event()
        self._waiting: set[tuple[asyncio.AbstractEventLoop, asyncio.Task[Any]]] = set()

    def run(self, answer: Coroutine[Any, Any, T]) -> T:
        """Wait for an answer in this thread. One that is cut off is cancelled, so it can clean up."""
        return asyncio.run(self._run(answer))

    def pause(self, seconds: float) -> None:
        """Wait for some time."""
        if self._stopped.wait(seconds):
            raise Stopped

    def stop(self) -> None:
        """Cut off every answer, also those asked for later."""
        with self._lock:
            self._stopped.set()
            for loop, task in self._waiting:
                loop.call_soon_threadsafe(task.cancel)

    async def _run(self, answer: Coroutine[Any, Any, T]) -> T:
        task = asyncio.current_task()
        assert task is not None
        me = (asyncio.get_running_loop(), task)
        with self._lock:
            if self._stopped.is_set():
                answer.close()
                raise Stopped
            self._waiting.add(me)
        try:
            async with asyncio.timeout(self._seconds):
                return await answer
        except TimeoutError:
            raise TooSlow from None
        except asyncio.CancelledError:
            if self._stopped.is_set():
                raise Stopped from None
            raise  # Ctrl-C in the main thread
        finally:
            with self._lock:  # `stop` finds only loops that still run
                self._waiting.discard(me)
