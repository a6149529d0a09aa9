"""The hall: tables come into memory when somebody asks for them and leave it when nobody does."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from itertools import count
from typing import Any, Final, final
from weakref import WeakSet

import msgspec

from drakehall.hall import logs, out_of_time, sessions
from drakehall.hall.clocks import first_to_decide, stamps
from drakehall.hall.courses import Courses
from drakehall.hall.errors import StorageFailed
from drakehall.hall.fair_queue import Requester, Urgency
from drakehall.hall.inline import InlineAnalyst, at_once
from drakehall.hall.jobs import InlineJobs
from drakehall.hall.limits import Buckets
from drakehall.hall.notes import LookingOn, Note, Said, SignedOut, WhoLooksOn
from drakehall.hall.notices import NoticeBoard
from drakehall.hall.ports import Analyst, Background, Bots, Clock, Jobs, News, Policy, Sampler, Store
from drakehall.hall.ratings import Counting
from drakehall.hall.rows import TableRow
from drakehall.hall.table import LiveTable
from drakehall.hall.watcher import Watcher
from drakehall.kernel import registry, structs
from drakehall.kernel.errors import HallError
from drakehall.session import Session
from drakehall.session.fair import fresh_seed

MOST_ADDRESSES: Final = 10_000
EVERY: Final = 1.0
"""Number of seconds between checks of the tables' clocks."""
KEEP_HOUSE: Final = 3600
"""Number of these checks before data with an expiry are cleaned up."""
CHAT_BURST: Final = 8
REPORTS_PER_HOUR: Final = 20
INVITATIONS_PER_HOUR: Final = 60
MAILS_PER_HOUR: Final = 3
"""Messages to unconfirmed addresses, of one person; of all at one address:"""
MAILS_FROM_AN_ADDRESS: Final = 10
PIN_BURST: Final = 5
"""Number of pins that may be tried at once for one seat, and then again in an hour."""
PINS_PER_HOUR: Final = 2
DAY: Final = 86_400_000
SWEEP: Final = 30
"""Number of these checks before the tables that are not in memory are checked as well."""
MOST_NAMED: Final = 50
"""Most tokens named to other halls in one note."""


