"""Messages between a hall and its operator."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from drakehall.wire.tables import Name

BanKind = Literal["person", "address"]
Id = Annotated[str, Meta(min_length=1, max_length=16, pattern="^[0-9a-z]+$")]
Seat = Annotated[int, Meta(ge=0, le=15)]


class Ban(msgspec.Struct, frozen=True):
    """A banned person, by their id, or a banned address or network; `until` null: until the ban is lifted."""

    id: str
    kind: BanKind
    subject: str
    why: str
    created: int
    until: int | None


class Bans(msgspec.Struct, frozen=True):
    """The bans in force."""

    bans: list[Ban]


class WantBan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ban a person by their id, or an address or network, for this many days; without `days` until it is lifted."""

    kind: BanKind
    subject: Annotated[str, Meta(min_length=1, max_length=64)]
    why: Annotated[str, Meta(max_length=200)] = ""
    days: Annotated[int, Meta(ge=1, le=36_500)] | None = None


class Kick(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat from whoever holds it: its link becomes void; in a running game a bot goes on."""

    seat: Seat


class RenamePerson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Rename a person, at all their tables."""

    person: Id
    name: Name


class Occupant(msgspec.Struct, frozen=True):
    """The holder of a seat, by the id that bans and renames need."""

    seat: int
    name: str | None
    person: str | None
    bot: str | None
    program: bool
    address: str | None
    """The address from which this hall last saw them; null if it has not."""


class Occupants(msgspec.Struct, frozen=True):
    """The holders of a table's seats."""

    table: str
    status: str
    host: str
    seats: list[Occupant]


class ReportFiled(msgspec.Struct, frozen=True):
    """A report by a person: about a line of a chat, or a name (`line` null), with what had been said before.

    Times are in milliseconds since 1970. `person` and `reporter` are ids as bans and renames need them; `person` is
    null if that person had left the seat.
    """

    number: int
    at: int
    table: str
    name: str
    person: str | None
    line: str | None
    context: list[str]
    why: str
    reporter: str
    handled: int | None


class ReportsFiled(msgspec.Struct, frozen=True):
    """Reports, the oldest first."""

    reports: list[ReportFiled]


class Expired(msgspec.Struct, frozen=True):
    """What was too old: tables closed; closed tables, guests and reports deleted. Deleted chats are not counted."""

    closed: int
    forgotten: int
    guests: int
    reports: int
