"""Puzzles: how they are mined, judged, dealt out by the day and brought back."""

from datetime import date, timedelta
from functools import cache
from itertools import islice

import msgspec
import pytest

import drakehall as dh
from drakehall.bots.bot import bot_chance
from drakehall.learn import mining
from drakehall.learn.errors import BadLearningFile
from drakehall.learn.mining import Mine
from drakehall.learn.puzzles import NotAChoice, Puzzle, Puzzles, daily, due, read_puzzles

SMOKI = dh.game("smoki")
QUICK = Mine(seats=2, glance=24, trials=60, worlds=24, gap=0.15, share=0.03, a_game=1)


@cache
def found() -> Puzzle:
    return next(puzzle for seed in range(20) for puzzle in mining.mine(SMOKI, QUICK, seed))


def test_a_puzzle_weighs_every_choice_and_a_second_search_agrees() -> None:
    puzzle = found()
    state = SMOKI.read_position(puzzle.position)
    assert state.seat is not None
    assert {each.move for each in puzzle.choices} == {state.actions.name(action) for action in state.legal()}
    points = [each.points for each in puzzle.choices]
    assert points == sorted(points, reverse=True)
    assert points[0] - points[1] >= QUICK.gap - 0.01
    again = mining.weigh(SMOKI, QUICK, state, state.seat, puzzle.again.seed)
    assert state.actions.name(again[0].action) == puzzle.choices[0].move
    assert puzzle.found.seed != puzzle.again.seed


def test_a_puzzle_tells_nothing_that_its_seat_did_not_know() -> None:
    """The position of a puzzle is a sample: another deal of what is hidden, the same view."""
    puzzle = found()
    origin = puzzle.origin
    positions = mining.positions(SMOKI, QUICK, origin.seed)
    real = next(state for entry, state in positions if entry == origin.entry)
    shown = SMOKI.read_position(puzzle.position)
    assert real.seat is not None
    assert shown.view(real.seat) == real.view(real.seat)
    other = real.sample(real.seat, bot_chance(5))
    assert mining.look(SMOKI, QUICK, other, origin.seed, origin.entry) == puzzle


def test_what_a_choice_gives_away_is_measured_from_the_best() -> None:
    puzzle = found()
    assert puzzle.lost(puzzle.choices[0].move) == 0
    last = puzzle.choices[-1]
    assert puzzle.lost(last.move) == pytest.approx(puzzle.choices[0].points - last.points)
    with pytest.raises(NotAChoice):
        puzzle.lost("sleep")


def test_a_decoy_is_where_points_at_once_are_not_best() -> None:
    state = SMOKI.start(seats=2, seed=1)
    assert state.seat is not None
    tried = mining.weigh(SMOKI, Mine(seats=2, trials=8, worlds=4), state, state.seat, 1)
    assert not mining.is_decoy(state, state.seat, tried), "nothing brings points here"


def test_the_daily_puzzle_comes_to_each_once_before_any_comes_again() -> None:
    few = [msgspec.structs.replace(found(), id=str(i)) for i in range(5)]
    first = date(2026, 11, 20)
    lap = (first - date(2026, 1, 1)).days // 5 * 5
    days = [date(2026, 1, 1) + timedelta(days=lap + i) for i in range(10)]
    chosen = [daily(few, day).id for day in days]
    assert sorted(chosen[:5]) == sorted(chosen[5:]) == ["0", "1", "2", "3", "4"]
    assert chosen == [daily(few, day).id for day in days]


def test_failed_puzzles_come_back_later_each_time() -> None:
    monday = date(2026, 11, 16)
    once, twice = {"a": [monday]}, {"a": [monday - timedelta(days=9), monday]}
    assert due(once, monday) == []
    assert due(once, monday + timedelta(days=1)) == ["a"]
    assert due(twice, monday + timedelta(days=2)) == []
    assert due(twice, monday + timedelta(days=3)) == ["a"]
    assert due({"a": []}, monday) == [], "solved"


def test_a_damaged_file_is_refused() -> None:
    raw = msgspec.json.encode(Puzzles("smoki", 1, "drakehall puzzles mine smoki", (found(),)))
    assert read_puzzles("smoki.json", raw).puzzle[0] == found()
    for damaged in (raw[:-3], raw.replace(b'"choices"', b'"choice"'), b"\xff"):
        with pytest.raises(BadLearningFile, match=r"^smoki.json, line 1"):
            read_puzzles("smoki.json", damaged)


def test_a_game_is_left_after_enough_puzzles() -> None:
    one = [*islice(mining.mine(SMOKI, QUICK, found().origin.seed), 3)]
    assert len(one) == 1
