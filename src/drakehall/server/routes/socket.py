"""Live play: one socket for each person at each table."""

import asyncio
from collections import Counter
from contextlib import suppress
from typing import Annotated, Any, Final, final

from litestar import Router, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery, QueryParameter

from drakehall.hall import logs
from drakehall.hall.conversation import Conversation
from drakehall.hall.errors import Fault, TooMuch
from drakehall.hall.limits import Bucket
from drakehall.hall.watcher import Watcher
from drakehall.kernel.errors import HallError
from drakehall.server import figures
from drakehall.server.addresses import address_of
from drakehall.server.bearers import barred, bearer_of
from drakehall.server.problems import language, problem
from drakehall.server.refusals import refuse
from drakehall.server.routes.common import TheHall, guest_of, token_of
from drakehall.server.settings import Settings
from drakehall.server.storage.bot_records import Bearer
from drakehall.server.storage.store import SqlStore

Since = Annotated[int | None, QueryParameter(ge=0, description="The last seq that you were sent.")]
COME_AGAIN: Final = 1012
TOO_FAST: Final = 1008
FAULT: Final = 1011
BURST: Final = 3
PATIENCE: Final = 100
"""Number of frames over the limit that are answered before the socket is closed."""


@final
class Doorway:
    """Counts the open sockets of each address."""

    def __init__(self, most: int) -> None:
        """Admit at most this many from one address."""
        self._most = most
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> None:
        """Admit a socket, or refuse it."""
        if self._open[address] >= self._most:
            raise TooMuch()
        self._open[address] += 1

    def exit(self, address: str) -> None:
        """Let a socket out."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


@websocket("/api/tables/{table_id:str}/socket")
async def play(
    socket: WebSocket[Any, Any, Any],
    table_id: FromPath[str],
    hall: TheHall,
    since: Since = None,
    stranger: FromQuery[bool] = False,
) -> None:
    """Send a client everything new at a table and receive its moves; `since` is the last seq it was sent.

    A television is sent what a stranger may see, whoever else uses its browser.
    """
    doorway: Doorway = socket.app.state.doorway
    address = address_of(socket)
    try:
        await hall.table(table_id)
        bearer = await bearer_of(socket)
        if (error := barred(bearer, "read")) is not None:
            raise error
        guest = None if stranger else await guest_of(socket, hall)
        token = bearer.hashed if bearer else token_of(socket)
        doorway.enter(address)
    except HallError as error:
        await refuse(error, socket, socket.receive, socket.send)
        return
    except Exception as error:
        logs.fault("fault", error, table=table_id)
        await refuse(Fault(), socket, socket.receive, socket.send)
        return
    spoken = language(socket.headers.get("accept-language"))
    try:
        await socket.accept()
        table = await hall.table(table_id)  # it may have left memory while nobody held it
        watcher = Watcher(table, guest.id if guest else None, spoken, since, token if guest else None)
        table.presence.watch(watcher)
        if watcher.token is not None and not await _is_good(socket, watcher.token, bearer):
            watcher.end()  # the device was signed out, or the token revoked, before it was known to be watching
        conversation = Conversation(table, watcher, problem, barred(bearer, "play"))
        sending = asyncio.create_task(_send(socket, watcher))
        try:
            await _listen(socket, conversation, socket.app.state.settings)
        finally:
            await conversation.end()
            table.presence.unwatch(watcher)
            await sending
    finally:
        doorway.exit(address)


async def _is_good(socket: WebSocket[Any, Any, Any], token: str, bearer: Bearer | None) -> bool:
    """Return whether somebody is still known by the hash of a token."""
    store: SqlStore = socket.app.state.store
    return await (store.guest(token) if bearer is None else store.bots.known(token)) is not None


async def _send(socket: WebSocket[Any, Any, Any], watcher: Watcher) -> None:
    """Send what is new until the watcher is gone; close the socket unless the client did."""
    try:
        while frames := await watcher.news():
            for frame in frames:
                await socket.send({"type": "websocket.send", "bytes": None, "text": frame.decode()})
        if socket.connection_state != "disconnect":
            await socket.close(COME_AGAIN)
    except (WebSocketDisconnect, OSError):  # ASGI: sending to a client that has gone raises OSError
        pass
    except Exception as error:
        logs.fault("cannot send", error, table=watcher.table.row.id)
        with suppress(Exception):
            await socket.close(FAULT)


async def _listen(socket: WebSocket[Any, Any, Any], conversation: Conversation, settings: Settings) -> None:
    """Receive what a client sends until it leaves."""
    bucket = Bucket(settings.frames_per_second, settings.frames_per_second * BURST)
    patience = PATIENCE
    while True:
        event = await socket.receive()
        if event["type"] != "websocket.receive":
            return
        try:
            bucket.take()
        except TooMuch as error:
            patience -= 1
            if patience <= 0:
                await socket.close(TOO_FAST)
                return
            conversation.refuse(error)
            continue
        with figures.timed(figures.FRAMES):
            await conversation.receive(event.get("text") or event.get("bytes") or b"")


ROUTER: Final = Router("/", route_handlers=[play])
