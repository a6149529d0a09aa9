"""The arrays of a vectorised environment in one block of memory, which processes can share."""

from typing import Any, Final, Self, final

import msgspec
import numpy as np
from numpy.typing import NDArray

from drakehall.research.batch import BatchRows

ALIGNED: Final = 64
"""Arrays begin at multiples of this many bytes."""


class Shape(msgspec.Struct, frozen=True):
    """The sizes of the arrays."""

    count: int
    numbers: int
    actions: int
    seats: int


@final
class Arrays:
    """The arrays, one row for each game; the order of `_wanted` is that of the memory."""

    def __init__(self, shape: Shape, block: Any) -> None:
        """Lay the arrays out in a block of `size` bytes."""
        found: dict[str, NDArray[Any]] = {}
        for name, (start, dtype, form) in _places(shape).items():
            found[name] = np.ndarray(form, dtype, block, start)
        self.numbers = found["numbers"]
        self.final = found["final"]
        self.masks = found["masks"]
        self.seats = found["seats"]
        self.acted = found["acted"]
        self.over = found["over"]
        self.rewards = found["rewards"]
        self.actions = found["actions"]

    @classmethod
    def in_this_process(cls, shape: Shape) -> Self:
        """Make arrays that are not shared."""
        return cls(shape, np.zeros(size(shape), np.uint8))

    def rows(self, first: int, count: int) -> BatchRows:
        """Return a batch's part of the rows."""
        part = slice(first, first + count)
        return BatchRows(
            _flat(self.numbers[part]),
            _flat(self.masks[part]),
            _flat(self.seats[part]),
            _flat(self.acted[part]),
            _flat(self.rewards[part]),
            _flat(self.over[part].view(np.uint8)),
            _flat(self.final[part]),
        )


def size(shape: Shape) -> int:
    """Return how many bytes the arrays take."""
    start, dtype, form = list(_places(shape).values())[-1]
    return int(start + np.dtype(dtype).itemsize * np.prod(form))


def _places(shape: Shape) -> dict[str, tuple[int, Any, tuple[int, ...]]]:
    """Return where each array begins, its type and its shape."""
    wanted: dict[str, tuple[Any, tuple[int, ...]]] = {
        "numbers": (np.int16, (shape.count, shape.numbers)),
        "final": (np.int16, (shape.count, shape.numbers)),
        "masks": (np.uint8, (shape.count, shape.actions)),
        "rewards": (np.float32, (shape.count, shape.seats)),
        "actions": (np.int64, (shape.count,)),
        "seats": (np.int8, (shape.count,)),
        "acted": (np.int8, (shape.count,)),
        "over": (np.bool_, (shape.count,)),
    }
    start = 0
    places = {}
    for name, (dtype, form) in wanted.items():
        places[name] = (start, dtype, form)
        start += -(-np.dtype(dtype).itemsize * int(np.prod(form)) // ALIGNED) * ALIGNED
    return places


def _flat(array: NDArray[Any]) -> memoryview:
    row: Any = array.reshape(-1)
    return memoryview(row)
