"""Excavate, entice, explore: WYR-5, WYR-6, WYR-7."""

from tests.rules.wyrmspan.table import (
    cave_at,
    caves_of,
    coins,
    dig,
    do,
    dragon_at,
    eggs,
    hand,
    hand_of,
    options,
    put,
    ready,
    resources,
    settle,
    show,
    supply,
    table,
    track,
)
from tests.support import rule


@rule("WYR-5.1", "WYR-5.2", "WYR-5.3")
def test_excavate_the_leftmost_space_for_coin_and_eggs() -> None:
    s = table(2)
    hand(s, 0, caves=(12, 13, 14))
    ready(s)
    do(s, "excavate 12", "into golden")
    assert cave_at(s, "g2") == 12
    assert coins(s) == 6, "1 coin paid, 1 gained"
    assert eggs(s) == 1
    do(s, "explore golden", "decline", "excavate 13", "into golden")
    assert cave_at(s, "g3") == 13
    assert eggs(s) == 0
    assert coins(s) == 6
    do(s, "explore golden", "decline", "excavate 14")
    assert options(s) == ["into crimson", "into amethyst"], "column 4 would cost 2 eggs"


@rule("WYR-5.2", "WYR-5.5", "WYR-R7")
def test_column_four() -> None:
    """Scenario E3."""
    for order in (("use",), ("decline", "use")):
        s = table(2)
        dig(s, "crimson", 3)
        dig(s, "golden", 4)
        dig(s, "amethyst", 4)
        hand(s, 0, caves=(12,))
        supply(s, 0, coins=3, meat=1, gold=2)
        put(s, nest=2)
        ready(s)
        do(s, "excavate 12")
        assert eggs(s) == 0
        assert coins(s) == 2
        do(s, *order)
        assert (coins(s), resources(s)) == (4, {})
        assert s.seat == 1
    s = table(2)
    dig(s, "crimson", 3)
    hand(s, 0, caves=(12,))
    supply(s, 0, coins=3, meat=3, gold=1)
    put(s, nest=2)
    ready(s)
    do(s, "excavate 12", "into crimson")
    assert options(s) == ["decline", "pay meat", "pay gold"]
    do(s, "decline", "decline")
    assert (coins(s), resources(s)) == (3, {"meat": 3, "gold": 1})


@rule("WYR-5.5")
def test_the_bonus_takes_any_mix_and_comes_once() -> None:
    s = table(2)
    dig(s, "crimson", 3)
    hand(s, 0, caves=(16, 1), dragons=(36,))
    supply(s, 0, coins=3, meat=1)
    put(s, nest=2)
    ready(s)
    do(s, "excavate 16", "into crimson")
    assert options(s) == ["decline", "use"], "exactly three things"
    do(s, "use")
    assert coins(s) == 3
    assert hand_of(s) == caves_of(s) == []
    assert resources(s) == {"crystal": 2}
    assert s.seat == 1


@rule("WYR-R7", "WYR-5.6")
def test_a_free_excavation_offers_the_bonus_too() -> None:
    s = table(2, guild="seafarers")
    dig(s, "crimson", 3)
    hand(s, 0, caves=(16,))
    supply(s, 0, meat=3)
    put(s, track=5, nest=0)
    settle(s, "golden", 40)
    ready(s)
    do(s, "explore golden", "decline", "use")
    do(s, "marker bonus-1", "excavate 16", "into crimson")
    assert options(s) == ["decline", "use"]
    do(s, "use")
    assert coins(s) == 6, "only the exploration was paid, 1 coin gained"
    assert eggs(s) == 0


@rule("WYR-5.4")
def test_the_ability_of_a_cave_card_is_optional() -> None:
    s = table(2)
    hand(s, 0, caves=(55, 27))
    ready(s)
    do(s, "excavate 55", "into crimson", "decline")
    assert eggs(s) == 1
    do(s, "explore golden", "decline", "excavate 27", "into golden", "decline")
    assert s.seat == 1, "the opponent's share is offered although the owner declined"
    assert options(s) == ["decline", "use"]
    do(s, "use")
    assert track(s, 1) == 1
    assert track(s) == 0


