"""Faults of positions as numbers: games that go by another name have another layout (`tests/testing/conftest.py`)."""

from drakehall.kernel.position_errors import NoPositionText
from tests.testing.broken.registry import faulty_game
from tests.testing.toy import Toy, ToyGame


class WithoutText(Toy):
    """Toys write their own name into a text, which would not be that of the game."""

    def position_text(self) -> str:
        raise NoPositionText(game="toy")


@faulty_game("layout")
class NumbersOutOfBounds(ToyGame):
    name = "loose_toy"
    state_type = WithoutText


@faulty_game("layout-blind")
class NumbersTellThePile(ToyGame):
    name = "telling_toy"
    state_type = WithoutText
