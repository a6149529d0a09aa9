"""What is good in Smoki: a low dream, an end at the right moment, a lead that will last."""

import pytest

import drakehall as dh
from drakehall.bots.evaluation import evaluation, smoki
from drakehall.games.smoki.rules import Smoki
from drakehall.kernel.chance import Chance
from tests.rules.smoki.table import play, table

weigh = evaluation(dh.game("smoki"))


def chance(state: Smoki, seat: int = 0) -> float:
    return smoki.chances(state)[seat]


def test_a_better_dream_is_better() -> None:
    good = table("0 1 2 / . . .", "5 5 6 / . . .")
    bad = table("7 8 6 / . . .", "5 5 6 / . . .")
    assert weigh(good, 0) > weigh(bad, 0)
    assert weigh(good, 1) < weigh(bad, 1)
    assert chance(good) > 0.6 > 0.5 > chance(bad)


def test_equal_columns_cancel_and_reflections_copy() -> None:
    for cards, counted in (("8 2 . / 8 2 .", 0.0), ("-2 O 8 / . . .", -2.0 - 2 + 8), ("O 0 0 / O 0 .", 0.0)):
        assert smoki.known(smoki.shown(table(cards, "3 4 . / . . ."), 0)) == counted


@pytest.mark.parametrize("seats", [2, 3])
def test_the_likelihoods_of_all_seats_add_up_to_one(seats: int) -> None:
    state = dh.game("smoki").start(seats, 3)
    dice = Chance(5)
    while not state.over:
        assert isinstance(state, Smoki)
        assert sum(smoki.chances(state)) == pytest.approx(1.0)
        legal = state.legal()
        state.apply(legal[dice.below(len(legal))])


def test_equal_dreams_are_even_but_for_the_move() -> None:
    state = table("3 4 . / . . .", "3 4 . / . . .", piles=["8", "8"])
    assert 0.5 < chance(state) < 0.6


def test_a_fresh_round_is_anybodys() -> None:
    state = dh.game("smoki").start(2, 1)
    assert weigh(state, 0) == pytest.approx(weigh(state, 1)) == pytest.approx(0.0)


def test_who_is_ahead_at_the_end_of_a_round_is_as_good_as_a_winner() -> None:
    state = table("0 0 1 / 2 3 (5)", "8 8 7 / 6 7 .", hidden="4")
    play(state, "draw_hidden", "place 5")
    assert chance(state) > 0.95
    behind = table("8 8 7 / 6 7 (5)", "0 0 1 / 2 3 .", hidden="4")
    play(behind, "draw_hidden", "place 5")
    assert chance(behind) < 0.05


def test_a_lead_says_more_the_nearer_the_end_is() -> None:
    far = table("1 . . / . . .", "6 . . / . . .", piles=["8", "8"])
    near = table("1 4 5 / 4 5 .", "6 4 5 / 4 5 .", piles=["8", "8"])
    assert chance(near) > chance(far) > 0.5


def test_what_a_rival_does_depends_on_the_card_it_has_drawn() -> None:
    sights = []
    for card in ("0", "8"):
        state = table("3 4 . / . . .", "3 4 . / . . .", hidden=card)
        play(state, "draw_hidden")
        sights.append([smoki.information_key(state, seat) for seat in (0, 1)])
    low, high = sights
    assert low[0] != high[0]
    assert low[1] != high[1], "a rival in a trial would place its card without looking at it"


def test_unseen_cards_are_worth_what_is_left() -> None:
    low_gone = table("-2 -2 0 / . . .", "0 0 -2 / . . .", piles=["-2 0 1", "1 1 1"])
    high_gone = table("8 8 7 / . . .", "7 7 8 / . . .", piles=["8 7 6", "6 6 6"])
    assert smoki.average(low_gone) > smoki.average(high_gone)


def test_what_lies_face_down_makes_no_difference() -> None:
    one = table("3 4 (8) / (7) (8) .", "3 4 . / . . .", piles=["5", "6"])
    other = one.sample(0, Chance(8))
    assert other.dreams != one.dreams
    assert [weigh(one, seat) for seat in range(2)] == [weigh(other, seat) for seat in range(2)]


def test_a_card_in_hand_counts_where_it_is_best() -> None:
    taken = table("3 7 . / . . .", "3 4 . / . . .", piles=["7", "8"])
    worse = taken.copy()
    play(taken, "take_open 0")
    play(worse, "take_open 1")
    assert weigh(taken, 0) > weigh(worse, 0)


def test_tokens_are_the_unit() -> None:
    state = table("3 4 . / . . .", "3 4 . / . . .", tokens=[1, 0])
    fewer = table("3 4 . / . . .", "3 4 . / . . .", tokens=[0, 0])
    assert weigh(state, 0) - weigh(fewer, 0) == pytest.approx(1.0)


@pytest.mark.parametrize("scoring", ["points", "rounds"])
def test_where_points_count_a_point_is_a_point(scoring: str) -> None:
    ahead = table("3 4 . / . . .", "3 4 . / . . .", points=[10, 17], scoring=scoring)
    even = table("3 4 . / . . .", "3 4 . / . . .", points=[17, 17], scoring=scoring)
    assert weigh(ahead, 0) - weigh(even, 0) == pytest.approx(7.0)
