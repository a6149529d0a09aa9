"""The dragon guild: WYR-9.1 to WYR-9.7, and playing through effects."""

import pytest

from drakehall.games.wyrmspan.rules import Wyrmspan
from drakehall.games.wyrmspan.tiles import GUILDS
from tests.rules.wyrmspan.table import (
    cached_at,
    cave_at,
    cave_on_top,
    caves_of,
    coins,
    dig,
    do,
    dragon_at,
    eggs,
    eggs_at,
    hand,
    hand_of,
    mark,
    options,
    put,
    ready,
    resources,
    settle,
    show,
    show_cave,
    supply,
    table,
    track,
    tucked_at,
)
from tests.support import rule


def effect(s: Wyrmspan) -> None:
    """Let seat 0 make one guild step: explore the golden cave past a dragon without a line."""
    do(s, "explore golden", "decline", "use")


def at_brown(guild: str, seats: int = 2) -> Wyrmspan:
    """Give a position in which seat 0's next guild step reaches a brown space."""
    s = table(seats, guild=guild)
    settle(s, "golden", 93)
    put(s, track=5)
    return s


@rule("WYR-9.1", "WYR-R52")
@pytest.mark.parametrize(
    ("space", "gained"),
    [(2, {"meat": 1}), (5, {"crystal": 1}), (8, {"gold": 1}), (11, {"milk": 1}), (10, "coin"), (1, "egg"), (7, "egg")],
)
def test_the_spaces_of_the_track(space: int, gained: dict[str, int] | str) -> None:
    s = table(2)
    settle(s, "golden", 93)
    put(s, track=space - 1, nest=0)
    ready(s)
    before = coins(s)
    effect(s)
    assert track(s) == space
    if gained == "egg":
        assert options(s) == ["lay g1", "lay mat"]
        do(s, "lay mat")
        assert eggs(s) == 1
    elif gained == "coin":
        assert coins(s) == before
    else:
        assert resources(s) == gained


@rule("WYR-9.1")
@pytest.mark.parametrize(("space", "verb"), [(3, "draw_dragon"), (9, "draw_dragon"), (4, "draw_cave")])
def test_the_spaces_with_cards(space: int, verb: str) -> None:
    s = table(2)
    settle(s, "golden", 93)
    put(s, track=space - 1)
    ready(s)
    effect(s)
    assert "decline" not in options(s)
    do(s, verb)
    assert len(hand_of(s)) + len(caves_of(s)) == 1


@rule("WYR-9.2", "WYR-9.1")
def test_the_track_is_a_circle() -> None:
    s = table(2)
    settle(s, "golden", 93)
    put(s, track=11)
    ready(s)
    effect(s)
    assert track(s) == 0
    assert s.view(0).phase == "brown"


@rule("WYR-9.3", "WYR-R44")
def test_a_marker_must_be_placed_but_its_bonus_need_not_be_used() -> None:
    s = at_brown("plains")
    ready(s)
    effect(s)
    assert options(s) == [f"marker {field}" for field in ("bonus-1", "bonus-2", "bonus-3", "endgame")] + [
        "marker vp-6",
        "marker vp-3",
        "marker vp-1",
    ]
    do(s, "marker bonus-3")
    assert options(s) == ["decline", "use"]
    do(s, "decline")
    assert s.view(0).mats[0].markers == 1
    assert s.view(0).markers[0] == [0, 0, 1, 0, 0, 0, 0]


@rule("WYR-9.4", "WYR-R45")
def test_squares_hold_one_marker_but_the_last_field_any_number() -> None:
    s = at_brown("plains")
    for field in (0, 1, 2, 3, 4, 5):
        mark(s, field, seat=1 if field else 0)
    mark(s, 6, seat=0, markers=2)
    s.marks = [s.marks[0], s.marks[1] & ~(7 << 15)]
    s.stock[34] = 4
    ready(s)
    effect(s)
    assert options(s) == ["marker bonus-1", "marker vp-3", "marker vp-1"], "plains 1 has two squares"


