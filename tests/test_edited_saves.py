"""Saves and positions in text that somebody edited: every game refuses them, or plays on with them."""

import os

import pytest

import drakehall as dh
from drakehall.testing.suite import edit_saves
from drakehall.testing.texts import offers_text

SEED = int(os.environ.get("DRAKEHALL_EDITS_SEED", "0"))
"""Another seed edits other saves: `DRAKEHALL_EDITS_SEED=7 pytest -m slow tests/test_edited_saves.py`."""


@pytest.mark.parametrize("name", dh.game_names())
def test_edited_saves(name: str) -> None:
    found = edit_saves(dh.game(name), edits=400, seed=SEED)
    assert found.refused + found.accepted == 400
    assert found.refused
    assert found.accepted


WRITTEN = [name for name in dh.game_names() if offers_text(dh.game(name).start(2, 1))]


@pytest.mark.parametrize("name", WRITTEN)
def test_edited_texts(name: str) -> None:
    found = edit_saves(dh.game(name), edits=400, seed=SEED, texts=True)
    assert found.refused + found.accepted == 400
    assert found.refused
    assert found.accepted


@pytest.mark.slow
@pytest.mark.parametrize("name", WRITTEN)
def test_edited_texts_at_length(name: str) -> None:
    found = edit_saves(dh.game(name), edits=20_000, seed=SEED + 1_000_000, texts=True)
    assert found.refused + found.accepted == 20_000


@pytest.mark.slow
@pytest.mark.parametrize("name", dh.game_names())
def test_edited_saves_at_length(name: str) -> None:
    found = edit_saves(dh.game(name), edits=20_000, seed=SEED + 1_000_000)
    assert found.refused + found.accepted == 20_000
