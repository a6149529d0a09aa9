"""Asking the takers of jobs, and waiting for their answers: bots and analysts of a hall on PostgreSQL.

A question contains a sample, never a real position. Its answer is notified; a question that is no longer in the queue
and has no answer was lost with its taker, and is asked again. Late answers are ignored.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, TypeVar, final

import msgspec
from procrastinate import App, exceptions

from drakehall.bots.analysis import Outlook, Verdict
from drakehall.hall import logs
from drakehall.hall.fair_queue import ANYBODY, Requester, Urgency
from drakehall.hall.inquiries import Finding, Inquiry, about_move, about_outlook
from drakehall.hall.inquiries import checked as found
from drakehall.hall.thinking import BotQuestion, Decision, NoAnswer, Opinion, Sample, checked, question
from drakehall.server import ending, figures
from drakehall.server.jobs import answers, places
from drakehall.server.jobs.places import QueuedQuestion, QueuePlace, QueueShare
from drakehall.server.jobs.queue import LOOK, LOOKS, NEWCOMERS, THINK, THOUGHTS

if TYPE_CHECKING:
    from psycopg import AsyncConnection

    from drakehall.server.storage.postgres import Postgres

T = TypeVar("T")

LOOK_AFTER: Final = 1.0
"""Number of seconds between checks that questions are still in the queue."""
AGAIN: Final = 1.0
"""Number of seconds before a lost connection is opened again."""
MISSED: Final = 2
"""How often in a row a question must be missing before it is asked again: its answer may be on its way."""
UNKNOWN: Final = 1.0
"""Number of seconds that a bot is assumed to think as long as nothing is known about it."""
LATEST: Final = 0.2
"""How much a bot's latest decision counts in the estimate of the time it needs."""

_ASKED: Final = """
SELECT status = 'doing' AS working, -priority AS place, queueing_lock AS share FROM procrastinate_jobs
WHERE queue_name IN ('newcomers', 'thoughts')
  AND (status = 'doing' OR (status = 'todo' AND queueing_lock LIKE %(mine)s))
ORDER BY id
"""
_FIRST: Final = """
SELECT -max(priority) AS place FROM procrastinate_jobs
WHERE queue_name IN ('newcomers', 'thoughts') AND status = 'todo' AND -priority >= %(low)s
"""
_PRESENT: Final = "SELECT id FROM procrastinate_jobs WHERE id = ANY(%(jobs)s)"


@final
class Asker:
    """Asks questions for one hall."""

    def __init__(self, queue: App, database: "Postgres", probe: Callable[[], Awaitable[None]]) -> None:
        """Ask by a queue. `probe` raises if the database is ill; it is called when something could not be asked."""
        self._queue = queue
        self._database = database
        self._probe = probe
        self._awaited: dict[str, _Awaited] = {}
        self._gathering = answers.Gathering()
        self._listening = asyncio.Event()
        self._tasks: set[asyncio.Task[Any]] = set()
        figures.follow("bots", self)

    @property
    def waiting(self) -> int:
        """Number of questions without an answer so far."""
        return len(self._awaited)

    @property
    def oldest(self) -> float:
        """Number of seconds for which the first of them has waited."""
        since = [each.since for each in self._awaited.values()]
        return time.monotonic() - min(since) if since else 0.0

    async def open(self) -> None:
        """Start listening for answers."""
        self._soon(self._listen())
        self._soon(self._look_after())
        await self._listening.wait()

    async def close(self) -> None:
        """Stop listening."""
        withdrawing = [task for task in self._tasks if task.get_name() == _WITHDRAW]
        if withdrawing:
            await asyncio.wait(withdrawing)
        await ending.end(self._tasks)

    async def ask(
        self, task: str, asked: msgspec.Struct, read: Callable[[bytes], T], requester: Requester, seconds: float
    ) -> T:
        """Ask something estimated to need this many seconds, and read the answer; `NoAnswer` if it cannot be used."""
        written = msgspec.json.encode(asked).decode()
        while True:
            share = places.share(requester, seconds)
            awaited = self._awaited[share.token] = _Awaited()
            enqueuing = self._soon(self._enqueue(task, written, share, requester.urgency))
            try:
                awaited.job = await asyncio.shield(enqueuing)
                return read(await awaited.answer)
            except _Lost:
                logs.note("asked again", job=awaited.job)
            except ValueError as error:
                raise NoAnswer(str(error)) from None
            except asyncio.CancelledError:
                self._soon(self._withdraw(enqueuing), _WITHDRAW)
                raise
            except (exceptions.ConnectorException, OSError) as error:
                logs.warn("not asked", why=type(error).__name__)
                await self._probe()
                await asyncio.sleep(AGAIN)
            finally:
                del self._awaited[share.token]

    async def _enqueue(self, task: str, asked: str, share: QueueShare, urgency: Urgency) -> int:
        if task == LOOK:
            queue, number = LOOKS, 0
        else:
            place = await self._place(share, urgency)
            queue, number = NEWCOMERS if place.newcomer else THOUGHTS, place.number
        deferrer = self._queue.configure_task(
            task, queue=queue, priority=-number, queueing_lock=share.written(), allow_unknown=True
        )
        return await deferrer.defer_async(hall=self._database.name, token=share.token, question=asked)

    async def _place(self, share: QueueShare, urgency: Urgency) -> QueuePlace:
        """Read the state of the queue; two callers at the same moment may get the same place."""
        rows = await self._queue.connector.execute_query_all_async(_ASKED, mine=f"{share.address} %")
        asked = [QueuedQuestion(row["place"], row["working"], places.read_share(row["share"])) for row in rows]
        first = await self._queue.connector.execute_query_one_async(_FIRST, low=urgency * places.BAND)
        return places.place(share, urgency, asked, first["place"])

    async def _withdraw(self, enqueuing: asyncio.Task[int]) -> None:
        """Take back an unwanted question once it is in the queue; a taker that has begun may work in vain."""
        with suppress(exceptions.ConnectorException, OSError):
            await self._queue.job_manager.cancel_job_by_id_async(await enqueuing, delete_job=True)

    # ── Answers ──

    async def _listen(self) -> None:
        """Listen for ever; a lost connection is opened again."""
        import psycopg

        while True:
            try:
                await self._listen_once()
            except (psycopg.Error, OSError) as error:
                logs.warn("answers are cut off", why=self._database.cause(error))
            await asyncio.sleep(AGAIN)

    async def _listen_once(self) -> None:
        from psycopg import AsyncConnection

        async with await AsyncConnection.connect(**self._database.reaching(), autocommit=True) as connection:
            hall = self._database.name
            await connection.execute(f"LISTEN {answers.channel(hall)}".encode())
            await connection.execute("SELECT pg_advisory_lock(%s, %s)", (answers.LISTENERS, answers.lock(hall)))
            self._listening.set()
            await self._hear(connection)

    async def _hear(self, connection: "AsyncConnection[Any]") -> None:
        async for notified in connection.notifies():
            whole = self._gathering.take_in(notified.payload)
            if whole is not None and whole.token in self._awaited:
                self._awaited[whole.token].settle(whole.answer)

    async def _look_after(self) -> None:
        """Notice lost questions."""
        while True:
            await asyncio.sleep(LOOK_AFTER)
            jobs = [each.job for each in self._awaited.values() if each.job is not None]
            if not jobs:
                continue
            try:
                rows = await self._queue.connector.execute_query_all_async(_PRESENT, jobs=jobs)
            except (exceptions.ConnectorException, OSError):
                continue  # the next request notices
            present = {row["id"] for row in rows}
            for each in self._awaited.values():
                if each.job in jobs:
                    each.look(each.job in present)

    def _soon(self, work: Coroutine[Any, Any, T], name: str | None = None) -> asyncio.Task[T]:
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


