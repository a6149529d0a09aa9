"""The course of a finished game: how soon a server tells it while tables play on, and whether short cuts change it.

    PYTHONPATH=$(realpath build/compiled) .venv/bin/python -m bench.course page --games 5 --record page.json
    PYTHONPATH=$(realpath build/compiled) .venv/bin/python -m bench.course moments --games 10

`page` plays games against a bot at a real server, then asks for their courses as the page does, one after the other,
while two other tables play on: a person decides there after so many seconds, and the bot answers. It tells how long
each course took, and how long the bot's answers took before and meanwhile; it fails if a course took longer than
`--within`. `moments` compares the three moments of a course, which leaves out decisions that can hardly matter any
more, with those found by looking into every decision; it fails if they are the same in fewer than nine games of ten.
"""

import argparse
import asyncio
import os
import platform
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from statistics import mean, median
from typing import Final

import msgspec

from drakehall import bots
from drakehall.bots.analysis.course import (
    TRIALS,
    course,
    judged,
    moments,
    plan,
)
from drakehall.bots.bot import bot_chance
from drakehall.client import Client
from drakehall.kernel import registry
from drakehall.session import Player, Session

OPPONENT: Final = "adept"
PLAYERS: Final = ("novice", "greedy", "adept", "random")
"""Who stands for a person in the games whose moments are compared."""
TABLES: Final = 2
PAUSE: Final = 0.6
"""Number of seconds between two questions about a course, as in the page."""
SAME: Final = 0.9
"""The share of games in which the moments must be the same."""


class Report(msgspec.Struct, frozen=True):
    """How soon courses were told, in seconds, and what the other tables noticed."""

    at: str
    machine: str
    load_average: float
    """Of the machine before the courses were asked for, while the other tables played."""
    game: str
    trials: int
    courses: list[float]
    turns_before: list[float]
    """How long a bot's turns at the other tables took before …"""
    turns_meanwhile: list[float]
    """… and while courses were made."""


def main() -> int:
    """Measure what is wished."""
    parser = argparse.ArgumentParser(prog="bench.course", description=__doc__.partition("\n")[0])
    parser.add_argument("what", choices=("page", "moments"))
    parser.add_argument("--game", default="wyrmspan")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--first", type=int, default=0, help="seed of the first game")
    parser.add_argument("--think", type=float, default=2.0, help="seconds that a person thinks at the other tables")
    parser.add_argument("--within", type=float, default=10.0, help="seconds within which a course must be complete")
    parser.add_argument("--record", type=Path, help="write what a page waited for there as JSON")
    told = parser.parse_args()
    if told.what == "moments":
        return 0 if compare(told.game, range(told.first, told.first + told.games)) >= SAME else 1
    report = asyncio.run(serve(told.game, told.games, told.think))
    if told.record:
        told.record.write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=2) + b"\n")
    return 0 if max(report.courses) <= told.within else 1


