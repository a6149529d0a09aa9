"""Simulations count right and repeat exactly."""

import drakehall as dh
from drakehall.arena import bench
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
    report = bench.report([dh.game("smoki")], 0.05, lambda: steps.append(1))
    assert len(steps) == 1
    (speed,) = report.speeds
    assert speed.game == "smoki"
    assert speed.decisions > speed.playouts > 0
    assert min(speed.copies, speed.samples, speed.views) > 0
