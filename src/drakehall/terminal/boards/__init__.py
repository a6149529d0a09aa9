"""Boards: how the view of a game is drawn in a terminal."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from typing import Any

import msgspec
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from drakehall.kernel.events import Value
from drakehall.session.session import Session
from drakehall.text import Words

Board = Callable[[msgspec.Struct, Words], RenderableType]
Account = Callable[[Session, Words], RenderableType]
Advice = Callable[[msgspec.Struct, Words], list[str]]
Detail = Callable[[msgspec.Struct, str, dict[str, Value], Words], str]
Chapters = Callable[[Words], list[tuple[str, str]]]
GROUP = "drakehall.boards"


@cache
def board_of(game: str) -> Board:
    """Find the board of a game; if there is none, the view is shown as plain text."""
    for entry in entry_points(group=GROUP, name=game):
        loaded: Board = entry.load()
        return loaded
    if find_spec(f"{__name__}.{game}") is not None:
        found: Board = import_module(f"{__name__}.{game}").board
        return found
    return as_text


@cache
def account_of(game: str) -> Account | None:
    """Find a game's own account of how its result came about: `account` beside its `board`."""
    found: Account | None = _beside(game, "account")
    return found


@cache
def advice_of(game: str) -> Advice | None:
    """Find a game's advice about how a table was set: `advice` beside its `board`, shown once before the board."""
    found: Advice | None = _beside(game, "advice")
    return found


@cache
def detail_of(game: str) -> Detail | None:
    """Find what a game adds to the words of a choice, such as which card is there: `detail` beside its `board`."""
    found: Detail | None = _beside(game, "detail")
    return found


@cache
def chapters_of(game: str) -> Chapters | None:
    """Find what a game adds to its short rules, title and text: `chapters` beside its `board`."""
    found: Chapters | None = _beside(game, "chapters")
    return found


@cache
def aside_of(game: str) -> tuple[str, ...]:
    """Return the verbs listed last among the choices, as they are nearly always available: `ASIDE` beside `board`."""
    found: tuple[str, ...] = _beside(game, "ASIDE") or ()
    return found


def _beside(game: str, name: str) -> Any:
    return getattr(import_module(board_of(game).__module__), name, None)


def hanging(mark: Text, text: Text) -> Table:
    """Write a text after a mark; its further lines are indented to match the first."""
    table = Table.grid()
    table.add_column(no_wrap=True)
    table.add_row(mark, text)
    return table


def as_text(view: msgspec.Struct, words: Words) -> RenderableType:
    """Show any view as text."""
    return Text(msgspec.json.format(msgspec.json.encode(view), indent=2).decode())
