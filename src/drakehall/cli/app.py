"""The commands, and what happens when one goes wrong."""

import io
import sys

import typer
from rich.text import Text

from drakehall.cli import (
    admin,
    analyse,
    arena,
    backup,
    bench_llm,
    dataset,
    games,
    help_text,
    learn,
    mcp,
    play,
    puzzles,
    ratings,
    serve,
    show,
    simulate,
    unverified,
)
from drakehall.cli.common import language_of, words
from drakehall.kernel.errors import HallError
from drakehall.terminal.screen import screen

app = typer.Typer(
    name="drakehall",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.callback()(games.hall)
app.command("games")(games.games)
app.command("rules")(games.rules)
app.command("unverified")(unverified.unverified)
app.command("play")(play.play)
app.command("show")(show.show)
app.command("learn")(learn.learn)
app.command("exercises")(learn.exercises)
app.add_typer(puzzles.app, name="puzzles")
app.command("replay")(play.replay)
app.command("analyse")(analyse.analyse)
app.command("simulate")(simulate.simulate)
app.command("arena")(arena.arena)
app.command("dataset")(dataset.dataset)
app.command("bench")(simulate.bench)
app.command("bench-llm")(bench_llm.bench_llm)
app.command("serve")(serve.serve)
app.command("worker")(serve.worker)
app.command("move-db")(serve.move_db)
app.command("mcp")(mcp.mcp)
app.command("export")(serve.export)
app.add_typer(admin.app, name="admin")
app.command("backup")(backup.backup)
app.command("restore")(backup.restore)
app.command("verify")(serve.verify)
app.command("ratings")(ratings.ratings)
app.command("schema")(serve.schema)


def main() -> None:
    """Run the command line; a user's mistake is one clear line and exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without our letters shows question marks
    sys.path.append("")  # a user's own bot may be in the current folder
    try:
        commands = typer.main.get_group(app)
        if help_text.is_asked(sys.argv[1:]):
            help_text.put_into_words(commands, help_text.language_in(sys.argv[1:]))
        commands()
    except HallError as error:
        _complain(words(language_of(None)).error(error))
        sys.exit(2)
    except OSError as error:
        _complain(error.strerror or str(error))
        sys.exit(1)


def _complain(text: str) -> None:
    screen(stderr=True).print(Text(f"drakehall: {text}", style="red"))
