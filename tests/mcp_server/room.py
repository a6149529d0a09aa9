"""Tables for language models in a test: a server in this process, and players who call its tools as clients do."""

import re
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, final

from mcp import Client
from mcp_types import TextContent

from drakehall.hall.inline import InlineBots
from drakehall.hall.ports import Clock
from drakehall.mcp_server.server import ModelServer
from drakehall.mcp_server.settings import McpSettings
from drakehall.mcp_server.tables import KeyedTables

SHORT: dict[str, dict[str, Any]] = {
    "dragon_castle": {"realm_rows": 3, "realm_cols": 3},
    "simurgh": {"turn_cap": 14},
    "smoki": {"turn_cap": 12},
    "wyrmspan": {},
}
"""Options that make a game short."""
KEY = re.compile(r"(?:key of your seat|Klucz twojego miejsca): (\S+)")
INVITATION = re.compile(r"Invitation for the free seats: (\S+)")
Choose = Callable[[list[str]], str]


class Refused(AssertionError):
    """A tool has refused a call."""


@final
class Player:
    """Calls tools for one seat, and keeps everything that it was told."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.key = ""
        self.heard: list[str] = []

    async def call(self, tool: str, **given: Any) -> str:
        """Call a tool; give what it says."""
        if self.key and tool not in ("list_games", "read_rules", "new_table", "join_table"):
            given = {"key": self.key, **given}
        result = await self.client.call_tool(tool, given)
        (content,) = result.content
        assert isinstance(content, TextContent)
        self.heard.append(result.model_dump_json())
        if result.is_error:
            raise Refused(content.text)
        if found := KEY.search(content.text):
            self.key = found[1]
        return content.text

    async def look(self, tool: str = "observe", **given: Any) -> dict[str, Any]:
        """Call a tool for data."""
        if self.key:
            given = {"key": self.key, **given}
        result = await self.client.call_tool(tool, {**given, "format": "json"})
        self.heard.append(result.model_dump_json())
        if result.is_error:
            raise Refused(result.content)
        data: dict[str, Any] = result.structured_content
        return data

    async def refused(self, tool: str, **given: Any) -> str:
        """Call a tool that must refuse; give its reason."""
        try:
            await self.call(tool, **given)
        except Refused as refusal:
            return str(refusal)
        raise AssertionError(f"{tool} was not refused")

    async def play(self, choose: Choose) -> dict[str, Any]:
        """Play to the end of the game."""
        seen = await self.look("wait")
        while seen["status"] != "over":
            if seen["your_turn"]:
                seen = await self.look("move", decision=seen["decision"], action=choose(seen["legal"]))
            else:
                seen = await self.look("wait")
        return seen


@asynccontextmanager
async def room(clock: Clock = time, **changes: Any) -> AsyncIterator[tuple[ModelServer, KeyedTables]]:
    """A server whose bots think in this process."""
    settings = McpSettings(**({"bot_seconds": 0.0, "trials": 2} | changes))
    tables = KeyedTables(settings, InlineBots(settings.bot_seconds), clock)
    await tables.hall.open()
    server = ModelServer(settings, tables)
    try:
        yield server, tables
    finally:
        server.close()
        await tables.hall.close()


@asynccontextmanager
async def player(**changes: Any) -> AsyncIterator[Player]:
    """One player at a server of its own."""
    async with room(**changes) as (server, _), Client(server.protocol) as client:
        yield Player(client)


def first(legal: list[str]) -> str:
    """Choose the first action."""
    return legal[0]


def last(legal: list[str]) -> str:
    """Choose the last action."""
    return legal[-1]
