"""Kills and faults: what was acknowledged stays, nothing is doubled, every table goes on, whatever is wrong is told.

`python -m bench.kills` kills servers under load on both databases, one of two servers while people play on by the
other, each process of one port in turn, restarts PostgreSQL, fills its disk or the file's, and refuses writes; counts
are options. It prints a line for each and ends with 1 at the first thing that is lost, doubled or not told. It measures
no time, so other work on the machine does no harm. The checks are those of `tests/server/test_kill.py` and
`test_kill_workers.py`, which do the same a few times.
"""

import argparse
import asyncio
import os
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

import httpx
import msgspec
from tests.postgres import Cluster, end, new_cluster
from tests.server.house import house
from tests.server.test_kill import Moves, ServerProcess, ended
from tests.server.test_kill_workers import (
    check,
    database_restarted,
    go_on,
    one_of_two_killed,
    playing,
    supervised,
)
from tests.server.test_postgres import set_read_only

from bench.faults import Disk, full_disk, refusing_disk

PATIENCE: Final = 3600.0
KINDS: Final = ("sqlite", "postgres")


class Done(msgspec.Struct, frozen=True):
    """What was done to a hall, without loss."""

    what: str
    db: str
    times: int
    acknowledged: int
    seconds: int
    told: list[str] = []
    """What readiness, metrics and log said was wrong."""


class Told(NamedTuple):
    """What was played and what was said while something was wrong."""

    moves: Moves
    causes: list[str]


class Ailment(NamedTuple):
    """How to make a database ill, and well again."""

    fail: Callable[[], None]
    mend: Callable[[], None]


async def ailing(folder: Path, db: str, ailment: Ailment, times: int, disk: Disk | None = None) -> Told:
    """Make the database of a server ill so many times while people play."""
    server = ServerProcess(folder, db, environment=disk.environment if disk else None)
    moves, causes = Moves(), list[str]()
    await server.start()
    try:
        async with playing([server], moves) as players, httpx.AsyncClient(base_url=server.address, timeout=60) as http:
            for _ in range(times):
                await go_on(moves, players)
                ailment.fail()
                causes.append(await _ill(http))
                moves.allowed.clear()
                ailment.mend()
                await _well(http)
                moves.allowed.set()
                await go_on(moves, players)
                await check(db, moves, players)
    finally:
        ailment.mend()
        await server.end(signal.SIGTERM)
    said = server.log()
    assert said.count('"storage is ill"') >= times, "the log does not say that something was wrong"
    assert said.count('"storage is well again"') >= times
    assert all(f'"why": "{cause}"' in said or f'"why":"{cause}"' in said for cause in causes)
    return Told(moves, causes)


async def _ill(http: httpx.AsyncClient) -> str:
    """Wait until readiness says that nothing can be stored; then metrics do too, and the process answers. Give why."""
    while (ready := await http.get("/ready")).status_code == 200:
        await asyncio.sleep(0.01)
    told = (await http.get("/metrics")).text
    why: str = ready.json()["args"]["why"]
    assert (ready.status_code, (await http.get("/health")).status_code) == (503, 200)
    assert "\ndrakehall_storage_ill 1.0\n" in told
    assert f'drakehall_storage_errors_total{{cause="{why}"}}' in told
    return why


async def _well(http: httpx.AsyncClient) -> None:
    while (await http.get("/ready")).status_code != 200:
        await asyncio.sleep(0.01)
    assert "\ndrakehall_storage_ill 0.0\n" in (await http.get("/metrics")).text


@contextmanager
def own_cluster(inside: Path | None = None) -> Iterator[Cluster]:
    """A PostgreSQL of the run's own."""
    cluster = new_cluster(inside=inside)
    try:
        yield cluster
    finally:
        end(cluster)


def killed(kind: str, times: int) -> Done:
    """The server is killed under load."""
    with _empty(kind) as (folder, db):
        return _done("server killed", kind, times, lambda: Told(house(ended(folder, db, times), PATIENCE), []))


def one_of_two(times: int) -> Done:
    """One of two servers is killed while people play on by the other."""
    with _empty("postgres") as (folder, db):
        return _done(
            "one of two servers killed",
            "postgres",
            times,
            lambda: Told(house(one_of_two_killed(folder, db, times), PATIENCE), []),
        )


def one_of_many(times: int) -> Done:
    """One process of `serve --workers 2` is killed, each in turn: servers and who takes jobs."""
    with _empty("postgres") as (folder, db):
        return _done(
            "one process of a port killed",
            "postgres",
            times,
            lambda: Told(house(supervised(folder, db, times), PATIENCE), []),
        )


