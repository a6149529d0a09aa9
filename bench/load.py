"""Load: many tables of bots that play through real sockets on this machine, against one server process or several.

`make load` runs it on SQLite, and on PostgreSQL (one of its own with its usual settings, each commit flushed) with two
server processes on one port; figures are recorded in `bench/results/`. A table has at most one move under way, as at a
real one; moves are spread evenly over time at the wanted rate. The latency of a move is the time from sending it until
the position after it, stored and encoded, has come back: to the seat that sent it (`mover_ms`), to the last seat
(`all_seats_ms`). With several server processes the seats of a table are spread over them, so the last is mostly at
another one. Processor time is in milliseconds a move: of the clients, the servers, those who take jobs, the database.

It ends with 1, and says why, if a move was refused or lost, if the wanted rate was not reached, or if with `--p99 MS`
99 % of the moves were not at their last seat within that time.

With `--within MS` the rate grows until 99 % of the moves are no longer at their last seat within that time, and the
highest rate at which they were is reported: each rate by a hall of its own. It ends with 1 if that is below `--rate`.
"""

import argparse
import asyncio
import gc
import os
import platform
import random
import sys
import time
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.served import KINDS, Served, memory, served, times

MOST_TABLES: Final = 2_000
MOST_SECONDS: Final = 900.0
WARM_UP: Final = 3.0
AT_ONCE: Final = 20
LOOK_AGAIN: Final = 2.0
"""Number of seconds between looks at the length of the write-ahead log."""
FASTER: Final = 1.2
"""Factor by which the rate grows while all is well."""
HALVINGS: Final = 3
"""Number of times that the highest rate is sought between one that was kept and one that was not."""
KEPT: Final = 0.97
"""A rate counts as kept if this share of it was played."""


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
    """How much the write-ahead log held at the end, and"""
    longest_log_mb: float = 0.0
    """at most, as far as it was seen."""
    memory_mb: list[float] = []
    """What the servers held when measuring began and when it ended."""
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
        """Return whether a move is measured."""
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
        cookies = [cookie_of(first)]
        for _ in range(1, seats):
            other = await http.post(f"/api/tables/{table}/sit", json={})
            other.raise_for_status()
            cookies.append(cookie_of(other))
        begun = await http.post(f"/api/tables/{table}/start", json={}, headers={"Cookie": cookies[0]})
        begun.raise_for_status()
        return table, cookies


def cookie_of(answer: httpx.Response) -> str:
    """Return the cookie of a new guest."""
    return answer.headers["set-cookie"].split(";")[0]


class NoCookies(httpx.Cookies):
    """Every request is a new guest unless it says otherwise."""

    def extract_cookies(self, response: httpx.Response) -> None:
        """Forget."""


async def load(hall: Served, args: argparse.Namespace) -> Report:
    """Set the tables, play, and measure."""
    busy = os.getloadavg()[0]
    gate = asyncio.Semaphore(AT_ONCE)
    limits = httpx.Limits(max_connections=AT_ONCE)
    async with httpx.AsyncClient(base_url=hall.address, timeout=60, limits=limits, verify=False) as http:
        http._cookies = NoCookies()
        made = await asyncio.gather(*(seated(http, args.game, args.seats, gate) for _ in range(args.tables)))
        interval = args.tables / args.rate
        clock = Clock(interval + args.tables / 100, args.seconds)
        clock.interval = interval
        tables = [
            LoadTable(table, cookies, interval * i / args.tables, random.Random(i))
            for i, (table, cookies) in enumerate(made)
        ]
        playing = asyncio.gather(*(table.play(hall.address, clock, http) for table in tables))
        await asyncio.sleep(clock.begins - time.perf_counter())
        before, held, own = times(hall), [memory(hall)], time.process_time()
        longest = 0
        while (rest := clock.ends - time.perf_counter()) > 0:
            longest = max(longest, await asyncio.to_thread(hall.base.log_size))
            await asyncio.sleep(min(rest, LOOK_AGAIN))
        after, own = times(hall), time.process_time() - own
        held.append(memory(hall))
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
        stored=hall.base.stored(),
        server_cpu=round(used["servers"] / args.seconds, 2),
        clients_cpu=round(own / args.seconds, 2),
        db=args.db,
        workers=args.workers,
        cpu_ms_a_move={name: round(1000 * seconds / moves, 3) for name, seconds in used.items()},
        log_mb=round(hall.base.log_size() / 1e6, 1),
        longest_log_mb=round(longest / 1e6, 1),
        memory_mb=[round(each / 1e6, 1) for each in held],
        written_mb=round(hall.base.written() / 1e6, 1),
        load_average=round(busy, 1),
    )


