"""Hints: the best actions of a position, what to expect of them, and why."""

from math import inf
from typing import Final

import msgspec

from drakehall.bots.analysis.reasons import messages, reasons
from drakehall.bots.analysis.study import LEVEL, Study
from drakehall.bots.levels import parameters
from drakehall.kernel.events import Message
from drakehall.kernel.game import Game
from drakehall.kernel.state import State

MOST: Final = 5
"""Number of actions named."""


class Hint(msgspec.Struct, frozen=True):
    """An action, what can be expected of it, and what distinguishes it from the others."""

    action: int
    visits: int
    share: float
    win: float
    score: float
    reasons: list[Message]


def hints(
    game: Game, position: State, seat: int, seed: int, *, iterations: int | None = None, deadline: float = inf
) -> list[Hint]:
    """Name the best actions of the deciding seat, best first; `position` may be a sample.

    The same seed and number of trials give the same hints, unless the deadline (of `perf_counter`) cuts them short.
    """
    study = Study(game, position, seat, seed)
    study.search(parameters(game, LEVEL).iterations if iterations is None else iterations, deadline)
    tried = study.prospects()
    told = []
    for each in tried[:MOST]:
        others = [other for other in tried if other is not each]
        why = messages(reasons(each, others), in_points=position.in_points, than="others")
        told.append(Hint(each.action, each.visits, each.share, each.win, each.score, why))
    return told
