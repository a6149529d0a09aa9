"""Tuning: weights move as told, are judged on paired deals, and are written only with their record."""

from pathlib import Path

import pytest
from bench import tune

import drakehall as dh
from drakehall.arena.intervals import Interval
from drakehall.bots.evaluation.registry import features
from drakehall.bots.evaluation.weights import Weights
from tests.arena.support import game_of

QUICK = dh.game("smoki")


def table(game: str) -> tuple[Weights, tuple[str, ...], int]:
    source = features(dh.game(game))
    assert source is not None
    return Weights.of(game, source.NAMES, source.STAGES), source.NAMES, source.STAGES


def test_points_are_the_unit_and_stay() -> None:
    weights, names, stages = table("dragon_castle")
    assert "points" in names
    assert len(tune.places(weights, [], [])) == (len(names) - len(set(names) & set(tune.FIXED))) * stages
    assert {place.feature for place in tune.places(weights, ["points"], [])} == {"points"}
    assert tune.places(weights, [], [99]) == []


def test_weights_move_by_a_share_of_their_size() -> None:
    weights, names, _ = table("dragon_castle")
    place = tune.Place(0, names[1])
    before = weights.stages[0][names[1]]
    after = tune.moved(weights, [place], [0.5])
    assert after.stages[0][names[1]] == pytest.approx(before + 0.5 * max(tune.LEAST_SCALE, abs(before)))
    assert {**after.stages[0], names[1]: before} == weights.stages[0]


def test_a_table_that_is_written_is_read_again() -> None:
    weights, names, stages = table("dragon_castle")
    found = tune.rounded(weights, 'command "quoted"\nand more')
    assert Weights.read(tune.toml(found).encode(), names, stages) == found


@pytest.mark.parametrize(("sign", "margin"), [(1, 4.0), (-1, -4.0)])
def test_a_duel_is_counted_from_the_candidates_side(sign: int, margin: float) -> None:
    games = [game_of(0, 0, (0, 0.0, 3), (1, 1.0, 8)), game_of(0, 1, (1, 0.0, 5), (0, 1.0, 2))]
    games += [game_of(1, turn, (0, 0.0, 3), (1, 1.0, 7)) for turn in range(2)]
    found = tune.duel(games, sign)
    assert (found.games, found.share, found.margin) == (4, 0.75, margin)


@pytest.mark.parametrize(("low", "good"), [(0.1, True), (-0.1, False)])
def test_better_means_the_whole_interval(low: float, good: bool) -> None:
    found = tune.Duel(400, 0.5 + low + 0.05, Interval(0.5 + low, 0.9), low + 1, Interval(low, low + 2))
    assert tune.better(found, "margin") is good
    assert tune.better(found, "share") is good


def test_the_present_weights_are_no_better_than_themselves() -> None:
    weights, *_ = table("smoki")
    trial = tune.Trial(QUICK, weights, "greedy", 1)
    (found,) = trial([weights], 2, 0)
    assert (found.games, trial.games) == (2, 2)
    assert not tune.better(found, "margin")


@pytest.mark.slow
def test_tuning_runs_from_end_to_end_and_repeats(tmp_path: Path) -> None:
    _, names, stages = table("smoki")
    tables = []
    for run in range(2):
        out = tmp_path / f"{run}.toml"
        words = f"{QUICK.name} --generations 2 --population 3 --games 2 --check 2 --seed 5 --out {tmp_path / 'x'}"
        tune.main([*words.split()[:-1], str(out)])
        tables.append(Weights.read(out.read_bytes(), names, stages))
    assert tables[0].stages == tables[1].stages
    assert tables[0].stages != table("smoki")[0].stages
    assert "--generations 2" in tables[0].record
    assert "(12 games); against the weights before: 2 games: won" in tables[0].record
