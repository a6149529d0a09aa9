"""What halls over one store say to each other beside what is stored: it arrives at once, or never."""

import msgspec


class LookingOn(msgspec.Struct, frozen=True, tag="looking-on"):
    """Which guests are watching a table in the sending hall."""

    table: str
    guests: list[str]


class WhoLooksOn(msgspec.Struct, frozen=True, tag="who-looks-on"):
    """A hall has just read a table and asks who is watching it in others."""

    table: str


class Voted(msgspec.Struct, frozen=True, tag="voted"):
    """A seat wants to take back its decisions since `seq`, or answers such a wish of another."""

    table: str
    seq: int
    seat: int
    asker: int | None = None
    yes: bool | None = None
    """None for the wish itself."""


class SignedOut(msgspec.Struct, frozen=True, tag="signed-out"):
    """The tokens with these hashes are void: anybody still watching by one of them must leave."""

    tokens: list[str]


class Said(msgspec.Struct, frozen=True, tag="said"):
    """Something was said at a table, or who may read whom there has changed."""

    table: str
    forgotten: bool = False
    """Whether lines were deleted."""


Note = LookingOn | WhoLooksOn | Voted | SignedOut | Said
