"""A position is weighed alike whether a module measures all seats at once or one after the other."""

from types import SimpleNamespace
from typing import cast

import pytest

import drakehall as dh
from drakehall.bots.evaluation import evaluation
from drakehall.bots.evaluation.evaluation import Evaluation, Features
from drakehall.bots.evaluation.registry import features
from drakehall.kernel.chance import Chance


def one_by_one(name: str) -> Evaluation:
    """The evaluation of a game without `all_features`."""
    game = dh.game(name)
    known = {key: value for key, value in vars(features(game)).items() if key != "all_features"}
    return Evaluation(cast("Features", SimpleNamespace(**known)), evaluation(game).weights, low_wins=game.low_wins)


@pytest.mark.parametrize("name", [name for name in dh.game_names() if hasattr(features(dh.game(name)), "all_features")])
def test_all_seats_at_once_or_one_by_one(name: str) -> None:
    game = dh.game(name)
    once, singly = evaluation(game), one_by_one(name)
    for seats in game.seats:
        for seed, options in enumerate(game.example_options()[:4]):
            state, chance = game.start(seats, seed, **options), Chance(seed)
            while state.rollout(chance, 3) == 3:
                assert [once(state, seat) for seat in range(seats)] == [singly(state, seat) for seat in range(seats)]


def test_somebody_measures_all_seats_at_once() -> None:
    assert hasattr(features(dh.game("smoki")), "all_features")
