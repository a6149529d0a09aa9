"""Tables come and go: keys and invitations, waiting, a bounded number, closed when nobody uses them."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any, final

import pytest
from mcp import Client

from drakehall.hall.table import LiveTable
from drakehall.hall.watcher import Watcher
from drakehall.mcp_server import seat
from drakehall.mcp_server import tables as mcp_tables
from tests.mcp_server.room import INVITATION, Player, Refused, first, player, room

TWO = {"game": "smoki", "bots": [], "seed": 5, "options": {"starting_seat": 0}}


@final
class Hands:
    """A clock whose hands a test turns."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        return self.now

    def time(self) -> float:
        return self.now


async def two_players(stack: AsyncExitStack) -> tuple[Player, Player]:
    """Two clients at a table."""
    server, _ = await stack.enter_async_context(room())
    ola, jan = [Player(await stack.enter_async_context(Client(server.protocol))) for _ in range(2)]
    found = INVITATION.search(await ola.call("new_table", **TWO, name="Ola"))
    assert found is not None
    await jan.call("join_table", invitation=found[1], name="Jan")
    return ola, jan


async def test_a_free_seat_is_taken_by_invitation_and_by_nothing_else() -> None:
    async with room() as (server, _), Client(server.protocol) as client:
        ola, jan, ewa = (Player(client) for _ in range(3))
        told = await ola.call("new_table", **TWO)
        found = INVITATION.search(told)
        assert found is not None
        assert "Call wait" in await ola.refused("move", decision=0, action="turn_up 0")
        assert (await ola.look("wait", seconds=0))["status"] == "gathering"
        assert "Use the invitation" in await jan.refused("join_table", invitation=ola.key)
        assert "No seat here belongs" in await jan.refused("observe", key=found[1])
        joined = await jan.look("join_table", invitation=found[1])
        assert (joined["seat"], joined["status"]) == (1, "playing")
        assert joined["key"] != ola.key
        assert "not possible while the game is in progress" in await ewa.refused("join_table", invitation=found[1])


async def test_who_waits_is_woken_by_the_move_of_another() -> None:
    async with AsyncExitStack() as stack:
        ola, jan = await two_players(stack)
        waiting = asyncio.create_task(jan.look("wait", seconds=100))
        await asyncio.sleep(0)
        assert not (await ola.look("move", decision=0, action="turn_up 0", wait=0))["your_turn"]
        seen = await waiting
        assert seen["your_turn"]
        assert [entry["seq"] for entry in seen["happened"]] == [1]


async def test_waiting_ends_in_time_and_looks_only_when_something_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[Watcher] = []
    news = Watcher.news

    async def counted(watcher: Watcher) -> list[bytes]:
        looks.append(watcher)
        return await news(watcher)

    async with AsyncExitStack() as stack:
        _, jan = await two_players(stack)
        monkeypatch.setattr(Watcher, "news", counted)
        assert "Decision 0: Ola must decide. Call wait." in await jan.call("wait", seconds=0.2)
    assert 1 <= len(looks) <= 3


async def test_only_so_many_calls_wait_for_one_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    async with AsyncExitStack() as stack:
        _, jan = await two_players(stack)
        monkeypatch.setattr(seat, "MOST_WAITING", 1)
        looking, news = asyncio.Event(), Watcher.news

        async def told(watcher: Watcher) -> list[bytes]:
            looking.set()
            return await news(watcher)

        monkeypatch.setattr(Watcher, "news", told)
        waiting = asyncio.create_task(jan.look("wait", seconds=100))
        await looking.wait()
        assert not (await jan.look("wait", seconds=100))["your_turn"]
        assert not waiting.done(), "the second call has not waited"
        waiting.cancel()


@pytest.mark.parametrize("form", ["text", "json"])
@pytest.mark.parametrize("then", [("wait", {}), ("move", {"decision": 1, "action": "turn_up 0", "wait": 0})])
async def test_asking_what_is_legal_leaves_what_happened_to_be_told(
    form: str, then: tuple[str, dict[str, Any]]
) -> None:
    async with AsyncExitStack() as stack:
        ola, jan = await two_players(stack)
        await ola.call("move", decision=0, action="turn_up 0", wait=0)
        assert "turn_up" in await jan.call("legal", format=form)
        tool, given = then
        assert "1. Ola turns up" in await jan.call(tool, **given)
        assert "1. Ola turns up" not in await jan.call("wait", seconds=0), "it is told once"


