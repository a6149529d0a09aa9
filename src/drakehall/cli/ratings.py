"""The command that counts all rated games again."""

import asyncio
from typing import Annotated

import typer

from drakehall.cli.common import Language, language_of, words
from drakehall.terminal.screen import screen


def ratings(
    db: Annotated[str | None, typer.Option("--db")] = None,
    recompute: Annotated[bool, typer.Option("--recompute")] = False,
    lang: Language = None,
) -> None:
    """Replay all rated games of a hall from their logs and compare the ratings with the result."""
    from drakehall.server.ratings import recount
    from drakehall.server.settings import Settings

    said = words(language_of(lang))
    told = asyncio.run(recount(db or Settings().db, keep=recompute))
    console = screen(soft_wrap=True)
    console.print(said.say("server-ratings-counted", games=told.games, people=told.people))
    console.print(said.say("server-ratings-replayed", count=told.replayed))
    console.print(
        said.say("server-ratings-changed", count=told.changed) if told.changed else said.say("server-ratings-same")
    )
    if recompute:
        console.print(said.say("server-ratings-kept"))
    elif told.changed or told.replayed:
        raise typer.Exit(1)
