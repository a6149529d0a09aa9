"""95 % intervals for figures that come from deals.

The games of one deal are not independent, since they share its luck. So deals are counted, not games.
"""

from collections.abc import Sequence
from math import sqrt

import msgspec

from drakehall.hall import shares
from drakehall.hall.shares import SURE, Z

__all__ = ["SURE", "Interval", "Sum", "average", "mean_interval", "share_interval", "student", "wilson"]


class Interval(msgspec.Struct, frozen=True):
    """Where the true figure lies, at 95 %."""

    low: float
    high: float


class Sum(msgspec.Struct):
    """What the games of one deal yielded: a total, and over how many games."""

    total: float = 0.0
    count: int = 0

    def add(self, value: float) -> None:
        """Count one more."""
        self.total += value
        self.count += 1


def average(deals: Sequence[Sum]) -> float:
    """Return the average over all games."""
    return sum(deal.total for deal in deals) / sum(deal.count for deal in deals)


def share_interval(deals: Sequence[Sum]) -> Interval:
    """Return Wilson's interval for a share, as wide as the deals make it.

    Where games of a deal tend to end alike, there are in effect fewer games than were played. Where they tend to end
    in opposite ways, as they do when seats are changed, we claim no more than that many independent games would show.
    """
    share, games = average(deals), sum(deal.count for deal in deals)
    if len(deals) < 2:
        return wilson(share, 1.0)
    apart = share * (1 - share) / games
    together = _variance(deals)
    return wilson(share, games if together <= apart else games * apart / together)


def mean_interval(deals: Sequence[Sum]) -> Interval | None:
    """Return the interval of an average, from the spread between deals; None if there is only one deal."""
    if len(deals) < 2:
        return None
    mean, half = average(deals), student(len(deals) - 1) * sqrt(_variance(deals))
    return Interval(mean - half, mean + half)


def wilson(share: float, games: float) -> Interval:
    """Return Wilson's score interval for a share of independent games."""
    return Interval(*shares.wilson(share, games))


def student(freedom: int) -> float:
    """Return Student's 97.5 % quantile: exact for one and two degrees of freedom, else by Cornish and Fisher."""
    if freedom < 3:
        return (12.7062, 4.3027)[freedom - 1]
    z, n = Z, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )


def _variance(deals: Sequence[Sum]) -> float:
    """Return the variance of the average, assuming independent deals."""
    mean, games, number = average(deals), sum(deal.count for deal in deals), len(deals)
    return number / (number - 1) * sum((deal.total - mean * deal.count) ** 2 for deal in deals) / games**2
