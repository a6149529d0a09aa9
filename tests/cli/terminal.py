"""The program in a terminal of its own, and what it refuses in this process."""

import signal
import sys

import pexpect
from typer.testing import CliRunner

from drakehall.cli.app import app
from drakehall.kernel.errors import HallError


def started(*words: str, timeout: float) -> "pexpect.spawn[str]":
    """Start `drakehall` with these words. Ctrl-C reaches it even if the tests ignore it, as background jobs do."""

    def heed_interrupts() -> None:
        signal.signal(signal.SIGINT, signal.SIG_DFL)

    command = ["-m", "drakehall", *words]
    return pexpect.spawn(sys.executable, command, encoding="utf-8", timeout=timeout, preexec_fn=heed_interrupts)


def refusal(*words: str) -> str:
    """Call a command with words that it must refuse; give the reason in English, as the error has it."""
    error = CliRunner().invoke(app, words).exception
    assert isinstance(error, HallError), error
    return str(error)
