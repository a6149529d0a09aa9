"""Wyrmspan's cards: what they are called in the tables in force."""

from collections.abc import Mapping
from functools import lru_cache

from drakehall.games.wyrmspan.compiled import CompiledCards, compiled_cards
from drakehall.games.wyrmspan.options import WyrmspanOptions
from drakehall.kernel.options import Options
from drakehall.text.cards.face import Face, Label

KEPT = 16
"""Number of tables of cards, in one language, whose words are kept."""


def labels(options: Options, language: str) -> Mapping[str, Label]:
    """Name the dragons (`dragon-12`) and cave cards (`card-34`)."""
    return _labels(_compiled(options), language)


def faces(options: Options, language: str) -> Mapping[str, Face]:
    """Word and draw the dragons and cave cards."""
    return {id_: Face(label.name) for id_, label in labels(options, language).items()}


def _compiled(options: Options) -> CompiledCards:
    assert isinstance(options, WyrmspanOptions)
    return compiled_cards(options.dragons, options.caves)


@lru_cache(KEPT)
def _labels(cards: CompiledCards, language: str) -> Mapping[str, Label]:
    dragons = {f"dragon-{card.number}": Label(card.names[language]) for card in cards.dragons}
    return dragons | {f"card-{card.number}": Label(card.names[language]) for card in cards.caves}
