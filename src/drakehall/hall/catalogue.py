"""What can be played and against which bots, and the cards of a game as they are drawn."""

from collections.abc import Callable

import msgspec

from drakehall import bots
from drakehall.hall.house_bots import gentle, usual
from drakehall.kernel import registry
from drakehall.kernel.game import Game
from drakehall.kernel.options import Options
from drakehall.text.cards.registry import faces
from drakehall.wire.cards import Cards
from drakehall.wire.codec import ENCODER
from drakehall.wire.tables import LONGEST_BOT_NAME, BotInfo, GameInfo, GameList

Said = Callable[[Game, str], str | None]
"""The title of a bot of a game, or with `-about` its description; None if there are no words."""

Measured = Callable[[str, str], int | None]
"""A bot's strength in a game, by their names; None if unknown."""


def unsaid(game: Game, name: str) -> None:
    """Return None: a page has its own words for the bots of the hall."""


def unmeasured(game: str, bot: str) -> None:
    """Return None: where strengths are not wanted, nobody should wait while all bots are looked up."""


def games(said: Said = unsaid, measured: Measured = unmeasured) -> GameList:
    """List the games with their options and bots."""
    return GameList([_info(game, said, measured) for game in registry.usable_games()], bots.levels())


def described(game: Game, said: Said, measured: Measured = unmeasured) -> list[BotInfo]:
    """Describe the bots of a game: levels from the weakest up, styles, then those of other packages.

    A bot without words is shown by its plain name.
    """
    levels = bots.levels()
    return [
        BotInfo(
            name,
            said(game, name) or name[:1].upper() + name[1:].replace("_", " "),
            said(game, f"{name}-about") or "",
            level=name in levels,
            usual=name == usual(game),
            gentle=name == gentle(game),
            net=list(bots.net_seats(name, game)),
            strength=measured(game.name, name),
        )
        for name in bots.bots(game)
        if len(name) <= LONGEST_BOT_NAME
    ]


def drawn(game: str, options: Options, language: str) -> bytes:
    """Return every card of a game with these options, worded and drawn, as a message `Cards`."""
    return ENCODER.encode(Cards(game, language, dict(faces(game, options, language))))


def drawn_again(game: str, raw_options: bytes, language: str) -> bytes:
    """The same for written options, which can be cached by their text."""
    return drawn(game, msgspec.json.decode(raw_options, type=registry.game(game).options), language)


def _info(game: Game, said: Said, measured: Measured) -> GameInfo:
    options, found = list(game.describe_options()), described(game, said, measured)
    return GameInfo(game.name, game.version, game.seats[0], game.seats[-1], game.low_wins, options, found)
