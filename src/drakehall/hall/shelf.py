"""Where a store made of lists writes what must outlive the program, piece by piece."""

from typing import Protocol

import msgspec

from drakehall.hall.rows import DeviceRow, GuestRow, Stamp, TableRow
from drakehall.session import Entry

KeptEntry = tuple[str, int, Entry, Stamp]
"""An entry of the log of a table by its number, from 0, and what is kept beside it."""


class Kept(msgspec.Struct, frozen=True):
    """Guests and tables by their ids, devices by the hashes of their tokens, entries of logs."""

    guests: dict[str, GuestRow] = {}
    devices: dict[str, DeviceRow] = {}
    tables: dict[str, TableRow] = {}
    entries: list[KeptEntry] = []


class Shelf(Protocol):
    """Keeps pieces when the program ends."""

    async def read(self) -> Kept:
        """Read everything; the entries of each log come in order."""

    async def keep(self, kept: Kept) -> None:
        """Write all of it, or nothing and raise `StorageFailed`. Guests and tables replace older ones."""
