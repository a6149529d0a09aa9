"""Play a match on a Ray cluster. Ray is an optional dependency, imported only when needed.

Every node needs the same Drakehall installed; a node with other rules or bots is detected by their fingerprint.
"""

import logging
import os
import socket
from collections.abc import Callable, Generator, Sequence
from importlib import import_module
from typing import Final, Protocol, cast

from drakehall.arena.errors import NoCluster, NoRay
from drakehall.arena.match import Fixture, Match
from drakehall.arena.play import Played
from drakehall.arena.pool import Portions, WorkerResult, checked, work
from drakehall.kernel.errors import HallError

LOCAL: Final = "local"
"""The address that asks for a cluster on this machine only, for as long as the match lasts."""

PATIENCE: Final = 10.0


class Promise(Protocol):
    """Ray's handle for a result still to come."""


class Remote(Protocol):
    """A function that runs somewhere in the cluster."""

    def remote(self, match: Match, fixtures: Sequence[Fixture]) -> Promise:
        """Ask for a call."""
        ...


class Faults(Protocol):
    """Ray's module of errors."""

    RayError: type[Exception]


class Ray(Protocol):
    """The part of Ray that we use."""

    exceptions: Faults

    def is_initialized(self) -> bool:
        """Return whether this process has joined a cluster."""
        ...

    def init(self, *, address: str, **settings: object) -> object:
        """Join a cluster or start one."""
        ...

    def shutdown(self) -> None:
        """Leave the cluster."""
        ...

    def remote(self, function: Callable[[Match, Sequence[Fixture]], WorkerResult]) -> Remote:
        """Make a function run in the cluster."""
        ...

    def cluster_resources(self) -> dict[str, float]:
        """Return the resources of the cluster."""
        ...

    def wait(self, promises: list[Promise], *, num_returns: int) -> tuple[list[Promise], list[Promise]]:
        """Wait for results; return those that are ready and those that are not."""
        ...

    def get(self, promise: Promise) -> WorkerResult:
        """Fetch a result."""
        ...


def cluster(match: Match, fixtures: Sequence[Fixture], address: str) -> Generator[Played, None, None]:
    """Play on the cluster at an address; `local` starts one on this machine."""
    ray = _ray()
    ours = not ray.is_initialized()
    try:
        if ours:
            _join(ray, address)
        yield from _play(ray, match, fixtures)
    except (OSError, RuntimeError, ValueError, ray.exceptions.RayError) as error:
        told = getattr(error, "cause", None)  # what a worker raised comes wrapped up
        if isinstance(told, HallError):
            raise told from None
        raise NoCluster(address=address, why=_first_line(error)) from None
    finally:
        if ours:
            ray.shutdown()


def _play(ray: Ray, match: Match, fixtures: Sequence[Fixture]) -> Generator[Played, None, None]:
    at_once = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
    remote = ray.remote(work)
    portions = Portions(fixtures)
    under_way: list[Promise] = []
    while True:
        while len(under_way) < at_once and (portion := portions.next()):
            under_way.append(remote.remote(match, tuple(portion)))
        if not under_way:
            return
        done, under_way = ray.wait(under_way, num_returns=1)
        for promise in done:
            answer = ray.get(promise)
            portions.learn(len(answer.played), answer.seconds)
            yield from checked(match, answer)


def _ray() -> Ray:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # no usage reports to anyone
    try:
        return cast("Ray", import_module("ray"))
    except ImportError:
        raise NoRay() from None


def _join(ray: Ray, address: str) -> None:
    quiet: dict[str, object] = {"logging_level": logging.ERROR, "log_to_driver": False}
    if address == LOCAL:
        quiet["include_dashboard"] = False
    else:
        _knock(address)
    ray.init(address=address, **quiet)


def _knock(address: str) -> None:
    """Raise an OSError if nothing listens at the address: Ray itself would keep trying for many minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()


def _first_line(error: Exception) -> str:
    told = error.strerror if isinstance(error, OSError) else None
    return told or next(iter(str(error).strip().splitlines()), type(error).__name__)
