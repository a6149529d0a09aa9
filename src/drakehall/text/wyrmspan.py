"""Wyrmspan's card texts, made from the effects themselves: nobody types a card text."""

from functools import cache

from drakehall.games.wyrmspan.compiled import compiled_cards
from drakehall.games.wyrmspan.tiles import COVER, GUILDS, SPACES, STRIPS
from drakehall.text.cards.wyrmspan_effects import worded


@cache
def card_text(language: str, kind: str, number: int, dragons: str = "", caves: str = "") -> str:
    """Word the effect of a dragon or a cave card (`card`), with a user's tables if there are any."""
    found = compiled_cards(dragons, caves)
    if kind == "dragon":
        clauses = next(card.clauses for card in found.dragons if card.number == number)
        return " ".join(worded(language, clause) for clause in clauses)
    return worded(language, next(card.seq for card in found.caves if card.number == number))


@cache
def guild_texts(language: str, guild: str) -> list[str]:
    """Word the abilities of a guild tile: its bonuses, then what counts at the end of the game."""
    tile = next(each for each in GUILDS if each.name == guild)
    return [worded(language, seq) for seq in (*tile.bonuses, tile.endgame)]


@cache
def strip_texts(language: str) -> list[list[str]]:
    """Word what is printed on the mat, cave by cave in the order of exploring."""
    return [[worded(language, seq) for seq in strip] for strip in STRIPS]


@cache
def track_texts(language: str) -> list[str | None]:
    """Word the spaces of the guild track; None is a brown one."""
    return [None if seq is None else worded(language, seq) for seq in SPACES]


@cache
def cover_text(language: str) -> str:
    """Word what the bonus of column 4 brings."""
    return worded(language, COVER)


@cache
def card_name(language: str, kind: str, number: int, dragons: str = "", caves: str = "") -> str:
    """Name a dragon or a cave card."""
    found = compiled_cards(dragons, caves)
    cards = found.dragons if kind == "dragon" else found.caves
    names = next(card.names for card in cards if card.number == number)
    return names.get(language, names["en"])
