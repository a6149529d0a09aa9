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
from typing import Final, TypeVar, final

from mypy_extensions import i64

from drakehall.kernel.errors import BadSeed, quoted

T = TypeVar("T")

COMPILED: Final = not __file__.endswith(".py")
"""Whether this module is compiled: then it reads words from the bytes of a block, one by one; the interpreter is faster
with a tuple of all."""

_WORDS: Final = Struct("<16I")
_LIMIT: Final = 1 << 128
_PERSON: Final = b"drakehall chance"
_MASK: Final = 0xFFFFFFFF
_HEX: Final = frozenset("0123456789abcdef")


@final
class Chance:
    """A stream of random numbers: a key and how many words have been drawn."""

    __slots__ = ("_block", "_forking", "_keyed", "_number", "_words", "drawn", "key")

    key: bytes
    drawn: i64
    _number: i64
    """The number of the block at hand."""
    _block: bytes
    _words: tuple[int, ...]
    """Its words, unless compiled."""
    _keyed: blake2b | None
    """The hash that all blocks begin with; it is copied, never fed, so that twins can share it."""
    _forking: blake2b | None
    """The same for forks."""

    def __init__(self, seed: object) -> None:
        """Begin the stream of a seed, a whole number of at most 128 bits; or go on where another stream is."""
        if isinstance(seed, Chance):
            self.key = seed.key
            self.drawn = seed.drawn
            self._number = seed._number
            self._block = seed._block
            self._words = seed._words
            self._keyed = seed._keyed
            self._forking = seed._forking
            return
        if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < _LIMIT:
            raise BadSeed(given=quoted(seed))
        self.key = blake2b(str(seed).encode(), digest_size=32, person=_PERSON).digest()
        self.drawn = 0
        self._number = -1
        self._block = b""
        self._words = ()
        self._keyed = None
        self._forking = None

    def below(self, n: int) -> int:
        """Draw a whole number from 0 to n - 1, each equally likely (0 < n < 2**30)."""
        drawn = self.drawn
        if drawn >> 4 != self._number:
            self._fill()
        self.drawn = drawn + 1
        word: i64
        if COMPILED:  # noqa: SIM108 (an expression of both types would be boxed)
            word = _word_at(self._block, drawn & 15)
        else:
            word = self._words[drawn & 15]
        product = word * n
        return product >> 32 if product & _MASK >= n else self._fair(product, n)

    def shuffle(self, items: list[T]) -> None:
        """Put the items in a random order, each order equally likely."""
        block, words = self._block, self._words
        at: i64 = 16
        n: i64
        j: i64
        word: i64
        for n in range(len(items), 1, -1):
            # The same draw as `below(n)`, written out because games shuffle whole decks.
            if at == 16:
                if self.drawn >> 4 != self._number:
                    self._fill()
                block, words = self._block, self._words
                at = self.drawn & 15
            if COMPILED:  # noqa: SIM108 (an expression of both types would be boxed)
                word = _word_at(block, at)
            else:
                word = words[at]
            product = word * n
            at += 1
            self.drawn += 1
            if product & _MASK >= n:
                j = product >> 32
            else:
                j = self._fair(product, n)
                at = 16
            items[n - 1], items[j] = items[j], items[n - 1]

    def fork(self) -> "Chance":
        """Begin a new stream that depends on this one's next word but shares nothing with it."""
        word: int = self._word()
        forking = self._forking
        if forking is None:
            forking = self._forking = blake2b(key=self.key, digest_size=32, person=_PERSON)
        hashed = forking.copy()
        hashed.update(word.to_bytes(4, "little"))
        child = Chance(self)
        child.key = hashed.digest()
        child.drawn = 0
        child._number = -1
        child._keyed = child._forking = None
        return child

    def copy(self) -> "Chance":
        """Return an independent stream that continues from here with the same numbers."""
        return Chance(self)

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

    def _fair(self, product: i64, n: i64) -> i64:
        """Draw again while a product is one that would make some results likelier than others."""
        unfair = (_MASK + 1) % n
        while product & _MASK < unfair:
            product = self._word() * n
        return product >> 32

    def _word(self) -> i64:
        if self.drawn >> 4 != self._number:
            self._fill()
        at = self.drawn & 15
        self.drawn += 1
        return _word_at(self._block, at) if COMPILED else self._words[at]

    def _fill(self) -> None:
        """Make the block at hand the one with the next word."""
        keyed = self._keyed
        if keyed is None:
            keyed = self._keyed = blake2b(key=self.key, digest_size=64)
        number: int = self.drawn >> 4
        block = keyed.copy()
        block.update(number.to_bytes(8, "little"))
        self._block = block.digest()
        if not COMPILED:
            self._words = _WORDS.unpack(self._block)
        self._number = number


def _word_at(block: bytes, place: i64) -> i64:
    """Read a word of a block."""
    at = place << 2
    a: i64 = block[at]
    b: i64 = block[at + 1]
    c: i64 = block[at + 2]
    d: i64 = block[at + 3]
    return a | b << 8 | c << 16 | d << 24
