"""Whoever has learnt from a layout can rely on its version: it goes up when the fields change."""

import hashlib
import subprocess
import sys
from pathlib import Path

import pytest

import drakehall as dh
from drakehall.features import layout
from tests.features.positions import GAMES

SCRIPT = Path(__file__).parents[2] / "docs" / "scripts" / "layout_lists.py"
FIELDS = {
    ("dragon_castle", 1): "fa9e4f50dac8e791",
    ("simurgh", 1): "cc63ff5ac454d013",
    ("smoki", 1): "31c6a1cdf5f502a1",
    ("wyrmspan", 1): "fbfce932189761db",
}
"""Digests of the fields. If one of them changes, the game's `VERSION` goes up and a new line is added here."""


@pytest.mark.parametrize("name", GAMES)
def test_a_version_stands_for_its_fields(name: str) -> None:
    game = dh.game(name)
    told = hashlib.sha256()
    for perfect in (False, True):
        plan = layout(game, 2, perfect=perfect)
        for field in plan.fields:
            told.update(repr((field.name, field.start, field.shape, field.low, field.high, field.names)).encode())
    assert FIELDS[name, plan.version] == told.hexdigest()[:16]


def test_the_pages_are_up_to_date() -> None:
    done = subprocess.run([sys.executable, SCRIPT, "--check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
