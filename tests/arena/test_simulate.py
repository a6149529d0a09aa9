"""Simulations count right and repeat exactly."""

from random import Random

import drakehall as dh
from drakehall.arena import bench, sampling
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
    assert min(speed.copies, speed.samples, speed.views, speed.observations or 0) > 0
    (sampled,) = report.samplings
    assert (sampled.game, sampled.samples) == ("smoki", 30)
    assert 0 < sampled.median <= sampled.most <= sampled.slowest


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
