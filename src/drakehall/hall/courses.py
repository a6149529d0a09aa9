"""The courses of finished games, analysed bit by bit beside the tables, for as long as somebody asks for them.

Every question is about one decision and goes to processes that no table waits for. They are shown samples.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, final

from drakehall.bots.analysis import Outlook, outlook
from drakehall.bots.analysis.course import (
    TRIALS,
    CoursePlan,
    Decided,
    Mistake,
    Turn,
    TurnBegun,
    batches,
    mistake,
    moments,
    people,
    plan,
    turn,
    worth_looking,
)
from drakehall.hall import logs
from drakehall.hall.errors import NoCourse, NotNow
from drakehall.hall.fair_queue import Requester, Urgency
from drakehall.hall.thinking import NoAnswer
from drakehall.session import Session
from drakehall.wire.course import CourseMoment, CourseShown, CourseTurn, GameCourse

if TYPE_CHECKING:
    from drakehall.hall.hall import Hall
    from drakehall.hall.table import LiveTable

KEPT: Final = 100
"""Number of finished courses that are kept."""
PATIENCE: Final = 20.0
"""Number of seconds without a request after which a course is no longer wanted."""
GAMES: Final = 2
"""Number of games that are analysed at once; others wait."""
AT_ONCE: Final = 3
"""Number of questions about one game that are asked at once."""
SEED: Final = 0
"""The same as in a terminal, so that the results are the same."""
BEHIND_ALL: Final = Requester(urgency=Urgency.FINISHED)
"""No table waits for a sample because of a finished game."""


class _Unwanted(Exception):
    """Nobody asks about the course any longer."""


@final
class _Work:
    """A course in the making, or made."""

    def __init__(self, asked: float) -> None:
        self.asked = asked
        self.done = self.of = 0
        self.course: GameCourse | None = None
        self.task: asyncio.Task[None] | None = None


@final
class Courses:
    """The courses of one hall's games."""

    def __init__(self, hall: "Hall") -> None:
        """Begin without any."""
        self._hall = hall
        self._works: OrderedDict[str, _Work] = OrderedDict()
        self._games = asyncio.Semaphore(GAMES)

    async def course(self, table: "LiveTable") -> CourseShown:
        """Return how far the course of a finished game has come; the first request starts it."""
        session = table.session
        if session is None or not session.state.over:
            raise NotNow(status=table.row.status)
        work = self._works.get(table.row.id)
        if work is None:
            work = self._works[table.row.id] = _Work(self._hall.clock.monotonic())
            work.task = asyncio.create_task(self._make(table.row.id, session, work), name=f"course of {table.row.id}")
            self._forget_oldest()
        work.asked = self._hall.clock.monotonic()
        self._works.move_to_end(table.row.id)
        if work.task is not None and work.task.done() and work.course is None:
            del self._works[table.row.id]  # the next request tries again
            raise NoCourse()
        return CourseShown(work.done, work.of, work.course)

    async def stop(self) -> None:
        """Stop all analysis."""
        tasks = [work.task for work in self._works.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)

    def _forget_oldest(self) -> None:
        spare = len(self._works) - KEPT
        for table in [table for table, work in self._works.items() if work.course is not None][: max(0, spare)]:
            del self._works[table]

    async def _make(self, table: str, session: Session, work: _Work) -> None:
        """Make a course; if it is no longer wanted, nothing of it is kept."""
        try:
            async with self._games:
                self._still_wanted(work)
                work.course = await self._found(session, work)
        except _Unwanted:
            if self._works.get(table) is work:
                del self._works[table]
        except NoAnswer as error:
            logs.warn("no course", table=table, why=str(error))
        except Exception as error:
            logs.fault("no course", error, table=table)

    async def _found(self, session: Session, work: _Work) -> GameCourse:
        seats = people(session)
        wanted = await self._hall.background(plan, session, seats)
        work.of = len(wanted.begun) * session.state.seats + len(wanted.decided)
        turns = await self._turns(session, wanted, work)
        found = await self._mistakes(session, wanted, turns, work)
        return _told(session, wanted, turns, moments(found), seats)

    async def _turns(self, session: Session, wanted: CoursePlan, work: _Work) -> list[Turn]:
        """Ask for every seat's outlook at the beginning of every turn."""
        seats = range(session.state.seats)
        found = {(each.entry, seat): Outlook(0.0, 0.0) for each in wanted.begun for seat in seats}

        async def look(begun: TurnBegun, seat: int) -> None:
            seed = SEED + begun.entry
            if begun.state.over:
                found[begun.entry, seat] = outlook(session.game, begun.state, seat, seed)
                return
            sample = await self._hall.sampler.sample(session.game, begun.state, seat, BEHIND_ALL)
            found[begun.entry, seat] = await self._hall.analyst.outlook(sample, seed)

        await self._all(work, [partial(look, each, seat) for each in wanted.begun for seat in seats])
        return [turn(each, [found[each.entry, seat] for seat in seats]) for each in wanted.begun]

    async def _mistakes(
        self, session: Session, wanted: CoursePlan, turns: Sequence[Turn], work: _Work
    ) -> list[Mistake]:
        """Look for the biggest mistakes of each seat, batch by batch."""
        found: dict[int, list[Mistake]] = {each.seat: [] for each in wanted.decided}

        async def look(decided: Decided, bar: float | None) -> None:
            if bar is None:
                return
            sample = await self._hall.sampler.sample(session.game, decided.state, decided.seat, BEHIND_ALL)
            seed = SEED + decided.entry
            verdict = await self._hall.analyst.verdict(sample, decided.played, TRIALS, seed, bar)
            found[decided.seat] += [mistake(decided, verdict)] if verdict is not None else []

        for batch in batches(wanted, turns):
            await self._all(work, [partial(look, each.decided, worth_looking(each, found)) for each in batch])
        return [each for of_seat in found.values() for each in of_seat]

    async def _all(self, work: _Work, jobs: Iterable[Callable[[], Awaitable[None]]]) -> None:
        """Do all jobs, a few at once, as long as they are wanted."""
        waiting = iter(jobs)

        async def some() -> None:
            for job in waiting:
                self._still_wanted(work)
                await job()
                work.done += 1
                await asyncio.sleep(0)  # if bots think in this process, other tasks must have their turn

        doing = [asyncio.create_task(some()) for _ in range(AT_ONCE)]
        try:
            await asyncio.gather(*doing)
        finally:
            for each in doing:
                each.cancel()
            await asyncio.wait(doing)

    def _still_wanted(self, work: _Work) -> None:
        if self._hall.clock.monotonic() - work.asked > PATIENCE:
            raise _Unwanted()


def _told(
    session: Session,
    wanted: CoursePlan,
    turns: Sequence[Turn],
    chosen: Sequence[Mistake],
    seats: list[int],
) -> GameCourse:
    """Return a course as it is sent."""
    states = {each.entry: each.state for each in wanted.decided}
    in_points = session.state.in_points
    return GameCourse(
        turns=[CourseTurn(each.entry, each.seat, each.wins, each.scores, each.points, each.mark) for each in turns],
        moments=[
            CourseMoment(
                seq=each.entry,
                seat=each.seat,
                turn=each.turn,
                played=each.played,
                better=each.better,
                targets=states[each.entry].targets(states[each.entry].actions.parse(each.better)),
                win=each.win,
                win_lost=each.win_lost,
                points_lost=each.points_lost if in_points else None,
                reasons=each.reasons,
                instead=each.instead,
            )
            for each in chosen
        ],
        studied=seats,
        trials=TRIALS,
        in_points=in_points,
    )
