"""Ratings of people who play in groups: what a game says about its players.

Figures are on the scale of the ladders (`bench/ladder.md`): 400 points more mean ten times the odds of being ahead. A
figure has an uncertainty, the standard deviation of the belief; the 95 % interval is `low` to `high`.

The model is that of Bradley and Terry in the form of Weng and Lin (2011) that compares all players at the table with
one another and counts the game once, not once for each pair (`docs/decisions/0018-ratings.md` says why). A shared
place is half a victory for both.
"""

from collections.abc import Sequence
from math import hypot, log, sqrt
from typing import Final

import msgspec

TENFOLD: Final = 400.0
"""This many points more mean ten times the odds of being ahead."""
BEGIN: Final = 1500.0
"""Where everybody begins: as strong as the greedy bot, for all we know."""
UNSURE: Final = 350.0
"""The uncertainty of a figure of which nothing is known; no figure is ever more uncertain."""
DRIFT: Final = 8.0
"""How much uncertainty is added before each game: people change."""
SURE: Final = 1.96
"""Number of standard deviations on each side that contain 95 % of the belief."""
_FIXED: Final = 1e-6
"""The uncertainty of a fixed point, which the model must be able to divide by."""


class Skill(msgspec.Struct, frozen=True):
    """A figure and its uncertainty; one without uncertainty is a fixed point and never changes."""

    rating: float = BEGIN
    uncertainty: float = UNSURE

    @property
    def low(self) -> float:
        """Return the lower end of the interval: most likely the figure is at least this."""
        return self.rating - SURE * self.uncertainty

    @property
    def high(self) -> float:
        """Return the upper end of the interval."""
        return self.rating + SURE * self.uncertainty


def after(players: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """Return all players' figures after a game; a lower place is better, and ties share a place."""
    from openskill.models import BradleyTerryPart  # most halls and all commands do without

    if len(players) < 2:
        return list(players)
    model = BradleyTerryPart(
        mu=BEGIN,
        sigma=UNSURE,
        beta=TENFOLD / log(10) / sqrt(2),
        gamma=_whole,
        tau=0.0,
        window_size=len(players),  # everybody is compared with everybody else
    )
    teams = [[model.rating(each.rating, _before(each))] for each in players]
    found = model.rate(teams, ranks=[float(place) for place in places])
    return [
        Skill(new.mu, min(new.sigma, UNSURE)) if old.uncertainty else old
        for old, (new,) in zip(players, found, strict=True)
    ]


def _before(player: Skill) -> float:
    return min(UNSURE, hypot(player.uncertainty, DRIFT)) if player.uncertainty else _FIXED


def _whole(*_: object) -> float:
    """Let a game reduce the uncertainty by as much as the model says."""
    return 1.0
