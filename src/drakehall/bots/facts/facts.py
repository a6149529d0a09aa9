"""What a module about the facts of a game offers, and where it is found: others by an entry point, ours by the name."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from types import MappingProxyType, SimpleNamespace
from typing import Any, Final, NamedTuple, Protocol, cast

from drakehall.kernel.events import Message
from drakehall.kernel.game import Game

GROUP: Final = "drakehall.facts"
"""The entry points of other packages' facts: the game's name → a module."""


class Saying(NamedTuple):
    """A sentence about what a move leads to, and roughly how many points that is worth; less than 0: a risk."""

    message: Message
    worth: float


class Facts(Protocol):
    """What players count in a game. A module may leave out any of it: `_NoFacts` has the defaults."""

    WORTH: Mapping[str, float]
    """The facts, and roughly how many points one of each is worth."""
    PASSED_OVER: Sequence[str]
    """Sources of points that are not mentioned: facts say the same better."""

    def facts(self, view: Any, seat: int) -> dict[str, float]:
        """Count what a seat has, as far as it can be seen."""
        ...

    def comparable(self, before: Any, after: Any) -> bool:
        """Return whether the facts of two views can be compared: not if everything was dealt anew between them."""
        ...

    def stands_alone(self, before: Any) -> bool:
        """Return whether a move is examined by itself: the rest of the turn does not follow from it."""
        ...

    def sayings(self, before: Any, after: Any, seat: int) -> list[Saying]:
        """Return what else is worth a sentence, such as a pair that cancels out."""
        ...

    def alike(self, view: Any, seat: int) -> Message | None:
        """Return a sentence if nobody can tell the choices of a seat apart, whatever a search has found; else None."""
        ...

    def mark(self, view: Any) -> Message | None:
        """Return the part of the game that a position belongs to, such as a round; None if it has no name."""
        ...


class _NoFacts:
    """A game about which only the points are known."""

    WORTH: Mapping[str, float] = MappingProxyType({})
    PASSED_OVER: Sequence[str] = ()

    def facts(self, view: object, seat: int) -> dict[str, float]:
        return {}

    def comparable(self, before: object, after: object) -> bool:
        return True

    def stands_alone(self, before: object) -> bool:
        return False

    def sayings(self, before: object, after: object, seat: int) -> list[Saying]:
        return []

    def alike(self, view: object, seat: int) -> Message | None:
        return None

    def mark(self, view: object) -> Message | None:
        return None


@cache
def facts_of(game: Game) -> Facts:
    """Find the module about a game; without one only the points are known."""
    for entry in entry_points(group=GROUP, name=game.name):
        return _completed(entry.load())
    ours = f"{__package__}.{game.name}"
    if type(game).__module__.startswith("drakehall.games.") and find_spec(ours) is not None:
        return cast("Facts", import_module(ours))
    return _NoFacts()


def _completed(module: object) -> Facts:
    """Return a module with the defaults for whatever it leaves out."""
    defaults = _NoFacts()
    names = [name for name in dir(defaults) if not name.startswith("_")]
    return cast("Facts", SimpleNamespace(**{n: getattr(module, n, getattr(defaults, n)) for n in names}))
