"""Load: many tables of bots that play through real sockets on this machine, against one server process or several.

`make load` runs it on SQLite and records the figures in `bench/results/`; `--db postgres --workers 2` starts a
PostgreSQL of its own with its usual settings (each commit flushed) and two server processes on one port. A table has
at most one move under way, as at a real one; moves are spread evenly over time at the wanted rate. The latency of a
move is the time from sending it until the position after it, stored and encoded, has come back: to the seat that sent
it (`mover_ms`), to the last seat (`all_seats_ms`). With several server processes the seats of a table are spread over
them, so the last is mostly at another one. Processor time is in milliseconds a move: of the clients, the servers, those
who take jobs, the database.
"""

import argparse
import asyncio
import gc
import os
import platform
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

if TYPE_CHECKING:
    from tests.postgres import Cluster

HERE: Final = Path(__file__).parent
MOST_TABLES: Final = 2_000
MOST_SECONDS: Final = 300.0
WARM_UP: Final = 3.0
AT_ONCE: Final = 20


class Choice(msgspec.Struct):
    """What a bot needs of a choice."""

    action: int


class Told(msgspec.Struct):
    """What a bot needs of any frame."""

    type: str
    seq: int = -1
    legal: list[Choice] = []
    result: object = None


class Report(msgspec.Struct, frozen=True):
    """What was measured."""

    at: str
    machine: str
    game: str
    tables: int
    seats: int
    seconds: float
    wanted_rate: float
    moves: int
    moves_per_second: float
    mover_ms: dict[str, float]
    all_seats_ms: dict[str, float]
    errors: int
    acknowledged: int
    stored: int
    server_cpu: float
    clients_cpu: float
    db: str = "sqlite"
    workers: int = 1
    cpu_ms_a_move: dict[str, float] = {}
    log_mb: float = 0.0
    """How much the write-ahead log held at the end."""
    written_mb: float = 0.0
    """How much went through the write-ahead log of PostgreSQL in the whole run."""
    load_average: float = 0.0
    """Of the machine before the run: others may have worked on it."""


class Clock:
    """When measuring begins and ends, and what was measured."""

    def __init__(self, interval: float, seconds: float) -> None:
        """Plan the run: a table moves once in an interval."""
        self.interval = interval
        self.starts = time.perf_counter() + interval
        self.begins = self.starts + WARM_UP
        self.ends = self.begins + seconds
        self.mover: list[float] = []
        self.everybody: list[float] = []
        self.errors = 0
        self.acknowledged = 0

    def counts(self, move: "Move") -> bool:
        """Tell whether a move is measured."""
        return self.begins <= move.at < self.ends


class Move:
    """A move under way."""

    __slots__ = ("at", "seat", "seq", "told")

    def __init__(self, seat: int, seq: int, at: float) -> None:
        """Remember who sent it when, as an answer to which position."""
        self.seat = seat
        self.seq = seq
        self.at = at
        self.told = 0


class LoadTable:
    """One table: its guests and the moves under way."""

    def __init__(self, table: str, cookies: list[str], offset: float, dice: random.Random) -> None:
        """Play at a running table; `offset` spreads the tables over the interval."""
        self.id = table
        self.cookies = cookies
        self.offset = offset
        self.dice = dice
        self.due = 0.0
        self.moves: list[Move] = []

    async def play(self, address: str, clock: Clock, http: httpx.AsyncClient) -> None:
        """Play until the time is over, with rematches."""
        self.due = clock.starts + self.offset
        while True:
            await asyncio.gather(*(self._sit(address, seat, clock) for seat in range(len(self.cookies))))
            if time.perf_counter() > clock.ends:
                return
            again = await http.post(f"/api/tables/{self.id}/rematch", headers={"Cookie": self.cookies[0]})
            again.raise_for_status()
            self.id = again.json()["id"]
            self.moves.clear()

    async def _sit(self, address: str, seat: int, clock: Clock) -> None:
        decoder = msgspec.json.Decoder(Told)
        path = f"{address.replace('http', 'ws', 1)}/api/tables/{self.id}/socket"
        cookie = {"Cookie": self.cookies[seat]}
        seen = -1
        async with connect(path, additional_headers=cookie, compression=None, proxy=None, ping_interval=None) as socket:
            while True:
                try:
                    raw = await asyncio.wait_for(
                        socket.recv(decode=False), max(0.1, clock.ends + 1 - time.perf_counter())
                    )
                except TimeoutError:
                    return
                now = time.perf_counter()
                told = decoder.decode(raw)
                if told.type == "refused":
                    clock.errors += 1
                if told.type != "position":
                    continue
                self._arrived(seat, seen, told.seq, now, clock)
                seen = told.seq
                if told.result is not None:
                    return
                if told.legal:
                    await self._move(socket, seat, told, clock)

    def _arrived(self, seat: int, seen: int, seq: int, now: float, clock: Clock) -> None:
        """Measure the moves that this position brings to a seat."""
        for move in self.moves:
            if seen <= move.seq < seq:
                move.told += 1
                if move.seat == seat:
                    clock.acknowledged += 1
                    if clock.counts(move):
                        clock.mover.append(now - move.at)
                if move.told == len(self.cookies) and clock.counts(move):
                    clock.everybody.append(now - move.at)
        self.moves = [move for move in self.moves if move.told < len(self.cookies)]

    async def _move(self, socket: ClientConnection, seat: int, told: Told, clock: Clock) -> None:
        """Answer a position when it is due."""
        now = time.perf_counter()
        self.due = max(self.due + clock.interval, now)
        await asyncio.sleep(self.due - now)
        at = time.perf_counter()
        if at < clock.ends:
            self.moves.append(Move(seat, told.seq, at))
            action = self.dice.choice(told.legal).action
            await socket.send(f'{{"type":"act","seq":{told.seq},"action":{action}}}')


