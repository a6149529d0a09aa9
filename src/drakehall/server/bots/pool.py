"""The processes in which bots think. One that crashes or does not answer in time is replaced."""

import asyncio
import secrets
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Final, Literal, final

import msgspec

from drakehall.kernel.game import Game
from drakehall.kernel.state import State
from drakehall.server import logs
from drakehall.server.bots.messages import READY, Decision, Opinion, Question

COMMAND: Final = (sys.executable, "-m", "drakehall.server.bots.worker")
TRIES: Final = 2
STARTUP: Final = 30.0
"""How many seconds a process may take to start; a busy machine is no fault of the bot's."""


class BotFailed(Exception):
    """No process gave an answer: the caller plays something else."""


@final
class BotPool:
    """A few processes, started when needed."""

    def __init__(self, workers: int, seconds: float, grace: float, command: Sequence[str] = COMMAND) -> None:
        """Choose how many bots think at once, and how long one may think."""
        self._seconds = seconds
        self._deadline = seconds + grace
        self._workers = [_Worker(command) for _ in range(workers)]
        self._free: asyncio.Queue[_Worker] = asyncio.Queue()
        for worker in self._workers:
            self._free.put_nowait(worker)

    async def choose(self, game: Game, sample: State, seat: int, bot: str, spent: float = 0.0) -> Decision:
        """Let a bot choose for a seat in a sample of the position; `BotFailed` if none of the tries succeeds.

        `spent` is what the bot's decisions before this one took in the same turn.
        """
        if spent >= self._seconds:
            spent = 0.0  # whoever has no time left begins anew rather than play blindly
        return await self._decide(sample, self._question(game, sample, seat, bot, spent, "choice"))

    async def advise(self, game: Game, sample: State, seat: int, bot: str) -> list[Opinion]:
        """Let a bot say what it thinks of the actions in a sample of the position, the best first."""
        decision = await self._decide(sample, self._question(game, sample, seat, bot, 0.0, "advice"))
        legal = sample.legal()
        return [opinion for opinion in decision.advice if opinion.action in legal]

    def _question(
        self, game: Game, sample: State, seat: int, bot: str, spent: float, wanted: Literal["choice", "advice"]
    ) -> Question:
        seed = secrets.randbelow(1 << 62)
        return Question(game.name, bot, seat, seed, self._seconds, game.save(sample).decode(), spent, wanted)

    async def _decide(self, sample: State, question: Question) -> Decision:
        legal = sample.legal()
        why = ""
        for _ in range(TRIES):
            worker = await self._free.get()
            try:
                await asyncio.wait_for(worker.start(), STARTUP)
                decision = await asyncio.wait_for(worker.ask(question), self._deadline)
            except TimeoutError:
                why = "no answer in time"
                await worker.stop()
            except (OSError, EOFError, msgspec.DecodeError) as error:
                why = f"{type(error).__name__}: {error}"
                await worker.stop()
            except asyncio.CancelledError:
                worker.end()  # its answer would be taken for that to the next question
                raise
            else:
                if decision.action in legal:
                    return decision
                why = decision.error or f"chose {decision.action}, which is not legal"
            finally:
                self._free.put_nowait(worker)
            logs.LOGGER.warning("bot failed", extra={"facts": {"game": question.game, "bot": question.bot, "why": why}})
        raise BotFailed(why)

    async def close(self) -> None:
        """End all processes."""
        for worker in self._workers:
            await worker.stop()


@final
class _Worker:
    """One process and the pipes to it."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start the process, if there is none, and wait until it can be asked."""
        if self._process is not None and self._process.returncode is None:
            return
        self._process = await asyncio.create_subprocess_exec(
            *self._command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            start_new_session=True,  # Ctrl-C is for the hall, which then ends its bots
        )
        assert self._process.stdout is not None
        if await self._process.stdout.readline() != READY:
            raise EOFError("the process did not start")

    async def ask(self, question: Question) -> Decision:
        """Ask the process that was started."""
        assert self._process is not None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(msgspec.json.encode(question) + b"\n")
        await self._process.stdin.drain()
        line = await self._process.stdout.readline()
        if not line.endswith(b"\n"):
            raise EOFError("the process ended")
        return msgspec.json.decode(line, type=Decision)

    def end(self) -> None:
        """End the process without waiting for it."""
        if self._process is not None and self._process.returncode is None:
            with suppress(ProcessLookupError):
                self._process.kill()

    async def stop(self) -> None:
        """End the process, if there is one."""
        process, self._process = self._process, None
        if process is not None:
            if process.returncode is None:
                with suppress(ProcessLookupError):
                    process.kill()
            await process.wait()