@rule("WYR-9.5")
def test_after_the_fourth_marker_brown_gives_nothing() -> None:
    s = at_brown("plains")
    mark(s, 6, markers=4)
    ready(s)
    effect(s)
    assert track(s) == 6
    assert s.seat == 1


@rule("WYR-9.6", "WYR-R5")
def test_plains_1() -> None:
    s = at_brown("plains")
    put(s, nest=1)
    cave_on_top(s, 34)
    ready(s)
    effect(s)
    do(s, "marker bonus-1", "use")
    assert s.view(1).open_cards == ["c34"], "the card is seen before the cave is chosen"
    assert options(s) == ["into crimson", "into golden", "into amethyst"]
    do(s, "into amethyst")
    assert cave_at(s, "a2") == 34
    assert resources(s) == {"gold": 2}
    assert eggs(s) == 0


@rule("WYR-9.6", "WYR-R22")
def test_seafarers_2() -> None:
    """Scenario E13."""
    s = at_brown("seafarers")
    hand(s, 0, dragons=(89, 36, 145))
    supply(s, 0, meat=1)
    show(s, 0, 37)
    show(s, 1, 60)
    show(s, 2, 107)
    ready(s)
    effect(s)
    before = coins(s)
    do(s, "marker bonus-2")
    assert options(s) == ["decline", "entice 89", "entice 145"], "36 finds no space in the golden cave"
    do(s, "entice 89")
    assert options(s) == ["pay_dragon 36", "pay_dragon 145"]
    do(s, "pay_dragon 36")
    assert dragon_at(s, "c1") == 89
    assert coins(s) == before, "no action coin, no printed coin"
    assert options(s) == ["decline", "entice 37"], "its own ability plays a dragon of the display for a resource"
    do(s, "entice 37")
    assert resources(s) == {}
    assert dragon_at(s, "a1") == 37


@rule("WYR-R5")
def test_seafarers_2_needs_a_second_dragon_card() -> None:
    s = at_brown("seafarers")
    hand(s, 0, dragons=(89,))
    ready(s)
    effect(s)
    do(s, "marker bonus-2")
    assert s.seat == 1, "the bonus does nothing and the walk is over"
    assert hand_of(s) == [89]


@rule("WYR-R5")
def test_whether_a_hidden_hand_holds_a_playable_dragon_is_not_told() -> None:
    s = at_brown("seafarers")
    hand(s, 0, dragons=(36, 50))
    ready(s)
    effect(s)
    do(s, "marker bonus-2")
    assert options(s) == ["decline"], "nothing can be played, but that is nobody's business"


@rule("WYR-9.6")
def test_seafarers_1_and_3() -> None:
    s = at_brown("seafarers")
    hand(s, 0, caves=(34,))
    ready(s)
    effect(s)
    do(s, "marker bonus-1")
    assert options(s) == ["decline", "excavate 34"]
    do(s, "excavate 34", "into golden")
    assert cave_at(s, "g2") == 34
    s = at_brown("seafarers")
    ready(s)
    effect(s)
    do(s, "marker bonus-3", "use", "draw_dragon", "draw_dragon")
    assert coins(s) == 6
    assert len(hand_of(s)) == 2


@rule("WYR-9.6")
def test_highlands_1() -> None:
    s = at_brown("highlands")
    hand(s, 0, caves=(12, 13, 14))
    ready(s)
    effect(s)
    do(s, "marker bonus-1")
    assert options(s) == ["decline", "use"]
    do(s, "use", "excavate 12", "into golden", "excavate 13", "into golden")
    assert (cave_at(s, "g2"), cave_at(s, "g3")) == (12, 13)
    assert coins(s) == 6, "6 - 1 for exploring - 1 for the bonus + 2 gained"
    assert s.seat == 1


