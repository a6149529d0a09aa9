"""Samples depend on nothing that is hidden, however much was scouted (SIM-9, SIM-R46)."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random

import msgspec
import pytest

from drakehall.games.simurgh import GAME, routes, sightings, unseen_paths
from drakehall.games.simurgh.hidden import known_of, observer_of, room_by_type
from drakehall.games.simurgh.rules import Simurgh
from drakehall.kernel.chance import Chance
from tests.rules.simurgh.pasts import (
    assert_same_samples,
    both_returned_dragons,
    laid_after_a_discard,
    laid_after_a_draw,
    values,
    worlds,
)
from tests.rules.simurgh.table import (
    dragons_on_top,
    end_turn,
    forget,
    hand,
    known,
    play,
    slots,
    start,
    stock,
    table,
)
from tests.support import rule

EAGER = ("scout", "use", "keep", "put_back", "set_none", "discard")
SECRETIVE = ("place rider C10", "place rider C11", "place spearman C11", "place rider C12")


def secretive_game(seats: int, seed: int, mode: str) -> Iterator[Simurgh]:
    """Play at random, but mostly what makes tiles go from hand to hand unseen; give every fifth position."""
    dice = Random(seed)
    state = start(seats, seed, mode=mode, length="short")
    for number in count(1):
        actions = state.legal()
        names = {action: state.actions.name(action) for action in actions}
        liked = [action for action, name in names.items() if name.split()[0] in EAGER or name in SECRETIVE]
        state.apply(dice.choice((liked if dice.random() < 0.8 else []) or actions))
        if state.over:
            return
        if number % 5 == 0:
            yield state


@rule("SIM-9.4", "SIM-R46")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_sample_after_much_scouting_is_found_without_going_back(seat: int | None) -> None:
    saved = msgspec.json.decode((Path(__file__).parent / "much_scouting.json").read_bytes())
    state = GAME.load(msgspec.json.encode(saved | {"version": GAME.version}))
    assert len(worlds(state, seat)) == 60
    observer = observer_of(seat)
    known = known_of(state, unseen_paths.all_lines(state, observer)[0], room_by_type(state, observer))
    assert known.room, "some dealt tiles must have been seen since: which ones, is decided first"
    for seed in range(60):
        network = routes.Network(known)
        assert network.join(Chance(seed))
        assert not network.dead_ends


@rule("SIM-9.4", "SIM-R46")
@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (3, 7)])
def test_samples_after_many_secret_ways_depend_on_what_a_seat_knows_alone(seats: int, seed: int) -> None:
    muddled = 0
    for state in secretive_game(seats, seed, "spearman"):
        for seat in (None, *range(seats)):
            chance = Chance(state.clock)
            world = state.sample(seat, chance.copy())
            other = state.sample(seat, Chance(seed))
            assert other.sample(seat, chance.copy()).dump() == world.dump()
            assert world.knowledge(seat) == state.knowledge(seat)
            assert [sorted(group) for group in world.secrets(seat)] == [sorted(group) for group in state.secrets(seat)]
            muddled += world.paths != state.paths
    assert muddled > 100


@rule("SIM-9.2", "SIM-R46")
def test_worlds_with_the_same_look_have_the_same_samples() -> None:
    for seat in (0, None):
        assert_same_samples(laid_after_a_draw(dealt=9, drawn=27), laid_after_a_draw(dealt=8, drawn=9), seat)
        assert_same_samples(
            laid_after_a_discard(dealt=8, drawn=9, discard=8), laid_after_a_discard(dealt=9, drawn=27, discard=13), seat
        )


@rule("SIM-9.2", "SIM-R46")
def test_nothing_is_left_to_chance_if_everything_that_left_a_hand_was_seen() -> None:
    state = laid_after_a_draw(dealt=8, drawn=9)
    known = known_of(state, unseen_paths.all_lines(state, sightings.SPECTATOR)[0], [1, 8, 8, 0, 12])
    assert known.room, "of two dealt production tiles one must have been laid"
    chance = Chance(1)
    assert routes.Network(known).join(chance)
    assert str(chance) == str(Chance(1))


@rule("SIM-9.4")
def test_which_of_the_drawn_tiles_were_put_back_where_leaves_no_trace() -> None:
    first, last = dragons_returned((49, 51, 53), under=53, over=49), dragons_returned((53, 49, 51), under=49, over=53)
    for seat in (1, 2, None):
        assert_same_samples(first, last, seat)
    assert known(first, 0) != known(last, 0)
    assert dragons_returned((51, 53, 49), under=53, over=49).dump() == first.dump(), "nobody could tell later"


def dragons_returned(drawn: tuple[int, ...], under: int, over: int) -> Simurgh:
    """Seat 0 draws dragons, keeps #51 and returns one under the pile, then one on it."""
    state = table(3)
    dragons_on_top(state, *drawn)
    stock(state, veg=1, meat=1, wood=1, stone=1, weapon=1)
    play(state, "place rider C10", "keep 51", f"put_back {under} bottom", f"put_back {over} top")
    end_turn(state)
    return state


