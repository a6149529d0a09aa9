"""Effects: what one turn brings more than another is measured with the same luck, and weights are fitted to it."""

from pathlib import Path

import pytest
from bench import effects

import drakehall as dh
from drakehall.bots.evaluation.registry import features
from drakehall.bots.evaluation.weights import Weights

NAMES = ("points", "rooms", "never")


def effect(points: float, rooms: float) -> effects.Effect:
    return effects.Effect(0, 1.0 * points + 2.0 * rooms, (points, rooms, 0.0))


def test_weights_are_fitted_to_differences_and_a_point_is_the_unit() -> None:
    found = [effect(points, rooms) for points in range(-9, 10) for rooms in range(-9, 10)] * 20
    fit = effects.row({"points": 1.0, "rooms": 0.5, "never": 0.7}, NAMES, found, 1.0)
    assert fit["points"] == 1.0
    assert fit["rooms"] == pytest.approx(2.0, rel=0.02)
    assert fit["never"] == pytest.approx(0.7)


def test_little_evidence_moves_weights_little() -> None:
    fit = effects.row({"points": 1.0, "rooms": 0.5, "never": 0.7}, NAMES, [effect(0.1, 2.0), effect(-0.1, -2.0)], 0.1)
    assert fit["rooms"] == pytest.approx(0.5, abs=0.1)


def test_effects_are_the_same_for_the_same_seed() -> None:
    source = features(dh.game("dragon_castle"))
    assert source is not None
    weights = Weights.of("dragon_castle", source.NAMES, source.STAGES)
    found = effects.effects("dragon_castle", weights, 2, {}, 3)
    assert found == effects.effects("dragon_castle", weights, 2, {}, 3)
    assert {len(each.features) for each in found} == {len(source.NAMES)}
    assert any(each.score for each in found)


@pytest.mark.slow
def test_the_command_writes_a_table_with_its_record(tmp_path: Path) -> None:
    source = features(dh.game("dragon_castle"))
    assert source is not None
    out = tmp_path / "table.toml"
    effects.main(["dragon_castle", "--games", "2", "--check", "2", "--bot", "greedy", "--out", str(out)])
    table = Weights.read(out.read_bytes(), source.NAMES, source.STAGES)
    assert "--games 2" in table.record
    assert table.stages != Weights.of("dragon_castle", source.NAMES, source.STAGES).stages
