"""What a match shows, from made-up games."""

import pytest

from drakehall.arena.report import OPPONENT, MatchReport, report
from tests.arena.support import game_of, match_of


def two_bots() -> MatchReport:
    """Four deals: greedy wins five games, shares one, loses two; a fifth deal is half played."""
    won, lost, shared = ((1, 1.0, 9), (0, 0.0, 3)), ((1, 0.0, 5), (0, 1.0, 8)), ((1, 0.5, 7), (0, 0.5, 7))
    results = [won, won, won, lost, won, shared, lost, won, lost]
    games = [game_of(number // 2, number % 2, *result) for number, result in enumerate(results)]
    return report(match_of("dragon_castle"), reversed(games))


def test_shares_scores_and_elo() -> None:
    result = two_bots()
    assert (result.deals, result.games, result.left_out, result.anchor) == (4, 8, 1, "random")
    first, second = result.ladder
    assert (first.bot, second.bot) == ("greedy", "random")
    assert (first.games, first.share) == (8, 5.5 / 8)
    assert first.score == (5 * 9 + 2 * 5 + 7) / 8
    assert first.score_interval is not None
    assert first.score_interval.low < first.score < first.score_interval.high
    assert first.share_interval.low < 0.5 < first.share < first.share_interval.high
    assert second.elo == 0 < first.elo
    assert first.elo_interval.low < 0 < first.elo_interval.high


def test_pairs_name_the_better_bot_first() -> None:
    (pair,) = two_bots().pairs
    assert (pair.bot, pair.rival, pair.games, pair.share) == ("greedy", "random", 8, 5.5 / 8)


def test_sources_and_times() -> None:
    result = two_bots()
    assert {each.bot: each.games for each in result.sources} == {"random": 8, "greedy": 8}
    assert [each.points["x"] for each in result.sources if each.bot == "greedy"] == [62 / 8]
    pace = result.times[0]
    assert (pace.decisions, pace.turns) == (16, 8)
    assert (pace.per_decision, pace.per_turn, pace.longest_turn, pace.per_game) == (0.25, 0.5, 0.25, 0.5)


def test_the_order_of_games_does_not_matter() -> None:
    games = [game_of(deal, turn, (turn, 1.0, deal), (1 - turn, 0.0, 0)) for deal in range(5) for turn in range(2)]
    match = match_of("dragon_castle")
    assert report(match, games) == report(match, games[::-1])


@pytest.mark.parametrize(("game", "ahead"), [("dragon_castle", 1.0), ("smoki", 0.0)])
def test_losers_are_compared_by_score(game: str, ahead: float) -> None:
    match = match_of(game, "random", "greedy", "novice", seats=3)
    games = [game_of(0, turn, (0, 0.0, 5), (1, 0.0, 3), (2, 1.0, 9)) for turn in range(3)]
    shares = {frozenset((pair.bot, pair.rival)): pair for pair in report(match, games).pairs}
    pair = shares[frozenset(("random", "greedy"))]
    assert pair.share == (ahead if pair.bot == "random" else 1 - ahead)
    assert {each.share for each in shares.values() if "novice" in (each.bot, each.rival)} == {1.0}


def test_losers_with_equal_scores_are_level() -> None:
    match = match_of("dragon_castle", "random", "greedy", "novice", seats=3)
    games = [game_of(0, turn, (0, 0.0, 3), (1, 0.0, 3), (2, 1.0, 9)) for turn in range(3)]
    assert sorted(pair.share for pair in report(match, games).pairs) == [0.5, 1.0, 1.0]


def test_a_lone_player_is_ranked_against_the_automatic_opponent() -> None:
    match = match_of("wyrmspan", "greedy", "novice", seats=1)
    games = [
        game_of(deal, 0, (who, float(deal < wins), 50), (2, float(deal >= wins), 45), group=who)
        for deal in range(10)
        for who, wins in ((0, 2), (1, 7))
    ]
    result = report(match, games)
    assert [rank.bot for rank in result.ladder] == ["novice", OPPONENT, "greedy"]
    assert result.anchor is None
    assert sum(rank.elo for rank in result.ladder) == pytest.approx(0)
    assert {(pair.bot, pair.rival, pair.share) for pair in result.pairs} == {
        ("novice", OPPONENT, 0.7),
        (OPPONENT, "greedy", 0.8),
    }
    assert [pace.bot for pace in result.times if pace.bot != OPPONENT] == ["greedy", "novice"]


def test_nothing_played_shows_nothing() -> None:
    result = report(match_of(), [])
    assert (result.games, result.ladder, result.pairs, result.sources, result.times) == (0, [], [], [], [])
