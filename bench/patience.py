"""How long a person waits for a greedy bot while one stranger plays at a hundred tables full of masters.

`python -m bench.patience` serves a hall, lets a person play against a greedy bot, first alone and then beside the
stranger, who comes from another address (127.0.0.2), sits and looks on at all tables and answers at once, so that a
master thinks at each of them all the time. A wait lasts from sending a move until the person is asked again: the move
is stored, the bot has thought and its moves are stored. It ends with 1 if any wait beside the stranger was longer than
`--most` seconds. `--same-address` lets the stranger come from the person's own.
"""

import argparse
import asyncio
import random
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import httpx
import msgspec
from websockets.asyncio.client import connect

from bench.load import NoCookies, Told, cookie_of
from bench.served import KINDS, UNLIMITED, Served, served

HERE: Final = "127.0.0.1"
STRANGER: Final = "127.0.0.2"
GAME: Final = "smoki"
AT_ONCE: Final = 10


class Waits(msgspec.Struct, frozen=True):
    """How long somebody waited, in milliseconds."""

    waits: int
    p50: float
    p99: float
    longest: float


class Report(msgspec.Struct, frozen=True):
    """What was measured."""

    db: str
    workers: int
    tables: int
    same_address: bool
    alone: Waits
    beside: Waits
    masters_moves: int
    """How many moves the stranger was answered meanwhile."""


class Guest:
    """Somebody who plays at tables against bots, from an address."""

    def __init__(self, hall: Served, address: str) -> None:
        """Come from there; nothing is asked yet."""
        self._hall = hall
        self._address = address
        transport = httpx.AsyncHTTPTransport(local_address=address)
        self._http = httpx.AsyncClient(base_url=hall.address, timeout=600, transport=transport)
        self._http._cookies = NoCookies()
        self._cookie: dict[str, str] = {}
        self.waits: list[float] = []

    async def table(self, bots: Sequence[str]) -> str:
        """Set a table with bots and begin."""
        wanted = {"game": GAME, "seats": 1 + len(bots), "bots": list(bots)}
        made = await self._http.post("/api/tables", json=wanted, headers=self._cookie)
        made.raise_for_status()
        if not self._cookie:
            self._cookie = {"Cookie": cookie_of(made)}
        table: str = made.json()["table"]["id"]
        (await self._http.post(f"/api/tables/{table}/start", json={}, headers=self._cookie)).raise_for_status()
        return table

    async def play(self, table: str, enough: asyncio.Event, most: int | None = None) -> None:
        """Play there by chance until it is enough or the game is over; note every wait for the bots."""
        path = f"{self._hall.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        dice, sent = random.Random(table), 0.0
        kind = {"compression": None, "proxy": None, "local_addr": (self._address, 0)}
        async with connect(path, additional_headers=self._cookie, **kind) as socket:  # type: ignore[arg-type]
            while not enough.is_set():
                told = msgspec.json.decode(await socket.recv(decode=False), type=Told)
                if told.result is not None:
                    return
                if told.type != "position" or not told.legal:
                    continue
                if sent:
                    self.waits.append(time.perf_counter() - sent)
                if most is not None and len(self.waits) >= most:
                    enough.set()
                    return
                sent = time.perf_counter()
                action = dice.choice(told.legal).action
                await socket.send(f'{{"type":"act","seq":{told.seq},"action":{action}}}')

    async def again_and_again(self, bots: Sequence[str], enough: asyncio.Event, most: int | None = None) -> None:
        """Play one game after the other."""
        while not enough.is_set():
            await self.play(await self.table(bots), enough, most)


async def measured(hall: Served, args: argparse.Namespace) -> Report:
    """Let the person wait alone, then beside the stranger."""
    alone, beside = Guest(hall, HERE), Guest(hall, HERE)
    await alone.again_and_again(["greedy"], asyncio.Event(), args.waits)
    stranger, enough = Guest(hall, HERE if args.same_address else STRANGER), asyncio.Event()
    masters = ["master"] * 3
    first = await stranger.table(masters)
    gate = asyncio.Semaphore(AT_ONCE)

    async def set_one() -> str:
        async with gate:
            return await stranger.table(masters)

    tables = [first, *await asyncio.gather(*(set_one() for _ in range(args.tables - 1)))]
    playing = [asyncio.create_task(stranger.play(table, enough)) for table in tables]
    await asyncio.sleep(args.settle)
    answered = len(stranger.waits)
    await beside.again_and_again(["greedy"], asyncio.Event(), args.waits)
    answered = len(stranger.waits) - answered
    enough.set()
    for task in playing:
        task.cancel()
    await asyncio.wait(playing)
    return Report(
        args.db, args.workers, args.tables, args.same_address, _told(alone.waits), _told(beside.waits), answered
    )


def _told(waits: Sequence[float]) -> Waits:
    ordered = [round(1000 * each, 1) for each in sorted(waits)]
    return Waits(len(ordered), ordered[len(ordered) // 2], ordered[int(len(ordered) * 0.99)], ordered[-1])


def main() -> int:
    """Serve, let people wait, report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--waits", type=int, default=200)
    parser.add_argument("--settle", type=float, default=10.0, help="seconds before the person comes")
    parser.add_argument("--db", choices=KINDS, default="sqlite")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--same-address", action="store_true")
    parser.add_argument("--most", type=float, default=1.0, help="seconds that a wait may last")
    parser.add_argument("--record", type=Path, help="write the report there as JSON")
    args = parser.parse_args()
    with served(args.db, args.workers, UNLIMITED) as hall:
        report = asyncio.run(measured(hall, args))
    shown = msgspec.json.format(msgspec.json.encode(report), indent=2)
    sys.stdout.write(shown.decode() + "\n")
    if args.record:
        args.record.write_bytes(shown + b"\n")
    return 1 if report.beside.longest > 1000 * args.most else 0


if __name__ == "__main__":
    sys.exit(main())
