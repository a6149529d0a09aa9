"""The names of the package's front door, as the architecture promises them."""

import subprocess
import sys

import msgspec
import pytest

import drakehall as dh
from drakehall.kernel.chance import Chance
from drakehall.kernel.options import Options


def test_the_games() -> None:
    assert "smoki" in dh.game_names()
    assert dh.game_names() == sorted(dh.game_names())


IMPORTS = (
    "import drakehall.games.smoki as smoki",
    "from drakehall.games import smoki",
    "import drakehall as dh; import drakehall.games; smoki = __import__('drakehall.games.smoki', fromlist=['GAME'])",
    "import drakehall as dh; dh.game('smoki'); smoki = dh.games.smoki",
    "import drakehall as dh; dh.game_names(); import drakehall.games.smoki as smoki",
    "from drakehall import game_names; game_names(); from drakehall.games import smoki",
)
"""Ways to come by the package of a game, each in an interpreter of its own."""


@pytest.mark.parametrize("first", IMPORTS)
@pytest.mark.parametrize("second", IMPORTS[:2])
def test_the_package_of_games_can_be_imported_in_any_order(first: str, second: str) -> None:
    check = "import drakehall as dh; assert smoki.GAME is dh.game('smoki'); assert 'smoki' in dh.game_names()"
    code = "\n".join([first, second, check])
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stderr == ""


def test_everything_of_the_first_page_works() -> None:
    game = dh.game("smoki")
    assert game.seats == range(2, 6)
    assert game.low_wins is True
    assert issubclass(game.options, Options)
    state = game.start(seats=3, seed=7, raven_attack=True)
    assert state.actions.size == game.actions.size
    assert state.seat in range(3)
    assert state.over is False
    assert state.legal() == [state.actions.parse(f"turn_up {slot}") for slot in range(6)]
    state.apply(state.legal()[0])
    assert state.copy().dump() == state.dump()
    assert state.scores() == [3, 3, 3]
    assert state.winners() == []
    assert [sum(sources.values()) for sources in state.breakdown()] == state.scores()
    assert isinstance(state.view(0), msgspec.Struct)
    assert isinstance(state.view(None), msgspec.Struct)
    assert state.sample(0, Chance(3)).view(0) == state.view(0)
    state.check()
    assert game.load(game.save(state)).dump() == state.dump()
    assert state.why_not(state.legal()[0]) is None
    refused = state.why_not(state.actions.parse("skip"))
    assert refused is not None
    assert refused.id == "smoki-why-reveal"


@pytest.mark.parametrize("name", dh.game_names())
def test_every_option_is_described_and_has_a_default(name: str) -> None:
    game = dh.game(name)
    game.options()
    assert all(option.description for option in game.describe_options())
