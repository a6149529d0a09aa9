"""Processes that step games in memory they share.

The memory has no name: it is a file that `multiprocessing` has already deleted when it hands it on, so the system
frees it as soon as no process uses it, whether they were closed, interrupted or killed. A worker ends when the pipe to
the process that started it does; Ctrl-C is for that process alone.
"""

import ctypes
import multiprocessing as mp
import pickle
import signal
import traceback
import weakref
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final, final

from drakehall.research.arrays import Arrays, Shape, size
from drakehall.research.batch import Batch
from drakehall.research.errors import LostWorker, NotReset, WorkerFailed
from drakehall.research.setting import Setting, setup_of_a_worker

STEP: Final = b"step"
RESET: Final = b"reset "
DONE: Final = b"done"
PATIENCE: Final = 5.0
"""Number of seconds a worker has to end by itself."""


@final
class Workers:
    """Worker processes, each with its share of the games."""

    def __init__(self, setting: Setting, shape: Shape, number: int) -> None:
        """Start the processes and wait until all of them are ready."""
        spawn = mp.get_context("spawn")  # a copy of this process could inherit a lock held by one of its threads
        block = spawn.RawArray(ctypes.c_uint8, size(shape))
        self.arrays = Arrays(shape, block)
        self._pipes: list[Connection[Any, Any]] = []
        self._processes: list[SpawnProcess] = []
        self._end = weakref.finalize(self, _end, self._pipes, self._processes)
        try:
            for worker in range(number):
                first, last = shape.count * worker // number, shape.count * (worker + 1) // number
                ours, theirs = spawn.Pipe()
                self._pipes.append(ours)
                process = spawn.Process(
                    target=serve, args=(theirs, setting, shape, block, first, last - first), daemon=True
                )
                self._processes.append(process)
                process.start()
                theirs.close()
            self._wait()
        except BaseException:
            self.close()
            raise

    @property
    def pids(self) -> list[int]:
        """The ids of the processes."""
        return [process.pid for process in self._processes if process.pid is not None]

    def reset(self, seed: int) -> None:
        """Let all workers deal anew."""
        self._ask(RESET + str(seed).encode())

    def step(self) -> None:
        """Let all workers carry out their part of the actions."""
        self._ask(STEP)

    def close(self) -> None:
        """End all processes."""
        self._end()

    def _ask(self, question: bytes) -> None:
        if not self._end.alive:
            raise NotReset
        try:
            for pipe in self._pipes:
                _sent(pipe, question)
            self._wait()
        except BaseException:  # also an interrupt: some have stepped and others have not
            self.close()
            raise

    def _wait(self) -> None:
        for number, pipe in enumerate(self._pipes):
            try:
                answer = pipe.recv_bytes()
            except (EOFError, OSError):
                raise LostWorker(number=number + 1) from None
            if answer != DONE:
                error, where = pickle.loads(answer)
                raise error from WorkerFailed(where=where)


def serve(pipe: "Connection[Any, Any]", setting: Setting, shape: Shape, block: Any, first: int, count: int) -> None:
    """Step some of the games, as often as asked, until nobody asks any longer."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    arrays = Arrays(shape, block)
    batch: list[Batch] = []

    def begin() -> None:
        batch.append(Batch(setup_of_a_worker(setting), arrays.rows(first, count), first, count, shape.count))

    _answer(pipe, begin)
    actions = arrays.actions[first : first + count]
    while True:
        try:
            question = pipe.recv_bytes()
        except (EOFError, OSError):
            return
        if question == STEP:
            _answer(pipe, lambda: batch[0].step(actions.tolist()))
        else:
            _answer(pipe, partial(batch[0].reset, int(question.removeprefix(RESET))))


def _answer(pipe: "Connection[Any, Any]", work: Callable[[], None]) -> None:
    """Do some work and report that it is done, or what went wrong."""
    answer = DONE
    try:
        work()
    except Exception as error:  # whatever it is, the process that asked must raise it
        where = traceback.format_exc()
        try:
            answer = pickle.dumps((error, where))
        except Exception:  # an error that cannot be sent as it is
            answer = pickle.dumps((RuntimeError(repr(error)), where))
    _sent(pipe, answer)


def _sent(pipe: "Connection[Any, Any]", message: bytes) -> None:
    """Send a message; if the receiver is gone, whoever waits for the answer finds out."""
    try:
        pipe.send_bytes(message)
    except OSError:
        return


def _end(pipes: "list[Connection[Any, Any]]", processes: list[SpawnProcess]) -> None:
    for pipe in pipes:
        pipe.close()
    for process in processes:
        if process.pid is not None:
            process.join(PATIENCE)
            if process.is_alive():
                process.kill()
                process.join()
