"""Boards: how the view of a game is drawn in a terminal."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec

import msgspec
from rich.console import RenderableType
from rich.text import Text

from drakehall.session.session import Session
from drakehall.text import Words

Board = Callable[[msgspec.Struct, Words], RenderableType]
Account = Callable[[Session, Words], RenderableType]
Advice = Callable[[msgspec.Struct, Words], list[str]]
GROUP = "drakehall.boards"


@cache
def board_of(game: str) -> Board:
    """Find the board of a game; without one the view is shown as plain text."""
    for entry in entry_points(group=GROUP, name=game):
        loaded: Board = entry.load()
        return loaded
    if find_spec(f"{__name__}.{game}") is not None:
        found: Board = import_module(f"{__name__}.{game}").board
        return found
    return plain


@cache
def account_of(game: str) -> Account | None:
    """Find a game's own account of how its result came about: `account` beside its `board`."""
    found: Account | None = getattr(import_module(board_of(game).__module__), "account", None)
    return found


@cache
def advice_of(game: str) -> Advice | None:
    """Find what a game advises about how a table was set: `advice` beside its `board`, told once before the first."""
    found: Advice | None = getattr(import_module(board_of(game).__module__), "advice", None)
    return found


def plain(view: msgspec.Struct, words: Words) -> RenderableType:
    """Show any view as text."""
    return Text(msgspec.json.format(msgspec.json.encode(view), indent=2).decode())
