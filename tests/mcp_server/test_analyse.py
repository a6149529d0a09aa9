"""Finished games analysed: kept for those who ask again, and never in the way of the end."""

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import pytest
from mcp import Client

from drakehall.bots import analysis
from drakehall.mcp_server.server import ModelServer
from tests.mcp_server.room import Player, first, room

SHORT = {"game": "smoki", "bots": ["random"], "seed": 5, "options": {"starting_seat": 0, "turn_cap": 6}}


async def test_the_analyses_of_several_games_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []
    course = analysis.course

    def counted(*given: Any, **more: Any) -> analysis.Course:
        asked.append(given)
        return course(*given, **more)

    monkeypatch.setattr(analysis, "course", counted)

    async with room() as (server, _), Client(server.protocol) as client:
        players = [Player(client) for _ in range(2)]
        for each in players:
            await each.call("new_table", **SHORT)
            await each.play(first)
        told = [await each.call("analyse") for each in players]
        assert [await each.call("analyse") for each in players] == told
    assert len(asked) == 2


@pytest.mark.parametrize("how", ["cancelled", "closed"])
async def test_a_long_analysis_ends_when_nobody_waits_for_it(monkeypatch: pytest.MonkeyPatch, how: str) -> None:
    begun, ended = threading.Event(), threading.Event()

    def endless(*_: object, done: Callable[[], None]) -> analysis.Course:
        begun.set()
        try:
            while True:
                done()
        finally:
            ended.set()

    monkeypatch.setattr(analysis, "course", endless)

    async def end(server: ModelServer, asking: "asyncio.Task[Any]") -> None:
        if how == "closed":
            server.close()
            assert (await asking).is_error
        else:
            asking.cancel()
            await asyncio.wait([asking])

    async with room() as (server, _), Client(server.protocol) as client:
        ola = Player(client)
        await ola.call("new_table", **SHORT)
        await ola.play(first)
        asking = asyncio.create_task(server.call("analyse", {"key": ola.key}))
        await asyncio.to_thread(begun.wait)
        await end(server, asking)
        assert await asyncio.to_thread(ended.wait, 60)
