"""The commands of a hall on PostgreSQL, as an operator types them: a worker beside the hall, and moving there."""

import asyncio
import os
import signal
import sys
from pathlib import Path

from drakehall.hall.ports import Wanted
from tests.server.house import at, house, open_house, play, table_for_two
from tests.server.test_queue import against_a_bot

PATIENCE = 600.0
"""Seconds: processes start slowly on a busy machine."""


async def started(folder: Path, *arguments: str) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "drakehall", *arguments, "--lang", "en"),
        cwd=folder,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env=os.environ | {"LC_ALL": "C.UTF-8", "COLUMNS": "300"},
    )


def test_a_worker_on_its_own_lets_bots_think_and_closes_when_told_to(tmp_path: Path, postgres: str) -> None:
    """The hall leaves everything to workers (`--bot-workers 0`): nobody moves before there is one."""
    house(_beside_a_worker(tmp_path, postgres), PATIENCE)


async def _beside_a_worker(tmp_path: Path, postgres: str) -> None:
    async with open_house(postgres, bot_workers=0) as hall, against_a_bot(hall) as seat:
        worker = await started(tmp_path, "worker", "--db", postgres, "--processes", "1")
        try:
            assert worker.stdout is not None
            assert b"Taking jobs of the hall" in await worker.stdout.readline()
            assert (await at(seat, 1)).happened[0].seat == 1
        finally:
            worker.send_signal(signal.SIGTERM)
        assert await worker.wait() == 0


def test_a_hall_is_moved_by_the_command_and_a_second_time_refused_in_one_line(tmp_path: Path, postgres: str) -> None:
    house(_moved(tmp_path, postgres), PATIENCE)


async def _moved(tmp_path: Path, postgres: str) -> None:
    async with open_house(str(tmp_path / "hall.db")) as hall, table_for_two(hall) as seats:
        await play(seats)
    for again in (False, True):
        moving = await started(tmp_path, "move-db", "hall.db", postgres)
        out, err = await moving.communicate()
        assert moving.returncode == (2 if again else 0)
        assert (err.count(b"\n"), b"Traceback" in err) == (1 if again else 0, False)
        assert (b"Moved to" in out) is not again
    async with open_house(postgres) as hall:
        assert [row.game for row in await hall.hall.store.tables(Wanted())] == ["smoki"]
