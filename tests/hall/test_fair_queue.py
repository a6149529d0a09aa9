"""Whose turn it is where many wait for few."""

import asyncio

from drakehall.hall.fair_queue import FairQueue, Requester, Urgency


class Clock:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def stranger(guest: str = "stranger", urgency: Urgency = Urgency.WAITED_FOR) -> Requester:
    return Requester("6.6.6.6", guest, urgency)


OLA, JAN = Requester("1.1.1.1", "ola"), Requester("2.2.2.2", "jan")


async def order(queue: FairQueue[int], wanted: list[Requester], seconds: float = 2.0) -> list[str]:
    """Let all wait in this order and give the order in which they are served, each for as long."""
    served: list[str] = []

    async def work(requester: Requester) -> None:
        worker = await queue.take(requester)
        served.append(requester.guest)
        await asyncio.sleep(0)
        queue.give(worker, requester, seconds)

    tasks = [asyncio.create_task(work(each)) for each in wanted]
    await asyncio.gather(*tasks)
    return served


async def test_one_who_asks_for_a_hundred_things_does_not_keep_another_waiting() -> None:
    served = await order(FairQueue([1], clock=Clock()), [*[stranger()] * 100, OLA])
    assert served.index("ola") == 1


async def test_calling_oneself_another_guest_gives_no_more() -> None:
    served = await order(FairQueue([1], clock=Clock()), [*(stranger(f"no {n}") for n in range(100)), OLA, OLA, OLA])
    assert [at for at, guest in enumerate(served) if guest == "ola"] == [1, 3, 5]


async def test_guests_of_one_address_share_what_it_gets() -> None:
    family = [Requester("1.1.1.1", "jan"), *[Requester("1.1.1.1", "ola")] * 5]
    served = await order(FairQueue([1], clock=Clock()), [family[1], *family[1:], family[0]])
    assert served.index("jan") == 1


async def test_what_a_person_waits_for_comes_before_what_nobody_watches() -> None:
    late = [stranger("late", each) for each in (Urgency.UNWATCHED, Urgency.WATCHED)]
    queue: FairQueue[int] = FairQueue([1], clock=Clock())
    busy = await queue.take(OLA)
    serving = asyncio.create_task(order(queue, [*late, OLA, OLA, OLA]))
    for _ in range(3):
        await asyncio.sleep(0)
    queue.give(busy, OLA, 60.0)
    assert await serving == ["ola", "ola", "ola", "late", "late"]


async def test_a_spare_worker_is_kept_for_who_has_none_at_work() -> None:
    queue: FairQueue[str] = FairQueue(["first", "second"], ["spare"], clock=Clock())
    assert {await queue.take(stranger()), await queue.take(stranger())} == {"first", "second"}
    third = asyncio.create_task(queue.take(stranger()))
    await asyncio.sleep(0)
    assert not third.done()
    assert await queue.take(OLA) == "spare"
    queue.give("first", stranger(), 2.0)
    assert await third == "first"
    waiting = asyncio.create_task(queue.take(JAN))
    await asyncio.sleep(0)
    queue.give("spare", OLA, 0.1)
    assert await waiting == "spare"


async def test_what_somebody_has_had_fades() -> None:
    clock = Clock()
    queue: FairQueue[int] = FairQueue([1], clock=clock)
    queue.give(await queue.take(OLA), OLA, 8.0)
    clock.now += 300.0
    queue.give(await queue.take(JAN), JAN, 1.0)
    assert await order(queue, [JAN, JAN, OLA], 0.01) == ["jan", "ola", "jan"]


async def test_who_gives_up_keeps_nobody_else_waiting() -> None:
    queue: FairQueue[int] = FairQueue([1], clock=Clock())
    worker = await queue.take(OLA)
    impatient = [asyncio.create_task(queue.take(stranger())) for _ in range(2)]
    waiting = asyncio.create_task(queue.take(JAN))
    await asyncio.sleep(0)
    impatient[0].cancel()
    await asyncio.sleep(0)
    queue.give(worker, OLA, 1.0)
    waiting.cancel()  # after it was served, before it could use what it got
    impatient[1].cancel()
    await asyncio.wait([*impatient, waiting])
    assert await queue.take(OLA) == 1
