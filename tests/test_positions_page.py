"""docs/positions.md: every example is a position, every mistake is told as it says, and no key is missing."""

import re
from pathlib import Path

import pytest

import drakehall as dh
from drakehall.kernel.chance import Chance
from drakehall.kernel.position_errors import BadPosition
from drakehall.kernel.position_text import game_of
from drakehall.testing.moody import MoodyChooser
from drakehall.testing.suite import fits

PAGE = (Path(__file__).parents[1] / "docs" / "positions.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```position\n(.*?)```\n(?:\n> ([^\n]*))?", PAGE, re.DOTALL)
TITLES = {name: f"\n## {name.replace('_', ' ').title()}\n" for name in dh.game_names()}
SHARED = {"chance", "seed"}


@pytest.mark.parametrize(("text", "complaint"), EXAMPLES)
def test_every_example_does_what_it_says(text: str, complaint: str) -> None:
    game = dh.game(game_of(text))
    if complaint:
        with pytest.raises(BadPosition) as caught:
            game.read_position(text)
        assert str(caught.value) == complaint
    else:
        state = game.read_position(text)
        assert game.read_position(state.position_text()).dump() == state.dump()
        assert state.legal()


@pytest.mark.parametrize("name", dh.game_names())
def test_every_game_has_an_example(name: str) -> None:
    assert any(game_of(text) == name and not complaint for text, complaint in EXAMPLES)


@pytest.mark.parametrize("name", dh.game_names())
def test_every_key_is_explained(name: str) -> None:
    assert TITLES[name] in PAGE
    section = PAGE.partition(TITLES[name])[2].partition("\n## ")[0]
    told = [key for row in re.findall(r"^\|([^|]*)\|", section, re.MULTILINE) for key in re.findall("`([^`]+)`", row)]
    explained = {key.removesuffix(" N") for key in told}
    assert keys(name) - SHARED <= explained


def keys(name: str) -> set[str]:
    """Collect the keys of every position of some games, without the numbers of seats and piles."""
    game = dh.game(name)
    found: set[str] = set()
    for number, options in enumerate(game.example_options()):
        seats = game.seats[number % len(game.seats)] if not options else 2
        state = game.start(seats if fits(game, seats, options) else 1, number, **options)
        chooser = MoodyChooser(state.actions, Chance(number))
        while state.seat is not None:
            lines = state.position_text().splitlines()[1:]
            found |= {re.sub(r" \d+$", "", line.partition(":")[0]) for line in lines if not line.startswith(" ")}
            state.apply(chooser.choose(state.legal()))
    return {key for key in found if not key.startswith("option ")}
