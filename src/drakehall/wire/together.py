"""Messages about people and their company: chat, reports, invitations, notifications."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from drakehall.wire.tables import TimeControl

LONGEST_LINE = 300
Line = Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE, description="One line of visible text, never HTML.")]
Reaction = Literal[
    "hello", "good_luck", "nice_move", "well_played", "thanks", "sorry", "oops", "thinking", "one_moment", "good_game"
]
"""What can be said without typing; pages word it in the reader's language."""
PersonId = Annotated[str, Meta(max_length=16, pattern="^[0-9a-z]+$")]


class ChatLine(msgspec.Struct, frozen=True):
    """Something said at a table: a text or a reaction. `at` is in milliseconds since 1970."""

    number: int
    seat: int
    name: str
    at: int
    text: str | None = None
    reaction: Reaction | None = None


class Report(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Report a person's message (by its number), or else their name, to the operator of the hall."""

    seat: Annotated[int, Meta(ge=0, le=15)]
    message: Annotated[int, Meta(ge=1, le=2**31 - 1)] | None = None
    why: Annotated[str, Meta(max_length=LONGEST_LINE)] = ""


class Reported(msgspec.Struct, frozen=True):
    """The operator of the hall will read it."""

    number: int


class TurnWaiting(msgspec.Struct, frozen=True):
    """A table where others wait for your decision; times are in seconds since 1970."""

    table: str
    game: str
    others: list[str]
    since: int
    due: int | None = None


class InvitationWaiting(msgspec.Struct, frozen=True):
    """Somebody invites you to a table; `rematch`: a seat is kept for you there."""

    table: str
    game: str
    by: str
    seats: int
    rematch: bool
    clock: TimeControl | None = None


class Waiting(msgspec.Struct, frozen=True):
    """What waits for you: decisions, the most urgent first, and invitations."""

    turns: list[TurnWaiting] = []
    invitations: list[InvitationWaiting] = []


class PersonMet(msgspec.Struct, frozen=True):
    """Somebody you have played with: how often, and when last (seconds since 1970)."""

    person: str
    name: str
    games: int
    last: int
    blocked: bool


class PeopleMet(msgspec.Struct, frozen=True):
    """The people you have played with, the latest first, and those you have blocked."""

    people: list[PersonMet]


class Invite(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Invite somebody you have played with to a table where you sit."""

    person: PersonId


class Noted(msgspec.Struct, frozen=True):
    """The hall has noted it."""

    noted: Literal[True] = True


class Quiet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Hours of the day, in your time zone, in which you are not notified; they may go past midnight."""

    begin: Annotated[int, Meta(ge=0, le=23)]
    end: Annotated[int, Meta(ge=0, le=23)]


class ChangeNotifications(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What to notify you of while you are not looking, and how. E-mail needs a click in a message sent there."""

    turns: bool = True
    invitations: bool = True
    language: Literal["en", "pl"] = "en"
    zone: Annotated[str, Meta(max_length=64, description="A time zone such as Europe/Warsaw.")] = "UTC"
    quiet: Quiet | None = None
    webhook: Annotated[str, Meta(max_length=500, description="An address that begins with https://")] | None = None
    email: Annotated[str, Meta(max_length=254, pattern="^[^@\\s]+@[^@\\s]+$")] | None = None


class Notifications(msgspec.Struct, frozen=True):
    """Your notifications. `webhook_secret` is sent once, when it is new; `push_key` is for browsers."""

    turns: bool
    invitations: bool
    zone: str
    quiet: Quiet | None
    webhook: str | None
    email: str | None
    email_confirmed: bool
    browsers: int
    push_key: str
    mail: bool
    webhook_secret: str | None = None


class Subscription(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser's push subscription, as returned by `PushSubscription.toJSON`."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=50)]


class Unsubscription(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that is no longer to be notified."""

    endpoint: Annotated[str, Meta(max_length=1000)]
