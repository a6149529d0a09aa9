"""Rounds, turns, exchanges, limits: WYR-4, WYR-9.8, WYR-9.9."""

from tests.rules.wyrmspan.table import (
    coins,
    dig,
    do,
    eggs,
    everybody_passes,
    exchanges,
    hand,
    hand_of,
    next_round,
    options,
    put,
    ready,
    resources,
    settle,
    supply,
    table,
    told,
)
from tests.support import rule


@rule("WYR-1.2", "WYR-R1")
def test_without_a_coin_the_pass_is_automatic() -> None:
    s = table(2)
    supply(s, 0, coins=1)
    hand(s, 0, dragons=(98,))
    ready(s)
    do(s, "explore golden", "decline")
    assert coins(s) == 0
    do(s, "pass")
    assert s.round == 2, "seat 0 had no coin left and passed by itself"


@rule("WYR-R1")
def test_who_has_only_hidden_cards_to_stop_him_is_asked() -> None:
    s = table(2)
    hand(s, 0, dragons=(119,))
    put(s, nest=0, explored=1)
    ready(s)
    assert options(s) == ["pass"]
    assert s.seat == 0
    world = s.copy()
    world.dragon_deck = [world.dragon_hands[0][0], *world.dragon_deck]
    world.dragon_hands[0] = []
    world.run()
    assert world.seat == 1, "without any card everybody can see that nothing is left"


@rule("WYR-4.1", "WYR-4.2")
def test_turns_go_clockwise_and_leave_out_who_has_passed() -> None:
    s = table(3)
    do(s, "explore golden", "decline")
    assert s.seat == 1
    do(s, "pass")
    assert s.seat == 2
    do(s, "explore golden", "decline")
    assert s.seat == 0
    do(s, "explore crimson", "decline")
    assert s.seat == 2
    do(s, "pass", "pass")
    assert s.round == 2
    assert s.view(0).mats[0].explored == [0, 0, 0]
    assert not any(mat.passed for mat in s.view(0).mats)


@rule("WYR-4.3")
def test_an_action_must_be_payable() -> None:
    s = table(2)
    hand(s, 0, dragons=(36, 56, 1), caves=(12,))
    supply(s, gold=2)
    ready(s)
    names = options(s)
    assert names[:4] == ["pass", "explore crimson", "explore golden", "explore amethyst"]
    assert names[4:] == ["entice 1", "entice 36", "excavate 12"], "1 milk for the hatchling can be had for 2 gold"
    supply(s, gold=1, meat=1)
    assert "entice 56" in options(s)
    assert "entice 36" not in options(s)
    supply(s, milk=1)
    assert "entice 1" in options(s)
    put(s, nest=0)
    assert "entice 1" not in options(s), "the hatchling costs an egg"


@rule("WYR-4.4", "WYR-R51")
def test_the_exchange() -> None:
    s = table(2)
    supply(s, meat=2, gold=1)
    ready(s)
    given = exchanges(s)
    assert given == ["meat-meat-gold", "meat-meat-crystal", "meat-meat-milk", "meat-gold-crystal", "meat-gold-milk"]
    do(s, "exchange meat-gold-milk")
    assert resources(s) == {"meat": 1, "milk": 1}
    assert s.seat == 0
    do(s, "exchange meat-milk-gold")
    assert resources(s) == {"gold": 1}
    assert exchanges(s) == []


@rule("WYR-4.4", "WYR-R54")
def test_the_exchange_is_offered_in_other_turns_too() -> None:
    s = table(2)
    supply(s, 1, meat=2)
    hand(s, 0, dragons=(37,))
    supply(s, 0, crystal=2)
    ready(s)
    do(s, "entice 37", "lay a1", "lay a1")
    assert s.seat == 1
    assert options(s) == ["decline", "lay mat"]
    do(s, "exchange meat-meat-gold")
    assert resources(s, 1) == {"gold": 1}
    assert options(s) == ["decline", "lay mat"]


@rule("WYR-R54")
def test_no_exchange_once_part_of_a_cost_is_paid() -> None:
    s = table(2)
    hand(s, 0, caves=(58,))
    supply(s, meat=2, gold=2)
    ready(s)
    do(s, "excavate 58", "into crimson")
    assert exchanges(s)
    do(s, "pay meat")
    assert exchanges(s) == []
    assert options(s) == ["pay meat", "pay gold"]


@rule("WYR-R54")
def test_no_exchange_between_a_gain_and_what_uses_it() -> None:
    s = table(2)
    settle(s, "crimson", 77)
    supply(s, meat=3)
    ready(s)
    do(s, "explore crimson", "decline")
    assert options(s) == ["decline", "cache meat c1"]
    assert exchanges(s) == []


@rule("WYR-R4")
def test_an_exchange_chain_pays_a_dragon() -> None:
    """Scenario E24."""
    s = table(2)
    hand(s, 0, dragons=(58,))
    supply(s, meat=2, milk=2)
    ready(s)
    do(s, "entice 58")
    assert options(s) == []
    assert exchanges(s) == [
        "meat-meat-gold",
        "meat-meat-crystal",
        "meat-milk-gold",
        "meat-milk-crystal",
        "milk-milk-gold",
        "milk-milk-crystal",
    ]
    do(s, "exchange meat-meat-gold")
    assert s.seat == 1, "two milk for the crystal was the only way left and was taken by itself"
    assert resources(s) == {}
    assert coins(s) == 5


