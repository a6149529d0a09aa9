"""What a game says about those who played it."""

from itertools import permutations
from math import hypot, isclose

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from drakehall.hall.skill import BEGIN, DRIFT, UNSURE, Skill, after

at_leisure = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
SKILLS = st.builds(Skill, st.floats(0, 3000), st.floats(20, UNSURE))
ALIKE = st.floats(20, UNSURE)


@st.composite
def tables(draw: st.DrawFn) -> tuple[list[Skill], list[int]]:
    """People at a table, and places as a game gives them: who ties shares a place, the next place is skipped."""
    people = draw(st.lists(SKILLS, min_size=2, max_size=6))
    ranks = [draw(st.integers(0, len(people))) for _ in people]
    return people, [1 + sum(other < rank for other in ranks) for rank in ranks]


@at_leisure
@given(tables())
def test_the_order_in_which_people_are_named_does_not_matter(table: tuple[list[Skill], list[int]]) -> None:
    people, places = table
    found = after(people, places)
    for order in list(permutations(range(len(people))))[:6]:
        shuffled = after([people[i] for i in order], [places[i] for i in order])
        for i, new in zip(order, shuffled, strict=True):
            assert isclose(new.rating, found[i].rating, abs_tol=1e-6)
            assert isclose(new.uncertainty, found[i].uncertainty, abs_tol=1e-6)


@at_leisure
@given(tables())
def test_the_first_never_lose_and_the_last_never_gain(table: tuple[list[Skill], list[int]]) -> None:
    people, places = table
    found = after(people, places)
    for old, new, place in zip(people, found, places, strict=True):
        if places.count(1) == 1 and place == 1:
            assert new.rating >= old.rating
        if places.count(max(places)) == 1 and place == max(places):
            assert new.rating <= old.rating


@at_leisure
@given(st.floats(0, 3000), ALIKE, st.integers(2, 6), st.data())
def test_among_equals_a_better_place_gains_more_and_all_changes_sum_to_nothing(
    rating: float, uncertainty: float, count: int, data: st.DataObject
) -> None:
    ranks = [data.draw(st.integers(0, 4)) for _ in range(count)]
    places = [1 + sum(other < rank for other in ranks) for rank in ranks]
    found = after([Skill(rating, uncertainty)] * count, places)
    gained = [new.rating - rating for new in found]
    assert isclose(sum(gained), 0, abs_tol=1e-6)
    for place, gain in zip(places, gained, strict=True):
        for other, theirs in zip(places, gained, strict=True):
            assert place != other or isclose(gain, theirs, abs_tol=1e-6)
            assert place >= other or gain > theirs


@at_leisure
@given(tables())
def test_a_game_makes_more_certain_but_for_the_drift(table: tuple[list[Skill], list[int]]) -> None:
    people, places = table
    for old, new in zip(people, after(people, places), strict=True):
        assert 0 < new.uncertainty <= UNSURE
        assert new.uncertainty <= hypot(old.uncertainty, DRIFT)


@at_leisure
@given(SKILLS, st.floats(400, 2000))
def test_a_fixed_point_does_not_move_and_beating_a_stronger_one_gains_more(person: Skill, anchor: float) -> None:
    weak, strong = Skill(anchor, 0.0), Skill(anchor + 200, 0.0)
    (first, kept), (second, _) = after([person, weak], [1, 2]), after([person, strong], [1, 2])
    assert kept == weak
    assert second.rating > first.rating > person.rating


def test_a_draw_of_equals_changes_no_figure_and_a_draw_with_a_stronger_one_gains() -> None:
    equal = after([Skill(), Skill()], [1, 1])
    assert [each.rating for each in equal] == [BEGIN, BEGIN]
    assert equal[0].uncertainty < UNSURE
    weaker, stronger = after([Skill(1400, 100), Skill(1700, 100)], [1, 1])
    assert weaker.rating > 1400
    assert stronger.rating < 1700


def test_a_game_counts_once_however_many_played() -> None:
    """Though everybody is compared with everybody, three others at a table teach no more than one."""
    pair, four = after([Skill()] * 2, [1, 2]), after([Skill()] * 4, [1, 2, 3, 4])
    assert four[0].uncertainty == pytest.approx(pair[0].uncertainty)
    assert four[0].rating == pytest.approx(pair[0].rating)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_who_keeps_to_the_odds_of_400_points_stays_where_they_are(seats: int) -> None:
    """Somebody 400 points above all others is ahead of each of them ten times in eleven: then nothing changes."""
    person, others = Skill(1900, 20.0), [Skill(1500, 0.0)] * (seats - 1)
    won = after([person, *others], [1] + [2] * (seats - 1))[0].rating - 1900
    lost = after([person, *others], [seats] + [1] * (seats - 1))[0].rating - 1900
    assert 10 * won + lost == pytest.approx(0, abs=0.3)


def test_alone_nothing_changes() -> None:
    assert after([Skill()], [1]) == [Skill()]
    assert after([], []) == []
