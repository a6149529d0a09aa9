"""The file of a hall that keeps its tables in SQLite: its owner, whether it is still there, how long its log is.

A file has one owner at a time, by a lock beside it that the operating system releases with the process, however that
ends. Readers need no lock.
"""

import os
from pathlib import Path
from typing import Final, final

from filelock import FileLock, Timeout
from sqlalchemy.engine import URL

from drakehall.server.errors import DatabaseInUse

LOCK: Final = ".lock"
LOG: Final = "-wal"
INDEX: Final = "-shm"


@final
class DatabaseFile:
    """A SQLite file with its write-ahead log."""

    def __init__(self, path: Path) -> None:
        """Take the file's path; nothing is opened."""
        self.path = path.resolve()
        self._lock = FileLock(str(self.path) + LOCK, blocking=False, thread_local=False)
        self._known: dict[Path, tuple[int, int]] = {}

    @staticmethod
    def of(url: URL) -> "DatabaseFile | None":
        """Return the file of an address; None for other databases and for one in memory."""
        if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
            return None
        return DatabaseFile(Path(str(url.database)))

    @property
    def log(self) -> Path:
        """The write-ahead log."""
        return Path(f"{self.path}{LOG}")

    @property
    def parts(self) -> tuple[Path, ...]:
        """The file and what SQLite keeps beside it while it is open."""
        return self.path, self.log, Path(f"{self.path}{INDEX}")

    def own(self) -> None:
        """Become the owner; `DatabaseInUse` if another process is."""
        try:
            self._lock.acquire()
        except Timeout:
            raise DatabaseInUse(db=str(self.path)) from None

    def disown(self) -> None:
        """Give up ownership."""
        self._lock.release()

    def remember(self) -> None:
        """Remember the identity of these files, now that they are open."""
        self._known = {part: found for part in self.parts if (found := _identity(part)) is not None}

    def check(self) -> None:
        """Raise `FileGone` if the path of an open file now leads to another file."""
        for part, known in self._known.items():
            found = _identity(part)
            if found is None:
                raise FileGone(f"{part.name} is gone")
            if found != known:
                raise FileGone(f"{part.name} was replaced")

    def log_size(self) -> int:
        """Return the length of the write-ahead log in bytes."""
        try:
            return self.log.stat().st_size
        except OSError:
            return 0


class FileGone(OSError):
    """The file of the database is not the one that was opened."""


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino
