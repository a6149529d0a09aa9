"""What is stored about people: for every column that refers to a person, what becomes of it.

A test compares this list with the schema, foreign keys and the names of columns: anyone adding such a column states
here what happens to it.
"""

from collections.abc import Mapping
from typing import Any, Final, Literal, NamedTuple

from sqlalchemy import Column

from drakehall.hall.changing_hands import FORMER
from drakehall.server.storage.schema import (
    ACCOUNTS,
    BLOCKS,
    BOT_TOKENS,
    CHAT,
    DEVICES,
    INVITATIONS,
    NOTICES,
    PASSKEYS,
    PROGRESS,
    RATED_RESULTS,
    RATINGS,
    RECOVERY_CODES,
    REGISTERED_BOTS,
    REPORTS,
    SEATS,
    SUBSCRIPTIONS,
    TABLES,
    WISHES,
)


class Personal(NamedTuple):
    """A column that refers to a person."""

    column: Column[Any]
    deleted: Literal["row", "blank", "kept"]
    """What happens when the person's data are deleted: the row goes, some of its columns are blanked, or it stays
    as the row of a former player of whom nothing else is known."""
    blank: Mapping[str, object] = {}
    """What is then written into which columns."""
    handed_over: bool = False
    """Whether it becomes the account's if a guest signs in to one, unless the account has such a row itself."""
    exported: tuple[str, ...] = ()
    """The columns that the person is given when they ask for their data."""


_SILENT: Final = {"name": FORMER, "text": None, "reaction": None}

PERSONAL: Final = (
    Personal(DEVICES.c.person, "row", exported=("label", "created", "seen", "verified")),
    Personal(ACCOUNTS.c.person, "row", exported=("login", "created")),
    Personal(PASSKEYS.c.person, "row", exported=("label", "created", "used")),
    Personal(RECOVERY_CODES.c.person, "row"),
    Personal(PROGRESS.c.person, "row"),  # exported separately, by game
    # Without their owner bots cannot come in any longer, as if all their tokens were revoked.
    Personal(REGISTERED_BOTS.c.owner, "row", handed_over=True, exported=("person", "created")),
    Personal(REGISTERED_BOTS.c.person, "row"),
    Personal(BOT_TOKENS.c.person, "row"),
    # The hall changes who sits at a table while it runs; at ended tables seats remain, with a former player.
    Personal(TABLES.c.host, "kept"),
    Personal(SEATS.c.guest, "kept", exported=("table_id", "seat", "name")),
    Personal(SEATS.c.kept, "blank", blank={"kept": None, "name": None}),
    # Lines are emptied and keep their numbers, so that halls agree which is the last one.
    Personal(CHAT.c.person, "blank", blank=_SILENT, handed_over=True, exported=("table_id", "at", "text", "reaction")),
    Personal(REPORTS.c.reporter, "kept", handed_over=True, exported=("table_id", "at", "line", "why")),
    Personal(REPORTS.c.person, "blank", blank={"name": FORMER, "context": "[]"}, handed_over=True),
    Personal(BLOCKS.c.person, "row", handed_over=True, exported=("other", "at")),
    Personal(BLOCKS.c.other, "row", handed_over=True),
    Personal(INVITATIONS.c.person, "row", handed_over=True, exported=("table_id", "at")),
    Personal(INVITATIONS.c.by, "row", handed_over=True),
    Personal(WISHES.c.person, "row", handed_over=True),  # exported separately, without what signs webhooks
    Personal(SUBSCRIPTIONS.c.person, "row", handed_over=True, exported=("endpoint",)),
    Personal(NOTICES.c.person, "row", handed_over=True),
    Personal(SEATS.c.player, "kept"),
    # Rated games stay, under a name that cannot be traced back: `SqlRatings.forget` has seen to it.
    Personal(RATINGS.c.person, "row", exported=("game", "seats", "rating", "uncertainty", "games")),
    Personal(RATED_RESULTS.c.person, "row", exported=("table_id", "game", "seats", "place", "rating_before", "rating")),
)
