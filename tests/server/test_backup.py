"""Backups: taken while people play, whole, proven by playing every game again, put back as they were."""

import asyncio
import gzip
import json
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import delete, select

from drakehall.server.errors import BadBackup, BadDatabase, NotEmpty
from drakehall.server.storage import archive
from drakehall.server.storage.backup import Proof, back_up, prove_hall, restore
from drakehall.server.storage.engine import connect
from drakehall.server.storage.schema import LOG, METADATA
from tests.postgres import Cluster
from tests.server.house import House, open_house, play, table_for_two

MOVES = 12


async def rows(db: str) -> dict[str, list[tuple[object, ...]]]:
    """Everything in a database."""
    database = connect(db, "NORMAL")
    async with database.engine.connect() as connection:
        found = {
            each.name: [
                tuple(row) for row in await connection.execute(select(each).order_by(*each.primary_key.columns))
            ]
            for each in METADATA.sorted_tables
        }
    await database.engine.dispose()
    return found


async def played(hall: House) -> None:
    async with table_for_two(hall) as seats:
        for _ in range(MOVES):
            await play(seats)


async def test_a_backup_of_an_open_hall_is_the_hall(tmp_path: Path, db: str) -> None:
    """A copy of the bare file held none of these moves: they were in the write-ahead log."""
    file, back = tmp_path / "backup", str(tmp_path / "back.db")
    async with open_house(db) as hall:
        await played(hall)
        proof = await back_up(db, file)
    assert proof.tables == proof.played == 1
    assert proof.moves >= MOVES
    assert (proof.former, proof.broken) == ([], {})
    await restore(file, back)
    assert await rows(back) == await rows(db)
    async with open_house(back) as again, again.guest() as ola:
        (table,) = (await rows(db))["tables"]
        assert (await ola.table(str(table[0]))).status == "playing"


async def test_a_hall_in_postgres_comes_back_there(tmp_path: Path, postgres: str, cluster: Cluster) -> None:
    async with open_house(postgres) as hall:
        await played(hall)
        await back_up(postgres, tmp_path / "backup")
    with cluster.database() as other:
        proof = await restore(tmp_path / "backup", other)
        assert proof.moves >= MOVES
        assert await rows(other) == await rows(postgres)


async def test_a_backup_is_of_one_moment(tmp_path: Path, db: str) -> None:
    """Moves go on while it is taken; each log is without gap, and no entry is without its table."""
    async with open_house(db) as hall, table_for_two(hall) as seats:
        await play(seats)
        backing = asyncio.create_task(back_up(db, tmp_path / "backup"))
        while not backing.done():
            await play(seats)
        proof = backing.result()
    assert not proof.broken
    await restore(tmp_path / "backup", str(tmp_path / "back.db"))
    found = await rows(str(tmp_path / "back.db"))
    numbers = [row[1] for row in found["log"]]
    assert numbers == list(range(1, len(numbers) + 1))
    assert proof.moves == len(numbers)


async def test_a_backup_is_never_put_over_a_hall(tmp_path: Path, db: str) -> None:
    async with open_house(db) as hall:
        await played(hall)
        await back_up(db, tmp_path / "backup")
    before = await rows(db)
    own = tmp_path / "own.db"
    async with open_house(str(own)) as hall:
        await played(hall)
    with pytest.raises(NotEmpty):
        await restore(tmp_path / "backup", str(own))
    if not db.startswith("postgresql"):
        with pytest.raises(NotEmpty):
            await restore(tmp_path / "backup", db)
    assert await rows(db) == before


async def test_a_log_that_cannot_be_played_again_is_told_and_replaces_no_good_backup(tmp_path: Path) -> None:
    db, file = str(tmp_path / "hall.db"), tmp_path / "backup"
    async with open_house(db) as hall:
        await played(hall)
    await back_up(db, file)
    good = file.read_bytes()
    with sqlite3.connect(db) as connection:
        connection.execute("DELETE FROM log WHERE seq = 3")
    connection.close()
    proof = await back_up(db, file)
    assert len(proof.broken) == 1
    assert file.read_bytes() == good


