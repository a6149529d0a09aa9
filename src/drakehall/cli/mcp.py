"""The command for language models that play through tools: mcp."""

import sys
from typing import Annotated

import typer

from drakehall.cli.common import Language, language_of, words
from drakehall.cli.errors import BadCount, Needs
from drakehall.mcp_server.errors import NoSdk
from drakehall.mcp_server.settings import McpSettings
from drakehall.terminal.screen import screen

PORT = 8765
USUAL = McpSettings()


def mcp(
    http: Annotated[bool, typer.Option("--http")] = False,
    host: Annotated[str | None, typer.Option()] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535)] = None,
    allow: Annotated[list[str] | None, typer.Option()] = None,
    no_legal: Annotated[bool, typer.Option("--no-legal")] = False,
    hints: Annotated[bool, typer.Option("--hints")] = False,
    tables: Annotated[int, typer.Option()] = USUAL.tables,
    idle: Annotated[float, typer.Option()] = USUAL.idle_minutes,
    bot_seconds: Annotated[float, typer.Option()] = USUAL.bot_seconds,
    lang: Language = None,
) -> None:
    """Offer the games to language models over the Model Context Protocol."""
    said = words(language_of(lang))
    for name, given in (("--host", host), ("--port", port), ("--allow", allow)):
        if given and not http:
            raise Needs(name=name, needed="--http")
    for name, count, least in (("--tables", tables, 1), ("--idle", idle, 1), ("--bot-seconds", bot_seconds, 0)):
        if count < least:
            raise BadCount(name=name, least=least, given=str(count))
    try:
        from drakehall.mcp_server import run
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in ("mcp", "mcp_types"):
            raise
        raise NoSdk() from None
    settings = McpSettings(
        legal=not no_legal,
        hints=hints,
        tables=tables,
        idle_minutes=idle,
        bot_seconds=bot_seconds,
        language=said.language,
    )
    if not http:
        run.stdio(settings)
        return
    console = screen(soft_wrap=True)

    def listening(address: str) -> None:
        console.print(said.say("mcp-listening", address=address))
        sys.stdout.flush()

    run.http(settings, host or "127.0.0.1", PORT if port is None else port, allow or (), listening)
