"""The verdict on a move: whether another would clearly have been better, as far as the seat could know, and why."""

from typing import Final

import msgspec

from drakehall.bots.analysis.grounds import contrast
from drakehall.bots.analysis.study import Examination
from drakehall.bots.bot import bot_chance
from drakehall.kernel.events import Message
from drakehall.kernel.game import Game
from drakehall.kernel.state import State

LEAST: Final = 0.01
"""A move that costs a smaller chance of winning than this is not a mistake."""
FEWEST: Final = 8
"""Least number of worlds in which two moves are compared."""


class Verdict(msgspec.Struct, frozen=True):
    """A better action than the one that was played, and what it would have brought as far as the seat could know."""

    better: int
    win: float
    """How likely the seat would have been to win with it."""
    win_lost: float
    points_lost: float
    """The difference in the final score, positive if it favours the seat, even if low scores win."""
    reasons: list[Message]
    """What the better action brings, the most important first."""
    instead: list[Message]
    """What the action that was played brings and costs."""


def verdict(
    game: Game, position: State, seat: int, played: int, trials: int, seed: int, least: float = 0.0
) -> Verdict | None:
    """Look for a better action than the one played; None if none is clearly better, or if it loses less than `least`.

    `position` may be a sample. The same seed and number of trials give the same verdict.
    """
    study = Examination(game, position, seat, seed)
    study.search(trials)
    best = study.best()
    if best == played:
        return None
    found = study.compare(best, played, max(FEWEST, trials // 4), least)
    if found.lost < max(LEAST, found.error, least):
        return None
    sign = -1 if game.low_wins else 1
    reasons, instead = contrast(game, position, seat, found.better, found.other, bot_chance(seed))
    return Verdict(
        better=best,
        win=found.better.win,
        win_lost=found.lost,
        points_lost=sign * (found.better.score - found.other.score),
        reasons=reasons,
        instead=instead,
    )
