"""Chance: a counter-based generator that gives the same numbers on every machine.

Specification. The key of `Chance(seed)` is the 32-byte BLAKE2b digest, personalised with `drakehall chance`, of
the seed written in decimal. Block b of the stream is the 64-byte keyed BLAKE2b digest of b as 8 little-endian bytes,
read as sixteen little-endian words of 32 bits. Word number n of the stream is therefore word n % 16 of block n // 16.

`below(n)` multiplies the next word w by n and takes the upper 32 bits; a product whose lower 32 bits are less than
2**32 % n is discarded and the next word used, so every result is equally likely. Products stay below 2**62.
`shuffle(items)` walks from the last place to the second and swaps each item with the one at `below(place + 1)`.
"""

from hashlib import blake2b
from struct import Struct
from typing import TypeVar, final

from drakehall.kernel.errors import BadSeed, quoted

T = TypeVar("T")

_WORDS = Struct("<16I")
_LIMIT = 1 << 63
_PERSON = b"drakehall chance"
_MASK = 0xFFFFFFFF
_HEX = frozenset("0123456789abcdef")


@final
class Chance:
    """A stream of random numbers: a key and how many words have been drawn."""

    __slots__ = ("_block", "_number", "drawn", "key")

    def __init__(self, seed: int) -> None:
        """Begin the stream of a seed, which is a whole number of at most 63 bits."""
        if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < _LIMIT:
            raise BadSeed(given=quoted(seed))
        self.key = blake2b(str(seed).encode(), digest_size=32, person=_PERSON).digest()
        self.drawn = 0
        self._number = -1
        self._block: tuple[int, ...] = ()

    def below(self, n: int) -> int:
        """Draw a whole number from 0 to n - 1, each equally likely (0 < n < 2**30)."""
        product = self._word() * n
        if product & _MASK < n:
            unfair = (_MASK + 1) % n
            while product & _MASK < unfair:
                product = self._word() * n
        return product >> 32

    def shuffle(self, items: list[T]) -> None:
        """Put the items in a random order, each order equally likely."""
        block: tuple[int, ...] = ()
        at = 16
        for n in range(len(items), 1, -1):
            # The same draw as `below(n)`, written out because games shuffle whole decks.
            if at == 16:
                block = self._ahead()
                at = self.drawn & 15
            product = block[at] * n
            at += 1
            self.drawn += 1
            if product & _MASK < n:
                self.drawn -= 1
                product = self.below(n) << 32
                at = 16
            j = product >> 32
            items[n - 1], items[j] = items[j], items[n - 1]

    def fork(self) -> "Chance":
        """Begin a new stream that depends on this one's next word but shares nothing with it."""
        word = self._word()
        child = self.copy()
        child.key = blake2b(word.to_bytes(4, "little"), key=self.key, digest_size=32, person=_PERSON).digest()
        child.drawn = 0
        child._number = -1
        return child

    def copy(self) -> "Chance":
        """Return an independent stream that continues from here with the same numbers."""
        twin = Chance.__new__(Chance)
        twin.key = self.key
        twin.drawn = self.drawn
        twin._number = self._number
        twin._block = self._block
        return twin

    def __str__(self) -> str:
        """Write key and position, for `Chance.parse`."""
        return f"{self.key.hex()}.{self.drawn}"

    @staticmethod
    def parse(text: str) -> "Chance":
        """Read what `str()` wrote; any other text raises a ValueError."""
        key, _, drawn = text.partition(".")
        if len(key) != 64 or not set(key) <= _HEX or not drawn.isdecimal() or not drawn.isascii() or len(drawn) > 18:
            raise ValueError("not a chance stream")
        chance = Chance(0)
        chance.key = bytes.fromhex(key)
        chance.drawn = int(drawn)
        return chance

    def _word(self) -> int:
        word: int = self._ahead()[self.drawn & 15]
        self.drawn += 1
        return word

    def _ahead(self) -> tuple[int, ...]:
        """Return the block that holds the next word."""
        number = self.drawn >> 4
        if number != self._number:
            digest = blake2b(number.to_bytes(8, "little"), key=self.key, digest_size=64).digest()
            self._block = _WORDS.unpack(digest)
            self._number = number
        return self._block