def restarted(times: int) -> Done:
    """PostgreSQL is stopped, `fast` and `immediate` in turn, and started again."""
    with tempfile.TemporaryDirectory() as folder, own_cluster() as cluster, cluster.database() as db:
        return _done(
            "database restarted",
            "postgres",
            times,
            lambda: Told(house(database_restarted(Path(folder), cluster, db, times), PATIENCE), []),
        )


def filled(kind: str, times: int) -> Done:
    """The disk is full."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        where = Path(folder, "disk")
        where.mkdir()
        where.chmod(0o755)
        Path(folder).chmod(0o755)
        disk = stack.enter_context(full_disk(where))
        if kind == "postgres":
            _may_fill(disk)
            db = stack.enter_context(stack.enter_context(own_cluster(where)).database())
        else:
            db = str(where / "hall.db")
        ailment = Ailment(disk.fail, disk.mend)
        what = f"disk full: {disk.how}"
        return _done(what, kind, times, lambda: house(ailing(Path(folder), db, ailment, times, disk), PATIENCE))


def _may_fill(disk: Disk) -> None:
    if disk.environment:
        raise OSError("a disk for PostgreSQL to fill must be mounted, which only root may do")


def read_only(kind: str, times: int) -> Done:
    """Nothing may be written any more."""
    if kind == "postgres":
        with _empty(kind) as (folder, db):
            ailment = Ailment(lambda: set_read_only(db, "on"), lambda: set_read_only(db, "off"))
            what = "read-only: default_transaction_read_only"
            return _done(what, kind, times, lambda: house(ailing(folder, db, ailment, times), PATIENCE))
    with tempfile.TemporaryDirectory() as folder:
        where = Path(folder, "disk")
        where.mkdir()
        with refusing_disk(where, "EROFS") as disk:
            ailment = Ailment(disk.fail, disk.mend)
            what, db = f"read-only: {disk.how}", str(where / "hall.db")
            return _done(what, kind, times, lambda: house(ailing(Path(folder), db, ailment, times, disk), PATIENCE))


@contextmanager
def _empty(kind: str) -> Iterator[tuple[Path, str]]:
    """An empty database, and a folder for what servers say."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        if kind == "sqlite":
            yield Path(folder), str(Path(folder, "hall.db"))
        else:
            yield Path(folder), stack.enter_context(stack.enter_context(own_cluster()).database())


def _done(what: str, kind: str, times: int, work: Callable[[], Told]) -> Done:
    begun = time.monotonic()
    told = work()
    seconds = round(time.monotonic() - begun)
    return Done(what, kind, times, len(told.moves.known), seconds, sorted(set(told.causes)))


def main(arguments: Sequence[str] | None = None) -> int:
    """Do all of it, one after the other."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--db", choices=KINDS, nargs="+", default=list(KINDS))
    parser.add_argument("--kills", type=int, default=20, help="of the only server, on each database")
    parser.add_argument("--workers", type=int, default=10, help="kills of one of two, on PostgreSQL")
    parser.add_argument("--restarts", type=int, default=5, help="of PostgreSQL")
    parser.add_argument("--faults", type=int, default=3, help="full disks and refused writes, on each database")
    parser.add_argument("--record", type=Path, help="write what was done there as JSON")
    args = parser.parse_args(arguments)
    done: list[Done] = []
    for work, times in _planned(args):
        if times:
            done.append(work(times))
            _say(done[-1])
    if args.record:
        args.record.write_bytes(msgspec.json.format(msgspec.json.encode(done), indent=2) + b"\n")
    sys.stdout.write("nothing that was acknowledged was lost or doubled; every table went on\n")
    return 0


def _planned(args: argparse.Namespace) -> Iterator[tuple[Callable[[int], Done], int]]:
    for kind in args.db:
        yield partial(killed, kind), args.kills
        if kind == "postgres":
            yield one_of_two, args.workers
            yield one_of_many, args.workers
            yield restarted, args.restarts
        yield partial(filled, kind), args.faults
        yield partial(read_only, kind), args.faults


def _say(done: Done) -> None:
    told = f"; told: {', '.join(done.told)}" if done.told else ""
    line = f"{done.db:8}  {done.what}, {done.times} times: {done.acknowledged} moves acknowledged, none lost or doubled"
    sys.stdout.write(f"{line}, {done.seconds} s{told}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    os.environ.setdefault("COLUMNS", "500")
    sys.exit(main())
