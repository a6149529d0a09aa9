"""Live play: one socket for each person at each table."""

import asyncio
from collections import Counter
from contextlib import suppress
from typing import Annotated, Any, Final, final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, QueryParameter

from drakehall.kernel.errors import HallError
from drakehall.server import logs
from drakehall.server.errors import Fault, Malformed, TooMuch
from drakehall.server.hall import options_of
from drakehall.server.limits import Bucket
from drakehall.server.problems import language, problem
from drakehall.server.refusals import refuse
from drakehall.server.routes.common import TheHall, guest_of
from drakehall.server.settings import Settings
from drakehall.server.table import LiveTable
from drakehall.server.watcher import Watcher
from drakehall.wire.frames import (
    Act,
    Answer,
    AnswerTakeBack,
    AskAction,
    AskHint,
    AskTakeBack,
    Done,
    FromClient,
    Hints,
    Refused,
    UndoStep,
)

DECODER: Final = msgspec.json.Decoder(FromClient)
COME_AGAIN: Final = 1012
TOO_FAST: Final = 1008
FAULT: Final = 1011
BURST: Final = 3
PATIENCE: Final = 100
"""How many frames over the limit are answered before the socket is closed."""


@final
class Doorway:
    """Counts the open sockets of each address."""

    def __init__(self, most: int) -> None:
        """Let so many in from one address."""
        self._most = most
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> None:
        """Let a socket in, or refuse it."""
        if self._open[address] >= self._most:
            raise TooMuch()
        self._open[address] += 1

    def leave(self, address: str) -> None:
        """Let a socket out."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


@websocket("/api/tables/{table_id:str}/socket")
async def play(
    socket: WebSocket[Any, Any, Any],
    table_id: FromPath[str],
    hall: TheHall,
    since: Annotated[int | None, QueryParameter(ge=0)] = None,
) -> None:
    """Tell a person everything new at a table and take what they play; `since` is the seq they were told last."""
    doorway: Doorway = socket.app.state.doorway
    address = socket.client.host if socket.client else ""
    try:
        await hall.table(table_id)
        guest = await guest_of(socket, hall)
        doorway.enter(address)
    except HallError as error:
        await refuse(error, socket, socket.receive, socket.send)
        return
    spoken = language(socket.headers.get("accept-language"))
    try:
        await socket.accept()
        table = await hall.table(table_id)  # it may have left memory while nobody held it
        watcher = Watcher(table, guest.id if guest else None, spoken, since)
        table.join(watcher)
        telling = asyncio.create_task(_tell(socket, watcher))
        try:
            await _listen(socket, table, watcher, hall.settings)
        finally:
            table.leave(watcher)
            await telling
    finally:
        doorway.leave(address)


async def _tell(socket: WebSocket[Any, Any, Any], watcher: Watcher) -> None:
    """Send what is new until the watcher is gone; close the socket if that was not the client's wish."""
    try:
        while frames := await watcher.news():
            for frame in frames:
                await socket.send({"type": "websocket.send", "bytes": None, "text": frame.decode()})
        if socket.connection_state != "disconnect":
            await socket.close(COME_AGAIN)
    except WebSocketDisconnect:
        pass
    except Exception as error:
        if type(error).__name__ != "ClientDisconnected":
            logs.fault("cannot tell", error, table=watcher.table.row.id)
            with suppress(Exception):
                await socket.close(FAULT)


async def _listen(socket: WebSocket[Any, Any, Any], table: LiveTable, watcher: Watcher, settings: Settings) -> None:
    """Take what a client sends until it leaves."""
    bucket = Bucket(settings.frames_per_second, settings.frames_per_second * BURST)
    patience = PATIENCE
    asking: set[asyncio.Task[None]] = set()
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
            watcher.reply(Refused(problem(error, watcher.language), table.seq))
            continue
        frame = _decoded(event.get("text") or event.get("bytes") or b"", table, watcher)
        if isinstance(frame, AskHint):
            asked = asyncio.create_task(_answer(frame, table, watcher))  # moves do not wait for a thinking bot
            asking.add(asked)
            asked.add_done_callback(asking.discard)
        elif frame is not None:
            await _answer(frame, table, watcher)


def _decoded(raw: str | bytes, table: LiveTable, watcher: Watcher) -> FromClient | None:
    """Read a frame; what cannot be read is refused."""
    try:
        frame: FromClient = DECODER.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        refusal = Malformed(why=str(error)[:200])
        watcher.reply(Refused(problem(refusal, watcher.language, table.row.game), table.seq))
        return None
    return frame


async def _answer(frame: FromClient, table: LiveTable, watcher: Watcher) -> None:
    """Do what a frame asks for, or say why not."""
    try:
        answer = await _do(frame, table, watcher.seat)
        if isinstance(answer, Answer | Hints):
            watcher.reply(msgspec.structs.replace(answer, answers=frame.id))
        elif frame.id is not None:
            watcher.reply(Done(answer, frame.id))
    except HallError as error:
        told = problem(error, watcher.language, table.row.game, options_of(table.row))
        watcher.reply(Refused(told, table.seq, frame.id))
    except Exception as error:
        logs.fault("fault", error, table=table.row.id)
        watcher.reply(Refused(problem(Fault(), watcher.language), table.seq, frame.id))


async def _do(frame: FromClient, table: LiveTable, seat: int | None) -> int | Answer | Hints:
    if isinstance(frame, Act):
        return await table.act(seat, frame.seq, frame.action)
    if isinstance(frame, AskAction):
        return await table.ask(seat, frame.action)
    if isinstance(frame, AskHint):
        return await table.hint(seat, frame.seq)
    if isinstance(frame, UndoStep):
        return await table.undo(seat, frame.seq)
    if isinstance(frame, AskTakeBack):
        return await table.ask_take_back(seat, frame.seq)
    if isinstance(frame, AnswerTakeBack):
        return await table.answer_take_back(seat, frame.seq, frame.yes)
    return await table.reset(seat, frame.seq)
