"""The commands, and what happens when one goes wrong."""

import io
import sys

import typer
from rich.console import Console
from rich.text import Text

from drakehall.cli import analyse, arena, hall, many, one, shelf
from drakehall.cli.common import language_of, words
from drakehall.kernel.errors import HallError

app = typer.Typer(
    name="drakehall",
    help="A hall for dragon board games: play them, replay them, let bots play them. Unofficial.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.callback()(shelf.hall)
app.command("games")(shelf.games)
app.command("rules")(shelf.rules)
app.command("play")(one.play)
app.command("replay")(one.replay)
app.command("analyse")(analyse.analyse)
app.command("simulate")(many.simulate)
app.command("arena")(arena.arena)
app.command("bench")(many.bench)
app.command("serve")(hall.serve)
app.command("export")(hall.export)
app.command("verify")(hall.verify)
app.command("schema")(hall.schema)


def main() -> None:
    """Run the command line; a user's mistake is one clear line and exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without our letters shows question marks
    try:
        app()
    except HallError as error:
        _complain(words(language_of(None)).error(error))
        sys.exit(2)
    except OSError as error:
        _complain(error.strerror or str(error))
        sys.exit(1)


def _complain(text: str) -> None:
    Console(stderr=True).print(Text(f"drakehall: {text}", style="red"))
