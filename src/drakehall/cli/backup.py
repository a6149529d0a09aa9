"""Backing up a hall and restoring it."""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from drakehall.cli.common import AsJson, Language, language_of, print_json, words
from drakehall.cli.serve import Database
from drakehall.terminal.screen import screen

if TYPE_CHECKING:
    from drakehall.server.storage.backup import Proof

File = Annotated[Path, typer.Argument(metavar="FILE")]


def backup(file: File, db: Database = None, json: AsJson = False, lang: Language = None) -> None:
    """Write a backup of a hall, open or not, and verify it by replaying all its games."""
    from drakehall.server.settings import Settings
    from drakehall.server.storage.backup import back_up

    proof = asyncio.run(back_up(db or Settings().db, file))
    _tell("server-backed-up", file, proof, json, lang)


def restore(file: File, db: Database = None, json: AsJson = False, lang: Language = None) -> None:
    """Restore a backup to a new file or an empty database, and replay all its games."""
    from drakehall.server.settings import Settings
    from drakehall.server.storage.backup import restore as put_back

    proof = asyncio.run(put_back(file, db or Settings().db))
    _tell("server-restored", file, proof, json, lang)


def _tell(message: str, file: Path, proof: "Proof", json: bool, lang: str | None) -> None:
    from drakehall.server.errors import NotProven

    said = words(language_of(lang))
    if json:
        print_json(proof)
    if proof.broken:
        table, why = next(iter(proof.broken.items()))
        raise NotProven(count=len(proof.broken), table=table, why=why)
    if not json:
        counts = {"tables": proof.tables, "played": proof.played, "moves": proof.moves, "former": len(proof.former)}
        screen().print(said.say(message, file=str(file), **counts))
