"""Taking back at a table: a seat asks, the other people agree or refuse, in whichever hall they are."""

from collections.abc import Callable
from typing import TYPE_CHECKING, final

from drakehall.hall.answering import answering
from drakehall.hall.errors import CannotAgree, NotFriendly, NotNow
from drakehall.hall.notes import Voted
from drakehall.session import Session
from drakehall.session.errors import NothingToUndo

if TYPE_CHECKING:
    from drakehall.hall.table import LiveTable


@final
class TakingBack:
    """Takes the wishes of one table and the answers to them."""

    def __init__(self, table: "LiveTable") -> None:
        """Wait for a wish."""
        self._table = table

    async def ask(self, seat: int | None, seq: int) -> int:
        """Ask the other people to take back the seat's last decision; against bots alone it is done at once."""
        return await self._vote(seat, seq, self._wish, None, None)

    async def answer(self, seat: int | None, seq: int, asker: int | None, yes: bool) -> int:
        """Agree to the wish of another seat, or refuse it."""
        return await self._vote(seat, seq, lambda _, at: self._table.vote.answer(at, asker, yes), asker, yes)

    async def heard(self, note: Voted) -> None:
        """Apply a wish or an answer given in another hall, unless the position has moved on."""
        table = self._table
        await table.catch_up(note.seq)
        async with table.held():
            if note.seq != table.seq:
                return
            if note.yes is None:
                owned = [row.seat for row in table.row.seats if row.person and row.seat != note.seat]
                taker = table.vote.ask(note.seat, owned)
            else:
                taker = table.vote.answer(note.seat, note.asker, note.yes)
            table.presence.notify()
            if taker is not None:  # answers crossed on their way: each hall has had the last one
                await table.moves.changed(note.seat, note.seq, lambda session, _: session.take_back(taker))

    def _wish(self, session: Session, at: int) -> int | None:
        row = self._table.row
        owned = [each for each in row.seats if each.owned and each.seat != at]
        if row.rated or (owned and not row.friendly):
            raise NotFriendly()
        away = [each.seat for each in owned if each.person and each.bot]
        if away:
            raise CannotAgree(number=away[0] + 1)
        others = [each.seat for each in owned if each.person]
        if session.state.over:
            raise NotNow(status=row.status)
        if not self._table.moves.enough_left(session).since(at):
            raise NothingToUndo()
        return self._table.vote.ask(at, others)

    async def _vote(
        self,
        seat: int | None,
        seq: int,
        vote: Callable[[Session, int], int | None],
        asker: int | None,
        yes: bool | None,
    ) -> int:
        """Let a seat ask or answer; `vote` returns the seat that takes back, once all have agreed.

        Other halls are told as long as somebody has not agreed; afterwards the log tells them.
        """
        table = self._table
        async with table.held():
            session, at = answering(table, seat, seq)
            taker = vote(session, at)
            if taker is not None:
                return await table.moves.changed(seat, seq, lambda session, _: session.take_back(taker))
            table.tell(Voted(table.row.id, seq, at, asker, yes))
            table.presence.notify()
            return table.seq
