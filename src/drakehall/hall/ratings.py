"""Counting rated games: each once, one after the other, whichever hall notices that it is decided."""

import asyncio
from collections.abc import Awaitable
from contextlib import suppress
from typing import TYPE_CHECKING, Final, final

from drakehall.hall import logs
from drakehall.hall.errors import Conflict
from drakehall.hall.rated import RatedGame, counted, decided
from drakehall.hall.rows import TableRow
from drakehall.kernel.errors import HallError

if TYPE_CHECKING:
    from drakehall.hall.hall import Hall

EVERY: Final = 600.0
"""Number of seconds between searches for games that another hall could not count."""


@final
class Counting:
    """Counts the rated games of a hall's store.

    That a game is decided is stored with the deciding move or departure; counting follows. Should the hall be killed in
    between, the next one that opens counts what is left. Each game gets a number in its pool in the same transaction as
    its changes, which keeps halls from counting twice, or from the same figures.
    """

    def __init__(self, hall: "Hall") -> None:
        """Begin idle."""
        self._hall = hall
        self._noticed: asyncio.Queue[TableRow] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._done: set[str] = set()
        """Tables in memory whose games have been counted: they need not be looked at again."""

    def begin(self) -> None:
        """Start counting: what was left, and then what is noticed."""
        self._task = asyncio.create_task(self._run(), name="ratings")

    async def stop(self) -> None:
        """Stop counting."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    def notice(self, row: TableRow) -> None:
        """Look at a table as stored; if its game is decided, it is counted soon."""
        if row.rated and row.id not in self._done and decided(row, 0) is not None:
            self._done.add(row.id)
            self._noticed.put_nowait(row)

    def forget(self, table: str) -> None:
        """A table is no longer in memory."""
        self._done.discard(table)

    async def catch_up(self) -> None:
        """Count every game that is decided and has not been counted."""
        for table in await self._hall.store.ratings.uncounted():
            row = await self._hall.store.table(table)
            if row is not None:
                await self.count(row)

    async def count(self, row: TableRow) -> None:
        """Count the game of a table, unless it is open or has been counted."""
        ratings, game = self._hall.store.ratings, decided(row, int(self._hall.clock.time()))
        while game is not None and not await ratings.is_counted(row.id):
            number = 1 + await ratings.number(game.pool)
            known = await ratings.ratings(game.pool, [each.person for each in game.standings if each.person])
            numbered = RatedGame(game.table, game.pool, game.at, game.over, game.standings, number)
            with suppress(Conflict):  # another hall has counted a game of this pool first: continue from its figures
                await ratings.count(numbered, known, counted(numbered, known))
                logs.note("game rated", table=row.id, game=game.pool.game, seats=game.pool.seats, number=number)

    async def _run(self) -> None:
        await self._tried(self.catch_up())
        while True:
            try:
                row = await asyncio.wait_for(self._noticed.get(), EVERY)
            except TimeoutError:
                await self._tried(self.catch_up())
            else:
                await self._tried(self.count(row))

    async def _tried(self, work: Awaitable[None]) -> None:
        """Run something; if it fails now, it is done at the next search."""
        try:
            await work
        except HallError as error:
            logs.warn("a rated game could not be counted", why=str(error))
        except Exception as error:
            logs.fault("a rated game could not be counted", error)
