"""The database behind the hall: a SQLite file by default, or any URL that SQLAlchemy can reach asynchronously."""

from pathlib import Path
from typing import Literal

from sqlalchemy import event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, NoSuchModuleError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from drakehall.server.errors import BadDatabase

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
Synchronous = Literal["NORMAL", "FULL"]


def address(db: str) -> URL:
    """Read a SQLAlchemy URL or a file name."""
    if "://" not in db:
        return URL.create("sqlite+aiosqlite", database=str(Path(db).expanduser()))
    try:
        url = make_url(db)
    except (ArgumentError, ValueError):
        raise BadDatabase(db=hidden(db), why="this is no database URL") from None
    return url.set(drivername=DRIVERS.get(url.drivername, url.drivername))


def connect(db: str, synchronous: Synchronous) -> AsyncEngine:
    """Make the engine."""
    url = address(db)
    if url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:"):
        folder = Path(str(url.database)).absolute().parent
        if not folder.is_dir():
            raise BadDatabase(db=hidden(db), why=f"there is no folder {folder}")
    try:
        engine = create_async_engine(url)
    except (ArgumentError, NoSuchModuleError, ModuleNotFoundError) as error:
        raise BadDatabase(db=hidden(db), why=str(error)) from None
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _Pragmas(synchronous))
    return engine


def hidden(db: str) -> str:
    """Return the address without its password."""
    try:
        return make_url(db).render_as_string(hide_password=True) if "://" in db else db
    except (ArgumentError, ValueError):
        return "…"


class _Pragmas:
    """How SQLite keeps its promises.

    With a write-ahead log and synchronous=NORMAL a commit is in the operating system's hands when it returns: it
    survives a killed process (tested), though perhaps not a power cut. FULL survives that too, at one disk flush each.
    """

    def __init__(self, synchronous: Synchronous) -> None:
        self._synchronous = synchronous

    def __call__(self, connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute(f"PRAGMA synchronous={self._synchronous}")
        cursor.execute("PRAGMA wal_autocheckpoint=0")  # storage.upkeep and storage.writer do it
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.execute("PRAGMA busy_timeout=10000")
        cursor.close()
