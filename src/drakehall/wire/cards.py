"""The cards and tiles of a game, worded and drawn for a page."""

import msgspec

from drakehall.text.cards.face import Face


class Cards(msgspec.Struct, frozen=True):
    """Every card of the tables in force, in one language, by ids such as `dragon-12`.

    A face that has a name is also the label of that id: messages on a page use it for the card.
    """

    game: str
    language: str
    faces: dict[str, Face]
