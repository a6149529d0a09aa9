"""Which bots people may choose, game by game, in words."""

from collections.abc import Sequence

from drakehall import bots
from drakehall.hall.house_bots import gentle, usual
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
    """Describe the bots of a game: levels from the weakest up, styles, then those of other packages.

    A bot without words goes by its plain name.
    """
    words = Words(language, game.name)
    levels = bots.levels()
    return [
        BotInfo(
            name,
            _said(words, name) or name[:1].upper() + name[1:].replace("_", " "),
            _said(words, f"{name}-about") or "",
            level=name in levels,
            usual=name == usual(game),
            gentle=name == gentle(game),
        )
        for name in bots.bots(game)
        if len(name) <= LONGEST_BOT_NAME
    ]


def _said(words: Words, name: str) -> str | None:
    """Put a bot into words: the game's own for a style, the hall's for a level."""
    for id_ in (f"{words.game}-bot-{name}", f"bot-{name}"):
        if words.has(id_):
            return words.say(id_)
    return None
