"""The terminal as it is opened everywhere."""

from rich.console import Console


def screen(
    *, stderr: bool = False, highlight: bool = False, soft_wrap: bool = False, width: int | None = None
) -> Console:
    """Open the terminal. Texts are shown literally: brackets and colons in somebody's words mean nothing."""
    return Console(stderr=stderr, highlight=highlight, soft_wrap=soft_wrap, width=width, markup=False, emoji=False)
