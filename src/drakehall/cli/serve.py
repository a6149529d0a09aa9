"""Commands about the hall as a server: serve, worker, move-db, export, verify, schema.

The server's packages are imported when a command needs them, so that all other commands start quickly.
"""

import asyncio
import sys
from pathlib import Path
from typing import Annotated

import typer

from drakehall.cli.common import Language, language_of, print_json, words
from drakehall.session import fair, save
from drakehall.terminal.screen import screen

Database = Annotated[str | None, typer.Option("--db")]
Bots = Annotated[list[str] | None, typer.Option()]
Config = Annotated[Path | None, typer.Option()]


def serve(
    host: Annotated[str | None, typer.Option()] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535)] = None,
    db: Database = None,
    origin: Annotated[list[str] | None, typer.Option()] = None,
    bot: Bots = None,
    workers: Annotated[int | None, typer.Option(min=1)] = None,
    bot_workers: Annotated[int | None, typer.Option(min=0)] = None,
    config: Config = None,
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
        workers=workers,
        bot_workers=bot_workers,
    )
    console = screen()

    def opened(address: str) -> None:
        console.print(said.say("server-open", address=address, db=settings.shown(chosen)))
        sys.stdout.flush()

    if not run.serve(chosen, opened):
        raise typer.Exit(1)


def worker(
    db: Database = None,
    processes: Annotated[int | None, typer.Option(min=1)] = None,
    bot: Bots = None,
    config: Config = None,
    lang: Language = None,
) -> None:
    """Take jobs of a hall on PostgreSQL: bots think here, finished games are analysed, errands are done."""
    from drakehall.server import settings, worker

    said = words(language_of(lang))
    read = settings.read(config)
    chosen = settings.changed(read, db=db, bot_workers=processes, bots=tuple(bot) if bot else None)
    console = screen()

    def opened() -> None:
        console.print(said.say("server-works", db=settings.shown(chosen)))
        sys.stdout.flush()

    worker.work(chosen, opened)


def move_db(
    source: Annotated[str, typer.Argument(metavar="FROM")],
    target: Annotated[str, typer.Argument(metavar="TO")],
    lang: Language = None,
) -> None:
    """Move a hall from a SQLite file to an empty PostgreSQL database; stop the hall first."""
    from drakehall.server.moving import move
    from drakehall.server.storage.engine import hidden

    said = words(language_of(lang))
    moved = asyncio.run(move(source, target))
    console, count = screen(soft_wrap=True), sum(moved.rows.values())
    console.print(said.say("server-moved", db=hidden(target), rows=count, games=moved.replayed, file=source))
    for table, why in moved.broken.items():
        console.print(said.say("server-moved-broken", table=table, why=why))


def export(
    table: Annotated[str, typer.Argument()],
    db: Database = None,
    file: Annotated[Path | None, typer.Option()] = None,
    lang: Language = None,
) -> None:
    """Write a table to a save file for play, replay and verify. It holds the seed, and with it every secret."""
    from drakehall.server.export import exported
    from drakehall.server.settings import Settings

    said = words(language_of(lang))
    session = asyncio.run(exported(db or Settings().db, table))
    path = file or Path(f"{session.game.name}-{table}.json")
    save.store(session, path)
    screen().print(said.say("hall-saved", file=str(path)))


def verify(
    file: Annotated[Path, typer.Argument(metavar="SAVE")],
    commitment: Annotated[str | None, typer.Option()] = None,
    lang: Language = None,
) -> None:
    """Check a finished game: the seed is the one promised, and every move follows from it by the rules."""
    said = words(language_of(lang))
    session = save.fetch(file)
    found = fair.verify(session.seed, session.fair, commitment)
    console = screen(soft_wrap=True)
    console.print(said.say("hall-verified", hash=found, count=len(session.log)))
    if commitment is None:
        console.print(said.say("hall-verify-yourself"))


def schema() -> None:
    """Print the JSON Schema of every message of the server."""
    from drakehall.wire.schema import schema as described

    print_json(described())
