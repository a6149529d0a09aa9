"""The schedule: everybody gets the same deals in the same seats."""

from collections import Counter

import pytest

from drakehall.arena.errors import BadMeeting, NotConnected
from drakehall.arena.match import (
    bot_chance,
    deals_for,
    everybody,
    fixtures,
    lineup,
    meeting,
    rotations,
    seeds_fit,
    whole_deals,
)
from drakehall.kernel.errors import BadSeed
from tests.arena.support import match_of

BOTS = ("random", "greedy", "novice", "adept", "master")


@pytest.mark.parametrize(("count", "seats"), [(2, 2), (5, 2), (4, 3), (5, 5)])
def test_every_bot_sits_in_every_seat_equally_often_on_every_deal(count: int, seats: int) -> None:
    match = match_of("smoki", *BOTS[:count], seats=seats)
    for deal in range(3):
        seen = Counter(
            (seat, who)
            for fixture in fixtures(match, deal + 1)
            if fixture.deal == deal
            for seat, who in enumerate(lineup(match, fixture))
        )
        assert len(seen) == count * seats
        assert len(set(seen.values())) == 1


def test_everybody_meets_everybody() -> None:
    assert everybody(4, 2) == ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))


def test_too_few_bots_take_turns_until_the_table_is_full() -> None:
    assert everybody(2, 4) == ((0, 1, 0, 1),)
    assert everybody(2, 3) == ((0, 1, 0), (1, 0, 1))
    assert everybody(1, 2) == ((0, 0),)


def test_neighbours_change_from_deal_to_deal() -> None:
    assert {rotations((0, 1, 2), deal)[0] for deal in range(4)} == {(0, 1, 2), (0, 2, 1)}


def test_games_are_rounded_up_to_whole_rotations() -> None:
    assert [deals_for(games, 2) for games in (1, 2, 3)] == [1, 1, 2]
    assert deals_for(10, 4) == 3


def test_a_pair_plays_the_same_whoever_else_takes_part() -> None:
    two, five = match_of("smoki", "greedy", "random"), match_of("smoki", *BOTS)
    drawn: dict[tuple[int, tuple[str, ...]], str] = {}
    for match in (five, two):
        for fixture in fixtures(match, 2):
            names = tuple(match.entrants[who].name for who in lineup(match, fixture))
            key, stream = (fixture.deal, names), str(bot_chance(match, fixture))
            assert drawn.setdefault(key, stream) == stream
    assert len(set(drawn.values())) == len(drawn)


def test_bots_that_sit_alike_twice_have_other_luck() -> None:
    match = match_of("smoki", "random", "greedy", seats=4)
    games = list(fixtures(match, 1))
    assert len({lineup(match, fixture) for fixture in games}) < len(games)
    assert len({str(bot_chance(match, fixture)) for fixture in games}) == len(games)


def test_only_whole_deals_count() -> None:
    match = match_of("smoki", *BOTS[:3])
    played = list(fixtures(match, 3))
    del played[8]
    assert whole_deals(match, played) == [0, 2]


def test_seeds_stay_in_range() -> None:
    seeds_fit(match_of(seed=(1 << 128) - 5), 5)
    with pytest.raises(BadSeed):
        seeds_fit(match_of(seed=(1 << 128) - 5), 6)
    with pytest.raises(BadSeed):
        seeds_fit(match_of(seed=-1), 2)


def test_only_some_may_meet() -> None:
    assert meeting(["random:greedy", "novice : greedy", "random:greedy"], BOTS[:3], 2) == ((0, 1), (2, 1))
    assert meeting(["random", "greedy"], BOTS[:2], 1) == ((0,), (1,))


def test_names_with_colons_meet_too() -> None:
    names = ["random", "a:b", "c:d", r"greedy@C:\weights.toml"]
    meetings = ["a:b:c:d", "random:a:b", "random : a:b", r"greedy@C:\weights.toml:random"]
    assert meeting(meetings, names, 2) == ((1, 2), (0, 1), (3, 0))


def test_a_meeting_that_can_be_read_in_two_ways_is_refused() -> None:
    names = ["a", "b", "a:b"]
    assert meeting(["a:b", "a:a:b"], names, 2) == ((0, 1), (0, 2))
    with pytest.raises(BadMeeting):
        meeting(["a:b:a:b"], names, 3)


@pytest.mark.parametrize("text", ["random", "random:wizard", "random:greedy:novice", ":"])
def test_a_meeting_fills_a_table(text: str) -> None:
    with pytest.raises(BadMeeting, match="name 2 of these"):
        meeting([text], BOTS, 2)


def test_bots_that_nothing_compares_are_refused() -> None:
    with pytest.raises(NotConnected, match="“novice”"):
        meeting(["random:greedy", "novice:adept"], BOTS[:4], 2)
