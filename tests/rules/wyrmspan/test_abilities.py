"""Abilities: WYR-8 and the rulings about them."""

import pytest

from drakehall.games.wyrmspan.rules import Wyrmspan
from drakehall.kernel.chance import Chance
from tests.rules.wyrmspan.table import (
    cached_at,
    caves_of,
    coins,
    dig,
    do,
    dragon_at,
    eggs,
    eggs_at,
    exchanges,
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
    told,
    track,
    tucked_at,
)
from tests.support import rule


@rule("WYR-8.1")
def test_every_line_at_its_time() -> None:
    s = table(2)
    for dragon in s.box.dragons:
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
    s.fresh = [*s.fresh, s.box.dragon_labels.index("50")]
    s.rebuild()
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


@rule("WYR-8.5", "WYR-8.10")
def test_the_display_runs_dry() -> None:
    """Scenario E10."""
    s = table(3)
    s.dragon_deck = [s.display[2], *s.dragon_deck]
    s.display[2] = -1
    hand(s, 0, dragons=(165,))
    supply(s, 0, gold=1, crystal=1)
    ready(s)
    do(s, "entice 165")
    assert options(s) == ["decline", "take_dragon 0", "take_dragon 1", "draw_dragon"]
    do(s, "take_dragon 0")
    assert options(s) == ["take_dragon 1", "draw_dragon"]
    do(s, "take_dragon 1")
    assert s.seat == 1
    assert options(s) == ["decline", "draw_dragon"]
    do(s, "draw_dragon", "draw_dragon")
    assert len(hand_of(s, 1)) == len(hand_of(s, 2)) == 1
    assert all(s.view(0).dragon_display)


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


@rule("WYR-8.11")
@pytest.mark.parametrize(("number", "tucked"), [(40, []), (36, [36])])
def test_reveal(number: int, tucked: list[int]) -> None:
    s = table(2)
    settle(s, "crimson", 68)
    on_top(s, number)
    ready(s)
    events = told(s, "explore crimson", "decline", "use")
    assert any(event.id == "wyrmspan-event-revealed" and event.reveals for event in events)
    assert tucked_at(s, "c1") == tucked
    assert resources(s) == ({} if tucked else {"meat": 1})
    assert (s.view(1).dragon_discard == ["40"]) == (not tucked)


@rule("WYR-8.11")
def test_a_revealed_card_that_is_taken_is_known_to_all() -> None:
    s = table(2)
    settle(s, "golden", 127)
    on_top(s, 36)
    ready(s)
    do(s, "explore golden", "decline", "use")
    assert hand_of(s) == [36]
    assert s.knowledge(1)["dragon hand 0"] == ["36"]
    assert all(s.sample(1, Chance(i)).dragon_hands[0] == s.dragon_hands[0] for i in range(5))


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


@rule("WYR-8.13")
def test_split_the_drawn_cards() -> None:
    s = table(2)
    settle(s, "golden", 109)
    supply(s, 0, meat=1)
    on_top(s, 5, 6, 7)
    ready(s)
    do(s, "pass", "pass", "use")
    assert hand_of(s) == [5, 6, 7]
    assert options(s) == ["discard_dragon 5", "discard_dragon 6", "discard_dragon 7"]
    do(s, "discard_dragon 6")
    assert options(s) == ["tuck 5", "tuck 7"]
    do(s, "tuck 5")
    assert tucked_at(s, "g1") == [5]
    assert hand_of(s) == [7]


@rule("WYR-8.13", "WYR-R12")
def test_a_split_with_too_few_cards_goes_short() -> None:
    s = table(2)
    settle(s, "golden", 109)
    supply(s, 0, meat=1)
    only_left(s, 7, 8, 9, 5, 6)
    ready(s)
    do(s, "pass", "pass")
    assert s.view(0).dragon_display == ["7", "8", "9"]
    do(s, "use")
    assert hand_of(s) == [5, 6]
    assert options(s) == ["decline", "discard_dragon 5", "discard_dragon 6"], "the discard may go short"
    do(s, "discard_dragon 5")
    assert options(s) == ["decline", "tuck 6"], "and so may the tuck, the last card then being kept"
    do(s, "decline")
    assert hand_of(s) == [6]
    assert tucked_at(s, "g1") == []


