"""Faults of a disk, for servers that are processes of their own: a full file system, writes that are refused."""

import os
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Literal, Protocol, final

Error = Literal["ENOSPC", "EROFS"]
ROOMY: Final = 1024 * 1024 * 1024
REFUSING: Final = Path(__file__).parent / "refusing.c"


class Disk(Protocol):
    """A folder whose disk can fail."""

    folder: Path
    how: str
    """By what means it fails."""
    environment: Mapping[str, str]
    """What a process needs that is to meet with it."""

    def fail(self) -> None:
        """From now on nothing more can be written."""

    def mend(self) -> None:
        """From now on it can."""


@contextmanager
def full_disk(folder: Path) -> Iterator[Disk]:
    """Yield a file system of its own that can be full, or, if none can be mounted, injected errors."""
    try:
        _mount(folder, f"size={ROOMY}")
    except (OSError, subprocess.CalledProcessError):
        with refusing_disk(folder, "ENOSPC") as injected:
            yield injected
        return
    try:
        yield SmallDisk(folder)
    finally:
        subprocess.run(["umount", "--lazy", folder], check=True)


@contextmanager
def refusing_disk(folder: Path, error: Error) -> Iterator[Disk]:
    """Yield a folder in which writes can be refused as the operating system would; needs a C compiler."""
    library = folder.parent / f"{folder.name}-refusing.so"
    compiler = shutil.which("cc")
    if compiler is None:
        raise OSError("nothing can be refused without a C compiler")
    subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", library, REFUSING, "-ldl"], check=True)
    disk = RefusingDisk(folder, library, error)
    yield disk
    disk.mend()
    library.unlink()


@final
class SmallDisk:
    """A file system in memory that becomes as small as what it holds."""

    how = "a small file system (tmpfs)"
    environment: Mapping[str, str] = {}

    def __init__(self, folder: Path) -> None:
        """Use what is mounted there."""
        self.folder = folder

    def fail(self) -> None:
        """Leave no room: whoever writes meanwhile makes it larger, so this is tried until it fits."""
        while True:
            found = os.statvfs(self.folder)
            used = (found.f_blocks - found.f_bfree) * found.f_frsize
            try:
                _mount(self.folder, f"remount,size={used}")
            except subprocess.CalledProcessError:
                continue
            return

    def mend(self) -> None:
        """Leave room again."""
        _mount(self.folder, f"remount,size={ROOMY}")


@final
class RefusingDisk:
    """A folder in whose files processes cannot write while another file says so."""

    def __init__(self, folder: Path, library: Path, error: Error) -> None:
        """Refuse with an error of the operating system."""
        self.folder = folder
        self.how = f"{error}, injected into writes"
        self._switch = library.with_suffix(".on")
        self._error = error
        self.environment: Mapping[str, str] = {
            "LD_PRELOAD": str(library),
            "REFUSING_FOLDER": str(folder.resolve()),
            "REFUSING_SWITCH": str(self._switch),
            "REFUSING_ERROR": error,
        }

    def fail(self) -> None:
        """Refuse."""
        self._switch.touch()

    def mend(self) -> None:
        """Refuse no longer."""
        self._switch.unlink(missing_ok=True)


def _mount(folder: Path, options: str) -> None:
    command = ["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(folder)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
