"""What the operator of an open hall can do: closing, kicking, banning, renaming, deleting.

Every command asks the hall over HTTP, with the operator's token from the environment or a file.
"""

import os
import secrets
import sys
from pathlib import Path
from typing import Annotated, Final

import typer

from drakehall.cli.common import Language, language_of, print_json, words
from drakehall.cli.errors import Needs, NotTogether
from drakehall.terminal.screen import screen

VARIABLE: Final = "DRAKEHALL_OPERATOR_TOKEN"
app = typer.Typer(name="admin", no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)

Hall = Annotated[str, typer.Option("--hall")]
TokenFile = Annotated[Path | None, typer.Option("--token-file")]
TableId = Annotated[str, typer.Argument(metavar="TABLE")]
LOCAL: Final = "http://127.0.0.1:8000"


@app.callback()
def admin() -> None:
    """Look after an open hall."""


@app.command()
def token(lang: Language = None) -> None:
    """Make an operator's token, and the line for the settings that makes the hall accept it."""
    from drakehall.hall.tokens import digest

    secret = f"op_{secrets.token_urlsafe(32)}"
    said = words(language_of(lang))
    sys.stdout.write(f"{secret}\n")
    screen(stderr=True, soft_wrap=True).print(
        said.say("server-admin-token", line=f'operator = "{digest(secret)}"', variable=VARIABLE), markup=False
    )


@app.command()
def people(table: TableId, hall: Hall = LOCAL, token_file: TokenFile = None, lang: Language = None) -> None:
    """List who holds the seats of a table, with the ids that ban and rename need."""
    _ask("GET", f"tables/{table}/people", None, hall, token_file, lang)


@app.command()
def close(table: TableId, hall: Hall = LOCAL, token_file: TokenFile = None, lang: Language = None) -> None:
    """Close a table that has not ended."""
    _ask("POST", f"tables/{table}/close", None, hall, token_file, lang)


@app.command()
def kick(
    table: TableId,
    seat: Annotated[int, typer.Argument(min=1, max=16)],
    hall: Hall = LOCAL,
    token_file: TokenFile = None,
    lang: Language = None,
) -> None:
    """Free a seat; in a running game a bot goes on."""
    _ask("POST", f"tables/{table}/kick", {"seat": seat - 1}, hall, token_file, lang)


@app.command()
def rename(
    person: Annotated[str, typer.Argument(metavar="PERSON")],
    name: Annotated[str, typer.Argument(metavar="NAME")],
    hall: Hall = LOCAL,
    token_file: TokenFile = None,
    lang: Language = None,
) -> None:
    """Rename a person, at all tables."""
    _ask("POST", "rename", {"person": person, "name": name}, hall, token_file, lang)


@app.command()
def ban(
    person: Annotated[str | None, typer.Option("--person")] = None,
    address: Annotated[str | None, typer.Option("--address")] = None,
    days: Annotated[int | None, typer.Option("--days", min=1)] = None,
    why: Annotated[str, typer.Option("--why")] = "",
    hall: Hall = LOCAL,
    token_file: TokenFile = None,
    lang: Language = None,
) -> None:
    """Ban a person by id, or an address or network."""
    if person is not None and address is not None:
        raise NotTogether(one="--person", other="--address")
    if person is None and address is None:
        raise Needs(name="ban", needed="--person / --address")
    kind = "person" if person is not None else "address"
    body = {"kind": kind, "subject": person or address, "why": why, "days": days}
    _ask("POST", "bans", body, hall, token_file, lang)


@app.command()
def bans(hall: Hall = LOCAL, token_file: TokenFile = None, lang: Language = None) -> None:
    """List the bans in force."""
    _ask("GET", "bans", None, hall, token_file, lang)


@app.command()
def unban(
    ban_id: Annotated[str, typer.Argument(metavar="BAN")],
    hall: Hall = LOCAL,
    token_file: TokenFile = None,
    lang: Language = None,
) -> None:
    """Lift a ban by its id."""
    _ask("DELETE", f"bans/{ban_id}", None, hall, token_file, lang)


@app.command()
def reports(
    everything: Annotated[bool, typer.Option("--all")] = False,
    hall: Hall = LOCAL,
    token_file: TokenFile = None,
    lang: Language = None,
) -> None:
    """List the messages and names that people have reported, those not dealt with."""
    _ask("GET", "reports?handled=true" if everything else "reports", None, hall, token_file, lang)


@app.command()
def handle(
    number: Annotated[int, typer.Argument(min=1)],
    hall: Hall = LOCAL,
    token_file: TokenFile = None,
    lang: Language = None,
) -> None:
    """Mark a report as dealt with."""
    _ask("POST", f"reports/{number}/handle", None, hall, token_file, lang)


@app.command()
def expire(hall: Hall = LOCAL, token_file: TokenFile = None, lang: Language = None) -> None:
    """Do now what the hall does once an hour: close tables that have rested too long, delete what is too old."""
    _ask("POST", "expire", None, hall, token_file, lang)


def _ask(method: str, path: str, body: object, hall: str, file: Path | None, lang: str | None) -> None:
    """Ask the hall, and print its answer; a refusal is one clear line."""
    import httpx
    import msgspec

    from drakehall.wire.problem import Problem

    language = language_of(lang)
    token = file.read_text(encoding="utf-8").strip() if file is not None else os.environ.get(VARIABLE, "")
    if not token:
        raise Needs(name="admin", needed=f"{VARIABLE} / --token-file")
    headers = {"Authorization": f"Bearer {token}", "Accept-Language": language}
    try:
        answer = httpx.request(method, f"{hall.rstrip('/')}/api/operator/{path}", json=body, headers=headers)
    except httpx.HTTPError as error:
        screen(stderr=True).print(f"drakehall: {hall}: {error}", markup=False, style="red")
        raise typer.Exit(1) from None
    if answer.is_success:
        print_json(msgspec.json.decode(answer.content))
        return
    screen(stderr=True).print(
        f"drakehall: {msgspec.json.decode(answer.content, type=Problem).text}", markup=False, style="red"
    )
    raise typer.Exit(2)
