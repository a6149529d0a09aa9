"""Final scoring: WYR-11."""

import pytest

from drakehall.games.wyrmspan.effects import Points
from drakehall.games.wyrmspan.rules import Wyrmspan
from tests.rules.wyrmspan.table import (
    caves_of,
    coins,
    dig,
    do,
    eggs_at,
    everybody_passes,
    hand,
    hand_of,
    mark,
    options,
    put,
    ready,
    resources,
    settle,
    supply,
    table,
    tucked_at,
)
from tests.support import rule


def last_round(s: Wyrmspan) -> None:
    """Make it the last round, with no objective points so far."""
    s.round = 4
    s.places = [3] * (3 * len(s.marks))
    s.objectives = [0, 2, 4, 6]
    ready(s)


@rule("WYR-11.1", "WYR-R26", "WYR-R27")
def test_guild_points() -> None:
    s = table(2, guild="plains")
    put(s, nest=2)
    settle(s, "crimson", 53, eggs=3)
    mark(s, 3)
    mark(s, 4)
    mark(s, 6, markers=2)
    ready(s)
    assert s.breakdown()[0]["guild"] == 2 + 6 + 1 + 1
    s = table(2, guild="rainforest")
    settle(s, "crimson", 53, 60)
    settle(s, "golden", 42)
    mark(s, 3, markers=2)
    mark(s, 5)
    ready(s)
    assert s.breakdown()[0]["guild"] == 2 * 4 + 3, "4 icons in the crimson cave, scored twice"
    s = table(2, guild="seafarers")
    settle(s, "crimson", 53, 60)
    settle(s, "golden", 42)
    settle(s, "amethyst", 92, 37)
    mark(s, 3)
    ready(s)
    assert s.breakdown()[0]["guild"] == 3


@rule("WYR-11.2", "WYR-11.4", "WYR-11.5", "WYR-11.6", "WYR-11.8", "WYR-11.7")
def test_a_whole_score() -> None:
    """Scenario E19, with dragons of our choice."""
    s = table(2, guild="highlands")
    settle(s, "crimson", 53, 60, cached={"meat": 3}, tucked=2)
    settle(s, "golden", 36, 42, eggs=3)
    settle(s, "amethyst", 92, tucked=4, cached={"gold": 2})
    dig(s, "crimson", 4)
    dig(s, "golden", 3)
    dig(s, "amethyst", 3)
    put(s, nest=2)
    mark(s, 3)
    mark(s, 4)
    supply(s, 0, coins=2, meat=3)
    hand(s, 0, dragons=(1, 2), caves=(1, 2))
    s.places = [0, 3, 1, 3, 0, 3]
    s.round = 4
    ready(s)
    expected = {
        "guild": 6 + 7,
        "dragons": 6 + 4 + 5 + 2 + 3,
        "endgame": 3,
        "eggs": 5,
        "cached": 5,
        "tucked": 6,
        "objectives": 4 + 2 + 6,
        "coins": 2,
        "left": 1,
    }
    assert s.breakdown()[0] == expected
    assert s.scores()[0] == sum(expected.values())


@rule("WYR-11.3")
@pytest.mark.parametrize(
    ("golden", "expected"),
    [
        ((39, 36, 50), 0),
        ((36, 39, 50), 2),
        ((93, 36, 50, 40), 5),
        ((54, 36), 4),
        ((54, 84), 0),
        ((106, 84), -2),
        ((122, 84, 58), -2),
        ((59, 44, 47), 4),
        ((98, 36, 50, 40), 3),
        ((36, 39), 0),
    ],
)
def test_endgame_lines(golden: tuple[int, ...], expected: int) -> None:
    s = table(2)
    settle(s, "golden", *golden)
    ready(s)
    total = s.breakdown()[0]["endgame"]
    alone = {44: 0}
    assert total == expected + sum(alone.get(number, 0) for number in golden)


@rule("WYR-R50")
def test_five_medium_dragons() -> None:
    """Scenario E17."""
    s = table(2)
    settle(s, "crimson", 119, 53, 48)
    ready(s)
    assert s.breakdown()[0]["endgame"] == 6
    settle(s, "golden", 63, 67)
    ready(s)
    assert s.breakdown()[0]["endgame"] == 8
    lines = [s.compiled.dragons[number - 1].clauses[0].seq for number in (119, 124, 132, 134, 131)]
    terms = [seq.items[0].terms[0] for seq in lines]
    found = [(term.n, term.most) for term in terms if isinstance(term, Points)]
    assert found == [(2, 8), (2, 8), (2, 8), (3, 9), (4, None)]
    caves = [s.compiled.caves[number - 1].seq for number in (50, 51)]
    assert all("Guild" in str(seq) for seq in caves)


