"""Layouts: what a seat may know of a position as whole numbers, each with a name and a fixed place."""

from array import array
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, final

from drakehall.kernel.errors import UnknownSeat
from drakehall.kernel.options import Options
from drakehall.kernel.state import State

MOST: Final = 32_767
"""The largest number of a vector; a field says so if a larger one is cut down to it."""
SHORT: Final = "h"
"""The format of a vector: whole numbers of 16 bits."""

Buffer = Any
"""A writable buffer, such as an `array`, a NumPy array or a `memoryview`; types know them as such from Python 3.12."""
Write = Callable[[Any, int, memoryview], None]
"""Writes what a seat may know of a position into a vector of zeros."""


class Field(NamedTuple):
    """A named part of a vector: its first place, its shape (the last index varies fastest) and what its numbers mean.

    If `names` is not empty, a number is a code: `names[number - low]` says what it stands for.
    """

    name: str
    start: int
    shape: tuple[int, ...]
    low: int
    high: int
    about: str
    names: tuple[str, ...] = ()

    @property
    def size(self) -> int:
        """How many numbers it holds."""
        size = 1
        for length in self.shape:
            size *= length
        return size


@final
class Plan:
    """The fields of a layout while they are being laid out, one behind the other."""

    __slots__ = ("fields", "size")

    def __init__(self) -> None:
        """Begin without any field."""
        self.fields: list[Field] = []
        self.size = 0

    def number(self, name: str, low: int, high: int, about: str, shape: tuple[int, ...] = ()) -> int:
        """Add numbers that count or measure something; return their first place."""
        return self._add(Field(name, self.size, shape, low, high, about))

    def flag(self, name: str, about: str, shape: tuple[int, ...] = ()) -> int:
        """Add numbers that are 1 if something holds and 0 if not; return their first place."""
        return self._add(Field(name, self.size, shape, 0, 1, about))

    def code(self, name: str, names: Sequence[str], about: str, shape: tuple[int, ...] = ()) -> int:
        """Add numbers that stand for something, the first name for 0; return their first place."""
        return self._add(Field(name, self.size, shape, 0, len(names) - 1, about, tuple(names)))

    def _add(self, field: Field) -> int:
        self.fields.append(field)
        self.size += field.size
        return field.start


@final
class Layout:
    """The numbers that a seat may know of a position: which they are, and how a position fills them in.

    With `perfect` it ends with what is hidden, for a critic in training; the numbers before are those of the usual one.
    """

    __slots__ = ("_seen", "_write", "_zeros", "fields", "game", "options", "perfect", "seats", "size", "version")

    def __init__(
        self, game: str, version: int, seats: int, options: Options, plan: Plan, write: Write, *, perfect: bool
    ) -> None:
        """Put the fields of a plan together with what writes them."""
        self.game: Final = game
        self.version: Final = version
        """Moves when the fields of this game move, or what they mean."""
        self.seats: Final = seats
        self.options: Final = options
        self.perfect: Final = perfect
        self.fields: Final = tuple(plan.fields)
        self.size: Final = plan.size
        self._write: Final = write
        self._zeros: Final = memoryview(array(SHORT, bytes(2 * plan.size)))
        self._seen: Options = options

    def observe(self, state: State, seat: int, buffer: Buffer, start: int = 0) -> None:
        """Fill `buffer[start : start + size]`, 16-bit numbers one behind the other, with what a seat may know."""
        view = memoryview(buffer)
        if view.format != SHORT or view.ndim != 1:
            view = _flat(view)
        out = view[start : start + self.size]
        if start < 0 or len(out) != self.size:
            raise ValueError(f"{self.size} numbers from {start} on do not fit a buffer of {len(view)}")
        self._must_fit(state, seat)
        out[:] = self._zeros
        self._write(state, seat, out)

    def vector(self, state: State, seat: int) -> list[int]:
        """List what `observe` fills in."""
        self._must_fit(state, seat)
        numbers = array(SHORT, bytes(2 * self.size))
        self._write(state, seat, memoryview(numbers))
        return numbers.tolist()

    def field(self, name: str) -> Field:
        """Find a field by its name."""
        for field in self.fields:
            if field.name == name:
                return field
        raise KeyError(name)

    def _must_fit(self, state: State, seat: int) -> None:
        """Refuse a seat that there is not, and a position of another table than the layout is for."""
        if not 0 <= seat < self.seats:
            raise UnknownSeat(given=str(seat), last=self.seats - 1)
        if state.options is not self._seen:  # options are compared once for all positions of a game
            if state.options != self.options:
                raise ValueError("the position has other options than the layout")
            self._seen = state.options
        if state.seats != self.seats:
            raise ValueError(f"the position has {state.seats} seats, the layout {self.seats}")


def relative_seats(seats: int) -> tuple[str, ...]:
    """Return the seats' names from one's own point of view: its own, the next, the one after that …"""
    return ("own", "next", *(f"+{step}" for step in range(2, seats)))[:seats]


def fill_mask(state: State, buffer: Buffer, start: int = 0) -> None:
    """Fill a byte for each action of the vocabulary: 1 if it is legal now, otherwise 0; all are 0 once it is over."""
    size = state.actions.size
    view = memoryview(buffer)
    if view.itemsize != 1:
        raise ValueError(f"a mask takes a buffer of bytes, not of “{view.format}”")
    if view.format != "B" or view.ndim != 1:
        view = view.cast("B")
    out = view[start : start + size]
    if start < 0 or len(out) != size:
        raise ValueError(f"{size} bytes from {start} on do not fit a buffer of {len(view)}")
    out[:] = bytes(size)
    for action in state.legal():
        out[action] = 1


def _flat(view: memoryview) -> memoryview:
    """Take a buffer of several dimensions for one row of 16-bit numbers."""
    if view.format != SHORT:
        raise ValueError(f"a vector takes a buffer of 16-bit numbers (“{SHORT}”), not of “{view.format}”")
    return view.cast("B").cast(SHORT)
