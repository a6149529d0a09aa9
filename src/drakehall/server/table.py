"""A table in memory: the session, who looks at it, and the one way by which a move gets into the log."""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import TYPE_CHECKING, final

import msgspec

from drakehall.kernel.chance import Chance
from drakehall.kernel.errors import HallError
from drakehall.kernel.options import Options
from drakehall.server import logs, projection
from drakehall.server.errors import (
    BotPlays,
    Conflict,
    Duplicate,
    HintsOff,
    NoSuchPosition,
    NoSuchSeat,
    NotAllowed,
    NotForeseen,
    NotFriendly,
    NothingAsked,
    NotNow,
    Stale,
    Watching,
)
from drakehall.server.hints import Adviser
from drakehall.server.history import History
from drakehall.server.process import NoAnswer
from drakehall.server.projection import Snapshot
from drakehall.server.storage.rows import TableRow
from drakehall.server.watcher import Watcher
from drakehall.session import Move, Session
from drakehall.session.errors import NothingToUndo, NotYourTurn
from drakehall.wire.codec import ENCODER
from drakehall.wire.frames import Answer, Hints, Position
from drakehall.wire.tables import SeatInfo, Table, TakeBackAsked

if TYPE_CHECKING:
    from drakehall.server.hall import Hall


@final
class LiveTable:
    """A table that somebody looks at or plays at.

    `lock` is held from the check of a move until it is stored, so whatever is told has been stored before.
    """

    def __init__(self, hall: "Hall", row: TableRow, options: Options, session: Session | None) -> None:
        """Take a table into memory; `session` is None until the game begins."""
        self.hall = hall
        self.row = row
        self.session = session
        self.stored = Snapshot(session) if session else None
        self.lock = asyncio.Lock()
        self.dropped = False
        self.watchers: set[Watcher] = set()
        self.options: dict[str, object] = msgspec.to_builtins(options)
        self._raw_options = msgspec.Raw(ENCODER.encode(options))
        self._seen: dict[int, float] = {}
        self._wish: TakeBackAsked | None = None
        self._past: History | None = None
        self._adviser = Adviser(hall.settings.hints_per_minute)
        self._bot: asyncio.Task[None] | None = None

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """Hold the table while it is changed; one that was dropped from memory meanwhile must be asked for again."""
        async with self.lock:
            if self.dropped:
                raise Conflict()
            yield

    @property
    def seq(self) -> int:
        """How many entries of the log are stored."""
        return self.stored.seq if self.stored else 0

    @property
    def busy(self) -> bool:
        """Whether the table must stay in memory."""
        return bool(self.watchers) or self.lock.locked() or (self._bot is not None and not self._bot.done())

    # ── Playing ──

    async def act(self, seat: int | None, seq: int, action: int | str) -> int:
        """Play an action for a seat."""
        return await self._change(seat, seq, lambda session, at: session.play(at, action), action)

    async def undo(self, seat: int | None, seq: int) -> int:
        """Take back the seat's last decision."""
        return await self._change(seat, seq, lambda session, at: session.undo(at))

    async def reset(self, seat: int | None, seq: int) -> int:
        """Take back the seat's decisions up to the last commit point."""
        return await self._change(seat, seq, lambda session, at: session.reset(at))

    async def ask_take_back(self, seat: int | None, seq: int) -> int:
        """Ask the other people to take back the seat's last decision; against bots alone it is done at once."""
        async with self.held():
            session, at = self._answering(seat, seq)
            others = [row.seat for row in self.row.seats if row.guest and not row.bot and row.seat != at]
            if others and not self.row.friendly:
                raise NotFriendly()
            if session.state.over:
                raise NotNow(status=self.row.status)
            if not session.since(at):
                raise NothingToUndo()
            return await self._wish_for(session, TakeBackAsked(at, others))

    async def answer_take_back(self, seat: int | None, seq: int, yes: bool) -> int:
        """Agree to the wish of another seat, or refuse it."""
        async with self.held():
            session, at = self._answering(seat, seq)
            if self._wish is None or at not in self._wish.waits_for:
                raise NothingAsked()
            if not yes:
                self._wish = None
                self.tell_table()
                return self.seq
            others = [each for each in self._wish.waits_for if each != at]
            return await self._wish_for(session, TakeBackAsked(self._wish.seat, others))

    def drop_wish(self) -> None:
        """Forget a wish to take back: who is asked may have changed."""
        self._wish = None

    async def ask(self, seat: int | None, action: int | str) -> Answer:
        """Tell whether a seat may take an action, why not, and what it will surely bring. Changes nothing."""
        session, at, state = self._session(), self._person(seat), self._stored().state
        number = state.actions.parse(action) if isinstance(action, str) else action
        name = state.actions.name(number)
        if state.seat is not None and state.seat != at:
            raise NotYourTurn(number=at + 1, decides=state.seat + 1)
        reason = state.why_not(number)
        if reason is not None:
            return Answer(name, reason, False)
        try:
            seen = await self.hall.sampler.foresee(session.game, state, at, number)
        except NoAnswer:
            raise NotForeseen() from None
        return Answer(name, None, seen.final, events=seen.events, points=seen.points)

    async def hint(self, seat: int | None, seq: int) -> Hints:
        """Let a bot say what it would do in the place of a seat. Changes nothing."""
        session, at = self._answering(seat, seq)
        if not self.row.gives_hints:
            raise HintsOff()
        stored = self._stored()
        if stored.state.seat is None:
            raise NotNow(status=self.row.status)
        if stored.state.seat != at:
            raise NotYourTurn(number=at + 1, decides=stored.state.seat + 1)
        return await self._adviser.hint(self.hall.sampler, self.hall.bots, session.game, stored, at)

    async def _change(
        self,
        seat: int | None,
        seq: int,
        change: Callable[[Session, int], object],
        action: int | str | None = None,
    ) -> int:
        async with self.held():
            session, at = self._answering(seat, seq, action)
            with self._reload_on_fault():
                change(session, at)
            return await self._commit(session)

    async def _wish_for(self, session: Session, wish: TakeBackAsked) -> int:
        if wish.waits_for:
            self._wish = wish
            self.tell_table()
            return self.seq
        with self._reload_on_fault():
            session.take_back(wish.seat)
        return await self._commit(session)

    @contextmanager
    def _reload_on_fault(self) -> Iterator[None]:
        """Change the session; a fault of a game (not a refusal) may leave it half changed, so it is read anew."""
        try:
            yield
        except HallError:
            raise
        except BaseException:
            self.hall.forget(self)
            raise

    async def _commit(self, session: Session) -> int:
        """Store the new entries of the log, then tell everybody. If that fails the table is read anew."""
        over = session.state.over
        try:
            await self.hall.store.append(self.row.id, self.seq, session.log[self.seq :], "over" if over else None)
        except BaseException:
            self.hall.forget(self)
            raise
        self.stored = Snapshot(session)
        if over:
            self.row = msgspec.structs.replace(self.row, status="over")
        if over or self._wish is not None:
            self._wish = None
            self.tell_table()
        for watcher in self.watchers:
            watcher.wake()
        self.call_bot()
        return self.seq

    def _answering(self, seat: int | None, seq: int, action: int | str | None = None) -> tuple[Session, int]:
        """Check that a person of the table answers the present position."""
        session, at = self._session(), self._person(seat)
        if seq != self.seq:
            if action is not None and _repeated(session, at, seq, action):
                raise Duplicate(number=seq + 1)
            raise Stale(given=seq, seq=self.seq)
        return session, at

    def _session(self) -> Session:
        if self.session is None:
            raise NotNow(status=self.row.status)
        return self.session

    def _stored(self) -> Snapshot:
        if self.stored is None:
            raise NotNow(status=self.row.status)
        return self.stored

    def _person(self, seat: int | None) -> int:
        if seat is None:
            raise Watching()
        if self.row.seats[seat].bot is not None:
            raise BotPlays()
        return seat

    # ── Bots ──

    def call_bot(self) -> None:
        """Let the bot think whose decision it is, if it is one's and none thinks yet."""
        if self._bot_to_move() is not None and (self._bot is None or self._bot.done()):
            self._bot = asyncio.create_task(self._play_bots(), name=f"bots of {self.row.id}")

    async def stop(self) -> None:
        """Let no bot think any more."""
        await self._adviser.stop()
        if self._bot is not None:
            self._bot.cancel()
            await asyncio.wait([self._bot])

    def _bot_to_move(self) -> str | None:
        seat = self.stored.state.seat if self.stored else None
        return self.row.seats[seat].bot if seat is not None else None

    async def _play_bots(self) -> None:
        """Play as long as bots decide; what a bot has thought about its turn counts for all decisions of that turn."""
        mover, spent = None, 0.0
        try:
            while (bot := self._bot_to_move()) is not None:
                seat = self._stored().state.seat
                mover, spent = seat, spent if seat == mover else 0.0
                spent += await self._play_bot(bot, spent)
        except HallError as error:
            logs.note("bot stopped", table=self.row.id, why=str(error))
        except Exception as error:
            logs.fault("bot stopped", error, table=self.row.id)

    async def _play_bot(self, bot: str, spent: float) -> float:
        """Let a bot decide once; give how long it thought."""
        session, stored = self._session(), self._stored()
        state, seat = stored.state, stored.state.seat
        assert seat is not None
        took = 0.0
        try:
            sample = await self.hall.sampler.sample(session.game, state, seat)
            decision = await self.hall.bots.choose(sample, bot, spent)
            action, took = decision.action or 0, decision.took
        except NoAnswer:
            action = secrets.choice(state.legal())  # the others shall not wait for ever
        async with self.held():
            if self.seq == stored.seq and self._bot_to_move() == bot:
                with self._reload_on_fault():
                    session.play(seat, action)
                await self._commit(session)
        return took

    # ── Looking on ──

    def join(self, watcher: Watcher) -> None:
        """Let somebody look on."""
        self.watchers.add(watcher)
        self._presence(watcher.seat)

    def leave(self, watcher: Watcher) -> None:
        """Somebody looks on no longer."""
        self.watchers.discard(watcher)
        watcher.leave()
        self._presence(watcher.seat)

    def present(self, seat: int) -> bool:
        """Tell whether the person of a seat looks on."""
        return any(watcher.seat == seat for watcher in self.watchers)

    def away(self, seat: int) -> float:
        """Tell for how many seconds the person of a seat has been away."""
        return 0.0 if self.present(seat) else time.monotonic() - self._seen.get(seat, self.hall.opened)

    def tell_table(self) -> None:
        """Tell everybody about the table itself."""
        for watcher in self.watchers:
            watcher.table_changed()

    def position(self, seat: int | None, since: int) -> Position:
        """Tell a seat where the game stands."""
        return projection.position(self._stored(), self._raw_options, seat, since)

    async def earlier(self, guest: str | None, seq: int, seat: int | None = None) -> Position:
        """Tell a guest where the game stood after an entry of the log, as their seat saw it, a spectator none.

        `seat` asks for the eyes of another seat: once the game is over its seed is public, and so is everything.
        """
        stored, mine = self._stored(), self.row.seat_of(guest)
        if seq > stored.seq:
            raise NoSuchPosition(seq=seq, last=stored.seq)
        if seat is not None and seat >= len(self.row.seats):
            raise NoSuchSeat(number=seat + 1)
        if seat is not None and seat != mine and self.row.status != "over":
            raise NotAllowed()
        state = await asyncio.to_thread(self._remembered().at, stored.log, seq)
        return projection.earlier(stored, state, self._raw_options, mine if seat is None else seat, seq)

    def _remembered(self) -> History:
        if self._past is None:
            session = self._session()
            seats, options, seed = session.state.seats, session.options, session.seed
            self._past = History(lambda: session.game.new_state(seats, options, Chance(seed)))
        return self._past

    def described(self, guest: str | None) -> Table:
        """Describe the table as a guest may see it."""
        row, over = self.row, self.row.status == "over"
        return Table(
            id=row.id,
            game=row.game,
            version=row.version,
            status=row.status,
            open=row.open,
            friendly=row.friendly,
            options=self.options,  # type: ignore[arg-type]
            seats=[
                SeatInfo(each.seat, each.name, each.guest is not None, each.bot, self.present(each.seat))
                for each in row.seats
            ],
            seq=self.seq,
            commitment=row.commitment,
            created=row.created,
            you=row.seat_of(guest),
            host=guest == row.host,
            seed=str(row.seed) if over else None,
            salt=row.salt if over else None,
            rematch=row.rematch,
            take_back=self._wish,
            hints=row.gives_hints,
            result=projection.result(self.stored.state) if self.stored else None,
        )

    def _presence(self, seat: int | None) -> None:
        if seat is not None:
            self._seen[seat] = time.monotonic()
            self.tell_table()


def _repeated(session: Session, seat: int, seq: int, action: int | str) -> bool:
    """Tell whether the seat has already played this action as an answer to that position."""
    if seq >= len(session.log):
        return False
    entry = session.log[seq]
    try:
        number = session.state.actions.parse(action) if isinstance(action, str) else action
        name = session.state.actions.name(number)
    except HallError:
        return False
    return isinstance(entry, Move) and (entry.seat, entry.action, entry.forced) == (seat, name, False)
