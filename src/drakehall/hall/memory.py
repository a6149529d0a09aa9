"""A store made of lists, and news between halls of one process: for tests, and for a browser.

A store with a shelf writes everything there before it is in the lists.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, final

import msgspec

from drakehall.hall import tokens
from drakehall.hall.errors import Conflict
from drakehall.hall.memory_company import MemoryChats, MemoryNotices, MemoryPeople
from drakehall.hall.memory_ratings import MemoryRatings, is_wanted, place_in_time
from drakehall.hall.notes import Note
from drakehall.hall.ports import Listener, Wanted, WantedGames
from drakehall.hall.rows import (
    Awaited,
    DeviceRow,
    FinishedRow,
    GuestRow,
    SeatResult,
    SeatRow,
    Stamp,
    TableChange,
    TableRow,
)
from drakehall.hall.shelf import Kept, KeptEntry, Shelf
from drakehall.session import Entry


@final
class MemoryStore:
    """Keeps everything as long as the program runs, or as its shelf does."""

    def __init__(self, shelf: Shelf | None = None) -> None:
        """Begin empty; what lies on the shelf is loaded when the store is opened."""
        self._shelf = shelf
        self._writing = asyncio.Lock()
        self._guests: dict[str, GuestRow] = {}
        self._devices: dict[str, DeviceRow] = {}
        self._tables: dict[str, TableRow] = {}
        self._logs: dict[str, list[Entry]] = {}
        self._stamps: dict[str, list[Stamp]] = {}
        self._results: dict[str, tuple[SeatResult, ...]] = {}
        self.ratings = MemoryRatings(self._tables, self._guests)
        self.chats = MemoryChats()
        self.people = MemoryPeople(self)
        self.notices = MemoryNotices()
        self.announce: Callable[[str, int | None], None] = lambda table, seq: None
        """Called with everything that is stored of a table."""

    @property
    def rows(self) -> list[TableRow]:
        """All tables."""
        return list(self._tables.values())

    def name(self, person: str) -> str:
        """Return a person's name."""
        return next((known.name for known in self._guests.values() if known.id == person), person)

    def owner(self, person: str) -> str | None:
        """Return the owner of a registered bot; None for anybody else."""
        return next((known.owner for known in self._guests.values() if known.id == person), None)

    async def open(self) -> None:
        """Load what lies on the shelf."""
        if self._shelf is not None:
            self._take(await self._shelf.read())

    def check(self) -> None:
        """It is always well."""

    async def probe(self) -> None:
        """It is always well."""

    async def well(self) -> None:
        """It is always well."""

    async def close(self) -> None:
        """There is nothing to let go of."""

    async def log(self, table: str, after: int = 0) -> list[Entry]:
        """Read the log of a table, or what follows an entry of it."""
        return self._logs[table][after:]

    async def stamps(self, table: str, after: int = 0) -> list[Stamp]:
        """Read what is kept beside the entries of a log, or of what follows an entry of it."""
        return self._stamps[table][after:]

    async def awaited(self, tables: Sequence[str]) -> dict[str, Awaited]:
        """Return whose decision it is at those tables whose logs say so."""
        last = {table: stamps[-1] for table in tables if (stamps := self._stamps.get(table))}
        return {table: Awaited(stamp.decides, stamp.at, stamp.due) for table, stamp in last.items()}

    async def overdue(self, now: int) -> list[str]:
        """List the running tables with a clock at which somebody may have run out of time by now."""
        clocked = (row.id for row in self._tables.values() if row.status == "playing" and row.clock is not None)
        last = {table: self._stamps[table][-1].due if self._stamps[table] else now for table in clocked}
        return [table for table, due in last.items() if due is not None and due <= now]

    async def append(
        self,
        table: str,
        seq: int,
        log: Sequence[Entry],
        change: TableChange | None = None,
        stamps: Sequence[Stamp] = (),
    ) -> None:
        """Add entries to a log that stands at `seq`; else a `Conflict`."""
        async with self._writing:
            if log and len(self._logs[table]) != seq:
                raise Conflict()
            row = None
            if change is not None:
                known = self._tables[table]
                after = known.revision if change.after is None else change.after
                row = self._change(msgspec.structs.replace(known, revision=after), **change.values())
            entries = _numbered(table, seq, log, stamps)
            if change is not None and change.results:
                self._results[table] = change.results
            await self._keep(Kept(tables={table: row} if row else {}, entries=entries))

    async def table(self, table: str) -> TableRow | None:
        """Find a table."""
        return self._tables.get(table)

    async def tables(self, wanted: Wanted) -> list[TableRow]:
        """List tables, the newest first."""
        newest = sorted(self._tables.values(), key=lambda row: (row.created, row.id), reverse=True)
        return [row for row in newest if _is_wanted(row, wanted)][: wanted.limit]

    async def finished(self, wanted: WantedGames) -> list[FinishedRow]:
        """List finished games of a person, the latest first."""
        over = [row for row in self._tables.values() if row.status == "over"]
        latest = sorted(over, key=place_in_time, reverse=True)
        games = [FinishedRow(row, self._results.get(row.id) or _from_outcome(row)) for row in latest]
        return [game for game in games if is_wanted(game, wanted)][: wanted.limit]

    async def tables_of_bots(self) -> list[str]:
        """List the running tables at which bots play with people and nobody studies."""
        games = (row for row in self._tables.values() if row.study is None)
        running = (row for row in games if row.status == "playing" and row.people)
        return [row.id for row in running if any(seat.bot for seat in row.seats)]

    async def hosted(self, guest: str) -> int:
        """Count the games of a guest that have not ended."""
        games = (row for row in self._tables.values() if row.study is None)
        return sum(row.host == guest and row.status in ("gathering", "playing") for row in games)

    async def stands(self, table: str) -> tuple[int, int]:
        """Return the revision of a table and the number of entries in its log."""
        found = self._tables.get(table)
        return (found.revision, len(self._logs[table])) if found else (0, 0)

    async def add_table(
        self,
        row: TableRow,
        log: Sequence[Entry] = (),
        replaces: TableRow | None = None,
        stamps: Sequence[Stamp] = (),
    ) -> None:
        """Keep a new table."""
        async with self._writing:
            before = {replaces.id: self._change(replaces, rematch=row.id)} if replaces is not None else {}
            entries = _numbered(row.id, 0, log, stamps)
            await self._keep(Kept(tables={**before, row.id: row}, entries=entries))

    def remove_table(self, table: str) -> None:
        """Delete a table and its log."""
        del self._tables[table], self._logs[table], self._stamps[table]

    async def save_seat(self, row: TableRow, seat: SeatRow) -> TableRow:
        """Keep who sits on a seat."""
        return await self._changed(row, seats=row.with_seat(seat).seats)

    async def save_invitation(self, row: TableRow, invitation: str) -> TableRow:
        """Keep the hash of a new invitation."""
        return await self._changed(row, invitation=invitation, code=None)

    async def table_of_code(self, code: str) -> TableRow | None:
        """Find the table that has a code."""
        return next((row for row in self._tables.values() if row.code is not None and row.code == code), None)

    async def save_code(self, row: TableRow, code: str) -> TableRow:
        """Store the code of a table."""
        return await self._changed(row, code=code)

    async def save_host(self, row: TableRow, host: str) -> TableRow:
        """Store the new host."""
        return await self._changed(row, host=host)

    async def guest(self, token: str) -> GuestRow | None:
        """Find a person by the token hash of one of their devices."""
        device = self._devices.get(token)
        return self._guests[device.person] if device else None

    async def device(self, token: str) -> DeviceRow | None:
        """Find a device by the hash of its token."""
        return self._devices.get(token)

    async def devices(self, person: str) -> list[DeviceRow]:
        """List a person's devices, the most recently seen first."""
        theirs = (device for device in self._devices.values() if device.person == person)
        return sorted(theirs, key=lambda device: (-device.seen, device.id))

    async def device_seen(self, token: str) -> None:
        """Record that a device was used now."""
        if token in self._devices:
            self._devices[token] = msgspec.structs.replace(self._devices[token], seen=int(time.time()))

    async def add_guest(self, guest: GuestRow, token: str, label: str = "") -> None:
        """Store a new guest, whose first device has a token with this hash."""
        now = int(time.time())
        device = DeviceRow(tokens.identity(), guest.id, label, now, now)
        async with self._writing:
            await self._keep(Kept({guest.id: msgspec.structs.replace(guest, account=False)}, {token: device}))

    async def rename_guest(self, guest: str, name: str) -> None:
        """Call a guest something else."""
        async with self._writing:
            if guest in self._guests:
                await self._keep(Kept({guest: msgspec.structs.replace(self._guests[guest], name=name)}))

    async def _changed(self, row: TableRow, **values: object) -> TableRow:
        """Store a table with something changed."""
        async with self._writing:
            changed = self._change(row, **values)
            await self._keep(Kept(tables={row.id: changed}))
            return changed

    def _change(self, row: TableRow, **values: object) -> TableRow:
        """Change something based on a row; `Conflict` if the row is outdated."""
        known = self._tables[row.id]
        if known.revision != row.revision:
            raise Conflict()
        return known.changed(**values)

    async def _keep(self, kept: Kept) -> None:
        """Write something to the shelf, then to the lists, and announce it."""
        if self._shelf is not None:
            await self._shelf.keep(kept)
        known = self._tables.keys() & kept.tables.keys()
        self._take(kept)
        for table in known:
            self.announce(table, None)
        for table in {each[0] for each in kept.entries} - (kept.tables.keys() - known):
            self.announce(table, len(self._logs[table]))

    def _take(self, kept: Kept) -> None:
        self._guests |= kept.guests
        self._devices |= kept.devices
        self._tables |= kept.tables
        for table in kept.tables:
            self._logs.setdefault(table, [])
            self._stamps.setdefault(table, [])
        for table, _, entry, stamp in kept.entries:
            self._logs[table].append(entry)
            self._stamps[table].append(stamp)


