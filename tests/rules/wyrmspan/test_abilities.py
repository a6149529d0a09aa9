"""Abilities: WYR-8 and the rulings about them."""

from tests.rules.wyrmspan.table import (
    cached_at,
    caves_of,
    coins,
    dig,
    do,
    dragon_at,
    eggs,
    eggs_at,
    hand,
    hand_of,
    next_round,
    on_top,
    options,
    put,
    ready,
    resources,
    settle,
    supply,
    table,
    track,
    tucked_at,
)
from tests.support import rule


@rule("WYR-8.1")
def test_every_line_at_its_time() -> None:
    s = table(2)
    for dragon in s.compiled.dragons:
        timings = [clause.timing for clause in dragon.clauses if not clause.timing.startswith("fed")]
        if dragon.size == "hatchling":
            assert timings[0] == "activated"
            assert len(timings) == (2 if dragon.number in (17, 18, 29) else 1)
        else:
            assert len(timings) == 1
    settle(s, "crimson", 60, 154, 167)
    ready(s)
    do(s, "explore crimson", "decline", "decline", "decline", "lay mat")
    assert resources(s) == {}, "neither played, round nor endgame lines work in a walk"
    next_round(s)
    assert resources(s) == {"meat": 1}, "154 is used once per round"


@rule("WYR-8.2", "WYR-R14")
def test_activated_lines_are_dead_in_their_first_turn() -> None:
    s = table(2)
    hand(s, 0, dragons=(172,))
    supply(s, 0, meat=1, gold=1, crystal=1)
    settle(s, "golden", 50)
    s.fresh = []
    ready(s)
    do(s, "entice 172", "into crimson")
    assert options(s) == ["decline", "activate g1"]
    s.fresh = [*s.fresh, s.compiled.dragon_labels.index("50")]
    s.find_choices()
    assert s.choices == [] or "activate g1" not in options(s)


@rule("WYR-8.3")
def test_an_own_ability_can_be_declined_before_anything_of_it() -> None:
    s = table(2)
    settle(s, "golden", 148)
    on_top(s, 5)
    ready(s)
    do(s, "explore golden", "decline")
    assert options(s) == ["decline", "draw_dragon"]
    do(s, "draw_dragon")
    assert options(s) == ["decline", "tuck 5"], "only the optional step is left open"
    do(s, "tuck 5")
    assert tucked_at(s, "g1") == [5]


@rule("WYR-8.3")
def test_once_used_it_is_carried_out() -> None:
    s = table(2)
    hand(s, 0, dragons=(83,))
    supply(s, 0, meat=1, crystal=3)
    ready(s)
    do(s, "entice 83")
    assert options(s) == ["decline", "use"]
    before = coins(s)
    do(s, "use", "lay a1")
    assert coins(s) == before + 1
    assert track(s) == 1


@rule("WYR-8.4", "WYR-8.5", "WYR-8.6", "WYR-1.9")
def test_shared_cave_card() -> None:
    """Scenario E18: the owner first, then clockwise, passed players too."""
    s = table(3)
    hand(s, 0, dragons=(1, 2, 3), caves=(73,))
    hand(s, 1, dragons=(4,))
    hand(s, 2, dragons=(5, 6))
    settle(s, "golden", 36, 42)
    settle(s, "crimson", 53)
    s.passed = 0b110
    ready(s)
    do(s, "excavate 73", "into amethyst", "pay_dragon 1", "lay g1", "lay g2", "pay_dragon 2", "lay g2", "lay g2")
    do(s, "use", "lay c1", "lay mat")
    assert eggs(s) == 7
    assert s.seat == 1
    assert options(s) == ["decline", "use"]
    do(s, "use")
    assert eggs(s, 1) == 2, "only one nest was free"
    assert s.seat == 2
    do(s, "decline")
    assert s.seat == 0
    assert hand_of(s, 2) == [5, 6]


@rule("WYR-8.7")
def test_costs_come_first_and_may_name_a_place() -> None:
    s = table(2)
    settle(s, "golden", 67, 42, eggs=2)
    settle(s, "crimson", 53, eggs=1)
    ready(s)
    do(s, "explore golden", "decline")
    assert options(s) == ["decline", "use"], "only eggs of dragons in this cave pay for 67"
    do(s, "use")
    assert eggs_at(s, "g2") == 1
    assert options(s) == ["option dragon-card", "option guild", "option cave-card", "option resource"]


