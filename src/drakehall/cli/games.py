"""Commands about the registered games: games, rules."""

from importlib.metadata import version
from typing import Annotated

import typer
from rich import box
from rich.table import Table

from drakehall import bots
from drakehall.cli.common import AsJson, Language, game_called, language_of, print_json, words
from drakehall.kernel import registry
from drakehall.kernel.game import Game
from drakehall.terminal.narrator import Narrator
from drakehall.terminal.screen import screen
from drakehall.text import Words
from drakehall.text.option_text import option_default, option_sentences

GameName = Annotated[str, typer.Argument()]


def _show_version(wanted: bool) -> None:
    if wanted:
        from drakehall.bots.search import search  # slow to import, and hardly ever needed

        kind = "plain Python" if search.__file__.endswith(".py") else "compiled"
        screen().print(f"drakehall {version('drakehall')} ({kind})")
        raise typer.Exit


def hall(
    version: Annotated[bool, typer.Option("--version", callback=_show_version, is_eager=True)] = False,
    lang: Language = None,
) -> None:
    """Choose a language for whatever follows."""
    language_of(lang)


def games(
    name: Annotated[str | None, typer.Argument(metavar="GAME")] = None,
    lang: Language = None,
    json: AsJson = False,
) -> None:
    """List the games of the hall, or the options of one."""
    language = language_of(lang)
    if name is not None:
        game = game_called(name)
        if json:
            print_json(_facts(game))
        else:
            said = words(language, game.name)
            screen(highlight=True).print(_option_table(game, said))
            screen(highlight=True).print(_evaluation(game, said))
        return
    known = [registry.game(name) for name in registry.game_names()]
    if json:
        print_json([_facts(game) for game in known])
        return
    hall = words(language)
    table = Table(title=hall.say("hall-games-title"), box=box.SIMPLE_HEAD)
    for column in ("hall-column-game", "hall-column-seats", "hall-column-idea"):
        table.add_column(hall.say(column))
    for game in known:
        said = words(language, game.name)
        name = f"{said.say(f'{game.name}-name')} ({game.name})"
        table.add_row(name, _seats(game), said.say(f"{game.name}-idea"))
    screen(highlight=True).print(table)
    screen(highlight=True).print(hall.say("hall-notice"), style="dim")


def rules(name: GameName, lang: Language = None, json: AsJson = False) -> None:
    """Explain a game and list its options."""
    language = language_of(lang)
    game = game_called(name)
    name = game.name
    said = words(language, name)
    if json:
        print_json(_facts(game) | {"help": {id_: said.say(id_) for id_ in said.sections(f"{name}-help-")}})
        return
    narrator = Narrator(screen(highlight=True), said)
    narrator.say("hall-rules-title", "bold underline", name=said.say(f"{name}-name"))
    narrator.console.print()
    narrator.rules(name)
    narrator.console.print(_option_table(game, said))
    narrator.say("hall-notice", "dim")


def _option_table(game: Game, said: Words) -> Table:
    table = Table(title=said.say("hall-options-title"), box=box.SIMPLE_HEAD)
    for column in ("hall-column-option", "hall-column-default", "hall-column-meaning"):
        table.add_column(said.say(column))
    for option in game.describe_options():
        table.add_row(option.name, option_default(said, option), "\n".join(option_sentences(said, option)))
    return table


def _evaluation(game: Game, said: Words) -> str:
    """Return how bots weigh positions, and where a net takes part."""
    card = bots.net_card(game)
    if card is None:
        return said.say("hall-evaluation-by-hand")
    levels = ", ".join(said.say(f"bot-{level}") for level in bots.net_levels(game))
    others = [match for match in card.matches if match.options]
    named = [
        f"{match.seats} ({', '.join(f'{name}={value}' for name, value in match.options.items())})" for match in others
    ]
    seats = ", ".join(dict.fromkeys([*map(str, card.usual_seats()), *named]))
    return said.say("hall-evaluation-net", seats=seats, levels=levels)


def _facts(game: Game) -> dict[str, object]:
    card = bots.net_card(game)
    net = None if card is None else {"seats": card.seats, "levels": bots.net_levels(game), "matches": card.matches}
    return {
        "name": game.name,
        "version": game.version,
        "seats": list(game.seats),
        "low_wins": game.low_wins,
        "options": game.describe_options(),
        "net": net,
    }


def _seats(game: Game) -> str:
    low, high = game.seats[0], game.seats[-1]
    return str(low) if low == high else f"{low}–{high}"
