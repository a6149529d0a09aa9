"""Matches on Ray: with a stand-in always, with a local Ray in the long tests."""

import socket
import sys
from collections.abc import Callable, Sequence
from types import ModuleType, SimpleNamespace

import pytest

from drakehall import bots
from drakehall.arena import pool
from drakehall.arena.cluster import LOCAL, cluster
from drakehall.arena.errors import NoCluster, NoRay
from drakehall.arena.match import Fixture, Match, fixtures
from drakehall.arena.pool import WorkerResult
from tests.arena.support import match_of, untimed

MATCH = match_of("smoki", "random", "greedy")
Work = Callable[[Match, Sequence[Fixture]], WorkerResult]


class RayError(Exception):
    """What Ray raises."""

    cause: Exception | None = None


class StandIn(ModuleType):
    """As much of Ray as the arena needs, in this process; it gives the last promise first."""

    exceptions = SimpleNamespace(RayError=RayError)

    def __init__(self, fault: Exception | None = None) -> None:
        super().__init__("ray")
        self.joined: list[str] = []
        self.left = 0
        self.fault = fault

    def is_initialized(self) -> bool:
        return False

    def init(self, *, address: str, **settings: object) -> None:
        self.joined.append(address)

    def shutdown(self) -> None:
        self.left += 1

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def remote(self, function: Work) -> SimpleNamespace:
        return SimpleNamespace(remote=lambda match, portion: lambda: function(match, portion))

    def wait(
        self, promises: list[Callable[[], WorkerResult]], *, num_returns: int
    ) -> tuple[list[object], list[object]]:
        return [promises[-1]], list(promises[:-1])

    def get(self, promise: Callable[[], WorkerResult]) -> WorkerResult:
        if self.fault is not None:
            raise self.fault
        return promise()


def test_a_cluster_plays_what_one_process_does(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = StandIn()
    monkeypatch.setitem(sys.modules, "ray", ray)
    wanted = list(fixtures(MATCH, 5))
    there = sorted(cluster(MATCH, wanted, LOCAL), key=lambda game: game.fixture)
    assert list(map(untimed, there)) == list(map(untimed, pool.here(MATCH, wanted)))
    assert (ray.joined, ray.left) == ([LOCAL], 1)


@pytest.mark.parametrize("fault", [RayError("node gone\nand more"), ConnectionError("node gone")])
def test_a_cluster_that_fails_is_named(monkeypatch: pytest.MonkeyPatch, fault: Exception) -> None:
    ray = StandIn(fault)
    monkeypatch.setitem(sys.modules, "ray", ray)
    with pytest.raises(NoCluster, match=r"“local” cannot be used: node gone$"):
        list(cluster(MATCH, list(fixtures(MATCH, 1)), LOCAL))
    assert ray.left == 1


def test_a_bot_that_fails_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    fault = RayError("remote traceback")
    fault.cause = bots.BotFailed(name="mine:Bot", number=1, why="no idea")
    monkeypatch.setitem(sys.modules, "ray", StandIn(fault))
    with pytest.raises(bots.BotFailed, match="mine:Bot"):
        list(cluster(MATCH, list(fixtures(MATCH, 1)), LOCAL))


@pytest.mark.parametrize("beginning", ["", "ray://"])
def test_an_address_where_nobody_listens_is_named_at_once(monkeypatch: pytest.MonkeyPatch, beginning: str) -> None:
    ray = StandIn()
    monkeypatch.setitem(sys.modules, "ray", ray)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # bound, but not listening
        address = f"{beginning}127.0.0.1:{taken.getsockname()[1]}"
        with pytest.raises(NoCluster, match=address):
            list(cluster(MATCH, list(fixtures(MATCH, 1)), address))
    assert ray.joined == []


def test_without_ray_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoRay, match=r"pip install 'drakehall\[ray\]'"):
        list(cluster(MATCH, list(fixtures(MATCH, 1)), LOCAL))


@pytest.mark.slow
def test_a_local_ray_plays_what_one_process_does() -> None:
    wanted = list(fixtures(MATCH, 5))
    there = sorted(cluster(MATCH, wanted, LOCAL), key=lambda game: game.fixture)
    assert list(map(untimed, there)) == list(map(untimed, pool.here(MATCH, wanted)))
