"""The course of a game: how likely everyone was to win, turn by turn, and where chances were thrown away."""

from collections.abc import Callable, Collection, Iterator
from typing import Final

import msgspec

from drakehall.bots.analysis.reasons import messages, reasons
from drakehall.bots.analysis.study import Compared, Study
from drakehall.bots.bot import bot_chance
from drakehall.bots.evaluation import evaluation
from drakehall.kernel.chance import Chance
from drakehall.kernel.events import Message
from drakehall.kernel.state import State
from drakehall.session import Move, Session
from drakehall.session.log import standing

WORLDS: Final = 12
"""Number of worlds, alike to the seat, in which its prospects are weighed."""
MOST: Final = 3
"""Number of mistakes named for each seat."""
LEAST: Final = 0.01
"""A move that costs a smaller chance of winning than this is not a mistake."""
FEWEST: Final = 8
"""Least number of worlds in which two moves are compared."""


class Turn(msgspec.Struct, frozen=True):
    """The beginning of a turn (or the end of the game): how likely each seat is to win, given what that seat knows."""

    entry: int
    """Number of log entries that lead there."""
    seat: int | None
    """The seat whose turn begins; None at the end of the game."""
    wins: list[float]


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
    """What would have been better, the most important first."""


class Course(msgspec.Struct, frozen=True):
    """The turns of a game, and the biggest mistakes of each seat studied, biggest first."""

    turns: list[Turn]
    mistakes: dict[int, list[Mistake]]


def course(
    session: Session,
    seats: Collection[int],
    iterations: int,
    seed: int = 0,
    done: Callable[[], None] = lambda: None,
) -> Course:
    """Go through a game and study the decisions of some seats; `done` is called after each decision."""
    turns: list[Turn] = []
    mistakes: dict[int, list[Mistake]] = {seat: [] for seat in seats}
    turn_number = evaluation(session.game).turn_number
    now: int | None = None
    luck = bot_chance(seed)
    for entry, state, move in positions(session):
        if state.over or turn_number(state) != now:
            now = turn_number(state)
            turns.append(Turn(entry, state.seat, wins(session, state, luck)))
        if move is not None and state.seat in mistakes and len(state.legal()) > 1:
            # Every decision has a seed of its own, so that the findings do not depend on which seats are studied.
            found = judged(session, entry, state, move, iterations, seed + entry, len(turns))
            mistakes[state.seat] += [found] if found is not None else []
            done()
    for of_seat in mistakes.values():
        of_seat.sort(key=lambda mistake: -mistake.win_lost)
        del of_seat[MOST:]
    return Course(turns, mistakes)


def decisions(session: Session, seats: Collection[int]) -> int:
    """Count the decisions that `course` studies."""
    return sum(
        move is not None and state.seat in seats and len(state.legal()) > 1 for _, state, move in positions(session)
    )


def positions(session: Session) -> Iterator[tuple[int, State, Move | None]]:
    """Give every position of the moves that stand: how many entries lead there, the position, the move made in it."""
    state = session.beginning()
    entries = standing(session.log)
    for entry, step in zip(entries, session.steps, strict=True):
        yield entry, state, step.move
        state = state.copy()
        state.apply(state.actions.parse(step.move.action))
    yield len(session.log), state, None


def wins(session: Session, state: State, chance: Chance) -> list[float]:
    """Estimate how likely each seat is to win, given what it knows."""
    judge = evaluation(session.game)
    if state.over:
        return [judge.likelihood(state, seat) for seat in range(state.seats)]
    return [
        sum(judge.likelihood(state.sample(seat, chance), seat) for _ in range(WORLDS)) / WORLDS
        for seat in range(state.seats)
    ]


def judged(
    session: Session, entry: int, state: State, move: Move, iterations: int, seed: int, turn: int
) -> Mistake | None:
    """Look for a better move than the one made; None if none is clearly better."""
    played = state.actions.parse(move.action)
    study = Study(session.game, state, move.seat, seed)
    study.search(iterations)
    best = study.best()
    if best == played:
        return None
    found = study.compare(best, played, max(FEWEST, iterations // 4))
    if found.lost < max(LEAST, found.error):
        return None
    return Mistake(
        entry=entry,
        seat=move.seat,
        turn=turn,
        played=move.action,
        better=state.actions.name(best),
        win=found.better.win,
        win_lost=found.lost,
        points_lost=_points(session, found),
        reasons=messages(reasons(found.better, [found.other]), in_points=state.in_points),
    )


def _points(session: Session, found: Compared) -> float:
    sign = -1 if session.game.low_wins else 1
    return sign * (found.better.score - found.other.score)