@rule("WYR-6.1", "WYR-6.2", "WYR-6.3")
def test_entice_a_dragon() -> None:
    s = table(2)
    hand(s, 0, dragons=(39,))
    supply(s, 0, meat=1, gold=2, crystal=1)
    settle(s, "crimson", 53)
    ready(s)
    do(s, "entice 39")
    assert options(s) == ["into golden", "into amethyst"], "c2 is not excavated"
    do(s, "into amethyst")
    assert dragon_at(s, "a1") == 39
    assert coins(s) == 5
    assert resources(s) == {"gold": 1}


@rule("WYR-6.2")
def test_a_printed_coin_comes_on_top() -> None:
    s = table(2)
    hand(s, 0, dragons=(46,))
    supply(s, 0, coins=1)
    ready(s)
    assert "entice 46" not in options(s)
    supply(s, 0, coins=2)
    do(s, "entice 46", "into golden")
    assert coins(s) == 0


@rule("WYR-6.1")
def test_only_caves_that_the_dragon_likes() -> None:
    s = table(2)
    hand(s, 0, dragons=(36,))
    supply(s, 0, gold=2)
    settle(s, "golden", 50)
    ready(s)
    assert "entice 36" not in options(s), "golden has no excavated space left"
    dig(s, "golden", 2)
    do(s, "entice 36")
    assert dragon_at(s, "g2") == 36


@rule("WYR-6.4")
def test_the_played_line_comes_at_once() -> None:
    s = table(2)
    hand(s, 0, dragons=(60,))
    supply(s, 0, meat=1, gold=1)
    ready(s)
    do(s, "entice 60")
    assert resources(s) == {"milk": 2}


@rule("WYR-6.5")
def test_covered_cave_cards_count() -> None:
    s = table(2, guild="highlands")
    dig(s, "golden", 3)
    settle(s, "golden", 36, 50, 93)
    s.marks = [1 << 9, 0]
    s.stock[16] = 1
    ready(s)
    assert s.breakdown()[0]["guild"] == 2


@rule("WYR-7.1")
def test_the_price_of_exploring() -> None:
    """Scenario E2."""
    s = table(2)
    put(s, nest=2)
    settle(s, "crimson", 53, eggs=1)
    ready(s)
    do(s, "explore golden", "decline")
    assert (coins(s), eggs(s)) == (5, 3)
    do(s, "pass", "explore golden", "pay_egg c1", "decline")
    assert (coins(s), eggs(s)) == (4, 2)
    do(s, "explore golden", "decline")
    assert (coins(s), eggs(s)) == (3, 0)
    assert "explore golden" not in options(s)
    assert "explore amethyst" in options(s), "every cave has its own count"


@rule("WYR-7.2", "WYR-7.3", "WYR-7.4")
def test_ela_explores_the_crimson_cave() -> None:
    """Scenario E1."""
    s = table(2)
    settle(s, "crimson", 119, 56)
    dig(s, "crimson", 3)
    put(s, track=1)
    ready(s)
    do(s, "explore crimson", "gain milk")
    assert options(s) == ["decline", "use"], "119 does nothing; the guild step follows"
    do(s, "use")
    assert resources(s) == {"meat": 1, "gold": 1, "milk": 1}, "space 2 paid meat, then 56 gave gold"
    do(s, "gain crystal")
    assert s.seat == 1
    assert resources(s) == {"meat": 1, "gold": 1, "crystal": 1, "milk": 1}
    assert coins(s) == 5
    assert track(s) == 2


@rule("WYR-7.4")
def test_the_last_entry_of_the_crimson_cave() -> None:
    s = table(2)
    settle(s, "crimson", 119, 74, 167, 168, eggs=0)
    supply(s, 0, meat=1, gold=1, milk=1)
    put(s, nest=2)
    ready(s)
    do(s, "explore crimson", "decline", "decline", "decline", "lay c1")
    assert resources(s) == {"meat": 2, "gold": 1, "milk": 1}
    do(s, "cache gold c1", "cache milk c3")
    assert s.seat == 1
    spaces = s.view(0).mats[0].spaces
    assert (spaces[0].cached, spaces[2].cached) == ({"gold": 1}, {"milk": 1})


