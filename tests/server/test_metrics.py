"""Figures for Prometheus: what is counted, who may read it, and that several processes are added up."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from drakehall.hall.fair_queue import FairQueue, Requester
from drakehall.server import figures
from tests.server.house import House, asking, open_house, play, table_for_two
from tests.server.test_storage_health import full_disk, readiness

WORKER = """
from drakehall.server import figures
figures.ENTRIES.inc(3)
figures.SOCKETS.set(2)
figures.OLDEST.labels("bots").set({age})
print(figures.told().decode())
if {stay}:
    print("told", flush=True)
    input()
"""


async def told(hall: House, **headers: str) -> dict[str, float]:
    """Read the figures as Prometheus does, by name and labels."""
    async with asking(hall.address) as http:
        answer = await http.get("/metrics", headers=headers)
        assert answer.status_code == 200
        return read(answer.text)


def read(text: str) -> dict[str, float]:
    return {
        " ".join([sample.name, *(f"{name}={value}" for name, value in sorted(sample.labels.items()))]): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


async def test_moves_sockets_tables_and_requests_are_counted(db: str) -> None:
    async with open_house(db) as hall:
        before = await told(hall)
        async with table_for_two(hall, starting_seat=0) as seats:
            await play(seats, "turn_up 0")
            await play(seats)
            after = await told(hall)
        since = {name: after[name] - before.get(name, 0.0) for name in after}
        assert since["drakehall_log_entries_total"] == 2
        assert since["drakehall_storing_seconds_count"] == 3  # the beginning, too
        assert since["drakehall_frame_seconds_count"] == 2
        assert since["drakehall_request_seconds_count method=POST status=200"] == 2
        assert since["drakehall_request_seconds_count method=POST status=201"] == 1
        assert since["drakehall_request_seconds_count method=SOCKET status=101"] == 2
        assert (after["drakehall_sockets"], after["drakehall_tables"]) == (2, 1)
        assert after["drakehall_writes_waiting"] == 0
        async with asking(hall.address) as http:
            await http.get("/nowhere")
        assert (await told(hall))["drakehall_request_seconds_count method=GET status=404"] >= 1


@pytest.mark.sqlite
async def test_a_failing_disk_is_among_the_figures(tmp_path: Path) -> None:
    async with open_house(tmp_path) as hall:
        before = await told(hall)
        assert before["drakehall_storage_ill"] == 0
        with full_disk():
            assert (await readiness(hall))[0] == 503
            ill = await told(hall)
        assert ill["drakehall_storage_ill"] == 1
        failed = {name: ill[name] for name in ill if name.startswith("drakehall_storage_errors_total cause=SQLITE_")}
        assert sum(failed.values()) > sum(before.get(name, 0.0) for name in failed)
        await hall.hall.store.well()
        assert (await told(hall))["drakehall_storage_ill"] == 0


async def test_the_length_and_age_of_queues_are_told() -> None:
    now = [10.0]
    queue: FairQueue[str] = FairQueue(["only"], clock=lambda: now[0])
    figures.follow("test", queue)
    figures.refresh()
    assert (queue.waiting, queue.oldest) == (0, 0.0)
    await queue.take(Requester("first"))
    waits = [asyncio.create_task(queue.take(Requester("second")))]
    await asyncio.sleep(0)
    now[0] = 13.0
    waits.append(asyncio.create_task(queue.take(Requester("third"))))
    await asyncio.sleep(0)
    now[0] = 14.0
    found = read(figures.told().decode())
    assert (found["drakehall_queue_length queue=test"], found["drakehall_queue_oldest_seconds queue=test"]) == (2, 4)
    for each in waits:
        each.cancel()
    await asyncio.wait(waits)
    assert read(figures.told().decode())["drakehall_queue_length queue=test"] == 0


@pytest.mark.parametrize(
    ("allowed", "forwarded", "status"),
    [("off", False, 404), ("loopback", False, 200), ("loopback", True, 404), ("everybody", True, 200)],
)
async def test_who_may_read_the_figures(tmp_path: Path, allowed: str, forwarded: bool, status: int) -> None:
    """Who comes through a proxy on the same machine does not count as this machine."""
    headers = {"X-Forwarded-For": "192.0.2.1"} if forwarded else {}
    async with open_house(tmp_path, metrics=allowed) as hall, asking(hall.address) as http:
        assert (await http.get("/metrics", headers=headers)).status_code == status
        assert (await http.get("/health", headers=headers)).status_code == 200


def test_processes_that_share_a_folder_are_added_up(tmp_path: Path) -> None:
    environment = {"PROMETHEUS_MULTIPROC_DIR": str(tmp_path)}
    with subprocess.Popen(
        [sys.executable, "-c", WORKER.format(age=9, stay=True)],
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as first:
        assert first.stdout is not None
        while first.stdout.readline() != "told\n":
            continue
        second = subprocess.run(
            [sys.executable, "-c", WORKER.format(age=4, stay=False)], env=environment, capture_output=True, text=True
        )
        first.communicate("\n")
    found = read(second.stdout)
    assert found["drakehall_log_entries_total"] == 6
    assert found["drakehall_sockets"] == 4
    assert found["drakehall_queue_oldest_seconds queue=bots"] == 9
