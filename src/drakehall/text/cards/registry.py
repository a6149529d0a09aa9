"""Where the cards of a game are worded: in our module by the game's name, or in another found by an entry point."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from typing import Final, Protocol, cast

from drakehall.kernel import registry
from drakehall.kernel.options import Options
from drakehall.text.cards.face import Face, Label

GROUP: Final = "drakehall.cards"
"""The entry points of other people's games: the game's name → a module with `labels` and `faces`."""


class CardWords(Protocol):
    """What a game's module says about its cards and tiles, by ids such as `dragon-12`: domain and label."""

    def labels(self, options: Options, language: str) -> Mapping[str, Label]:
        """Return the names of all cards of the tables in force; this must be quick, as every sentence may need it."""

    def faces(self, options: Options, language: str) -> Mapping[str, Face]:
        """Return the face of every card of the tables in force, including those without a name."""


def labels(game: str | None, options: Options | None, language: str) -> Mapping[str, Label]:
    """Return the names of a game's cards with these options (None: the defaults); empty if messages name them."""
    found = card_words(game) if game else None
    return found.labels(options or _usual(game), language) if game and found else {}


def faces(game: str | None, options: Options | None, language: str) -> Mapping[str, Face]:
    """Return the faces of a game's cards with these options (None: the defaults); empty if it has no module."""
    found = card_words(game) if game else None
    return found.faces(options or _usual(game), language) if game and found else {}


@cache
def card_words(game: str) -> CardWords | None:
    """Find the module about the cards of a game; None if it has none, or is not registered."""
    for entry in entry_points(group=GROUP, name=game):
        return cast("CardWords", entry.load())
    ours = f"{__package__}.{game}"
    if game in registry.game_names() and find_spec(f"drakehall.games.{game}") and find_spec(ours):
        return cast("CardWords", import_module(ours))
    return None


def _usual(game: str) -> Options:
    options: Options = registry.game(game).options()
    return options
