"""What a client asks for while it looks at a table: each frame is read, then done or refused, and answered."""

import asyncio
from typing import Final, final

import msgspec

from drakehall.hall import logs
from drakehall.hall.errors import Fault, HandedOver, Malformed, NotAllowed
from drakehall.hall.ports import Worded
from drakehall.hall.table import LiveTable
from drakehall.hall.watcher import Watcher
from drakehall.kernel.errors import HallError
from drakehall.wire.frames import (
    Act,
    Answer,
    AnswerTakeBack,
    AskAction,
    AskGuidance,
    AskHint,
    AskTakeBack,
    Done,
    FromClient,
    Guidance,
    Hints,
    Look,
    React,
    Refused,
    Say,
    UndoDecision,
)

DECODER: Final = msgspec.json.Decoder(FromClient)
LONGEST_REASON: Final = 200


@final
class Conversation:
    """Answers one client, through its watcher."""

    def __init__(self, table: LiveTable, watcher: Watcher, worded: Worded, barred: HallError | None = None) -> None:
        """Begin; `worded` puts refusals into the client's language. A `barred` guest may watch but ask nothing."""
        self._barred = barred
        self._table = table
        self._watcher = watcher
        self._worded = worded
        self._asking: set[asyncio.Task[None]] = set()
        watcher.refused = lambda answers: self._refused(HandedOver(), answers)

    async def receive(self, raw: str | bytes) -> None:
        """Take a frame as it came, and answer it."""
        try:
            frame: FromClient = DECODER.decode(raw)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self.refuse(Malformed(why=str(error)[:LONGEST_REASON]))
            return
        if self._barred is not None:
            self.refuse(self._barred, frame.id)
        elif isinstance(frame, AskHint):
            asked = asyncio.create_task(self._answer(frame))  # moves do not wait for a thinking bot
            self._asking.add(asked)
            asked.add_done_callback(self._asking.discard)
        else:
            await self._answer(frame)

    async def end(self) -> None:
        """Stop answering; anything still being computed for this client alone is given up."""
        asking = list(self._asking)
        for asked in asking:
            asked.cancel()
        if asking:
            await asyncio.wait(asking)

    def refuse(self, error: HallError, answers: int | None = None) -> None:
        """Explain why something is not done."""
        self._watcher.reply(self._refused(error, answers), self._watcher.seat)

    async def _answer(self, frame: FromClient) -> None:
        """Do what a frame asks for, or say why not."""
        seat = self._watcher.seat
        try:
            answer = await _do(frame, self._table, self._watcher)
            if isinstance(answer, Answer | Hints | Guidance):
                self._watcher.reply(msgspec.structs.replace(answer, answers=frame.id), seat)
            elif frame.id is not None:
                self._watcher.reply(Done(answer, frame.id), seat)
        except HallError as error:
            self._watcher.reply(self._refused(error, frame.id), seat)
        except Exception as error:
            logs.fault("fault", error, table=self._table.row.id)
            self._watcher.reply(self._refused(Fault(), frame.id), seat)

    def _refused(self, error: HallError, answers: int | None) -> Refused:
        problem = self._worded(error, self._watcher.language, self._table.row.game, self._table.options)
        return Refused(problem, self._table.seq, answers)


async def _do(frame: FromClient, table: LiveTable, watcher: Watcher) -> int | Answer | Hints | Guidance:
    seat = watcher.seat
    if isinstance(frame, Look):
        watcher.look(frame.seat)
        return table.seq
    if isinstance(frame, Say | React):
        said = (frame.text, None) if isinstance(frame, Say) else (None, frame.reaction)
        await table.chat.say(watcher.guest, *said, seat=seat)
        return table.seq
    if isinstance(frame, Act):
        return await table.moves.act(seat, frame.seq, frame.action)
    if isinstance(frame, AskAction):
        return await table.questions.ask(seat, frame.action)
    if isinstance(frame, AskHint):
        return await table.questions.hint(seat, frame.seq)
    if isinstance(frame, AskGuidance):
        return await table.questions.guide(seat, frame)
    if isinstance(frame, UndoDecision):
        return await table.moves.undo(seat, frame.seq)
    if isinstance(frame, AskTakeBack):
        return await table.taking_back.ask(seat, frame.seq)
    if isinstance(frame, AnswerTakeBack):
        return await table.taking_back.answer(_voter(frame, table, watcher), frame.seq, frame.asker, frame.yes)
    return await table.moves.reset(seat, frame.seq)


def _voter(frame: AnswerTakeBack, table: LiveTable, watcher: Watcher) -> int | None:
    """Return whose vote it is: anyone who shares the device may vote, whoever is in front of it."""
    if frame.seat is None:
        return watcher.seat
    if frame.seat not in table.row.seats_of(watcher.guest):
        raise NotAllowed()
    return frame.seat
