"""SQLite's write-ahead log under steady writes, and what a commit promises."""

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from drakehall.server.errors import DatabaseInUse
from drakehall.server.export import exported
from drakehall.server.storage import sqlite
from drakehall.server.storage.engine import connect
from drakehall.server.storage.sqlite import Synchronous
from drakehall.server.storage.store import SqlStore
from drakehall.session import Move
from tests.server.test_storage import opened, with_table

pytestmark = pytest.mark.sqlite

LONG = 200_000
OWNER = """
import sys
from pathlib import Path
from drakehall.server.storage.database_file import DatabaseFile
file = DatabaseFile(Path(sys.argv[1]))
file.own()
print("owned", flush=True)
sys.stdin.read()
"""


async def test_the_write_ahead_log_is_bounded_under_steady_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "LONGEST_LOG", LONG)
    monkeypatch.setattr(sqlite, "SHORTEN_AGAIN", 0.0)
    store, longest = await with_table(tmp_path), 0
    for seq in range(400):
        await store.append("abc", seq, [Move(0, "turn_up 0" + " " * 2000)])
        longest = max(longest, (tmp_path / "hall.db-wal").stat().st_size)
    assert LONG < longest < 2 * LONG
    assert len(await store.log("abc")) == 400
    await store.close()


async def test_moves_are_stored_while_somebody_reads_for_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "LONGEST_LOG", LONG)
    monkeypatch.setattr(sqlite, "SHORTEN_AGAIN", 0.0)
    monkeypatch.setattr(sqlite, "READERS", 0)
    store = await with_table(tmp_path)
    reader = sqlite3.connect(tmp_path / "hall.db", isolation_level=None)
    reader.execute("BEGIN")
    assert reader.execute("SELECT count(*) FROM log").fetchone() == (0,)
    for seq in range(100):
        await store.append("abc", seq, [Move(0, "turn_up 0" + " " * 4000)])
    assert (tmp_path / "hall.db-wal").stat().st_size > LONG
    reader.close()
    for seq in range(100, 103):
        await store.append("abc", seq, [Move(0, "turn_up 0")])
    assert (tmp_path / "hall.db-wal").stat().st_size < LONG
    await store.close()


@pytest.mark.parametrize(("synchronous", "number"), [("NORMAL", 1), ("FULL", 2)])
async def test_a_commit_reaches_the_operating_system(tmp_path: Path, synchronous: Synchronous, number: int) -> None:
    """Whichever connection the pool gives: OFF would be 0, and a power cut could then corrupt the file."""
    engine = connect(str(tmp_path / "hall.db"), synchronous).engine
    connections = [await engine.connect() for _ in range(3)]
    for each in connections:
        assert (await each.exec_driver_sql("PRAGMA synchronous")).scalar() == number
        assert (await each.exec_driver_sql("PRAGMA journal_mode")).scalar() == "wal"
        await each.close()
    await engine.dispose()


async def test_a_file_has_one_owner(tmp_path: Path) -> None:
    store = await with_table(tmp_path)
    (tmp_path / "another-name.db").symlink_to(tmp_path / "hall.db")
    for name in ("hall.db", "another-name.db"):
        second = SqlStore(connect(str(tmp_path / name), "NORMAL"))
        with pytest.raises(DatabaseInUse, match=r"hall\.db is in use by another hall"):
            await second.open()
    assert len((await exported(str(tmp_path / "hall.db"), "abc")).log) == 0
    await store.close()
    await (await opened(tmp_path)).close()


async def test_a_killed_owner_leaves_the_file_free(tmp_path: Path) -> None:
    await (await opened(tmp_path)).close()
    with subprocess.Popen(
        [sys.executable, "-c", OWNER, str(tmp_path / "hall.db")], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as owner:
        assert owner.stdout is not None
        assert await asyncio.to_thread(owner.stdout.readline) == b"owned\n"
        with pytest.raises(DatabaseInUse):
            await opened(tmp_path)
        owner.kill()
    await (await opened(tmp_path)).close()
