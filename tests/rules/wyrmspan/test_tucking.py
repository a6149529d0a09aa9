"""Cards and resources that lie with dragons: WYR-8.12 to 8.17 and the rulings about them."""

import pytest

from drakehall.games.wyrmspan.rules import Wyrmspan
from drakehall.kernel.chance import Chance
from tests.rules.wyrmspan.table import (
    cached_at,
    dig,
    do,
    dragon_at,
    exchanges,
    hand,
    hand_of,
    on_top,
    options,
    put,
    ready,
    resources,
    settle,
    supply,
    table,
    told,
    tucked_at,
)
from tests.support import rule


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
    assert worlds == {(s.compiled.dragon_labels.index("93"),), (s.compiled.dragon_labels.index("36"),)}
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


@rule("WYR-R41")
def test_card_22_tucks_from_the_hand() -> None:
    s = table(2)
    settle(s, "amethyst", 22)
    hand(s, 0, dragons=(1,))
    ready(s)
    do(s, "explore amethyst", "decline", "tuck 1")
    assert tucked_at(s, "a1") == [1]
    assert resources(s) == {"meat": 1}


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
        assert world.compiled.cost(world.slot_cards[0])[2] > 0, "everybody knows that the card costs crystal"
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
        assert not any(world.compiled.cost(world.slot_cards[0]))


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
    assert worlds == {(s.compiled.dragon_labels.index("42"),)}
