"""Shares and their confidence intervals."""

from math import sqrt
from statistics import NormalDist
from typing import Final

SURE: Final = 0.95
Z: Final = NormalDist().inv_cdf((1 + SURE) / 2)


def wilson(share: float, games: float) -> tuple[float, float]:
    """Return Wilson's score interval for a share of independent games, at 95 %."""
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games)) / (1 + Z * Z / games)
    return max(0.0, middle - half), min(1.0, middle + half)
