"""The list of faulty games."""

from collections.abc import Callable

from drakehall.kernel.game import Game
from tests.testing.toy import Toy, ToyGame

VARIANTS: list[tuple[str, Game]] = []
"""The check that must fail, and the game."""


def faulty_position(check: str) -> Callable[[type[Toy]], type[Toy]]:
    """Put a kind of position on the list of faulty ones."""

    def register(kind: type[Toy]) -> type[Toy]:
        made: type[ToyGame] = type(kind.__name__, (ToyGame,), {"state_type": kind})
        VARIANTS.append((check, made()))
        return kind

    return register


def faulty_game(check: str) -> Callable[[type[ToyGame]], type[ToyGame]]:
    """Put a kind of game on the list of faulty ones."""

    def register(kind: type[ToyGame]) -> type[ToyGame]:
        VARIANTS.append((check, kind()))
        return kind

    return register
