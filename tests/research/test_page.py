"""What the page on research says in figures is so."""

from pathlib import Path

import pytest

import drakehall as dh
from drakehall import features

PAGE = " ".join((Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8").split())


@pytest.mark.parametrize(
    ("name", "title"),
    [("smoki", "Smoki"), ("dragon_castle", "Dragon Castle"), ("simurgh", "Simurgh"), ("wyrmspan", "Wyrmspan")],
)
def test_the_page_tells_how_long_observations_are_and_how_many_actions_there_are(name: str, title: str) -> None:
    game = dh.game(name)
    assert f"{title} {features.layout(game, 2).size:,} and {game.actions.size:,}" in PAGE
