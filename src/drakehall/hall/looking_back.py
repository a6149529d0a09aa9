"""Looking back at a table: where the game stood after an entry of its log."""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, final

from drakehall.hall import projection
from drakehall.hall.answering import playing, stored
from drakehall.hall.errors import NoSuchPosition, NoSuchSeat, NotAllowed, NotNow
from drakehall.hall.history import History
from drakehall.hall.projection import Snapshot
from drakehall.kernel.state import State
from drakehall.session import Entry
from drakehall.wire.frames import PositionShown

if TYPE_CHECKING:
    from drakehall.hall.table import LiveTable


@final
class LookingBack:
    """Gives the earlier positions of one table, one after the other."""

    def __init__(self, table: "LiveTable") -> None:
        """Wait to be asked."""
        self._table = table
        self._history: History | None = None
        self._turn = asyncio.Lock()
        self._looks: set[asyncio.Task[State]] = set()

    async def earlier(self, guest: str | None, seq: int, seat: int | None = None) -> PositionShown:
        """Show a guest where the game stood after an entry of the log, as their seat saw it, or a spectator.

        `seat` asks for the eyes of another seat: once the game is over its seed is public, and so is everything.
        """
        table, known = self._table, stored(self._table)
        if seq > known.seq:
            raise NoSuchPosition(seq=seq, last=known.seq)
        if seat is not None and seat >= len(table.row.seats):
            raise NoSuchSeat(number=seat + 1)
        state = await self._state(known, seq)
        mine = table.presence.in_front(guest, seat)  # by now: a device may have been handed over meanwhile
        if seat is not None and seat != mine and table.row.status != "over":
            raise NotAllowed()
        return projection.earlier(known, state, table.raw_options, mine if seat is None else seat, seq)

    async def finished_at(self, seq: int) -> State:
        """Return the whole position after an entry of the log of a finished game; the caller must not change it."""
        known = stored(self._table)
        if self._table.row.status != "over":
            raise NotNow(status=self._table.row.status)
        if seq > known.seq:
            raise NoSuchPosition(seq=seq, last=known.seq)
        return await self._state(known, seq)

    async def stop(self) -> None:
        """Wait for those looking back: threads cannot be stopped."""
        if self._looks:
            await asyncio.wait(self._looks)

    async def _state(self, known: Snapshot, seq: int) -> State:
        looking = asyncio.create_task(self._look_back(known.log, seq))
        self._looks.add(looking)
        looking.add_done_callback(self._looks.discard)
        return await asyncio.shield(looking)  # a thread goes on even if nobody waits for it any more

    async def _look_back(self, log: Sequence[Entry], seq: int) -> State:
        async with self._turn:
            if self._history is None:
                self._history = History(playing(self._table).beginning)
            return await self._table.hall.background(self._history.at, log, seq)
