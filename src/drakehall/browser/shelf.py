"""A shelf in IndexedDB. JavaScript is only given texts: its numbers cannot hold a seed."""

from collections.abc import Awaitable, Callable
from typing import final

import msgspec

from drakehall.hall.errors import StorageFailed
from drakehall.hall.rows import DeviceRow, GuestRow, Stamp, TableRow
from drakehall.hall.shelf import Kept
from drakehall.session import Entry


class Pieces(msgspec.Struct, frozen=True):
    """Pieces as the browser stores them: each a JSON document under its key."""

    guests: list[tuple[str, str]] = []
    devices: list[tuple[str, str]] = []
    tables: list[tuple[str, str]] = []
    entries: list[tuple[str, int, str]] = []


@final
class BrowserShelf:
    """Stores pieces by two functions of JavaScript."""

    def __init__(self, read: Callable[[], Awaitable[str]], keep: Callable[[str], Awaitable[object]]) -> None:
        """Take the function that reads all pieces, and the one that stores some: all of them, or none."""
        self._read = read
        self._keep = keep

    async def read(self) -> Kept:
        """Read everything."""
        found = msgspec.json.decode(await self._read(), type=Pieces)
        return Kept(
            {id_: msgspec.json.decode(guest, type=GuestRow) for id_, guest in found.guests},
            {token: msgspec.json.decode(device, type=DeviceRow) for token, device in found.devices},
            {id_: msgspec.json.decode(table, type=TableRow) for id_, table in found.tables},
            [(table, number, *_entry(text)) for table, number, text in found.entries],
        )

    async def keep(self, kept: Kept) -> None:
        """Store all of it, or nothing."""
        pieces = Pieces(
            [(id_, _text(guest)) for id_, guest in kept.guests.items()],
            [(token, _text(device)) for token, device in kept.devices.items()],
            [(id_, _text(table)) for id_, table in kept.tables.items()],
            [(table, number, _text([entry, stamp])) for table, number, entry, stamp in kept.entries],
        )
        try:
            await self._keep(_text(pieces))
        except Exception as error:  # whatever the browser reports: it is full, or stores nothing in a private window
            raise StorageFailed(why=str(error)[:200]) from None


def _entry(text: str) -> tuple[Entry, Stamp]:
    return msgspec.json.decode(text, type=tuple[Entry, Stamp])


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()
