"""Elo figures: the strengths that make the results most likely.

The model is that of Bradley and Terry, as Luce generalised it for tables of more than two: a player wins with a
likelihood proportional to its strength; a shared victory counts as its shares. Each group that meets is given one
virtual game whose victory all share, so that a bot that won everything has a finite figure.

Intervals are those of the Bayesian bootstrap over deals (Rubin 1981): deals get random weights, the shares of the
virtual game too. For two bots and independent games that is Jeffreys' interval.
"""

from collections.abc import Callable, Sequence
from math import exp, log
from random import Random
from typing import Final

import msgspec

from drakehall.arena.intervals import SURE, Interval

POINTS: Final = 400 / log(10)
"""Number of Elo points that correspond to a strength e times as great."""
TIMES: Final = 1000
FARTHEST: Final = 1.0
"""Longest step of the search for the maximum, so that it cannot overshoot and oscillate."""
CLOSE: Final = 1e-7
LEAST: Final = 1e-6
"""A virtual share never vanishes, or a figure would be infinite."""


class Meeting(msgspec.Struct, frozen=True):
    """What happened when the same players met, in one deal or in all."""

    players: tuple[int, ...]
    """Sorted; a player that holds two seats is listed twice."""
    games: float
    shares: tuple[float, ...]
    """The victories of each entry of `players`."""


class Figure(msgspec.Struct, frozen=True):
    """An Elo figure and its interval, both relative to the anchor."""

    elo: float
    interval: Interval


def figures(deals: Sequence[Sequence[Meeting]], players: int, anchor: int | None, seed: int = 0) -> list[Figure]:
    """Return the figures of all players: the anchor's is 0; without one the average is."""
    tables = _tables(deals)
    whole = [1.0] * len(deals)
    point = _strengths(_merged(tables, whole, lambda part: part), [0.0] * players)
    dice = Random(seed)
    drawn: list[list[float]] = [[] for _ in range(players)]
    for _ in range(TIMES):
        weights = [dice.expovariate(1.0) for _ in deals]
        strengths = _strengths(_merged(tables, weights, lambda part: max(LEAST, dice.gammavariate(part, 1.0))), point)
        for player, elo in enumerate(_anchored(strengths, anchor)):
            drawn[player].append(elo)
    return [
        Figure(elo, _middle(sorted(all_drawn), elo))
        for elo, all_drawn in zip(_anchored(point, anchor), drawn, strict=True)
    ]


def _tables(deals: Sequence[Sequence[Meeting]]) -> dict[tuple[int, ...], list[tuple[int, Meeting]]]:
    tables: dict[tuple[int, ...], list[tuple[int, Meeting]]] = {}
    for number, meetings in enumerate(deals):
        for meeting in meetings:
            tables.setdefault(meeting.players, []).append((number, meeting))
    return tables


def _merged(
    tables: dict[tuple[int, ...], list[tuple[int, Meeting]]],
    weights: Sequence[float],
    virtual: Callable[[float], float],
) -> list[Meeting]:
    """Add up what every group did in all deals, and its virtual game."""
    merged = []
    for players, rows in tables.items():
        shares = [virtual(1 / len(players)) for _ in players]
        games = sum(shares)
        for deal, meeting in rows:
            weight = weights[deal]
            games += weight * meeting.games
            for place, share in enumerate(meeting.shares):
                shares[place] += weight * share
        merged.append(Meeting(players, games, tuple(shares)))
    return merged


def _strengths(meetings: Sequence[Meeting], begin: Sequence[float]) -> list[float]:
    """Find the logarithms of the likeliest strengths by Newton's method; the first player's stays as it is."""
    strengths = list(begin)
    for _ in range(200):
        slope, bend = _slopes(meetings, strengths)
        step = _solved([row[1:] for row in bend[1:]], slope[1:])
        farthest = max(map(abs, step), default=0.0)
        scale = min(1.0, FARTHEST / farthest) if farthest else 0.0
        for player, change in enumerate(step, start=1):
            strengths[player] += scale * change
        if farthest < CLOSE:
            break
    return strengths


def _slopes(meetings: Sequence[Meeting], strengths: Sequence[float]) -> tuple[list[float], list[list[float]]]:
    """Return the first derivatives of the log likelihood, and the second ones with reversed signs."""
    number = len(strengths)
    slope = [0.0] * number
    bend = [[0.0] * number for _ in range(number)]
    for meeting in meetings:
        powers = [exp(strengths[player]) for player in meeting.players]
        whole = sum(powers)
        for player, power, share in zip(meeting.players, powers, meeting.shares, strict=True):
            expected = power / whole
            slope[player] += share - meeting.games * expected
            row = bend[player]
            row[player] += meeting.games * expected
            for other, rival in zip(meeting.players, powers, strict=True):
                row[other] -= meeting.games * expected * rival / whole
    return slope, bend


def _solved(matrix: list[list[float]], right: Sequence[float]) -> list[float]:
    """Solve linear equations whose matrix is symmetric and positive, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at, row in enumerate(rows):
        for below in rows[at + 1 :]:
            factor = below[at] / row[at]
            if factor:
                below[at:] = [one - factor * other for one, other in zip(below[at:], row[at:], strict=True)]
    found = [0.0] * len(rows)
    for at in range(len(rows) - 1, -1, -1):
        row = rows[at]
        known = sum(row[other] * found[other] for other in range(at + 1, len(rows)))
        found[at] = (row[-1] - known) / row[at]
    return found


def _anchored(strengths: Sequence[float], anchor: int | None) -> list[float]:
    zero = sum(strengths) / len(strengths) if anchor is None else strengths[anchor]
    return [POINTS * (strength - zero) for strength in strengths]


def _middle(drawn: Sequence[float], point: float) -> Interval:
    """Return the interval that leaves out equally many at both ends; it includes the figure itself."""
    out = round(len(drawn) * (1 - SURE) / 2)
    return Interval(min(point, drawn[out]), max(point, drawn[-1 - out]))
