"""Boards as plain lines: one thing after the other, nothing side by side, nothing broken or padded to a width."""

from collections.abc import Iterator
from io import StringIO

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.constrain import Constrain
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

BETWEEN = " | "
"""Stands between the cells of a row."""
HANGING = 2
"""A grid with this many columns is a mark and a text behind it."""
WIDTH = 200


def lines(shown: RenderableType) -> Iterator[str]:
    """Yield the lines of what a terminal would show."""
    if isinstance(shown, str):
        yield from shown.splitlines()
    elif isinstance(shown, Text):
        yield from shown.plain.splitlines()
    elif isinstance(shown, Group | Columns):
        for each in shown.renderables:
            yield from lines(each)
    elif isinstance(shown, Panel):
        yield from lines(shown.title or "")
        yield from indented(lines(shown.renderable))
    elif isinstance(shown, Table):
        yield from _table(shown)
    elif isinstance(shown, Padding | Constrain):
        yield from lines(shown.renderable)
    else:
        yield from _drawn(shown)


def indented(given: Iterator[str]) -> Iterator[str]:
    """Indent lines."""
    return (f"  {line}" for line in given)


def _drawn(shown: RenderableType) -> Iterator[str]:
    """Yield the lines that a very wide terminal would show of anything else, which another package's board may use."""
    out = StringIO()
    Console(file=out, width=WIDTH, no_color=True, highlight=False, markup=False, emoji=False).print(shown)
    return (line.rstrip() for line in out.getvalue().splitlines())


def _table(table: Table) -> Iterator[str]:
    """Yield the title, head and foot if shown, and every row; what stands below a cell's first line follows it."""
    yield from lines(table.title or "")
    if table.show_header and any(column.header for column in table.columns):
        yield _row([list(lines(column.header)) for column in table.columns])
    for cells in zip(*(column.cells for column in table.columns), strict=True):
        told = [list(lines(cell)) for cell in cells]
        yield _row([cell[:1] for cell in told], hanging=table.box is None and len(cells) == HANGING)
        for cell in told:
            yield from indented(iter(cell[1:]))
    if table.show_footer:
        yield _row([list(lines(column.footer)) for column in table.columns])
    yield from lines(table.caption or "")


def _row(cells: list[list[str]], *, hanging: bool = False) -> str:
    texts = [" ".join(" ".join(cell).split()) for cell in cells]
    return " ".join(texts).strip() if hanging else BETWEEN.join(texts)
