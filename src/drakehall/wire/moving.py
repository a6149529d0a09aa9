"""Messages about tables that move from one hall to another."""

from typing import Annotated

import msgspec
from msgspec import Meta


class PositionText(msgspec.Struct, frozen=True):
    """The present position of a game as your seat knows it, as text: what is hidden from you is dealt anew."""

    game: str
    position: str
    seat: int


class Bring(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Continue here with a game that was begun elsewhere: a save file, or a position in text and your seat in it.

    Bots play the other seats. A finished game can be viewed again.
    """

    save: Annotated[str, Meta(max_length=400_000, description="The contents of a save file.")] | None = None
    position: Annotated[str, Meta(max_length=40_000)] | None = None
    seat: Annotated[int, Meta(ge=0, le=15, description="Your seat; null: the one that decides first.")] | None = None
