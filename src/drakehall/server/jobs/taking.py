"""Taking jobs from the queue: a few processes think about samples, errands are done here.

The jobs of a taker that has died are taken again as soon as it has been silent for a while.
"""

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from typing import Final, final

import msgspec
from procrastinate import App, BaseRetryStrategy, JobContext, RetryDecision, exceptions
from procrastinate.jobs import Job

from drakehall.hall import logs
from drakehall.hall.inquiries import Finding, Inquiry
from drakehall.hall.jobs import TRIES, Work, failed, pause
from drakehall.hall.thinking import BotQuestion, Decision, NoAnswer
from drakehall.server import ending
from drakehall.server.bots import analysts, pool
from drakehall.server.jobs import answers
from drakehall.server.jobs.queue import ERRAND, ERRANDS, LOOK, LOOKS, NEWCOMERS, THINK, THOUGHTS
from drakehall.server.process import Processes
from drakehall.server.settings import Settings

ERRANDS_AT_ONCE: Final = 4
BEAT: Final = 2.0
"""Number of seconds between a taker's signs of life."""
SILENCE: Final = 7.0
"""Number of silent seconds after which a taker is considered dead, and its jobs are taken again."""
AGAIN: Final = 1.0
"""Number of seconds before jobs are taken again after the database was out of reach."""
SOON: Final = 0.25
"""Number of seconds between looks at the queue, should a notification have been missed: for waiting people, and"""
LATER: Final = 2.0
"""for everything else."""
GRACE: Final = 3.0
"""Number of seconds that jobs get when their taker closes; the rest is left to others."""

_LISTENS: Final = """
SELECT EXISTS (
  SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
  WHERE datname = current_database() AND locktype = 'advisory'
    AND classid = %(listeners)s::int8::oid AND objid = %(hall)s::int8::oid AND granted
) AS listens
"""
_NOTIFY: Final = "SELECT pg_notify(%(channel)s, part) FROM unnest(%(parts)s::text[]) AS part"


