"""Whole games as text. A changed file must be read by a person before it is committed.

Make one anew with `python -m drakehall.testing.playthrough GAME --seats K --seed S name=value … > tests/golden/FILE`.
"""

from pathlib import Path

import pytest

import drakehall as dh
from drakehall.testing.playthrough import again

FILES = sorted(Path(__file__).parent.glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_playthrough_is_unchanged(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert again(text) == text


def test_every_game_has_a_playthrough() -> None:
    told = {file.read_text(encoding="utf-8").split()[1] for file in FILES}
    assert told >= set(dh.game_names())
