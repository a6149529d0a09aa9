"""Jobs over PostgreSQL: bots think for a hall wherever somebody takes jobs; nothing is lost with whoever dies."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import psycopg
import pytest
from procrastinate import App
from procrastinate.jobs import Job, Status
from procrastinate.schema import SchemaManager

import drakehall as dh
from drakehall.client.seat import SeatAtTable
from drakehall.hall import jobs as hall_jobs
from drakehall.hall.fair_queue import Requester, Urgency
from drakehall.hall.jobs import TRIES, Work
from drakehall.hall.ports import Jobs
from drakehall.hall.thinking import BotQuestion, Decision, NoAnswer
from drakehall.server.jobs import answers, asking, queue, taking
from drakehall.server.jobs.asking import AskedBots, Asker
from drakehall.server.jobs.errands import QueuedJobs
from drakehall.server.jobs.queue import NEWCOMERS, THOUGHTS, job_queue
from drakehall.server.jobs.taking import JobTaker
from drakehall.server.storage.engine import connect
from drakehall.server.storage.postgres import Postgres
from drakehall.session import Move
from tests.server.house import House, at, open_house, quick, sample_of
from tests.server.test_storage import opened
from tests.server.test_two_workers import table_across, two_houses

EVERY = [NEWCOMERS, THOUGHTS]


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """The dead are missed at once, and so is what is lost."""
    monkeypatch.setattr(taking, "BEAT", 0.05)
    monkeypatch.setattr(taking, "AGAIN", 0.05)
    monkeypatch.setattr(asking, "LOOK_AFTER", 0.05)
    monkeypatch.setattr(hall_jobs, "pause", lambda tried: 0)
    monkeypatch.setattr(taking, "pause", lambda tried: 0)


def postgres_at(db: str) -> Postgres:
    database = connect(db, "NORMAL")
    assert isinstance(database, Postgres)
    return database


@asynccontextmanager
async def queue_of(db: str) -> AsyncIterator[App]:
    """The queue, as somebody without a hall sees it."""
    found = job_queue(postgres_at(db))
    async with found.open_async():
        yield found


@asynccontextmanager
async def worker(db: str, works: Mapping[str, Work] | None = None) -> AsyncIterator[JobTaker]:
    """Somebody who takes jobs, as `drakehall worker` does."""
    async with queue_of(db) as found:
        taker = JobTaker(found, quick(db), works or {})
        taker.open()
        try:
            yield taker
        finally:
            await taker.close()


@asynccontextmanager
async def against_a_bot(hall: House, bot: str = "random", **options: Any) -> AsyncIterator[SeatAtTable]:
    """A person at a table where it is a bot's turn."""
    async with hall.guest() as ola:
        table = (await ola.create("smoki", 2, bots=[bot], starting_seat=1, **options)).table.id
        await ola.start(table)
        async with ola.play(table) as seat:
            await at(seat, 0)
            yield seat


async def taken(found: App, queues: list[str]) -> Job:
    """Take the next job as a worker does that will never be heard of again."""
    worker_id = await found.job_manager.register_worker()
    while True:
        job = await found.job_manager.fetch_job(queues=queues, worker_id=worker_id)
        if job is not None:
            return job


async def answered(found: App, job: Job, decision: Decision) -> None:
    """Answer a question as a worker does."""
    arguments: Any = job.task_kwargs
    for part in answers.parts(arguments["token"], msgspec.json.encode(decision)):
        await found.connector.execute_query_async(
            "SELECT pg_notify(%(channel)s, %(part)s)", channel=answers.channel(arguments["hall"]), part=part
        )


def asked(job: Job) -> BotQuestion:
    arguments: Any = job.task_kwargs
    return msgspec.json.decode(arguments["question"], type=BotQuestion)


# ── Bots ──


@pytest.mark.parametrize("bot_workers", [0, 1])
async def test_bots_move_by_whoever_takes_jobs(postgres: str, bot_workers: int) -> None:
    """Another process if there is one, the hall itself by default."""
    async with open_house(postgres, bot_workers=bot_workers) as hall, against_a_bot(hall) as seat:
        if bot_workers:
            assert (await at(seat, 1)).happened[-1].seat == 1
        else:
            async with worker(postgres):
                assert (await at(seat, 1)).happened[-1].seat == 1
                hint = await seat.hint()
                assert hint.advice