def only_left(s: Wyrmspan, *numbers: int) -> None:
    """Leave only these dragons in deck and display; Automa has the others, and nobody misses them."""
    left = [s.box.dragon_labels.index(str(number)) for number in numbers]
    gone = [card for card in s.dragon_deck + s.display[:3] if card not in left]
    s.automa_cards = gone
    s.dragon_deck = left[::-1]
    s.display[:3] = [-1, -1, -1]


@rule("WYR-8.14")
def test_caching_from_bank_and_supply() -> None:
    s = table(2)
    hand(s, 0, caves=(3,))
    settle(s, "crimson", 53)
    settle(s, "golden", 36)
    supply(s, 0, meat=1)
    ready(s)
    do(s, "excavate 3", "into crimson", "cache milk g1", "cache gold c1")
    assert resources(s) == {"meat": 1}
    assert cached_at(s, "g1") == {"milk": 1}
    do(s, "pass", "explore crimson", "decline")
    assert options(s) == ["decline", "cache meat c1"]
    do(s, "cache meat c1")
    assert cached_at(s, "c1") == {"meat": 1, "gold": 1}
    assert resources(s) == {}


@rule("WYR-8.16", "WYR-R9")
def test_tucking_is_secret() -> None:
    s = table(2)
    settle(s, "golden", 84)
    hand(s, 0, dragons=(5, 6))
    ready(s)
    events = told(s, "explore golden", "decline", "tuck 5")
    (event,) = [each for each in events if each.id == "wyrmspan-event-tucked"]
    assert event.secret == ("dragon",)
    assert event.audience == (0,)
    assert s.knowledge(0)["tucked 0 g1"] == ["5"]
    assert "tucked 0 g1" not in s.knowledge(1)
    assert {s.sample(0, Chance(i)).slot_cards[0] for i in range(5)} == {s.slot_cards[0]}
    assert len({s.sample(1, Chance(i)).slot_cards[0] for i in range(20)}) > 10


@rule("WYR-R9")
def test_what_others_can_conclude_about_a_tucked_card() -> None:
    s = table(2)
    settle(s, "golden", 84)
    hand(s, 0, dragons=(93, 36))
    ready(s)
    s.known_dragons = s.dragon_hands[0][:]
    do(s, "explore golden", "decline", "tuck 36", "decline")
    known = s.knowledge(1)
    assert "tucked 0 g1" not in known
    assert known["dragon hand 0"] == []
    worlds = {tuple(s.sample(1, Chance(i)).dragon_hands[0]) for i in range(20)}
    assert worlds == {(s.box.dragon_labels.index("93"),), (s.box.dragon_labels.index("36"),)}
    supply(s, 0, gold=1)
    dig(s, "golden", 2)
    do(s, "pass", "entice 93")
    assert s.knowledge(1)["tucked 0 g1"] == ["36"], "93 was still in the hand, so the tucked card is 36"


@rule("WYR-1.7", "WYR-8.17")
def test_cached_and_tucked_things_are_frozen_and_count_for_themselves_only() -> None:
    s = table(2)
    settle(s, "crimson", 53, cached={"gold": 2}, tucked=2)
    hand(s, 0, dragons=(36,))
    ready(s)
    assert "entice 36" not in options(s)
    assert exchanges(s) == []
    assert s.breakdown()[0]["dragons"] == 6
    assert s.breakdown()[0]["cached"] == s.breakdown()[0]["tucked"] == 2


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
    assert s.box.nests[3] == 0
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


@rule("WYR-R41")
def test_card_22_tucks_from_the_hand() -> None:
    s = table(2)
    settle(s, "amethyst", 22)
    hand(s, 0, dragons=(1,))
    ready(s)
    do(s, "explore amethyst", "decline", "tuck 1")
    assert tucked_at(s, "a1") == [1]
    assert resources(s) == {"meat": 1}


@rule("WYR-R3")
def test_plain_gains_are_taken_without_asking() -> None:
    s = table(2)
    settle(s, "amethyst", 92)
    ready(s)
    do(s, "explore amethyst", "decline")
    assert resources(s) == {"crystal": 1}


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


