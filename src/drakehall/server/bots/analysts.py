"""Analysts of finished games, in processes of the lowest priority, where no table's bot ever waits."""

import sys
from collections.abc import Sequence
from typing import Final, final

import msgspec

from drakehall.bots.analysis import Outlook, Verdict
from drakehall.hall.inquiries import Finding, Inquiry, about_move, about_outlook, checked
from drakehall.hall.thinking import Sample
from drakehall.server.process import Processes

COMMAND: Final = (sys.executable, "-m", "drakehall.server.bots.analyst_worker")
DEADLINE: Final = 120.0
"""Number of seconds for one question: on a busy machine everything else comes first."""


@final
class AnalystPool:
    """Analyses a few decisions at once."""

    def __init__(self, workers: int, command: Sequence[str] = COMMAND) -> None:
        """Choose how many; the processes are started when they are needed."""
        self._processes = Processes(workers, command, DEADLINE, name="courses")

    async def outlook(self, sample: Sample, seed: int) -> Outlook:
        """Return what the seat of a sample can expect."""
        found = (await self._ask(about_outlook(sample, seed), sample)).outlook
        assert found is not None
        return found

    async def verdict(self, sample: Sample, played: int, trials: int, seed: int, least: float) -> Verdict | None:
        """Return what would have been better than a move; None if nothing clearly was."""
        return (await self._ask(about_move(sample, played, trials, seed, least), sample)).verdict

    async def close(self) -> None:
        """End all processes."""
        await self._processes.close()

    async def _ask(self, asked: Inquiry, sample: Sample) -> Finding:
        def read(line: bytes) -> Finding:
            return checked(msgspec.json.decode(line, type=Finding), asked, sample)

        return await self._processes.ask(msgspec.json.encode(asked), read, game=asked.game, wanted=asked.wanted)
