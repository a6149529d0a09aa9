"""The hall of the browser tests: `drakehall serve`, with deals and bots' luck counted from 1 instead of drawn.

So a test meets the same deal every time, and a page that breaks with some deals only is found out or not at all,
never now and then. The hall's clock is ahead by as many seconds as the file says that `DRAKEHALL_LATER` names.
"""

import os
import time
from functools import partial
from itertools import count
from pathlib import Path

import drakehall.hall.hall
import drakehall.hall.thinking
import drakehall.server.hall
import drakehall.server.sampling.sampler
from drakehall.cli import main


class Clock:
    """A clock that a test moves."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def time(self) -> float:
        return time.time() + self._later()

    def monotonic(self) -> float:
        return time.monotonic() + self._later()

    def _later(self) -> float:
        try:
            return float(self._file.read_text() or 0)
        except FileNotFoundError:
            return 0.0


deals, luck = count(1), count(1)
drakehall.hall.hall.fresh_seed = lambda: next(deals)
drakehall.hall.thinking.fresh_seed = lambda: next(luck)
drakehall.server.sampling.sampler.fresh_seed = lambda: next(luck)
clock = Clock(Path(os.environ["DRAKEHALL_LATER"]))
drakehall.server.hall.Hall = partial(drakehall.server.hall.Hall, clock=clock)
main()
