"""`State.rollout` plays what anybody would by `legal`, `apply` and `Chance.below`, however a game does it."""

from contextlib import suppress

import pytest

import drakehall as dh
from drakehall.kernel.chance import Chance
from drakehall.kernel.errors import HallError
from drakehall.kernel.state import State

LONGEST = 100_000


def by_hand(state: State, chance: Chance, limit: int) -> int:
    """Play as `State.rollout` promises."""
    for taken in range(limit):
        if state.seat is None:
            return taken
        legal = state.legal()
        state.apply(legal[chance.below(len(legal))] if len(legal) > 1 else legal[0])
    return limit


def starts(name: str) -> list[State]:
    """Games with all numbers of seats and all examples of options that go together."""
    game = dh.game(name)
    found: list[State] = []
    for seats in game.seats:
        for seed, options in enumerate(game.example_options()):
            with suppress(HallError):
                found.append(game.start(seats, seed, **options))
    assert len(found) >= len(game.example_options())
    return found


@pytest.mark.parametrize("name", dh.game_names())
def test_a_rollout_is_the_game_anybody_would_play(name: str) -> None:
    for seed, state in enumerate(starts(name)):
        other, chance, others = state.copy(), Chance(seed), Chance(seed)
        assert state.rollout(chance, LONGEST) == by_hand(other, others, LONGEST)
        assert state.over
        assert state.dump() == other.dump()
        assert str(chance) == str(others)


@pytest.mark.parametrize("name", dh.game_names())
def test_a_rollout_stops_after_so_many_decisions_and_can_go_on(name: str) -> None:
    """Steps of every length leave the position that as many decisions lead to, and what is pending is left alone."""
    game = dh.game(name)
    state = game.start(game.seats[-1], 3)
    other, chance, others = state.copy(), Chance(5), Chance(5)
    step = 0
    while not state.over:
        taken = state.rollout(chance, step)
        assert taken == step or state.over
        assert by_hand(other, others, step) == taken
        assert state.dump() == other.dump()
        assert state.legal() == other.legal()
        step = (step + 1) % 8
    assert state.rollout(chance, 5) == 0
    assert str(chance) == str(others)


@pytest.mark.parametrize("name", dh.game_names())
def test_a_rollout_tells_what_happens(name: str) -> None:
    game = dh.game(name)
    state = game.start(game.seats[0], 1)
    other = state.copy()
    state.events, other.events = [], []
    state.rollout(Chance(2), 60)
    by_hand(other, Chance(2), 60)
    assert state.events == other.events
    assert state.events
