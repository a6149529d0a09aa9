"""What comes with the games: the file of a game, and something in it by its id."""

from collections.abc import Iterable
from importlib.resources import files
from typing import Protocol, TypeVar

from drakehall.learn.errors import NothingShipped, UnknownItem


class HasId(Protocol):
    """Something that is known by an id."""

    @property
    def id(self) -> str:
        """The id."""


T = TypeVar("T", bound=HasId)


def shipped(kind: str, name: str) -> str:
    """Return the text of a file of lessons, exercises or puzzles; a game without one raises `NothingShipped`."""
    file = files("drakehall.learn") / "data" / kind / name
    if not file.is_file():
        raise NothingShipped(name=name)
    return file.read_text(encoding="utf-8")


def find(given: str, among: Iterable[T], unknown: type[UnknownItem]) -> T:
    """Return what has an id; an id that nothing has raises the error of its kind."""
    known = {each.id: each for each in among}
    if given not in known:
        raise unknown(given=given, known=", ".join(known))
    return known[given]
