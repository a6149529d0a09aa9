"""Layouts tell a seat neither more than it may know nor less than it sees."""

from collections.abc import Iterator

import msgspec
import pytest

import drakehall as dh
from drakehall.kernel.state import State
from drakehall.testing.encoding import encoded
from tests.features.positions import GAMES, both, played, tables

SPARSE = {"smoki": 3, "dragon_castle": 15, "simurgh": 25, "wyrmspan": 25}
"""One position in so many is looked at: samples of some games are costly."""
REMEMBERED = ("dragon_castle", "smoki")
"""The games whose layouts hold all that a seat can place exactly; those of the others hold what is quickly found."""
UNORDERED = ("cave_discard", "chronicle", "dragon_discard", "removed")
"""Lists of views in whose order nothing lies."""
FORGOTTEN = {
    "dragon_castle": ("castle", "chance", "fresh"),
    "simurgh": ("chance", "clock", "origin", "paths", "public", "rows"),
    "smoki": ("chance", "tally"),
    "wyrmspan": ("chance", "decisions", "slot_cards", "slot_filters", "slot_suspects", "tucked"),
}
"""Parts of positions that perfect layouts leave out, or tell in part: their pages say so."""
HEAPS = {
    "dragon_castle": (),
    "simurgh": ("box", "chronicle", "dragons", "drawn", "offers", "removed", "shown"),
    "smoki": (),
    "wyrmspan": (
        *("automa_cards", "cave_discard", "dragon_discard", "drawn", "fresh", "grown"),
        *("known_caves", "known_dragons", "used"),
    ),
}
"""Parts of positions that are lists without an order."""
AROUND = 4
"""So many actions are tried from a position."""


@pytest.mark.parametrize("name", GAMES)
def test_worlds_that_a_seat_cannot_tell_apart_give_it_the_same_numbers(name: str) -> None:
    game = dh.game(name)
    stream = dh.Chance(8)
    for number, (seats, options) in enumerate(tables(game)):
        usual, perfect = both(game, seats, options)
        told_apart = False
        for state in played(game, seats, options, number, every=SPARSE[name]):
            for seat in range(seats):
                world = state.sample(seat, stream.fork())
                assert usual.vector(world, seat) == usual.vector(state, seat)
                told_apart |= perfect.vector(world, seat) != perfect.vector(state, seat)
        assert told_apart  # there was something hidden, and a perfect layout has it


@pytest.mark.parametrize("name", GAMES)
def test_what_looks_different_to_a_seat_has_different_numbers(name: str) -> None:
    """Go one and two steps in all directions: most positions met so differ in very little."""
    game = dh.game(name)
    stream = dh.Chance(9)
    for number, (seats, options) in enumerate(tables(game)):
        plan = both(game, seats, options)[0]
        for state in played(game, seats, options, number, every=8 * SPARSE[name]):
            seen: dict[tuple[int, ...], bytes] = {}
            for near in neighbours(state, stream):
                for seat in range(seats):
                    told = encoded([seen_by(near, seat), near.knowledge(seat) if name in REMEMBERED else {}])
                    assert seen.setdefault(tuple(plan.vector(near, seat)), told) == told


@pytest.mark.parametrize("name", GAMES)
def test_a_perfect_layout_tells_positions_apart(name: str) -> None:
    game = dh.game(name)
    stream = dh.Chance(10)
    for number, (seats, options) in enumerate(tables(game)):
        plan = both(game, seats, options)[1]
        for state in played(game, seats, options, number, every=8 * SPARSE[name]):
            met: dict[tuple[int, ...], bytes] = {}
            worlds = [state.sample(0, stream.fork()) for _ in range(3)]
            for near in [*worlds, *neighbours(state, stream)]:
                whole = encoded(position(name, near))
                assert met.setdefault(tuple(plan.vector(near, 0)), whole) == whole


def position(name: str, state: State) -> dict[str, object]:
    parts = {key: value for key, value in state.dump().items() if key not in FORGOTTEN[name]}
    return {key: heap(value) if key in HEAPS[name] else value for key, value in parts.items()}


def heap(value: object) -> object:
    """Sort what has no order, seat by seat where there is a list for each."""
    if isinstance(value, list) and value and isinstance(value[0], list):
        return [heap(each) for each in value]
    return sorted(value) if isinstance(value, list) else value


def seen_by(state: State, seat: int) -> dict[str, object]:
    view: dict[str, object] = msgspec.to_builtins(state.view(seat))
    return {
        key: sorted(value) if key in UNORDERED and isinstance(value, list) else value for key, value in view.items()
    }


def neighbours(state: State, stream: dh.Chance) -> Iterator[State]:
    """Yield a position and those that some choices, and one more each, lead to."""
    yield state
    for near in followers(state, stream):
        yield near
        yield from followers(near, stream)


def followers(state: State, stream: dh.Chance) -> Iterator[State]:
    legal = state.legal()
    stream.shuffle(legal)
    for action in legal[:AROUND]:
        after = state.copy()
        after.apply(action)
        yield after
