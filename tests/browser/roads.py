"""Two roads into a hall for the same conversation: over HTTP to a server, and to the desk of a browser's worker."""

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Protocol, final

import httpx
from websockets.asyncio.client import ClientConnection, connect

from drakehall.browser.desk import Desk
from drakehall.browser.line import TableLine
from drakehall.browser.program import POLICY
from drakehall.browser.thinkers import Thinkers, answer
from drakehall.hall.hall import Hall
from drakehall.hall.inline import InlineSampler
from drakehall.hall.memory import MemoryStore
from drakehall.hall.shelf import Shelf
from tests.server.house import SEED, open_house

Frame = dict[str, Any]
OWN = {"id", "link", "invitation", "commitment", "salt", "created", "ended", "rematch", "item", "request", "after"}
"""What differs from one hall to the next: ids, secrets, times."""
WORDED = {"title", "about", "text"}
"""What a server words and a page words by itself."""


class Socket(Protocol):
    """An open line to a table."""

    async def send(self, frame: Frame) -> None:
        """Say something."""

    async def told(self) -> Frame:
        """Wait for what is said next."""

    async def close(self) -> None:
        """Hang up."""


class Road(Protocol):
    """A way into a hall."""

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """Ask, and give status and answer."""

    async def socket(self, table: str, since: int = 0) -> Socket:
        """Open a line."""


@final
class _ServerSocket:
    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection

    async def send(self, frame: Frame) -> None:
        await self._connection.send(json.dumps(frame))

    async def told(self) -> Frame:
        found: Frame = json.loads(await self._connection.recv())
        return found

    async def close(self) -> None:
        await self._connection.close()


@final
class ServerRoad:
    """By HTTP and WebSocket."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._http = httpx.AsyncClient(base_url=address, timeout=60, verify=False)

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        content = None if body is None else json.dumps(body)
        headers = {"Content-Type": "application/json"}
        found = await self._http.request(method, f"/api{path}", content=content, headers=headers if content else {})
        return found.status_code, found.json()

    async def socket(self, table: str, since: int = 0) -> Socket:
        cookies = "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())
        address = f"{self._address.replace('http', 'ws', 1)}/api/tables/{table}/socket?since={since}"
        return _ServerSocket(await connect(address, additional_headers={"Cookie": cookies}, proxy=None))

    async def close(self) -> None:
        await self._http.aclose()


@final
class _DeskSocket:
    def __init__(self, frames: "asyncio.Queue[str]", line: TableLine) -> None:
        self._frames = frames
        self._line = line

    async def send(self, frame: Frame) -> None:
        await self._line.receive(json.dumps(frame))

    async def told(self) -> Frame:
        found: Frame = json.loads(await self._frames.get())
        return found

    async def close(self) -> None:
        await self._line.close()


@final
class DeskRoad:
    """To the desk of a hall in this process."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        await asyncio.sleep(0)  # a message between threads comes later, too: whatever runs in the hall has its turn
        told = await self.desk.ask(method, f"/api{path}", json.dumps(body) if body is not None else None)
        return told.status, json.loads(told.body)

    async def socket(self, table: str, since: int = 0) -> Socket:
        frames = asyncio.Queue[str]()
        return _DeskSocket(frames, await self.desk.line(table, "en", since, frames.put_nowait, lambda: None))


async def think(document: str) -> str:
    """Answer at once what would be asked of the other worker."""
    return answer(document)


async def open_desk(shelf: Shelf | None = None, seconds: float = 0.2) -> DeskRoad:
    """A desk of a browser whose thinkers think here."""
    thinkers = Thinkers(think, seconds)
    hall = Hall(MemoryStore(shelf), InlineSampler(), thinkers, POLICY, analyst=thinkers)
    hall.draw_seed = lambda: SEED
    await hall.open()
    return DeskRoad(Desk(hall))


@asynccontextmanager
async def both_roads(folder: Path) -> AsyncIterator[list[Road]]:
    """A server and a desk."""
    async with open_house(folder, bot_seconds=0.2) as house:
        server, desk = ServerRoad(house.address), await open_desk()
        try:
            yield [server, desk]
        finally:
            await server.close()
            await desk.desk.close()


def plain(told: Any, leave_out: frozenset[str] = frozenset()) -> Any:
    """Give an answer without what is one hall's own."""
    if isinstance(told, dict):
        out = OWN | WORDED | leave_out
        return {name: plain(each, leave_out) for name, each in told.items() if name not in out}
    if isinstance(told, list | tuple):
        return [plain(each, leave_out) for each in told]
    return re.sub(r"\b[0-9a-f]{12}\b", "TABLE", told) if isinstance(told, str) else told
