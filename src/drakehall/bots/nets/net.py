"""A small net that is added up in whole numbers: the same sums, and so the same choices, on every machine.

A layer's sums are lanes of one long number, side by side, so that a whole row of weights is added at once. That takes
no library, is quick in the interpreter too, and adds only the rows of inputs that are there: most are 0. The own seat
and, if the net looks at one, a rival are seen through the same first layer; the second sees both.

Each activation is a number of seven bits, cut off at 0 and at 127, which stands for 1.
"""

from typing import Final, final

from mypy_extensions import i64

HIDDEN: Final = 64
"""Units of the first layer; one more lane goes straight to the result."""
SECOND: Final = 32
"""Units of the second layer."""
LANE: Final = 24
"""Bits of a lane of the first layer …"""
WIDE: Final = 32
"""… and of the second, in which no sum can overflow."""
FIRST_BITS: Final = 13
"""How many bits of a weight of the first layer are behind the point …"""
DIRECT_BITS: Final = 12
"""… of what goes straight to the result …"""
SECOND_BITS: Final = 10
"""… of the second layer …"""
LAST_BITS: Final = 10
"""… and of the last."""
ACTIVE_BITS: Final = 7
LEVELS: Final = 1 << ACTIVE_BITS
MOST: Final = LEVELS - 1
ZERO: Final = sum([1 << LANE * lane + LANE - 1 for lane in range(HIDDEN + 2)])
"""Lanes that stand for 0: sums may be negative, lanes may not. One more lane takes what the last one borrows."""
WIDE_ZERO: Final = sum([1 << WIDE * lane + WIDE - 1 for lane in range(SECOND)])
BYTES: Final = (HIDDEN + 2) * LANE // 8
WIDE_BYTES: Final = SECOND * WIDE // 8
UNIT: Final = float(1 << LAST_BITS + ACTIVE_BITS)
DIRECT_UNIT: Final = float(1 << DIRECT_BITS)


@final
class Seen:
    """A seat as the second layer is told of it: its part of the sums there, and of what goes straight to the result."""

    __slots__ = ("direct", "sums")

    def __init__(self, sums: int, direct: i64) -> None:
        """Take both."""
        self.sums = sums
        self.direct = direct


@final
class Net:
    """The weights of a net, ready to be added up."""

    __slots__ = ("_bias", "_last", "_last_bias", "_own", "_rival", "_rows", "_second_bias", "looks_at_rival", "size")

    def __init__(
        self, first: list[list[int]], own: list[list[int]], rival: list[list[int]], last: list[int], last_bias: int
    ) -> None:
        """Take rows of weights: of each input and, at the end, what is added always; without rows a rival is not seen.

        A row of the first layer has a weight for each unit and one for the result.
        """
        self.size = len(first) - 1
        self._rows = [lanes(row, LANE) for row in first[:-1]]
        self._bias = lanes(first[-1], LANE) + ZERO
        self._own = multiples([lanes(row, WIDE) for row in own[:-1]])
        self._second_bias = lanes(own[-1], WIDE) + WIDE_ZERO
        self._rival = multiples([lanes(row, WIDE) for row in rival])
        self.looks_at_rival = len(rival) > 0
        self._last = last
        self._last_bias = last_bias

    def own(self, inputs: list[int]) -> Seen:
        """See the seat whose lead is asked for; inputs are numbers of inputs, each followed by its value."""
        return self._seen(inputs, self._own)

    def rival(self, inputs: list[int]) -> Seen:
        """See its rival, by the inputs that it has in the same position."""
        return self._seen(inputs, self._rival)

    def _seen(self, inputs: list[int], second: list[int]) -> Seen:
        rows = self._rows
        total = self._bias
        for i in range(0, len(inputs), 2):
            value = inputs[i + 1]
            if value == 1:
                total += rows[inputs[i]]
            else:
                total += rows[inputs[i]] * value
        units = total.to_bytes(BYTES, "little")
        sums = 0
        at: i64 = 0
        place: i64
        for place in range(0, HIDDEN * LEVELS, LEVELS):
            high: i64 = units[at + 2]
            if high >= 128:  # above 0
                middle: i64 = units[at + 1]
                if high > 128 or middle >= 32:
                    sums += second[place + MOST]
                else:
                    low: i64 = units[at]
                    sums += second[place + (middle << 2) + (low >> 6)]
            at += 3
        straight: i64 = units[3 * HIDDEN + 2]
        straight = (straight - 128) * 65536
        straight += units[3 * HIDDEN + 1] * 256 + units[3 * HIDDEN]
        return Seen(sums, straight)

    def result(self, own: Seen, rival: Seen | None) -> float:
        """Return what the net adds to a seat's lead, in points."""
        sums = self._second_bias + own.sums
        direct = own.direct
        if rival is not None:
            sums += rival.sums
            direct -= rival.direct
        units = sums.to_bytes(WIDE_BYTES, "little")
        total: i64 = self._last_bias
        at: i64 = 0
        for weight in self._last:
            high: i64 = units[at + 3]
            if high >= 128:
                third: i64 = units[at + 2]
                if high > 128 or third >= 2:
                    total += weight * MOST
                else:
                    second: i64 = units[at + 1]
                    active = (third << 6) + (second >> 2)
                    total += weight * active
            at += 4
        return float(total) / UNIT + float(direct) / DIRECT_UNIT


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
