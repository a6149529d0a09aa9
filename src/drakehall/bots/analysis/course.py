"""The course of a game: how likely everyone was to win, turn by turn, and where chances were thrown away.

Everything is computed decision by decision, each with a seed of its own, and batch by batch, so that the result does
not depend on who computes it or in which order a batch is done: here, or bit by bit beside the tables of a hall.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

import msgspec

from drakehall.bots.analysis.outlook import Outlook, outlook
from drakehall.bots.analysis.verdict import Verdict, verdict
from drakehall.bots.evaluation import evaluation
from drakehall.bots.facts.facts import facts_of
from drakehall.kernel.events import Message
from drakehall.kernel.game import Game
from drakehall.kernel.state import State
from drakehall.session import Move, Session
from drakehall.session.log import standing

TRIALS: Final = 64
"""Default number of trials with which a decision is analysed."""
MOST: Final = 3
"""Number of mistakes named for each seat, and of moments of a game."""
BATCH: Final = 6
"""Number of decisions that are measured against the mistakes found before them, and may be analysed at once."""
HOPE: Final = 2.0
"""How many times its outlook a seat's chance with the best move can be; more is hardly possible."""


class Turn(msgspec.Struct, frozen=True):
    """The beginning of a turn (or the end of the game): how each seat stands, given what that seat knows."""

    entry: int
    """Number of log entries that lead there."""
    seat: int | None
    """The seat whose turn begins; None at the end of the game."""
    wins: list[float]
    """How likely each seat is to win."""
    scores: list[float] = []
    """The final score that each seat may expect."""
    points: list[dict[str, int]] = []
    """The points by source as they are now; an automatic opponent comes last."""
    mark: Message | None = None
    """The part of the game that begins here, such as a round."""


class Mistake(msgspec.Struct, frozen=True):
    """A move, a better one, and what that would have brought as far as the seat could know."""

    entry: int
    """Number of log entries that lead to the position before the move."""
    seat: int
    turn: int
    """The number of the turn, from 1."""
    played: str
    better: str
    win: float
    """How likely the seat would have been to win with the better move."""
    win_lost: float
    points_lost: float
    """The difference in the final score, positive if it favours the seat, even if low scores win."""
    reasons: list[Message]
    """What the better move would have brought, the most important first."""
    instead: list[Message] = []
    """What the move that was played brought and cost."""


class Course(msgspec.Struct, frozen=True):
    """The turns of a game, and the biggest mistakes of each seat studied, biggest first."""

    turns: list[Turn]
    mistakes: dict[int, list[Mistake]]

    @property
    def moments(self) -> list[Mistake]:
        """The mistakes that mattered most, in the order in which they were made."""
        return moments([mistake for of_seat in self.mistakes.values() for mistake in of_seat])


class TurnBegun(NamedTuple):
    """The beginning of a turn, or the end of the game."""

    entry: int
    state: State
    mark: Message | None


class Decided(NamedTuple):
    """A decision with a choice: where, in which turn, and what was played."""

    entry: int
    turn: int
    """The number of the turn, from 1."""
    seat: int
    state: State
    played: int


class Stake(NamedTuple):
    """A decision, and how likely the seat was to win when its turn began."""

    decided: Decided
    win: float


class CoursePlan(NamedTuple):
    """What there is to compute about a game."""

    begun: list[TurnBegun]
    decided: list[Decided]


def course(
    session: Session,
    seats: Collection[int],
    trials: int = TRIALS,
    seed: int = 0,
    done: Callable[[], None] = lambda: None,
) -> Course:
    """Go through a game and study the decisions of some seats; `done` is called after each decision."""
    game, wanted = session.game, plan(session, seats)
    turns = [
        turn(each, [outlook(game, each.state, seat, seed + each.entry) for seat in range(each.state.seats)])
        for each in wanted.begun
    ]
    mistakes: dict[int, list[Mistake]] = {seat: [] for seat in seats}
    for batch in batches(wanted, turns):
        for each, bar in [(stake.decided, worth_looking(stake, mistakes)) for stake in batch]:
            found = None if bar is None else judged(game, each, trials, seed, bar)
            mistakes[each.seat] += [found] if found is not None else []
            done()
    return Course(turns, {seat: biggest(of_seat) for seat, of_seat in mistakes.items()})


