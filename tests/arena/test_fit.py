"""Fitting: the same deal is played with shaken weights and with the inverse, and weights move towards what paid."""

import pytest
from bench import fit

from drakehall.bots.evaluation.weights import Weights
from drakehall.kernel.chance import Chance

WEIGHTS = Weights(1.0, 5.0, (4.0,), ({"points": 1.0, "rooms": 2.0, "eggs": 0.5},), "by hand")


def tries(worth: float, count: int = 400) -> list[fit.Tried]:
    """Give tries in which a factor of rooms is worth so much and nothing else matters."""
    chance = Chance(3)
    found = []
    for _ in range(count):
        factors = [fit.shakes(WEIGHTS, chance), fit.shakes(WEIGHTS, chance)]
        found.append(fit.Tried(factors, 2 * worth * factors[0]["rooms"], 0.0))
    return found


@pytest.mark.parametrize("worth", [3.0, -3.0])
def test_a_weight_moves_towards_what_paid(worth: float) -> None:
    (stage,) = fit.moved(WEIGHTS, tries(worth)).stages
    assert (stage["rooms"] > 2.2) if worth > 0 else (stage["rooms"] < 1.8)
    assert stage["points"] == 1.0
    assert stage["eggs"] == pytest.approx(0.5, rel=0.05)


def test_the_same_seed_gives_the_same_tries_and_points_are_never_shaken() -> None:
    weights = Weights.of("smoki", ("goal", "rounds", "tokens", "chance", "dream", "haste"), 1)
    found = fit.mirrored("smoki", weights, 2, {}, None, 4, score=False)
    assert found == fit.mirrored("smoki", weights, 2, {}, None, 4, score=False)
    assert found[0].gain == -found[1].gain
    assert "points" not in fit.shakes(WEIGHTS, Chance(1))
