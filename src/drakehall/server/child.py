"""A process started by a supervisor: it serves, or takes jobs, until it is told to stop or left alone.

The settings come as the first line of standard input, where no other process can read them. It stays open: when it is
closed, the supervisor is gone. The first line of standard output reports that everything is open.
"""

import os
import signal
import sys
import threading

import msgspec

from drakehall.kernel.errors import HallError
from drakehall.server import run, worker
from drakehall.server.settings import Settings

OPEN = "open"
SERVE, WORK = "serve", "work"


def main() -> None:
    """Do what the argument says; a mistake in the settings yields one clear line and exit code 2."""
    settings = msgspec.json.decode(sys.stdin.buffer.readline(), type=Settings)
    threading.Thread(target=_end_when_left_alone, daemon=True).start()
    try:
        if sys.argv[1] == SERVE:
            bound = run.bind(settings.host, settings.port, shared=True)
            done = run.serve_at(settings, bound, lambda _: _say_open())
        else:
            done = worker.work(settings, _say_open)
    except HallError as error:
        sys.stderr.write(f"drakehall: {error}\n")
        sys.exit(2)
    sys.exit(0 if done else 1)


def _say_open() -> None:
    sys.stdout.write(f"{OPEN}\n")
    sys.stdout.flush()


def _end_when_left_alone() -> None:
    while os.read(0, 1):
        pass
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    main()
