"""Facts that no source confirms, for an owner of the box to look up and correct."""

from collections.abc import Mapping

import msgspec

from drakehall.kernel.events import Message

Verified = bool | list[str]
"""What a row of a table says about itself: a source shows all of it, none of it, or only the fields listed."""


class Unverified(msgspec.Struct, frozen=True):
    """A row of a table with values that no source confirms.

    `about` says which row, `rule` is the id of the rule that uses it, `values` are the fields in doubt as the table
    writes them. `option` accepts a corrected table; without one, only the authors can correct the row.
    """

    about: Message
    rule: str
    values: dict[str, str]
    option: str = ""


def in_doubt(verified: Verified, fields: Mapping[str, object]) -> dict[str, str]:
    """Return the fields of a row that no source confirms, written for people."""
    known = verified if isinstance(verified, list) else list(fields) if verified else []
    return {name: _written(value) for name, value in fields.items() if name not in known}


def _written(value: object) -> str:
    return ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
