"""Fitting how far a lead can be trusted: known spreads are found again."""

from math import exp
from pathlib import Path

import msgspec
import pytest
from bench import calibrate
from bench.calibrate import Games, Seen

import drakehall as dh
from drakehall.bots.evaluation import Weights, evaluation
from drakehall.kernel.chance import Chance

RECORD = "for a test"


def weights(spread: tuple[float, ...], stages: int) -> Weights:
    return Weights(1.0, 1.0, spread, ({"points": 1.0},) * stages, RECORD)


def results(spreads: dict[float, float], stages: bool) -> list[Seen]:
    """Leads of every size with the results that they have on average; by stage or by progress, with its spread."""
    rows = []
    for place, (progress, spread) in enumerate(spreads.items()):
        for tenths in range(-150, 151, 5):
            lead = tenths / 10
            won = 1 / (1 + exp(-lead / spread))
            rows.append(Seen(place if stages else 0, progress, 1.0, [[lead]], won))
    return rows


def test_a_spread_for_each_stage_is_found_again() -> None:
    found = calibrate.fit(weights((1.0, 1.0), 2), results({0.0: 6.0, 1.0: 3.0}, stages=True), knots=3)
    assert found.spread == pytest.approx((6.0, 3.0), rel=0.15)


def test_spreads_over_time_are_found_again() -> None:
    found = calibrate.fit(weights((1.0,), 1), results({0.0: 6.0, 0.5: 4.5, 1.0: 3.0}, stages=False), knots=2)
    assert found.spread == pytest.approx((6.0, 3.0), rel=0.15)


def test_true_likelihoods_lose_least() -> None:
    rows = results({0.0: 4.0}, stages=False)
    losses = [calibrate.loss(weights((spread,), 1), rows) for spread in (2.0, 4.0, 8.0)]
    assert min(losses) == losses[1]


@pytest.mark.parametrize("players", ["", "novice"])
def test_a_played_game_tells_every_seats_prospects_and_its_end(players: str) -> None:
    game = dh.game("smoki")
    games = Games("smoki", 3, 1, {"turn_cap": "9"}, players)
    (seen,) = calibrate.play(games, [evaluation(game)], 0)
    assert [seen] == calibrate.play(games, [evaluation(game)], 0)
    assert len(seen) % 3 == 0
    assert all(len(leads) == 2 for row in seen for leads in row.leads)
    assert [sum(row.won for row in seen[at : at + 3]) for at in range(0, len(seen), 3)] == [1.0] * (len(seen) // 3)


def test_only_the_line_of_the_spread_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "src/drakehall/bots/evaluation/weights"
    folder.mkdir(parents=True)
    before = 'record = "by hand"\nspread = [9.0]\nrivalry = 1.0\n'
    (folder / "smoki.toml").write_text(before, encoding="utf-8")
    monkeypatch.setattr(calibrate, "__file__", str(tmp_path / "bench/calibrate.py"))
    calibrate.write("smoki", weights((2.5, 1.0), 1), "the command")
    after = (folder / "smoki.toml").read_text(encoding="utf-8")
    assert after == before.replace("[9.0]", "[2.5, 1.0]  # the command")
    assert msgspec.toml.decode(after)["spread"] == [2.5, 1.0]


def test_the_table_says_how_often_the_likely_happened(capsys: pytest.CaptureFixture[str]) -> None:
    rows = [Seen(0, 0.0, 1.0, [[0.0]], float(Chance(seed).below(2))) for seed in range(40)]
    calibrate.report("now", weights((1.0,), 1), rows)
    told = capsys.readouterr().out
    assert "Brier score 0.2500, logarithmic loss 0.6931, 40 predictions" in told
    assert "0.5 … 0.6        0.500" in told
