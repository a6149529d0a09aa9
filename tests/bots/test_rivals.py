"""What is taken off a seat's worth for its best rival, and when it need not be measured again."""

import pytest

from drakehall.bots.evaluation import evaluation
from drakehall.bots.evaluation.registry import features
from drakehall.kernel import registry
from drakehall.kernel.chance import Chance


@pytest.mark.parametrize("name", ["dragon_castle", "wyrmspan"])
def test_what_a_seat_does_leaves_its_rival_as_it_is(name: str) -> None:
    game = registry.game(name)
    judge, source = evaluation(game), features(game)
    assert source is not None
    state, chance = game.start(2, 7), Chance(1)
    compared = 0
    for _ in range(150):
        if state.seat is None:
            break
        seat, legal = state.seat, state.legal()
        rival = judge.rival(state, seat)
        assert rival is not None
        for action in legal[:5]:
            after = state.copy()
            after.apply(action)
            if after.seat == seat and source.stage(after) == source.stage(state):
                assert judge(after, seat, rival) == pytest.approx(judge(after, seat))
                compared += 1
        state.apply(legal[chance.below(len(legal))])
    assert compared > 100


def test_where_chances_hang_together_the_rival_is_measured_each_time() -> None:
    game = registry.game("smoki")
    state = game.start(2, 7)
    assert state.seat is not None
    assert evaluation(game).rival(state, state.seat) is None
