"""The bots of a table: they think, one decision after the other, as long as it is theirs."""

import asyncio
import secrets
from typing import TYPE_CHECKING, final

from drakehall.hall import logs
from drakehall.hall.errors import Conflict, StorageFailed
from drakehall.hall.projection import Snapshot
from drakehall.hall.thinking import NoAnswer
from drakehall.kernel import registry
from drakehall.kernel.errors import HallError

if TYPE_CHECKING:
    from drakehall.hall.table import LiveTable


@final
class BotTurns:
    """Lets the bots of one table play."""

    def __init__(self, table: "LiveTable") -> None:
        """Wait to be called."""
        self._table = table
        self._task: asyncio.Task[None] | None = None

    @property
    def bot(self) -> str | None:
        """The bot whose decision it is; None if it is a person's, or nobody's."""
        stored = self._table.stored
        seat = stored.state.seat if stored else None
        return self._table.row.seats[seat].bot if seat is not None else None

    @property
    def thinking(self) -> bool:
        """Whether a bot is at work."""
        return self._task is not None and not self._task.done()

    @property
    def due(self) -> str | None:
        """The bot that shall think now: none where nobody plays or looks on, however long it takes until one does."""
        return self.bot if self._table.presence.attended else None

    def call(self) -> None:
        """Let the bot that decides think, if it is due and none is thinking yet."""
        if self.due is not None and not self.thinking:
            self._task = asyncio.create_task(self._play(), name=f"bots of {self._table.row.id}")

    async def stop(self) -> None:
        """Let no bot think any more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def _play(self) -> None:
        """Play as long as bots decide; what a bot has thought about its turn counts for all decisions of that turn."""
        mover, spent = None, 0.0
        try:
            while (bot := self.due) is not None:
                stored = self._table.stored
                assert stored is not None
                seat = stored.state.seat
                mover, spent = seat, spent if seat == mover else 0.0
                try:
                    spent += await self._decide(bot, stored, spent)
                except StorageFailed:
                    await self._table.hall.store.well()
                except Conflict:
                    if self._table.seq == stored.seq:  # no other hall was faster, so trying again would not help
                        raise
                    return  # the hall that wrote those entries also thinks about what follows them
                await asyncio.sleep(0)  # bots that think in this process must let watchers be shown the move
        except HallError as error:
            logs.note("bot stopped", table=self._table.row.id, why=str(error))
        except Exception as error:
            logs.fault("bot stopped", error, table=self._table.row.id)

    async def _decide(self, bot: str, stored: Snapshot, spent: float) -> float:
        """Let a bot decide once; give how long it thought."""
        hall, state = self._table.hall, stored.state
        assert state.seat is not None
        took, requester = 0.0, self._table.requester
        try:
            sample = await hall.sampler.sample(registry.game(self._table.row.game), state, state.seat, requester)
            decision = await hall.bots.choose(sample, bot, spent, requester)
            assert decision.action is not None
            action, took = decision.action, decision.took
        except NoAnswer:
            action = secrets.choice(state.legal())  # the others shall not wait for ever
        await self._table.moves.play_bot(bot, stored, action)
        return took