async def test_it_is_not_your_turn() -> None:
    async with AsyncExitStack() as stack:
        _, jan = await two_players(stack)
        assert "seat 1 decides. Call wait." in await jan.refused("move", decision=0, action="turn_up 0")
        assert "seat 1 decides. Call wait." in await jan.refused("why", action="turn_up 0")
        assert (await jan.look("legal")).get("legal") is None


async def test_several_connections_may_hold_one_key() -> None:
    async with room() as (server, _), Client(server.protocol) as one, Client(server.protocol) as two:
        ola, again = Player(one), Player(two)
        await ola.call("new_table", game="smoki", bots=["random"], options={"starting_seat": 0})
        again.key = ola.key
        await again.call("move", decision=0, action="turn_up 0")
        assert "already played" in await ola.call("move", decision=0, action="turn_up 0")


async def test_the_number_of_tables_is_bounded_and_finished_ones_make_room() -> None:
    async with room(tables=2) as (server, tables), Client(server.protocol) as client:
        short = {"game": "smoki", "bots": ["random"], "options": {"turn_cap": 3}}
        players = [Player(client) for _ in range(3)]
        for each in players[:2]:
            await each.call("new_table", **short)
        assert "Try again later" in await players[2].refused("new_table", **short)
        await players[0].play(first)
        await players[2].call("new_table", **short)
        assert "to make room for others. Call new_table" in await players[0].refused("observe")
        assert (await players[1].look())["status"] == "playing"
        assert len(tables.hall.tables) == 2


async def test_the_last_place_is_given_once() -> None:
    async with room(tables=1) as (server, tables), Client(server.protocol) as client:
        asking = [Player(client).call("new_table", **TWO) for _ in range(3)]
        found = await asyncio.gather(*asking, return_exceptions=True)
        assert sorted(isinstance(each, Refused) for each in found) == [False, True, True]
        assert len(tables.hall.tables) == 1


async def test_two_calls_at_once_close_a_table_once(monkeypatch: pytest.MonkeyPatch) -> None:
    stopped: list[LiveTable] = []
    stop = LiveTable.stop

    async def slowly(table: LiveTable) -> None:
        stopped.append(table)
        await asyncio.sleep(0)
        await stop(table)
        await asyncio.sleep(0)

    clock = Hands()
    async with room(clock, idle_minutes=10) as (server, tables), Client(server.protocol) as client:
        ola = Player(client)
        await ola.call("new_table", **TWO)
        clock.now += 11 * 60
        monkeypatch.setattr(LiveTable, "stop", slowly)
        for told in await asyncio.gather(*(ola.refused("observe") for _ in range(3))):
            assert "nobody had used it for 10 minutes" in told
        assert len(stopped) == 1
        assert tables.hall.tables == []


async def test_a_table_that_nobody_uses_is_closed() -> None:
    clock = Hands()
    async with room(clock, idle_minutes=10) as (server, tables), Client(server.protocol) as client:
        ola, jan = Player(client), Player(client)
        await ola.call("new_table", **TWO)
        clock.now += 6 * 60
        await jan.call("new_table", **TWO)
        clock.now += 5 * 60
        assert "nobody had used it for 10 minutes" in await ola.refused("observe")
        assert (await jan.look("wait", seconds=0))["status"] == "gathering"
        clock.now += 9 * 60
        assert (await jan.look("wait", seconds=0))["status"] == "gathering"
        assert len(tables.hall.tables) == 1


async def test_only_so_many_closed_tables_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mcp_tables, "REMEMBERED", 2)

    async with room(tables=1) as (server, tables), Client(server.protocol) as client:
        players = [Player(client) for _ in range(3)]
        for each in players:
            await each.call("new_table", **TWO)
            (table,) = tables.hall.tables
            await tables.close(table.row.id)
        assert "No seat here belongs" in await players[0].refused("observe")
        for each in players[1:]:
            assert "to make room for others" in await each.refused("observe")
        assert len(tables._closed) == 2
        assert len(tables._seats) == len(tables._used) == 0


async def test_a_seed_gives_the_same_deal() -> None:
    views = []
    for seed in (7, 7, 8):
        async with player() as ola:
            told = await ola.look("new_table", game="simurgh", seed=seed, options={"starting_seat": 0})
            views.append(told["view"])
    assert views[0] == views[1] != views[2]
