"""Hints: the best actions of a position, what to expect of them, and why."""

from math import inf
from time import perf_counter
from typing import Final

import msgspec

from drakehall.bots.analysis.grounds import WORLDS, grounds
from drakehall.bots.analysis.study import Examination
from drakehall.bots.bot import bot_chance
from drakehall.kernel.events import Message
from drakehall.kernel.game import Game
from drakehall.kernel.state import State

MOST: Final = 5
"""Number of actions named."""
LATE: Final = 1.0
"""Seconds after the deadline from which moves are no longer examined, only compared by what the search found."""


class Hint(msgspec.Struct, frozen=True):
    """An action, what can be expected of it, and why: what it brings, what it risks, how it compares with others."""

    action: int
    visits: int
    share: float
    win: float
    score: float
    reasons: list[Message]
    risk: Message | None = None


def hints(
    game: Game, position: State, seat: int, seed: int, *, iterations: int | None = None, deadline: float = inf
) -> list[Hint]:
    """Return the best actions of the deciding seat, best first; `position` may be a sample.

    The same seed and number of trials give the same hints, unless the deadline (of `perf_counter`) cuts them short.
    """
    study = Examination(game, position, seat, seed)
    study.search(study.usual_trials if iterations is None else iterations, deadline)
    tried = study.expectations()
    told = []
    for each in tried[:MOST]:
        others = [other for other in tried if other is not each]
        worlds = 0 if perf_counter() > deadline + LATE else WORLDS if each is tried[0] else 1
        why, risk = grounds(game, position, seat, each, others, bot_chance(seed), worlds)
        told.append(Hint(each.action, each.visits, each.share, each.win, each.score, why, risk))
    return told