@final
class MemoryNews:
    """Carries news between halls of this process; they also hear what they store themselves, which does no harm."""

    def __init__(self, store: MemoryStore, others: "list[MemoryNews]") -> None:
        """Join the others, which share a list and a store."""
        self._others = others
        self.listener: Listener | None = None
        self._telling: set[asyncio.Task[None]] = set()
        others.append(self)
        store.announce = lambda table, seq: _announce(others, table, seq)

    async def open(self, listener: Listener) -> None:
        """Begin to listen."""
        self.listener = listener

    def tell(self, note: Note) -> None:
        """Send something to all others, soon."""
        name = str(self._others.index(self))
        for other in self._others:
            if other is not self and other.listener is not None:
                other._soon(other.listener.told(name, note))

    async def close(self) -> None:
        """Stop listening, and let the others know."""
        self.listener, name = None, str(self._others.index(self))
        for task in self._telling:
            task.cancel()
        if self._telling:
            await asyncio.wait(self._telling)
        for other in self._others:
            if other.listener is not None:
                other.listener.gone(name)

    def _soon(self, telling: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(telling)
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)


def _stamped(log: Sequence[Entry]) -> list[Stamp]:
    return [Stamp(int(time.time() * 1000)) for _ in log]


def _from_outcome(row: TableRow) -> tuple[SeatResult, ...]:
    """Return how a table's seats ended according to the table itself: a shelf does not keep the sources of points."""
    if row.outcome is None:
        return ()
    return tuple(SeatResult(seat, row.outcome.places[seat], row.outcome.scores[seat]) for seat in range(len(row.seats)))


def _announce(halls: Sequence[MemoryNews], table: str, seq: int | None) -> None:
    for hall in halls:
        if hall.listener is not None:
            hall._soon(hall.listener.heard(table, seq))


def _numbered(table: str, seq: int, log: Sequence[Entry], stamps: Sequence[Stamp]) -> list[KeptEntry]:
    """Return entries with their places in a log and what is kept beside each."""
    beside = stamps or _stamped(log)
    return [(table, seq + number, *each) for number, each in enumerate(zip(log, beside, strict=True))]


def _is_wanted(row: TableRow, wanted: Wanted) -> bool:
    mine = row.open if wanted.guest is None else row.is_game and row.seat_of(wanted.guest) is not None
    older = wanted.before is None or (row.created, row.id) < wanted.before
    return mine and older and wanted.game in (None, row.game) and wanted.status in (None, row.status)
