"""Wyrmspan's card texts, made from the effects themselves: nobody types a card text."""

from functools import cache

from drakehall.games.wyrmspan.box import box
from drakehall.games.wyrmspan.effects import Clause
from drakehall.text.wyrmspan_english import English
from drakehall.text.wyrmspan_polish import Polish


@cache
def card_text(language: str, kind: str, number: int, dragons: str = "", caves: str = "") -> str:
    """Word the effect of a dragon or a cave card (`card`), with a user's tables if there are any."""
    found = box(dragons, caves)
    writer = Polish() if language == "pl" else English()
    if kind == "dragon":
        clauses = next(card.clauses for card in found.dragons if card.number == number)
        return " ".join(writer.clause(clause) for clause in clauses)
    seq = next(card.seq for card in found.caves if card.number == number)
    return writer.clause(Clause("", "", seq))


@cache
def card_name(language: str, kind: str, number: int, dragons: str = "", caves: str = "") -> str:
    """Name a dragon or a cave card."""
    found = box(dragons, caves)
    cards = found.dragons if kind == "dragon" else found.caves
    names = next(card.names for card in cards if card.number == number)
    return names.get(language, names["en"])
