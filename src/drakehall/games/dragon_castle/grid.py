"""Grids of cells as bit masks: bit i is cell i in reading order."""

from functools import lru_cache
from typing import final


@final
class Grid:
    """A rectangle of cells."""

    __slots__ = (
        "all",
        "around",
        "beside",
        "cells",
        "cols",
        "left",
        "not_first",
        "not_last",
        "right",
        "rows",
        "sideways",
        "upright",
    )

    def __init__(self, rows: int, cols: int) -> None:
        """Prepare the tables of a rectangle."""
        self.rows = rows
        self.cols = cols
        self.cells = size = rows * cols
        self.all = (1 << size) - 1
        self.not_first = sum(1 << i for i in range(size) if i % cols)
        self.not_last = sum(1 << i for i in range(size) if (i + 1) % cols)
        # The neighbours of each cell in its row; the number after the last cell stands for the world outside.
        self.left: list[int] = [i - 1 if i % cols else size for i in range(size)]
        self.right: list[int] = [i + 1 if (i + 1) % cols else size for i in range(size)]
        self.around: list[int] = [self.grow(1 << i) & ~(1 << i) for i in range(size)]
        self.beside: list[list[int]] = [cells(mask) for mask in self.around]
        # The mirror images of each cell about the upright and about the level middle line.
        self.sideways: list[int] = [i - i % cols + cols - 1 - i % cols for i in range(size)]
        self.upright: list[int] = [(rows - 1 - i // cols) * cols + i % cols for i in range(size)]

    def grow(self, mask: int) -> int:
        """Return a group of cells together with all their neighbours."""
        cols = self.cols
        sideways = (mask & self.not_last) << 1 | (mask & self.not_first) >> 1
        return (mask | mask << cols | mask >> cols | sideways) & self.all

    def flood(self, seed: int, mask: int) -> int:
        """Return the part of a mask that is connected to the seed, which is part of it."""
        cols, not_first, not_last = self.cols, self.not_first, self.not_last
        while True:
            sideways = (seed & not_last) << 1 | (seed & not_first) >> 1
            grown = (seed | seed << cols | seed >> cols | sideways) & mask
            if grown == seed:
                return seed
            seed = grown

    def groups(self, mask: int) -> list[int]:
        """List the connected groups of a mask in the order of their first cells."""
        found: list[int] = []
        while mask:
            group = self.flood(mask & -mask, mask)
            found.append(group)
            mask ^= group
        return found

    def large_groups(self, mask: int, least: int) -> list[int]:
        """List the connected groups of at least this many cells, three or more, in the order of their first cells."""
        above, below = mask << self.cols, mask >> self.cols
        left, right = (mask & self.not_last) << 1, (mask & self.not_first) >> 1
        # Every group of three has a cell with two neighbours: most masks have none and need no further work.
        inner = mask & (above & below | left & right | (above | below) & (left | right))
        found: list[int] = []
        while inner:
            group = self.flood(inner & -inner, mask)
            if group.bit_count() >= least:
                found.append(group)
            inner &= ~group
        return found

    def joiners(self, mask: int, least: int) -> int:
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

    def long_free(self, floor: int) -> int:
        """Return the tiles of a floor that have a long side free: no neighbour to the left or none to the right."""
        return floor & ~((floor & self.not_last) << 1 & (floor & self.not_first) >> 1)

    def short_free(self, floor: int) -> int:
        """Return the tiles of a floor that have a short side free: no neighbour above or none below."""
        return floor & ~(floor << self.cols & floor >> self.cols)


@lru_cache(maxsize=64)
def grid(rows: int, cols: int) -> Grid:
    """Return the grid of a size."""
    return Grid(rows, cols)


def cells(mask: int) -> list[int]:
    """List the cells of a mask."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


CHUNK = 9
"""Number of cells looked up at once."""
_PART = (1 << CHUNK) - 1


def fan_tables(first: int, size: int) -> list[list[list[int]]]:
    """Make tables that turn masks into lists of numbers `first + cell`, for `fan`."""
    tables: list[list[list[int]]] = []
    for low in range(0, size, CHUNK):
        table: list[list[int]] = [[]]
        for part in range(1, 1 << min(CHUNK, size - low)):
            table.append([first + low + (part & -part).bit_length() - 1, *table[part & (part - 1)]])
        tables.append(table)
    return tables


def fan(tables: list[list[list[int]]], mask: int) -> list[int]:
    """List the numbers of a mask's cells by prepared tables, sorted; the list is new."""
    found: list[int] = []
    for table in tables:
        found += table[mask & _PART]
        mask >>= CHUNK
    return found
