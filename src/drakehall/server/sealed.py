"""Options come from strangers, so while a game reads them it cannot open files.

Some options may name a file (an owner's corrected card table). That is meant for the owner at the keyboard; here it
would let anybody read files of this machine. Inside `sealed()` only code and the data that comes with it can be opened;
a game finds any other file unreadable, whether it exists or not, and refuses the option.
"""

import os
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import Final

import drakehall

_SEALED: Final = ContextVar("sealed", default=False)
_CODE: Final = tuple(
    os.path.realpath(folder) + os.sep
    for folder in {
        str(Path(drakehall.__file__).parent),
        *(sysconfig.get_path(name) for name in ("stdlib", "platstdlib", "purelib", "platlib")),
    }
)

_ARCHIVES: Final = frozenset(os.path.realpath(path) for path in sys.path if path.endswith(".zip"))


@contextmanager
def sealed() -> Iterator[None]:
    """Let nothing be opened but code and its data, in this task and the threads it waits for."""
    token = _SEALED.set(True)
    try:
        yield
    finally:
        _SEALED.reset(token)


def _audit(event: str, args: tuple[object, ...]) -> None:
    if event == "open" and _SEALED.get() and isinstance(args[0], str | bytes | os.PathLike):
        path = os.path.realpath(os.fsdecode(args[0]))
        if not path.startswith(_CODE) and path not in _ARCHIVES:
            raise PermissionError("options may not name files")


sys.addaudithook(_audit)
