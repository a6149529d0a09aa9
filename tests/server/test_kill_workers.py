"""Several servers over one PostgreSQL: one is killed while the others go on; so is the database."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

import drakehall as dh
from drakehall.client import Client
from drakehall.server.export import exported
from tests.postgres import Cluster, end, new_cluster
from tests.server.house import asking, house
from tests.server.test_kill import Moves, Player, ServerProcess, check_log

TABLES = 2
MOVES = 10
"""Acknowledged moves before and after each kill."""


async def person(servers: list[ServerProcess]) -> list[Client]:
    """One person with a way to each server."""
    clients = [Client(server.address) for server in servers]
    await clients[0].rename("somebody")
    for other in clients[1:]:
        other._http.cookies = clients[0]._http.cookies
    return clients


async def play_on(player: Player, ways: list[Client]) -> None:
    """Play one game after the other, by another way whenever one is closed."""
    while True:
        player.client = ways[0]
        if player.over:
            await player.again()
        else:
            await player.play()
        ways = [*ways[1:], ways[0]]
        await asyncio.sleep(0)


@asynccontextmanager
async def playing(servers: list[ServerProcess], moves: Moves) -> AsyncIterator[list[Player]]:
    """Tables of two people, who came in by different servers, and a bot."""
    names = [name for name in ("smoki", "wyrmspan", "simurgh") if 3 in dh.game(name).seats]
    players, clients, tasks = list[Player](), list[Client](), list[asyncio.Task[None]]()
    for number in range(TABLES):
        host, other = await person(servers), await person(servers[::-1])
        clients += [*host, *other]
        table = (await host[0].create(names[number % len(names)], 3, bots=["random"])).table.id
        await other[0].sit(table)
        await host[0].start(table)
        for ways in (host, other):
            players.append(Player(ways[0], table, moves))
            players[-1].task = asyncio.create_task(play_on(players[-1], ways))
            tasks.append(players[-1].task)
    try:
        yield players
        for task in tasks:
            if task.done():
                task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)
        for client in clients:
            await client._http.aclose()


async def go_on(moves: Moves, players: list[Player]) -> None:
    """Wait for some more moves, and for one at each table whose game goes on meanwhile."""
    going = {player.table for player in players if not player.over}
    failed = asyncio.create_task(_failed(players))
    await moves.more(MOVES, going, [failed])
    if failed.done():
        failed.result()
    failed.cancel()


async def _failed(players: list[Player]) -> None:
    """Wait until one of those who play has met with something that nobody should; raise it."""
    done, _ = await asyncio.wait([player.task for player in players], return_when=asyncio.FIRST_EXCEPTION)
    for task in done:
        task.result()


async def check(db: str, moves: Moves, players: list[Player]) -> None:
    """Nothing that was acknowledged is lost, nobody was told anything twice or left out."""
    await check_log(db, moves, players)
    for player in players:
        player.in_order()


async def one_of_two_killed(folder: Path, db: str, times: int) -> Moves:
    servers, moves = [ServerProcess(folder, db) for _ in range(2)], Moves()
    for server in servers:
        await server.start()
    try:
        async with playing(servers, moves) as players:
            for number in range(times):
                victim = servers[number % 2]
                await go_on(moves, players)
                await victim.end(signal.SIGKILL)
                await go_on(moves, players)  # the other plays on
                moves.allowed.clear()
                await victim.start()
                moves.allowed.set()
                await check(db, moves, players)
            await go_on(moves, players)
            await check(db, moves, players)
    finally:
        for server in servers:
            await server.end(signal.SIGTERM)
    for table in {table for table, _ in moves.known}:
        assert (await exported(db, table)).log
    return moves


@pytest.mark.slow
def test_one_of_two_servers_is_killed_and_the_other_plays_on(tmp_path: Path, postgres: str) -> None:
    house(one_of_two_killed(tmp_path, postgres, 2), patience=900.0)


@pytest.mark.slow
def test_one_of_two_servers_is_killed_ten_times(tmp_path: Path, postgres: str) -> None:
    house(one_of_two_killed(tmp_path, postgres, 10), patience=1200.0)


# ── One port, several processes ──


async def supervised(folder: Path, db: str, times: int) -> Moves:
    server, moves = ServerProcess(folder, db, "--workers", "2", "--bot-workers", "1"), Moves()
    await server.start()
    try:
        async with playing([server], moves) as players:
            for number in range(times):
                await go_on(moves, players)
                children = server.children()
                assert len(children) == 3
                os.kill(children[number % 3], signal.SIGKILL)  # servers and who takes jobs, in turn
                await go_on(moves, players)
                moves.allowed.clear()
                await check(db, moves, players)
                await _replaced(server, children)
                moves.allowed.set()
            await renewed(server)
            await go_on(moves, players)
            await check(db, moves, players)
        assert await server.end(signal.SIGTERM) == 0
    finally:
        await server.end(signal.SIGKILL)
    return moves


async def renewed(server: ServerProcess) -> None:
    """Have all processes replaced, one after the other; meanwhile the port is open, and somebody answers.

    A connection that a process has not taken when it closes is reset; whoever asks again reaches another one.
    """
    before = server.children()
    server.send(signal.SIGHUP)
    while len(set(server.children()) - set(before)) < len(before):
        try:
            await _well(server)
        except (httpx.ReadError, httpx.WriteError, httpx.RemoteProtocolError):
            await _well(server)


async def _well(server: ServerProcess) -> None:
    """Ask by a connection of its own."""
    async with asking(server.address) as http:
        assert (await http.get("/health", timeout=60)).status_code == 200


async def _replaced(server: ServerProcess, before: list[int]) -> None:
    """Wait until there are as many processes again, and others."""
    async with asking(server.address) as http:
        while len(server.children()) < len(before) or server.children() == before:
            await http.get("/health", timeout=60)


def test_processes_that_die_are_replaced_and_no_turn_is_lost(tmp_path: Path, postgres: str) -> None:
    house(supervised(tmp_path, postgres, 3), patience=900.0)


# ── The database ──


@pytest.fixture
def own_cluster() -> Iterator[Cluster]:
    """A PostgreSQL that a test may stop."""
    cluster = new_cluster()
    yield cluster
    end(cluster)


async def database_restarted(folder: Path, cluster: Cluster, db: str, times: int) -> Moves:
    server, moves = ServerProcess(folder, db), Moves()
    await server.start()
    try:
        async with playing([server], moves) as players, asking(server.address) as http:
            for number in range(times):
                await go_on(moves, players)
                await asyncio.to_thread(cluster.stop, "immediate" if number % 2 else "fast")
                moves.allowed.clear()
                ready = await http.get("/ready", timeout=60)
                assert (ready.status_code, ready.json()["id"]) == (503, "server-storage-failed")
                assert "drakehall_storage_ill 1.0" in (await http.get("/metrics")).text
                await asyncio.to_thread(cluster.start)
                while (await http.get("/ready", timeout=60)).status_code != 200:
                    pass
                assert "drakehall_storage_ill 0.0" in (await http.get("/metrics")).text
                moves.allowed.set()
                await go_on(moves, players)
                await check(db, moves, players)
    finally:
        await server.end(signal.SIGTERM)
    said = server.log()
    assert said.count('"storage is ill"') >= times
    assert said.count('"storage is well again"') >= times
    return moves


def test_postgres_is_restarted_and_nothing_is_lost(tmp_path: Path, own_cluster: Cluster) -> None:
    with own_cluster.database() as db:
        house(database_restarted(tmp_path, own_cluster, db, 1), patience=900.0)


@pytest.mark.slow
def test_postgres_is_restarted_five_times(tmp_path: Path, own_cluster: Cluster) -> None:
    with own_cluster.database() as db:
        house(database_restarted(tmp_path, own_cluster, db, 5), patience=900.0)