@rule("WYR-8.8")
def test_repeated_conversions_are_separate() -> None:
    s = table(2)
    hand(s, 0, caves=(75,))
    put(s, track=0)
    ready(s)
    do(s, "excavate 75", "into crimson", "use")
    assert (eggs(s), track(s)) == (1, 1), "the egg paid for a step onto an egg space"
    do(s, "use")
    assert (eggs(s), track(s)) == (0, 2)
    assert s.seat == 1, "no egg left, so the third time is not offered"


@rule("WYR-8.9")
def test_a_cost_may_be_paid_for_nothing() -> None:
    s = table(2)
    settle(s, "amethyst", 137, eggs=3)
    hand(s, 0, caves=(12,))
    ready(s)
    do(s, "explore amethyst", "decline")
    assert options(s) == ["decline", "use"]
    do(s, "use")
    assert eggs(s) == 4, "no nest was free in this cave"
    assert caves_of(s) == []


@rule("WYR-8.12", "WYR-8.15")
def test_gained_things_come_to_the_supply_first() -> None:
    s = table(2)
    settle(s, "golden", 111, 36)
    settle(s, "crimson", 161)
    ready(s)
    for _ in range(2):
        do(s, "pass")
    assert options(s) == ["decline", "activate c1", "activate g1"]
    do(s, "activate g1", "gain gold")
    assert resources(s) == {"gold": 1}
    assert options(s) == ["decline", "cache gold g1"]
    do(s, "decline")
    assert resources(s) == {"gold": 1, "milk": 1}
    assert options(s) == ["decline", "cache milk c1", "cache milk g1", "cache milk g2"]
    do(s, "cache milk g2")
    assert cached_at(s, "g2") == {"milk": 1}
    assert resources(s) == {"gold": 1}


@rule("WYR-8.18", "WYR-8.19")
def test_eggs_need_nests() -> None:
    s = table(2)
    settle(s, "amethyst", 158)
    put(s, nest=0)
    s.stock[13:16] = [0, 0, 1]
    ready(s)
    do(s, "explore amethyst", "decline")
    assert options(s) == ["decline", "lay a1"], "in this cave: not on the mat"
    do(s, "lay a1", "decline")
    s = table(2)
    settle(s, "golden", 173)
    settle(s, "crimson", 53)
    settle(s, "amethyst", 43)
    dig(s, "golden", 2)
    ready(s)
    do(s, "explore golden", "decline")
    assert options(s) == ["decline", "lay c1", "lay a1"], "adjacent: above and below"


@rule("WYR-8.20")
def test_a_card_counts_itself() -> None:
    """Scenario E6."""
    s = table(2)
    settle(s, "crimson", 130, 60, 48)
    on_top(s, 5, 6, 7)
    ready(s)
    do(s, "pass", "pass", "use")
    assert tucked_at(s, "c1") == [5]
    assert tucked_at(s, "c2") == []
    assert tucked_at(s, "c3") == [6]


@rule("WYR-8.20", "WYR-R43")
def test_other_means_other() -> None:
    s = table(2)
    settle(s, "golden", 42, 50, 36)
    ready(s)
    assert s.breakdown()[0]["endgame"] == 6


@rule("WYR-8.21")
def test_choose_different_options() -> None:
    s = table(2)
    hand(s, 0, caves=(50,))
    ready(s)
    do(s, "excavate 50", "into golden")
    assert options(s) == ["decline", "option dragon-card", "option guild", "option cave-card", "option resource"]
    do(s, "option resource", "gain milk")
    assert options(s) == ["option dragon-card", "option guild", "option cave-card"]
    do(s, "option guild")
    assert track(s) == 1
    assert s.seat == 1
    do(s, "option resource", "gain gold")
    assert resources(s, 1) == {"gold": 1}


@rule("WYR-8.22", "WYR-8.23", "WYR-8.24")
def test_hatchling_fed_by_the_bank() -> None:
    """Scenario E4."""
    s = table(2)
    settle(s, "amethyst", 4, cached={"milk": 1})
    hand(s, 0, caves=(3,))
    supply(s, 0, milk=1)
    ready(s)
    assert s.compiled.nests[3] == 0
    before = coins(s) - 1
    do(s, "excavate 3", "into crimson", "cache milk a1")
    assert (resources(s), coins(s)) == ({"crystal": 1, "milk": 1}, before)
    do(s, "cache milk a1")
    assert (resources(s), coins(s)) == ({"crystal": 2, "milk": 1}, before + 1)
    do(s, "pass", "explore amethyst", "decline", "cache milk a1")
    assert resources(s) == {"crystal": 3}
    assert coins(s) == before, "the fourth milk feeds the second line only; the walk cost a coin"


