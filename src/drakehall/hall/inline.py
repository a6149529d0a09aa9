"""Thinkers that work where the hall does, for a browser's worker and for tests: no processes and no threads."""

from collections.abc import Callable
from typing import Any, TypeVar, final

from drakehall.bots.analysis import Outlook, Verdict
from drakehall.hall import inquiries
from drakehall.hall.fair_queue import ANYBODY, Requester
from drakehall.hall.inquiries import Finding, Inquiry, about_move, about_outlook, inquire
from drakehall.hall.preview import Foreseen, foresee
from drakehall.hall.thinking import BotQuestion, Decision, NoAnswer, Opinion, Sample, checked, decide, question
from drakehall.kernel.chance import Chance
from drakehall.kernel.game import Game
from drakehall.kernel.state import State
from drakehall.session.fair import fresh_seed

T = TypeVar("T")


async def at_once(function: Callable[..., T], /, *args: Any) -> T:
    """Call a function here and now."""
    return function(*args)


@final
class InlineSampler:
    """Draws samples when asked."""

    async def sample(self, game: Game, state: State, seat: int, requester: Requester = ANYBODY) -> Sample:
        """Draw a world that the seat cannot tell from the real one."""
        world = state.sample(seat, Chance(fresh_seed()))
        return Sample(game.name, seat, game.save(world).decode(), world.legal())

    async def foresee(
        self, game: Game, state: State, seat: int, action: int, requester: Requester = ANYBODY
    ) -> Foreseen:
        """Return what a legal action of the seat will certainly bring."""
        return foresee(state, seat, action, Chance(fresh_seed()))

    async def close(self) -> None:
        """There is nothing to stop."""


@final
class InlineBots:
    """Bots that think when asked; while one does, everybody waits."""

    def __init__(self, seconds: float) -> None:
        """Choose how long a bot may think about one turn."""
        self._seconds = seconds

    async def choose(self, sample: Sample, bot: str, spent: float = 0.0, requester: Requester = ANYBODY) -> Decision:
        """Let a bot choose for the seat of a sample."""
        return _answer(question(sample, bot, self._seconds, spent), sample)

    async def advise(self, sample: Sample, bot: str, requester: Requester = ANYBODY) -> list[Opinion]:
        """Let a bot say what it thinks of the actions in a sample, the best first."""
        return _answer(question(sample, bot, self._seconds, wanted="advice"), sample).advice

    async def close(self) -> None:
        """There is nothing to stop."""


@final
class InlineAnalyst:
    """Analyses games on request; meanwhile everybody waits."""

    async def outlook(self, sample: Sample, seed: int) -> Outlook:
        """Return what the seat of a sample can expect."""
        found = _found(about_outlook(sample, seed), sample).outlook
        assert found is not None
        return found

    async def verdict(self, sample: Sample, played: int, trials: int, seed: int, least: float) -> Verdict | None:
        """Return what would have been better than a move."""
        return _found(about_move(sample, played, trials, seed, least), sample).verdict

    async def close(self) -> None:
        """There is nothing to stop."""


def _found(asked: Inquiry, sample: Sample) -> Finding:
    try:
        return inquiries.checked(inquire(asked), asked, sample)
    except ValueError as error:
        raise NoAnswer(str(error)) from None


def _answer(asked: BotQuestion, sample: Sample) -> Decision:
    try:
        return checked(decide(asked), sample)
    except ValueError as error:
        raise NoAnswer(str(error)) from None
