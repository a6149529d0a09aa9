"""Sums of floating-point numbers that are the same in every version of Python."""

from collections.abc import Iterable


def added(numbers: Iterable[float]) -> float:
    """Add from left to right; from 3.12 on, `sum` adds more exactly, and a last bit may decide between two actions."""
    total = 0.0
    for number in numbers:
        total += number
    return total
