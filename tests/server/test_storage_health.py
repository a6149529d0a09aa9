"""Storage that fails: it is noticed, logged and told; nothing is acknowledged meanwhile; play goes on afterwards."""

import logging
import resource
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from drakehall.hall.errors import StorageFailed
from drakehall.hall.table import LiveTable
from drakehall.session import Move
from tests.server.house import House, asking, open_house, play, table_for_two
from tests.server.test_storage import opened, with_table

pytestmark = pytest.mark.sqlite


@contextmanager
def full_disk() -> Iterator[None]:
    """The operating system refuses every write to a file."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@asynccontextmanager
async def read_only(hall: House) -> AsyncIterator[None]:
    """SQLite refuses every write on every connection."""
    store: Any = hall.hall.store
    refused = [True]

    def checked_out(connection: Any, *_: object) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA query_only={'ON' if refused[0] else 'OFF'}")
        cursor.close()

    event.listen(store._database.engine.sync_engine, "checkout", checked_out)
    await store._writer._let_go()
    yield
    refused[0] = False


async def readiness(hall: House) -> tuple[int, str]:
    async with asking(hall.address) as http:
        alive = await http.get("/health")
        assert alive.status_code == 200
        answer = await http.get("/ready")
        return answer.status_code, answer.json().get("args", {}).get("why", answer.json().get("status"))


async def ill(hall: House) -> bool:
    """What Prometheus is told."""
    async with asking(hall.address) as http:
        return "\ndrakehall_storage_ill 1.0\n" in (await http.get("/metrics")).text


async def refused_meanwhile(table: LiveTable) -> str:
    """A move is refused, and the next one before anything is tried; give why."""
    with pytest.raises(StorageFailed):
        await (await table.hall.table(table.row.id)).moves.act(0, table.seq, "turn_up 1")
    again = await table.hall.table(table.row.id)
    with pytest.raises(StorageFailed) as refused:
        await again.moves.act(0, again.seq, "turn_up 1")
    assert not again.dropped
    return str(refused.value)


def noted(caplog: pytest.LogCaptureFixture, message: str) -> list[dict[str, Any]]:
    return [record.facts for record in caplog.records if record.message == message]  # type: ignore[attr-defined]


@pytest.fixture
def heard(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    caplog.set_level(logging.INFO, "drakehall")
    return caplog


async def well_again(hall: House) -> None:
    await hall.hall.store.well()
    assert await readiness(hall) == (200, "ready")
    assert not await ill(hall)


async def test_a_full_disk_is_told_and_survived(tmp_path: Path, heard: pytest.LogCaptureFixture) -> None:
    async with open_house(tmp_path) as hall, table_for_two(hall, starting_seat=0) as seats:
        assert await readiness(hall) == (200, "ready")
        table = hall.hall.tables[0]
        with full_disk():
            assert (await readiness(hall))[0] == 503
            assert await ill(hall)
            assert "SQLITE_" in await refused_meanwhile(table)
        (said,) = noted(heard, "storage is ill")
        assert said["why"].startswith(("SQLITE_FULL", "SQLITE_IOERR"))
        await well_again(hall)
        assert noted(heard, "storage is well again") == [{"was": said["why"]}]
        assert len(await hall.hall.store.log(table.row.id)) == 0
        assert await play(seats, "turn_up 0") == 1


async def test_a_read_only_database_is_told_and_survived(tmp_path: Path, heard: pytest.LogCaptureFixture) -> None:
    async with open_house(tmp_path) as hall, table_for_two(hall, starting_seat=0) as seats:
        async with read_only(hall):
            assert await readiness(hall) == (503, "SQLITE_READONLY")
            assert await ill(hall)
            assert "SQLITE_READONLY" in await refused_meanwhile(hall.hall.tables[0])
        await well_again(hall)
        assert [facts["why"] for facts in noted(heard, "storage is ill")] == ["SQLITE_READONLY"]
        assert await play(seats, "turn_up 0") == 1


@pytest.mark.parametrize("part", ["hall.db", "hall.db-wal"])
async def test_no_move_is_acknowledged_into_a_file_that_was_removed(
    tmp_path: Path, part: str, heard: pytest.LogCaptureFixture
) -> None:
    async with open_house(tmp_path) as hall, table_for_two(hall, starting_seat=0) as seats:
        await play(seats, "turn_up 0")
        file, table = tmp_path / part, hall.hall.tables[0]
        file.rename(tmp_path / "aside")
        with pytest.raises(StorageFailed):
            await table.moves.act(1, 1, "turn_up 0")
        assert await readiness(hall) == (503, f"{part} is gone")
        file.write_bytes(b"another one")
        assert await readiness(hall) == (503, f"{part} was replaced")
        (tmp_path / "aside").rename(file)
        await well_again(hall)
        assert [facts["why"] for facts in noted(heard, "storage is ill")] == [
            f"{part} is gone",
            f"{part} was replaced",
        ]
        assert len(await hall.hall.store.log(table.row.id)) == 1


async def test_corrupt_pages_are_told_and_nothing_more_is_written(
    tmp_path: Path, heard: pytest.LogCaptureFixture
) -> None:
    store = await with_table(tmp_path)
    await store.append("abc", 0, [Move(0, "turn_up 0")])
    await store.close()
    with sqlite3.connect(tmp_path / "hall.db") as database:
        (page,) = database.execute("SELECT rootpage FROM sqlite_master WHERE name = 'log'").fetchone()
        (size,) = database.execute("PRAGMA page_size").fetchone()
    with (tmp_path / "hall.db").open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)
    damaged = await opened(tmp_path)
    for attempt in (damaged.log("abc"), damaged.probe(), damaged.rename_guest("g", "Jan")):
        with pytest.raises(StorageFailed, match="SQLITE_CORRUPT"):
            await attempt
    assert [facts["why"] for facts in noted(heard, "storage is ill")] == ["SQLITE_CORRUPT"]
    await damaged.close()


async def test_damaged_storage_is_no_matter_of_permission(tmp_path: Path) -> None:
    async with open_house(tmp_path) as hall, table_for_two(hall, starting_seat=0) as seats:
        await play(seats, "turn_up 0")
        table = hall.hall.tables[0]
        with sqlite3.connect(tmp_path / "hall.db") as database:
            database.execute("UPDATE log SET entry = 'rubbish'")
        hall.hall.forget(table)
        where = f"{hall.address.replace('http', 'ws', 1)}/api/tables/{table.row.id}/socket"
        with pytest.raises(InvalidStatus) as refused:
            await connect(where, proxy=None)
        assert refused.value.response.status_code == 409
        assert b"server-broken-log" in (refused.value.response.body or b"")


async def test_a_row_that_cannot_be_read_keeps_no_other_table_from_going_on(
    tmp_path: Path, heard: pytest.LogCaptureFixture
) -> None:
    async with open_house(tmp_path) as hall, hall.guest() as ola:
        tables = [(await ola.create("smoki", 2, bots=["random"], starting_seat=0)).table.id for _ in range(3)]
        for table in tables:
            await ola.start(table)
            await (await hall.hall.table(table)).moves.act(0, 0, "turn_up 0")
        stored = hall.hall.store
        while [len(await stored.log(table)) for table in tables] != [2, 2, 2]:
            continue
    with sqlite3.connect(tmp_path / "hall.db") as database:
        database.execute("UPDATE log SET entry = 'rubbish' WHERE table_id = ?", [tables[0]])
        database.execute("UPDATE tables SET options = 'rubbish' WHERE id = ?", [tables[1]])
    async with open_house(tmp_path) as hall:
        assert hall.hall._waking is not None
        await hall.hall._waking
        assert [table.row.id for table in hall.hall.tables] == [tables[2]]
        assert {facts["table"] for facts in noted(heard, "table cannot go on")} == set(tables[:2])
        async with hall.guest() as jan:
            assert {each.id for each in (await jan.tables()).tables} == {tables[0], tables[2]}
