"""Which spirit and dragon cards are in play."""

from drakehall.games.dragon_castle.options import DragonCastleOptions
from drakehall.games.dragon_castle.vocabulary import (
    BEGINNER_DRAGONS,
    BEGINNER_SPIRITS,
    DRAGON_CARDS,
    SPIRIT_NAMES,
)
from drakehall.kernel.chance import Chance
from drakehall.kernel.errors import BadOption
from drakehall.kernel.numbers import whole


def check(options: DragonCastleOptions) -> None:
    """Refuse cards that do not exist."""
    _cards("spirits", options.spirits, SPIRIT_NAMES, BEGINNER_SPIRITS)
    _cards("dragons", options.dragons, DRAGON_CARDS, BEGINNER_DRAGONS)


def draw_spirits(text: str, chance: Chance) -> list[int]:
    """DRC-3.4: return the spirits in play, sorted."""
    return _draw(*_cards("spirits", text, SPIRIT_NAMES, BEGINNER_SPIRITS), chance)


def draw_dragons(text: str, chance: Chance) -> list[int]:
    """DRC-3.4: return the dragons in play, sorted."""
    return _draw(*_cards("dragons", text, DRAGON_CARDS, BEGINNER_DRAGONS), chance)


def could_be_spirits(text: str, spirits: list[int]) -> bool:
    """Whether these spirits can have been drawn."""
    return _could_be(*_cards("spirits", text, SPIRIT_NAMES, BEGINNER_SPIRITS), spirits)


def could_be_dragons(text: str, dragons: list[int]) -> bool:
    """Whether these dragons can have been drawn."""
    return _could_be(*_cards("dragons", text, DRAGON_CARDS, BEGINNER_DRAGONS), dragons)


def _could_be(cards: list[int], count: int, drawn: list[int]) -> bool:
    return drawn == sorted(set(drawn) & set(cards)) and len(drawn) == count


def _draw(cards: list[int], count: int, chance: Chance) -> list[int]:
    chance.shuffle(cards)
    return sorted(cards[:count])


def _cards(option: str, text: str, names: tuple[str, ...], beginner: tuple[str, ...]) -> tuple[list[int], int]:
    """Read an option: the cards to draw from, and how many of them."""
    every = list(range(len(names)))
    easy = [names.index(name) for name in beginner]
    word, _, amount = text.partition(":")
    if text == "all":
        return every, len(every)
    count = whole(text)
    if count is not None and count <= len(names):
        return every, count
    if word == "beginner" and (text == word or amount in ("0", "1", "2", "3", "4", "5")):
        return easy, int(amount) if amount else 1
    chosen = [name.strip() for name in text.split(",")]
    if all(name in names for name in chosen) and len(set(chosen)) == len(chosen):
        return [names.index(name) for name in chosen], len(chosen)
    allowed = f"0–{len(names)}, beginner, beginner:0–{len(easy)}, all, none, or of {', '.join(names)} (by commas)"
    raise BadOption(name=option, given=text, allowed=allowed)
