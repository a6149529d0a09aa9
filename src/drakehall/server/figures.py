"""Figures for Prometheus: each process counts for itself, and `told` adds up those of one machine.

If several processes serve, `PROMETHEUS_MULTIPROC_DIR` names an empty folder that they share, set before any of them
starts. Figures that are looked up instead of counted are updated every few seconds and at every request.
"""

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, Protocol, TypeVar
from weakref import WeakKeyDictionary

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector

T = TypeVar("T")
SHARED: Final = "PROMETHEUS_MULTIPROC_DIR"
REGISTRY: Final = CollectorRegistry()
LATENCIES: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

ENTRIES: Final = Counter("drakehall_log_entries", "Moves, undos and take-backs stored.", registry=REGISTRY)
STORING: Final = Histogram(
    "drakehall_storing_seconds", "From when a move is ready until it is stored.", buckets=LATENCIES, registry=REGISTRY
)
FRAMES: Final = Histogram(
    "drakehall_frame_seconds", "From a client's frame until it is handled.", buckets=LATENCIES, registry=REGISTRY
)
REQUESTS: Final = Histogram(
    "drakehall_request_seconds",
    "From a request until its answer begins.",
    ["method", "status"],
    buckets=LATENCIES,
    registry=REGISTRY,
)
STORAGE_ERRORS: Final = Counter(
    "drakehall_storage_errors", "Failed reads and writes of the database, by cause.", ["cause"], registry=REGISTRY
)
STORAGE_ILL: Final = Gauge(
    "drakehall_storage_ill", "1 while nothing can be stored.", multiprocess_mode="livemax", registry=REGISTRY
)
SOCKETS: Final = Gauge("drakehall_sockets", "Open sockets.", multiprocess_mode="livesum", registry=REGISTRY)
TABLES: Final = Gauge("drakehall_tables", "Tables in memory.", multiprocess_mode="livesum", registry=REGISTRY)
WRITES: Final = Gauge(
    "drakehall_writes_waiting", "Writes waiting for the next group.", multiprocess_mode="livesum", registry=REGISTRY
)
WAITING: Final = Gauge(
    "drakehall_queue_length", "Requests that wait.", ["queue"], multiprocess_mode="livesum", registry=REGISTRY
)
OLDEST: Final = Gauge(
    "drakehall_queue_oldest_seconds",
    "How long the first of them has waited.",
    ["queue"],
    multiprocess_mode="livemax",
    registry=REGISTRY,
)

if SHARED not in os.environ:
    ProcessCollector(registry=REGISTRY)
    PlatformCollector(registry=REGISTRY)


class Queue(Protocol):
    """A queue."""

    @property
    def waiting(self) -> int:
        """Number of those waiting."""

    @property
    def oldest(self) -> float:
        """Number of seconds for which the first of them has waited; 0 if none waits."""


_queues: WeakKeyDictionary[Queue, str] = WeakKeyDictionary()
_looked_up: WeakKeyDictionary[Any, Callable[[Any], None]] = WeakKeyDictionary()


def follow(name: str, queue: Queue) -> None:
    """Report the length and age of a queue from now on, as long as it exists; queues of the same name are added up."""
    _queues[queue] = name


def look_up(owner: T, how: Callable[[T], None]) -> None:
    """Have gauges set by their owner at every update, as long as it exists."""
    _looked_up[owner] = how


def refresh() -> None:
    """Update the figures that are not counted."""
    for owner, how in list(_looked_up.items()):
        how(owner)
    for name in set(_queues.values()):
        queues = [queue for queue, called in _queues.items() if called == name]
        WAITING.labels(name).set(sum(queue.waiting for queue in queues))
        OLDEST.labels(name).set(max(queue.oldest for queue in queues))


@contextmanager
def timed(figure: Histogram) -> Iterator[None]:
    """Record how long something takes, however it ends."""
    began = time.perf_counter()
    try:
        yield
    finally:
        figure.observe(time.perf_counter() - began)


def told() -> bytes:
    """Return all figures in Prometheus' text format, added up over the processes that share a folder."""
    refresh()
    if SHARED not in os.environ:
        return generate_latest(REGISTRY)
    added = CollectorRegistry()
    MultiProcessCollector(added)  # type: ignore[no-untyped-call]
    return generate_latest(added)
