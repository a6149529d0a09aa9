"""The order in which many are served by few: what people wait for comes first, then those who have had least.

Shares are counted by address, and within an address by guest, in seconds of work that fade with time. So asking for a
hundred things brings no more than asking for one, and neither does posing as another guest.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import Final, Generic, TypeVar, final

import msgspec

W = TypeVar("W")
HALF_LIFE: Final = 30.0
"""Number of seconds after which past work counts half."""
FORGOTTEN: Final = 0.01
"""Shares below this number of seconds are not kept."""
MOST_SHARES: Final = 1_000
"""Number of shares above which the small ones are forgotten."""


class Urgency(IntEnum):
    """What work is for, the most urgent first."""

    WAITED_FOR = 0
    """A player is watching and waiting."""
    WATCHED = 1
    """No player waits, but somebody is watching."""
    UNWATCHED = 2
    """Nobody is watching; a person will come back to it."""
    FINISHED = 3
    """The game is over, and somebody wants to know more about it."""


class Requester(msgspec.Struct, frozen=True):
    """Whose share the work comes out of, and how urgent it is."""

    address: str = ""
    guest: str = ""
    urgency: Urgency = Urgency.WAITED_FOR


ANYBODY: Final = Requester()


@final
class FairQueue(Generic[W]):
    """Hands out workers, each to one requester at a time.

    The spare ones are for requesters that have none at work while all others are taken, so that nobody waits as long as
    somebody else's work takes.
    """

    def __init__(
        self, workers: Sequence[W], spare: Sequence[W] = (), clock: Callable[[], float] = time.monotonic
    ) -> None:
        """Begin with all workers free."""
        self._free = list(workers)
        self._spare = list(spare)
        self._spares = frozenset(id(worker) for worker in spare)
        self._clock = clock
        self._waiting: list[_Waiting[W]] = []
        self._count = 0
        self._working: Counter[str] = Counter()
        self._had: dict[str, tuple[float, float]] = {}

    @property
    def free(self) -> list[W]:
        """The idle workers, including spare ones."""
        return [*self._free, *self._spare]

    @property
    def waiting(self) -> int:
        """Number of requesters waiting."""
        return len(self._waiting)

    @property
    def oldest(self) -> float:
        """The number of seconds for which the first of them has waited; 0 if none waits."""
        return self._clock() - min(each.since for each in self._waiting) if self._waiting else 0.0

    async def take(self, requester: Requester) -> W:
        """Wait for a worker; return it with `give`."""
        self._count += 1
        waiting: _Waiting[W] = _Waiting(requester, self._count, self._clock())
        self._waiting.append(waiting)
        self._serve()
        try:
            return await waiting.served
        except asyncio.CancelledError:
            if waiting.served.done() and not waiting.served.cancelled():
                self.give(waiting.served.result(), requester, 0.0)
            elif waiting in self._waiting:
                self._waiting.remove(waiting)
            raise

    def give(self, worker: W, requester: Requester, seconds: float) -> None:
        """Return a worker that has worked for this long."""
        for share in _shares(requester):
            self._working[share] -= 1
            if not self._working[share]:
                del self._working[share]
            self._had[share] = self._has_had(share) + seconds, self._clock()
        if len(self._had) > MOST_SHARES:
            self._had = {share: had for share, had in self._had.items() if self._has_had(share) > FORGOTTEN}
        (self._spare if id(worker) in self._spares else self._free).append(worker)
        self._serve()

    def _serve(self) -> None:
        self._waiting = [each for each in self._waiting if not each.served.done()]  # some may have just given up
        while self._waiting and self._free:
            self._assign(min(self._waiting, key=self._rank), self._free)
        while self._spare:
            newcomers = [each for each in self._waiting if not self._working[_shares(each.requester)[0]]]
            if not newcomers:
                return
            self._assign(min(newcomers, key=self._rank), self._spare)

    def _assign(self, waiting: "_Waiting[W]", workers: list[W]) -> None:
        self._waiting.remove(waiting)
        for share in _shares(waiting.requester):
            self._working[share] += 1
        waiting.served.set_result(workers.pop())

    def _rank(self, waiting: "_Waiting[W]") -> tuple[float, ...]:
        address, guest = _shares(waiting.requester)
        return (
            waiting.requester.urgency,
            self._working[address],
            self._has_had(address),
            self._working[guest],
            self._has_had(guest),
            waiting.number,
        )

    def _has_had(self, share: str) -> float:
        seconds, at = self._had.get(share, (0.0, 0.0))
        return seconds * 0.5 ** ((self._clock() - at) / HALF_LIFE) if seconds else 0.0


@final
class _Waiting(Generic[W]):
    """A requester that waits."""

    __slots__ = ("number", "requester", "served", "since")

    def __init__(self, requester: Requester, number: int, since: float) -> None:
        self.requester = requester
        self.number = number
        self.since = since
        self.served: asyncio.Future[W] = asyncio.get_running_loop().create_future()


def _shares(requester: Requester) -> tuple[str, str]:
    """Return the names of the shares that work counts for; a guest with an unknown address stands for an address."""
    return f"at {requester.address or requester.guest}", f"guest {requester.guest}"