@rule("WYR-4.5", "WYR-R6")
def test_eggs_are_paid_from_any_place() -> None:
    s = table(2)
    settle(s, "crimson", 53, eggs=2)
    put(s, explored=1)
    ready(s)
    do(s, "explore golden")
    assert options(s) == ["pay_egg c1", "pay_egg mat"]
    do(s, "pay_egg c1")
    assert eggs(s) == 2
    assert coins(s) == 5


@rule("WYR-R6")
def test_what_can_be_paid_in_one_way_pays_itself() -> None:
    s = table(2)
    put(s, explored=1)
    ready(s)
    do(s, "explore golden")
    assert eggs(s) == 0
    assert options(s)[0] == "decline", "the only egg was paid; the first entry is offered"


@rule("WYR-4.6", "WYR-10.7")
def test_things_stay_and_income_comes_on_top() -> None:
    s = table(2)
    supply(s, 0, meat=2)
    hand(s, 0, dragons=(36,))
    ready(s)
    next_round(s)
    assert coins(s) == coins(s, 1) == 12
    assert resources(s) == {"meat": 2}
    assert hand_of(s) == [36]
    assert eggs(s) == 2


@rule("WYR-R10", "WYR-9.9")
def test_passing_is_a_turn() -> None:
    s = table(2)
    hand(s, 0, dragons=(1, 2, 3, 4, 5, 6), caves=(1, 2, 3, 4))
    ready(s)
    do(s, "pass")
    assert s.seat == 0
    assert s.view(0).phase == "limits"
    do(s, "discard_dragon 6")
    assert s.seat == 1
    assert s.dragon_discard[-1] == s.compiled.dragon_labels.index("6")


@rule("WYR-9.8", "WYR-R55")
def test_nine_coins_nine_resources_nine_cards() -> None:
    s = table(2)
    supply(s, 0, coins=12, meat=6, gold=5)
    hand(s, 0, dragons=(1, 2, 3, 4, 5), caves=(1, 2, 3, 4, 5))
    ready(s)
    do(s, "pass")
    assert coins(s) == 9
    assert options(s) == ["discard meat", "discard gold"]
    do(s, "exchange meat-gold-milk", "discard gold")
    assert sum(resources(s).values()) == 9
    assert len(options(s)) == 10
    do(s, "discard_cave 5")
    assert s.seat == 1


@rule("WYR-9.8")
def test_surplus_from_others_turns_waits() -> None:
    """Scenario E9."""
    s = table(2)
    supply(s, 1, meat=9)
    hand(s, 0, dragons=(85,))
    supply(s, 0, meat=1, gold=1)
    ready(s)
    do(s, "entice 85")
    assert resources(s, 1) == {"meat": 9, "crystal": 1}
    assert s.seat == 1
    assert s.view(1).phase == "turn"
    do(s, "pass")
    assert s.view(1).phase == "limits"
    do(s, "discard crystal")
    assert s.seat == 0


@rule("WYR-9.9", "WYR-8.5")
def test_the_display_is_filled_after_the_turn_only() -> None:
    s = table(2)
    hand(s, 0, caves=(20,))
    ready(s)
    shown = s.view(0).dragon_display
    do(s, "excavate 20", "into golden", "take_dragon 0")
    assert s.view(0).dragon_display == [None, *shown[1:]]
    do(s, "take_dragon 1")
    assert s.seat == 1
    view = s.view(0)
    assert all(view.dragon_display)
    assert view.dragon_display[2] == shown[2]


@rule("WYR-1.9", "WYR-1.8")
def test_payments_go_face_up_to_their_pile() -> None:
    s = table(2)
    hand(s, 0, caves=(60, 12, 13))
    ready(s)
    mats = s.view(None).mats[1]
    events = told(s, "excavate 60", "into golden", "use")
    assert {event.id for event in events} >= {"wyrmspan-event-discarded-cave"}
    assert s.view(1).cave_discard == ["12", "13"]
    assert s.view(None).mats[1] == mats


@rule("WYR-2.2")
def test_the_bank_is_unlimited_but_markers_are_not() -> None:
    s = table(2)
    supply(s, 0, coins=200, meat=9)
    put(s, track=5)
    settle(s, "golden", 40)
    s.stock[16] = 4
    s.marks = [4 << 18, 0]
    ready(s)
    do(s, "explore golden", "decline", "use", "use")
    assert s.view(0).mats[0].track == 7, "the token moves over the brown space"
    assert s.view(0).mats[0].markers == 4


@rule("WYR-R36")
def test_no_limits_after_the_end_of_a_round() -> None:
    s = table(2)
    supply(s, 0, coins=9)
    ready(s)
    next_round(s)
    assert coins(s) == 15
    assert s.view(0).phase == "turn"


@rule("WYR-4.2")
def test_a_round_ends_when_all_have_passed() -> None:
    s = table(2)
    dig(s, "crimson", 2)
    ready(s)
    everybody_passes(s)
    assert s.round == 2


@rule("WYR-R1")
def test_who_has_no_room_for_a_card_passes_by_himself() -> None:
    s = table(2)
    hand(s, 1, dragons=(36,))
    put(s, 1, nest=0, explored=1)
    settle(s, "crimson", 48, seat=1)
    settle(s, "golden", 50, seat=1)
    settle(s, "amethyst", 92, seat=1)
    ready(s)
    world = s.copy()
    events = told(s, "pass")
    assert [event.args["seat"] for event in events if event.id == "wyrmspan-event-passed"] == [0, 1]
    assert s.round == 2, "a dragon in hand, but no cave is open: everybody can see that nothing is left"
    assert coins(s, 1) == 12
    dig(world, "golden", 2, seat=1)
    do(world, "pass")
    assert (world.round, world.seat) == (1, 1)
    assert options(world) == ["pass"], "the hand might hold a dragon for the open space"
