"""What is stored of people: for every column that refers to a person, what becomes of it.

A test compares this list with the schema: who adds such a column says here what happens to it.
"""

from collections.abc import Mapping
from typing import Any, Final, Literal, NamedTuple

from sqlalchemy import Column

from drakehall.server.storage.schema import (
    ACCOUNTS,
    BOT_TOKENS,
    DEVICES,
    PASSKEYS,
    PROGRESS,
    RECOVERY_CODES,
    REGISTERED_BOTS,
    SEATS,
    TABLES,
)


class Personal(NamedTuple):
    """A column that refers to a person."""

    column: Column[Any]
    deleted: Literal["row", "blank", "kept"]
    """What happens when the person's data are deleted: the row goes, some of its columns are blanked, or it stays
    as the row of a former player of whom nothing else is known."""
    blank: Mapping[str, object] = {}
    """What is written into which columns then."""
    handed_over: bool = False
    """Whether it becomes the account's if a guest signs in to one; only where no row can be in the way of another."""
    exported: tuple[str, ...] = ()
    """The columns that the person is given when they ask for their data."""


PERSONAL: Final = (
    Personal(DEVICES.c.person, "row", exported=("label", "created", "seen", "verified")),
    Personal(ACCOUNTS.c.person, "row", exported=("login", "created")),
    Personal(PASSKEYS.c.person, "row", exported=("label", "created", "used")),
    Personal(RECOVERY_CODES.c.person, "row"),
    Personal(PROGRESS.c.person, "row"),  # exported by itself, by game
    # Without their owner bots no longer come in, as if all their tokens were revoked.
    Personal(REGISTERED_BOTS.c.owner, "row", handed_over=True, exported=("person", "created")),
    Personal(REGISTERED_BOTS.c.person, "row"),
    Personal(BOT_TOKENS.c.person, "row"),
    # Who sits at a table is changed by the hall while it runs; at ended tables seats remain, with a former player.
    Personal(TABLES.c.host, "kept"),
    Personal(SEATS.c.guest, "kept", exported=("table_id", "seat", "name")),
)
