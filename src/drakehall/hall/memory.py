"""A store made of lists, and news between halls of one process: for tests, and for a browser that keeps nothing."""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, final

import msgspec

from drakehall.hall.errors import Conflict
from drakehall.hall.ports import Wanted
from drakehall.hall.rows import GuestRow, SeatRow, TableChange, TableRow
from drakehall.session import Entry

if TYPE_CHECKING:
    from drakehall.hall.hall import Hall


@final
class MemoryStore:
    """Keeps everything as long as the program runs."""

    def __init__(self) -> None:
        """Begin empty."""
        self._guests: dict[str, GuestRow] = {}
        self._tables: dict[str, TableRow] = {}
        self._logs: dict[str, list[Entry]] = {}

    async def open(self) -> None:
        """There is nothing to open."""

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

    async def append(self, table: str, seq: int, log: Sequence[Entry], change: TableChange | None = None) -> None:
        """Add entries to a log that stands at `seq`; else a `Conflict`."""
        if log and len(self._logs[table]) != seq:
            raise Conflict()
        self._logs[table] += log
        if change is not None:
            self._tables[table] = change.made(self._tables[table])

    async def table(self, table: str) -> TableRow | None:
        """Find a table."""
        return self._tables.get(table)

    async def tables(self, wanted: Wanted) -> list[TableRow]:
        """List tables, the newest first."""
        newest = sorted(self._tables.values(), key=lambda row: (row.created, row.id), reverse=True)
        return [row for row in newest if _is_wanted(row, wanted)][: wanted.limit]

    async def tables_of_bots(self) -> list[str]:
        """List the running tables at which bots play with people and nobody studies."""
        games = (row for row in self._tables.values() if row.study is None)
        running = (row for row in games if row.status == "playing" and row.people)
        return [row.id for row in running if any(seat.bot for seat in row.seats)]

    async def hosted(self, guest: str) -> int:
        """Count the games of a guest that have not ended."""
        games = (row for row in self._tables.values() if row.study is None)
        return sum(row.host == guest and row.status in ("gathering", "playing") for row in games)

    async def add_table(self, row: TableRow, log: Sequence[Entry] = (), replaces: str | None = None) -> None:
        """Keep a new table."""
        self._tables[row.id] = row
        self._logs[row.id] = list(log)
        if replaces is not None:
            self._change(replaces, rematch=row.id)

    def remove_table(self, table: str) -> None:
        """Forget a table and its log."""
        del self._tables[table], self._logs[table]

    async def save_seat(self, table: str, seat: SeatRow) -> None:
        """Keep who sits on a seat."""
        self._tables[table] = self._tables[table].with_seat(seat)

    async def save_invitation(self, table: str, invitation: str) -> None:
        """Keep the hash of a new invitation."""
        self._change(table, invitation=invitation)

    async def save_host(self, table: str, host: str) -> None:
        """Keep who is the host now."""
        self._change(table, host=host)

    async def guest(self, token: str) -> GuestRow | None:
        """Find a guest by the hash of the token."""
        return self._guests.get(token)

    async def add_guest(self, guest: GuestRow, token: str) -> None:
        """Remember a new guest by the hash of the token."""
        self._guests[token] = guest

    async def rename_guest(self, guest: str, name: str) -> None:
        """Call a guest something else."""
        renamed = {token: GuestRow(guest, name) for token, known in self._guests.items() if known.id == guest}
        self._guests |= renamed

    def _change(self, table: str, **values: str) -> None:
        self._tables[table] = msgspec.structs.replace(self._tables[table], **values)


@final
class MemoryNews:
    """Carries what one hall announces to the others of this process."""

    def __init__(self, halls: "list[Hall]", own: int) -> None:
        """Speak for the hall with the number `own` of a list that all share."""
        self._halls = halls
        self._own = own
        self._telling: set[asyncio.Task[None]] = set()

    def announce(self, table: str) -> None:
        """Let the others know, soon."""
        for number, hall in enumerate(self._halls):
            if number != self._own:
                task = asyncio.create_task(hall.heard(table))
                self._telling.add(task)
                task.add_done_callback(self._telling.discard)


def _is_wanted(row: TableRow, wanted: Wanted) -> bool:
    mine = row.open if wanted.guest is None else row.is_game and row.seat_of(wanted.guest) is not None
    older = wanted.before is None or (row.created, row.id) < wanted.before
    return mine and older and wanted.game in (None, row.game) and wanted.status in (None, row.status)
