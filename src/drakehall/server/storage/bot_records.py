"""Registered bots and their tokens, as they are stored."""

import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, final

import msgspec
from sqlalchemy import Row, delete, func, insert, select, update

from drakehall.hall import tokens
from drakehall.hall.rows import GuestRow
from drakehall.server.storage.schema import ACCOUNTS, BOT_TOKENS, GUESTS, REGISTERED_BOTS
from drakehall.server.storage.writer import Writer
from drakehall.wire.bots import BotToken, OwnBot, Scope

Read = Callable[[Any], Awaitable[Sequence[Row[Any]]]]
SECRET_BEGINS: Final = "dh_"
"""The beginning of every token, by which it is recognised when found lying around."""

_BOT: Final = (
    select(
        GUESTS.c.id,
        GUESTS.c.name,
        REGISTERED_BOTS.c.owner,
        ACCOUNTS.c.person.is_not(None).label("account"),
        BOT_TOKENS.c.id.label("token"),
        BOT_TOKENS.c.token.label("hashed"),
        BOT_TOKENS.c.scopes,
    )
    .select_from(BOT_TOKENS)
    .join(GUESTS, GUESTS.c.id == BOT_TOKENS.c.person)
    .join(REGISTERED_BOTS, REGISTERED_BOTS.c.person == GUESTS.c.id)
    .outerjoin(ACCOUNTS, ACCOUNTS.c.person == REGISTERED_BOTS.c.owner)
)


class Bearer(msgspec.Struct, frozen=True):
    """The bearer of a token, and the token's scopes."""

    bot: GuestRow
    token: str
    hashed: str
    scopes: frozenset[Scope]


@final
class BotRecords:
    """The rows of registered bots."""

    def __init__(self, read: Read, writer: Writer) -> None:
        """Use a store's way to read and write."""
        self._read = read
        self._writer = writer

    async def bearer(self, secret: str) -> Bearer | None:
        """Find the bearer of a token; None if it is unknown or revoked."""
        return await self.known(tokens.digest(secret))

    async def known(self, hashed: str) -> Bearer | None:
        """Find the bearer of the token with this hash; None if it is unknown or revoked."""
        rows = await self._read(_BOT.where(BOT_TOKENS.c.token == hashed))
        if not rows:
            return None
        row = rows[0]
        bot = GuestRow(row.id, row.name, bool(row.account), row.owner)
        return Bearer(bot, row.token, row.hashed, msgspec.convert(row.scopes.split(), frozenset[Scope]))

    async def used(self, token: str) -> None:
        """Record that a token was used now."""
        await self._writer.write(update(BOT_TOKENS).where(BOT_TOKENS.c.id == token).values(used=_now()))

    async def register(self, owner: str, name: str) -> str:
        """Store a new bot of a person; return its id."""
        bot = tokens.identity()
        await self._writer.write(
            insert(GUESTS).values(id=bot, name=name, created=_now()),
            insert(REGISTERED_BOTS).values(person=bot, owner=owner, created=_now()),
        )
        return bot

    async def add_token(self, bot: str, scopes: Sequence[Scope]) -> str:
        """Store a new token of a bot by its hash; return the token, which nobody can look up again."""
        secret = SECRET_BEGINS + tokens.token()
        row = {"id": tokens.identity(), "token": tokens.digest(secret), "person": bot, "created": _now()}
        await self._writer.write(insert(BOT_TOKENS).values(scopes=" ".join(sorted(set(scopes))), **row))
        return secret

    async def revoke(self, bot: str, token: str) -> str | None:
        """Revoke a token of a bot; return its hash, None if there was none."""
        meant = BOT_TOKENS.c.id == token, BOT_TOKENS.c.person == bot
        rows = await self._read(select(BOT_TOKENS.c.token).where(*meant))
        await self._writer.write(delete(BOT_TOKENS).where(*meant))
        return str(rows[0].token) if rows else None

    async def owned(self, owner: str) -> list[OwnBot]:
        """List the bots of a person with their tokens, the oldest first."""
        mine = REGISTERED_BOTS.c.owner == owner
        oldest = REGISTERED_BOTS.c.created, GUESTS.c.id
        bots = await self._read(
            select(GUESTS.c.id, GUESTS.c.name)
            .join(REGISTERED_BOTS, REGISTERED_BOTS.c.person == GUESTS.c.id)
            .where(mine)
            .order_by(*oldest)
        )
        kept = await self._read(
            select(BOT_TOKENS)
            .join(REGISTERED_BOTS, REGISTERED_BOTS.c.person == BOT_TOKENS.c.person)
            .where(mine)
            .order_by(BOT_TOKENS.c.created, BOT_TOKENS.c.id)
        )
        return [OwnBot(bot.id, bot.name, [_token(row) for row in kept if row.person == bot.id]) for bot in bots]

    async def person(self, person: str) -> GuestRow | None:
        """Find a person, or a registered bot, by the id."""
        wanted = select(GUESTS.c.id, GUESTS.c.name, REGISTERED_BOTS.c.owner, ACCOUNTS.c.person.label("account"))
        rows = await self._read(
            wanted.outerjoin(REGISTERED_BOTS, REGISTERED_BOTS.c.person == GUESTS.c.id)
            .outerjoin(ACCOUNTS, ACCOUNTS.c.person == func.coalesce(REGISTERED_BOTS.c.owner, GUESTS.c.id))
            .where(GUESTS.c.id == person)
        )
        return GuestRow(rows[0].id, rows[0].name, rows[0].account is not None, rows[0].owner) if rows else None

    async def count(self, owner: str) -> int:
        """Count the bots of a person."""
        rows = await self._read(
            select(func.count()).select_from(REGISTERED_BOTS).where(REGISTERED_BOTS.c.owner == owner)
        )
        return int(rows[0][0])


def _token(row: Row[Any]) -> BotToken:
    return BotToken(row.id, msgspec.convert(row.scopes.split(), list[Scope]), row.created, row.used)


def _now() -> int:
    return int(time.time())
