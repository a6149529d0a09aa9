"""One game of a benchmark: the model has one seat, bots have the others."""

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Literal

import msgspec

from drakehall import bots
from drakehall.arena import entrants
from drakehall.arena.match import Fixture, bot_chance, lineup
from drakehall.arena.report import OPPONENT
from drakehall.hall import projection
from drakehall.kernel import registry
from drakehall.kernel.state import State
from drakehall.llm_bench.answers import Read, read
from drakehall.llm_bench.deadline import Stopped, TooSlow
from drakehall.llm_bench.plan import BenchmarkPlan
from drakehall.llm_bench.prompts import Prompts
from drakehall.session import Session
from drakehall.wire.frames import Happened

Outcome = Literal["played", "unreadable", "unknown", "illegal", "late"]
"""The fate of an answer: it was played; it lacks the form; it names no action, or an illegal one; it is late."""
Ask = Callable[[str], str]
"""Asks the model; the message for a decision comes in, the answer goes out."""


class ModelCall(msgspec.Struct, frozen=True, tag_field="type", tag="call"):
    """One question to the model, for the audit: the message after the common one, the answer, and its fate."""

    fixture: Fixture
    number: int
    """The first question of the game has number 0."""
    decision: int
    """Number of actions that had been carried out before."""
    attempt: int
    user: str
    answer: str | None
    outcome: Outcome
    action: str | None
    """The action played, in the game's own notation."""
    seconds: float


class BenchmarkGame(msgspec.Struct, frozen=True, tag_field="type", tag="game"):
    """A game that is over, or lost by unusable answers."""

    fixture: Fixture
    bot: str
    seat: int
    share: float
    """The model's part of the victory: 1 alone, less if it is shared, 0 if it lost."""
    scores: list[int]
    winners: list[int]
    forfeit: Outcome | None
    """Why the game was lost before its end: the fate of the last answer."""
    decisions: int
    calls: int
    outcomes: dict[str, int]
    length: int
    seconds: float
    """How long the model took for all its answers."""


def play(
    plan: BenchmarkPlan,
    prompts: Prompts,
    fixture: Fixture,
    ask: Ask,
    known: Sequence[ModelCall],
    note: Callable[[ModelCall], None],
    stopped: Callable[[], bool] = lambda: False,
) -> BenchmarkGame:
    """Play one game. Answers `known` from an interrupted run are not asked for again; `note` receives all others.

    Once it is `stopped`, the game ends with `Stopped` before its next action.
    """
    return _Game(plan, prompts, fixture, ask, known, note).finish(stopped)


class Forfeit(Exception):
    """The model has given no usable answer."""


class OtherQuestion(Exception):
    """The question of the interrupted run was a different one."""


class _Game:
    """A game in progress."""

    def __init__(
        self,
        plan: BenchmarkPlan,
        prompts: Prompts,
        fixture: Fixture,
        ask: Ask,
        known: Sequence[ModelCall],
        note: Callable[[ModelCall], None],
    ) -> None:
        match = plan.match
        self._plan, self._prompts, self._fixture = plan, prompts, fixture
        self._ask, self._known, self._note = ask, known, note
        self._game = registry.game(match.game)
        self._seated = lineup(match, fixture)
        self._seat = self._seated.index(0)
        self._chance = bot_chance(match, fixture)
        self._samples = self._chance.fork()
        self._session = Session(self._game, match.seats, match.seed + fixture.deal, match.options, play_forced=False)
        self._bots = {
            seat: entrants.make(match.entrants[who], self._game, self._chance.below(1 << 29))
            for seat, who in enumerate(self._seated)
            if who
        }
        self._told = 0
        self._calls: list[ModelCall] = []
        self._decisions = 0

    def finish(self, stopped: Callable[[], bool]) -> BenchmarkGame:
        """Play to the end, or until the model has lost by its answers."""
        session = self._session
        forfeit: Outcome | None = None
        while session.state.seat is not None:
            if stopped():
                raise Stopped
            seat, legal = session.state.seat, session.state.legal()
            if len(legal) == 1:
                session.play(seat, legal[0])
            elif seat != self._seat:
                session.play(seat, bots.choose(self._bots[seat], session.state, self._chance))
            else:
                try:
                    session.play(seat, self._decided())
                except Forfeit:
                    forfeit = self._calls[-1].outcome
                    break
        return self._result(forfeit)

    def _decided(self) -> int:
        """Ask the model until it gives a usable answer."""
        self._decisions += 1
        state = self._session.state
        world = state.sample(self._seat, self._samples)
        happened = self._happened()
        refused = ""
        for attempt in range(self._plan.asking.retries + 1):
            user = self._prompts.user(world, self._seat, happened, refused)
            call, found = self._called(user, attempt, world)
            self._calls.append(call)
            if found is not None and found.action is not None:
                return found.action
            refused = self._prompts.refused(found) if found is not None else self._prompts.too_slow()
        raise Forfeit

    def _called(self, user: str, attempt: int, world: State) -> tuple[ModelCall, Read | None]:
        """Ask once, or take the known answer; why an action is illegal is explained as in the sample."""
        number = len(self._calls)
        if number < len(self._known):
            call = self._known[number]
            if call.user != user:
                raise OtherQuestion
            return call, None if call.answer is None else self._read(call.answer, world)
        begun = perf_counter()
        try:
            answer: str | None = self._ask(user)
        except TooSlow:
            answer = None
        found = None if answer is None else self._read(answer, world)
        call = ModelCall(
            self._fixture,
            number,
            len(self._session.log),
            attempt,
            user,
            answer,
            _outcome(found),
            world.actions.name(found.action) if found and found.action is not None else None,
            round(perf_counter() - begun, 3),
        )
        self._note(call)
        return call, found

    def _read(self, answer: str, world: State) -> Read:
        return read(answer, world, self._prompts.disguise)

    def _happened(self) -> list[Happened]:
        """Return what happened since the model was last asked, as its seat may see it."""
        session, since = self._session, self._told
        self._told = len(session.log)
        return [
            projection.happened(number + 1, session.log[number], session.happened[number], self._seat, session.game)
            for number in range(since, len(session.log))
        ]

    def _result(self, forfeit: Outcome | None) -> BenchmarkGame:
        state = self._session.state
        winners = state.winners() if forfeit is None else []
        outcomes: dict[str, int] = {}
        for call in self._calls:
            outcomes[call.outcome] = outcomes.get(call.outcome, 0) + 1
        rivals = [self._plan.match.entrants[who].name for who in self._seated if who]
        return BenchmarkGame(
            self._fixture,
            rivals[0] if rivals else OPPONENT,
            self._seat,
            1 / len(winners) if self._seat in winners else 0.0,
            state.scores(),
            winners,
            forfeit,
            self._decisions,
            len(self._calls),
            outcomes,
            len(self._session.log),
            round(sum(call.seconds for call in self._calls), 3),
        )


def _outcome(found: Read | None) -> Outcome:
    if found is None:
        return "late"
    if found.action is not None:
        return "played"
    if found.unreadable:
        return "unreadable"
    return "unknown" if found.reason is None else "illegal"
