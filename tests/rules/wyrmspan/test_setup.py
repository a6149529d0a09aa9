"""Aim, parts and setup: WYR-1, WYR-2, WYR-3."""

import pytest

from drakehall.games.wyrmspan import GAME
from drakehall.games.wyrmspan.effects import CAVES
from drakehall.games.wyrmspan.rules import Wyrmspan
from drakehall.games.wyrmspan.tiles import GUILDS, SIDES
from drakehall.kernel.chance import Chance
from drakehall.kernel.errors import HallError
from tests.rules.wyrmspan.table import begin, coins, do, eggs_at, hand, on_top, options, put, resources, table, track
from tests.support import rule


@rule("WYR-1.1")
def test_one_to_five_players() -> None:
    assert list(GAME.seats) == [1, 2, 3, 4, 5]
    for seats in GAME.seats:
        assert len(begin(seats).scores()) == max(2, seats)
    with pytest.raises(HallError):
        GAME.start(6, 1)


@rule("WYR-1.3", "WYR-3.7")
def test_a_mat_has_three_caves_of_four_spaces() -> None:
    mat = table().view(0).mats[0]
    assert CAVES == ("crimson", "golden", "amethyst")
    assert len(mat.spaces) == 12
    assert [space.excavated for space in mat.spaces] == [True, False, False, False] * 3
    assert all(space.cave is None for space in mat.spaces)


@rule("WYR-2.1")
def test_the_cards_of_the_box() -> None:
    s = begin()
    sizes = [dragon.size for dragon in s.compiled.dragons]
    assert [sizes.count(size) for size in ("hatchling", "small", "medium", "large")] == [35, 49, 49, 50]
    assert [dragon.number for dragon in s.compiled.dragons] == list(range(1, 184))
    assert [cave.number for cave in s.compiled.caves] == list(range(1, 76))


@rule("WYR-2.3", "WYR-3.1")
def test_the_tiles_of_the_box() -> None:
    assert len(GUILDS) == 4
    assert len(SIDES) == 20
    drawn = {begin(seed=seed).view(0).guild for seed in range(40)}
    assert drawn == {"plains", "seafarers", "highlands", "rainforest"}
    assert table(guild="highlands").view(0).guild == "highlands"
    assert table(3, guild="plains").view(0).squares[:4] == [2, 1, 1, 1]
    assert table(4, guild="plains").view(0).squares[:4] == [3, 2, 2, 2]


@rule("WYR-3.2")
def test_three_dragons_and_three_caves_lie_open() -> None:
    view = begin(2).view(0)
    assert all(view.dragon_display)
    assert all(view.cave_display)
    assert view.dragon_deck == 183 - 3 - 2 * 3
    assert view.cave_deck == 75 - 3 - 2 * 3


@rule("WYR-3.3")
def test_four_objectives_with_sides_by_chance() -> None:
    seen: set[int] = set()
    for seed in range(60):
        sides = begin(seed=seed).objectives
        assert len({side // 2 for side in sides}) == 4
        seen.update(sides)
    assert seen == set(range(20))


@rule("WYR-3.4")
def test_what_everybody_begins_with() -> None:
    s = begin(3)
    for seat in range(3):
        assert coins(s, seat) == 6
        assert eggs_at(s, "mat", seat) == 1
        assert track(s, seat) == 0
        assert len(s.dragon_hands[seat]) == len(s.cave_hands[seat]) == 3


@rule("WYR-3.5")
def test_keep_four_of_six_and_take_three_resources() -> None:
    s = begin(2)
    dragon, cave = options(s)[0], options(s)[-1]
    do(s, dragon)
    assert dragon not in options(s)
    do(s, cave, "gain milk", "gain milk", "gain gold")
    assert s.seat == 1
    do(s, options(s)[0], options(s)[1], "gain meat", "gain meat", "gain meat")
    assert resources(s) == {"gold": 1, "milk": 2}
    assert resources(s, 1) == {"meat": 3}
    assert len(s.dragon_hands[0]) == len(s.cave_hands[0]) == 2
    assert (len(s.dragon_hands[1]), len(s.cave_hands[1])) == (1, 3)
    assert len(s.dragon_discard) == 3
    assert len(s.cave_discard) == 1


@rule("WYR-R2")
def test_choices_stay_sealed_until_the_last_is_made() -> None:
    s = begin(2)
    do(s, options(s)[0], options(s)[1], "gain milk", "gain milk", "gain milk")
    assert s.view(0).chosen[2:] == ["milk"] * 3
    assert s.view(1).chosen == []
    assert resources(s) == {}
    assert not s.dragon_discard
    kinds = {tuple(s.sample(1, Chance(i)).sealed[0][2:]) for i in range(30)}
    assert len(kinds) > 10, "the other seat must reckon with every choice"
    assert {tuple(s.sample(0, Chance(i)).sealed[0]) for i in range(5)} == {tuple(s.sealed[0])}


@rule("WYR-3.6")
def test_the_first_player_by_chance_or_by_option() -> None:
    assert {begin(3, seed, starting_seat=None).first for seed in range(30)} == {0, 1, 2}
    assert begin(3, starting_seat=2).first == 2
    with pytest.raises(HallError):
        GAME.start(2, 1, starting_seat=2)


@rule("WYR-3.8")
def test_hands_are_hidden() -> None:
    s = table(2)
    deal = [s.sample(1, Chance(i)) for i in range(5)]
    assert s.view(1).mats[0].dragon_hand is None
    assert s.view(0).mats[0].dragon_hand == []
    fresh = begin(2)
    hands = {tuple(fresh.sample(1, Chance(i)).dragon_hands[0]) for i in range(20)}
    assert len(hands) > 10
    assert all(isinstance(each, Wyrmspan) for each in deal)


@rule("WYR-3.8", "WYR-R9")
def test_a_drawn_card_stays_hidden_while_another_seat_decides() -> None:
    s = table(2, guild="plains")
    hand(s, 0, dragons=(37,), caves=(24,))
    put(s, 0, track=5, nest=2)
    put(s, 1, nest=1)
    on_top(s, 99)
    s.find_choices()
    do(s, "excavate 24", "into crimson", "part dragon-card", "draw_dragon")
    assert s.view(0).drawn == ["99"]
    do(s, "marker bonus-2", "entice 37", "decline")
    assert s.seat == 1, "the opponent's egg, while seat 0's draw is still open below"
    assert s.view(1).drawn == []
    assert s.view(0).drawn is None
    worlds = [s.sample(1, Chance(i)) for i in range(20)]
    assert all(world.view(1) == s.view(1) for world in worlds)
    assert len({world.dragon_hands[0][0] for world in worlds}) > 10
