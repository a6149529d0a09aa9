"""Bans as they are stored: of a person by their id, or of an address."""

import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, final

import msgspec
from sqlalchemy import Row, delete, insert, or_, select

from drakehall.hall import tokens
from drakehall.server.storage.schema import BANS
from drakehall.server.storage.writer import Writer
from drakehall.wire.operator import Ban, BanKind

Read = Callable[[Any], Awaitable[Sequence[Row[Any]]]]


@final
class BanRecords:
    """The rows of bans."""

    def __init__(self, read: Read, writer: Writer) -> None:
        """Use a store's way to read and write."""
        self._read = read
        self._writer = writer

    async def all(self) -> list[Ban]:
        """List the bans in force, the oldest first."""
        inforce = or_(BANS.c.until.is_(None), BANS.c.until > int(time.time()))
        rows = await self._read(select(BANS).where(inforce).order_by(BANS.c.created, BANS.c.id))
        return [Ban(row.id, row.kind, row.subject, row.why, row.created, row.until) for row in rows]

    async def add(self, kind: BanKind, subject: str, why: str, days: int | None) -> Ban:
        """Store a ban, for this many days or until it is lifted."""
        now = int(time.time())
        ban = Ban(tokens.identity(), kind, subject, why, now, None if days is None else now + days * 86_400)
        await self._writer.write(insert(BANS).values(**msgspec.structs.asdict(ban)))
        return ban

    async def lift(self, ban: str) -> None:
        """Delete a ban."""
        await self._writer.write(delete(BANS).where(BANS.c.id == ban))