@rule("WYR-R40", "WYR-R43")
def test_timings_and_hatchlings_with_points() -> None:
    s = table(2)
    settle(s, "amethyst", 17, cached={"milk": 2, "meat": 1})
    settle(s, "crimson", 97)
    ready(s)
    assert s.breakdown()[0]["endgame"] == 2 + 1, "2 milk; 97 counts the hatchling as activated"
    assert s.breakdown()[0]["cached"] == 3
    settle(s, "golden", 101)
    ready(s)
    assert s.breakdown()[0]["endgame"] == 3 + 6, "101 counts 17, 97 and itself"


@rule("WYR-1.4")
def test_hatchlings_are_dragons() -> None:
    s = table(2)
    settle(s, "golden", 42, 1)
    ready(s)
    assert s.breakdown()[0]["endgame"] == 3


@rule("WYR-11.10")
def test_lines_with_a_cost_in_an_order_of_choice() -> None:
    s = table(2)
    settle(s, "golden", 86)
    settle(s, "crimson", 149)
    settle(s, "amethyst", 144)
    hand(s, 0, dragons=(1, 2), caves=(1,))
    supply(s, 0, meat=2)
    last_round(s)
    everybody_passes(s)
    assert options(s) == ["decline", "activate c1", "activate g1", "activate a1"]
    do(s, "activate g1")
    assert options(s) == ["decline", "option pay-1", "option pay-2"]
    do(s, "option pay-2")
    assert hand_of(s) == []
    assert options(s) == ["decline", "activate c1", "activate a1"]
    do(s, "activate c1")
    assert options(s) == ["decline", "option pay-1", "option pay-2"], "149 cannot be paid any more; 144 is the last"
    do(s, "option pay-1")
    assert s.over
    assert s.breakdown()[0]["endgame"] == 3 + 1
    assert resources(s) == {"meat": 1}
    assert caves_of(s) == [1]


@rule("WYR-11.10")
def test_three_costs_at_once() -> None:
    s = table(2)
    settle(s, "crimson", 149)
    hand(s, 0, dragons=(1,), caves=(1,))
    supply(s, 0, meat=1)
    last_round(s)
    everybody_passes(s)
    assert options(s) == ["decline", "use"]
    do(s, "use")
    assert s.over
    assert s.breakdown()[0]["endgame"] == 5
    assert s.breakdown()[0]["left"] == 0


@rule("WYR-11.9")
def test_ties() -> None:
    s = table(2)
    settle(s, "crimson", 53)
    supply(s, 0, coins=1)
    supply(s, 1, coins=7)
    last_round(s)
    while not s.over:
        do(s, "pass")
    assert s.scores() == [8, 8]
    assert s.winners() == [0], "more visible dragons"
    assert str(s.tie_break()) == "wyrmspan-tie-dragons points=8 count=1 other_count=0"
    s = table(2)
    last_round(s)
    while not s.over:
        do(s, "pass")
    assert s.winners() == [0, 1]
    assert str(s.tie_break()) == "wyrmspan-tie-shared points=7"
    assert coins(s) == 6


@rule("WYR-R30")
def test_card_41() -> None:
    s = table(3)
    settle(s, "golden", 41)
    s.round = 4
    s.places = [0, 0, 0, 1, 0, 1, 0, 1, 2]
    ready(s)
    assert s.breakdown()[0]["endgame"] == 4, "a tie of all, and a shared last place"


@rule("WYR-R26")
def test_markers_of_the_last_row_count_for_cards() -> None:
    s = table(2)
    settle(s, "golden", 44, 117, 175)
    ready(s)
    do(s, "pass", "pass")
    assert s.breakdown()[0]["endgame"] == s.breakdown()[0]["tucked"] == 0
    assert (s.round, s.seat) == (1, 0), "the income; without a marker neither round line asks anything"
    s = table(2)
    settle(s, "golden", 44, 117, 175)
    mark(s, 4)
    mark(s, 5)
    mark(s, 6)
    last_round(s)
    do(s, "pass", "pass", "activate g2", "use")
    assert len(tucked_at(s, "g2")) == 3
    do(s, "lay g3", "lay g3")
    assert s.over
    assert s.breakdown()[0]["endgame"] == 2 * 3
    assert eggs_at(s, "g3") == 2


@rule("WYR-11.8")
def test_what_may_still_be_spent_is_earned_only_at_the_end() -> None:
    s = table(2)
    supply(s, coins=3, meat=4)
    last_round(s)
    sources = s.breakdown()[0]
    assert (sources["coins"], sources["left"]) == (3, 1)
    earned = s.lasting_scores()[0]
    assert earned == s.scores()[0] - 4
    assert s.view(1).mats[0].points == sources
    everybody_passes(s)
    assert s.seat is None
    assert s.lasting_scores() == s.scores()
    assert s.breakdown()[0]["coins"] == 3
