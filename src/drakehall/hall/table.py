"""A table in memory: the session, its watchers, and the only way for a move to enter the log."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import TYPE_CHECKING, final

import msgspec

from drakehall.hall import guidance, logs, projection, sessions
from drakehall.hall.bot_turns import BotTurns
from drakehall.hall.chat import Chat
from drakehall.hall.clocks import Reckoning, first_to_decide, stamps
from drakehall.hall.errors import (
    BotPlays,
    CannotAgree,
    Conflict,
    Duplicate,
    HintsOff,
    NoSuchPosition,
    NoSuchSeat,
    NotAllowed,
    NotForeseen,
    NotFriendly,
    NotNow,
    OutOfTime,
    Stale,
    TakenBackEnough,
    Watching,
)
from drakehall.hall.fair_queue import Requester, Urgency
from drakehall.hall.hints import Adviser
from drakehall.hall.history import History
from drakehall.hall.house_bots import usual
from drakehall.hall.limits import Buckets
from drakehall.hall.notes import LookingOn, Note, Voted
from drakehall.hall.projection import Snapshot
from drakehall.hall.rows import Stamp, TableChange, TableRow
from drakehall.hall.take_back import TakeBackVote
from drakehall.hall.thinking import NoAnswer
from drakehall.hall.watcher import Watcher
from drakehall.kernel import registry
from drakehall.kernel.errors import HallError
from drakehall.kernel.state import State
from drakehall.session import Entry, Move, Session
from drakehall.session.errors import NothingToUndo, NotYourTurn
from drakehall.wire.codec import ENCODER
from drakehall.wire.frames import Answer, AskGuidance, Guidance, Hints, PositionShown
from drakehall.wire.tables import Clocks, Table

if TYPE_CHECKING:
    from drakehall.hall.hall import Hall


@final
class LiveTable:
    """A table that somebody looks at or plays at.

    `lock` is held from the check of a move until it is stored, so whatever is shown has been stored before.
    """

    def __init__(self, hall: "Hall", row: TableRow, session: Session | None) -> None:
        """Take a table into memory; `session` is None until the game begins."""
        self.hall = hall
        self.row = row
        self.session = session
        self.stored = Snapshot(session) if session else None
        self.lock = asyncio.Lock()
        self.dropped = False
        self.watchers: set[Watcher] = set()
        self._elsewhere: dict[str, frozenset[str]] = {}
        """The guests watching in other halls, by hall."""
        self._told: frozenset[str] = frozenset()
        """The guests watching in this hall, as the others were last told."""
        self.vote = TakeBackVote()
        self.chat = Chat(self)
        self.clocks = Reckoning.of(row)
        self.bot_turns = BotTurns(self)
        self.options = session.options if session else sessions.options_of(row)
        self._plain_options: dict[str, object] = msgspec.to_builtins(self.options)
        self._raw_options = msgspec.Raw(ENCODER.encode(self.options))
        self._since = hall.clock.monotonic()
        self._seen: dict[int, float] = {}
        self._history: History | None = None
        self._looking_back = asyncio.Lock()
        self._looks: set[asyncio.Task[State]] = set()
        self._adviser = Adviser(hall)
        asks = hall.policy.asks_per_second
        self._asks = Buckets(asks, 3 * asks, hall.clock.monotonic)

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
        return bool(self.watchers) or self.lock.locked() or self.bot_turns.thinking

    @property
    def attended(self) -> bool:
        """Whether any person watches or plays here; otherwise bots do not play among themselves.

        Where somebody studies, bots wait until somebody watches.
        """
        return self.watched or (self.row.study is None and bool(self.row.people))

    @property
    def watched(self) -> bool:
        """Whether anybody is watching, in any hall."""
        return bool(self.watchers or self._elsewhere)

    @property
    def requester(self) -> Requester:
        """Whose share bots think out of here: the host's, most urgently while a player is watching."""
        if self._present.intersection(self.row.people):
            return self.hall.requester(self.row.host, Urgency.WAITED_FOR)
        return self.hall.requester(self.row.host, Urgency.WATCHED if self.watched else Urgency.UNWATCHED)

    async def stop(self) -> None:
        """Stop all bots, and end all looking back."""
        await self._adviser.stop()
        await self.chat.stop()
        await self.bot_turns.stop()
        if self._looks:
            await asyncio.wait(self._looks)

    @property
    def due(self) -> int | None:
        """When the deciding person runs out of time, in milliseconds since 1970; None if nobody can."""
        if self.clocks is None or self.clocks.decides is None or self.row.status != "playing":
            return None
        return None if self.row.seats[self.clocks.decides].bot else self.clocks.due

    async def read_clocks(self, row: TableRow, session: Session | None) -> None:
        """Let the clocks follow the entries that a session has taken in."""
        self.clocks = self.clocks or Reckoning.of(row)
        if self.clocks is None or session is None:
            return
        kept = await self.hall.store.stamps(row.id, self.clocks.seq)
        for entry, stamp in zip(session.log[self.clocks.seq :], kept, strict=False):  # more may be stored by now
            self.clocks.follow(entry, stamp)

    async def end_time(self) -> None:
        """Let a bot take the seat of whoever has run out of time, to the end of the game."""
        async with self.held():
            seat = self._late
            if seat is None:
                return
            bot = usual(registry.game(self.row.game))
            row = await self.hall.store.save_seat(
                self.row, msgspec.structs.replace(self.row.seats[seat], bot=bot, given_up=True)
            )
            self.vote.drop()
            self.update(row)
            self.bot_turns.call()
        logs.note("out of time", table=self.row.id, seat=seat)

    @property
    def _late(self) -> int | None:
        """The seat of the person who has run out of time."""
        due = self.due
        late = due is not None and due <= self.hall.milliseconds and self.clocks is not None
        return self.clocks.decides if late and self.clocks else None

    # ── Playing ──

    async def act(self, seat: int | None, seq: int, action: int | str) -> int:
        """Play an action for a seat."""
        return await self._change(seat, seq, lambda session, at: session.play(at, action), action)

    async def undo(self, seat: int | None, seq: int) -> int:
        """Take back the seat's last decision."""
        return await self._change(seat, seq, lambda session, at: _enough_left(self, session).undo(at))

    async def reset(self, seat: int | None, seq: int) -> int:
        """Take back the seat's decisions up to the last commit point."""
        return await self._change(seat, seq, lambda session, at: _enough_left(self, session).reset(at))

    async def ask_take_back(self, seat: int | None, seq: int) -> int:
        """Ask the other people to take back the seat's last decision; against bots alone it is done at once."""

        def ask(session: Session, at: int) -> int | None:
            owned = [row for row in self.row.seats if row.owned and row.seat != at]
            if self.row.rated or (owned and not self.row.friendly):
                raise NotFriendly()
            away = [row.seat for row in owned if row.person and row.bot]
            if away:
                raise CannotAgree(number=away[0] + 1)
            others = [row.seat for row in owned if row.person]
            if session.state.over:
                raise NotNow(status=self.row.status)
            if not _enough_left(self, session).since(at):
                raise NothingToUndo()
            return self.vote.ask(at, others)

        return await self._vote(seat, seq, ask, None, None)

    async def answer_take_back(self, seat: int | None, seq: int, asker: int | None, yes: bool) -> int:
        """Agree to the wish of another seat, or refuse it."""
        return await self._vote(seat, seq, lambda _, at: self.vote.answer(at, asker, yes), asker, yes)

    async def ask(self, seat: int | None, action: int | str) -> Answer:
        """Return whether a seat may take an action, why not, and what it will certainly bring. Changes nothing."""
        session, at, state = self._session(), self._person(seat), self._stored().state
        number = state.actions.parse(action) if isinstance(action, str) else action
        name = state.actions.name(number)
        if state.seat is not None and state.seat != at:
            raise NotYourTurn(number=at + 1, decides=state.seat + 1)
        reason = state.why_not(number)
        if reason is not None:
            return Answer(name, reason, False)
        self._asks.take(str(at))
        try:
            seen = await self.hall.sampler.foresee(session.game, state, at, number, self._asker(at))
        except NoAnswer:
            raise NotForeseen() from None
        return Answer(name, None, seen.final, events=seen.events, points=seen.points, passes=seen.passes)

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
        return await self._adviser.hint(session.game, stored, at, self._asker(at))

    async def guide(self, seat: int | None, asked: AskGuidance) -> Guidance:
        """Return what the guide says to a seat. Changes nothing."""
        async with self.held():
            session, at = self._session(), self._person(seat)
            return await self.hall.background(guidance.guidance, self.row.study, session, at, asked)

    async def play_bot(self, bot: str, thought: Snapshot, action: int) -> None:
        """Play what a bot chose, if the position that it thought about is still there."""
        async with self.held():
            if self.seq == thought.seq and self.bot_turns.bot == bot:
                seat = thought.state.seat
                assert seat is not None
                session = self._session()
                with self._reload_on_fault():
                    session.play(seat, action)
                await self._commit(session)

    async def _change(
        self,
        seat: int | None,
        seq: int,
        change: Callable[[Session, int], object],
        action: int | str | None = None,
    ) -> int:
        async with self.held():
            return await self._changed(seat, seq, change, action)

    async def _changed(
        self, seat: int | None, seq: int, change: Callable[[Session, int], object], action: int | str | None = None
    ) -> int:
        session, at = self._answering(seat, seq, action)
        with self._reload_on_fault():
            change(session, at)
        try:
            return await self._commit(session)
        except Conflict:
            self._answering(seat, seq, action)  # says what has become of the position that it answers
            raise

    async def _vote(
        self,
        seat: int | None,
        seq: int,
        vote: Callable[[Session, int], int | None],
        asker: int | None,
        yes: bool | None,
    ) -> int:
        """Let a seat ask or answer; `vote` returns the seat that takes back, once all have agreed.

        Other halls are told until all have agreed; after that they learn it from the log.
        """
        async with self.held():
            session, at = self._answering(seat, seq)
            taker = vote(session, at)
            if taker is not None:
                return await self._changed(seat, seq, lambda session, _: session.take_back(taker))
            self.tell(Voted(self.row.id, seq, at, asker, yes))
            self.notify()
            return self.seq

    async def voted_elsewhere(self, note: Voted) -> None:
        """Apply a wish or an answer given in another hall, unless the position has moved on."""
        await self.catch_up(note.seq)
        async with self.held():
            if note.seq != self.seq:
                return
            if note.yes is None:
                owned = [row.seat for row in self.row.seats if row.person and row.seat != note.seat]
                taker = self.vote.ask(note.seat, owned)
            else:
                taker = self.vote.answer(note.seat, note.asker, note.yes)
            self.notify()
            if taker is not None:  # answers crossed on their way: each hall has had the last one
                await self._changed(note.seat, note.seq, lambda session, _: session.take_back(taker))

    # ── The log ──

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
        if any(watcher.guest and row.seat_of(watcher.guest) is not None for watcher in self.watchers):
            self.chat.look()
        if self.session is not None:
            self.session.players[:] = sessions.players(row)
        self.notify()
        self._tell_presence()

    def close(self, row: TableRow) -> None:
        """Show that the table is closed, as stored: its game, if it had begun, is not continued."""
        self._show(row, None)

    async def _commit(self, session: Session) -> int:
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
            self.notify()
            self._tell_presence()
        for watcher in self.watchers:
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
    def _reload_on_fault(self) -> Iterator[None]:
        """Change the session; a fault of a game (not a refusal) may leave it half changed, so it is read anew."""
        try:
            yield
        except HallError:
            raise
        except BaseException:
            self.hall.forget(self)
            raise

    # ── Who may ──

    def _answering(self, seat: int | None, seq: int, action: int | str | None = None) -> tuple[Session, int]:
        """Check that a person of the table answers the present position."""
        session, at = self._session(), self._person(seat)
        if seq != self.seq:
            if action is not None and _repeated(session, at, seq, action):
                raise Duplicate(number=seq + 1)
            raise Stale(given=seq, seq=self.seq)
        if self._late == at:
            raise OutOfTime()
        return session, at

    def _session(self) -> Session:
        if self.session is None:
            raise NotNow(status=self.row.status)
        return self.session

    def _asker(self, seat: int) -> Requester:
        """Return the person of a seat as a requester waiting for an answer."""
        return self.hall.requester(self.row.holder(seat) or self.row.host)

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

    # ── Looking on ──

    def watch(self, watcher: Watcher) -> None:
        """Let somebody look on."""
        self.watchers.add(watcher)
        if self.row.seat_of(watcher.guest) is not None:
            self.chat.look()
        self._presence(watcher)
        self.bot_turns.call()

    def unwatch(self, watcher: Watcher) -> None:
        """Somebody looks on no longer."""
        self.watchers.discard(watcher)
        watcher.end()
        self._presence(watcher)

    async def look_on_elsewhere(self, hall: str, guests: Sequence[str]) -> None:
        """Record who is watching in another hall now."""
        before = self._elsewhere.pop(hall, frozenset())
        if guests:
            self._elsewhere[hall] = frozenset(guests)
        for guest in before.symmetric_difference(guests):
            self._see(guest)
        self.notify()

    def nobody_looks_on_in(self, hall: str | None) -> None:
        """Forget the watchers of another hall, which is gone; None means that those of all halls are unknown.

        It may be the one where a bot was thinking, so bots are called here.
        """
        if self._elsewhere:
            self._elsewhere = {each: guests for each, guests in self._elsewhere.items() if hall not in (None, each)}
            self.notify()
        self.bot_turns.call()

    async def tell_who_looks_on(self) -> None:
        """Tell other halls who is watching in this one, whatever they were told before."""
        self._told = self._guests
        self.tell(LookingOn(self.row.id, sorted(self._told)))

    def looks_on(self, guest: str) -> bool:
        """Return whether a guest is watching, in any hall."""
        return guest in self._guests or any(guest in guests for guests in self._elsewhere.values())

    def present(self, seat: int) -> bool:
        """Return whether the person of a seat is watching."""
        return seat in self._present

    @property
    def _guests(self) -> frozenset[str]:
        """The guests watching in this hall; those who are neither players nor the host count as one stranger."""
        known = {self.row.host, *(row.guest for row in self.row.seats if row.guest)}
        return frozenset((watcher.guest or "") if watcher.guest in known else "" for watcher in self.watchers)

    @property
    def _present(self) -> set[int]:
        """The seats whose people are watching, in any hall."""
        elsewhere = (guest for guests in self._elsewhere.values() for guest in guests)
        looking = {*(watcher.guest for watcher in self.watchers), *elsewhere}
        return {seat for guest in looking for seat in self.row.seats_of(guest)}

    def away(self, seat: int) -> float:
        """Return for how many seconds the person of a seat has been away, as far as the table knows."""
        if self.present(seat):
            return 0.0
        return self.hall.clock.monotonic() - self._seen.get(seat, self._since)

    def notify(self) -> None:
        """Let everybody who looks on be sent the table itself."""
        for watcher in self.watchers:
            watcher.table_changed()

    def position(self, seat: int | None, since: int) -> PositionShown:
        """Show a seat where the game stands."""
        shown = projection.position(self._stored(), self._raw_options, seat, since)
        return shown if self.clocks is None else msgspec.structs.replace(shown, clocks=self._clocks)

    async def earlier(self, guest: str | None, seq: int, seat: int | None = None) -> PositionShown:
        """Show a guest where the game stood after an entry of the log, as their seat saw it, or a spectator.

        `seat` asks for the eyes of another seat: once the game is over its seed is public, and so is everything.
        """
        stored = self._stored()
        if seq > stored.seq:
            raise NoSuchPosition(seq=seq, last=stored.seq)
        if seat is not None and seat >= len(self.row.seats):
            raise NoSuchSeat(number=seat + 1)
        state = await self._looked_back(stored, seq)
        mine = self.in_front(guest, seat)  # as of now: a device may have been handed over meanwhile
        if seat is not None and seat != mine and self.row.status != "over":
            raise NotAllowed()
        return projection.earlier(stored, state, self._raw_options, mine if seat is None else seat, seq)

    def in_front(self, guest: str | None, wanted: int | None = None) -> int | None:
        """Return the seat whose view a guest has: their own, or that of the person in front of the shared device.

        If the guest has several devices open, `wanted` is used if it is in front of any of them.
        """
        if not self.row.sharing(guest) or self.row.status != "playing":
            return self.row.seat_of(guest)
        fronts = {watcher.settle() for watcher in self.watchers if watcher.guest == guest} - {None}
        return wanted if wanted in fronts else fronts.pop() if len(fronts) == 1 else None

    async def finished_at(self, seq: int) -> State:
        """Return the whole position after an entry of the log of a finished game; the caller must not change it."""
        stored = self._stored()
        if self.row.status != "over":
            raise NotNow(status=self.row.status)
        if seq > stored.seq:
            raise NoSuchPosition(seq=seq, last=stored.seq)
        return await self._looked_back(stored, seq)

    def described(self, guest: str | None) -> Table:
        """Describe the table as a guest may see it."""
        return projection.table(
            self.row, self.stored, self._plain_options, self._present, self.vote.asked, guest, self._clocks
        )

    @property
    def _clocks(self) -> Clocks | None:
        """The clocks as they stand now, while the game goes on."""
        if self.clocks is None or self.row.status != "playing":
            return None
        return self.clocks.shown(self.row, self.hall.milliseconds)

    async def _looked_back(self, stored: Snapshot, seq: int) -> State:
        looking = asyncio.create_task(self._look_back(stored.log, seq))
        self._looks.add(looking)
        looking.add_done_callback(self._looks.discard)
        return await asyncio.shield(looking)  # a thread goes on even if nobody waits for it any longer

    async def _look_back(self, log: Sequence[Entry], seq: int) -> State:
        async with self._looking_back:
            if self._history is None:
                self._history = History(self._session().beginning)
            return await self.hall.background(self._history.at, log, seq)

    def _presence(self, watcher: Watcher) -> None:
        """Update after somebody has come or gone."""
        if self._see(watcher.guest):
            self.notify()
        self._tell_presence()

    def _see(self, guest: str | None) -> bool:
        """Record when the people at a guest's device were last there; return whether there are any."""
        now, seats = self.hall.clock.monotonic(), self.row.seats_of(guest)
        self._seen.update(dict.fromkeys(seats, now))
        return bool(seats)

    def _tell_presence(self) -> None:
        """Tell other halls who is watching in this one, unless they know."""
        if self.hall.news is not None and self._guests != self._told:
            self._told = self._guests
            self.tell(LookingOn(self.row.id, sorted(self._told)))


def _enough_left(table: LiveTable, session: Session) -> Session:
    """Refuse another take-back if there have been too many: the log keeps all of them."""
    count = sum(not isinstance(entry, Move) for entry in session.log)
    if count >= table.hall.policy.take_backs_per_table:
        raise TakenBackEnough(count=count)
    return session


def _repeated(session: Session, seat: int, seq: int, action: int | str) -> bool:
    """Return whether the seat has already played this action as an answer to that position."""
    if seq >= len(session.log):
        return False
    entry = session.log[seq]
    try:
        number = session.state.actions.parse(action) if isinstance(action, str) else action
        name = session.state.actions.name(number)
    except HallError:
        return False
    return isinstance(entry, Move) and (entry.seat, entry.action, entry.forced) == (seat, name, False)
