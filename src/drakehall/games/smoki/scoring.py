"""Scoring of one dream."""

from collections.abc import Sequence

from drakehall.games.smoki.cards import LABELS, REFLECTION, VALUES

COLUMNS = ((0, 3), (1, 4), (2, 5))
ROWS = ((0, 1, 2), (3, 4, 5))


def score(dream: Sequence[int]) -> int:
    """SMO-8: give the points of a dream whose six cards are known."""
    return sum(card_points(dream))


def card_points(dream: Sequence[int]) -> list[int]:
    """SMO-8: give the points of each of the six cards."""
    points = [VALUES[card] for card in dream]
    if REFLECTION in dream:
        for row in ROWS:
            reflect(dream, row, points)
    for top, bottom in COLUMNS:
        a = dream[top]
        b = dream[bottom]
        # SMO-8.2, SMO-8.3, SMO-6.10: equal values cancel; a reflection takes no part in it.
        if VALUES[a] == VALUES[b] and a != REFLECTION and b != REFLECTION:
            points[top] = points[bottom] = 0
    return points


def written(dream: Sequence[int]) -> str:
    """Write a dream row by row; where a card counts another number than its own, that number stands behind it."""
    cards = []
    for card, points in zip(dream, card_points(dream), strict=True):
        own = card != REFLECTION and points == VALUES[card]
        cards.append(LABELS[card] if own else f"{LABELS[card]}={points}")
    return " ".join(cards[:3]) + " / " + " ".join(cards[3:])


def reflect(dream: Sequence[int], row: tuple[int, int, int], points: list[int]) -> None:
    """SMO-6.6 … SMO-6.9, SMO-6.11: give every reflection of a row the printed value it copies."""
    left, middle, right = (dream[slot] for slot in row)
    a, b, c = row
    if left == REFLECTION:
        points[a] = VALUES[middle] if middle != REFLECTION else VALUES[right]
    if right == REFLECTION:
        points[c] = VALUES[middle] if middle != REFLECTION else VALUES[left]
    if middle == REFLECTION:
        if left == REFLECTION:
            points[b] = VALUES[right]
        elif right == REFLECTION:
            points[b] = VALUES[left]
        else:
            points[b] = min(VALUES[left], VALUES[right])
