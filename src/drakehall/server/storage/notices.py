"""What people want to be notified of, in the database."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, final

import msgspec
from sqlalchemy import Row, delete, insert, select

from drakehall.hall.company_rows import NoticeRow, SubscriptionRow, Wishes
from drakehall.hall.errors import Conflict
from drakehall.server.storage.schema import KEYS, NOTICES, SUBSCRIPTIONS, WISHES
from drakehall.server.storage.writer import Writer

Read = Callable[[Any], Awaitable[Sequence[Row[Any]]]]


@final
class SqlNotices:
    """What people want to be notified of while they are not looking, and what they have been notified of."""

    def __init__(self, writer: Writer, read: Read) -> None:
        """Use the writer of a store, and its way to read."""
        self._writer = writer
        self._read = read

    async def wishes(self, person: str) -> Wishes | None:
        """Return a person's wishes; None if they have never stated any."""
        rows = await self._read(select(WISHES.c.wishes).where(WISHES.c.person == person))
        return msgspec.json.decode(rows[0].wishes, type=Wishes) if rows else None

    async def save_wishes(self, person: str, wishes: Wishes) -> None:
        """Store a person's wishes."""
        text = msgspec.json.encode(wishes).decode()
        await self._writer.write(
            delete(WISHES).where(WISHES.c.person == person), insert(WISHES).values(person=person, wishes=text)
        )

    async def subscriptions(self, person: str) -> list[SubscriptionRow]:
        """List the browsers a person has subscribed."""
        rows = await self._read(select(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.person == person))
        return [SubscriptionRow(**dict(row._mapping)) for row in rows]

    async def subscribe(self, row: SubscriptionRow) -> None:
        """Store a browser's subscription, replacing any earlier owner's."""
        await self._writer.write(
            delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.id == row.id),
            insert(SUBSCRIPTIONS).values(**msgspec.structs.asdict(row)),
        )

    async def unsubscribe(self, id_: str) -> None:
        """Delete a browser's subscription."""
        await self._writer.write(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.id == id_))

    async def note(self, row: NoticeRow) -> None:
        """Record that a person is notified of something; `Conflict` if they already have been."""
        plain = msgspec.structs.asdict(row)
        plain["table_id"] = plain.pop("table")
        await self._writer.write(insert(NOTICES).values(**plain))

    async def forget_notices(self, before: int) -> None:
        """Delete records of notices before a moment."""
        await self._writer.write(delete(NOTICES).where(NOTICES.c.at < before))

    async def key(self, name: str, fresh: str) -> str:
        """Return a key of the hall; if there is none, store the fresh one."""
        for _ in range(2):
            rows = await self._read(select(KEYS.c.key).where(KEYS.c.name == name))
            if rows:
                return str(rows[0].key)
            try:
                await self._writer.write(insert(KEYS).values(name=name, key=fresh))
            except Conflict:
                continue
            return fresh
        raise Conflict()