def _percentiles(seconds: Sequence[float]) -> dict[str, float]:
    ordered = sorted(seconds) or [float("nan")]
    wanted = {"p50": 0.5, "p90": 0.9, "p99": 0.99, "max": 1.0}
    return {
        name: round(1000 * ordered[min(len(ordered) - 1, int(len(ordered) * at))], 1) for name, at in wanted.items()
    }


def measured(args: argparse.Namespace, rate: float) -> Report:
    """Load a hall of its own at a rate."""
    args.rate = rate
    with served(args.db, args.workers) as hall:
        gc.disable()  # the clients' own pauses are not what is measured
        report = asyncio.run(load(hall, args))
        gc.enable()
    return report


def wrong(report: Report, p99: float | None) -> list[str]:
    """Return what is wrong with a run: moves that were lost, refused, too few, or later than they may be."""
    faults = lost(report)
    if report.moves_per_second < KEPT * report.wanted_rate:
        faults.append(f"{report.moves_per_second} moves a second of {report.wanted_rate:.0f}")
    late = report.all_seats_ms["p99"]
    if p99 is not None and not late <= p99:  # nothing was measured where it is no number
        faults.append(f"99 % of the moves were at the last seat within {late} ms, not {p99:.0f}")
    return faults


def lost(report: Report) -> list[str]:
    """Return which moves were refused or lost: that is wrong at any rate."""
    faults = [f"{report.errors} moves were refused"] if report.errors else []
    missing = report.acknowledged - report.stored
    return [*faults, f"{missing} acknowledged moves were lost"] if missing > 0 else faults


def judged(reports: Sequence[Report], args: argparse.Namespace) -> list[str]:
    """Return what is wrong with all that was measured; the last report is the one that counts."""
    if args.within is None:
        return wrong(reports[-1], args.p99)
    faults = [fault for report in reports for fault in lost(report)]
    best = max((each.wanted_rate for each in reports if not wrong(each, args.within)), default=0.0)
    return [*faults, f"{best:.0f} moves a second at most, not {args.wanted:.0f}"] if best < args.wanted else faults


def highest(args: argparse.Namespace, within: float) -> list[Report]:
    """Look for the highest rate at which 99 % of the moves are everywhere in time; that report comes last."""
    reports, kept, missed = list[Report](), list[Report](), 0.0
    rate, halved = args.rate, 0
    while halved < HALVINGS:
        report = measured(args, rate)
        good = not wrong(report, within)
        reports.append(report)
        sys.stderr.write(f"{rate:.0f}/s: {report.moves_per_second}/s, all seats {report.all_seats_ms}\n")
        if good:
            kept.append(report)
        else:
            missed = rate
        best = max((each.wanted_rate for each in kept), default=0.0)
        halved += bool(missed)
        rate = (best + missed) / 2 if missed else rate * FASTER
    return reports + ([max(kept, key=lambda each: each.wanted_rate)] if kept else [])


def main(arguments: Sequence[str] | None = None) -> int:
    """Start a server, load it, stop it, report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="smoki")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rate", type=float, default=1_100.0, help="wanted moves a second, all tables together")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--db", choices=KINDS, default="sqlite")
    parser.add_argument("--workers", type=int, default=1, help="server processes; more than one need PostgreSQL")
    parser.add_argument("--within", type=float, help="look for the highest rate with a p99 of so many milliseconds")
    parser.add_argument(
        "--p99", type=float, help="fail unless 99 %% of the moves are everywhere in so many milliseconds"
    )
    parser.add_argument("--record", type=Path, help="write the report there as JSON")
    args = parser.parse_args(arguments)
    args.wanted = args.rate
    if not (0 < args.tables <= MOST_TABLES and 0 < args.seconds <= MOST_SECONDS and args.rate > 0):
        parser.error(f"at most {MOST_TABLES} tables and {MOST_SECONDS:.0f} seconds")
    reports = [measured(args, args.rate)] if args.within is None else highest(args, args.within)
    report = reports[-1]
    shown = msgspec.json.format(msgspec.json.encode(report), indent=2)
    sys.stdout.write(shown.decode() + "\n")
    if args.record:
        args.record.write_bytes(shown + b"\n")
    faults = judged(reports, args)
    for fault in faults:
        sys.stderr.write(f"wrong: {fault}\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
