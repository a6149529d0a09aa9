"""Bots and analysts that think in another worker, one question after the other; tables go on meanwhile."""

import time
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar, final

import msgspec

from drakehall.bots.analysis import Outlook, Verdict
from drakehall.hall import inquiries, thinking
from drakehall.hall.fair_queue import ANYBODY, FairQueue, Requester, Urgency
from drakehall.hall.inquiries import Finding, Inquiry, about_move, about_outlook, inquire
from drakehall.hall.thinking import BotQuestion, Decision, NoAnswer, Opinion, Sample, decide, question

T = TypeVar("T")
Ask = Callable[[str], Awaitable[str]]
"""Has the other worker answer a question with `answer`; if it raises anything, there is no answer."""
BEHIND_ALL: Final = Requester(urgency=Urgency.FINISHED)


class Thought(msgspec.Struct, frozen=True, omit_defaults=True):
    """A question to the other worker: one of the two."""

    question: BotQuestion | None = None
    inquiry: Inquiry | None = None


def answer(document: str) -> str:
    """Answer, in the other worker, a question put to it."""
    asked = msgspec.json.decode(document, type=Thought)
    found: msgspec.Struct
    if asked.question is not None:
        found = decide(asked.question)
    else:
        assert asked.inquiry is not None
        found = inquire(asked.inquiry)
    return msgspec.json.encode(found).decode()


@final
class Thinkers:
    """The other worker. Players are served first, people looking back at a finished game last."""

    def __init__(self, ask: Ask, seconds: float) -> None:
        """Take the way to ask, and the seconds that a bot may think about one turn."""
        self._ask = ask
        self._seconds = seconds
        self._queue = FairQueue([self])

    async def choose(self, sample: Sample, bot: str, spent: float = 0.0, requester: Requester = ANYBODY) -> Decision:
        """Let a bot choose for the seat of a sample."""
        return await self._decision(question(sample, bot, self._seconds, spent), sample, requester)

    async def advise(self, sample: Sample, bot: str, requester: Requester = ANYBODY) -> list[Opinion]:
        """Ask a bot for its opinion of the actions in a sample, the best first."""
        return (await self._decision(question(sample, bot, self._seconds, wanted="advice"), sample, requester)).advice

    async def outlook(self, sample: Sample, seed: int) -> Outlook:
        """Return what the seat of a sample can expect."""
        found = (await self._finding(about_outlook(sample, seed), sample)).outlook
        assert found is not None
        return found

    async def verdict(self, sample: Sample, played: int, trials: int, seed: int, least: float) -> Verdict | None:
        """Return what would have been better than a move."""
        return (await self._finding(about_move(sample, played, trials, seed, least), sample)).verdict

    async def close(self) -> None:
        """Do nothing: the other worker is ended by whoever started it."""

    async def _decision(self, asked: BotQuestion, sample: Sample, requester: Requester) -> Decision:
        return await self._asked(
            Thought(question=asked), requester, Decision, lambda found: thinking.checked(found, sample)
        )

    async def _finding(self, asked: Inquiry, sample: Sample) -> Finding:
        return await self._asked(
            Thought(inquiry=asked), BEHIND_ALL, Finding, lambda found: inquiries.checked(found, asked, sample)
        )

    async def _asked(self, thought: Thought, requester: Requester, kind: type[T], checked: Callable[[T], T]) -> T:
        await self._queue.take(requester)
        begun = time.monotonic()
        try:
            told = await self._ask(msgspec.json.encode(thought).decode())
            return checked(msgspec.json.decode(told, type=kind))
        except Exception as error:  # whatever happens to the other worker, the table must do without
            raise NoAnswer(str(error)) from None
        finally:
            self._queue.give(self, requester, time.monotonic() - begun)
