"""Simulations count right and repeat exactly."""

import re
from pathlib import Path
from random import Random

import msgspec
import pytest

import drakehall as dh
from drakehall.arena import bench, sampling
from drakehall.arena.errors import NoCommonGame, NotASpeedFile
from drakehall.arena.simulate import simulate


def test_the_same_seed_gives_the_same_result() -> None:
    game = dh.game("smoki")
    results = [
        simulate(game, seats=3, games=8, seed=5, players=["random", "greedy"], options={"raven_attack": "true"})
        for _ in range(2)
    ]
    assert results[0] == results[1]


def test_every_seat_of_every_game_is_counted() -> None:
    played: list[int] = []
    result = simulate(
        dh.game("smoki"),
        seats=4,
        games=10,
        seed=0,
        players=["random", "greedy", "random"],
        options={},
        played=lambda: played.append(1),
    )
    assert len(played) == 10
    assert sum(tally.games for tally in result.bots) == 40
    assert abs(sum(tally.wins for tally in result.bots) - 10) < 1e-9
    assert result.longest * 10 >= result.decisions > 0


def test_bots_change_seats_from_game_to_game() -> None:
    result = simulate(dh.game("smoki"), seats=2, games=6, seed=0, players=["greedy", "random"], options={})
    assert [tally.games for tally in result.bots] == [6, 6]


def test_the_bench_measures_every_figure() -> None:
    steps: list[int] = []
    report = bench.report([dh.game("smoki")], 0.05, 30, lambda: steps.append(1))
    assert len(steps) == 1
    (speed,) = report.speeds
    assert speed.game == "smoki"
    assert speed.decisions > speed.playouts > 0
    assert min(speed.copies, speed.samples, speed.views, speed.observations or 0, speed.rollouts or 0) > 0
    assert set(speed.trials) == {"novice", "adept", "master"}
    assert min(speed.trials.values()) > 0
    (sampled,) = report.samplings
    assert (sampled.game, sampled.samples) == ("smoki", 30)
    assert 0 < sampled.median <= sampled.most <= sampled.slowest


def speeds(compiled: bool = False, **figures: float) -> bench.SpeedReport:
    """A report about Smoki with these figures, 100.0 for all others."""
    usual = dict.fromkeys(("decisions", "playouts", "copies", "samples", "views"), 100.0)
    known = {**usual, **{name: value for name, value in figures.items() if name != "adept"}}
    trials = {"adept": figures["adept"]} if "adept" in figures else {}
    return bench.SpeedReport("CPython 3.11.7", compiled, "linux", [bench.Speed("smoki", 2, **known, trials=trials)], [])


def written(folder: Path, report: bench.SpeedReport) -> str:
    file = folder / "speed.json"
    file.write_bytes(msgspec.json.encode(report))
    return str(file)


def test_ratios_are_those_of_the_figures_that_both_have(tmp_path: Path) -> None:
    file = written(tmp_path, speeds(decisions=50.0, rollouts=10.0, adept=8.0))
    (ratios,) = bench.compared(speeds(views=25.0, rollouts=40.0, observations=7.0, adept=12.0), file).ratios
    assert ratios.figures == {
        "decisions": 2.0,
        "rollouts": 4.0,
        "playouts": 1.0,
        "copies": 1.0,
        "samples": 1.0,
        "views": 0.25,
    }
    assert ratios.trials == {"adept": 1.5}


def test_figures_recorded_before_there_were_rollouts_can_be_read() -> None:
    report = bench.read(str(Path(__file__).parents[2] / "bench/results/2026-11-15-speed.json"))
    assert {speed.rollouts for speed in report.speeds} == {None}


@pytest.mark.parametrize(
    "damage", ["", "{", "[]", '{"python": 3}', 'decisions": 0', 'decisions": -5.0', 'samplings": 1']
)
def test_damaged_and_foreign_files_are_refused(damage: str, tmp_path: Path) -> None:
    file = tmp_path / "speed.json"
    good = msgspec.json.encode(speeds()).decode()
    name = damage.partition('"')[0]
    file.write_text(
        re.sub(rf'{name}":[^,}}]+', damage, good, count=1) if name in ("decisions", "samplings") else damage
    )
    with pytest.raises(NotASpeedFile, match=r"speed.json: these are not the figures"):
        bench.compared(speeds(), str(file))


def test_a_file_about_other_games_is_refused(tmp_path: Path) -> None:
    file = written(tmp_path, speeds())
    other = msgspec.structs.replace(speeds(), speeds=[bench.Speed("chess", 2, 1.0, 1.0, 1.0, 1.0, 1.0)])
    with pytest.raises(NoCommonGame, match=r"there are no figures of these games in it: chess"):
        bench.compared(other, file)


def test_samples_are_taken_over_whole_games_at_tables_of_all_sizes() -> None:
    game = dh.game("smoki")
    seats: list[int] = []
    for state in sampling.positions(game, sampling.USUAL):
        if state.seats not in seats[-1:]:
            seats.append(state.seats)
        if len(seats) > len(game.seats):
            break
    assert seats == [*game.seats, game.seats[0]]


def test_a_way_of_playing_does_mostly_what_it_likes() -> None:
    usual, scouting = sampling.PLAYS["simurgh"]
    dice = Random(1)
    state = dh.game("simurgh").start(2, 1)
    liked = [action for action in state.legal() if state.actions.name(action).startswith(scouting.likes)]
    assert 0 < len(liked) < len(state.legal()) / 3
    times = [sum(sampling.choice(state, play, dice) in liked for _ in range(200)) for play in (usual, scouting)]
    assert times[0] < 100 < times[1] < 200