@rule("WYR-8.24", "WYR-R42")
def test_the_second_line_comes_before_the_third_and_a_refusal_is_final() -> None:
    s = table(2)
    settle(s, "crimson", 6, tucked=2)
    hand(s, 0, dragons=(1, 2))
    ready(s)
    do(s, "explore crimson", "decline", "tuck 1")
    assert options(s) == ["decline", "use"]
    before = coins(s)
    do(s, "use")
    assert (track(s), eggs(s)) == (1, 2)
    assert coins(s) == before + 1
    s = table(2)
    settle(s, "amethyst", 25, cached={"milk": 2})
    settle(s, "golden", 36)
    supply(s, 0, milk=2)
    s.stock[2] = 0
    ready(s)
    do(s, "explore amethyst", "decline", "cache milk a1", "decline")
    assert resources(s) == {"gold": 2, "milk": 1}
    do(s, "decline", "pass")
    do(s, "explore amethyst", "decline", "cache milk a1", "decline")
    assert resources(s) == {"gold": 2}, "the third line never comes again"


@rule("WYR-R42")
def test_the_wrong_food() -> None:
    """Scenario E5."""
    s = table(2)
    settle(s, "amethyst", 20, cached={"meat": 2})
    settle(s, "crimson", 119, 74, 167, 39)
    supply(s, 0, gold=1)
    ready(s)
    do(s, "explore crimson", "decline", "decline", "decline", "decline", "cache gold a1")
    assert cached_at(s, "a1") == {"meat": 2, "gold": 1}
    assert resources(s) == {}
    assert hand_of(s) == []


@rule("WYR-R3")
def test_simple_gains_are_taken_without_asking() -> None:
    s = table(2)
    settle(s, "amethyst", 92)
    ready(s)
    do(s, "explore amethyst", "decline")
    assert resources(s) == {"crystal": 1}


@rule("WYR-R3")
def test_with_the_option_simple_gains_are_asked() -> None:
    s = table(2, ask_benefits=True)
    settle(s, "amethyst", 92, 96)
    ready(s)
    do(s, "explore amethyst", "decline")
    assert options(s) == ["decline", "use"]
    do(s, "decline", "decline")
    assert options(s) == ["decline", "use"]
    assert resources(s) == {}, "card 92 gave nothing"
    do(s, "use")
    assert resources(s) == {"milk": 1}
    assert options(s) == ["decline", "cache milk a2"], "what follows a gain is optional as ever"


@rule("WYR-R3", "WYR-8.4")
def test_with_the_option_a_shared_gain_can_be_declined_by_everybody() -> None:
    s = table(3, ask_benefits=True)
    hand(s, 0, dragons=(181,))
    supply(s, 0, meat=1)
    ready(s)
    do(s, "entice 181")
    assert (s.seat, options(s)) == (0, ["decline", "use"])
    do(s, "decline")
    assert (s.seat, options(s)) == (1, ["decline", "use"])
    do(s, "use")
    assert (s.seat, options(s)) == (2, ["decline", "use"])
    do(s, "decline")
    assert [resources(s, seat) for seat in range(3)] == [{}, {"meat": 1}, {}]


@rule("WYR-R3", "WYR-R17")
def test_with_the_option_the_named_kind_can_be_declined() -> None:
    s = table(2, ask_benefits=True)
    hand(s, 0, dragons=(156,))
    supply(s, 0, meat=2)
    ready(s)
    do(s, "entice 156", "gain milk")
    assert (s.seat, options(s)) == (0, ["decline", "use"])
    do(s, "decline")
    assert (s.seat, options(s)) == (1, ["decline", "use"])
    do(s, "use")
    assert [resources(s, seat) for seat in range(2)] == [{}, {"milk": 1}]


@rule("WYR-R3", "WYR-R52")
def test_with_the_option_the_guild_track_pays_unasked() -> None:
    s = table(2, ask_benefits=True)
    settle(s, "crimson", 40)
    put(s, track=1)
    ready(s)
    do(s, "explore crimson", "decline", "use")
    assert resources(s) == {"meat": 1}


@rule("WYR-R13")
def test_joined_benefits_in_any_order() -> None:
    s = table(2)
    hand(s, 0, caves=(7,))
    ready(s)
    do(s, "excavate 7", "into golden")
    assert options(s) == ["decline", "part cave-card", "part resource"]
    do(s, "part resource", "gain meat", "draw_cave")
    assert resources(s) == {"meat": 1}
    assert len(caves_of(s)) == 1