@rule("WYR-R5")
def test_highlands_1_is_not_paid_for_nothing() -> None:
    s = at_brown("highlands")
    ready(s)
    effect(s)
    do(s, "marker bonus-1")
    assert s.seat == 1
    assert coins(s) == 5


@rule("WYR-9.6", "WYR-R25", "WYR-R22")
def test_highlands_2() -> None:
    """Scenario E12."""
    s = table(2, guild="highlands")
    settle(s, "golden", 93)
    settle(s, "amethyst", 105, eggs=3, cached={"meat": 1}, tucked=2)
    hand(s, 0, dragons=(126, 40), caves=(12,))
    put(s, track=5)
    ready(s)
    effect(s)
    do(s, "marker bonus-2")
    assert options(s) == ["decline", "entice 40", "entice 126"]
    do(s, "entice 40")
    assert dragon_at(s, "g1") == 40, "golden is the only cave it likes"
    s = table(2, guild="highlands")
    settle(s, "golden", 93)
    settle(s, "amethyst", 105, eggs=3, cached={"meat": 1}, tucked=2)
    hand(s, 0, dragons=(114,), caves=(12,))
    put(s, track=5)
    ready(s)
    points = s.breakdown()[0]["dragons"]
    effect(s)
    do(s, "marker bonus-2", "entice 114")
    assert dragon_at(s, "a1") == 114
    assert eggs_at(s, "a1") == 1, "two eggs had no nest"
    assert cached_at(s, "a1") == {"meat": 1}
    assert len(tucked_at(s, "a1")) == 3
    assert tucked_at(s, "a1")[2] == 105
    assert s.breakdown()[0]["dragons"] == points - 4 + 3
    assert s.knowledge(1)["tucked 0 a1"] == ["105"]
    assert caves_of(s) == []


@rule("WYR-R25")
def test_a_hatchling_played_on_top_is_fed_by_the_covered_dragon_only() -> None:
    s = table(2, guild="highlands")
    settle(s, "crimson", 167, tucked=2)
    hand(s, 0, dragons=(6,), caves=(12,))
    settle(s, "golden", 93)
    put(s, track=5)
    ready(s)
    effect(s)
    before = coins(s)
    do(s, "marker bonus-2", "entice 6")
    assert dragon_at(s, "c1") == 6
    assert options(s) == ["decline", "use"], "one arrival: the second line once"
    do(s, "use")
    assert track(s) == 7
    do(s, "lay mat")
    assert coins(s) == before + 1, "it was the third card, so the third line comes as well"


@rule("WYR-R8")
def test_a_covered_dragon_is_no_longer_here() -> None:
    s = table(2, guild="highlands")
    settle(s, "amethyst", 3, cached={"milk": 2})
    hand(s, 0, dragons=(92,), caves=(12,))
    supply(s, 0, milk=1)
    put(s, track=5)
    ready(s)
    do(s, "explore amethyst", "decline", "cache milk a1", "gain gold", "use", "marker bonus-2", "entice 92")
    assert dragon_at(s, "a1") == 92
    assert track(s) == 7, "the second step of the third line was already set off"
    s = table(2, guild="highlands")
    settle(s, "crimson", 5)
    hand(s, 0, dragons=(6, 53), caves=(12,))
    supply(s, 0, meat=1)
    put(s, track=5)
    ready(s)
    do(s, "explore crimson", "decline", "cache meat c1", "use", "marker bonus-2", "entice 53")
    assert dragon_at(s, "c1") == 53
    assert cached_at(s, "c1") == {"meat": 1}
    assert 5 in tucked_at(s, "c1")


@rule("WYR-9.6")
def test_highlands_3_and_plains_3() -> None:
    s = at_brown("highlands")
    ready(s)
    effect(s)
    do(s, "marker bonus-3", "use", "draw_cave", "draw_cave")
    assert coins(s) == 6
    assert len(caves_of(s)) == 2
    s = at_brown("plains")
    put(s, nest=0)
    ready(s)
    effect(s)
    do(s, "marker bonus-3", "use", "lay mat", "lay g1")
    assert coins(s) == 6
    assert eggs(s) == 2


