"""The program in a terminal of its own."""

import signal
import sys

import pexpect


def started(*words: str, timeout: float) -> "pexpect.spawn[str]":
    """Start `drakehall` with these words. Ctrl-C reaches it even if the tests ignore it, as background jobs do."""

    def heed_interrupts() -> None:
        signal.signal(signal.SIGINT, signal.SIG_DFL)

    command = ["-m", "drakehall", *words]
    return pexpect.spawn(sys.executable, command, encoding="utf-8", timeout=timeout, preexec_fn=heed_interrupts)
