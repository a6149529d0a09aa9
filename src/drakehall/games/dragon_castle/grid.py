"""Grids of cells in reading order: bit i of a mask is cell i."""

from functools import lru_cache
from typing import Final, final

from mypy_extensions import i64

COMPILED: Final = not __file__.endswith(".py")
WORD: Final = 60
"""Number of cells whose mask fits into a machine word."""


BIT: Final[tuple[int, ...]] = tuple(1 << cell for cell in range(WORD))
"""The mask of each cell. Compiled, `1 << cell` is right only as long as `cell` is no machine word: 32 bits are kept."""
KEPT: Final = 1 << 16
"""Number of masks that are remembered with the outlines of their groups."""


# --- The realm ------------------------------------------------------------------------------------------------------


@final
class RealmGrid:
    """The rectangle of a realm; masks of its cells, 49 at most, fit into a machine word."""

    __slots__ = (
        "all",
        "around",
        "beside",
        "cells",
        "cols",
        "known",
        "not_first",
        "not_last",
        "rows",
        "sideways",
        "upright",
    )

    def __init__(self, rows: int, cols: int) -> None:
        """Prepare the tables of a rectangle."""
        size = rows * cols
        self.rows = rows
        self.cols = cols
        self.cells: i64 = size
        self.all: i64 = sum(BIT[:size])
        self.not_first: i64 = sum(BIT[i] for i in range(size) if i % cols)
        self.not_last: i64 = sum(BIT[i] for i in range(size) if (i + 1) % cols)
        self.known: dict[int, list[int]] = {}
        self.around: list[int] = [self.grow(bit) & ~bit for bit in BIT[:size]]
        self.beside: list[list[int]] = [cells(mask) for mask in self.around]
        # The mirror images of each cell about the upright and about the level middle line.
        self.sideways: list[int] = [i - i % cols + cols - 1 - i % cols for i in range(size)]
        self.upright: list[int] = [(rows - 1 - i // cols) * cols + i % cols for i in range(size)]

    def grow(self, mask: i64) -> i64:
        """Return a group of cells together with all their neighbours."""
        cols: i64 = self.cols
        sideways = (mask & self.not_last) << 1 | (mask & self.not_first) >> 1
        return (mask | mask << cols | mask >> cols | sideways) & self.all

    def flood(self, seed: i64, mask: i64) -> i64:
        """Return the part of a mask that is connected to the seed, which is part of it."""
        not_first, not_last = self.not_first, self.not_last
        cols: i64 = self.cols
        while True:
            sideways = (seed & not_last) << 1 | (seed & not_first) >> 1
            grown = (seed | seed << cols | seed >> cols | sideways) & mask
            if grown == seed:
                return seed
            seed = grown

    def groups(self, mask: i64) -> list[int]:
        """List the connected groups of a mask in the order of their first cells."""
        found: list[int] = []
        while mask:
            group = self.flood(mask & -mask, mask)
            found.append(group)
            mask ^= group
        return found

    def outlines(self, mask: int) -> list[int]:
        """List the connected groups of a mask, two numbers for each: how many cells, and a mask of those around it."""
        found = self.known.get(mask)
        if found is None:
            found = []
            for group in self.groups(mask):
                found.append(count(group))
                found.append(self.grow(group) & ~mask)
            if len(self.known) == KEPT:
                self.known.clear()
            self.known[mask] = found
        return found

    def large_groups(self, mask: i64, least: i64) -> list[int]:
        """List the connected groups of at least this many cells, three or more, in the order of their first cells."""
        above, below = mask << self.cols, mask >> self.cols
        left, right = (mask & self.not_last) << 1, (mask & self.not_first) >> 1
        # Every group of three has a cell with two neighbours: most masks have none and need no further work.
        inner = mask & (above & below | left & right | (above | below) & (left | right))
        found: list[int] = []
        while inner:
            group = self.flood(inner & -inner, mask)
            if count(group) >= least:
                found.append(group)
            inner &= ~group
        return found

    def joiners(self, mask: i64, least: i64) -> i64:
        """Return cells outside a mask that could make a group of three or four with it, and possibly others.

        Such a cell touches a pair of the mask, or two single cells of it (three, if four are wanted).
        """
        above, below = mask << self.cols, mask >> self.cols
        left, right = (mask & self.not_last) << 1, (mask & self.not_first) >> 1
        found = self.grow(mask & (above | below | left | right))
        if least == 3:
            found |= above & below | left & right | (above | below) & (left | right)
        else:
            found |= above & below & (left | right) | (above | below) & left & right
        return found & ~mask & self.all


@lru_cache(maxsize=64)
def realm_grid(rows: int, cols: int) -> RealmGrid:
    """Return the grid of a realm of a size."""
    return RealmGrid(rows, cols)


def count(mask: int) -> i64:
    """Count the cells of a mask of one word."""
    if not COMPILED:
        return mask.bit_count()
    # Calling a method of Python's integers would take longer than these steps do once compiled.
    sums: i64 = mask
    sums -= sums >> 1 & 0x0555555555555555
    sums = (sums & 0x0333333333333333) + (sums >> 2 & 0x0333333333333333)
    sums = sums + (sums >> 4) & 0x0F0F0F0F0F0F0F0F
    sums += sums >> 8
    sums += sums >> 16
    sums += sums >> 32
    return sums & 0x7F


def last(mask: int) -> i64:
    """Return the last cell of a mask."""
    return mask.bit_length() - 1


def cells(mask: i64) -> list[int]:
    """List the cells of a realm's mask."""
    found: list[int] = []
    while mask:
        low: int = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


CHUNK: Final = 9
"""Number of cells looked up at once."""
_PART: Final = (1 << CHUNK) - 1


def fan_tables(first: int, size: int) -> list[list[list[int]]]:
    """Make tables that turn masks into lists of numbers `first + cell`, for `fan`."""
    tables: list[list[list[int]]] = []
    for low in range(0, size, CHUNK):
        table: list[list[int]] = [[]]
        for part in range(1, 1 << min(CHUNK, size - low)):
            table.append([first + low + (part & -part).bit_length() - 1, *table[part & (part - 1)]])
        tables.append(table)
    return tables


def fan(tables: list[list[list[int]]], mask: i64) -> list[int]:
    """List the numbers of a mask's cells by prepared tables, sorted; the list is new."""
    found: list[int] = []
    for table in tables:
        found += table[mask & _PART]
        mask >>= CHUNK
    return found


# --- The castle -----------------------------------------------------------------------------------------------------


@final
class CastleGrid:
    """The rectangle that a castle stands on, of up to 400 cells: too many for masks in machine words."""

    __slots__ = ("above", "around", "below", "cells", "cols", "left", "right", "rows")

    def __init__(self, rows: int, cols: int) -> None:
        """Prepare the tables of a rectangle."""
        size = rows * cols
        self.rows = rows
        self.cols = cols
        self.cells = size
        # The neighbours of each cell; the number after the last cell stands for the world outside.
        self.left: list[int] = [i - 1 if i % cols else size for i in range(size)]
        self.right: list[int] = [i + 1 if (i + 1) % cols else size for i in range(size)]
        self.above: list[int] = [i - cols if i >= cols else size for i in range(size)]
        self.below: list[int] = [i + cols if i + cols < size else size for i in range(size)]
        self.around: list[list[int]] = [
            [other for other in (self.above[i], self.left[i], self.right[i], self.below[i]) if other < size]
            for i in range(size)
        ]


@lru_cache(maxsize=64)
def castle_grid(rows: int, cols: int) -> CastleGrid:
    """Return the grid of a castle of a size."""
    return CastleGrid(rows, cols)