@final
class Hall:
    """Everything that its tables share."""

    def __init__(
        self,
        store: Store,
        sampler: Sampler,
        bots: Bots,
        policy: Policy,
        *,
        analyst: Analyst | None = None,
        jobs: Jobs | None = None,
        news: News | None = None,
        background: Background = at_once,
        clock: Clock = time,
    ) -> None:
        """Prepare the hall; `open` opens it. Without `news` no other hall shares the store.

        Without an `analyst`, finished games are analysed where the hall itself runs.
        """
        self.store = store
        self.sampler = sampler
        self.bots = bots
        self.analyst = analyst or InlineAnalyst()
        self.jobs = jobs or InlineJobs()
        self.policy = policy
        self.news = news
        self.background = background
        self.clock = clock
        self.courses = Courses(self)
        self.counting = Counting(self)
        self.notices = NoticeBoard(self)
        self.talk = Buckets(policy.chat_per_minute / 60, CHAT_BURST, clock.monotonic)
        self.reporting = Buckets(REPORTS_PER_HOUR / 3600, REPORTS_PER_HOUR, clock.monotonic)
        self.inviting = Buckets(INVITATIONS_PER_HOUR / 3600, INVITATIONS_PER_HOUR, clock.monotonic)
        self.mailing = Buckets(MAILS_PER_HOUR / 3600, MAILS_PER_HOUR, clock.monotonic)
        self.mailing_from = Buckets(MAILS_FROM_AN_ADDRESS / 3600, MAILS_FROM_AN_ADDRESS, clock.monotonic)
        guesses = policy.guesses_per_hour
        self.code_guesses = Buckets(guesses / 3600, max(1, guesses / 3), clock.monotonic)
        self.pin_guesses = Buckets(PINS_PER_HOUR / 3600, PIN_BURST, clock.monotonic)
        self.draw_seed: Callable[[], int] = fresh_seed
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()
        self._dropped: WeakSet[LiveTable] = WeakSet()
        """Tables dropped from memory, as long as something still runs there."""
        self._addresses: OrderedDict[str, str] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._waking: asyncio.Task[None] | None = None
        self._keeping: asyncio.Task[None] | None = None

    def seen(self, guest: str, address: str) -> None:
        """Remember a guest's latest address, for fair shares."""
        self._addresses[guest] = address
        self._addresses.move_to_end(guest)
        if len(self._addresses) > MOST_ADDRESSES:
            self._addresses.popitem(last=False)

    def address_of(self, guest: str) -> str:
        """Return a guest's latest address, if it is remembered."""
        return self._addresses.get(guest, "")

    def requester(self, guest: str, urgency: Urgency = Urgency.WAITED_FOR) -> Requester:
        """Return whose share work for a guest comes out of."""
        return Requester(self._addresses.get(guest, ""), guest, urgency)

    @property
    def milliseconds(self) -> int:
        """The time, in milliseconds since 1970."""
        return int(self.clock.time() * 1000)

    @property
    def tables(self) -> list[LiveTable]:
        """The tables in memory."""
        return list(self._tables.values())

    async def open(self) -> None:
        """Open the store, listen to other halls and resume the tables where a bot may have to move."""
        structs.prepare()  # the background may be threads
        await self.store.open()
        await self.jobs.open()
        if self.news is not None:
            await self.news.open(self)
        self._waking = asyncio.create_task(self._wake(), name="wake")
        self._keeping = asyncio.create_task(self._keep_time(), name="clocks")
        self.counting.begin()
        logs.note("hall opened", games=registry.game_names())

    async def close(self) -> None:
        """Let bots stop thinking, store what waits."""
        started = [task for task in (self._waking, self._keeping) if task]
        loading: list[asyncio.Task[Any]] = [*self._loading.values(), *started]
        for task in loading:
            task.cancel()
        if loading:
            await asyncio.wait(loading)
        if self.news is not None:
            await self.news.close()
        await self.counting.stop()
        await self.courses.stop()
        for table in [*self.tables, *self._dropped]:
            await table.stop()
        await self.jobs.close()
        await self.analyst.close()
        await self.bots.close()
        await self.sampler.close()
        await self.store.close()
        logs.note("hall closed")

    def awake(self, table: str) -> LiveTable | None:
        """Return a table if it is in memory."""
        return self._tables.get(table)

    async def table(self, table: str) -> LiveTable:
        """Find a table, reading it from the store if it is not in memory or outdated."""
        found = self._tables.get(table)
        if found is not None:
            self._tables.move_to_end(table)
            if self.news is not None:
                with suppress(StorageFailed):  # better an older position than none; nothing can be built on it
                    await found.refresh()
            return found
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.create_task(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def create_table(
        self, row: TableRow, session: Session | None = None, replaces: TableRow | None = None
    ) -> LiveTable:
        """Store a new table and take it into memory."""
        if session is not None:
            row = msgspec.structs.replace(row, began=self.milliseconds, first=first_to_decide(session))
        table = LiveTable(self, row, session)
        log = session.log if session else ()
        made = stamps(table.clocks, log, self.milliseconds, session.state.seat if session else None)
        await self.store.add_table(row, log, replaces, made)
        self._keep(table)
        table.bot_turns.call()
        return table

    async def look_at_clocks(self) -> None:
        """Let bots take the seats of people who have run out of time, at the tables in memory."""
        for table in [table for table in self.tables if out_of_time.late(table) is not None]:
            await self._where_known(table.row.id, out_of_time.end_time)

    async def look_at_all_clocks(self) -> None:
        """The same for all tables, loading those where somebody may have run out of time."""
        for table in await self.store.overdue(self.milliseconds):
            if table not in self._tables:
                try:
                    await self.table(table)
                except HallError as error:
                    logs.warn("the clock of a table cannot be read", table=table, why=str(error))
        await self.look_at_clocks()

    def forget(self, table: LiveTable) -> None:
        """Drop a table whose memory may differ from what is stored; its watchers are asked to come again."""
        self._drop(table)
        for watcher in list(table.presence.watchers):
            watcher.end()

    async def heard(self, table: str, seq: int | None) -> None:
        """Another hall has changed a table: if it is in memory here, or about to be, it goes on from what is stored."""
        await self._where_known(table, lambda known: known.catch_up(seq))

    async def missed(self) -> None:
        """Check every table in memory: anything may have been stored meanwhile, and anybody come or gone."""
        assert self.news is not None
        with suppress(StorageFailed):
            await self._let_go_of_strangers()
        for table in self.tables:
            table.presence.nobody_looks_on_in(None)
            self.news.tell(WhoLooksOn(table.row.id))
            await self._where_known(table.row.id, lambda known: known.presence.tell_who_looks_on())
            await self._where_known(table.row.id, LiveTable.refresh)
            await self._where_known(table.row.id, lambda known: known.chat.heard())
            table.bot_turns.call()

    async def told(self, hall: str, note: Note) -> None:
        """Handle what another hall says about a table."""
        if isinstance(note, LookingOn):
            await self._where_known(note.table, lambda known: known.presence.look_on_elsewhere(hall, note.guests))
        elif isinstance(note, Said):
            await self._where_known(note.table, lambda known: known.chat.heard(note.forgotten))
        elif isinstance(note, WhoLooksOn):
            await self._where_known(note.table, lambda known: known.presence.tell_who_looks_on())
        elif isinstance(note, SignedOut):
            self._let_go(note.tokens)
        else:
            await self._where_known(note.table, lambda known: known.taking_back.heard(note))

    def gone(self, hall: str) -> None:
        """Forget who was watching in a hall that is gone."""
        for table in self.tables:
            table.presence.nobody_looks_on_in(hall)

    async def forgotten(self, table: str) -> None:
        """Handle a change of a table beside its log: seats or chat lines have been deleted."""
        await self._where_known(table, LiveTable.refresh)
        await self._where_known(table, lambda known: known.chat.heard(anew=True))
        if self.news is not None:
            self.news.tell(Said(table, forgotten=True))

    def signed_out(self, tokens: Sequence[str]) -> None:
        """Tokens with these hashes are void, in every hall: nobody may go on watching by them."""
        self._let_go(tokens)
        if self.news is not None:
            for at in range(0, len(tokens), MOST_NAMED):
                self.news.tell(SignedOut(list(tokens[at : at + MOST_NAMED])))

    def _let_go(self, tokens: Iterable[str]) -> None:
        void = frozenset(tokens)
        for watcher in self._watchers():
            if watcher.token in void:
                watcher.end()

    async def _let_go_of_strangers(self) -> None:
        """Check whether the tokens of all watchers are still valid."""
        for token in {watcher.token for watcher in self._watchers() if watcher.token is not None}:
            if await self.store.device(token) is None:
                self._let_go([token])

    def _watchers(self) -> list[Watcher]:
        return [watcher for table in [*self.tables, *self._dropped] for watcher in table.presence.watchers]

    async def _where_known(self, table: str, told: Callable[[LiveTable], Awaitable[None]]) -> None:
        """Notify a table if it is in memory here, or about to be; the next visitor sees what fails there."""
        try:
            if table in self._loading:
                await asyncio.shield(self._loading[table])
            if table in self._tables:
                await told(self._tables[table])
        except HallError as error:
            logs.warn("news of a table could not be taken in", table=table, why=str(error))
        except Exception as error:
            logs.fault("news of a table could not be taken in", error, table=table)

    async def _load(self, table: str) -> LiveTable:
        row, session = await sessions.read(self.store, self.background, table)
        live = LiveTable(self, row, session)
        await live.read_clocks(row, session)
        self._keep(live)
        if self.news is not None:
            self.news.tell(WhoLooksOn(table))
        live.bot_turns.call()
        return live

    def _keep(self, table: LiveTable) -> None:
        self._tables[table.row.id] = table
        spare = len(self._tables) - self.policy.idle_tables
        for old in list(self._tables.values()) if spare > 0 else ():
            if spare > 0 and not old.busy and old is not table:
                self._drop(old)
                spare -= 1

    def _drop(self, table: LiveTable) -> None:
        table.dropped = True
        self.counting.forget(table.row.id)
        self._dropped.add(table)
        if self._tables.get(table.row.id) is table:
            del self._tables[table.row.id]

    async def keep_house(self) -> None:
        """Delete chats, and records of notices, that are older than chats are kept."""
        before = self.milliseconds - self.policy.chat_days * DAY
        await self.store.chats.forget_lines(before)
        for table in self.tables:
            table.chat.forget(before)
        await self.store.notices.forget_notices(before)

    def looks_on(self, guest: str) -> bool:
        """Return whether a guest is watching any table in this hall."""
        return any(watcher.guest == guest for table in self.tables for watcher in table.presence.watchers)

    async def _keep_time(self) -> None:
        """Check the clocks for ever; while nothing can be stored, nobody's time runs out."""
        for times in count(1):
            await asyncio.sleep(EVERY)
            try:
                await (self.look_at_clocks() if times % SWEEP else self.look_at_all_clocks())
                await self.notices.tell()
                if times % KEEP_HOUSE == 1:
                    await self.keep_house()
            except HallError as error:
                logs.warn("clocks cannot be looked at", why=str(error))
            except Exception as error:
                logs.fault("clocks cannot be looked at", error)

    async def _wake(self) -> None:
        for table in await self.store.tables_of_bots():
            try:
                await self.table(table)
            except HallError as error:
                logs.warn("table cannot go on", table=table, why=str(error))
            except Exception as error:  # whatever is wrong with one table, the others go on
                logs.fault("table cannot go on", error, table=table)
