"""Cards drawn and revealed, and decks that run out: WYR-8.10 to 8.13 and the rulings about them."""

import pytest

from drakehall.games.wyrmspan.rules import Wyrmspan
from drakehall.kernel.chance import Chance
from tests.rules.wyrmspan.table import (
    caves_of,
    do,
    hand,
    hand_of,
    on_top,
    options,
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


@rule("WYR-8.5", "WYR-8.10")
def test_the_display_runs_dry() -> None:
    """Scenario E10."""
    s = table(3)
    hand(s, 0, dragons=(165,))
    supply(s, 0, gold=1, crystal=1)
    ready(s)
    do(s, "entice 165")
    s.dragon_deck = [s.display[2], *s.dragon_deck]
    s.display[2] = -1
    s.find_choices()
    assert options(s) == ["decline", "take_dragon 0", "take_dragon 1", "draw_dragon"]
    do(s, "take_dragon 0")
    assert options(s) == ["take_dragon 1", "draw_dragon"]
    do(s, "take_dragon 1")
    assert s.seat == 1
    assert options(s) == ["decline", "draw_dragon"]
    do(s, "draw_dragon", "draw_dragon")
    assert len(hand_of(s, 1)) == len(hand_of(s, 2)) == 1
    assert all(s.view(0).dragon_display)


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
    """Leave only these dragons in deck and display; the others lie under a dragon of seat 1, and nobody misses them."""
    settle(s, "crimson", 98, seat=1)
    left = [s.compiled.dragon_labels.index(str(number)) for number in numbers]
    gone = [card for card in s.dragon_deck + s.display[:3] if card not in left]
    s.slot_cards, s.slot_suspects, s.slot_filters = gone, [[] for _ in gone], [0] * len(gone)
    s.tucked[12] = list(range(len(gone)))
    s.dragon_deck = left[:2:-1]
    s.display[:3] = [*left[:3], -1, -1, -1][:3]


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