async def test_damaged_pages_are_no_backup(tmp_path: Path) -> None:
    db = tmp_path / "hall.db"
    async with open_house(str(db)) as hall:
        await played(hall)
    raw = bytearray(db.read_bytes())
    raw[4096 * 2 : 4096 * 6] = b"\xff" * (4096 * 4)
    db.write_bytes(bytes(raw))
    with pytest.raises((BadBackup, BadDatabase)):
        await back_up(str(db), tmp_path / "backup")
    assert not (tmp_path / "backup").exists()


async def test_half_an_archive_is_refused(tmp_path: Path, postgres: str, cluster: Cluster) -> None:
    file = tmp_path / "backup"
    async with open_house(postgres) as hall:
        await played(hall)
        await back_up(postgres, file)
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    halves = {
        "lines": gzip.compress(b"".join(lines[:-1])),
        "bytes": file.read_bytes()[: file.stat().st_size // 2],
        "another": gzip.compress(b"{}"),
        "nothing": b"",
    }
    with cluster.database() as other:
        for name, raw in halves.items():
            half = tmp_path / name
            half.write_bytes(raw)
            with pytest.raises(BadBackup):
                await restore(half, other)
            database = connect(other, "NORMAL")
            assert await archive.is_empty(database)
            await database.engine.dispose()


async def test_a_backup_is_nobody_elses_to_read(tmp_path: Path) -> None:
    db = str(tmp_path / "hall.db")
    async with open_house(db) as hall:
        await played(hall)
        await back_up(db, tmp_path / "backup")
    assert (tmp_path / "backup").stat().st_mode & 0o077 == 0


async def test_what_is_not_there_cannot_be_backed_up(tmp_path: Path) -> None:
    with pytest.raises(BadDatabase):
        await back_up(str(tmp_path / "no.db"), tmp_path / "backup")
    assert not (tmp_path / "no.db").exists()


async def test_the_proof_counts_what_was_played(tmp_path: Path) -> None:
    db = str(tmp_path / "hall.db")
    async with open_house(db) as hall, hall.guest() as ola:
        await played(hall)
        await ola.create("smoki", 2)
    database = connect(db, "NORMAL")
    async with database.engine.connect() as connection:
        entries = len((await connection.execute(select(LOG.c.seq))).all())
    await database.engine.dispose()
    assert await prove_hall(db) == Proof(tables=2, played=1, moves=entries, former=[], broken={})


def drakehall(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run a command as a process of its own, as a timer does."""
    told = os.environ | {"LC_ALL": "C.UTF-8", "COLUMNS": "300"}
    command = [sys.executable, "-m", "drakehall", *words]
    return subprocess.run(command, cwd=folder, env=told, capture_output=True, text=True, check=False)


async def test_the_commands_back_an_open_hall_up_and_put_it_back(tmp_path: Path, db: str) -> None:
    async with open_house(db) as hall:
        await played(hall)
        saved = await asyncio.to_thread(drakehall, tmp_path, "backup", "--db", db, "--json", "backup")
    assert (saved.returncode, saved.stderr) == (0, "")
    proof = json.loads(saved.stdout)
    assert (proof["tables"], proof["played"], proof["broken"]) == (1, 1, {})
    back = await asyncio.to_thread(drakehall, tmp_path, "restore", "backup", "--db", "back.db")
    assert (back.returncode, back.stderr) == (0, "")
    assert "backup" in back.stdout
    assert await rows(str(tmp_path / "back.db")) == await rows(db)
    again = await asyncio.to_thread(drakehall, tmp_path, "restore", "backup", "--db", "back.db")
    assert (again.returncode, again.stderr.count("\n")) == (2, 1)


async def test_the_command_ends_with_2_where_a_log_is_broken_and_leaves_the_last_backup_alone(
    tmp_path: Path, db: str
) -> None:
    async with open_house(db) as hall:
        await played(hall)
    await back_up(db, tmp_path / "backup")
    good, (table,) = (tmp_path / "backup").read_bytes(), (await rows(db))["tables"]
    database = connect(db, "NORMAL")
    async with database.engine.begin() as connection:
        await connection.execute(delete(LOG).where(LOG.c.seq == 3))
    await database.engine.dispose()
    told = await asyncio.to_thread(drakehall, tmp_path, "backup", "--db", db, "backup")
    assert (told.returncode, told.stdout, told.stderr.count("\n")) == (2, "", 1)
    assert str(table[0]) in told.stderr
    assert (tmp_path / "backup").read_bytes() == good
