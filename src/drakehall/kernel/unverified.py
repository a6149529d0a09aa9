"""Facts that no source confirms: what an owner of the box may look up and correct."""

from collections.abc import Mapping

import msgspec

from drakehall.kernel.events import Message

Verified = bool | list[str]
"""What a row of a table says of itself: a source shows all of it, none of it, or only the fields listed."""


class Unverified(msgspec.Struct, frozen=True):
    """A row of a table with values that no source confirms.

    `about` says which row, `rule` is the id of the rule that uses it, `values` are the fields in doubt as the table
    writes them. `option` takes a table of one's own; without one the row can only be corrected by its authors.
    """

    about: Message
    rule: str
    values: dict[str, str]
    option: str = ""


def in_doubt(verified: Verified, fields: Mapping[str, object]) -> dict[str, str]:
    """Give the fields of a row that no source confirms, written for people."""
    known = verified if isinstance(verified, list) else list(fields) if verified else []
    return {name: _written(value) for name, value in fields.items() if name not in known}


def _written(value: object) -> str:
    return ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
