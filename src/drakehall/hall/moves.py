"""The moves at a table: the only way by which people and bots get something into the log, or take it back."""

from collections.abc import Callable
from typing import TYPE_CHECKING, final

from drakehall.hall.answering import answering, playing
from drakehall.hall.errors import Conflict, TakenBackEnough
from drakehall.hall.projection import Snapshot
from drakehall.session import Move, Session

if TYPE_CHECKING:
    from drakehall.hall.table import LiveTable

Change = Callable[[Session, int], object]


@final
class Moves:
    """Takes the moves of one table."""

    def __init__(self, table: "LiveTable") -> None:
        """Wait for moves."""
        self._table = table

    async def act(self, seat: int | None, seq: int, action: int | str) -> int:
        """Play an action for a seat."""
        return await self._change(seat, seq, lambda session, at: session.play(at, action), action)

    async def undo(self, seat: int | None, seq: int) -> int:
        """Take back the seat's last decision."""
        return await self._change(seat, seq, lambda session, at: self.enough_left(session).undo(at))

    async def reset(self, seat: int | None, seq: int) -> int:
        """Take back the seat's decisions up to the last commit point."""
        return await self._change(seat, seq, lambda session, at: self.enough_left(session).reset(at))

    async def play_bot(self, bot: str, thought: Snapshot, action: int) -> None:
        """Play what a bot chose, if the position that it thought about is still there."""
        table = self._table
        async with table.held():
            if table.seq == thought.seq and table.bot_turns.bot == bot:
                seat = thought.state.seat
                assert seat is not None
                session = playing(table)
                with table.reload_on_fault():
                    session.play(seat, action)
                await table.commit(session)

    async def changed(self, seat: int | None, seq: int, change: Change, action: int | str | None = None) -> int:
        """Change the game for a seat that answers the present position, while the table is held."""
        session, at = answering(self._table, seat, seq, action)
        with self._table.reload_on_fault():
            change(session, at)
        try:
            return await self._table.commit(session)
        except Conflict:
            answering(self._table, seat, seq, action)  # says what has become of the position that it answers
            raise

    def enough_left(self, session: Session) -> Session:
        """Refuse another take-back if there have been too many: the log keeps all of them."""
        count = sum(not isinstance(entry, Move) for entry in session.log)
        if count >= self._table.hall.policy.take_backs_per_table:
            raise TakenBackEnough(count=count)
        return session

    async def _change(self, seat: int | None, seq: int, change: Change, action: int | str | None = None) -> int:
        async with self._table.held():
            return await self.changed(seat, seq, change, action)
