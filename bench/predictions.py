"""How well likelihoods fit what happened: two scores, and what was foretold beside what came true, tenth by tenth."""

from collections.abc import Sequence
from math import log
from statistics import fmean
from typing import Final

import msgspec

BINS: Final = 10
SURE: Final = 0.002
"""Nobody is taken to be surer than this when likelihoods are judged by their logarithm."""

Prediction = tuple[float, float]
"""How likely something was said to be, and how much of it came true: 1, 0, or the share of a shared victory."""


class Bin(msgspec.Struct, frozen=True):
    """Predictions that lie within one tenth."""

    low: float
    high: float
    predicted: float
    """What they foretold on average …"""
    won: float
    """… and what came true."""
    count: int


class Fit(msgspec.Struct, frozen=True):
    """How well predictions fit what happened."""

    count: int
    brier: float
    loss: float
    """The average logarithmic loss."""
    off: float
    """How far a prediction's tenth was off, on average over all predictions."""
    bins: list[Bin]
    """The tenths that were foretold at all."""


def fit_of(predictions: Sequence[Prediction]) -> Fit:
    """Compare predictions with what came true."""
    bins = [each for number in range(BINS) if (each := _bin(number, predictions)) is not None]
    off = sum(each.count * abs(each.predicted - each.won) for each in bins) / len(predictions)
    return Fit(len(predictions), brier(predictions), loss(predictions), off, bins)


def brier(predictions: Sequence[Prediction]) -> float:
    """Return the average squared error."""
    return fmean((likely - won) ** 2 for likely, won in predictions)


def loss(predictions: Sequence[Prediction]) -> float:
    """Return the average logarithmic loss."""
    total = 0.0
    for likely, won in predictions:
        known = min(1 - SURE, max(SURE, likely))
        total -= won * log(known) + (1 - won) * log(1 - known)
    return total / len(predictions)


def _bin(number: int, predictions: Sequence[Prediction]) -> Bin | None:
    within = [each for each in predictions if min(BINS - 1, int(each[0] * BINS)) == number]
    if not within:
        return None
    predicted, won = fmean(likely for likely, _ in within), fmean(won for _, won in within)
    return Bin(number / BINS, (number + 1) / BINS, predicted, won, len(within))
