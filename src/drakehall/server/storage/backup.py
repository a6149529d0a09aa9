"""Backups: written while halls go on, verified by replaying every game, restored only into empty databases.

A hall in a SQLite file is backed up to such a file, by SQLite itself; one in PostgreSQL to an archive.
"""

import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from drakehall.hall.errors import BrokenLog, RulesMoved
from drakehall.hall.inline import at_once
from drakehall.hall.sessions import resumed
from drakehall.kernel.errors import HallError
from drakehall.server.errors import BadBackup, BadDatabase, NotEmpty
from drakehall.server.storage import archive
from drakehall.server.storage.database import Database
from drakehall.server.storage.engine import address, connect, hidden
from drakehall.server.storage.schema import TABLES
from drakehall.server.storage.store import SqlStore

SQLITE_MAGIC: Final = b"SQLite format 3\x00"
UNFINISHED: Final = ".part"
Progress = Callable[[int], None]


class Proof(msgspec.Struct, frozen=True):
    """The result of replaying every game."""

    tables: int
    played: int
    """Tables whose game was replayed from its log."""
    moves: int
    former: list[str]
    """Tables with rules that this version does not know: they are kept, and cannot be verified."""
    broken: dict[str, str]
    """Tables that cannot be replayed, and why."""


async def back_up(db: str, file: Path) -> Proof:
    """Write a backup of a hall, which may be open, and verify it; an existing file is replaced only by a good one."""
    database = connect(db, "NORMAL")
    if not database.exists():
        raise BadDatabase(db=hidden(db), why="there is no such file")
    unfinished = file.with_name(file.name + UNFINISHED)
    unfinished.unlink(missing_ok=True)
    os.close(os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))  # it contains seeds and hashed secrets
    try:
        if database.shared:
            await archive.write(database, unfinished)
        else:
            _copy(Path(str(database.engine.url.database)), unfinished)
        proof = await prove(unfinished)
        if not proof.broken:
            _settle(unfinished, file)
        return proof
    except SQLAlchemyError as error:
        raise BadDatabase(db=hidden(db), why=str(getattr(error, "orig", error))) from None
    finally:
        await database.engine.dispose()
        _remove(unfinished)


async def restore(file: Path, db: str) -> Proof:
    """Load a backup into an empty database, or a new file, and verify what is there then."""
    if _is_sqlite(file):
        await _restore_file(file, db)
    elif archive.is_archive(file):
        database = connect(db, "FULL")
        database.own()
        try:
            await _must_be_empty(database, db)
            await archive.read(file, database)
        except SQLAlchemyError as error:
            raise BadDatabase(db=hidden(db), why=str(getattr(error, "orig", error))) from None
        finally:
            await database.engine.dispose()
            database.disown()
    else:
        raise BadBackup(file=str(file), why="it is neither a SQLite file nor an archive")
    return await prove_hall(db)


async def prove(file: Path) -> Proof:
    """Replay every game in a backup; the backup itself is not touched."""
    trial = file.with_name(file.name + ".trial")
    _remove(trial)
    try:
        await restore_quietly(file, trial)
        return await prove_hall(str(trial))
    finally:
        _remove(trial)


async def restore_quietly(file: Path, into: Path) -> None:
    """Load a backup into a new SQLite file."""
    if _is_sqlite(file):
        _copy(file, into)
        return
    database = connect(str(into), "NORMAL")
    try:
        await archive.read(file, database)
    finally:
        await database.engine.dispose()


async def prove_hall(db: str) -> Proof:
    """Replay every game of a hall from its log, by the rules and without opening it."""
    database = connect(db, "NORMAL")
    store = SqlStore(database)
    played = moves = 0
    former: list[str] = []
    broken: dict[str, str] = {}
    try:
        await store.open_to_read()
        async with database.engine.connect() as connection:
            names = (await connection.execute(select(TABLES.c.id).order_by(TABLES.c.id))).scalars().all()
        for name in names:
            try:
                row = await store.table(name)
                if row is not None and row.status in ("playing", "over"):
                    moves += len((await resumed(store, at_once, row)).log)
                    played += 1
            except RulesMoved:
                former.append(name)
            except BrokenLog as error:
                broken[name] = str(error)
            except HallError as error:
                broken[name] = f"{type(error).__name__}: {error}"
    finally:
        await store.close()
    return Proof(len(names), played, moves, former, broken)


async def _restore_file(file: Path, db: str) -> None:
    url = address(db)
    if url.get_backend_name() != "sqlite":
        raise BadBackup(file=str(file), why="it is a SQLite file; restore it to a file, then use drakehall move-db")
    target = Path(str(url.database))
    database = connect(db, "FULL")
    database.own()
    try:
        if target.exists():
            await _must_be_empty(database, db)
        unfinished = target.with_name(target.name + UNFINISHED)
        _remove(unfinished)
        _copy(file, unfinished)
        await database.engine.dispose()
        for part in ("-wal", "-shm"):
            target.with_name(target.name + part).unlink(missing_ok=True)
        _settle(unfinished, target)
    finally:
        await database.engine.dispose()
        database.disown()


async def _must_be_empty(database: Database, db: str) -> None:
    if not await archive.is_empty(database):
        raise NotEmpty(db=hidden(db))


def _copy(source: Path, target: Path) -> None:
    """Copy a SQLite file as it is at one moment, even during writes."""
    try:
        with sqlite3.connect(source) as read, sqlite3.connect(target) as write:
            read.backup(write)
        read.close()
        write.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
        if write.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise BadBackup(file=str(source), why="its pages are damaged")
        write.close()
    except sqlite3.Error as error:
        raise BadBackup(file=str(source), why=str(error)) from None


def _settle(unfinished: Path, file: Path) -> None:
    """Give a finished file its name once the disk has it."""
    with unfinished.open("rb") as opened:
        os.fsync(opened.fileno())
    os.replace(unfinished, file)


def _remove(file: Path) -> None:
    for part in ("", "-wal", "-shm", ".lock"):
        file.with_name(file.name + part).unlink(missing_ok=True)


def _is_sqlite(file: Path) -> bool:
    with file.open("rb") as opened:
        return opened.read(len(SQLITE_MAGIC)) == SQLITE_MAGIC
