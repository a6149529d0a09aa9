"""What bots know of a game: one module, with a default for all that it leaves out."""

from types import ModuleType

import pytest

import drakehall as dh
from drakehall.bots import Budget
from drakehall.bots.evaluation import Evaluation, Weights, defaults, evaluation
from drakehall.bots.greedy import Greedy
from drakehall.kernel.state import State

SMOKI = dh.game("smoki")


def own_features(state: State, seat: int) -> list[float]:
    return [float(seat)]


def test_a_module_may_leave_out_everything_but_its_features() -> None:
    module = ModuleType("mine")
    vars(module).update(NAMES=("seat",), features=own_features)
    weights = Weights(rivalry=0.0, victory=1.0, spread=(1.0,), stages=({"seat": 3.0},), record="")
    judge = Evaluation(module, weights, low_wins=True)
    state = SMOKI.start(2, 1)
    assert [judge.worth(state, seat) for seat in range(2)] == [0.0, 3.0]
    assert (judge.progress(state), judge.unit(state), judge.certain(state), judge.turn_number_is_exact) == (
        0.0,
        1.0,
        False,
        False,
    )
    assert judge.worthwhile(state, [3, 1]) == [3, 1]
    assert judge.automatic(state) == []
    assert Greedy(1, judge).choose(state, 0, Budget()) in state.legal()


@pytest.mark.parametrize("name", dh.game_names())
def test_other_weights_leave_all_else_as_it_is(name: str) -> None:
    game = dh.game(name)
    judge = evaluation(game)
    twin = judge.weighing(judge.weights)
    for part in (
        "automatic",
        "certain",
        "information_key",
        "play_out_pending",
        "progress",
        "turn_number",
        "turn_number_is_exact",
        "unit",
        "worthwhile",
    ):
        assert getattr(twin, part) == getattr(judge, part)
    state = game.start(2, 1)
    assert twin(state, 0) == judge(state, 0)


def test_a_game_that_nobody_has_described_is_judged_by_its_score() -> None:
    judge = Evaluation(defaults, defaults.weights(low_wins=False))
    assert not judge.turn_number_is_exact
    state = SMOKI.start(2, 1)
    assert judge.worth(state, 1) == state.scores()[1]
