"""What halls over one store say to each other beside what is stored: it is told at once, or never."""

import msgspec


class LookingOn(msgspec.Struct, frozen=True, tag="looking-on"):
    """Which guests look on at a table in the hall that says so."""

    table: str
    guests: list[str]


class WhoLooksOn(msgspec.Struct, frozen=True, tag="who-looks-on"):
    """A hall has just read a table and wants to know who looks on in others."""

    table: str


class Voted(msgspec.Struct, frozen=True, tag="voted"):
    """A seat wishes to take back what it decided before `seq`, or answers the wish of another."""

    table: str
    seq: int
    seat: int
    asker: int | None = None
    yes: bool | None = None
    """None: it is the wish itself."""


class SignedOut(msgspec.Struct, frozen=True, tag="signed-out"):
    """These tokens, known by their hashes, are void: whoever still looks on by one of them is asked to go."""

    tokens: list[str]


class Said(msgspec.Struct, frozen=True, tag="said"):
    """Something was said at a table, or who may read whom there has changed."""

    table: str
    forgotten: bool = False
    """Something that was said is forgotten."""


Note = LookingOn | WhoLooksOn | Voted | SignedOut | Said
