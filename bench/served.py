"""A hall for measurements: `drakehall serve` as a process, on a SQLite file or on a PostgreSQL of the run's own."""

import os
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

if TYPE_CHECKING:
    from tests.postgres import Cluster

KINDS: Final = ("sqlite", "postgres")
BY_ADDRESS: Final = ("writes_per_minute", "sockets_per_address", "tables_per_hour", "connections_per_address")
UNLIMITED: Final = "".join(f"{limit} = 1000000\n" for limit in (*BY_ADDRESS, "tables_per_guest"))


class Served(NamedTuple):
    """A hall that is open."""

    address: str
    pid: int
    base: "Base"


@contextmanager
def served(db: str, workers: int = 1, settings: str = UNLIMITED) -> Iterator[Served]:
    """Serve on an empty database until it is no longer needed; then close the hall."""
    with tempfile.TemporaryDirectory() as folder, database(db, folder) as base:
        config = Path(folder, "hall.toml")
        config.write_text(settings + "log_level = 'WARNING'\n")
        command = [sys.executable, "-m", "drakehall", "serve", "--port", "0", "--db", base.url, "--config", str(config)]
        command += ["--workers", str(workers)]
        environment = os.environ | {"COLUMNS": "500", "LC_ALL": "C.UTF-8"}
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        try:
            assert server.stdout is not None
            address = next(word for word in server.stdout.readline().split() if word.startswith("http"))
            yield Served(address.replace("localhost", "127.0.0.1"), server.pid, base)
        finally:
            server.terminate()
            server.wait(60)


def times(served: Served) -> dict[str, float]:
    """Seconds of processor time by those who have used it (Linux; elsewhere 0)."""
    used = dict.fromkeys(("servers", "workers"), 0.0)
    for each in (served.pid, *_below(served.pid)):
        used["servers" if each == served.pid or _serves(each) else "workers"] += _cpu(each)
    return used | {"database": sum(_cpu(each) for each in served.base.processes())}


def memory(served: Served) -> int:
    """Bytes that the server's processes hold, without those in which bots think (Linux; elsewhere 0)."""
    return sum(_resident(each) for each in (served.pid, *_below(served.pid)) if each == served.pid or _serves(each))


def _serves(pid: int) -> bool:
    """Return whether a process serves or draws samples, as opposed to one that thinks or takes jobs."""
    try:
        words = Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False
    return words.endswith(b"serve\0") or b"sampling" in words


def _resident(pid: int) -> int:
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGESIZE")


def _below(pid: int) -> list[int]:
    """All processes that a process has started, and those that these have."""
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in task.read_text().split():
            found += [int(child), *_below(int(child))]
    return found


def _cpu(pid: int) -> float:
    """Seconds of processor time that a process has used (Linux; elsewhere 0)."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Base(Protocol):
    """A database that is measured."""

    url: str

    def stored(self) -> int:
        """Decisions in the log that were not forced."""

    def processes(self) -> list[int]:
        """Its own processes."""

    def log_size(self) -> int:
        """Bytes that the write-ahead log holds."""

    def written(self) -> int:
        """Bytes that went through it, as far as the database tells."""


COUNT: Final = "SELECT count(*) FROM log WHERE entry NOT LIKE '%forced%'"


class SqliteBase:
    """A file."""

    def __init__(self, folder: str) -> None:
        """Choose a file in a folder."""
        self.url = str(Path(folder, "hall.db"))

    def stored(self) -> int:
        """Decisions in the log that were not forced."""
        with sqlite3.connect(self.url) as connection:
            found: int = connection.execute(COUNT).fetchone()[0]
        return found

    def processes(self) -> list[int]:
        """It has none."""
        return []

    def log_size(self) -> int:
        """Bytes that the write-ahead log holds."""
        log = Path(f"{self.url}-wal")
        return log.stat().st_size if log.exists() else 0

    def written(self) -> int:
        """Nobody counts them."""
        return 0


class PostgresBase:
    """A PostgreSQL of the run's own."""

    def __init__(self, cluster: "Cluster", url: str) -> None:
        """Measure one database of a cluster."""
        self._cluster = cluster
        self.url = url
        self._begun = int(self._one("SELECT pg_current_wal_lsn() - '0/0'::pg_lsn"))

    def stored(self) -> int:
        """Decisions in the log that were not forced."""
        return int(self._one(COUNT))

    def processes(self) -> list[int]:
        """The server and all of its connections."""
        return [self._cluster.pid, *_below(self._cluster.pid)]

    def log_size(self) -> int:
        """Bytes that the write-ahead log holds."""
        return int(self._one("SELECT sum(size) FROM pg_ls_waldir()"))

    def written(self) -> int:
        """Bytes that went through it."""
        return int(self._one("SELECT pg_current_wal_lsn() - '0/0'::pg_lsn")) - self._begun

    def _one(self, statement: str) -> Any:
        import psycopg

        with psycopg.connect(self.url) as connection:
            row = connection.execute(statement.encode()).fetchone()
        assert row is not None
        return row[0]


@contextmanager
def database(kind: str, folder: str) -> Iterator[Base]:
    """Yield an empty database: a file, or a PostgreSQL of the run's own that flushes each commit."""
    if kind == "sqlite":
        yield SqliteBase(folder)
        return
    from tests.postgres import end, new_cluster

    cluster = new_cluster({"listen_addresses": "", "max_connections": "200", "shared_buffers": "128MB"})
    try:
        with cluster.database() as url:
            yield PostgresBase(cluster, url)
    finally:
        end(cluster)
