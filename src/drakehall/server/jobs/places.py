"""Where a question comes in the queue that all halls share: fair shares as a number known when it is asked.

procrastinate serves the highest priority first and never looks again, so shares are decided when a question is asked:
by start times, as in start-time fair queueing. Time here is work: a question begins at the queue's present place, plus
the work that its asker still has there. So somebody with a hundred questions is served once in each round, and
somebody with one comes next, whichever hall they are in. Within an address guests take turns in the same way.

A question's urgency outranks all of that. Its number in an urgency grows as long as the queue is not empty.
"""

import secrets
from collections import Counter
from collections.abc import Iterable
from hashlib import blake2b
from typing import Final, NamedTuple

from drakehall.hall.fair_queue import Requester, Urgency

BAND: Final = 2**28
"""Number of places for each urgency; a place stands for a hundredth of a second of work."""
PER_SECOND: Final = 100


class QueueShare(NamedTuple):
    """Whose a question is and how much work it makes, as written beside it in the queue; no two are alike."""

    address: str
    guest: str
    cost: int
    token: str

    def written(self) -> str:
        """Return it as text."""
        return " ".join((self.address, self.guest, str(self.cost), self.token))


class QueuedQuestion(NamedTuple):
    """A question that an asker already has in the queue, or that is being thought about."""

    place: int
    working: bool
    share: QueueShare


class QueuePlace(NamedTuple):
    """The place of a question."""

    number: int
    newcomer: bool
    """The asker waits and has no other question on its way."""


def share(requester: Requester, seconds: float) -> QueueShare:
    """Return whose a question is: the queue never learns addresses and guests, only which are the same."""
    address = _hashed("at", requester.address or requester.guest)
    return QueueShare(address, _hashed("guest", requester.guest), _cost(seconds), secrets.token_hex(8))


def read_share(text: str) -> QueueShare:
    """Read a share from text."""
    address, guest, cost, token = text.split(" ")
    return QueueShare(address, guest, int(cost), token)


def place(mine: QueueShare, urgency: Urgency, asked: Iterable[QueuedQuestion], first: int | None) -> QueuePlace:
    """Return the place of a question among those `asked`: all that are being thought about, and the address's own.

    `first` is the place that would be served next in this urgency.
    """
    known = list(asked)
    low, high = urgency * BAND, (urgency + 1) * BAND
    working = [each.place for each in known if each.working and low <= each.place < high]
    now = max(working) if working else low if first is None else first
    own = [each for each in known if each.share.address == mine.address]
    ahead = sum(_in_earlier_rounds(mine, [each.share for each in own if each.place < high]))
    return QueuePlace(min(now + ahead, high - 1), not own and urgency is Urgency.WAITED_FOR)


def _in_earlier_rounds(mine: QueueShare, others: list[QueueShare]) -> Iterable[int]:
    """Return the costs of an address's questions that come before the next one of a guest, if guests take turns."""
    turn = sum(each.guest == mine.guest for each in others) + 1
    had: Counter[str] = Counter()
    for each in others:
        had[each.guest] += 1
        if had[each.guest] <= turn:
            yield each.cost


def _cost(seconds: float) -> int:
    return max(1, round(PER_SECOND * seconds))


def _hashed(kind: str, name: str) -> str:
    return blake2b(f"{kind} {name}".encode(), digest_size=8).hexdigest()
