"""The command that lists what we could not check."""

import sys
from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from drakehall.cli.common import AsJson, Language, Pairs, game_called, language_of, pairs, print_json, words
from drakehall.cli.errors import NotCorrected
from drakehall.kernel import registry
from drakehall.terminal.screen import screen
from drakehall.text import Words
from drakehall.text.unverified import UnverifiedFacts
from drakehall.text.unverified import unverified as listed

GameName = Annotated[str | None, typer.Argument()]
FileOf = Annotated[str | None, typer.Option("--file")]


def unverified(
    name: GameName = None, option: Pairs = None, file: FileOf = None, lang: Language = None, json: AsJson = False
) -> None:
    """List facts and rules that no source confirms, and say how to correct them."""
    language = language_of(lang)
    games = [game_called(name)] if name else [registry.game(each) for each in registry.game_names()]
    given = pairs(option)
    found = [listed(game, game.resolve_options(game.seats[-1], given, text=True), language) for game in games]
    if file:
        sys.stdout.write(_file(found, file))
    elif json:
        print_json(found)
    else:
        for each in found:
            _print(screen(highlight=True), each, words(language, each.game))


def _file(found: list[UnverifiedFacts], option: str) -> str:
    corrections = [each for facts in found for each in facts.corrections]
    for each in corrections:
        if each.option == option:
            return each.text
    raise NotCorrected(name=option, known=", ".join(each.option for each in corrections) or "–")


def _print(console: Console, found: UnverifiedFacts, said: Words) -> None:
    console.print(found.title, style="bold underline")
    console.print(found.lead)
    if found.facts:
        console.print(_facts(found, said))
    if found.rules:
        console.print(said.say("unverified-rules"), style="bold")
        console.print(found.rules_lead)
        for rule in found.rules:
            console.print(Padding(Text.assemble((rule.id, "bold"), f" {rule.text}"), (0, 2)), highlight=False)
        console.print()
    if found.corrections:
        console.print(said.say("unverified-correct"), style="bold")
    for each in found.corrections:
        get = f"drakehall unverified {found.game} --file {each.option} > {each.file}"
        console.print(each.steps)
        console.print(Padding(said.say("unverified-get-file", command=get), (0, 2)), highlight=False)
        console.print(Padding(each.command, (0, 2, 1, 2)), highlight=False)
    console.print(found.send)
    console.print()


def _facts(found: UnverifiedFacts, said: Words) -> Table:
    table = Table(title=said.say("unverified-facts"), box=box.SIMPLE_HEAD)
    for column in ("about", "values", "rule", "option"):
        table.add_column(said.say(f"unverified-column-{column}"))
    for fact in found.facts:
        values = "\n".join(
            f"{name}:\n{value}" if "\n" in value else f"{name}: {value}" for name, value in fact.values.items()
        )
        table.add_row(fact.about, values, fact.rule, fact.option or said.say("unverified-no-option"))
    return table
