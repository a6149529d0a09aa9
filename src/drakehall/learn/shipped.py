"""Files shipped with the games, and the things in them by their ids."""

from collections.abc import Iterable
from importlib.resources import files
from typing import Protocol, TypeVar

from drakehall.learn.errors import NothingShipped, UnknownItem


class HasId(Protocol):
    """Something with an id."""

    @property
    def id(self) -> str:
        """The id."""


T = TypeVar("T", bound=HasId)


def shipped(kind: str, name: str) -> str:
    """Return the text of a file of lessons, exercises or puzzles; raise `NothingShipped` if the game has none."""
    file = files("drakehall.learn") / "data" / kind / name
    if not file.is_file():
        raise NothingShipped(name=name)
    return file.read_text(encoding="utf-8")


def find(given: str, among: Iterable[T], unknown: type[UnknownItem]) -> T:
    """Return the thing with an id; raise the error of its kind if there is none."""
    known = {each.id: each for each in among}
    if given not in known:
        raise unknown(given=given, known=", ".join(known))
    return known[given]
