"""Who sits beside somebody at the keyboard: a guide, or whoever sets an exercise or a puzzle."""

from collections.abc import Callable
from typing import Protocol

from drakehall.session import Session

Ask = Callable[[str], str]
"""Prints a question and returns the line typed."""


class Companion(Protocol):
    """Looks on while a game is played, and speaks; it knows only what its seat sees."""

    commands: tuple[str, ...]
    """The commands that help lists, in this order; others are not understood."""

    def look(self, session: Session, seat: int) -> None:
        """Say what is to be said in a position, to the person on a seat; somebody else may have to decide in it."""
        ...

    def moved(self, session: Session, seat: int, move: str) -> None:
        """Say something to a move that the person has just made."""
        ...

    def is_done(self, session: Session, seat: int) -> bool:
        """Tell whether the game need not go on."""
        ...

    def show(self, session: Session, seat: int) -> None:
        """Name the move that is advised, if any."""
        ...

    def skip(self) -> None:
        """Leave out the rest, where that is possible."""
        ...
