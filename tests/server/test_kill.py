"""Killed under load and started again: no acknowledged move is lost, none is doubled, every table goes on.

Whoever has finished a game plays another one, so people play before every kill, however many there are.
"""

import asyncio
import os
import signal
import socket
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, final

import httpx
import pytest
from sqlalchemy import select

import drakehall as dh
from drakehall.client import Client, Refusal
from drakehall.client.seat import SeatAtTable
from drakehall.server.export import exported
from drakehall.server.storage.engine import connect
from drakehall.server.storage.schema import LOG
from drakehall.wire.frames import Act, PositionShown, Refused
from tests.server.house import house

TABLES = 6
MOVES = 60
"""Acknowledged moves between two kills."""


CONFIG = """
writes_per_minute = 100000
frames_per_second = 100000
bot_workers = 1
bot_grace = 60.0
"""


@final
class ServerProcess:
    """`drakehall serve` in a process that can be killed; always at the same address."""

    def __init__(self, folder: Path, db: str, *more: str, environment: Mapping[str, str] | None = None) -> None:
        self._folder = folder
        self._db = db
        self._more = more
        self._environment = os.environ | {"LC_ALL": "C.UTF-8"} | dict(environment or {})
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self._port}"
        self._log = folder / f"{self._port}.log"
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        (self._folder / "hall.toml").write_text(CONFIG)
        where = ["--port", str(self._port), "--db", self._db, "--config", "hall.toml", *self._more]
        said = self._log.open("ab")
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "drakehall", "serve", *where),
            cwd=self._folder,
            stdout=asyncio.subprocess.PIPE,
            stderr=said,
            env=self._environment,
        )
        said.close()
        assert self._process.stdout is not None
        assert b"open" in await self._process.stdout.readline()

    async def end(self, how: signal.Signals) -> int:
        assert self._process is not None
        if self._process.returncode is None:
            self._process.send_signal(how)
        return await self._process.wait()

    def send(self, what: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(what)

    def log(self) -> str:
        """What it has logged so far, all of its lives."""
        return self._log.read_text()

    def children(self) -> list[int]:
        """The processes that it has started itself, the oldest first."""
        assert self._process is not None
        tasks = Path(f"/proc/{self._process.pid}/task").glob("*/children")
        return sorted(int(child) for task in tasks for child in task.read_text().split())


@final
class Player:
    """One person at one table, who remembers every acknowledged move and everything told."""

    def __init__(self, client: Client, table: str, moves: "Moves") -> None:
        self.client = client
        self.moves = moves
        self.task: asyncio.Task[None]
        self.begin(table)

    def begin(self, table: str) -> None:
        """Play at a table from now on."""
        self.table = table
        self.seq = 0
        self.told: list[int] = []
        self.over = False

    async def play(self) -> None:
        """Play until the game is over, or the server or its database is gone."""
        try:
            async with self.client.play(self.table, since=self.seq) as seat:
                while not self.over:
                    await self._once(seat)
        except OSError:
            return
        except Refusal as refused:
            if refused.problem.id != "server-storage-failed":
                raise

    async def again(self) -> bool:
        """Ask for a rematch, or accept it, and say whether there was somebody to ask; it may be refused just now."""
        self.moves.ended(self.table)
        await self.moves.allowed.wait()
        try:
            table = (await self.client.rematch(self.table)).id
        except (OSError, httpx.TransportError):
            return False
        except Refusal:
            return True
        self.in_order()
        self.begin(table)
        return True

    def in_order(self) -> None:
        """Everything was told once, one after the other."""
        assert self.told == list(range(1, len(self.told) + 1)), "an event was lost or doubled"

    async def _once(self, seat: SeatAtTable) -> None:
        frame = await seat.receive()
        if isinstance(frame, Refused) and frame.problem.id == "server-storage-failed":
            raise ConnectionError("nothing can be stored; come again")
        if not isinstance(frame, PositionShown):
            return
        for entry in frame.happened:
            self.told.append(entry.seq)
            if entry.action is not None and not entry.forced:
                self.moves.acknowledge(self.table, entry.seq, entry.seat, entry.action)
        self.seq = frame.seq
        self.over = frame.result is not None
        if frame.legal:
            await self.moves.allowed.wait()
            choice = frame.legal[(7 * frame.seq + 3) % len(frame.legal)]
            await seat.send(Act(seq=frame.seq, action=choice.action))


@final
class Moves:
    """The moves that were acknowledged, and somebody who waits for a number of them."""

    def __init__(self) -> None:
        self.known: dict[tuple[str, int], tuple[int, str]] = {}
        self.allowed = asyncio.Event()
        """Whether anybody may move just now."""
        self.allowed.set()
        self._wanted = 0
        self._still: set[str] = set()
        self._enough = asyncio.Event()

    def acknowledge(self, table: str, seq: int, seat: int, action: str) -> None:
        assert self.known.setdefault((table, seq), (seat, action)) == (seat, action), "a move was told in two ways"
        self.ended(table)

    def ended(self, table: str) -> None:
        """Wait for nothing more at a table."""
        self._still.discard(table)
        if len(self.known) >= self._wanted and not self._still:
            self._enough.set()

    async def more(self, count: int, still: set[str], until: Sequence[asyncio.Task[None]]) -> int:
        """Wait for so many more and one at each of these tables, or until all of `until` are done; give how many."""
        before = len(self.known)
        self._wanted = len(self.known) + count
        self._still = still
        self._enough.clear()
        waits: list[asyncio.Task[Any]] = [asyncio.create_task(self._enough.wait())]
        waits.append(asyncio.create_task(asyncio.wait(until)))
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        for wait in waits:
            wait.cancel()
        return len(self.known) - before


async def tables(server: ServerProcess, moves: Moves, clients: list[Client]) -> list[Player]:
    """Tables for two of all games, all begun."""
    names = [name for name in dh.game_names() if 2 in dh.game(name).seats]
    players = []
    for number in range(TABLES):
        host, other = Client(server.address), Client(server.address)
        clients += [host, other]
        table = (await host.create(names[number % len(names)], 2)).table.id
        await other.sit(table)
        await host.start(table)
        players += [Player(host, table, moves), Player(other, table, moves)]
    return players


async def check_log(db: str, moves: Moves, players: list[Player]) -> None:
    """Every move acknowledged so far is in the log at its place, and every log is without gap."""
    known = moves.known.copy()  # people may play on meanwhile
    database = connect(db, "NORMAL")
    async with database.engine.connect() as connection:
        wanted = select(LOG.c.table_id, LOG.c.seq, LOG.c.entry).order_by(LOG.c.table_id, LOG.c.seq)
        rows = (await connection.execute(wanted)).all()
    await database.engine.dispose()
    stored = {(table, seq): entry for table, seq, entry in rows}
    for (table, seq), (seat, action) in known.items():
        assert (table, seq) in stored, "an acknowledged move is lost"
        assert f'"seat":{seat},"action":"{action}"' in stored[table, seq]
    for table in {player.table for player in players}:
        numbers = [seq for each, seq, _ in rows if each == table]
        assert numbers == list(range(1, len(numbers) + 1))


async def play_on(player: Player) -> None:
    """Play one game after the other until the server is gone."""
    await player.play()
    while player.over and await player.again():
        await player.play()


async def ended(folder: Path, db: str, times: int, how: signal.Signals = signal.SIGKILL) -> Moves:
    """End a server so many times while people play; every table goes on each time. Give what was acknowledged."""
    server, moves, clients = ServerProcess(folder, db), Moves(), list[Client]()
    await server.start()
    try:
        players = await tables(server, moves, clients)
        for at in range(times + 1):
            going = {player.table for player in players if not player.over}
            playing = [asyncio.create_task(play_on(player)) for player in players]
            acknowledged = await moves.more(MOVES, going.copy(), playing)
            await server.end(how if at < times else signal.SIGTERM)
            await asyncio.gather(*playing)
            assert acknowledged >= MOVES, "nobody was playing"
            await check_log(db, moves, players)
            for player in players:
                player.in_order()
            await server.start()
        for client in clients:
            await client._http.aclose()
    finally:
        await server.end(signal.SIGTERM)
    for table in {table for table, _ in moves.known}:
        session = await exported(db, table)
        assert len(session.log) >= max(seq for each, seq in moves.known if each == table)
    return moves


def test_no_acknowledged_move_is_lost(tmp_path: Path, db: str) -> None:
    house(ended(tmp_path, db, 2), patience=600.0)


def test_a_graceful_restart_loses_no_move(tmp_path: Path, db: str) -> None:
    """Whoever plays is asked to come again, and what was acknowledged is there then."""
    house(ended(tmp_path, db, 2, signal.SIGTERM), patience=600.0)


@pytest.mark.slow
def test_no_acknowledged_move_is_lost_twenty_times(tmp_path: Path, db: str) -> None:
    house(ended(tmp_path, db, 20), patience=600.0)
