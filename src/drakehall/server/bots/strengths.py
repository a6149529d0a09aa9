"""How strong the hall's own bots are: measured in ladders, written into the package by `python -m bench.strengths`."""

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from drakehall.wire.tables import Strength

FILE: Final = Path(__file__).parent / "strengths.json"


def strength(game: str, bot: str) -> Strength | None:
    """Tell how strong a bot is in a game; None where nobody has measured it."""
    return _all().get(game, {}).get(bot)


@cache
def _all() -> dict[str, dict[str, Strength]]:
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, dict[str, Strength]])