@rule("WYR-9.6", "WYR-R5")
def test_rainforest_1() -> None:
    s = at_brown("rainforest")
    hand(s, 0, caves=(34,))
    show_cave(s, 0, 44)
    supply(s, 0, milk=1, gold=1)
    ready(s)
    effect(s)
    do(s, "marker bonus-1")
    assert "excavate 34" in options(s)
    do(s, "excavate 44", "pay milk", "into crimson")
    assert cave_at(s, "c2") == 44
    assert resources(s) == {"gold": 1, "meat": 2}


@rule("WYR-9.6", "WYR-R24")
def test_rainforest_2() -> None:
    """Scenario E15."""
    s = at_brown("rainforest")
    show(s, 1, 2)
    put(s, nest=1)
    ready(s)
    effect(s)
    do(s, "marker bonus-2", "entice 2")
    assert dragon_at(s, "c1") == 2
    assert eggs(s) == 0
    assert coins(s) == 5


@rule("WYR-R24")
def test_without_resources_printed_coins_are_paid() -> None:
    s = at_brown("rainforest")
    hand(s, 0, dragons=(101,))
    supply(s, 0, coins=2)
    ready(s)
    effect(s)
    do(s, "marker bonus-2", "entice 101", "into crimson")
    assert coins(s) == 0


@rule("WYR-9.6")
def test_rainforest_3() -> None:
    s = at_brown("rainforest")
    ready(s)
    effect(s)
    do(s, "marker bonus-3", "use", "gain meat", "gain milk")
    assert resources(s) == {"meat": 1, "milk": 1}
    assert coins(s) == 6


@rule("WYR-9.7")
def test_the_squares_of_the_tiles() -> None:
    assert [guild.squares for guild in GUILDS] == [(2, 1, 1, 1), (1, 1, 2, 1), (1, 2, 1, 1), (1, 1, 1, 2)]
    for guild in GUILDS:
        assert guild.squares_large == tuple(number + 1 for number in guild.squares)


@rule("WYR-R23", "WYR-R5")
def test_a_discount_of_one() -> None:
    """Scenario E14."""
    s = table(2)
    hand(s, 0, dragons=(101,), caves=(52,))
    supply(s, 0, coins=2, meat=1, gold=1, crystal=1)
    ready(s)
    do(s, "excavate 52", "into golden")
    assert options(s) == ["decline", "entice 101"]
    do(s, "entice 101", "into amethyst")
    assert options(s) == ["waive meat", "waive gold", "waive crystal"]
    do(s, "waive gold")
    assert resources(s) == {"gold": 1}
    assert coins(s) == 0
    assert dragon_at(s, "a1") == 101


@rule("WYR-R23")
def test_a_discount_on_an_egg_and_on_nothing() -> None:
    s = table(2)
    hand(s, 0, dragons=(1, 46), caves=(52, 53))
    supply(s, 0, milk=1)
    put(s, nest=0)
    ready(s)
    do(s, "excavate 52", "into crimson")
    assert options(s) == ["decline", "entice 1", "entice 46"]
    do(s, "entice 1")
    assert dragon_at(s, "g1") == 1, "the egg was the only icon that could be waived"
    do(s, "pass")
    before = coins(s)
    assert before == 5


@rule("WYR-R22")
def test_a_free_dragon_costs_nothing() -> None:
    s = table(2)
    hand(s, 0, dragons=(146, 101))
    supply(s, 0, meat=3)
    settle(s, "golden", 93)
    ready(s)
    do(s, "entice 146")
    assert options(s) == ["decline", "entice 101"]
    do(s, "entice 101")
    assert dragon_at(s, "a1") == 101
    assert coins(s) == 5
    assert resources(s) == {}


