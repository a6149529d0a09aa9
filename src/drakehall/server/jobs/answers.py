"""How an answer gets back to the hall that asked: notified on its own channel, in as many parts as needed.

While a hall listens it holds a lock, which tells workers that the answer is still wanted.
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
    """Return the name of a hall's channel."""
    return f"drakehall_{hall}"


def lock(hall: str) -> int:
    """Return the second half of a hall's lock, as the database counts: from -2³¹."""
    return int(hall, 16) - 2**31


def parts(token: str, answer: bytes) -> Iterator[str]:
    """Split an answer into parts."""
    text = b85encode(answer).decode()
    count = max(1, -(-len(text) // LONGEST))
    for number in range(count):
        yield f"{token} {number} {count} {text[number * LONGEST : (number + 1) * LONGEST]}"


class WholeAnswer(NamedTuple):
    """The whole answer to the question with a token."""

    token: str
    answer: bytes


@final
class Gathering:
    """Assembles answers from their parts."""

    def __init__(self) -> None:
        """Begin with none."""
        self._partial: dict[str, dict[int, str]] = {}

    def take_in(self, payload: str) -> WholeAnswer | None:
        """Add a part; return the answer once it is complete. Anything that is not part of an answer is ignored."""
        try:
            token, number, count, text = payload.split(" ")
            known = self._partial.setdefault(token, {})
            known[int(number)] = text
            if len(known) < int(count):
                self._forget_oldest()
                return None
            del self._partial[token]
            return WholeAnswer(token, b85decode("".join(known[each] for each in range(int(count)))))
        except (ValueError, KeyError):
            return None

    def _forget_oldest(self) -> None:
        while len(self._partial) > MOST_PARTIAL:
            del self._partial[next(iter(self._partial))]
