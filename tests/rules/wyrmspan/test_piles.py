"""Decks that are shuffled only as far as somebody looks."""

from collections import Counter
from hashlib import shake_128
from itertools import permutations

import pytest

from drakehall.games.wyrmspan.piles import Pile, RandomWords
from drakehall.kernel.chance import Chance
from tests.rules.wyrmspan.table import do, hand, options, ready, table


def shuffled(cards: list[int], key: bytes, number: int, first: int) -> list[int]:
    """Shuffle all at once, from the last place down."""
    drawn = shake_128(key).digest(4 * number)
    mix = cards[:]
    for i, place in enumerate(range(len(cards) - 1, 0, -1)):
        at = 4 * (first + i)
        other = int.from_bytes(drawn[at : at + 4], "little") * (place + 1) >> 32
        mix[place], mix[other] = mix[other], mix[place]
    return mix


@pytest.mark.parametrize("looks", [(9, 8, 7), (2, 9, 5), (0, 9), (), (9, 9, 3)])
def test_a_card_is_the_same_whenever_somebody_looks(looks: tuple[int, ...]) -> None:
    cards = list(range(20, 30))
    pile = Pile(cards[:], RandomWords(b"key", 14), 4)
    whole = shuffled(cards, b"key", 14, 4)
    assert whole != cards
    for place in looks:
        assert pile.card(place) == whole[place]
        assert sorted(pile.members(min([*looks, place]))) == sorted(whole[: min([*looks, place])])
    assert pile.cards(6) == whole[:6]
    assert pile.cards(10) == whole


def test_cards_that_are_laid_stay_as_they_lie() -> None:
    pile = Pile([3, 1, 2])
    assert [pile.card(place) for place in range(3)] == [3, 1, 2]
    assert pile.cards(2) == pile.members(2) == [3, 1]


def test_every_order_is_equally_likely() -> None:
    chance = Chance(3)
    found = Counter(tuple(Pile([0, 1, 2], RandomWords(chance.fork().key, 3)).cards(3)) for _ in range(6000))
    assert found.keys() == set(permutations(range(3)))
    assert all(850 < number < 1150 for number in found.values())


def test_copies_of_a_sample_draw_the_same_cards() -> None:
    s = table(2)
    hand(s, 0, dragons=(1, 36))
    ready(s)
    world = s.sample(0, Chance(1))
    first, second = world.copy(), world.copy()
    deck = s.sample(0, Chance(1)).dragon_deck
    drawn = [first.dragon_pile.card(place) for place in (100, 120)]
    do(second, "explore crimson")
    assert options(second)
    assert [second.dragon_pile.card(place) for place in (100, 120)] == drawn == [deck[100], deck[120]]
    assert world.dragon_deck == deck
    assert world.dump() == s.sample(0, Chance(1)).dump()
