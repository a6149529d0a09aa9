"""Saves that somebody edited: every game refuses them, or plays on with them."""

import os

import pytest

import drakehall as dh
from drakehall.testing.suite import edit_saves

SEED = int(os.environ.get("DRAKEHALL_EDITS_SEED", "0"))
"""Another seed edits other saves: `DRAKEHALL_EDITS_SEED=7 pytest -m slow tests/test_edited_saves.py`."""


@pytest.mark.parametrize("name", dh.game_names())
def test_edited_saves(name: str) -> None:
    found = edit_saves(dh.game(name), edits=400, seed=SEED)
    assert found.refused + found.accepted == 400
    assert found.refused
    assert found.accepted


@pytest.mark.slow
@pytest.mark.parametrize("name", dh.game_names())
def test_edited_saves_at_length(name: str) -> None:
    found = edit_saves(dh.game(name), edits=20_000, seed=SEED + 1_000_000)
    assert found.refused + found.accepted == 20_000
