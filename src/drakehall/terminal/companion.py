"""A companion beside the person at the keyboard: a guide, or the one who sets an exercise or a puzzle."""

from collections.abc import Callable
from typing import Protocol

from drakehall.session import Session

Ask = Callable[[str], str]
"""Prints a question and returns the line typed."""


class Companion(Protocol):
    """Watches while a game is played, and speaks; it knows only what its seat sees."""

    commands: tuple[str, ...]
    """The commands that help lists, in this order; there are no others."""

    def look(self, session: Session, seat: int) -> None:
        """Say what there is to say in a position, to the person on a seat; another seat may have to decide in it."""
        ...

    def moved(self, session: Session, seat: int, move: str) -> None:
        """Comment on a move that the person has just made."""
        ...

    def is_done(self, session: Session, seat: int) -> bool:
        """Return whether the game need not go on."""
        ...

    def show(self, session: Session, seat: int) -> None:
        """Show the advised move, if any."""
        ...

    def skip(self) -> None:
        """Skip the rest, if possible."""
        ...