@rule("WYR-7.5")
def test_the_golden_cave() -> None:
    s = table(2)
    settle(s, "golden", 93, 88, 44, 36)
    hand(s, 0, dragons=(1, 2))
    show(s, 0, 3)
    ready(s)
    do(s, "explore golden", "take_dragon 0", "decline", "draw_dragon")
    assert len(hand_of(s)) == 4
    do(s, "lay g1", "decline", "under g2", "tuck 1", "under g1", "tuck 3")
    assert s.seat == 1
    assert [space.tucked for space in s.view(0).mats[0].spaces[4:8]] == [1, 1, 0, 0]


@rule("WYR-7.6")
def test_the_amethyst_cave() -> None:
    s = table(2)
    settle(s, "amethyst", 37, 145, 62, 105)
    hand(s, 0, caves=(12, 13))
    ready(s)
    do(s, "explore amethyst", "take_cave 1", "decline", "draw_cave")
    assert len(caves_of(s)) == 4
    do(s, "decline", "pay_cave 12", "lay a1", "lay a1", "pay_cave 13", "lay a3", "lay a3")
    assert s.seat == 1
    assert eggs(s) == 5
    assert len(caves_of(s)) == 2


@rule("WYR-7.7")
def test_an_empty_cave_gives_its_first_entry() -> None:
    s = table(2)
    dig(s, "amethyst", 4)
    ready(s)
    do(s, "explore amethyst", "draw_cave")
    assert s.seat == 1
    assert len(caves_of(s)) == 1


@rule("WYR-R14")
def test_a_dragon_that_arrives_in_mid_walk_is_walked_over() -> None:
    s = table(2, guild="plains")
    settle(s, "crimson", 53)
    dig(s, "crimson", 2)
    hand(s, 0, dragons=(56,))
    put(s, track=5, nest=2)
    ready(s)
    do(s, "explore crimson", "decline", "use", "marker bonus-2", "entice 56", "into crimson")
    assert dragon_at(s, "c2") == 56
    assert eggs(s) == 0
    assert options(s) == ["decline", "gain meat", "gain gold", "gain crystal", "gain milk"]
    assert resources(s) == {}, "56 was played this turn: no gold, but the entry behind it"
    do(s, "gain milk")
    assert s.seat == 1
    assert s.fresh == [], "the marks are off after the turn"


@rule("WYR-R14")
def test_a_swapped_dragon_is_met_a_second_time() -> None:
    s = table(2, guild="seafarers")
    settle(s, "crimson", 56, 119)
    hand(s, 0, caves=(66,))
    put(s, track=5)
    ready(s)
    do(s, "explore crimson", "decline")
    assert resources(s) == {"gold": 1}
    do(s, "use", "marker bonus-1", "excavate 66", "into golden", "swap c1 c2")
    assert resources(s) == {"gold": 2}, "56 now lies in column 2 and is met again"


@rule("WYR-5.5", "WYR-R7")
def test_the_bonus_comes_once_although_three_more_things_are_left() -> None:
    for order in (("use",), ("decline", "use")):
        s = table(2)
        dig(s, "crimson", 3)
        hand(s, 0, caves=(12,))
        supply(s, 0, coins=3, meat=6)
        put(s, nest=2)
        ready(s)
        do(s, "excavate 12", "into crimson", *order)
        assert s.seat == 1
        assert coins(s) == 4, "1 for the action, 1 from the card, 1 from the bonus"
        assert resources(s) == {"meat": 3}


@rule("WYR-R14")
def test_a_dragon_of_the_round_lines_is_active_in_the_next_round() -> None:
    s = table(2, guild="plains")
    settle(s, "golden", 72, eggs=1, seat=1)
    settle(s, "amethyst", 139, seat=1)
    hand(s, 1, dragons=(56,))
    put(s, 1, track=5, nest=2)
    ready(s)
    do(s, "pass", "pass", "activate g1", "use", "marker bonus-2", "entice 56", "lay mat")
    assert dragon_at(s, "c1", 1) == 56
    assert options(s) == ["decline", "lay a1"]
    assert s.view(1).mats[1].spaces[0].fresh, "all round lines of a player are one turn"
    do(s, "decline")
    while s.view(None).phase != "turn":
        do(s, "lay mat")
    assert (s.round, s.seat) == (2, 1), "the owner has the first turn"
    do(s, "explore crimson", "decline")
    assert resources(s, 1) == {"gold": 1}