async def seated(http: httpx.AsyncClient, game: str, seats: int, gate: asyncio.Semaphore) -> tuple[str, list[str]]:
    """Set a table and fill it with guests; give its id and their cookies."""
    async with gate:
        first = await http.post("/api/tables", json={"game": game, "seats": seats})
        first.raise_for_status()
        table: str = first.json()["table"]["id"]
        cookies = [_cookie(first)]
        for _ in range(1, seats):
            other = await http.post(f"/api/tables/{table}/sit", json={})
            other.raise_for_status()
            cookies.append(_cookie(other))
        begun = await http.post(f"/api/tables/{table}/start", json={}, headers={"Cookie": cookies[0]})
        begun.raise_for_status()
        return table, cookies


def _cookie(answer: httpx.Response) -> str:
    return answer.headers["set-cookie"].split(";")[0]


class NoCookies(httpx.Cookies):
    """Every request is a new guest unless it says otherwise."""

    def extract_cookies(self, response: httpx.Response) -> None:
        """Forget."""


async def load(address: str, pid: int, base: "Base", args: argparse.Namespace) -> Report:
    """Set the tables, play, and measure."""
    busy = os.getloadavg()[0]
    gate = asyncio.Semaphore(AT_ONCE)
    limits = httpx.Limits(max_connections=AT_ONCE)
    async with httpx.AsyncClient(base_url=address, timeout=60, limits=limits, verify=False) as http:
        http._cookies = NoCookies()
        made = await asyncio.gather(*(seated(http, args.game, args.seats, gate) for _ in range(args.tables)))
        interval = args.tables / args.rate
        clock = Clock(interval + args.tables / 100, args.seconds)
        clock.interval = interval
        tables = [
            LoadTable(table, cookies, interval * i / args.tables, random.Random(i))
            for i, (table, cookies) in enumerate(made)
        ]
        playing = asyncio.gather(*(table.play(address, clock, http) for table in tables))
        await asyncio.sleep(clock.begins - time.perf_counter())
        before, own = _times(pid, base), time.process_time()
        await asyncio.sleep(clock.ends - time.perf_counter())
        after, own = _times(pid, base), time.process_time() - own
        await playing
    used = {name: after[name] - before[name] for name in after} | {"clients": own}
    moves = max(1, len(clock.mover))
    return Report(
        at=datetime.now(UTC).isoformat(timespec="seconds"),
        machine=f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
        game=args.game,
        tables=args.tables,
        seats=args.seats,
        seconds=args.seconds,
        wanted_rate=args.rate,
        moves=len(clock.mover),
        moves_per_second=round(len(clock.mover) / args.seconds, 1),
        mover_ms=_percentiles(clock.mover),
        all_seats_ms=_percentiles(clock.everybody),
        errors=clock.errors,
        acknowledged=clock.acknowledged,
        stored=base.stored(),
        server_cpu=round(used["servers"] / args.seconds, 2),
        clients_cpu=round(own / args.seconds, 2),
        db=args.db,
        workers=args.workers,
        cpu_ms_a_move={name: round(1000 * seconds / moves, 3) for name, seconds in used.items()},
        log_mb=round(base.log_size() / 1e6, 1),
        written_mb=round(base.written() / 1e6, 1),
        load_average=round(busy, 1),
    )


def _percentiles(seconds: Sequence[float]) -> dict[str, float]:
    ordered = sorted(seconds) or [float("nan")]
    wanted = {"p50": 0.5, "p90": 0.9, "p99": 0.99, "max": 1.0}
    return {
        name: round(1000 * ordered[min(len(ordered) - 1, int(len(ordered) * at))], 1) for name, at in wanted.items()
    }


def _times(pid: int, base: "Base") -> dict[str, float]:
    """Seconds of processor time by those who have used it (Linux; elsewhere 0)."""
    used = {"servers": _cpu(pid), "workers": 0.0, "database": sum(_cpu(each) for each in base.processes())}
    for each in _below(pid):
        words = Path(f"/proc/{each}/cmdline").read_bytes() if Path(f"/proc/{each}").exists() else b""
        used["servers" if words.endswith(b"serve\0") or b"sampling" in words else "workers"] += _cpu(each)
    return used


