"""Limits on rate: token buckets."""

import time
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, IPv6Network, ip_address
from math import ceil
from typing import Final, final

from drakehall.hall.errors import TooMuch

MOST_KEYS: Final = 10_000
Clock = Callable[[], float]


@final
class Bucket:
    """Holds up to `burst` tokens and gains `rate` a second; every request takes one."""

    __slots__ = ("_at", "_burst", "_clock", "_rate", "_tokens")

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        """Begin full."""
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._tokens = burst
        self._at = clock()

    def take(self) -> None:
        """Take a token; `TooMuch` if there is none."""
        if not self.left():
            raise TooMuch()
        self._tokens -= 1

    def give_back(self) -> None:
        """Return a token that was taken for something that turned out not to count."""
        self._tokens = min(self._burst, self._tokens + 1)

    def left(self) -> int:
        """Return how many tokens can be taken at once."""
        now = self._clock()
        self._tokens = min(self._burst, self._tokens + (now - self._at) * self._rate)
        self._at = now
        return int(self._tokens)

    def seconds(self) -> int:
        """Return the seconds, rounded up, until one more token is available; 0 if there are as many as can be."""
        missing = min(self.left() + 1, self._burst) - self._tokens
        return ceil(missing / self._rate) if missing > 0 else 0


@final
class Buckets:
    """A bucket for each key, the least used forgotten."""

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        """Choose rate and burst of all buckets."""
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> None:
        """Take a token from the bucket of a key."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._burst, self._clock)
            if len(self._buckets) > MOST_KEYS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        bucket.take()

    def give_back(self, key: str) -> None:
        """Return a token that was taken for something that turned out not to count."""
        bucket = self._buckets.get(key)
        if bucket is not None:
            bucket.give_back()


def network(address: str) -> str:
    """Return what belongs to one subscriber: an address, or with IPv6 the network of 64 bits around it."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    return str(found.ipv4_mapped or f"{int(found) >> 64:x}")


def readable(subscriber: str) -> str:
    """Return `network`'s result as people write it: 192.0.2.7, or 2001:db8:0:1::/64."""
    try:
        return str(IPv6Network((int(subscriber, 16) << 64, 64)))
    except ValueError:
        return subscriber
