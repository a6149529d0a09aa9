"""The bots of the hall: they think in processes of their own and are only shown samples."""

import sys
from collections.abc import Sequence
from typing import Final, final

import msgspec

from drakehall.hall.fair_queue import ANYBODY, Requester
from drakehall.hall.thinking import BotQuestion, Decision, Opinion, Sample, checked, question
from drakehall.server.process import Processes

SPARE: Final = 1
"""Number of extra bots that may think for requesters who have none at work while others have all."""
COMMAND: Final = (sys.executable, "-m", "drakehall.server.bots.worker")


@final
class BotPool:
    """Lets a few bots think at once."""

    def __init__(self, workers: int, seconds: float, grace: float, command: Sequence[str] = COMMAND) -> None:
        """Choose how many bots think at once, and how long one may think."""
        self._seconds = seconds
        self._processes = Processes(workers, command, seconds + grace, SPARE, "bots")

    async def choose(self, sample: Sample, bot: str, spent: float = 0.0, requester: Requester = ANYBODY) -> Decision:
        """Let a bot choose for the seat of a sample; `NoAnswer` if no attempt succeeds.

        `spent` is how long the bot's earlier decisions in the same turn took.
        """
        return await self._ask(question(sample, bot, self._seconds, spent), sample, requester)

    async def advise(self, sample: Sample, bot: str, requester: Requester = ANYBODY) -> list[Opinion]:
        """Ask a bot what it thinks of the actions in a sample, best first."""
        asked = question(sample, bot, self._seconds, wanted="advice")
        return (await self._ask(asked, sample, requester)).advice

    async def _ask(self, asked: BotQuestion, sample: Sample, requester: Requester) -> Decision:
        def read(line: bytes) -> Decision:
            return checked(msgspec.json.decode(line, type=Decision), sample)

        return await self._processes.ask(msgspec.json.encode(asked), read, requester, game=asked.game, bot=asked.bot)

    async def close(self) -> None:
        """End all processes."""
        await self._processes.close()
