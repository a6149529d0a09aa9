"""Scoring of one dream, and when the scores decide the game."""

from collections.abc import Sequence
from typing import Final

from drakehall.games.smoki.cards import LABELS, REFLECTION, VALUES
from drakehall.games.smoki.options import SmokiOptions

TOKENS_TO_WIN: Final = 3

# What one dream can count: -2 O -2 / O -2 O and K O K / O K O.
LEAST: Final = -12
MOST: Final = 60
# The same by source: dragons (-2 0 -2 / 0 -2 0, 8 8 8 / 7 7 7), ravens (none, K K K / G G G), reflections
# (O -2 O / O -2 O, O K O / O K O).
BY_SOURCE: Final = ((-6, 45), (0, 57), (-8, 40))


def score(dream: list[int]) -> int:
    """SMO-8: return the points of a dream whose six cards are known."""
    return sum(card_points(dream))  # slow: only when a position is checked


def card_points(dream: list[int]) -> list[int]:
    """SMO-8: return the points of each of the six cards."""
    points = [VALUES[card] for card in dream]
    if REFLECTION in dream:
        reflect(dream, 0, points)
        reflect(dream, 3, points)
    for top in range(3):
        a = dream[top]
        b = dream[top + 3]
        # SMO-8.2, SMO-8.3, SMO-6.10: equal values cancel; a reflection takes no part in it.
        if VALUES[a] == VALUES[b] and a != REFLECTION and b != REFLECTION:
            points[top] = points[top + 3] = 0
    return points


def written(dream: list[int]) -> str:
    """Write a dream row by row; where a card counts another number than its own, that number stands behind it."""
    cards = []
    for card, points in zip(dream, card_points(dream), strict=True):
        own = card != REFLECTION and points == VALUES[card]
        cards.append(LABELS[card] if own else f"{LABELS[card]}={points}")
    return " ".join(cards[:3]) + " / " + " ".join(cards[3:])


def reflect(dream: list[int], row: int, points: list[int]) -> None:
    """SMO-6.6 … SMO-6.9, SMO-6.11: give every reflection of a row of three the printed value it copies."""
    left, middle, right = dream[row], dream[row + 1], dream[row + 2]
    if left == REFLECTION:
        points[row] = VALUES[middle] if middle != REFLECTION else VALUES[right]
    if right == REFLECTION:
        points[row + 2] = VALUES[middle] if middle != REFLECTION else VALUES[left]
    if middle == REFLECTION:
        if left == REFLECTION:
            points[row + 1] = VALUES[right]
        elif right == REFLECTION:
            points[row + 1] = VALUES[left]
        else:
            points[row + 1] = min(VALUES[left], VALUES[right])


def decided(options: SmokiOptions, rounds: int, tokens: Sequence[int], points: Sequence[int]) -> bool:
    """SMO-9.1, SMO-10.1, SMO-10.2: whether these rounds, tokens and points of each seat end the game."""
    if options.scoring == "tokens":
        return max(tokens) >= TOKENS_TO_WIN  # slow: once a round
    if options.scoring == "points":
        return max(points) >= options.points_limit  # slow: once a round
    return rounds >= options.rounds
