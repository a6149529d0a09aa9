"""Puzzles: how they are mined, judged, dealt out by the day and brought back."""

from datetime import date, timedelta
from functools import cache
from pathlib import Path

import msgspec
import pytest

import drakehall as dh
from drakehall.bots.evaluation import evaluation
from drakehall.learn import mining
from drakehall.learn.collecting import store
from drakehall.learn.errors import BadLearningFile
from drakehall.learn.puzzles import (
    Found,
    Mine,
    NotAChoice,
    Puzzle,
    Puzzles,
    PuzzleSearch,
    daily,
    due,
    phase_of,
    read_puzzles,
)

SMOKI = dh.game("smoki")
QUICK = Mine(seats=(2, 3), glance=24, trials=60, worlds=24, gap=0.15, share=0.03)


@cache
def looked(number: int) -> mining.Looked:
    return mining.mine(SMOKI, QUICK, number)


@cache
def found() -> Puzzle:
    return next(puzzle for number in range(20) for puzzle in looked(number).puzzles)


def test_a_puzzle_weighs_every_choice_and_a_second_search_agrees() -> None:
    puzzle = found()
    state = SMOKI.read_position(puzzle.position)
    assert state.seat is not None
    assert {each.move for each in puzzle.choices} == {state.actions.name(action) for action in state.legal()}
    points = [each.points for each in puzzle.choices]
    assert points == sorted(points, reverse=True)
    assert points[0] - points[1] >= QUICK.gap - 0.01
    assert mining.best_move(SMOKI, puzzle, puzzle.again) == puzzle.choices[0].move
    assert puzzle.found.seed != puzzle.again.seed
    again = mining.weigh(SMOKI, state, puzzle.found)
    assert [round(each.lead, 2) for each in again] == points, "the recorded search finds the same"


def test_a_puzzle_tells_nothing_that_its_seat_did_not_know() -> None:
    """The position of a puzzle is a sample: another deal of what is hidden, the same view."""
    puzzle = found()
    origin = puzzle.origin
    positions = mining.positions(SMOKI, QUICK, origin.seed - QUICK.seed)
    real = next(state for entry, state in positions if entry == origin.entry)
    shown = SMOKI.read_position(puzzle.position)
    assert real.seat is not None
    assert shown.view(real.seat) == real.view(real.seat)


def test_what_a_choice_gives_away_is_measured_from_the_best() -> None:
    puzzle = found()
    assert puzzle.lost(puzzle.choices[0].move) == 0
    last = puzzle.choices[-1]
    assert puzzle.lost(last.move) == pytest.approx(puzzle.choices[0].points - last.points)
    with pytest.raises(NotAChoice):
        puzzle.lost("sleep")


def test_a_decoy_is_where_another_choice_brings_more_at_once() -> None:
    text = """
smoki, 2 seats
seat 0: 8 1 (2) / 3 (5) (6)
seat 1: 4 (?) (?) / (?) (?) (?)
open 0: 8
"""
    state = SMOKI.read_position(text)
    state.apply(state.actions.parse("take_open 0"))
    pair, spoilt = state.actions.parse("place 3"), state.actions.parse("place 1")
    assert mining.at_once(SMOKI, state, pair) > mining.at_once(SMOKI, state, spoilt)
    assert mining.is_decoy(SMOKI, state, spoilt, [pair])
    assert not mining.is_decoy(SMOKI, state, pair, [spoilt])


def test_what_the_second_choice_brings_as_well_is_no_reason() -> None:
    text = """
smoki, 2 seats
seat 0: 8 1 (2) / 3 (5) (6)
seat 1: 4 (?) (?) / (?) (?) (?)
open 0: 8
"""
    state = SMOKI.read_position(text)
    state.apply(state.actions.parse("take_open 0"))
    search = PuzzleSearch(mining.evaluation_name(SMOKI, state), 40, 12, 5, 1)
    tried = mining.weigh(SMOKI, state, search)
    told = mining.explained(SMOKI, state, tried, 1)
    assert "smoki-ground-pair" in [each.id for each in told]
    assert mining.explained(SMOKI, state, [tried[0], *tried], 1) == []


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


def test_a_damaged_file_is_refused_with_line_and_reason(tmp_path: Path) -> None:
    file = tmp_path / "smoki.json"
    both = (found(), msgspec.structs.replace(found(), id="other"))
    store(Puzzles("smoki", "1", "drakehall puzzles mine smoki", QUICK, Found(1), both), file)
    raw = file.read_bytes()
    lines = raw.decode().splitlines()
    assert read_puzzles("smoki.json", raw).puzzle == both

    def last(text: str) -> int:
        return max(number for number, line in enumerate(lines, 1) if text in line)

    second = last('"id": "other"')
    for damaged, line, why in (
        (raw[: raw.rindex(b"}")].rstrip(), len(lines) - 1, "truncated"),
        (raw.replace(b'"games": 1', b'"games": x'), last('"games": 1'), "malformed"),
        (_spoilt(raw, b'"greedy"', b'"gr\xffdy"'), last('"greedy"'), "decode"),
        (raw.replace(b'"id": "other"', b'"id": 7'), second, "Expected `str`"),
        (_spoilt(raw, b'"choices"', b'"choice"'), second - 1, "unknown field `choice`"),
        (_spoilt(raw, b'"decoy": false', b'"decoy": 0'), last('"decoy"'), "Expected `bool`"),
        (b"\xff", 1, ""),
    ):
        with pytest.raises(BadLearningFile) as refused:
            read_puzzles("smoki.json", damaged)
        assert refused.value.message.args["line"] == line, str(refused.value)
        assert why in str(refused.value)
        assert "$" not in str(refused.value)


def _spoilt(raw: bytes, good: bytes, bad: bytes) -> bytes:
    """Spoil the last of several."""
    before, _, after = raw.rpartition(good)
    return before + bad + after


def test_a_game_gives_a_puzzle_of_each_of_two_phases_at_most() -> None:
    for number in range(4):
        phases = [each.phase for each in looked(number).puzzles]
        assert len(set(phases)) == len(phases) <= mining.A_GAME
    seats = {each.origin.seats for number in range(4) for each in looked(number).puzzles}
    assert seats == {2, 3}


def test_decisions_with_too_many_choices_are_passed_over() -> None:
    judge, few = evaluation(SMOKI), msgspec.structs.replace(QUICK, choices=5)
    widths = [
        {len(judge.worthwhile(state, state.legal())) for _, state in mining.positions(SMOKI, settings, 0)}
        for settings in (QUICK, few)
    ]
    assert max(widths[0]) > 5 >= max(widths[1])
    assert min(widths[0] | widths[1]) >= mining.FEWEST


def test_every_phase_is_left_out_in_turn() -> None:
    """Numbers 0 and 1 are alike, since there are two numbers of seats."""
    judge = evaluation(SMOKI)
    met = [{phase_of(judge.progress(state)) for _, state in mining.positions(SMOKI, QUICK, i)} for i in (0, 2, 4)]
    assert met == [{"middle", "late"}, {"early", "middle"}, {"early", "late"}]


def test_kinds_that_are_full_are_passed_over() -> None:
    first = looked(found().origin.seed).puzzles[0]
    again = mining.mine(SMOKI, QUICK, first.origin.seed, {first.origin.kind})
    assert first.origin.kind not in [each.origin.kind for each in again.puzzles]
    hard = mining.mine(SMOKI, QUICK, first.origin.seed, {mining.EASY})
    assert all(each.level > 1 for each in hard.puzzles)
