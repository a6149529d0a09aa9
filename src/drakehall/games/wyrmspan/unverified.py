"""What no source confirms about the cards and tiles of Wyrmspan."""

import csv
import io
from typing import Final

from drakehall.games.wyrmspan import cards
from drakehall.games.wyrmspan.options import WyrmspanOptions
from drakehall.games.wyrmspan.tiles import GUILDS
from drakehall.kernel.events import Message
from drakehall.kernel.numbers import whole
from drakehall.kernel.unverified import Unverified

COLUMNS: Final = {"dragons": cards.DRAGON_COLUMNS, "caves": cards.CAVE_COLUMNS}
RULINGS: Final = {"dragons-22": "WYR-R41", "dragons-103": "WYR-R48", "caves-9": "WYR-R49"}
"""The rulings that say why a card is read as it is."""


def facts(options: WyrmspanOptions) -> list[Unverified]:
    """List the cards of the tables in force, and the guild tiles, with something that no source confirms."""
    dragons = [
        Unverified(Message("unverified-wyrmspan-dragon", {"dragon": number}), ruling, {"effect": effect}, "dragons")
        for number, ruling, effect in _in_doubt("dragons", options.dragons)
    ]
    caves = [
        Unverified(Message("unverified-wyrmspan-cave", {"card": number}), ruling, {"effect": effect}, "caves")
        for number, ruling, effect in _in_doubt("caves", options.caves)
    ]
    guilds = [
        Unverified(Message("unverified-wyrmspan-guild", {"guild": guild.name}), "WYR-9.7", dict(guild.in_doubt))
        for guild in GUILDS
        if guild.in_doubt
    ]
    return dragons + caves + guilds


def file_of(table: str) -> str:
    """Return a table of the cards in doubt, for an owner to correct."""
    written = io.StringIO()
    lines = csv.DictWriter(written, COLUMNS[table], extrasaction="ignore", lineterminator="\n")
    lines.writeheader()
    lines.writerows(row for row in _rows(table, "").values() if row[cards.VERIFIED] == "false")
    return written.getvalue()


def _in_doubt(table: str, changes: str) -> list[tuple[str, str, str]]:
    """Return number, ruling and effect of the cards in doubt."""
    return [
        (number, RULINGS.get(f"{table}-{number}", ""), row["effect"])
        for number, row in _rows(table, changes).items()
        if row.get(cards.VERIFIED) == "false"
    ]


def _rows(table: str, changes: str) -> dict[str, dict[str, str]]:
    """Return the rows of a table in force by number, as they are written."""
    texts = (cards.printed(table), changes)
    return {
        str(whole(row["number"].strip())): row for text in texts for _, row in cards.rows(table, text, COLUMNS[table])
    }
