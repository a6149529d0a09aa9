"""What the board of Wyrmspan leaves to a look at the cards: what the dragons on the mats do."""

from collections.abc import Iterator

import msgspec

from drakehall.games.wyrmspan.view import WyrmspanView
from drakehall.games.wyrmspan.vocabulary import PLACES
from drakehall.terminal.boards.wyrmspan import facts
from drakehall.text import Words


def dragons(view: msgspec.Struct, words: Words) -> Iterator[str]:
    """Explain how cards are told apart, and list the dragons on all mats with their places, facts and texts."""
    assert isinstance(view, WyrmspanView)
    yield words.say("brief-wyrmspan-cards")
    if any(space.dragon for mat in view.mats for space in mat.spaces):
        yield words.say("brief-dragons")
    for mat in view.mats:
        for place, space in zip(PLACES, mat.spaces, strict=False):
            if space.dragon is not None:
                card = words.face(f"dragon-{space.dragon}")
                yield f"{words.player(mat.seat)} {place} {card.name} ({facts(card, words)}): {card.text}"
