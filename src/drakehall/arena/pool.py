"""Where the games of a match are played: in this process, or in several. Only the order of results may differ."""

import signal
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from time import perf_counter
from typing import Final

import msgspec

from drakehall.arena import entrants
from drakehall.arena.errors import OtherCode, WorkerLost
from drakehall.arena.match import Fixture, Match
from drakehall.arena.play import Played, play
from drakehall.kernel import registry

PORTION: Final = 0.5
"""Seconds of work sent to a worker at a time: long enough to hide messaging overhead, short enough to lose little."""
MOST: Final = 200


class Answer(msgspec.Struct, frozen=True):
    """What a worker brings back."""

    code: str
    """The fingerprint of the rules and bots it plays with."""
    played: tuple[Played, ...]
    seconds: float


class Portions:
    """Divides the games still to be played into portions, by how long games have taken so far."""

    def __init__(self, fixtures: Sequence[Fixture]) -> None:
        """Begin with one game at a time."""
        self._fixtures = fixtures
        self._next = 0
        self._games = 0
        self._seconds = 0.0

    def next(self) -> Sequence[Fixture]:
        """Return the next games; none once all have been handed out."""
        size = max(1, min(MOST, int(PORTION * self._games / self._seconds))) if self._seconds else 1
        portion = self._fixtures[self._next : self._next + size]
        self._next += len(portion)
        return portion

    def learn(self, answer: Answer) -> None:
        """Remember how long games took."""
        self._games += len(answer.played)
        self._seconds += answer.seconds


def here(match: Match, fixtures: Sequence[Fixture]) -> Generator[Played, None, None]:
    """Play in this process."""
    for fixture in fixtures:
        yield play(match, fixture)


def processes(match: Match, fixtures: Sequence[Fixture], workers: int) -> Generator[Played, None, None]:
    """Play in several processes of this machine. Leaving early ends them at once."""
    strangers = set(active_children())
    pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=_ignore_interrupts)
    portions = Portions(fixtures)
    under_way: set[Future[Answer]] = set()
    try:
        while True:
            with _workers_ignore_interrupts():
                while len(under_way) < 2 * workers and (portion := portions.next()):
                    under_way.add(pool.submit(work, match, tuple(portion)))
            if not under_way:
                return
            done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            for future in done:
                answer = future.result()
                portions.learn(answer)
                yield from checked(match, answer)
    except BrokenProcessPool:
        raise WorkerLost() from None
    finally:
        for process in set(active_children()) - strangers:
            process.terminate()
        pool.shutdown(cancel_futures=True)


def work(match: Match, fixtures: Sequence[Fixture]) -> Answer:
    """Play a portion: what a worker does."""
    begun = perf_counter()
    played = tuple(play(match, fixture) for fixture in fixtures)
    return Answer(entrants.fingerprint(registry.game(match.game), match.entrants), played, perf_counter() - begun)


def checked(match: Match, answer: Answer) -> Sequence[Played]:
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