def _below(pid: int) -> list[int]:
    """All processes that a process has started, and those that these have."""
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in task.read_text().split():
            found += [int(child), *_below(int(child))]
    return found


def _cpu(pid: int) -> float:
    """Seconds of processor time that a process has used (Linux; elsewhere 0)."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Base(Protocol):
    """A database that is measured."""

    url: str

    def stored(self) -> int:
        """Decisions in the log that were not forced."""

    def processes(self) -> list[int]:
        """Its own processes."""

    def log_size(self) -> int:
        """Bytes that the write-ahead log holds."""

    def written(self) -> int:
        """Bytes that went through it, as far as the database tells."""


COUNT: Final = "SELECT count(*) FROM log WHERE entry NOT LIKE '%forced%'"


class SqliteBase:
    """A file."""

    def __init__(self, folder: str) -> None:
        """Choose a file in a folder."""
        self.url = str(Path(folder, "hall.db"))

    def stored(self) -> int:
        """Decisions in the log that were not forced."""
        with sqlite3.connect(self.url) as connection:
            found: int = connection.execute(COUNT).fetchone()[0]
        return found

    def processes(self) -> list[int]:
        """It has none."""
        return []

    def log_size(self) -> int:
        """Bytes that the write-ahead log holds."""
        log = Path(f"{self.url}-wal")
        return log.stat().st_size if log.exists() else 0

    def written(self) -> int:
        """Nobody counts them."""
        return 0


class PostgresBase:
    """A PostgreSQL of the run's own."""

    def __init__(self, cluster: "Cluster", url: str) -> None:
        """Measure one database of a cluster."""
        self._cluster = cluster
        self.url = url
        self._begun = int(self._one("SELECT pg_current_wal_lsn() - '0/0'::pg_lsn"))

    def stored(self) -> int:
        """Decisions in the log that were not forced."""
        return int(self._one(COUNT))

    def processes(self) -> list[int]:
        """The server and all of its connections."""
        return [self._cluster.pid, *_below(self._cluster.pid)]

    def log_size(self) -> int:
        """Bytes that the write-ahead log holds."""
        return int(self._one("SELECT sum(size) FROM pg_ls_waldir()"))

    def written(self) -> int:
        """Bytes that went through it."""
        return int(self._one("SELECT pg_current_wal_lsn() - '0/0'::pg_lsn")) - self._begun

    def _one(self, statement: str) -> Any:
        import psycopg

        with psycopg.connect(self.url) as connection:
            row = connection.execute(statement.encode()).fetchone()
        assert row is not None
        return row[0]


@contextmanager
def database(kind: str, folder: str) -> Iterator[Base]:
    """Give an empty database: a file, or a PostgreSQL of the run's own that flushes each commit."""
    if kind == "sqlite":
        yield SqliteBase(folder)
        return
    from tests.postgres import end, new_cluster

    cluster = new_cluster({"listen_addresses": "", "max_connections": "200", "shared_buffers": "128MB"})
    try:
        with cluster.database() as url:
            yield PostgresBase(cluster, url)
    finally:
        end(cluster)


def main() -> int:
    """Start a server, load it, stop it, report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="smoki")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rate", type=float, default=1_100.0, help="wanted moves a second, all tables together")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--db", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--workers", type=int, default=1, help="server processes; more than one need PostgreSQL")
    parser.add_argument("--record", type=Path, help="write the report there as JSON")
    args = parser.parse_args()
    if not (0 < args.tables <= MOST_TABLES and 0 < args.seconds <= MOST_SECONDS and args.rate > 0):
        parser.error(f"at most {MOST_TABLES} tables and {MOST_SECONDS:.0f} seconds")
    with tempfile.TemporaryDirectory() as folder, database(args.db, folder) as base:
        config = Path(folder, "hall.toml")
        by_address = ("writes_per_minute", "sockets_per_address", "tables_per_hour", "connections_per_address")
        limits = (*by_address, "tables_per_guest")
        config.write_text("".join(f"{limit} = 1000000\n" for limit in limits) + "log_level = 'WARNING'\n")
        command = [sys.executable, "-m", "drakehall", "serve", "--port", "0", "--db", base.url, "--config", str(config)]
        command += ["--workers", str(args.workers)]
        environment = os.environ | {"COLUMNS": "500", "LC_ALL": "C.UTF-8"}
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        try:
            assert server.stdout is not None
            address = next(word for word in server.stdout.readline().split() if word.startswith("http"))
            gc.disable()  # the clients' own pauses are not what is measured
            report = asyncio.run(load(address.replace("localhost", "127.0.0.1"), server.pid, base, args))
        finally:
            server.terminate()
            server.wait(60)
    shown = msgspec.json.format(msgspec.json.encode(report), indent=2)
    sys.stdout.write(shown.decode() + "\n")
    if args.record:
        args.record.write_bytes(shown + b"\n")
    lost = report.acknowledged - report.stored
    return 1 if report.errors or lost > 0 else 0


if __name__ == "__main__":
    sys.exit(main())
