"""Which bots people may choose, game by game, in words."""

from collections.abc import Sequence

from drakehall import bots
from drakehall.hall import catalogue
from drakehall.kernel.game import Game
from drakehall.text import Words
from drakehall.wire.tables import LONGEST_BOT_NAME, BotInfo


def offer(spellings: Sequence[str]) -> None:
    """Offer bots, given by module and class, to everybody under the names of their classes."""
    offered = bots.levels()
    for spelling in dict.fromkeys(spellings):
        name = spelling.rpartition(":")[2]
        if name in offered:
            raise bots.BrokenBot(name=spelling, why=f"another bot is called {name}")
        if len(name) > LONGEST_BOT_NAME:
            raise bots.BrokenBot(name=spelling, why=f"its name has more than {LONGEST_BOT_NAME} characters")
        bots.register(spelling, name)
        offered.append(name)


def described(game: Game, language: str) -> list[BotInfo]:
    """Describe the bots of a game in a language."""
    return catalogue.described(game, in_words(language))


def in_words(language: str) -> catalogue.Said:
    """Return the words for bots: the game's own for a style, the hall's for a level."""

    def said(game: Game, name: str) -> str | None:
        words = Words(language, game.name)
        ids = (f"{game.name}-bot-{name}", f"bot-{name}")
        return next((words.say(id_) for id_ in ids if words.has(id_)), None)

    return said
