"""Piles of cards face down, shuffled only as far as somebody looks.

Bots sample hundreds of times a turn and draw few of the cards, so a sample's deck begins as a list in order and a key.
The shuffle is that of `Chance.shuffle`, from the last place down: the top card is settled first, and settled cards
never change. So copies of a position can share a pile, whoever looks first.
"""

from hashlib import shake_128
from typing import final

from mypy_extensions import i64


@final
class RandomWords:
    """Random words of 32 bits that follow from a key, drawn when the first of them is needed."""

    __slots__ = ("_drawn", "_key", "_number")

    def __init__(self, key: bytes, number: int) -> None:
        """Have this number of words at hand."""
        self._key = key
        self._number = number
        self._drawn = b""

    def drawn(self) -> bytes:
        """Return the words, four bytes each, the least first."""
        if not self._drawn:
            self._drawn = shake_128(self._key).digest(4 * self._number)
        return self._drawn


@final
class Pile:
    """Cards from the bottom to the top, of which positions that share it know how many are left."""

    __slots__ = ("_at", "_cards", "_loose", "_words")

    def __init__(self, cards: list[int], words: RandomWords | None = None, first: int = 0) -> None:
        """Take cards as they lie; or, with words, shuffled by these from the one numbered `first`."""
        self._cards = cards
        self._words = words
        self._at = 4 * first
        self._loose = 0 if words is None else len(cards)
        """Number of cards at the bottom that are not in their places yet."""

    def card(self, place: int) -> int:
        """Look at the card that lies at a place."""
        if place < self._loose:
            self._settle(place)
        return self._cards[place]

    def cards(self, number: int) -> list[int]:
        """List this number of cards, counted from the bottom, as they lie."""
        self._settle(0)
        return self._cards[:number]

    def members(self, number: int) -> list[int]:
        """List the same cards in any order: nothing is looked at."""
        return self.cards(number) if number < self._loose else self._cards[:number]

    def _settle(self, place: int) -> None:
        """Find out what lies at a place and above."""
        if self._words is None:
            return
        words = self._words.drawn()
        cards = self._cards
        at = self._at
        loose = self._loose
        while loose > place:
            word: i64 = words[at] | words[at + 1] << 8 | words[at + 2] << 16 | words[at + 3] << 24
            other = word * loose >> 32
            loose -= 1
            cards[loose], cards[other] = cards[other], cards[loose]
            at += 4
        self._at = at
        self._loose = loose