@rule("WYR-R5")
def test_no_cost_for_an_excavation_that_cannot_follow() -> None:
    s = table(2)
    dig(s, "crimson", 4)
    dig(s, "golden", 4)
    dig(s, "amethyst", 3)
    hand(s, 0, caves=(58,))
    supply(s, 0, meat=2)
    put(s, nest=2)
    ready(s)
    do(s, "excavate 58")
    assert s.seat == 1, "the last space was filled: nothing is offered for the resources"
    assert resources(s) == {"meat": 2}


@rule("WYR-R45")
def test_the_better_fields_of_the_last_row_hold_one_marker_each() -> None:
    s = at_brown("plains", 3)
    for seat in (1, 2):
        settle(s, "golden", (44, 42)[seat - 1], seat=seat)
        put(s, seat, track=5)
    ready(s)
    effect(s)
    assert options(s)[-3:] == ["marker vp-6", "marker vp-3", "marker vp-1"]
    do(s, "marker vp-3", "explore golden", "decline", "use")
    assert s.seat == 1
    assert options(s)[-3:] == ["marker endgame", "marker vp-6", "marker vp-1"]
    do(s, "marker vp-6", "explore golden", "decline", "use")
    assert s.seat == 2
    assert options(s)[-2:] == ["marker endgame", "marker vp-1"]


@rule("WYR-R42", "WYR-R25")
def test_inherited_food_counts_with_the_next_arrival() -> None:
    s = at_brown("highlands")
    settle(s, "amethyst", 92, cached={"milk": 4})
    hand(s, 0, dragons=(4,), caves=(12,))
    supply(s, 0, milk=2)
    ready(s)
    effect(s)
    do(s, "marker bonus-2", "entice 4")
    assert dragon_at(s, "a1") == 4
    assert cached_at(s, "a1") == {"milk": 4}
    assert (coins(s), resources(s)) == (5, {"milk": 2}), "inherited milk feeds nobody"
    do(s, "pass", "explore amethyst", "decline", "cache milk a1")
    assert (coins(s), resources(s)) == (5, {"crystal": 1, "milk": 1}), "the first arrival with 3 or more"
    put(s, explored=0)
    do(s, "decline", "explore amethyst", "decline", "cache milk a1")
    assert (coins(s), resources(s)) == (4, {"crystal": 2}), "once"


@rule("WYR-R8")
def test_steps_about_the_place_of_a_covered_dragon_do_nothing() -> None:
    head = "number,name_en,name_pl,vp,size,trait,nests,coin,meat,gold,crystal,milk,egg,caves,effect\n"
    line = '200,Test Dragon,,3,small,shy,2,0,0,0,0,0,0,golden,"activated: guild(1); egg(1,here); gain(coin,1)"\n'
    s = table(2, guild="highlands", dragons=head + line)
    settle(s, "golden", 200)
    settle(s, "crimson", 53)
    hand(s, 0, dragons=(42,), caves=(12,))
    put(s, track=5)
    ready(s)
    do(s, "explore golden", "decline", "use", "marker bonus-2", "entice 42")
    assert dragon_at(s, "g1") == 42
    assert coins(s) == 6, "what does not speak of its place is carried out"
    assert eggs(s) == 1, "no egg, though nests are free on the new dragon and elsewhere"
    assert s.view(0).phase != "egg"


@rule("WYR-R23", "WYR-R4")
def test_a_discount_is_not_enough_if_two_are_missing() -> None:
    s = table(2)
    hand(s, 0, dragons=(101,), caves=(52,))
    supply(s, 0, coins=3, meat=1, milk=1)
    ready(s)
    do(s, "excavate 52", "into golden")
    assert options(s) == ["decline"], "1 milk does not make up for the second resource"
    s = table(2)
    hand(s, 0, dragons=(101,), caves=(52,))
    supply(s, 0, coins=3, meat=1, milk=2)
    ready(s)
    do(s, "excavate 52", "into golden")
    assert options(s) == ["decline", "entice 101"], "2 milk do"
