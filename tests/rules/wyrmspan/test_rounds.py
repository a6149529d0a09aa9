"""Ends of rounds, objectives, upkeep: WYR-10."""

from drakehall.games.wyrmspan import GAME
from drakehall.games.wyrmspan.counting import quantity
from drakehall.games.wyrmspan.tiles import CHEAP, DEAR, GUILD, PLACE_POINTS, SIDES
from drakehall.kernel.events import Event
from tests.rules.wyrmspan.table import (
    coins,
    dig,
    do,
    eggs,
    eggs_at,
    hand,
    hand_of,
    mark,
    next_round,
    objective,
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


@rule("WYR-10.1", "WYR-10.2")
def test_round_lines_in_an_order_of_choice_from_the_first_player() -> None:
    s = table(2)
    settle(s, "golden", 63, 160)
    settle(s, "crimson", 139, seat=1)
    hand(s, 0, dragons=(5,))
    ready(s)
    do(s, "pass", "pass")
    assert s.seat == 0
    assert options(s) == ["decline", "activate g1", "activate g2"]
    do(s, "activate g2", "decline")
    assert options(s) == ["decline", "tuck 5"], "the other one is next, and only once"
    do(s, "decline")
    assert s.seat == 1
    assert options(s) == ["decline", "lay c1"]
    assert s.places == [], "the objective comes after all lines"
    do(s, "lay c1")
    assert len(s.places) == 2


@rule("WYR-10.3")
def test_a_shared_line_is_set_off_in_any_case() -> None:
    s = table(2)
    settle(s, "golden", 63)
    settle(s, "crimson", 70)
    supply(s, 1, meat=1)
    hand(s, 0, dragons=(5,))
    ready(s)
    do(s, "pass", "pass", "decline")
    assert s.seat == 1
    assert options(s) == ["decline", "use"]
    do(s, "use")
    assert eggs(s, 1) == 2


@rule("WYR-14.2")
def test_did_needs_the_step_before() -> None:
    """Scenario E7."""
    s = table(2)
    settle(s, "golden", 63)
    ready(s)
    do(s, "pass", "pass")
    assert eggs_at(s, "g1") == 0, "an empty hand: no tuck and no egg"
    s = table(2)
    settle(s, "golden", 63)
    hand(s, 0, dragons=(5,))
    ready(s)
    do(s, "pass", "pass", "tuck 5")
    assert tucked_at(s, "g1") == [5]
    assert eggs_at(s, "g1") == 1


@rule("WYR-10.4")
def test_points_by_round_and_place() -> None:
    assert PLACE_POINTS == ((4, 1, 0, 0), (5, 2, 1, 0), (6, 3, 2, 0), (7, 4, 3, 0))
    s = table(2)
    objective(s, "cave-cards")
    dig(s, "golden", 3)
    ready(s)
    do(s, "pass", "pass")
    assert [each["objectives"] for each in s.breakdown()] == [4, 0]


@rule("WYR-10.5", "WYR-R46")
def test_ties_share_a_place() -> None:
    """Scenario E8."""
    s = table(5)
    s.round = 3
    s.places = [3] * 10
    objective(s, "cave-cards", 3)
    for seat, number in enumerate((5, 5, 3, 0, 2)):
        for row in ("crimson", "golden", "amethyst"):
            columns = min(3, number)
            dig(s, row, 1 + columns, seat)
            number -= columns
    ready(s)
    events: list[Event] = []
    s.events = events
    do(s, *["pass"] * 5)
    assert s.places[10:] == [0, 0, 1, 3, 2]
    assert [each["objectives"] for each in s.breakdown()] == [6, 6, 3, 0, 2]
    told = GAME.account([event.seen_by(None) for event in events])
    assert told is not None
    assert told.objective == "cave-cards"
    assert [(each.count, each.place, each.points) for each in told.standings] == [
        (5, 1, 6),
        (5, 1, 6),
        (3, 2, 3),
        (0, None, 0),
        (2, 3, 2),
    ]


@rule("WYR-R46")
def test_a_fourth_quantity_is_other() -> None:
    s = table(4)
    objective(s, "cave-cards")
    for seat in range(4):
        dig(s, "golden", 4 if seat < 3 else 1, seat)
        dig(s, "crimson", 4 - seat, seat) if seat < 3 else dig(s, "crimson", 2, seat)
    ready(s)
    do(s, *["pass"] * 4)
    assert s.places == [0, 1, 2, 3]


@rule("WYR-10.6", "WYR-10.8", "WYR-R37")
def test_upkeep() -> None:
    s = table(3)
    shown = s.display[:]
    ready(s)
    next_round(s)
    assert not set(shown[:3]) & set(s.display[:3])
    assert not set(shown[3:]) & set(s.display[3:])
    assert s.dragon_discard == shown[:3]
    assert s.first == s.seat == 1
    assert s.round == 2


@rule("WYR-R37")
def test_no_refill_while_round_lines_are_used() -> None:
    s = table(2)
    settle(s, "golden", 180)
    ready(s)
    shown = s.view(0).dragon_display
    do(s, "pass", "pass", "take_dragon 0", "decline")
    assert s.round == 2
    assert s.view(0).dragon_discard == [shown[1], shown[2]]


@rule("WYR-10.7")
def test_income() -> None:
    s = table(2)
    put(s, nest=2)
    put(s, 1, nest=0)
    settle(s, "crimson", 53, seat=1)
    ready(s)
    do(s, "pass", "pass")
    assert eggs(s) == 2, "no free nest: the egg is lost"
    assert s.seat == 1
    assert options(s) == ["lay c1", "lay mat"]
    do(s, "lay c1")
    assert coins(s) == coins(s, 1) == 12


@rule("WYR-R39")
def test_a_dragon_that_enters_during_the_own_lines_is_used() -> None:
    s = table(2, guild="plains")
    settle(s, "golden", 72, eggs=2)
    hand(s, 0, dragons=(139,))
    put(s, track=4, nest=2)
    ready(s)
    do(s, "pass", "pass", "use")
    assert resources(s) == {"crystal": 1}
    do(s, "marker bonus-2", "entice 139", "into crimson", "pay_egg mat", "pay_egg mat")
    assert options(s) == ["decline", "lay c1"], "139 came in and its round line is still used"


COUNTS = {
    "cave-cards": 3,
    "crimson-cards": 5,
    "golden-cards": 2,
    "amethyst-cards": 0,
    "nests": 3 + 3 + 2 + 0,
    "eggs": 1 + 2,
    "cached": 3,
    "guild": 4,
    "cheap": 4,
    "dear": 0,
    "played-round": 2,
    "activated": 2,
    "hatchling": 1,
    "small": 1,
    "medium": 1,
    "large": 1,
    "aggressive": 0,
    "playful": 1,
    "shy": 2,
    "helpful": 1,
}


@rule("WYR-10.9")
def test_what_objectives_count() -> None:
    s = table(2)
    settle(s, "crimson", 53, cached={"gold": 2, "milk": 1}, eggs=2)
    settle(s, "crimson", 107)
    settle(s, "crimson", 60)
    settle(s, "golden", 1)
    dig(s, "golden", 2)
    put(s, track=4)
    ready(s)
    assert {side.name: quantity(s, side.objective, 0) for side in SIDES} == COUNTS


@rule("WYR-R28")
def test_costs_count_all_icons() -> None:
    s = table(2)
    settle(s, "crimson", 46)
    settle(s, "golden", 1)
    ready(s)
    assert quantity(s, CHEAP, 0) == 2, "1 coin; 1 milk and 1 egg"
    settle(s, "amethyst", 4)
    assert quantity(s, DEAR, 0) == 1, "2 milk and 1 egg"


@rule("WYR-R29")
def test_guild_standing() -> None:
    s = table(3)
    assert quantity(s, GUILD, 0) == 0
    put(s, 0, track=5)
    put(s, 1, track=7)
    mark(s, 6, seat=1)
    mark(s, 6, seat=2, markers=2)
    ready(s)
    assert quantity(s, GUILD, 0) < quantity(s, GUILD, 1) < quantity(s, GUILD, 2)
    assert hand_of(s) == []


@rule("WYR-10.2")
def test_round_lines_begin_with_the_first_player_whoever_that_is() -> None:
    s = table(3, starting_seat=1)
    for seat, number in enumerate((160, 141, 139)):
        settle(s, "golden", number, seat=seat)
    ready(s)
    do(s, "pass", "pass", "pass")
    order = []
    while not s.places:
        order.append(s.seat)
        do(s, "decline")
    assert order == [1, 2, 0]


@rule("WYR-10.7")
def test_nobody_has_passed_in_the_round_that_income_is_for() -> None:
    s = table(2)
    settle(s, "crimson", 53)
    ready(s)
    do(s, "pass")
    assert [mat.passed for mat in s.view(1).mats] == [True, False]
    do(s, "pass")
    assert "lay mat" in options(s)
    assert [mat.passed for mat in s.view(1).mats] == [False, False]
