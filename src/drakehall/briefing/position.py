"""A position as text, as one seat sees it."""

from collections.abc import Callable, Iterator
from typing import Final

import msgspec

from drakehall.briefing import simurgh, wyrmspan
from drakehall.briefing.board_lines import lines
from drakehall.kernel.game import Game
from drakehall.terminal.boards import board_of
from drakehall.text import Words

MORE: Final[dict[str, Callable[[msgspec.Struct, Words], Iterator[str]]]] = {
    "simurgh": simurgh.tiles,
    "wyrmspan": wyrmspan.dragons,
}
"""What a game adds to its board for readers who cannot look at a card on the table."""


def position(game: Game, view: msgspec.Struct, words: Words) -> str:
    """Return what lies on the table, line by line."""
    more = MORE.get(game.name)
    told = [*lines(board_of(game.name)(view, words)), *(more(view, words) if more else ())]
    return "\n".join(line.rstrip() for line in told)
