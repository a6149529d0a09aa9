"""Positions with a past, and what samples make of them: for the tests of what a seat knows."""

from collections.abc import Callable

from drakehall.games.simurgh import sightings
from drakehall.games.simurgh.rules import Simurgh
from drakehall.games.simurgh.samples import IN_PLACE, relocate
from drakehall.kernel.chance import Chance
from tests.rules.simurgh.table import (
    deal,
    dragons_on_top,
    end_turn,
    forget,
    hand,
    play,
    slots,
    start,
    stock,
    table,
    top,
)


def worlds(state: Simurgh, seat: int | None, count: int = 60) -> list[Simurgh]:
    """Sample positions; each looks to the seat like the real one."""
    chance = Chance(7)
    found = [state.sample(seat, chance) for _ in range(count)]
    for world in found:
        world.check()
        assert world.view(seat) == state.view(seat)
        assert world.knowledge(seat) == state.knowledge(seat)
    return found


def values(state: Simurgh, seat: int | None, read: Callable[[Simurgh], int], count: int = 80) -> set[int]:
    """Give everything that some place holds in samples."""
    return {read(world) for world in worlds(state, seat, count)}


def laid_after_a_draw(dealt: int, drawn: int) -> Simurgh:
    """Seat 1 is dealt a production tile, draws a tile of the stack unseen, later lays #09."""
    state = start(2, seed=11, starting_seat=1)
    swap(state, state.hands[1][0], dealt)
    swap(state, state.pile[-1], drawn)
    state.dragon_pile = [*state.dragon_pile, *[49 + dragon for own in state.dragons for dragon in own]]
    state.dragons, state.acts, state.ready = [[], []], [0, 0], [0, 0]
    play(state, "place spearman C11", "take wood", "scout top", "place spearman C1")
    play(state, "lay 09 W3", "place rider W3-2")
    assert state.turn == 0
    return state


def swap(state: Simurgh, one: int, other: int) -> None:
    """Exchange two action tiles that nobody has seen lying open."""
    change = IN_PLACE[:]
    change[one], change[other] = other, one
    relocate(state, change)
    state.paths[one], state.paths[other] = state.paths[other], state.paths[one]
    state.origin[one], state.origin[other] = state.origin[other], state.origin[one]


def laid_after_a_discard(dealt: int, drawn: int, discard: int) -> Simurgh:
    """Seat 1 discards a tile, draws one, discards #01, lays #09; nobody sees which tiles it discards."""
    state = table(2)
    slots(state, 3, 4, 5, 6)
    hand(state, 1, dealt, 13, 37)
    hand(state, 1, 1, 2)
    top(state, drawn)
    forget(state)
    deal(state, 1, dealt, 13, 37)
    for tile in (1, 2):
        sightings.shown(state, tile)
        state.paths[tile] = ()
        sightings.entered(state, 1, tile)
    stock(state, 1, weapon=1)
    state.turn = state.seat = 1
    play(state, "place spearman C5", "take veg", f"discard {discard:02} bottom")
    play(state, "place rider C5", "take veg")
    play(state, "place rider C11", "take wood", "scout top", "discard 01 bottom")
    play(state, "withdraw rider C5")
    play(state, "withdraw_all")
    play(state, "place rider C5", "take veg")
    play(state, "lay 09 W3", "place rider W3-2")
    return state


def both_returned_dragons() -> Simurgh:
    """Seat 0 returns #53 on the pile; seat 1 draws it, returns it under the pile and #55 on it."""
    state = table(2)
    dragons_on_top(state, 61, 59, 57, 55, 49, 51, 53)
    for seat in (0, 1):
        stock(state, seat, veg=2, meat=2, wood=2, stone=2, weapon=2)
    play(state, "place rider C10", "keep 51", "put_back 49 bottom", "put_back 53 top")
    end_turn(state)
    play(state, "place rider C10", "keep 57", "put_back 53 bottom", "put_back 55 top")
    end_turn(state)
    return state


def assert_same_samples(one: Simurgh, other: Simurgh, seat: int | None) -> None:
    """A seat cannot tell two positions apart, so the same chance gives it the same samples."""
    assert one.dump() != other.dump()
    assert one.view(seat) == other.view(seat)
    for seed in range(20):
        assert one.sample(seat, Chance(seed)).dump() == other.sample(seat, Chance(seed)).dump()
