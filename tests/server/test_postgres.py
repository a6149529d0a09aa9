"""A hall over PostgreSQL that is out of reach, restarted or read-only: told, survived, nothing lost."""

import logging
import sys
from asyncio import gather
from collections.abc import Iterator
from typing import Final, Literal

import psycopg
import pytest

from drakehall.hall.errors import StorageFailed
from drakehall.server.errors import BadDatabase
from drakehall.server.storage.engine import connect
from drakehall.session import Move
from tests.postgres import Cluster, end, new_cluster
from tests.server.house import open_house, play, table_for_two
from tests.server.test_storage import opened, with_table
from tests.server.test_storage_health import ill, noted, readiness, refused_meanwhile, well_again

CUT_OFF: Final = (
    "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity "
    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
)

FULL: Final = """
CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$;
CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE ON log EXECUTE FUNCTION full_disk();
CREATE FUNCTION no_new_file() RETURNS event_trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$;
CREATE EVENT TRIGGER full_disk ON ddl_command_start WHEN TAG IN ('CREATE TABLE AS') EXECUTE FUNCTION no_new_file();
"""
MENDED: Final = "DROP EVENT TRIGGER full_disk; DROP FUNCTION no_new_file, full_disk CASCADE"


def set_read_only(db: str, value: Literal["on", "off"]) -> None:
    """Let a database take no writes, or take them again, from all connections."""
    name = db.partition("?")[0].rpartition("/")[2]
    with psycopg.connect(db, autocommit=True, options="-c default_transaction_read_only=off") as other:
        other.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = {value}".encode())
        other.execute(CUT_OFF)


@pytest.fixture
def own_cluster() -> Iterator[Cluster]:
    """A PostgreSQL that a test may stop."""
    cluster = new_cluster()
    yield cluster
    end(cluster)


@pytest.fixture
def heard(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    caplog.set_level(logging.INFO, "drakehall")
    return caplog


@pytest.mark.parametrize("mode", ["fast", "immediate"])
async def test_a_restarted_database_is_told_and_survived(
    own_cluster: Cluster, mode: str, heard: pytest.LogCaptureFixture
) -> None:
    with own_cluster.database() as db:
        async with open_house(db) as hall, table_for_two(hall, starting_seat=0) as seats:
            assert await readiness(hall) == (200, "ready")
            await play(seats, "turn_up 0")
            own_cluster.stop(mode)
            table = hall.hall.tables[0]
            assert (await readiness(hall))[0] == 503
            assert await ill(hall)
            await refused_meanwhile(table)
            own_cluster.start()
            await well_again(hall)
            assert len(await hall.hall.store.log(table.row.id)) == 1
            assert await play(seats, "turn_up 1") == 2
        assert noted(heard, "storage is ill")
        assert noted(heard, "storage is well again")


async def test_connections_that_were_cut_off_while_idle_do_not_count_as_illness(
    postgres: str, heard: pytest.LogCaptureFixture
) -> None:
    store = await with_table(postgres)
    await store.append("abc", 0, [Move(0, "turn_up 0")])
    with psycopg.connect(postgres) as other:
        other.execute(CUT_OFF)
    assert await store.log("abc") == [Move(0, "turn_up 0")]
    await store.append("abc", 1, [Move(1, "turn_up 0")])
    assert noted(heard, "storage is ill") == []
    await store.close()


async def test_a_read_only_database_is_told_and_survived(postgres: str, heard: pytest.LogCaptureFixture) -> None:
    store = await with_table(postgres)
    set_read_only(postgres, "on")
    with pytest.raises(StorageFailed, match="ReadOnlySqlTransaction"):
        await store.append("abc", 0, [Move(0, "turn_up 0")])
    assert await store.log("abc") == []
    set_read_only(postgres, "off")
    await store.well()
    await store.append("abc", 0, [Move(0, "turn_up 0")])
    assert noted(heard, "storage is well again") == [{"was": "ReadOnlySqlTransaction"}]
    await store.close()


async def test_a_full_disk_is_told_and_survived(postgres: str, heard: pytest.LogCaptureFixture) -> None:
    """The database answers as it does where the disk is full, by triggers that raise its error: nothing can grow.

    What only changes a row in place goes on, and is no sign that moves can be stored.
    """
    async with open_house(postgres) as hall, table_for_two(hall, starting_seat=0) as seats:
        table = hall.hall.tables[0]
        with psycopg.connect(postgres, autocommit=True) as other:
            other.execute(FULL.encode())
        with pytest.raises(StorageFailed):
            await hall.hall.store.append(table.row.id, 0, [Move(0, "turn_up 1")])
        for _ in range(2):
            assert await readiness(hall) == (503, "DiskFull")
        assert await ill(hall)
        assert "DiskFull" in await refused_meanwhile(table)
        with psycopg.connect(postgres, autocommit=True) as other:
            other.execute(MENDED.encode())
        await well_again(hall)
        assert len(await hall.hall.store.log(table.row.id)) == 0
        assert await play(seats, "turn_up 0") == 1
    assert [facts["why"] for facts in noted(heard, "storage is ill")] == ["DiskFull"]
    assert noted(heard, "storage is well again") == [{"was": "DiskFull"}]


async def test_a_database_out_of_reach_is_named_without_its_password(postgres: str) -> None:
    for db in (postgres.replace("/hall_", "/nothing_"), "postgresql://hall:secret@127.0.0.1:9/hall"):
        with pytest.raises(BadDatabase) as refused:
            await opened(db)
        assert "secret" not in str(refused.value)


@pytest.mark.parametrize("missing", ["psycopg", "procrastinate"])
def test_a_package_that_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch, missing: str) -> None:
    """A hall needs the queue as well as the driver, whoever opens it: serve, worker, move-db, backup."""
    monkeypatch.setitem(sys.modules, missing, None)
    with pytest.raises(BadDatabase, match=rf"{missing}.*pip install 'drakehall\[postgres\]'") as refused:
        connect("postgresql://hall:secret@127.0.0.1/hall", "NORMAL")
    assert "secret" not in str(refused.value)


async def test_halls_that_open_at_once_wait_for_the_first(postgres: str) -> None:
    stores = await gather(*(opened(postgres) for _ in range(4)))
    for store in stores:
        await store.close()
