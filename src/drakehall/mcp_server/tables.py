"""The tables of the server: a bounded number in memory, each closed when it has not been used for long."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final, final

from drakehall.hall import lobby, tokens
from drakehall.hall.errors import NoSuchTable
from drakehall.hall.hall import Hall
from drakehall.hall.house_bots import usual
from drakehall.hall.inline import InlineSampler
from drakehall.hall.memory import MemoryStore
from drakehall.hall.ports import Bots, Clock, Policy
from drakehall.hall.rows import GuestRow
from drakehall.hall.table import LiveTable
from drakehall.kernel.game import Game
from drakehall.kernel.option_info import OptionValue
from drakehall.mcp_server.errors import TableClosed, TooManyTables, WrongKey
from drakehall.mcp_server.seat import Seat
from drakehall.mcp_server.settings import McpSettings
from drakehall.wire.tables import CreateTable, Sit

HINTS_PER_MINUTE: Final = 30
REMEMBERED: Final = 1_000
"""Number of closed tables whose players are still told why."""
BETWEEN: Final = "."
"""Stands in a key between the id of the table and the secret."""


@final
class KeyedTables:
    """Creates tables, seats players and finds their seats again by their keys."""

    def __init__(self, settings: McpSettings, bots: Bots, clock: Clock) -> None:
        """Begin without tables; `bots` think for the seats of bots."""
        self._settings = settings
        self._store = MemoryStore()
        self._clock = clock
        policy = Policy(absent_after=0.0, idle_tables=settings.tables + 1, hints_per_minute=HINTS_PER_MINUTE)
        self.hall = Hall(self._store, InlineSampler(), bots, policy, clock=clock)
        self._used: OrderedDict[str, float] = OrderedDict()
        self._closed: OrderedDict[str, None] = OrderedDict()
        self._seats: dict[tuple[str, int], Seat] = {}
        self._changing = asyncio.Lock()
        """Held while tables are found, created or closed: no two calls close the same one, or fill the last place."""

    async def create(
        self,
        game: Game,
        seats: int | None,
        bots: Sequence[str] | None,
        options: dict[str, OptionValue],
        seed: int | None,
        name: str | None,
        language: str,
    ) -> tuple[Seat, str, str | None]:
        """Create a table and take its first seat; return it, its key, and the invitation for seats still free.

        Without `bots` the usual bot has all other seats. A table without free seats begins at once.
        """
        count = max(2, game.seats[0]) if seats is None else seats
        game.check_seats(count)
        others = [usual(game)] * (count - 1) if bots is None else list(bots)
        wanted = CreateTable(game.name, count, options, others, open=False, name=name, hints=self._settings.hints)
        async with self._changing:
            await self._make_room()
            seated = await lobby.create(self.hall, _guest(), wanted, seed)
            table = await self.hall.table(seated.table.id)
            self._use(table)
        assert seated.link is not None
        await self._begin_if_full(table)
        seat = self._seat(table, 0, language)
        free = any(each.free for each in table.row.seats)
        return seat, _key(table, seated.link), _key(table, seated.invitation or "") if free else None

    async def join(self, invitation: str, name: str | None, language: str) -> tuple[Seat, str]:
        """Take a free seat at the table that an invitation is for; return it and its key."""
        table, secret = await self._find(invitation)
        seated = await lobby.sit(table, _guest(), Sit(name, invitation=secret))
        assert seated.link is not None
        assert seated.table.you is not None
        await self._begin_if_full(table)
        return self._seat(table, seated.table.you, language), _key(table, seated.link)

    async def seat(self, key: str) -> Seat:
        """Find the seat that a key belongs to."""
        table, secret = await self._find(key)
        for row in table.row.seats:
            if tokens.fits(secret, row.link):
                return self._seat(table, row.seat, self._settings.language)
        raise WrongKey()

    async def close(self, id_: str) -> None:
        """Close a table: nobody can use it any longer."""
        async with self._changing:
            await self._close(id_)

    async def _close(self, id_: str) -> None:
        if id_ not in self._used:
            return
        table = await self.hall.table(id_)
        await table.stop()
        self.hall.forget(table)
        self._store.remove_table(id_)
        del self._used[id_]
        for key in [key for key in self._seats if key[0] == id_]:
            del self._seats[key]
        self._closed[id_] = None
        while len(self._closed) > REMEMBERED:
            self._closed.popitem(last=False)

    async def _find(self, key: str) -> tuple[LiveTable, str]:
        id_, _, secret = key.strip().partition(BETWEEN)
        async with self._changing:
            await self._close_idle()
            if id_ in self._closed:
                raise TableClosed(minutes=round(self._settings.idle_minutes))
            try:
                table = await self.hall.table(id_)
            except NoSuchTable:
                raise WrongKey() from None
            if not secret:
                raise WrongKey()
            self._use(table)
        return table, secret

    async def _make_room(self) -> None:
        """Close tables that have not been used for long and, if that is not enough, the oldest finished one."""
        await self._close_idle()
        if len(self._used) < self._settings.tables:
            return
        for id_ in list(self._used):
            if (await self.hall.table(id_)).row.status in ("over", "closed"):
                await self._close(id_)
                return
        raise TooManyTables(count=len(self._used))

    async def _close_idle(self) -> None:
        oldest = self._clock.monotonic() - 60 * self._settings.idle_minutes
        for id_, used in list(self._used.items()):
            if used >= oldest:
                break
            await self._close(id_)

    async def _begin_if_full(self, table: LiveTable) -> None:
        if table.row.status == "gathering" and not any(each.free for each in table.row.seats):
            await lobby.start(table, GuestRow(table.row.host, ""), None)

    def _use(self, table: LiveTable) -> None:
        self._used[table.row.id] = self._clock.monotonic()
        self._used.move_to_end(table.row.id)

    def _seat(self, table: LiveTable, seat: int, language: str) -> Seat:
        known = self._seats.setdefault((table.row.id, seat), Seat(table, seat, language))
        known.table = table
        return known


def _guest() -> GuestRow:
    return GuestRow(tokens.identity(), "Player")


def _key(table: LiveTable, secret: str) -> str:
    return f"{table.row.id}{BETWEEN}{secret}"
