"""What several commands share: language, options, output."""

import os
import sys
from typing import Annotated

import msgspec
import typer

from drakehall import bots
from drakehall.cli.errors import BadPair, UnknownLanguage
from drakehall.kernel import registry
from drakehall.kernel.game import Game
from drakehall.text import LANGUAGES, Words

Language = Annotated[str | None, typer.Option("--lang")]
AsJson = Annotated[bool, typer.Option("--json")]
Pairs = Annotated[list[str] | None, typer.Option("--option", "-o")]

_chosen: list[str] = []


def language_of(given: str | None) -> str:
    """Choose the language: as asked, as asked before, or as the system says."""
    if given is not None:
        if given not in LANGUAGES:
            raise UnknownLanguage(name=given, known=", ".join(LANGUAGES))
        _chosen[:] = [given]
    if _chosen:
        return _chosen[0]
    system = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "en"
    return "pl" if system.startswith("pl") else "en"


def words(language: str, game: str | None = None, players: list[str] | None = None) -> Words:
    """Return the words of a language."""
    return Words(language, game, players or [])


def game_called(name: str) -> Game:
    """Load a game, however its name is written: `Dragon Castle`, `dragon-castle`, `dragon_castle`."""
    return registry.game(name.strip().lower().replace(" ", "_").replace("-", "_"))


def named(bot: str, game: Game) -> None:
    """Raise an error unless this bot plays the game; a bot named by module and class is loaded."""
    if bots.is_spelled(bot):
        bots.register(bot)
    bots.make(bot, game, 0)


def pairs(given: list[str] | None) -> dict[str, object]:
    """Read name=value pairs."""
    options: dict[str, object] = {}
    for pair in given or []:
        name, equals, value = pair.partition("=")
        if not equals or not name.strip():
            raise BadPair(given=pair)
        options[name.strip()] = value.strip()
    return options


def print_json(data: object) -> None:
    """Print JSON, one document."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(data), indent=2).decode() + "\n")
