"""One game of a match: repeatable, without a time limit, told in full."""

import pytest

from drakehall.arena.match import Fixture, Match, fixtures, lineup
from drakehall.arena.play import Stopwatch, play
from drakehall.bots import Budget
from drakehall.bots.greedy import Greedy
from drakehall.kernel.state import State
from tests.arena.support import match_of, untimed


@pytest.mark.parametrize(
    "match",
    [
        match_of("smoki", "random", "greedy", seats=3, raven_attack=True),
        match_of("dragon_castle", "random", "greedy"),
        match_of("wyrmspan", "random", seats=1, automa="automa-2"),
    ],
    ids=lambda match: f"{match.game}-{match.seats}",
)
def test_a_game_repeats_exactly(match: Match) -> None:
    fixture = Fixture(1, 0, 0)
    first, second = play(match, fixture), play(match, fixture)
    assert untimed(first) == untimed(second)
    assert sum(part.share for part in first.parts) == pytest.approx(1)
    for part in first.parts:
        assert sum(part.sources.values()) == part.score


def test_the_seats_of_a_deal_are_changed() -> None:
    match = match_of()
    for fixture in fixtures(match, 1):
        assert tuple(part.who for part in play(match, fixture).parts) == lineup(match, fixture)


def test_a_lone_player_meets_the_automatic_opponent() -> None:
    match = match_of("wyrmspan", "random", "greedy", seats=1)
    played = play(match, Fixture(0, 0, 0))
    assert [part.who for part in played.parts] == [0, 2]
    assert played.parts[0].decisions > played.parts[0].turns > 4
    assert played.parts[1].decisions == 0
    assert played.parts[1].score > 0


def test_bots_have_no_time_limit_and_decide_real_choices_only(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Budget] = []
    choose = Greedy.choose

    def listen(self: Greedy, position: State, seat: int, budget: Budget) -> int:
        assert len(position.legal()) > 1
        asked.append(budget)
        return choose(self, position, seat, budget)

    monkeypatch.setattr(Greedy, "choose", listen)
    played = play(match_of("dragon_castle"), Fixture(0, 0, 0))
    (greedy,) = (part for part in played.parts if part.who == 1)
    assert {budget.seconds for budget in asked} == {None}
    assert greedy.decisions == len(asked)
    assert played.length > sum(part.decisions for part in played.parts) >= sum(part.turns for part in played.parts)
    assert greedy.seconds >= greedy.longest > 0


def test_turns_are_counted_as_the_game_counts_them() -> None:
    """Seat 0 decides, is interrupted within its turn, decides again; later it has a turn of its own again."""
    clock = Stopwatch()
    for turn, seconds in ((0, 2.0), (0, 3.0), (2, 4.0)):
        clock.decided(turn, seconds)
    assert (clock.decisions, clock.turns, clock.seconds, clock.longest) == (3, 2, 9.0, 5.0)
