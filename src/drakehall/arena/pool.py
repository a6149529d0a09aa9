"""Where the games of a match are played: in this process, or in several. Only the order of results may differ.

`spread` does any such work, and can keep the order.
"""

import signal
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from functools import partial
from multiprocessing import active_children, get_context
from time import perf_counter
from typing import Final, Generic, TypeVar

import msgspec

from drakehall.arena import entrants
from drakehall.arena.errors import OtherCode, WorkerLost
from drakehall.arena.match import Fixture, Match
from drakehall.arena.play import Played, play
from drakehall.kernel import registry

PORTION: Final = 0.5
"""Seconds of work sent to a worker at a time: long enough to hide messaging overhead, short enough to lose little."""
MOST: Final = 200


Item = TypeVar("Item")
Result = TypeVar("Result")


class WorkerResult(msgspec.Struct, frozen=True):
    """What a worker brings back."""

    code: str
    """The fingerprint of the rules and bots it plays with."""
    played: tuple[Played, ...]
    seconds: float


class Portions(Generic[Item]):
    """Divides what is still to be done, such as games to play, into portions, by how long such things took so far."""

    def __init__(self, items: Sequence[Item]) -> None:
        """Begin with one at a time."""
        self._items = items
        self._next = 0
        self._done = 0
        self._seconds = 0.0

    def next(self) -> Sequence[Item]:
        """Return the next portion; empty once all has been handed out."""
        size = max(1, min(MOST, int(PORTION * self._done / self._seconds))) if self._seconds else 1
        portion = self._items[self._next : self._next + size]
        self._next += len(portion)
        return portion

    def learn(self, done: int, seconds: float) -> None:
        """Remember how long a portion took."""
        self._done += done
        self._seconds += seconds


def here(match: Match, fixtures: Sequence[Fixture]) -> Generator[Played, None, None]:
    """Play in this process."""
    for fixture in fixtures:
        yield play(match, fixture)


def processes(match: Match, fixtures: Sequence[Fixture], workers: int) -> Generator[Played, None, None]:
    """Play in several processes of this machine. Leaving early ends them at once."""
    with closing(spread(partial(work, match), fixtures, workers)) as answers:
        for answer in answers:
            yield from checked(match, answer)


def spread(
    work: Callable[[tuple[Item, ...]], Result], items: Sequence[Item], workers: int, *, in_order: bool = False
) -> Generator[Result, None, None]:
    """Let processes of this machine work on portions of something; results come as they are ready, or in order.

    Leaving early ends the processes at once.
    """
    strangers = set(active_children())
    pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=_ignore_interrupts)
    portions = Portions(items)
    under_way: list[Future[tuple[Result, int, float]]] = []
    try:
        while True:
            with _workers_ignore_interrupts():
                while len(under_way) < 2 * workers and (portion := portions.next()):
                    under_way.append(pool.submit(timed, work, tuple(portion)))
            if not under_way:
                return
            done = wait(under_way[:1] if in_order else under_way, return_when=FIRST_COMPLETED).done
            under_way = [each for each in under_way if each not in done]
            for future in done:
                result, count, seconds = future.result()
                portions.learn(count, seconds)
                yield result
    except BrokenProcessPool:
        raise WorkerLost() from None
    finally:
        for process in set(active_children()) - strangers:
            process.terminate()
        pool.shutdown(cancel_futures=True)


def timed(work: Callable[[tuple[Item, ...]], Result], portion: tuple[Item, ...]) -> tuple[Result, int, float]:
    """Work on a portion, and measure it: what a worker does."""
    begun = perf_counter()
    return work(portion), len(portion), perf_counter() - begun


def work(match: Match, fixtures: Sequence[Fixture]) -> WorkerResult:
    """Play a portion of a match."""
    begun = perf_counter()
    played = tuple(play(match, fixture) for fixture in fixtures)
    return WorkerResult(entrants.fingerprint(registry.game(match.game), match.entrants), played, perf_counter() - begun)


def checked(match: Match, answer: WorkerResult) -> Sequence[Played]:
    """Return the games of an answer; raise an error if the worker has other rules or bots."""
    if answer.code != match.code:
        raise OtherCode()
    return answer.played


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _workers_ignore_interrupts() -> Iterator[None]:
    """Make processes started now ignore Ctrl-C from their first moment; for this process it only waits."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
