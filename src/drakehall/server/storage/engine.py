"""The database behind the hall, by its address: a SQLite file by default, or PostgreSQL by URL."""

from importlib import import_module
from pathlib import Path
from typing import Final

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError

from drakehall.server.errors import BadDatabase
from drakehall.server.storage.database import Database
from drakehall.server.storage.postgres import Postgres
from drakehall.server.storage.sqlite import Sqlite, Synchronous

SQLITE: Final = "sqlite+aiosqlite"
POSTGRES: Final = "postgresql+psycopg"
QUEUE: Final = "procrastinate"
"""What keeps the queue of jobs beside a hall in PostgreSQL."""
DRIVERS: Final = {"sqlite": SQLITE, "postgresql": POSTGRES, "postgres": POSTGRES}


def address(db: str) -> URL:
    """Read a SQLAlchemy URL or a file name."""
    if "://" not in db:
        return URL.create(SQLITE, database=str(Path(db).expanduser()))
    try:
        url = make_url(db)
    except (ArgumentError, ValueError):
        raise BadDatabase(db=hidden(db), why="this is no database URL") from None
    return url.set(drivername=DRIVERS.get(url.drivername, url.drivername))


def connect(db: str, synchronous: Synchronous) -> Database:
    """Prepare a database; it is contacted when it is used."""
    url = address(db)
    try:
        if url.drivername == SQLITE:
            return Sqlite(url, synchronous)
        if url.drivername == POSTGRES:
            import_module(QUEUE)
            return Postgres(url)
    except ImportError as error:
        raise BadDatabase(db=hidden(db), why=f"{error}: pip install 'drakehall[postgres]'") from None
    except (ArgumentError, NoSuchModuleError) as error:
        raise BadDatabase(db=hidden(db), why=str(error)) from None
    raise BadDatabase(db=hidden(db), why="a hall is kept in a SQLite file or at postgresql://…")


def hidden(db: str) -> str:
    """Return the address without its password."""
    try:
        return make_url(db).render_as_string(hide_password=True) if "://" in db else db
    except (ArgumentError, ValueError):
        return "…"
