"""Where layouts are found: ours by the game's name, those of other packages by an entry point."""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from typing import Any, Final, Protocol, cast

from drakehall.features.layout import Layout, Plan, Write
from drakehall.kernel.errors import HallError
from drakehall.kernel.game import Game
from drakehall.kernel.options import Options

GROUP: Final = "drakehall.features"
"""The entry points of other people's games: the game's name → a module, or another object, like a `LayoutModule`."""


class NoLayout(HallError):
    """Nobody has said which numbers describe the positions of a game."""

    id = "error-no-layout"
    english = "positions of {game} cannot be given as numbers: the game has no layout"


class LayoutModule(Protocol):
    """What a game's module says about its positions as numbers."""

    VERSION: int
    """Goes up whenever the fields, or what they mean, change."""
    LEFT_OUT: tuple[str, ...]
    """What a seat may know and the numbers do not tell, in sentences; the last are about what is hidden."""

    def lay_out(self, plan: Plan, seats: int, options: Any, perfect: bool) -> Write:
        """Add the fields to the plan and return what writes them; `perfect` adds, at the end, what is hidden."""


def layout(game: Game, seats: int, options: Options | None = None, perfect: bool = False) -> Layout:
    """Return the layout of a game for a number of seats, with options as `Game.resolve_options` gives them.

    Without options they are as usual. A game that has no layout raises `NoLayout`.
    """
    module = module_of(game)
    if module is None:
        raise NoLayout(game=game.name)
    agreed = game.resolve_options(seats, {}) if options is None else options
    game.check_seats(seats)
    plan = Plan()
    write = module.lay_out(plan, seats, agreed, perfect)
    return Layout(game.name, module.VERSION, seats, agreed, plan, write, perfect=perfect)


@cache
def module_of(game: Game) -> LayoutModule | None:
    """Find what is said about the positions of a game; None if nobody has said anything."""
    for entry in entry_points(group=GROUP, name=game.name):
        return cast("LayoutModule", entry.load())
    ours = f"{__package__}.{game.name}"
    if type(game).__module__.startswith("drakehall.games.") and find_spec(ours) is not None:
        return cast("LayoutModule", import_module(ours))
    return None
