"""Commands about the hall as a server: serve, export, verify, schema.

The server's packages are imported when a command needs them, so that all other commands start quickly.
"""

import asyncio
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from drakehall.cli.common import Language, language_of, print_json, words
from drakehall.session import fair, save

Database = Annotated[str | None, typer.Option("--db", help="A file name or an SQLAlchemy URL.")]


def serve(
    host: Annotated[str | None, typer.Option(help="Where to listen (default: this machine only).")] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help="The port; 0 takes any free one.")] = None,
    db: Database = None,
    origin: Annotated[
        list[str] | None, typer.Option(help="A further origin whose pages may use the hall; repeatable.")
    ] = None,
    bot: Annotated[
        list[str] | None, typer.Option(help="package.module:Class of a bot to offer beside the others; repeatable.")
    ] = None,
    config: Annotated[Path | None, typer.Option(help="A TOML file with settings.")] = None,
    lang: Language = None,
) -> None:
    """Open the hall: tables for people and bots, at http://localhost:8000."""
    from drakehall.server import run, settings

    said = words(language_of(lang))
    chosen = settings.changed(
        settings.read(config),
        host=host,
        port=port,
        db=db,
        origins=tuple(origin) if origin else None,
        bots=tuple(bot) if bot else None,
    )
    console = Console(highlight=False)

    def opened(address: str) -> None:
        console.print(said.say("server-open", address=address, db=settings.shown(chosen)))
        sys.stdout.flush()

    if not run.serve(chosen, opened):
        raise typer.Exit(1)


def export(
    table: Annotated[str, typer.Argument(help="The id of a table, as in its address.")],
    db: Database = None,
    file: Annotated[Path | None, typer.Option(help="Where to write (default: GAME-TABLE.json).")] = None,
    lang: Language = None,
) -> None:
    """Write a table as a save file for play, replay and verify. It holds the seed, and with it all secrets."""
    from drakehall.server.export import exported
    from drakehall.server.settings import Settings

    said = words(language_of(lang))
    session = asyncio.run(exported(db or Settings().db, table))
    path = file or Path(f"{session.game.name}-{table}.json")
    save.store(session, path)
    Console(highlight=False).print(said.say("hall-saved", file=str(path)))


def verify(
    file: Annotated[Path, typer.Argument(metavar="SAVE", help="A save file of a server's table.")],
    commitment: Annotated[str | None, typer.Option(help="The hash that you were shown before the game.")] = None,
    lang: Language = None,
) -> None:
    """Check a finished game: the seed is the one promised, and every move follows from it by the rules."""
    said = words(language_of(lang))
    session = save.fetch(file)
    found = fair.verify(session.seed, session.fair, commitment)
    console = Console(highlight=False, soft_wrap=True)
    console.print(said.say("hall-verified", hash=found, count=len(session.log)))
    if commitment is None:
        console.print(said.say("hall-verify-yourself"))


def schema() -> None:
    """Print the JSON Schema of every message of the server."""
    from drakehall.wire.schema import schema as described

    print_json(described())