_WITHDRAW: Final = "withdraw"


class _Lost(Exception):
    """The question is no longer in the queue, and has no answer."""


@final
class _Awaited:
    """A question on its way."""

    def __init__(self) -> None:
        self.since = time.monotonic()
        self.job: int | None = None
        self.answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._missed = 0

    def settle(self, answer: bytes) -> None:
        """Hand the answer to the one waiting for it."""
        if not self.answer.done():
            self.answer.set_result(answer)

    def look(self, present: bool) -> None:
        """Note whether the question is in the queue."""
        self._missed = 0 if present else self._missed + 1
        if self._missed >= MISSED and not self.answer.done():
            self.answer.set_exception(_Lost())


@final
class AskedBots:
    """Bots that think wherever jobs are taken from the queue."""

    def __init__(self, asker: Asker, seconds: float) -> None:
        """Choose how long a bot may think about a turn."""
        self._asker = asker
        self._seconds = seconds
        self._needs: dict[str, float] = {}

    async def choose(self, sample: Sample, bot: str, spent: float = 0.0, requester: Requester = ANYBODY) -> Decision:
        """Let a bot choose for the seat of a sample."""
        decision = await self._ask(question(sample, bot, self._seconds, spent), sample, requester)
        before = self._needs.get(bot, decision.took)
        self._needs[bot] = (1 - LATEST) * before + LATEST * decision.took
        return decision

    async def advise(self, sample: Sample, bot: str, requester: Requester = ANYBODY) -> list[Opinion]:
        """Ask a bot for its opinion of the actions in a sample, the best first."""
        asked = question(sample, bot, self._seconds, wanted="advice")
        return (await self._ask(asked, sample, requester)).advice

    async def close(self) -> None:
        """There is nothing to stop."""

    async def _ask(self, asked: BotQuestion, sample: Sample, requester: Requester) -> Decision:
        def read(line: bytes) -> Decision:
            return checked(msgspec.json.decode(line, type=Decision), sample)

        seconds = asked.seconds if asked.wanted == "advice" else self._needs.get(asked.bot, UNKNOWN)
        return await self._asker.ask(THINK, asked, read, requester, seconds)


@final
class AskedAnalyst:
    """Analyses finished games wherever jobs are taken from the queue."""

    def __init__(self, asker: Asker) -> None:
        """Use the hall's asker."""
        self._asker = asker

    async def outlook(self, sample: Sample, seed: int) -> Outlook:
        """Return what the seat of a sample can expect."""
        finding = (await self._ask(about_outlook(sample, seed), sample)).outlook
        assert finding is not None
        return finding

    async def verdict(self, sample: Sample, played: int, trials: int, seed: int, least: float) -> Verdict | None:
        """Return what would have been better than a move; None if nothing clearly was."""
        return (await self._ask(about_move(sample, played, trials, seed, least), sample)).verdict

    async def close(self) -> None:
        """There is nothing to stop."""

    async def _ask(self, asked: Inquiry, sample: Sample) -> Finding:
        def read(line: bytes) -> Finding:
            return found(msgspec.json.decode(line, type=Finding), asked, sample)

        return await self._asker.ask(LOOK, asked, read, ANYBODY, UNKNOWN)
