"""Hints: a bot thinks in the place of a seat, about a sample of what the seat knows."""

import asyncio
from typing import TYPE_CHECKING, Final, final

import msgspec

from drakehall.hall.errors import HintPending, HintsSpent, NoHint
from drakehall.hall.fair_queue import ANYBODY, Requester
from drakehall.hall.house_bots import adviser
from drakehall.hall.limits import Bucket
from drakehall.hall.projection import Snapshot
from drakehall.hall.thinking import NoAnswer, Opinion
from drakehall.kernel.game import Game
from drakehall.kernel.state import State
from drakehall.wire.frames import Advice, Hints

if TYPE_CHECKING:
    from drakehall.hall.hall import Hall

MOST: Final = 5
"""Number of actions that are named."""
BURST: Final = 5


@final
class Adviser:
    """The hints of one table. Each seat has one at a time; the same position is thought about once."""

    def __init__(self, hall: "Hall") -> None:
        """Provide hints at a table of a hall, as often as its policy allows."""
        self._hall = hall
        self._rate = hall.policy.hints_per_minute / 60
        self._buckets: dict[int, Bucket] = {}
        self._thinking: dict[int, tuple[int, asyncio.Task[Hints]]] = {}

    async def hint(self, game: Game, stored: Snapshot, seat: int, requester: Requester = ANYBODY) -> Hints:
        """Return what the adviser would do in place of the deciding seat."""
        bucket = self._buckets.setdefault(seat, Bucket(self._rate, BURST, self._hall.clock.monotonic))
        seq, task = self._thinking.get(seat, (-1, None))
        if task is None or seq != stored.seq or _failed(task):
            if task is not None and not task.done():
                raise HintPending()
            if not bucket.left():
                raise HintsSpent(seconds=bucket.seconds())
            bucket.take()
            task = asyncio.create_task(self._think(game, stored, seat, requester))
            self._thinking[seat] = stored.seq, task
        try:
            found = await asyncio.shield(task)
        except NoAnswer:
            raise NoHint() from None
        return msgspec.structs.replace(found, left=bucket.left(), seconds=bucket.seconds())

    async def stop(self) -> None:
        """Let nobody think any more."""
        tasks = [task for _, task in self._thinking.values()]
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)

    async def _think(self, game: Game, stored: Snapshot, seat: int, requester: Requester) -> Hints:
        bot, seq, state = adviser(), stored.seq, stored.state
        sample = await self._hall.sampler.sample(game, state, seat, requester)
        opinions = await self._hall.bots.advise(sample, bot, requester)
        return Hints(seq, bot, [_advice(state, opinion) for opinion in opinions[:MOST]])


def _advice(state: State, opinion: Opinion) -> Advice:
    action = opinion.action
    return Advice(
        action,
        state.actions.name(action),
        state.targets(action),
        opinion.share,
        opinion.win,
        opinion.score if state.in_points else None,
        opinion.reasons,
        opinion.risk,
    )


def _failed(task: asyncio.Task[Hints]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