def plan(session: Session, seats: Collection[int]) -> CoursePlan:
    """List the turns of a game, and the decisions of some seats."""
    begun: list[TurnBegun] = []
    decided: list[Decided] = []
    turn_number, mark_of = evaluation(session.game).turn_number, facts_of(session.game).mark
    now: int | None = None
    mark: Message | None = None
    for entry, state, move in positions(session):
        if state.over or turn_number(state) != now:
            now, before, mark = turn_number(state), mark, mark_of(state.view(None))
            begun.append(TurnBegun(entry, state, mark if mark != before and not state.over else None))
        if move is not None and state.seat in seats and len(state.legal()) > 1:
            decided.append(Decided(entry, len(begun), move.seat, state, state.actions.parse(move.action)))
    return CoursePlan(begun, decided)


def decisions(session: Session, seats: Collection[int]) -> int:
    """Count the decisions that `course` studies."""
    return len(plan(session, seats).decided)


def positions(session: Session) -> Iterator[tuple[int, State, Move | None]]:
    """Yield every position of the moves that stand: how many entries lead there, the position, the move made in it."""
    state = session.beginning()
    entries = standing(session.log)
    for entry, step in zip(entries, session.steps, strict=True):
        yield entry, state, step.move
        state = state.copy()
        state.apply(state.actions.parse(step.move.action))
    yield len(session.log), state, None


def people(session: Session) -> list[int]:
    """Return whose decisions are studied: people's, or everyone's if only bots have played."""
    everybody = range(session.state.seats)
    return [seat for seat in everybody if session.players[seat].bot is None] or list(everybody)


def turn(begun: TurnBegun, outlooks: Sequence[Outlook]) -> Turn:
    """Return what is known about the beginning of a turn."""
    return Turn(
        entry=begun.entry,
        seat=begun.state.seat,
        wins=[each.win for each in outlooks],
        scores=[each.score for each in outlooks],
        points=begun.state.breakdown(),
        mark=begun.mark,
    )


def judged(game: Game, decided: Decided, trials: int, seed: int, least: float = 0.0) -> Mistake | None:
    """Look for a better move than the one made; None if none is clearly better, or if it loses less than `least`."""
    found = verdict(game, decided.state, decided.seat, decided.played, trials, seed + decided.entry, least)
    return None if found is None else mistake(decided, found)


def mistake(decided: Decided, found: Verdict) -> Mistake:
    """Return the mistake that a verdict has found."""
    name = decided.state.actions.name
    return Mistake(
        entry=decided.entry,
        seat=decided.seat,
        turn=decided.turn,
        played=name(decided.played),
        better=name(found.better),
        win=found.win,
        win_lost=found.win_lost,
        points_lost=found.points_lost,
        reasons=found.reasons,
        instead=found.instead,
    )


def biggest(mistakes: Sequence[Mistake]) -> list[Mistake]:
    """Choose the biggest mistakes, biggest first."""
    return sorted(mistakes, key=lambda each: (-each.win_lost, each.entry))[:MOST]


def moments(mistakes: Sequence[Mistake]) -> list[Mistake]:
    """Choose the mistakes that mattered most, in the order in which they were made."""
    return sorted(biggest(mistakes), key=lambda each: each.entry)


def batches(wanted: CoursePlan, turns: Sequence[Turn]) -> Iterator[list[Stake]]:
    """Sort the decisions of each seat, those that may have decided most first, and split them into batches."""
    for seat in sorted({each.seat for each in wanted.decided}):
        stakes = [Stake(each, turns[each.turn - 1].wins[seat]) for each in wanted.decided if each.seat == seat]
        stakes.sort(key=lambda stake: (-stake.win * (1 - stake.win), stake.decided.entry))
        for first in range(0, len(stakes), BATCH):
            yield stakes[first : first + BATCH]


def worth_looking(stake: Stake, found: Mapping[int, Sequence[Mistake]]) -> float | None:
    """Return how much a move must lose to be listed after the mistakes of earlier batches; None: it cannot be.

    A seat with hardly any chance could not lose much of one.
    """
    bar = least(found[stake.decided.seat])
    return None if HOPE * stake.win < bar else bar


def least(mistakes: Sequence[Mistake]) -> float:
    """Return how much a move must lose to be among the biggest mistakes, given those found so far."""
    return biggest(mistakes)[-1].win_lost if len(mistakes) >= MOST else 0.0
