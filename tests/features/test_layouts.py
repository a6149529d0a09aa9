"""Layouts: their fields, their bounds, buffers, masks, and what is refused."""

from array import array
from itertools import pairwise

import numpy as np
import pytest

import drakehall as dh
from drakehall.features import Layout, fill_mask, layout
from drakehall.kernel.errors import BadSeats, UnknownSeat
from drakehall.kernel.game import Game
from tests.features.positions import GAMES, both, played, tables


@pytest.mark.parametrize("name", GAMES)
def test_the_fields_tile_the_vector(name: str) -> None:
    game = dh.game(name)
    for seats, options in tables(game):
        for plan in both(game, seats, options):
            assert plan.fields[0].start == 0
            assert all(one.start + one.size == other.start for one, other in pairwise(plan.fields))
            assert plan.fields[-1].start + plan.fields[-1].size == plan.size
            assert len({field.name for field in plan.fields}) == len(plan.fields)
            assert all(field.size and field.about.endswith(".") for field in plan.fields)
            assert all(not field.names or len(field.names) == field.high - field.low + 1 for field in plan.fields)
            assert (plan.game, plan.seats) == (name, seats)


@pytest.mark.parametrize("name", GAMES)
def test_a_perfect_layout_goes_on_where_the_usual_one_ends(name: str) -> None:
    game = dh.game(name)
    for seats, options in tables(game):
        usual, perfect = both(game, seats, options)
        assert perfect.fields[: len(usual.fields)] == usual.fields
        assert (usual.perfect, perfect.perfect) == (False, True)
        state = game.new_state(seats, options, dh.Chance(1))
        for seat in range(seats):
            assert perfect.vector(state, seat)[: usual.size] == usual.vector(state, seat)


@pytest.mark.parametrize("name", GAMES)
def test_numbers_stay_within_the_bounds_of_their_field(name: str) -> None:
    game = dh.game(name)
    for number, (seats, options) in enumerate(tables(game)):
        plans = both(game, seats, options)
        for state in played(game, seats, options, number, every=7):
            for plan in plans:
                within_bounds(plan, plan.vector(state, number % seats))


def within_bounds(plan: Layout, vector: list[int]) -> None:
    for field in plan.fields:
        found = vector[field.start : field.start + field.size]
        assert field.low <= min(found) <= max(found) <= field.high, (field, found)


@pytest.mark.parametrize("name", GAMES)
def test_a_buffer_is_filled_where_it_was_asked_and_nowhere_else(name: str) -> None:
    game = dh.game(name)
    seats = game.seats[-1]
    plan = layout(game, seats)
    state = game.start(seats, 3)
    wanted = plan.vector(state, 1)
    for buffer in (array("h", [-7]) * (plan.size + 5), np.full(plan.size + 5, -7, np.int16)):
        plan.observe(state, 1, buffer, 3)
        assert list(buffer) == [-7] * 3 + wanted + [-7] * 2
    rows = np.full((2, plan.size), -7, np.int16)
    plan.observe(state, 1, rows, plan.size)
    plan.observe(state, 1, rows[0])
    assert rows.tolist() == [wanted, wanted]
    columns = np.full((plan.size, 2), -7, np.int16)
    plan.observe(state, 1, columns[:, 1])
    assert columns.tolist() == [[-7, number] for number in wanted]


def test_a_buffer_that_does_not_fit_is_refused_and_left_alone() -> None:
    game = dh.game("smoki")
    plan, state = layout(game, 2), game.start(2, 3)
    short = array("h", [-7]) * plan.size
    for start in (1, -1, 5000):
        with pytest.raises(ValueError, match=f"{plan.size} numbers from {start} on"):
            plan.observe(state, 0, short, start)
    with pytest.raises(ValueError, match="16-bit"):
        plan.observe(state, 0, np.zeros(plan.size, np.int32))
    with pytest.raises(TypeError, match="read-only"):
        plan.observe(state, 0, memoryview(short).toreadonly())
    assert set(short) == {-7}


def test_a_position_of_another_table_is_refused() -> None:
    game = dh.game("smoki")
    plan = layout(game, 2)
    for state in (game.start(3, 1), game.start(2, 1, open_piles=1)):
        with pytest.raises(ValueError, match="position has"):
            plan.vector(state, 0)
    assert plan.vector(game.start(2, 1), 0) == plan.vector(game.start(2, 1), 0)
    for seat in (-1, 2):
        with pytest.raises(UnknownSeat):
            plan.vector(game.start(2, 1), seat)
    with pytest.raises(BadSeats):
        layout(game, 9)


def test_fields_are_found_by_name() -> None:
    plan = layout(dh.game("smoki"), 2)
    assert plan.field("dreams").shape == (2, 6)
    with pytest.raises(KeyError):
        plan.field("nightmares")


@pytest.mark.parametrize("game", [dh.game(name) for name in dh.game_names()], ids=lambda game: game.name)
def test_a_mask_marks_what_is_legal(game: Game) -> None:
    seats = game.seats[-1]
    options = game.resolve_options(seats, {})
    for state in played(game, seats, options, 5, every=9):
        size = state.actions.size
        marked = [int(action in state.legal()) for action in range(size)]
        for buffer in (bytearray(b"\7") * (size + 3), np.full(size + 3, 7, np.uint8), np.full(size + 3, 7, np.int8)):
            fill_mask(state, buffer, 2)
            assert list(buffer) == [7, 7, *marked, 7]
        truths = np.ones((1, size), np.bool_)
        fill_mask(state, truths)
        assert truths.tolist() == [[bool(mark) for mark in marked]]
    assert not any(marked)


def test_a_mask_that_does_not_fit_is_refused() -> None:
    state = dh.game("smoki").start(2, 1)
    size = state.actions.size
    for start in (1, -1):
        with pytest.raises(ValueError, match=f"{size} bytes from {start} on"):
            fill_mask(state, bytearray(size), start)
    with pytest.raises(ValueError, match="bytes"):
        fill_mask(state, np.zeros(size, np.int16))
