"""How to continue an interrupted long run: printed on standard error, as a command that can be copied."""

import shlex
import sys
from pathlib import Path

from drakehall.terminal.screen import screen

INTERRUPTED = 130
"""The exit code of a command that was stopped, by Ctrl-C or from outside."""


def again(file: Path) -> str:
    """Return the command that continues what was typed, from a file."""
    words_typed = iter(sys.argv[1:])
    left: list[str] = []
    for word in words_typed:
        if word in ("--out", "--resume"):
            next(words_typed, None)
        elif not word.startswith(("--out=", "--resume=")):
            left.append(word)
    return shlex.join(["drakehall", *left, "--resume", str(file)])


def tell(text: str) -> None:
    """Print a line on standard error, unbroken."""
    screen(stderr=True, soft_wrap=True).print(text)
