"""What is stored about what people say to each other and how they stand to each other, as values."""

import msgspec

from drakehall.wire.together import Reaction


class ChatRow(msgspec.Struct, frozen=True):
    """Something said at a table, numbered from 1; without text and reaction its author has gone for good."""

    table: str
    number: int
    person: str
    seat: int
    name: str
    at: int
    text: str | None = None
    reaction: Reaction | None = None


class ReportRow(msgspec.Struct, frozen=True):
    """A report to the operator about a line or a name, with what was said around it."""

    at: int
    reporter: str
    person: str | None
    name: str
    table: str
    line: str | None
    context: list[str]
    why: str
    number: int = 0
    handled: int | None = None


class MetRow(msgspec.Struct, frozen=True):
    """Somebody with whom a person has played."""

    person: str
    name: str
    games: int
    last: int


class InvitationRow(msgspec.Struct, frozen=True):
    """A person's invitation to a table by another."""

    table: str
    person: str
    by: str
    at: int


class Wishes(msgspec.Struct, frozen=True):
    """What a person wants to be notified of, how and when not. Hours are in the person's own time zone."""

    language: str = "en"
    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_to: int | None = None
    turns: bool = True
    invitations: bool = True
    webhook: str | None = None
    webhook_secret: str | None = None
    """It signs what is sent, so it cannot be stored as a hash."""
    email: str | None = None
    confirmed: bool = False
    """Whether the owner of the address has agreed."""


class SubscriptionRow(msgspec.Struct, frozen=True):
    """Where a browser receives push messages, and its keys for them."""

    id: str
    person: str
    endpoint: str
    p256dh: str
    auth: str


class NoticeRow(msgspec.Struct, frozen=True):
    """A notice given to a person once: of a turn by its seq, or of an invitation."""

    person: str
    table: str
    kind: str
    turn: int
    at: int
