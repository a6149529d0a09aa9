"""Layouts of other packages are found by their entry points, before ours."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from drakehall.features import NoLayout, layout
from drakehall.features.registry import GROUP, module_of
from tests.packages import announce
from tests.testing.toy import ToyGame


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    announce(tmp_path, "toys", {GROUP: {"toy": "tests.testing.toy_layout"}})
    monkeypatch.syspath_prepend(tmp_path)
    module_of.cache_clear()
    yield
    module_of.cache_clear()


@pytest.mark.usefixtures("installed")
def test_a_layout_from_outside() -> None:
    game = ToyGame()
    plan = layout(game, 3, perfect=True)
    state = game.start(3, 1)
    assert [field.name for field in plan.fields] == ["hand", "shown", "turns", "points", "pile"]
    hand = [state.hands[2].count(beast) for beast in range(5)]
    assert plan.vector(state, 2) == [*hand, *[0] * 5, 0, 0, 1 + state.pile[-1]]


def test_a_game_without_a_layout_says_so() -> None:
    with pytest.raises(NoLayout, match="toy cannot be given as numbers"):
        layout(ToyGame(), 2)
