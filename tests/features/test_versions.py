"""Whoever has learnt from a layout can rely on its version: it goes up when the fields change."""

import hashlib
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import drakehall as dh
from drakehall.features import Layout, layout
from drakehall.kernel.errors import HallError
from tests.features.positions import GAMES

SCRIPT = Path(__file__).parents[2] / "docs" / "scripts" / "layout_lists.py"
FIELDS = {
    ("dragon_castle", 1): "691ab483042695aa",
    ("simurgh", 1): "38ccc7100bea898d",
    ("smoki", 1): "52c939f61e94ecfd",
    ("wyrmspan", 1): "8cbeec6cb3328c56",
}
"""Digests of the fields at all tables, with all example options.

If one of them changes, the game's `VERSION` goes up and a new line is added here.
"""


@pytest.mark.parametrize("name", GAMES)
def test_a_version_stands_for_its_fields(name: str) -> None:
    game = dh.game(name)
    lists = {told(plan) for plan in plans(game)}
    assert FIELDS[name, layout(game, 2).version] == hashlib.sha256("\n".join(sorted(lists)).encode()).hexdigest()[:16]


def plans(game: dh.Game) -> Iterator[Layout]:
    """Lay out the game for all seats with all example options, for players and for critics."""
    for options in game.example_options():
        for seats in game.seats:
            try:
                agreed = game.resolve_options(seats, options)
            except HallError:  # not for so many seats
                continue
            yield from (layout(game, seats, agreed, perfect=perfect) for perfect in (False, True))


def told(plan: Layout) -> str:
    """Write down the fields of a layout; options that do not change them make no difference."""
    fields = [(each.name, each.start, each.shape, each.low, each.high, each.names) for each in plan.fields]
    return f"{plan.seats} {fields}"


def test_the_pages_are_up_to_date() -> None:
    done = subprocess.run([sys.executable, SCRIPT, "--check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
