"""The log of a game: one list that serves as save file, undo and replay. It only ever grows."""

from collections.abc import Sequence
from typing import final

import msgspec


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who has a seat: a name, and the bot that plays for it (None: a person)."""

    name: str
    bot: str | None = None


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="type", tag="move"):
    """A seat's action, in notation. `forced`: the table played it because there was nothing to choose."""

    seat: int
    action: str
    forced: bool = False


class Undo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="undo"):
    """A seat takes back the last moves: its own decision and the forced ones after it."""

    seat: int
    moves: int


class TakeBack(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="take_back"):
    """All agreed that a seat takes back its last decision and the moves after it, whatever they revealed."""

    seat: int
    moves: int


Entry = Move | Undo | TakeBack


@final
class StandingMoves:
    """The indices in a log of the moves that were not taken back, updated entry by entry."""

    def __init__(self) -> None:
        """Begin with an empty log."""
        self.places: list[int] = []

    def follow(self, place: int, entry: Entry) -> None:
        """Process the next entry of the log."""
        if isinstance(entry, Move):
            self.places.append(place)
        else:
            del self.places[len(self.places) - entry.moves :]


def standing(log: Sequence[Entry]) -> list[int]:
    """Return the indices in a log of the moves that were not taken back."""
    stands = StandingMoves()
    for place, entry in enumerate(log):
        stands.follow(place, entry)
    return stands.places
