"""How an answer comes back to the hall that asked: notified on its own channel, in as many parts as needed.

While a hall listens it holds a lock, by which workers know that somebody still wants to hear the answer.
"""

from base64 import b85decode, b85encode
from collections.abc import Iterator
from typing import Final, NamedTuple, final

LONGEST: Final = 7_000
"""Number of characters of a part; PostgreSQL takes 8,000 bytes with everything."""
LISTENERS: Final = 0x68616C6C
"""The first half of the locks of halls that listen."""
MOST_PARTIAL: Final = 1_000
"""Number of answers whose parts are kept while others are missing."""


def channel(hall: str) -> str:
    """Name the channel of a hall."""
    return f"drakehall_{hall}"


def lock(hall: str) -> int:
    """Give the second half of a hall's lock, as the database counts: from -2³¹."""
    return int(hall, 16) - 2**31


def parts(token: str, answer: bytes) -> Iterator[str]:
    """Write an answer down in parts."""
    text = b85encode(answer).decode()
    count = max(1, -(-len(text) // LONGEST))
    for number in range(count):
        yield f"{token} {number} {count} {text[number * LONGEST : (number + 1) * LONGEST]}"


class Answer(NamedTuple):
    """The whole answer to the question with a token."""

    token: str
    answer: bytes


@final
class Gathering:
    """Puts answers together as their parts come in."""

    def __init__(self) -> None:
        """Begin with none."""
        self._partial: dict[str, dict[int, str]] = {}

    def take_in(self, payload: str) -> Answer | None:
        """Take in a part; give the answer once it is whole. What is no part of an answer is left alone."""
        try:
            token, number, count, text = payload.split(" ")
            known = self._partial.setdefault(token, {})
            known[int(number)] = text
            if len(known) < int(count):
                self._forget_oldest()
                return None
            del self._partial[token]
            return Answer(token, b85decode("".join(known[each] for each in range(int(count)))))
        except (ValueError, KeyError):
            return None

    def _forget_oldest(self) -> None:
        while len(self._partial) > MOST_PARTIAL:
            del self._partial[next(iter(self._partial))]
