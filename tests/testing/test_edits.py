"""Edited saves: what is changed in them, and what is said of a game that they break."""

from typing import Any

import msgspec
import pytest

from drakehall.kernel.chance import Chance
from drakehall.kernel.errors import BadSeed
from drakehall.kernel.game import Game
from drakehall.testing import ConformanceError
from drakehall.testing.edits import edited
from drakehall.testing.suite import edit_saves
from tests.testing.broken.games import CornersOfTheTable
from tests.testing.broken.keeping import CountsNoSeals, NeverRefuses, StopsAtBadCards
from tests.testing.toy import ToyGame


def of(kind: type[Any]) -> Game:
    made: type[ToyGame] = type(kind.__name__, (ToyGame,), {"state_type": kind})
    return made()


def test_a_correct_game_refuses_some_and_plays_on_with_others() -> None:
    seen: list[tuple[int, int]] = []
    found = edit_saves(ToyGame(), edits=1130, seed=3, progress=lambda done, total: seen.append((done, total)))
    assert found.refused > 500
    assert found.accepted > 50
    assert found.refused + found.accepted == 1130
    assert seen == [(done, 1130) for done in range(1, 1131)]
    assert str(found) == f"toy: 1,130 edited saves, {found.refused} refused, {found.accepted} played on"


def test_the_same_seed_edits_the_same() -> None:
    assert edit_saves(ToyGame(), edits=300, seed=8) == edit_saves(ToyGame(), edits=300, seed=8)


@pytest.mark.parametrize(
    ("game", "complaint"),
    [
        (CornersOfTheTable(), r"“edited-save”: load raises KeyError: "),
        (of(StopsAtBadCards), r"“edited-save”: load raises RuntimeError: what is this"),
        (of(CountsNoSeals), r"“edited-save”: accepted, and then (IndexError|ValueError): "),
        (of(NeverRefuses), r"“edited-save”: accepted, and then [A-Z]\w+: "),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_game_that_edits_break_is_caught_and_the_fault_can_be_repeated(game: Game, complaint: str) -> None:
    with pytest.raises(ConformanceError, match=complaint) as caught:
        edit_saves(game, edits=3000, seed=20)
    assert caught.value.check == "edited-save"
    assert '\nthe edited save: {"game":"toy",' in str(caught.value)
    place = caught.value.place
    command = f"python -m drakehall.testing toy --edits {place.edits} --seed {place.seed} --seats {place.seats}"
    assert f"again: {command} --example {place.example}" in str(caught.value)
    with pytest.raises(ConformanceError) as again:
        edit_saves(game, edits=place.edits, seed=place.seed, seats=place.seats, example=place.example)
    assert str(again.value) == str(caught.value)


def test_every_field_of_a_save_is_changed_sooner_or_later() -> None:
    game = ToyGame()
    save = game.save(game.start(3, 1))
    before = msgspec.json.decode(save)
    changed = set()
    chance = Chance(1)
    for _ in range(1000):
        after = edited([save], chance)
        assert after != save
        new = msgspec.json.decode(after)
        if isinstance(new, dict) and isinstance(new.get("state"), dict):
            changed |= {name for name in before if new.get(name) != before[name]}
            changed |= {name for name in before["state"] if new["state"].get(name) != before["state"][name]}
    assert changed == before.keys() | before["state"].keys()


def test_a_wrong_seed_is_refused() -> None:
    with pytest.raises(BadSeed):
        edit_saves(ToyGame(), edits=100, seed=2**128 - 1)
