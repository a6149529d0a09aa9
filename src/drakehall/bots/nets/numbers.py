"""How inputs are written: the number of an input, then its value."""

from typing import Final

from mypy_extensions import i64

GREATEST: Final = 4095
"""Greater values are cut down to this one."""
EIGHTHS: Final = 8.0
NEARLY: Final = 0.47
"""A number between two whole ones counts as the upper one from this fraction on; round numbers are far from it, so that
their last bit does not matter."""


def put_facts(out: list[int], start: i64, facts: list[float]) -> None:
    """Put what the evaluation measures, in eighths."""
    at = start
    for fact in facts:
        value: i64 = int(fact * EIGHTHS + NEARLY)
        if value:
            out.append(at)
            out.append(GREATEST if value > GREATEST else -GREATEST if value < -GREATEST else value)
        at += 1


def put(out: list[int], at: i64, value: i64) -> None:
    """Put a number, unless it is 0."""
    if value:
        out.append(at)
        out.append(value if value < GREATEST else GREATEST)


def put_one(out: list[int], start: i64, value: i64, size: i64) -> None:
    """Put a 1 for the one of several values that holds; greater ones count as the last."""
    out.append(start + (value if value < size else size - 1))
    out.append(1)


def put_flag(out: list[int], at: i64) -> None:
    """Put a 1."""
    out.append(at)
    out.append(1)


def put_flags(out: list[int], start: i64, which: list[int]) -> None:
    """Put a 1 for each of some things."""
    at: i64
    for at in which:
        out.append(start + at)
        out.append(1)