async def test_what_a_worker_had_begun_when_it_died_is_taken_again(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(postgres, bot_workers=0) as hall, against_a_bot(hall) as seat, queue_of(postgres) as found:
        job = await taken(found, EVERY)
        monkeypatch.setattr(taking, "SILENCE", 0.2)
        async with worker(postgres):
            assert (await at(seat, 1)).happened[-1].seat == 1
        assert await found.job_manager.list_jobs_async(id=job.id) == []


async def test_a_question_that_is_lost_is_asked_again_and_a_late_answer_changes_nothing(postgres: str) -> None:
    async with open_house(postgres, bot_workers=0) as hall, against_a_bot(hall) as seat, queue_of(postgres) as found:
        first = await taken(found, EVERY)
        await found.job_manager.finish_job(first, status=Status.ABORTED, delete_job=True)
        second = await taken(found, EVERY)
        assert asked(second).position
        legal = dh.game("smoki").load(asked(second).position).legal()
        await answered(found, second, Decision(legal[0]))
        await answered(found, first, Decision(legal[1]))
        position = await at(seat, 1)
        await answered(found, first, Decision(legal[1]))
        await seat.act(position.legal[0])
        await at(seat, 2)
        log = await hall.hall.store.log(hall.hall.tables[0].row.id)
        names = dh.game("smoki").load(asked(second).position).actions
        assert [getattr(entry, "action", None) for entry in log[:1]] == [names.name(legal[0])]
        assert [getattr(entry, "seat", None) for entry in log[:2]] == [1, 0]


async def test_nobody_thinks_for_a_hall_that_is_gone(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    thought: list[object] = []

    async def dies(*_: object) -> None:
        """A hall that is killed withdraws nothing."""

    monkeypatch.setattr(Asker, "_withdraw", dies)
    async with open_house(postgres, bot_workers=0) as hall, against_a_bot(hall), queue_of(postgres) as found:
        await _jobs(found, 1)
    monkeypatch.setattr(JobTaker, "_answer", lambda *each: thought.append(each))
    async with queue_of(postgres) as found:
        await _jobs(found, 1)
        async with worker(postgres):
            await _jobs(found, 0)
    assert thought == []


async def _jobs(found: App, count: int) -> None:
    """Wait until there are so many jobs."""
    while (await found.connector.execute_query_one_async("SELECT count(*) FROM procrastinate_jobs"))["count"] != count:
        pass


async def test_an_answer_that_cannot_be_used_is_none(postgres: str) -> None:
    """The hall then lets chance decide, so that nobody waits for ever."""
    async with open_house(postgres, bot_workers=0) as hall, against_a_bot(hall) as seat, queue_of(postgres) as found:
        job = await taken(found, EVERY)
        await answered(found, job, Decision(action=10_000))
        assert (await at(seat, 1)).happened[-1].seat == 1


async def test_who_leaves_withdraws_the_question(postgres: str) -> None:
    async with open_house(postgres, bot_workers=0) as hall, queue_of(postgres) as found, against_a_bot(hall):
        await _jobs(found, 1)
        await hall.hall.tables[0].stop()
        await _jobs(found, 0)


async def test_who_leaves_while_asking_withdraws_the_question(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    stored, told = asyncio.Event(), asyncio.Event()
    enqueue = Asker._enqueue

    async def heard_late(asker: Asker, *rest: Any) -> int:
        job = await enqueue(asker, *rest)
        stored.set()
        await told.wait()
        return job

    monkeypatch.setattr(Asker, "_enqueue", heard_late)
    async with open_house(postgres, bot_workers=0) as hall, queue_of(postgres) as found, against_a_bot(hall):
        await stored.wait()
        await hall.hall.tables[0].stop()
        told.set()
        await _jobs(found, 0)


async def test_each_decision_of_a_bot_is_asked_by_one_of_two_halls(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    questions: list[str] = []
    ask = AskedBots._ask

    async def counted(bots: AskedBots, question: BotQuestion, *rest: Any) -> Decision:
        questions.append(question.position)
        return await ask(bots, question, *rest)

    monkeypatch.setattr(AskedBots, "_ask", counted)
    async with two_houses(postgres) as houses, table_across(houses, bots=["random"], starting_seat=0) as seats:
        while len(decided := await _decisions(houses, 2)) < 6:
            await _act_once(seats)
        assert len(questions) - len(decided) in (0, 1)  # one may be under way


async def _act_once(seats: list[SeatAtTable]) -> None:
    """Wait until one of the people may decide, wherever they came in, and let them."""
    hearing = {asyncio.create_task(_deciding(seat)): seat for seat in seats}
    done, waiting = await asyncio.wait(hearing, return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()
    await asyncio.wait(hearing)
    mover = hearing[done.pop()]
    assert mover.position is not None
    seq = mover.position.seq
    await mover.act(mover.position.legal[0])
    for seat in seats:
        await at(seat, seq + 1)


async def _deciding(seat: SeatAtTable) -> None:
    while seat.position is None or not seat.position.legal:
        await seat.receive()


async def _decisions(houses: list[House], seat: int) -> list[Move]:
    log = await houses[0].hall.store.log(houses[0].hall.tables[0].row.id)
    return [entry for entry in log if isinstance(entry, Move) and entry.seat == seat and not entry.forced]


# ── Fair shares ──


async def test_a_hundred_tables_of_masters_do_not_come_before_one_question_of_somebody_else(postgres: str) -> None:
    """Whatever all processes do, the one that is kept for newcomers takes it at once, and any other takes it next."""
    store, database = await opened(postgres), postgres_at(postgres)
    sample = sample_of(dh.game("smoki"), dh.game("smoki").start(2, 7))
    async with queue_of(postgres) as found:
        asker = Asker(found, database, store.probe)
        await asker.open()
        bots, asking_now = AskedBots(asker, 5.0), list[asyncio.Task[Decision]]()

        async def ask(bot: str, requester: Requester, count: int) -> None:
            asking_now.append(asyncio.create_task(bots.choose(sample, bot, requester=requester)))
            await _jobs(found, count)

        for number in range(100):
            await ask("master", Requester("there", f"guest {number % 3}", Urgency.WAITED_FOR), number + 1)
        busy = [await taken(found, EVERY) for _ in range(3)]
        await ask("greedy", Requester("here", "ola"), 101)
        await ask("greedy", Requester("here", "ola"), 102)
        assert {asked(job).bot for job in busy} == {"master"}
        assert asked(await taken(found, [NEWCOMERS])).bot == "greedy"
        assert "greedy" in [asked(await taken(found, EVERY)).bot for _ in range(3)]
        for task in asking_now:
            task.cancel()
        await asyncio.wait(asking_now)
        await asker.close()
    await store.close()


# ── Errands ──


class Letter(msgspec.Struct, frozen=True):
    to: str


class Office:
    """Does an errand, but only after it has failed a few times."""

    def __init__(self, failures: int = 0) -> None:
        self.failures = failures
        self.tried = 0
        self.sent: asyncio.Queue[str] = asyncio.Queue()
        self.works = {"send": self._send}

    async def _send(self, payload: bytes) -> None:
        self.tried += 1
        if self.tried <= self.failures:
            raise OSError("no stamps")
        self.sent.put_nowait(msgspec.json.decode(payload, type=Letter).to)


async def _post(db: str, works: Mapping[str, Work], name: str = "send") -> None:
    """Leave an errand to others."""
    store, database = await opened(db), postgres_at(db)
    found = job_queue(database)
    jobs: Jobs = QueuedJobs(found, works, Asker(found, database, store.probe), None, store.probe)
    await jobs.open()
    try:
        await jobs.enqueue(name, Letter("ola"), delay=0.01)
    finally:
        await jobs.close()
        await store.close()


async def test_an_errand_is_done_even_if_the_hall_is_gone_by_then(postgres: str) -> None:
    office = Office()
    await _post(postgres, office.works)
    async with worker(postgres, office.works):
        assert await office.sent.get() == "ola"
    assert office.tried == 1


async def test_an_errand_that_fails_is_tried_again(postgres: str) -> None:
    office = Office(failures=TRIES - 1)
    await _post(postgres, office.works)
    async with worker(postgres, office.works):
        assert await office.sent.get() == "ola"


async def test_an_errand_that_always_fails_is_given_up(postgres: str, caplog: pytest.LogCaptureFixture) -> None:
    office = Office(failures=100)
    await _post(postgres, office.works)
    async with worker(postgres, office.works), queue_of(postgres) as found:
        await _jobs(found, 0)
    assert office.tried == TRIES
    assert "job given up" in [record.message for record in caplog.records]
    assert "ola" not in caplog.text


async def test_an_errand_that_nobody_can_do_is_refused(postgres: str) -> None:
    with pytest.raises(KeyError):
        await _post(postgres, Office().works, "sing")


# ── Small things ──


@pytest.mark.parametrize("size", [0, 1, 5_000, 100_000])
def test_answers_of_any_length_come_whole_in_any_order(size: int) -> None:
    answer, gathering = bytes(number % 251 for number in range(size)), answers.Gathering()
    first, second = list(answers.parts("one", answer)), list(answers.parts("two", b"short"))
    assert all(len(part) < 8_000 for part in first)
    found = [gathering.take_in(part) for part in [*reversed(first), *second]]
    assert [each for each in found if each] == [
        answers.WholeAnswer("one", answer),
        answers.WholeAnswer("two", b"short"),
    ]
    assert gathering.take_in("nonsense") is None


async def test_newer_tables_of_the_queue_are_brought_up_to_date_once(
    postgres: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    await (await opened(postgres)).close()
    (tmp_path / "02.00.00_01_long_ago.sql").write_text("SELECT 1/0")
    (tmp_path / "99.01.00_01_pre_colour.sql").write_text("ALTER TABLE procrastinate_jobs ADD COLUMN colour text")
    (tmp_path / "99.01.00_50_post_colour.sql").write_text("UPDATE procrastinate_jobs SET colour = 'red'; SELECT 1")
    monkeypatch.setattr(SchemaManager, "get_migrations_path", lambda: str(tmp_path))
    monkeypatch.setattr(queue, "version", lambda _: "99.1.0")
    for store in await asyncio.gather(*(opened(postgres) for _ in range(3))):
        await store.close()
    with psycopg.connect(postgres) as connection:
        connection.execute("SELECT colour FROM procrastinate_jobs")


async def test_a_bot_that_gives_no_answer_is_told_as_such(postgres: str) -> None:
    store, database = await opened(postgres), postgres_at(postgres)
    sample = sample_of(dh.game("smoki"), dh.game("smoki").start(2, 7))
    async with queue_of(postgres) as found, worker(postgres):
        asker = Asker(found, database, store.probe)
        await asker.open()
        with pytest.raises(NoAnswer):
            await AskedBots(asker, 1.0).choose(sample, "nobody")
        await asker.close()
    await store.close()
