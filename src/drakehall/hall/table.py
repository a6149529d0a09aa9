"""A table in memory: the session, what is stored of it, and what is shown of that."""

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import TYPE_CHECKING, final

import msgspec

from drakehall.hall import projection, sessions
from drakehall.hall.answering import stored
from drakehall.hall.bot_turns import BotTurns
from drakehall.hall.chat import Chat
from drakehall.hall.clocks import Reckoning, first_to_decide, stamps
from drakehall.hall.errors import Conflict
from drakehall.hall.fair_queue import Requester, Urgency
from drakehall.hall.looking_back import LookingBack
from drakehall.hall.moves import Moves
from drakehall.hall.notes import Note
from drakehall.hall.presence import Presence
from drakehall.hall.projection import Snapshot
from drakehall.hall.questions import Questions
from drakehall.hall.rows import Stamp, TableChange, TableRow
from drakehall.hall.take_back import TakeBackVote
from drakehall.hall.taking_back import TakingBack
from drakehall.kernel.errors import HallError
from drakehall.session import Entry, Session
from drakehall.wire.codec import ENCODER
from drakehall.wire.frames import PositionShown
from drakehall.wire.tables import Clocks, Table

if TYPE_CHECKING:
    from drakehall.hall.hall import Hall


@final
class LiveTable:
    """A table that somebody looks at or plays at.

    `lock` is held from the check of a move until it is stored, so whatever is shown has been stored before. What people
    do, ask and look at are parts of their own.
    """

    def __init__(self, hall: "Hall", row: TableRow, session: Session | None) -> None:
        """Take a table into memory; `session` is None until the game begins."""
        self.hall = hall
        self.row = row
        self.session = session
        self.stored = Snapshot(session) if session else None
        self.lock = asyncio.Lock()
        self.dropped = False
        self.presence = Presence(self)
        self.moves = Moves(self)
        self.vote = TakeBackVote()
        self.taking_back = TakingBack(self)
        self.questions = Questions(self)
        self.looking_back = LookingBack(self)
        self.chat = Chat(self)
        self.clocks = Reckoning.of(row)
        self.bot_turns = BotTurns(self)
        self.options = session.options if session else sessions.options_of(row)
        self._plain_options: dict[str, object] = msgspec.to_builtins(self.options)
        self.raw_options = msgspec.Raw(ENCODER.encode(self.options))

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """Hold the table while it is changed; if it was dropped from memory meanwhile, it must be looked up again.

        Nothing is changed while nothing can be stored.
        """
        async with self.lock:
            if self.dropped:
                raise Conflict()
            self.hall.store.check()
            yield

    @property
    def seq(self) -> int:
        """How many entries of the log are stored."""
        return self.stored.seq if self.stored else 0

    @property
    def busy(self) -> bool:
        """Whether the table must stay in memory."""
        return bool(self.presence.watchers) or self.lock.locked() or self.bot_turns.thinking

    @property
    def requester(self) -> Requester:
        """Out of whose share bots think here: the host's, most urgently where somebody who plays looks on."""
        if self.presence.seats.intersection(self.row.people):
            return self.hall.requester(self.row.host, Urgency.WAITED_FOR)
        return self.hall.requester(self.row.host, Urgency.WATCHED if self.presence.watched else Urgency.UNWATCHED)

    async def stop(self) -> None:
        """Let no bot think any more, and nobody look back."""
        await self.questions.stop()
        await self.chat.stop()
        await self.bot_turns.stop()
        await self.looking_back.stop()

    async def read_clocks(self, row: TableRow, session: Session | None) -> None:
        """Let the clocks follow the entries that a session has taken in."""
        self.clocks = self.clocks or Reckoning.of(row)
        if self.clocks is None or session is None:
            return
        kept = await self.hall.store.stamps(row.id, self.clocks.seq)
        for entry, stamp in zip(session.log[self.clocks.seq :], kept, strict=False):  # more may be stored by now
            self.clocks.follow(entry, stamp)

    async def catch_up(self, seq: int | None = None) -> None:
        """Catch up with the store: another hall has written, up to `seq` or something beside the log."""
        async with self.lock:
            if self.dropped or (seq is not None and seq <= self.seq):
                return
            await self._read_again(self.session, log_only=seq is not None)

    async def refresh(self) -> None:
        """Catch up with the store if it has anything that is unknown here."""
        if await self.hall.store.stands(self.row.id) != (self.row.revision, self.seq):
            await self.catch_up()

    async def begin(self, session: Session) -> None:
        """Store how the game begins, then show it."""
        now = self.hall.milliseconds
        first = first_to_decide(session)
        change = TableChange("playing", began=now, first=first, after=self.row.revision)
        row = change.made(self.row)
        clocks = Reckoning.of(row)
        made = stamps(clocks, session.log, now, session.state.seat)
        await self._append(session.log, change, made)
        self.clocks = clocks
        self._show(row, session)

    def update(self, row: TableRow) -> None:
        """Show what has been stored of the table itself."""
        self.row = row
        self.hall.counting.notice(row)
        if any(watcher.guest and row.seat_of(watcher.guest) is not None for watcher in self.presence.watchers):
            self.chat.look()
        if self.session is not None:
            self.session.players[:] = sessions.players(row)
        self.presence.notify()
        self.presence.announce()

    def close(self, row: TableRow) -> None:
        """Show that the table is closed, as stored: its game, if it had begun, is not continued."""
        self._show(row, None)

    async def commit(self, session: Session) -> int:
        """Store the new entries of the log, then show them to everybody.

        If another hall was faster, the table goes on from what that one wrote. If storing fails it is dropped.
        """
        state = session.state
        over = TableChange(
            "over",
            ended=int(self.hall.clock.time()),
            outcome=projection.outcome(session.game, state),
            results=projection.seat_results(session.game, state),
        )
        change = over if state.over else None
        log = session.log[self.seq :]
        clocks = self.clocks.copy() if self.clocks else None
        made = stamps(clocks, log, self.hall.milliseconds, state.seat)
        try:
            await self._append(log, change, made)
        except Conflict:
            raise
        except BaseException:
            self.hall.forget(self)
            raise
        self.clocks = clocks
        self._show(change.made(self.row) if change else self.row, session)
        return self.seq

    async def _append(self, log: Sequence[Entry], change: TableChange | None, made: Sequence[Stamp]) -> None:
        try:
            await self.hall.store.append(self.row.id, self.seq, log, change, made)
        except Conflict:
            await self._read_again(None)
            raise

    async def _read_again(self, session: Session | None, log_only: bool = False) -> None:
        """Read the table again; `session` is where it stands, None if it may be ahead of the log.

        If only the log has grown, the rest need not be read, unless the game has ended.
        """
        store, background = self.hall.store, self.hall.background
        try:
            row, found = self.row, session
            if log_only and session is not None:
                found = await sessions.resumed(store, background, row, session)
            if not log_only or found is None or found.state.over:
                row, found = await sessions.read(store, background, row.id, found)
            await self.read_clocks(row, found)
        except BaseException:
            self.hall.forget(self)
            raise
        self._show(row, found, ours=False)

    def _show(self, row: TableRow, session: Session | None, ours: bool = True) -> None:
        """Show what has been stored: wake the watchers, and the bot that decides.

        Entries stored by another hall are answered by its bots there: each decision is thought about once.
        """
        stored = Snapshot(session) if session else None
        moved = (stored.seq if stored else 0) != self.seq
        before = self.stored.state.seat if self.stored else None
        changed = row != self.row
        self.row, self.session, self.stored = row, session, stored
        self.hall.counting.notice(row)
        if changed or (moved and self.vote.asked is not None):
            self.vote.drop()
            self.presence.notify()
            self.presence.announce()
        for watcher in self.presence.watchers:
            watcher.wake()
        decides = stored.state.seat if stored else None
        if moved and decides is not None and decides != before:
            self.hall.notices.turn_came(self, decides, row.seats[before].name or "" if before is not None else "")
        if ours:
            self.bot_turns.call()

    def tell(self, note: Note) -> None:
        """Tell other halls something, if there are any."""
        if self.hall.news is not None:
            self.hall.news.tell(note)

    @contextmanager
    def reload_on_fault(self) -> Iterator[None]:
        """Change the session; a fault of a game (not a refusal) may leave it half changed, so it is read anew."""
        try:
            yield
        except HallError:
            raise
        except BaseException:
            self.hall.forget(self)
            raise

    def position(self, seat: int | None, since: int) -> PositionShown:
        """Show a seat where the game stands."""
        shown = projection.position(stored(self), self.raw_options, seat, since)
        return shown if self.clocks is None else msgspec.structs.replace(shown, clocks=self._clocks)

    def described(self, guest: str | None) -> Table:
        """Describe the table as a guest may see it."""
        return projection.table(
            self.row, self.stored, self._plain_options, self.presence.seats, self.vote.asked, guest, self._clocks
        )

    @property
    def _clocks(self) -> Clocks | None:
        """The clocks as they stand now, while the game goes on."""
        if self.clocks is None or self.row.status != "playing":
            return None
        return self.clocks.shown(self.row, self.hall.milliseconds)
