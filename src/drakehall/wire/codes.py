"""Messages about short codes and coming back to a seat."""

from typing import Annotated

import msgspec
from msgspec import Meta

Code = Annotated[
    str, Meta(min_length=1, max_length=32, description="A table's short code; case, spaces and hyphens do not matter.")
]


class TableCode(msgspec.Struct, frozen=True):
    """The short code of a table. As with the invitation, anyone who has it may watch and sit down."""

    code: str


class LookUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ask which table has a code."""

    code: Code


class CodeFound(msgspec.Struct, frozen=True):
    """The table that has a code, or the rematch that followed it."""

    table: str


class SeatPin(msgspec.Struct, frozen=True):
    """The number with which you come back to your seat from another device, if your table has a code."""

    pin: str


class ComeBack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take your seat again on another device."""

    code: Code
    seat: Annotated[int, Meta(ge=0, le=15)]
    pin: Annotated[str, Meta(min_length=1, max_length=16)]