def say(text: str) -> None:
    """Print a line at once."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


# ── Moments ──


def compare(game: str, seeds: Sequence[int]) -> float:
    """Find the moments of some games twice; return in which share of them they are the same."""
    same = 0
    for seed in seeds:
        session = played(game, seed)
        begun = time.process_time()
        short = course(session, [0]).moments
        middle = time.process_time()
        wanted = plan(session, [0])
        found = [judged(session.game, each, TRIALS, 0) for each in wanted.decided]
        whole = moments([each for each in found if each is not None])
        ended = time.process_time()
        agree = [each.entry for each in short] == [each.entry for each in whole]
        same += agree
        say(
            f"seed {seed}, {session.players[0].name}, {session.state.scores()}: {'same' if agree else 'other'} moments "
            f"{[each.entry for each in short]} {[each.entry for each in whole]}, {len(wanted.decided)} decisions, "
            f"processor time {middle - begun:.1f} s and {ended - middle:.1f} s"
        )
    say(f"the same three moments in {same} of {len(seeds)} games")
    return same / len(seeds)


def played(game: str, seed: int) -> Session:
    """Let two bots play; the first stands for a person."""
    rules = registry.game(game)
    names = (PLAYERS[seed % len(PLAYERS)], OPPONENT)
    session = Session(rules, 2, seed, players=[Player(names[0]), Player(names[1], names[1])])
    players = [bots.make(name, rules, 2 * seed + seat) for seat, name in enumerate(names)]
    chance = bot_chance(seed)
    while (seat := session.state.seat) is not None:
        session.play(seat, bots.choose(players[seat], session.state, chance))
    return session


# ── A page ──


async def serve(game: str, games: int, think: float) -> Report:
    """Open a hall, let tables play, ask for courses."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Path(folder, "settings.toml")
        settings.write_text("writes_per_minute = 100000\nframes_per_second = 1000\n")
        command = [sys.executable, "-m", "drakehall", "serve", "--port", "0", "--db", f"{folder}/hall.db"]
        environment = os.environ | {"COLUMNS": "500", "LC_ALL": "C.UTF-8"}
        with subprocess.Popen(
            [*command, "--config", str(settings)], stdout=subprocess.PIPE, text=True, env=environment
        ) as server:
            assert server.stdout is not None
            address = next(word for word in server.stdout.readline().split() if word.startswith("http"))
            try:
                return await measure(address.replace("localhost", "127.0.0.1"), game, games, think)
            finally:
                server.terminate()


async def measure(address: str, game: str, games: int, think: float) -> Report:
    """Measure how long courses take, and how long bots do."""
    async with Client(address) as ola:
        tables = [await table(ola, game, "greedy") for _ in range(games)]
        for each in tables:
            await play(ola, each, 0.0, [])
        answers: list[float] = []
        others = [asyncio.create_task(keep_playing(ola, game, think, answers)) for _ in range(TABLES)]
        await asyncio.sleep(10 * think)
        before, took, busy = answers[:], list[float](), os.getloadavg()[0]
        answers.clear()
        for each in tables:
            begun = time.perf_counter()
            while (await ola.course(each)).course is None:
                await asyncio.sleep(PAUSE)
            took.append(time.perf_counter() - begun)
            say(f"a course in {took[-1]:.1f} s")
        for task in others:
            task.cancel()
        await asyncio.wait(others)
    say(f"{len(took)} courses: median {median(took):.1f} s, longest {max(took):.1f} s")
    for when, some in (("before", before), ("meanwhile", answers)):
        if some:
            say(f"a bot's turn {when}: mean {mean(some):.2f} s, longest {max(some):.2f} s of {len(some)}")
    return Report(
        at=datetime.now(UTC).isoformat(timespec="seconds"),
        machine=f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
        load_average=round(busy, 1),
        game=game,
        trials=TRIALS,
        courses=[round(each, 2) for each in took],
        turns_before=[round(each, 2) for each in before],
        turns_meanwhile=[round(each, 2) for each in answers],
    )


async def table(ola: Client, game: str, bot: str) -> str:
    """Begin a game against a bot."""
    id_ = (await ola.create(game, 2, bots=[bot], open=False)).table.id
    await ola.start(id_)
    return id_


async def keep_playing(ola: Client, game: str, think: float, answers: list[float]) -> None:
    """Play one game after the other."""
    while True:
        await play(ola, await table(ola, game, OPPONENT), think, answers)


async def play(ola: Client, table: str, think: float, answers: list[float]) -> None:
    """Play to the end by chance; note how long it takes from each decision until the next."""
    dice = random.Random(table)
    async with ola.play(table) as seat:
        moved: float | None = None
        async for position in seat:
            if position.result:
                return
            if not position.legal:
                continue
            if moved is not None and any(entry.seat != position.seat for entry in position.happened):
                answers.append(time.perf_counter() - moved)
            await asyncio.sleep(think)
            moved = time.perf_counter()
            await seat.act(dice.choice(position.legal))


if __name__ == "__main__":
    sys.exit(main())
