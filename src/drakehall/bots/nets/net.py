"""A small net that is added up in whole numbers: the same sums, and so the same choices, on every machine.

A layer's sums are lanes of one long number, side by side, so that a whole row of weights is added at once. That needs
no library, is quick in the interpreter too, and adds only the rows of inputs that are present: most are 0.

Each activation is a number of seven bits, cut off at 0 and at 127, which stands for 1.
"""

from typing import Final, final

from mypy_extensions import i64

LANE: Final = 24
"""Bits of a lane of the first layer …"""
WIDE: Final = 32
"""… and of the second, in which no sum can overflow."""
FIRST_BITS: Final = 13
"""Number of bits behind the point of a weight in the first layer …"""
DIRECT_BITS: Final = 12
"""… of what goes straight to the result …"""
SECOND_BITS: Final = 10
"""… of the second layer …"""
LAST_BITS: Final = 10
"""… and of the last."""
ACTIVE_BITS: Final = 7
LEVELS: Final = 1 << ACTIVE_BITS
MOST: Final = LEVELS - 1
UNIT: Final = float(1 << LAST_BITS + ACTIVE_BITS)
DIRECT_UNIT: Final = float(1 << DIRECT_BITS)


@final
class Net:
    """The weights of a net, ready to be added up."""

    __slots__ = (
        "_bias",
        "_bytes",
        "_last",
        "_last_bias",
        "_rows",
        "_second",
        "_second_bias",
        "_straight",
        "_wide_bytes",
        "size",
    )

    def __init__(self, first: list[list[int]], second: list[list[int]], last: list[int], last_bias: int) -> None:
        """Take rows of weights: of each input and, at the end, the bias.

        A row of the first layer has a weight for each unit and one for the result.
        """
        units = len(first[-1])
        self.size = len(first) - 1
        """Number of inputs."""
        self._rows = [lanes(row, LANE) for row in first[:-1]]
        self._bias = lanes(first[-1], LANE) + zeros(units + 1, LANE)  # one more, from which the last may borrow
        self._bytes = (units + 1) * LANE // 8
        self._straight: i64 = 3 * (units - 1)
        """The position of the lane that goes straight to the result."""
        self._second = multiples([lanes(row, WIDE) for row in second[:-1]])
        self._second_bias = lanes(second[-1], WIDE) + zeros(len(last), WIDE)
        self._wide_bytes = len(last) * WIDE // 8
        self._last = last
        self._last_bias = last_bias

    def result(self, inputs: list[int]) -> float:
        """Return what the net adds to a lead, in points; inputs are their numbers, each followed by its value."""
        rows = self._rows
        total = self._bias
        for i in range(0, len(inputs), 2):
            value = inputs[i + 1]
            if value == 1:
                total += rows[inputs[i]]
            else:
                total += rows[inputs[i]] * value
        units = total.to_bytes(self._bytes, "little")
        at = self._straight
        high: i64 = units[at + 2]
        direct: i64 = units[at + 1]
        direct = (high - 128) * 65536 + direct * 256 + units[at]
        return float(self._deeper(units)) / UNIT + float(direct) / DIRECT_UNIT

    def _deeper(self, units: bytes) -> i64:
        """Add up the second layer and the last."""
        second = self._second
        sums = self._second_bias
        at: i64 = 0
        place: i64
        for place in range(0, len(second), LEVELS):
            high: i64 = units[at + 2]
            if high >= 128:  # above 0
                middle: i64 = units[at + 1]
                if high > 128 or middle >= 32:
                    sums += second[place + MOST]
                else:
                    low: i64 = units[at]
                    sums += second[place + (middle << 2) + (low >> 6)]
            at += 3
        deep = sums.to_bytes(self._wide_bytes, "little")
        total: i64 = self._last_bias
        at = 0
        weight: i64
        for weight in self._last:
            top: i64 = deep[at + 3]
            if top >= 128:
                third: i64 = deep[at + 2]
                if top > 128 or third >= 2:
                    total += weight * MOST
                else:
                    below: i64 = deep[at + 1]
                    total += weight * ((third << 6) + (below >> 2))
            at += 4
        return total


def zeros(count: int, width: int) -> int:
    """Lay lanes side by side that stand for 0: sums may be negative, lanes may not."""
    return lanes([1 << width - 1 for _ in range(count)], width)


def multiples(rows: list[int]) -> list[int]:
    """List every row as often as an activation may count it: adding is quicker than multiplying."""
    found: list[int] = []
    for row in rows:
        total = 0
        for _ in range(LEVELS):
            found.append(total)
            total += row
    return found


def lanes(weights: list[int], width: int) -> int:
    """Lay weights side by side in one number."""
    total = 0
    for lane, weight in enumerate(weights):
        total += weight << width * lane
    return total
