"""The report: shares, margins and intervals by deal, forfeits, and how the model kept to the form."""

import pytest

from drakehall.arena.intervals import Sum, mean_interval, share_interval
from drakehall.arena.match import Fixture
from drakehall.llm_bench.play import BenchmarkGame, Outcome
from drakehall.llm_bench.report import report
from tests.llm_bench.scripted import planned


def game(
    deal: int, rotation: int, share: float, scores: list[int], forfeit: bool = False, group: int = 0
) -> BenchmarkGame:
    outcomes = {"played": 8, "illegal": 2} if not forfeit else {"unreadable": 3}
    calls = sum(outcomes.values())
    bot = ("random", "greedy")[group]
    lost: Outcome | None = "unreadable" if forfeit else None
    return BenchmarkGame(
        Fixture(deal, group, rotation), bot, rotation, share, scores, [], lost, 8, calls, outcomes, 20, 0.5 * calls
    )


GAMES = [
    game(0, 0, 1.0, [1, 3]),
    game(0, 1, 0.0, [1, 3]),
    game(1, 0, 1.0, [0, 3]),
    game(1, 1, 0.0, [9, 9], forfeit=True),
    game(2, 0, 1.0, [0, 3]),
]


def test_figures_with_their_intervals() -> None:
    found = report(planned(), GAMES)
    (against,) = found.against
    assert (found.deals, found.games, found.left_out) == (2, 4, 1)
    assert (against.bot, against.games, against.share, against.forfeits) == ("random", 4, 0.5, 1)
    assert against.share_interval == share_interval([Sum(1.0, 2), Sum(1.0, 2)])
    assert against.margin == pytest.approx((2 - 2 + 3) / 3)
    assert against.margin_interval == mean_interval([Sum(0.0, 2), Sum(3.0, 1)])
    assert found.discipline is not None
    assert found.discipline.outcomes == {"illegal": 6, "played": 24, "unreadable": 3}
    assert found.discipline.usable == 24 / 33
    assert found.discipline.seconds_per_call == 0.5


def test_the_order_of_games_does_not_matter_and_bots_come_as_planned() -> None:
    found = planned(levels=("random", "greedy"))
    games = [game(0, rotation, 1.0, [1, 3], group=group) for group in (1, 0) for rotation in (1, 0)]
    assert [each.bot for each in report(found, games).against] == ["random", "greedy"]
    assert report(found, games) == report(found, games[::-1])


def test_nothing_was_played() -> None:
    found = report(planned(), [])
    assert (found.against, found.discipline) == ([], None)


def test_only_forfeits_have_no_margin() -> None:
    (against,) = report(planned(), [game(0, seat, 0.0, [9, 9], forfeit=True) for seat in range(2)]).against
    assert (against.margin, against.margin_interval, against.forfeits) == (None, None, 2)
