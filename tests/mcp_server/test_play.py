"""Clients of the SDK play whole games through the tools: in memory, over standard input and output, over HTTP."""

import asyncio
import os
import sys
from pathlib import Path

import pytest
from mcp import Client, StdioServerParameters

import drakehall as dh
from drakehall.mcp_server import run
from drakehall.mcp_server.settings import McpSettings
from tests.mcp_server.room import INVITATION, SHORT, Player, first, last, player, room

SOURCE = str(Path(dh.__file__).parents[1])


@pytest.mark.parametrize("game", dh.game_names())
async def test_a_whole_game_against_a_bot(game: str) -> None:
    async with player() as ola:
        await ola.call("new_table", game=game, bots=["greedy"], seed=3, options=SHORT[game])
        over = await ola.play(last if game == "dragon_castle" else first)
        assert "decides" not in over, "nothing is left to decide, and what is null is left out"
        assert len(over["result"]["scores"]) == 2
        assert "[Result]" in await ola.call("observe", since=over["decision"])


async def test_a_whole_game_of_two_clients_at_one_table() -> None:
    async with room() as (server, _), Client(server.protocol) as one, Client(server.protocol) as two:
        ola, jan = Player(one), Player(two)
        told = await ola.call("new_table", game="smoki", bots=[], name="Ola", options=SHORT["smoki"])
        assert "1 seat is still free" in told
        found = INVITATION.search(told)
        assert found is not None
        await jan.call("join_table", invitation=found[1], name="Jan", lang="pl")
        results = await asyncio.gather(ola.play(first), jan.play(last))
        assert results[0]["result"] == results[1]["result"]
        assert [each["seat"] for each in results] == [0, 1]


async def test_a_whole_game_over_standard_input_and_output() -> None:
    words = ["-m", "drakehall", "mcp", "--lang", "en", "--bot-seconds", "0"]
    environment = {**os.environ, "PYTHONPATH": SOURCE}
    async with Client(StdioServerParameters(command=sys.executable, args=words, env=environment)) as client:
        ola = Player(client)
        await ola.call("new_table", game="smoki", bots=["greedy"], options=SHORT["smoki"])
        assert (await ola.play(first))["status"] == "over"


async def test_a_whole_game_over_http() -> None:
    address: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    settings = McpSettings(bot_seconds=0.0)
    serving = asyncio.create_task(run.serve_http(settings, "127.0.0.1", 0, (), address.set_result))
    try:
        async with Client(await address) as client:
            ola = Player(client)
            await ola.call("new_table", game="simurgh", bots=["random"], options=SHORT["simurgh"])
            assert (await ola.play(first))["status"] == "over"
    finally:
        serving.cancel()
        await asyncio.wait([serving])
