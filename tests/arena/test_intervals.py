"""Intervals against published figures, and what deals change about them."""

from random import Random

import pytest

from drakehall.arena.intervals import Sum, average, mean_interval, share_interval, student, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (81, 263, 0.2553, 0.3662)]
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    found = wilson(wins / games, games)
    assert found.low == pytest.approx(low, abs=1e-4)
    assert found.high == pytest.approx(high, abs=1e-4)


@pytest.mark.parametrize(("freedom", "quantile"), [(1, 12.706), (2, 4.303), (5, 2.571), (10, 2.228), (100, 1.984)])
def test_student(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=0.01)


def test_independent_games_give_wilsons_interval() -> None:
    dice = Random(3)
    deals = [Sum(float(dice.random() < 0.7), 1) for _ in range(500)]
    found, plain = share_interval(deals), wilson(average(deals), 500)
    assert found.low == pytest.approx(plain.low, abs=1e-3)
    assert found.high == pytest.approx(plain.high, abs=1e-3)


def test_deals_that_decide_their_games_count_once() -> None:
    deals = [Sum(2.0 * (number % 4 < 3), 2) for number in range(100)]
    found, deals_only = share_interval(deals), wilson(0.75, 100)
    assert found.low == pytest.approx(deals_only.low, abs=2e-3)
    assert found.low < wilson(0.75, 200).low - 0.01


def test_no_more_is_claimed_than_independent_games_show() -> None:
    assert share_interval([Sum(1.0, 2)] * 50) == wilson(0.5, 100)
    assert share_interval([Sum(2.0, 2)] * 50) == wilson(1.0, 100)


def test_one_deal_shows_next_to_nothing() -> None:
    found = share_interval([Sum(10.0, 10)])
    assert found.high - found.low > 0.7
    assert mean_interval([Sum(10.0, 10)]) is None


def test_the_average_of_scores_varies_with_deals() -> None:
    found = mean_interval([Sum(10.0, 2), Sum(14.0, 2), Sum(12.0, 2)])
    assert found is not None
    assert (found.low + found.high) / 2 == pytest.approx(6)
    assert found.high - 6 == pytest.approx(4.303 * 1 / 3**0.5, abs=1e-3)
