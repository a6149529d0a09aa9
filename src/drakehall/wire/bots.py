"""Messages about bots that people bring, and the tokens they present."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from drakehall.wire.tables import Name

Scope = Literal["read", "play", "host"]
"""What a token permits: to look at what its bot may see; to sit down and play; to create tables and begin games."""


class BotToken(msgspec.Struct, frozen=True):
    """A token without its secret: its scopes, when it was made and last used (seconds since 1970)."""

    id: str
    scopes: list[Scope]
    created: int
    used: int | None


class OwnBot(msgspec.Struct, frozen=True):
    """A bot that you have registered; its name begins with “Bot”, so that it is not mistaken for a person."""

    id: str
    name: str
    tokens: list[BotToken]


class OwnBots(msgspec.Struct, frozen=True):
    """Your registered bots."""

    bots: list[OwnBot]


class RegisterBot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Register a bot of yours under a name, which will follow the word “Bot”."""

    name: Name


class MakeToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Make a token for a bot of yours."""

    scopes: Annotated[list[Scope], Meta(min_length=1, max_length=8)]


class TokenMade(msgspec.Struct, frozen=True):
    """A fresh token, shown this once: only its hash is stored."""

    secret: str
    bot: OwnBot
