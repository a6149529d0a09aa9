"""The bots of the hall: they think in processes of their own and are shown samples only."""

import secrets
import sys
from collections.abc import Sequence
from typing import Final, Literal, final

import msgspec

from drakehall.server.bots.messages import Decision, Opinion, Question
from drakehall.server.process import Processes
from drakehall.server.sampling import Sample

COMMAND: Final = (sys.executable, "-m", "drakehall.server.bots.worker")


@final
class BotPool:
    """Lets a few bots think at once."""

    def __init__(self, workers: int, seconds: float, grace: float, command: Sequence[str] = COMMAND) -> None:
        """Choose how many bots think at once, and how long one may think."""
        self._seconds = seconds
        self._processes = Processes(workers, command, seconds + grace)

    async def choose(self, sample: Sample, bot: str, spent: float = 0.0) -> Decision:
        """Let a bot choose for the seat of a sample; `NoAnswer` if none of the tries succeeds.

        `spent` is what the bot's decisions before this one took in the same turn.
        """
        if spent >= self._seconds:
            spent = 0.0  # whoever has no time left begins anew rather than play blindly
        return await self._decide(sample, bot, "choice", spent)

    async def advise(self, sample: Sample, bot: str) -> list[Opinion]:
        """Let a bot say what it thinks of the actions in a sample, the best first."""
        decision = await self._decide(sample, bot, "advice")
        return [opinion for opinion in decision.advice if opinion.action in sample.legal]

    async def _decide(
        self, sample: Sample, bot: str, wanted: Literal["choice", "advice"], spent: float = 0.0
    ) -> Decision:
        seed = secrets.randbelow(1 << 62)
        question = Question(sample.game, bot, sample.seat, seed, self._seconds, sample.position, spent, wanted)

        def read(line: bytes) -> Decision:
            decision = msgspec.json.decode(line, type=Decision)
            if decision.action not in sample.legal:
                raise ValueError(decision.error or f"chose {decision.action}, which is not legal")
            return decision

        return await self._processes.ask(msgspec.json.encode(question), read, game=sample.game, bot=bot)

    async def close(self) -> None:
        """End all processes."""
        await self._processes.close()
