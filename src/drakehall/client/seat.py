"""A seat at a table: it receives positions and sends actions."""

from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from types import TracebackType
from typing import Final, Self, final
from urllib.parse import urlencode

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from drakehall.wire.frames import (
    Act,
    Answer,
    AnswerTakeBack,
    AskAction,
    AskGuidance,
    AskHint,
    AskTakeBack,
    Choice,
    Done,
    FromClient,
    FromServer,
    Guidance,
    Hints,
    PositionShown,
    Refused,
    ResetTurn,
    TableChanged,
    UndoDecision,
)
from drakehall.wire.problem import Problem
from drakehall.wire.tables import Table

DECODER: Final = msgspec.json.Decoder(FromServer)
LARGEST: Final = 16 * 1024 * 1024


class Refusal(Exception):
    """The hall has refused something; `problem` says why."""

    def __init__(self, problem: Problem) -> None:
        """Keep the problem."""
        super().__init__(problem.text)
        self.problem = problem


@final
class SeatAtTable:
    """An open socket. `async for` yields positions; a lost connection is reopened and catches up by `seq`."""

    def __init__(
        self, address: str, cookies: str, since: int | None, stranger: bool = False, token: str | None = None
    ) -> None:
        """Prepare to connect."""
        self._address = address
        self._cookies = cookies
        self._stranger = stranger
        self._token = token
        self._socket: ClientConnection | None = None
        self._asked = 0
        self._pending: FromClient | None = None
        """The request that awaits its answer."""
        self.seq = since
        """The last message received."""
        self.table: Table | None = None
        """The table as last received."""
        self.position: PositionShown | None = None
        """The last position received."""

    async def __aenter__(self) -> Self:
        """Connect."""
        since = {} if self.seq is None else {"since": str(self.seq)}
        query = urlencode(since | ({"stranger": "true"} if self._stranger else {}))
        headers = {"Cookie": self._cookies} if self._cookies else {}
        if self._token:
            headers["Authorization"] = f"Bearer {self._token}"
        try:
            self._socket = await connect(
                f"{self._address}?{query}", additional_headers=headers, compression=None, max_size=LARGEST, proxy=None
            )
        except InvalidStatus as error:
            raise Refusal(msgspec.json.decode(error.response.body or b"", type=Problem)) from None
        except WebSocketException as error:
            raise ConnectionError(str(error)) from None
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        """Disconnect."""
        if self._socket is not None:
            await self._socket.close()

    async def __aiter__(self) -> AsyncIterator[PositionShown]:
        """Yield every position until the game is over. A refused action is raised as a `Refusal`."""
        while self.position is None or self.position.result is None:
            frame = await self.receive()
            if isinstance(frame, PositionShown):
                yield frame
            elif isinstance(frame, Refused):
                raise Refusal(frame.problem)

    async def receive(self) -> FromServer:
        """Wait for the next message."""
        frame: FromServer = DECODER.decode(await self.receive_raw())
        if isinstance(frame, PositionShown):
            self.position, self.seq = frame, frame.seq
        elif isinstance(frame, TableChanged):
            self.table = frame.table
        return frame

    async def receive_raw(self) -> bytes:
        """Wait for the next message as it is on the wire; reopen a lost connection, or raise a ConnectionError."""
        while True:
            assert self._socket is not None, "use `async with`"
            try:
                return await self._socket.recv(decode=False)
            except ConnectionClosed:
                await self.__aenter__()
                if self._pending is not None:  # its `seq` says what it is about, so nothing is done twice
                    await self.send(self._pending)

    async def act(self, choice: Choice | int | str) -> None:
        """Answer the last position with an action; its results are among the positions that follow."""
        action = choice.action if isinstance(choice, Choice) else choice
        await self.send(Act(seq=self.seq or 0, action=action))

    async def ask(self, action: int | str) -> Answer:
        """Ask why an action is not possible, and whether it could be undone."""
        frame = await self._request(AskAction(id=self._next(), action=action))
        assert isinstance(frame, Answer)
        return frame

    async def hint(self) -> Hints:
        """Ask a bot what it would do in your place."""
        frame = await self._request(AskHint(id=self._next(), seq=self.seq or 0))
        assert isinstance(frame, Hints)
        return frame

    async def guide(self, told: Sequence[str] = (), shown: str | None = None, since: int = 0) -> Guidance:
        """Ask the guide what to say: `told` are the steps read, `shown` the last one and `since` when it came."""
        asked = AskGuidance(id=self._next(), told=list(told), shown=shown, since=since)
        frame = await self._request(asked)
        assert isinstance(frame, Guidance)
        return frame

    async def undo(self) -> None:
        """Take back the last decision."""
        await self._request(UndoDecision(id=self._next(), seq=self.seq or 0))

    async def reset(self) -> None:
        """Take back everything up to the last commit point."""
        await self._request(ResetTurn(id=self._next(), seq=self.seq or 0))

    async def ask_take_back(self) -> None:
        """Ask the others to let you take back your last decision."""
        await self._request(AskTakeBack(id=self._next(), seq=self.seq or 0))

    async def answer_take_back(self, yes: bool) -> None:
        """Agree to the request to take back that was last received, or refuse it."""
        asked = self.table.take_back if self.table else None
        asker = asked.seat if asked else 0
        await self._request(AnswerTakeBack(id=self._next(), seq=self.seq or 0, asker=asker, yes=yes))

    async def send(self, frame: FromClient) -> None:
        """Send a message."""
        await self.send_raw(msgspec.json.encode(frame).decode())

    async def send_raw(self, raw: str | bytes) -> None:
        """Send a text or binary frame as it is. If the connection is lost, the position will be sent again."""
        assert self._socket is not None, "use `async with`"
        with suppress(ConnectionClosed):
            await self._socket.send(raw)

    async def _request(self, frame: FromClient) -> Done | Answer | Hints | Guidance:
        """Send a request and wait for its answer; positions that arrive first are kept in `position`."""
        self._pending = frame
        try:
            await self.send(frame)
            while True:
                answer = await self.receive()
                if isinstance(answer, Done | Answer | Hints | Guidance | Refused) and answer.answers == frame.id:
                    if isinstance(answer, Refused):
                        raise Refusal(answer.problem)
                    return answer
        finally:
            self._pending = None

    def _next(self) -> int:
        self._asked += 1
        return self._asked
