"""Messages of short codes and of coming back to a seat."""

from typing import Annotated

import msgspec
from msgspec import Meta

Code = Annotated[
    str, Meta(min_length=1, max_length=32, description="A table's short code; case, spaces and hyphens do not matter.")
]


class TableCode(msgspec.Struct, frozen=True):
    """The short code of a table. Whoever has it may look on and sit down, as with the invitation."""

    code: str


class LookUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ask which table has a code."""

    code: Code


class CodeFound(msgspec.Struct, frozen=True):
    """The table that has a code, or the rematch that is played after it."""

    table: str


class SeatPin(msgspec.Struct, frozen=True):
    """The number with which you come back to your seat from another device, where your table has a code."""

    pin: str


class ComeBack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take your seat again on another device."""

    code: Code
    seat: Annotated[int, Meta(ge=0, le=15)]
    pin: Annotated[str, Meta(min_length=1, max_length=16)]