@rule("WYR-R16")
def test_a_card_under_every_dragon_goes_from_the_left() -> None:
    s = table(2)
    settle(s, "crimson", 130, 30, 48)
    on_top(s, 5, 7, 8)
    ready(s)
    do(s, "pass", "pass", "use")
    assert tucked_at(s, "c1") == [5]
    assert tucked_at(s, "c2") == [7]
    assert tucked_at(s, "c3") == [], "the hatchling in c2 is fed first"
    do(s, "use", "lay mat")
    assert tucked_at(s, "c3") == [8]


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


@rule("WYR-R20")
def test_cards_tucked_from_the_deck_are_seen_by_nobody() -> None:
    s = table(2)
    settle(s, "golden", 141)
    ready(s)
    do(s, "pass", "pass", "use")
    assert s.slot_suspects == [[]]
    assert "tucked 0 g1" not in s.knowledge(0)
    assert len({s.sample(0, Chance(i)).slot_cards[0] for i in range(20)}) > 10


@rule("WYR-R21")
def test_a_resource_of_the_tucked_card() -> None:
    """Scenario E16."""
    s = table(2)
    settle(s, "crimson", 152)
    hand(s, 0, dragons=(42, 46))
    ready(s)
    do(s, "explore crimson", "decline", "tuck 42")
    assert options(s) == ["gain gold", "gain crystal"]
    do(s, "gain crystal")
    assert resources(s) == {"crystal": 1}
    for i in range(20):
        world = s.sample(1, Chance(i))
        assert world.box.resources[world.slot_cards[0]][2] > 0, "everybody knows that the card costs crystal"
    s = table(2)
    settle(s, "crimson", 152)
    hand(s, 0, dragons=(46,))
    ready(s)
    do(s, "explore crimson", "decline", "tuck 46")
    assert options(s) == ["decline"]
    do(s, "decline")
    assert resources(s) == {}
    for i in range(20):
        world = s.sample(1, Chance(i))
        assert not any(world.box.resources[world.slot_cards[0]])


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


@rule("WYR-R38")
def test_cards_are_drawn_one_at_a_time() -> None:
    s = table(2)
    hand(s, 0, caves=(20,))
    on_top(s, 7)
    ready(s)
    do(s, "excavate 20", "into golden", "draw_dragon")
    assert hand_of(s) == [7]
    assert options(s) == ["take_dragon 0", "take_dragon 1", "take_dragon 2", "draw_dragon"]


@rule("WYR-R11")
def test_an_empty_deck_is_made_anew() -> None:
    s = table(2)
    s.cave_discard, s.cave_deck = s.cave_deck, []
    hand(s, 0, caves=(49,))
    ready(s)
    do(s, "explore amethyst", "draw_cave")
    assert len(caves_of(s)) == 2
    assert not s.cave_discard
    assert set(s.cave_era) == {0, 1}
    unseen = [card for card in s.cave_hands[0] if s.cave_era[card]]
    assert len(unseen) == 1
    worlds = [s.sample(1, Chance(i)).cave_hands[0] for i in range(10)]
    assert all(s.cave_hands[0][0] in world or s.cave_hands[0][1] in world for world in worlds)


@rule("WYR-R12")
def test_no_card_left_at_all() -> None:
    s = table(2)
    only_left(s)
    ready(s)
    do(s, "explore golden")
    assert s.seat == 1, "there is nothing to draw"
    assert s.view(0).dragon_display == [None, None, None]


@rule("WYR-R12")
def test_a_failed_reveal_ends_the_line() -> None:
    s = table(2)
    settle(s, "crimson", 68)
    only_left(s)
    ready(s)
    do(s, "explore crimson", "decline")
    assert resources(s) == {}
    assert options(s) == ["decline", "use"], "the guild step comes next"


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


@rule("WYR-R12")
def test_nothing_of_a_line_follows_a_failed_reveal() -> None:
    s = table(2)
    settle(s, "crimson", 68)
    only_left(s)
    ready(s)
    do(s, "explore crimson", "decline", "use")
    assert track(s) == 1, "the guild step was next, not the rest of the line"
    do(s, "lay c1")
    assert s.seat == 1
    assert resources(s) == {}
    assert tucked_at(s, "c1") == []


