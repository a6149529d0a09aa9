"""Elo figures: right where the answer is known, honest where little is."""

from math import log10
from random import Random

import pytest

from drakehall.arena import elo
from drakehall.arena.elo import Meeting, figures


def pair(wins: float, games: int) -> Meeting:
    return Meeting((0, 1), games, (games - wins, wins))


def test_three_wins_of_four_are_191_points() -> None:
    base, strong = figures([[pair(1.5, 2)]] * 4000, 2, 0)
    assert base.elo == 0
    assert strong.elo == pytest.approx(400 * log10(3), abs=0.1)
    assert strong.interval.low < 400 * log10(3) < strong.interval.high


def test_without_an_anchor_the_average_is_0() -> None:
    found = figures([[pair(1.5, 2)]] * 100, 2, None)
    assert sum(each.elo for each in found) == pytest.approx(0)


def test_who_wins_everything_has_a_finite_figure_and_a_wide_interval() -> None:
    _, strong = figures([[pair(1.0, 1)]] * 200, 2, 0)
    assert strong.elo == pytest.approx(400 * log10(200.5 / 0.5))
    # Jeffreys' interval for 200 of 200: at least 98.8 %.
    assert strong.interval.low == pytest.approx(400 * log10(0.988 / 0.012), abs=60)
    assert strong.elo + 300 < strong.interval.high < 3000


def test_figures_add_up_along_a_chain() -> None:
    deals = [[Meeting((0, 1), 4, (1.0, 3.0)), Meeting((1, 2), 4, (1.0, 3.0))]] * 2000
    first, second, third = figures(deals, 3, 0)
    assert second.elo - first.elo == pytest.approx(400 * log10(3), abs=0.5)
    assert third.elo == pytest.approx(2 * second.elo, abs=0.5)


def test_tables_of_three_are_won_in_proportion_to_strength() -> None:
    first, second, third = figures([[Meeting((0, 1, 2), 6, (1.0, 2.0, 3.0))]] * 2000, 3, 0)
    assert first.elo == 0
    assert second.elo == pytest.approx(400 * log10(2), abs=0.5)
    assert third.elo == pytest.approx(400 * log10(3), abs=0.5)


def test_two_seats_win_twice_as_often() -> None:
    _, single = figures([[Meeting((0, 0, 1), 3, (1.0, 1.0, 1.0))]] * 500, 2, 0)
    assert single.elo == pytest.approx(0, abs=0.1)


def test_deals_that_decide_their_games_widen_the_interval() -> None:
    alike = [[pair(2.0 * (number % 2), 2)] for number in range(60)]
    apart = [[pair(1.0 * (number % 2), 1)] for number in range(120)]
    widths = [each.interval.high - each.interval.low for each in (figures(alike, 2, 0)[1], figures(apart, 2, 0)[1])]
    assert widths[0] > 1.25 * widths[1]


def test_far_apart_strengths_are_found_from_any_beginning() -> None:
    rows = [Meeting((0, 1), 1000, (0.5, 999.5)), Meeting((1, 2), 1000, (0.5, 999.5)), Meeting((0, 2), 2, (1e-3, 1.999))]
    once = elo._strengths(rows, [0.0, 0.0, 0.0])
    again = elo._strengths(rows, [0.0, -9.0, 9.0])
    assert once == pytest.approx(again, abs=1e-5)
    slope, _ = elo._slopes(rows, once)
    assert max(map(abs, slope)) < 1e-5


def test_intervals_hold_the_truth_as_often_as_they_say(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(elo, "TIMES", 200)
    dice = Random(11)
    truth, likelihood = 400 * log10(4), 0.8
    held = 0
    for trial in range(100):
        deals = [[pair(sum(dice.random() < likelihood for _ in range(2)), 2)] for _ in range(40)]
        found = figures(deals, 2, 0, seed=trial)[1].interval
        held += found.low <= truth <= found.high
    assert 90 <= held <= 99
