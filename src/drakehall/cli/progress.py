"""A progress bar on standard error during long work."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from drakehall.terminal.screen import screen

Advance = Callable[[], None]
"""Called whenever a piece of the work is done."""


@contextmanager
def progress(title: str, total: int, done: int = 0) -> Iterator[Advance]:
    """Show a bar; some of the work may be done already."""
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen(stderr=True), transient=True) as bar:
        task = bar.add_task(title, total=total, completed=done)
        yield lambda: bar.advance(task)
