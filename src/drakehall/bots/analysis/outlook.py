"""The outlook of a seat: how likely it is to win and what it may expect to score, from what it knows."""

from typing import Final

import msgspec

from drakehall.bots.bot import bot_chance
from drakehall.bots.evaluation import learned
from drakehall.kernel.game import Game
from drakehall.kernel.state import State

WORLDS: Final = 12
"""Number of worlds, indistinguishable to the seat, in which its prospects are weighed."""


class Outlook(msgspec.Struct, frozen=True):
    """How likely a seat is to win, and its expected final score as the game counts it."""

    win: float
    score: float


def outlook(game: Game, position: State, seat: int, seed: int) -> Outlook:
    """Estimate a seat's outlook; the same seed gives the same, for the real position and for a sample of it."""
    judge, sign = learned(game), -1 if game.low_wins else 1
    if position.over:
        return Outlook(judge.likelihood(position, seat), float(position.scores()[seat]))
    chance = bot_chance(seed)
    worlds = [position.sample(seat, chance) for _ in range(WORLDS)]
    win = sum(judge.likelihood(world, seat) for world in worlds) / WORLDS
    return Outlook(win, sign * sum(judge.worth(world, seat) for world in worlds) / WORLDS)