@rule("WYR-R15")
def test_swapped_dragons_keep_what_they_have() -> None:
    s = table(2)
    settle(s, "golden", 36, eggs=1, tucked=1)
    settle(s, "crimson", 53, eggs=2, cached={"milk": 1})
    hand(s, 0, caves=(66,))
    ready(s)
    do(s, "excavate 66", "into crimson", "swap c1 g1")
    assert dragon_at(s, "c1") == 36
    assert dragon_at(s, "g1") == 53
    assert (eggs_at(s, "c1"), eggs_at(s, "g1")) == (1, 2)
    assert cached_at(s, "g1") == {"milk": 1}
    assert len(tucked_at(s, "c1")) == 1


@rule("WYR-R17")
def test_card_156() -> None:
    s = table(3)
    hand(s, 0, dragons=(156,))
    supply(s, 0, meat=2)
    ready(s)
    do(s, "entice 156")
    assert options(s) == ["gain meat", "gain gold", "gain crystal", "gain milk"]
    do(s, "gain milk")
    assert [resources(s, seat) for seat in range(3)] == [{"milk": 2}, {"milk": 1}, {"milk": 1}]


@rule("WYR-R18")
def test_a_line_used_through_another_card() -> None:
    s = table(2)
    settle(s, "golden", 63)
    settle(s, "crimson", 70)
    hand(s, 0, caves=(1,), dragons=(5,))
    hand(s, 1, dragons=(6,))
    supply(s, 0, meat=1)
    supply(s, 1, meat=1)
    ready(s)
    do(s, "excavate 1", "into amethyst")
    assert options(s) == ["decline", "activate c1", "activate g1"]
    do(s, "activate c1", "use", "lay c1")
    assert s.seat == 1, "the opponent's share is offered"
    do(s, "use")
    assert eggs(s, 1) == 2
    assert s.used == [], "not counted as the use at the end of the round"


@rule("WYR-R18")
def test_a_card_cannot_choose_itself() -> None:
    s = table(2)
    hand(s, 0, dragons=(76,))
    supply(s, 0, meat=2, crystal=2)
    ready(s)
    do(s, "entice 76")
    assert options(s) == ["decline", "use"]
    do(s, "use")
    assert s.seat == 1, "there was no other dragon with a played line"


@rule("WYR-R19")
def test_card_73_uses_any_entry_of_the_mat() -> None:
    s = table(2)
    settle(s, "amethyst", 73)
    hand(s, 0, caves=(12,))
    ready(s)
    do(s, "explore amethyst", "decline", "use")
    assert len(options(s)) == 15
    do(s, "strip crimson 0", "gain gold")
    assert resources(s) == {"gold": 1}


@rule("WYR-R35", "WYR-9.2")
def test_depth_first() -> None:
    """Scenario E11, with a hatchling's third feeding, a brown space, a free dragon and the opponents' eggs."""
    s = table(2, guild="plains")
    settle(s, "crimson", 18, eggs=0, tucked=2)
    settle(s, "golden", 42, eggs=3)
    dig(s, "amethyst", 1)
    hand(s, 0, dragons=(1, 37))
    put(s, track=5, nest=0)
    put(s, 1, nest=0)
    ready(s)
    do(s, "explore crimson", "decline", "tuck 1", "use")
    assert track(s) == 6
    do(s, "marker bonus-2", "entice 37", "lay a1")
    assert s.seat == 0
    do(s, "lay a1")
    assert s.seat == 1
    do(s, "lay mat")
    assert track(s) == 7, "the second step of the guild comes after all this"
    assert s.seat == 0
    do(s, options(s)[0])
    assert options(s) == ["decline", "use"], "the walk goes on where it stopped"


@rule("WYR-R53")
def test_the_owner_comes_first_also_in_another_turn() -> None:
    s = table(3, guild="plains")
    hand(s, 0, caves=(27,))
    hand(s, 1, dragons=(37,))
    put(s, 1, track=5, nest=2)
    put(s, 2, nest=0)
    ready(s)
    do(s, "excavate 27", "into golden", "decline", "use")
    assert s.seat == 1
    do(s, "marker bonus-2", "entice 37")
    assert s.seat == 1
    do(s, "lay a1", "lay a1")
    assert s.seat == 2, "clockwise from the owner of the dragon"
    do(s, "lay mat")
    assert s.seat == 0
    do(s, "lay mat")
    assert s.seat == 2, "now the third player's share of the cave card"