@final
class JobTaker:
    """Takes jobs from one queue as long as it is open."""

    def __init__(self, queue: App, settings: Settings, works: Mapping[str, Work]) -> None:
        """Take jobs from an open queue: as many thoughts at once as `bot_workers` says, and errands by their names."""
        self._queue = queue
        self._works = works
        self._count = settings.bot_workers
        self._looking = settings.course_workers
        self._grace = settings.bot_grace
        bots = (*pool.COMMAND, *settings.bots)
        self._bots = Processes(self._count + pool.SPARE, bots, settings.bot_seconds + self._grace, name="taken")
        self._analysts = Processes(self._looking, analysts.COMMAND, analysts.DEADLINE, name="taken")
        self._tasks: list[asyncio.Task[None]] = []
        again = _AtOnce()
        queue.task(name=THINK, retry=again)(self._think)
        queue.task(name=LOOK, retry=again)(self._look)
        queue.task(name=ERRAND, retry=_NowAndThen(), pass_context=True)(self._errand)

    def open(self) -> None:
        """Start taking jobs."""
        for queues, count, every in (
            ([NEWCOMERS, THOUGHTS], self._count, SOON),
            ([NEWCOMERS], pool.SPARE, SOON),
            ([LOOKS], self._looking, LATER),
            ([ERRANDS], ERRANDS_AT_ONCE, LATER),
        ):
            self._tasks.append(asyncio.create_task(self._take(queues, count, every), name=f"jobs {queues[0]}"))
        self._tasks.append(asyncio.create_task(self._take_again(), name="jobs of the dead"))

    async def close(self) -> None:
        """Stop taking jobs; those that do not end soon are left to others."""
        await ending.end(self._tasks)
        await self._bots.close()
        await self._analysts.close()

    # ── Taking ──

    async def _take(self, queues: list[str], count: int, every: float) -> None:
        """Take jobs for ever, also after the database was out of reach."""
        while True:
            try:
                await self._queue.run_worker_async(
                    queues=queues,
                    concurrency=count,
                    delete_jobs="always",
                    fetch_job_polling_interval=every,
                    update_heartbeat_interval=BEAT,
                    stalled_worker_timeout=SILENCE,
                    shutdown_graceful_timeout=GRACE,
                    install_signal_handlers=False,
                )
            except (exceptions.ConnectorException, OSError) as error:
                logs.warn("no jobs are taken", queue=queues[0], why=type(error).__name__)
            await asyncio.sleep(AGAIN)

    async def _take_again(self) -> None:
        """Put back the jobs of dead takers."""
        manager = self._queue.job_manager
        while True:
            await asyncio.sleep(BEAT)
            with suppress(exceptions.ConnectorException, OSError):
                for job in await manager.get_stalled_jobs(seconds_since_heartbeat=SILENCE):
                    await manager.retry_job(job)
                    logs.warn("job taken again", job=job.id, queue=job.queue)

    # ── Working ──

    async def _think(self, hall: str, token: str, question: str) -> None:
        """Let a bot think about a sample, if the hall that asks is still there."""
        asked = msgspec.json.decode(question, type=BotQuestion)
        deadline = asked.seconds + self._grace
        if await self._listens(hall):
            answer: msgspec.Struct
            try:
                raw = question.encode()
                answer = await self._bots.ask(raw, _decision, deadline=deadline, game=asked.game, bot=asked.bot)
            except NoAnswer as error:
                answer = Decision(error=str(error))
            await self._answer(hall, token, answer)

    async def _look(self, hall: str, token: str, question: str) -> None:
        """Analyse a finished game, if the hall that asks is still there."""
        asked = msgspec.json.decode(question, type=Inquiry)
        if await self._listens(hall):
            answer: msgspec.Struct
            try:
                raw = question.encode()
                answer = await self._analysts.ask(raw, _finding, game=asked.game, wanted=asked.wanted)
            except NoAnswer as error:
                answer = Finding(error=str(error))
            await self._answer(hall, token, answer)

    async def _errand(self, context: JobContext, name: str, document: str) -> None:
        """Do named work."""
        try:
            await self._works[name](document.encode())
        except Exception as error:
            failed(name, error, context.job.attempts + 1)
            raise

    async def _listens(self, hall: str) -> bool:
        number = answers.lock(hall) % 2**32
        found = await self._queue.connector.execute_query_one_async(_LISTENS, listeners=answers.LISTENERS, hall=number)
        return bool(found["listens"])

    async def _answer(self, hall: str, token: str, answer: msgspec.Struct) -> None:
        parts = list(answers.parts(token, msgspec.json.encode(answer)))
        await self._queue.connector.execute_query_async(_NOTIFY, channel=answers.channel(hall), parts=parts)


def _decision(line: bytes) -> Decision:
    decision = msgspec.json.decode(line, type=Decision)
    if decision.action is None:
        raise ValueError(decision.error)
    return decision


def _finding(line: bytes) -> Finding:
    return msgspec.json.decode(line, type=Finding)


class _AtOnce(BaseRetryStrategy):
    """Repeats interrupted jobs, but not failed ones: whoever asked notices and asks again."""

    def get_retry_decision(self, *, exception: BaseException, job: Job) -> RetryDecision | None:
        """Decide."""
        return RetryDecision() if isinstance(exception, asyncio.CancelledError) else None


class _NowAndThen(BaseRetryStrategy):
    """Repeats errands a few times, as in a hall without a queue."""

    def get_retry_decision(self, *, exception: BaseException, job: Job) -> RetryDecision | None:
        """Decide."""
        if isinstance(exception, asyncio.CancelledError):
            return RetryDecision()
        tried = job.attempts + 1
        return RetryDecision(retry_in={"seconds": pause(tried)}) if tried < TRIES else None
