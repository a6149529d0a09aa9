"""Jobs are done once; those that fail are tried again a few times and then given up."""

import asyncio

import msgspec
import pytest

from drakehall.hall import jobs
from drakehall.hall.jobs import TRIES, InlineJobs


class Letter(msgspec.Struct, frozen=True):
    """What a job is about."""

    to: str


@pytest.fixture(autouse=True)
def no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "pause", lambda tried: 0)


class Office:
    """Does jobs, but only after it has failed a few times."""

    def __init__(self, failures: int = 0) -> None:
        self.failures = failures
        self.tried = 0
        self.sent: list[str] = []
        self.jobs = InlineJobs({"send": self._send})

    async def _send(self, payload: bytes) -> None:
        self.tried += 1
        if self.tried <= self.failures:
            raise OSError("no stamps")
        self.sent.append(msgspec.json.decode(payload, type=Letter).to)

    async def finished(self) -> None:
        await asyncio.wait(self.jobs._tasks)


async def test_a_job_is_done_once() -> None:
    office = Office()
    await office.jobs.enqueue("send", Letter("ola"))
    await office.finished()
    assert (office.tried, office.sent) == (1, ["ola"])


async def test_a_job_that_fails_is_tried_again() -> None:
    office = Office(failures=TRIES - 1)
    await office.jobs.enqueue("send", Letter("ola"))
    await office.finished()
    assert office.sent == ["ola"]


async def test_a_job_that_always_fails_is_given_up_and_logged(caplog: pytest.LogCaptureFixture) -> None:
    office = Office(failures=100)
    await office.jobs.enqueue("send", Letter("ola"))
    await office.finished()
    assert (office.tried, office.sent) == (TRIES, [])
    assert [record.message for record in caplog.records][-1] == "job given up"


async def test_what_is_not_done_when_a_hall_closes_is_given_up() -> None:
    office = Office()
    await office.jobs.enqueue("send", Letter("ola"), delay=3600.0)
    await office.jobs.close()
    assert office.sent == []


async def test_a_job_that_nobody_can_do_is_refused() -> None:
    with pytest.raises(KeyError):
        await Office().jobs.enqueue("sing", Letter("ola"))