@rule("WYR-R11")
def test_two_reshuffles_keep_their_pools_apart() -> None:
    s = table(2)
    settle(s, "amethyst", 137, seat=1)
    hand(s, 1, caves=(49,))
    s.cave_discard, s.cave_deck = s.cave_deck, []
    ready(s)
    do(s, "explore golden", "decline", "explore amethyst", "draw_cave")
    (held,) = [number for number in caves_of(s, 1) if number != 49]
    assert not s.cave_discard, "the first reshuffle"
    do(s, "pay_cave 49")
    s.cave_discard, s.cave_deck = s.cave_discard + s.cave_deck, []
    do(s, "decline", "explore amethyst", "draw_cave")
    assert not s.cave_discard, "the second reshuffle"
    s.check()
    hands = [caves_of(s.sample(0, Chance(i)), 1) for i in range(60)]
    assert hands == [[held]] * 60, "49 and all others were seen while it was held"
    assert len({tuple(caves_of(s.sample(1, Chance(i)))) for i in range(20)}) > 10


@rule("WYR-R16")
@pytest.mark.parametrize(
    ("swap", "lies"),
    [
        ("swap c1 c3", {"c1": (48, 1), "c2": (35, 3), "c3": (130, 1), "g1": (47, 0)}),
        ("swap c3 g1", {"c1": (130, 1), "c2": (35, 3), "c3": (47, 0), "g1": (48, 1)}),
        ("swap c2 g1", {"c1": (130, 1), "c2": (47, 0), "c3": (48, 1), "g1": (35, 3)}),
    ],
)
def test_a_card_under_every_dragon_wherever_it_lies_then(swap: str, lies: dict[str, tuple[int, int]]) -> None:
    """The hatchling's third line lets dragons change places in the middle of card 130."""
    s = under_every("plains", caves=(66,))
    settle(s, "golden", 47)
    ready(s)
    do(s, "pass", "pass", "use", "excavate 66", "into amethyst", swap)
    assert {place: (dragon_at(s, place), len(tucked_at(s, place))) for place in lies} == lies


@rule("WYR-R16", "WYR-R8")
def test_no_card_under_every_dragon_for_one_covered_meanwhile() -> None:
    s = under_every("highlands", caves=(24, 12))
    hand(s, 0, dragons=(41,))
    put(s, track=5)
    ready(s)
    do(s, "pass", "pass", "use", "excavate 24", "into golden", "part guild")
    do(s, "marker bonus-2", "entice 41", "cover c3", "draw_dragon")
    assert [len(tucked_at(s, place)) for place in ("c1", "c2")] == [1, 3]
    assert dragon_at(s, "c3") == 41
    assert tucked_at(s, "c3") == [48], "neither the covered dragon nor the one on top, which came too late"


def under_every(guild: str, caves: tuple[int, ...]) -> Wyrmspan:
    """Let card 130 wait in the crimson cave for the round's end, with a hatchling that excavates and another dragon."""
    s = table(2, guild=guild)
    settle(s, "crimson", 130)
    settle(s, "crimson", 35, tucked=2)
    settle(s, "crimson", 48)
    hand(s, 0, caves=caves)
    put(s, nest=2)
    return s


@rule("WYR-R21", "WYR-R9")
def test_what_a_taken_resource_tells_about_cards_that_were_seen() -> None:
    s = table(2)
    settle(s, "crimson", 152)
    hand(s, 0, dragons=(42, 46))
    ready(s)
    s.known_dragons = s.dragon_hands[0][:]
    do(s, "explore crimson", "decline", "tuck 42", "gain crystal")
    assert s.knowledge(1)["tucked 0 c1"] == ["42"], "46 costs no crystal, so it was not that card"
    assert s.knowledge(1)["dragon hand 0"] == ["46"]
    worlds = {tuple(s.sample(1, Chance(i)).slot_cards) for i in range(20)}
    assert worlds == {(s.box.dragon_labels.index("42"),)}