@rule("SIM-9.4")
def test_three_tiles_discarded_by_turns() -> None:
    straight, crossed = three_discarded(37, 38, 40), three_discarded(38, 40, 37)
    for state in (straight, crossed):
        places = values(state, 1, lambda world: world.pile.index(1) if 1 in world.pile else -1, 200)
        assert places == {-1, 0, 1, 2}, "the known tile is still in the hand, or is one of the three"
    assert_same_samples(straight, crossed, 1)


def three_discarded(*discards: int) -> Simurgh:
    """Seat 0 takes #01 openly and then puts three tiles under the stack, one by one."""
    state = table(2)
    slots(state, 1, 2, 3, 4)
    hand(state, 0, 13, 14, 37, 38, 40, 41, 42)
    forget(state)
    stock(state, wisdom=1)
    play(state, "place spearman C11", "take wood", "scout 1")
    play(state, *[f"discard {tile} bottom" for tile in discards])
    return state


@rule("SIM-9.4", "SIM-R46")
def test_a_known_tile_stays_known_when_the_discarded_one_is_revealed() -> None:
    state = table(3)
    slots(state, 1, 2, 3, 4)
    hand(state, 0, 13, 14, 37, 38)
    forget(state)
    stock(state, wisdom=1)
    play(state, "place spearman C11", "take wood", "scout 1")
    play(state, "discard 14 top")
    assert state.slots[-1] == 14
    assert known(state, 1)["hand 0"] == ["01"]


@rule("SIM-9.4", "SIM-R46")
def test_a_returned_dragon_is_known_once_the_other_one_is_seen_again() -> None:
    state = both_returned_dragons()
    assert not any("53" in tiles for tiles in known(state, 0).values()), "on the pile or under it"
    play(state, "withdraw rider C10")
    end_turn(state)
    play(state, "place spearman C5", "take veg")
    end_turn(state)
    play(state, "place rider C10")
    assert 55 in state.drawn
    assert known(state, 0)[f"dragons {len(state.dragon_pile) - 1}"] == ["53"], "#55 was on the pile"
    assert values(state, 0, lambda world: world.dragon_pile[0]) == {53}


@rule("SIM-9.4")
def test_a_tile_held_again_may_have_gone_either_way_between() -> None:
    state = table(3)
    state.paths[80] = (0, 1, 2, 1, 3, 5, 2, 7, 9, 0, 11, 12)
    state.paths[81] = (1, 4, 6, 2, 8, 10)
    straight = unseen_paths.all_lines(state, 0)[2]
    state.paths[80] = (0, 1, 2, 1, 3, 6, 2, 8, 9, 0, 11, 12)
    state.paths[81] = (1, 4, 5, 2, 7, 10)
    crossed = unseen_paths.all_lines(state, 0)[2]
    assert [(line.tile, line.known, line.ended) for line in straight] == [(80, True, True), (81, False, False)]
    found = set()
    for seed in range(30):
        ways, others = [routes.find(known_of(state, each, [0] * 5), Chance(seed)) for each in (straight, crossed)]
        assert [way.path for way in ways] == [way.path for way in others]
        assert [(way.source, way.sink) for way in others] == [(0, 0), (1, 1)]
        assert [(way.source, way.sink) for way in ways] == [(0, 0), (1, 1)], "it is the tile that was seen again"
        found.add(ways[0].path)
    assert found == {(1, 3, 5, 2, 7, 9), (1, 3, 6, 2, 8, 9)}


@rule("SIM-9.4")
def test_what_a_short_search_cannot_exclude_counts_as_possible() -> None:
    ways = [(0, 1, 11, 3, 21, 41), (0, 2, 12, 4, 24, 44), (1, 3, 13, 3, 22, 42)]
    ways += [(1, 4, 14, 4, 25, 45), (2, 5, 15, 3, 23, 43), (2, 6, 16, 4, 26, 46)]
    all_lines = [unseen_paths.UnseenLine(tile, way, known=False, ended=False) for tile, way in enumerate(ways, 73)]
    hidden, seen, any_tile = routes.HIDDEN, 1, routes.ANYTHING
    fates = [hidden, hidden, seen, seen, seen, seen]
    three = routes.Known(all_lines, [hidden, any_tile] * 3, fates, {})
    two = routes.Known(all_lines, [hidden, any_tile, hidden, any_tile, any_tile, any_tile], fates, {})
    assert routes.possible(two)
    assert not routes.possible(three), "of three hands two tiles went on, and only two of the six are hidden still"
    impatient = routes.Network(three, 2)
    assert not impatient.join(None)
    assert not impatient.patience, "given up, so nothing is known"
