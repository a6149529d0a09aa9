"""Whether a hall forgets: thousands of tables are opened, played at and left, and its memory must stay flat.

`python -m bench.forgetting` goes through all games. At every table two people and a bot sit down, a few moves are
played by sockets, and then everybody is gone: some have left the table, some only closed the page, some never began.
The hall keeps `idle_tables` in memory, so its memory grows until there are so many; from then on it must not. It ends
with 1 if from the middle to the end it grew by more than `--most` megabytes for a thousand tables.
"""

import argparse
import asyncio
import random
import sys
from pathlib import Path
from typing import Final

import httpx
import msgspec
from websockets.asyncio.client import connect

from bench.load import NoCookies, Told, cookie_of
from bench.served import KINDS, UNLIMITED, Served, memory, served
from drakehall.kernel import registry

AT_ONCE: Final = 8
STEPS: Final = 20
MOVES: Final = 3
MANY: Final = UNLIMITED + "idle_tables = 200\n"
"""Fewer than by default, so that memory is full early and what follows tells more."""


class Grown(msgspec.Struct, frozen=True):
    """What the servers held, in megabytes, after so many tables."""

    db: str
    workers: int
    tables: list[int]
    megabytes: list[float]
    a_thousand: float
    """By how much they grew with a thousand tables, from the middle to the end."""


async def opened_and_left(hall: Served, count: int) -> list[tuple[int, float]]:
    """Open tables and leave them; look at the memory now and then."""
    gate, seen = asyncio.Semaphore(AT_ONCE), list[tuple[int, float]]()
    async with httpx.AsyncClient(base_url=hall.address, timeout=60, verify=False) as http:
        http._cookies = NoCookies()
        for step in range(STEPS):
            numbers = range(step * count // STEPS, (step + 1) * count // STEPS)
            await asyncio.gather(*(_table(http, hall, number, gate) for number in numbers))
            seen.append((numbers.stop, round(memory(hall) / 1e6, 1)))
            sys.stderr.write(f"{seen[-1][0]} tables: {seen[-1][1]} MB\n")
    return seen


async def _table(http: httpx.AsyncClient, hall: Served, number: int, gate: asyncio.Semaphore) -> None:
    """Open a table, play a little unless it only gathers, and go, by leaving or without a word."""
    names = registry.game_names()
    game = registry.game(names[number % len(names)])
    seats = 3 if 3 in game.seats else 2
    bots = ["random"] * (seats - 2)
    async with gate:
        made = await http.post("/api/tables", json={"game": game.name, "seats": seats, "bots": bots})
        made.raise_for_status()
        table, cookies = made.json()["table"]["id"], [cookie_of(made)]
        sat = await http.post(f"/api/tables/{table}/sit", json={})
        sat.raise_for_status()
        cookies.append(cookie_of(sat))
        if number % 5:
            begun = await http.post(f"/api/tables/{table}/start", json={}, headers={"Cookie": cookies[0]})
            begun.raise_for_status()
            await _play(hall, table, cookies, random.Random(number))
        if number % 2:
            for cookie in cookies:
                await http.post(f"/api/tables/{table}/leave", json={}, headers={"Cookie": cookie})


async def _play(hall: Served, table: str, cookies: list[str], dice: random.Random) -> None:
    """Let both people look on until a few moves are played."""
    done = asyncio.Event()
    await asyncio.gather(*(_sit(hall, table, cookie, dice, done) for cookie in cookies))


async def _sit(hall: Served, table: str, cookie: str, dice: random.Random, done: asyncio.Event) -> None:
    path = f"{hall.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    async with connect(path, additional_headers={"Cookie": cookie}, compression=None, proxy=None) as socket:
        while not done.is_set():
            raw = await socket.recv(decode=False)
            told = msgspec.json.decode(raw, type=Told)
            if told.type == "position" and (told.seq >= MOVES or told.result is not None):
                done.set()
            elif told.legal:
                action = dice.choice(told.legal).action
                await socket.send(f'{{"type":"act","seq":{told.seq},"action":{action}}}')


def main() -> int:
    """Serve, open and leave, report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=5_000)
    parser.add_argument("--db", choices=KINDS, default="sqlite")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--most", type=float, default=3.0, help="megabytes for a thousand tables")
    parser.add_argument("--record", type=Path, help="write the report there as JSON")
    args = parser.parse_args()
    with served(args.db, args.workers, MANY) as hall:
        seen = asyncio.run(opened_and_left(hall, args.tables))
    (middle, before), (end, after) = seen[len(seen) // 2 - 1], seen[-1]
    grown = Grown(
        args.db,
        args.workers,
        [tables for tables, _ in seen],
        [held for _, held in seen],
        round(1000 * (after - before) / (end - middle), 2),
    )
    shown = msgspec.json.format(msgspec.json.encode(grown), indent=2)
    sys.stdout.write(shown.decode() + "\n")
    if args.record:
        args.record.write_bytes(shown + b"\n")
    return 1 if grown.a_thousand > args.most else 0


if __name__ == "__main__":
    sys.exit(main())
