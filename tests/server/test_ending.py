"""Tasks that are ended end, also when a cancellation gets lost."""

import asyncio

from drakehall.server.ending import end


async def test_all_tasks_end() -> None:
    tasks = [asyncio.create_task(asyncio.Event().wait()) for _ in range(3)]
    await end(tasks)
    assert all(task.cancelled() for task in tasks)


async def test_a_lost_cancellation_is_repeated() -> None:
    lost: list[asyncio.CancelledError] = []

    async def goes_on() -> None:
        while True:
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError as error:
                if lost:
                    raise
                lost.append(error)

    task = asyncio.create_task(goes_on())
    await asyncio.sleep(0)
    await end([task], patience=0.01)
    assert task.cancelled()
    assert len(lost) == 1
