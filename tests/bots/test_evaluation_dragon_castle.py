"""What is good in Dragon Castle: sets and what will be one, shrines and where they can stand."""

from random import Random

import pytest

import drakehall as dh
from drakehall.bots.evaluation import dragon_castle, evaluation
from drakehall.games.dragon_castle import GAME
from drakehall.games.dragon_castle.rules import DragonCastle
from tests.rules.dragon_castle.table import play, table

weigh = evaluation(dh.game("dragon_castle"))
NAMES = dragon_castle.NAMES


def measured(state: DragonCastle, feature: str, seat: int = 0) -> float:
    return dragon_castle.features(state, seat)[NAMES.index(feature)]


def test_a_completed_set_is_worth_more_than_its_beginning() -> None:
    before = table("1M1 1M2 1M3 .")
    after = table("1# 1# 1# 1#", earned=[2, 0])
    assert weigh(after, 0) > weigh(before, 0) > weigh(table("."), 0)


def test_tiles_side_by_side_are_better_than_apart() -> None:
    together = table("1M1 1M2 1M3")
    apart = table("1M1 . . 1M2 / . . . . / 1M3")
    assert weigh(together, 0) > weigh(apart, 0)


def test_groups_that_one_tile_joins_are_a_plan() -> None:
    grid = table(".").board.realm
    joined = grid.outlines(0b110111)  # three cells, a gap, two cells of the first row
    assert dragon_castle.plan(joined, 0b001000) == (5, 0)
    assert dragon_castle.plan(joined, 1 << 6) == (3, 2)
    assert dragon_castle.plan(joined, 0) == (0, 5)
    assert weigh(table("1M1 1M2 1M3 . 1M4 1M5"), 0) > weigh(table("1M1 1M2 1M3 / . / . / 1M4 1M5"), 0)


def test_tiles_ready_beyond_three_make_a_plan_large() -> None:
    three, five = table("1M1 1M2 1M3"), table("1M1 1M2 1M3 . 1M4 1M5")
    assert (measured(three, "large"), measured(five, "large")) == (0, 2)
    assert measured(three, "plans") == measured(five, "plans") == dragon_castle.PLAN[3]
    assert dragon_castle.plan_worth(5) == dragon_castle.PLAN[3] + 2 * dragon_castle.LARGE


def test_a_plan_with_nowhere_to_grow_is_none() -> None:
    walled = table("1M1 1S1 / 1F1 .")
    assert measured(walled, "plans") == 2 * dragon_castle.plan_worth(1)
    assert measured(walled, "loose") == 1


def test_heights_are_for_shrines() -> None:
    assert weigh(table("2M1 3M2 1M3"), 0) > weigh(table("1M1 1M2 1M3"), 0)


def test_equal_realms_are_even() -> None:
    realm = "1M1 1M2 . / 2# 1#^"
    state = table(realm, realm, castle="2 2 2 2", turn=0)
    assert weigh(state, 0) == pytest.approx(0.0)
    assert weigh(state, 1) == pytest.approx(0.0)


def test_a_shrine_in_the_pool_is_worth_something_and_the_tenth_hardly_anything() -> None:
    none, one, nine, ten = (weigh(table(".", pools=[count, 1]), 0) for count in (0, 1, 9, 10))
    assert one - none > 0.5
    assert 0 < ten - nine < 0.2


def test_plans_come_to_nothing_in_the_last_round() -> None:
    plan = "1M1 1M2 1M3"
    early = weigh(table(plan), 0) - weigh(table("."), 0)
    planned, empty = (table(realm, castle="1", tokens=[1, 1], turn=1) for realm in (plan, "."))
    last = weigh(planned, 0) - weigh(empty, 0)
    assert 0 <= last < early / 4


def test_tiles_in_hand_count_by_what_they_will_join() -> None:
    realm = "1M1 1M2 1M3 ."
    castle = "M4 S1 / M5"
    fitting = table(realm, castle=castle)
    useless = table(realm, castle=castle)
    play(fitting, "pick a1")
    play(useless, "pick b1")
    assert measured(fitting, "in_hand") > measured(useless, "in_hand")
    assert weigh(fitting, 0) > weigh(useless, 0)


def test_a_set_just_turned_over_promises_shrines() -> None:
    state = table("1M1 1M2 2M3 .", castle="M4 S1", pools=[2, 1])
    play(state, "pick a1", "take_shrine", "place d1")
    promised = measured(state, "in_hand")
    assert promised > 0
    before = weigh(state, 0)
    play(state, "build c1")
    assert weigh(state, 0) == pytest.approx(before, abs=1.5)


def test_stages_go_from_the_full_castle_to_the_last_round() -> None:
    assert dragon_castle.stage(GAME.start(2, 1)) == 0
    assert dragon_castle.stage(table(".", castle="1 1")) == 4
    assert dragon_castle.stage(table(".", castle="1 1", tokens=[1, 0])) == 5
    assert dragon_castle.stage(table(".", castle="1 1", tokens=[1, 1], turn=1)) == 6


@pytest.mark.parametrize("seats", [2, 3])
def test_what_is_known_of_a_realm_is_forgotten_when_it_changes(seats: int) -> None:
    """Along a game, and in copies that go another way, features are those of a position seen for the first time."""
    chance = Random(seats)
    state = GAME.start(seats, 3, spirits="all", dragons="power,bravery,majesty")
    for step in range(120):
        legal = state.legal()
        going = [state] if step % 8 else [state.copy(), state]
        for each in going:
            each.apply(chance.choice(legal))
            fresh = GAME.load(GAME.save(each))
            for seat in range(seats):
                assert dragon_castle.features(each, seat) == dragon_castle.features(fresh, seat)
