"""Questions of players at a table that change nothing: may I, what would you do, what does the guide say."""

from typing import TYPE_CHECKING, final

from drakehall.hall import guidance
from drakehall.hall.answering import answering, asker, person, playing, stored
from drakehall.hall.errors import HintsOff, NotForeseen, NotNow
from drakehall.hall.hints import Adviser
from drakehall.hall.limits import Buckets
from drakehall.hall.thinking import NoAnswer
from drakehall.session.errors import NotYourTurn
from drakehall.wire.frames import Answer, AskGuidance, Guidance, Hints

if TYPE_CHECKING:
    from drakehall.hall.table import LiveTable


@final
class Questions:
    """Answers the questions of one table."""

    def __init__(self, table: "LiveTable") -> None:
        """Wait for questions, as many as the hall's policy allows."""
        self._table = table
        self._adviser = Adviser(table.hall)
        asks = table.hall.policy.asks_per_second
        self._asks = Buckets(asks, 3 * asks, table.hall.clock.monotonic)

    async def ask(self, seat: int | None, action: int | str) -> Answer:
        """Return whether a seat may take an action, why not, and what it will certainly bring."""
        table = self._table
        session, at, state = playing(table), person(table, seat), stored(table).state
        number = state.actions.parse(action) if isinstance(action, str) else action
        name = state.actions.name(number)
        if state.seat is not None and state.seat != at:
            raise NotYourTurn(number=at + 1, decides=state.seat + 1)
        reason = state.why_not(number)
        if reason is not None:
            return Answer(name, reason, False)
        self._asks.take(str(at))
        try:
            seen = await table.hall.sampler.foresee(session.game, state, at, number, asker(table, at))
        except NoAnswer:
            raise NotForeseen() from None
        return Answer(name, None, seen.final, events=seen.events, points=seen.points, passes=seen.passes)

    async def hint(self, seat: int | None, seq: int) -> Hints:
        """Ask a bot what it would do in place of a seat."""
        table = self._table
        session, at = answering(table, seat, seq)
        if not table.row.gives_hints:
            raise HintsOff()
        known = stored(table)
        if known.state.seat is None:
            raise NotNow(status=table.row.status)
        if known.state.seat != at:
            raise NotYourTurn(number=at + 1, decides=known.state.seat + 1)
        return await self._adviser.hint(session.game, known, at, asker(table, at))

    async def guide(self, seat: int | None, asked: AskGuidance) -> Guidance:
        """Return what the guide says to a seat."""
        table = self._table
        async with table.held():
            session, at = playing(table), person(table, seat)
            return await table.hall.background(guidance.guidance, table.row.study, session, at, asked)

    async def stop(self) -> None:
        """Stop all thinking about hints."""
        await self._adviser.stop()
