"""Workers: the same games however many play them, and no worker left behind."""

import os
import signal
from multiprocessing import active_children

import msgspec
import pytest

from drakehall.arena import pool
from drakehall.arena.errors import OtherCode, WorkerLost
from drakehall.arena.match import Fixture, Match, fixtures
from drakehall.arena.report import report
from tests.arena.support import match_of, untimed

MATCH = match_of("smoki", "random", "greedy", "novice")


def test_two_processes_play_what_one_does() -> None:
    wanted = list(fixtures(MATCH, 2))
    alone = list(pool.here(MATCH, wanted))
    together = list(pool.processes(MATCH, wanted, 2))
    assert [game.fixture for game in alone] == wanted
    assert sorted(map(untimed, together), key=lambda game: game.fixture) == list(map(untimed, alone))
    first, second = (msgspec.structs.replace(report(MATCH, games), times=[]) for games in (alone, together))
    assert first == second
    assert active_children() == []


def test_leaving_early_ends_the_workers() -> None:
    coming = pool.processes(MATCH, list(fixtures(MATCH, 1000)), 2)
    next(coming)
    assert active_children()
    coming.close()
    assert active_children() == []


def test_ctrl_c_while_workers_are_started_is_heard_later() -> None:
    heard: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: heard.append(number))
    try:
        with pool._workers_ignore_interrupts():
            signal.raise_signal(signal.SIGINT)
            assert heard == []
        assert heard == [signal.SIGINT]
    finally:
        signal.signal(signal.SIGINT, before)


def test_games_of_other_bots_are_refused() -> None:
    other = msgspec.structs.replace(MATCH, code="other")
    with pytest.raises(OtherCode):
        list(pool.processes(other, list(fixtures(MATCH, 1)), 1))


def die(match: Match, fixtures: tuple[Fixture, ...]) -> pool.WorkerResult:
    os._exit(1)


def test_a_worker_that_dies_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "work", die)
    with pytest.raises(WorkerLost):
        list(pool.processes(MATCH, list(fixtures(MATCH, 1)), 1))


def test_portions_grow_for_quick_games_only() -> None:
    wanted = [Fixture(deal, 0, 0) for deal in range(1000)]
    portions = pool.Portions(wanted)
    assert portions.next() == wanted[:1]
    portions.learn(1, 0.01)
    assert portions.next() == wanted[1:51]
    portions.learn(1, 100.0)
    assert portions.next() == wanted[51:52]


def test_portions_cover_every_game_once() -> None:
    wanted = [Fixture(deal, 0, 0) for deal in range(500)]
    portions, given = pool.Portions(wanted), list[Fixture]()
    while portion := portions.next():
        given += portion
        portions.learn(len(portion), 0.005 * len(portion))
    assert given == wanted


def slow_first(numbers: tuple[int, ...]) -> tuple[int, ...]:
    """Take longer for the first numbers: enough arithmetic for others to overtake."""
    sum(range(3_000_000 // (1 + numbers[0])))
    return numbers


def test_work_in_order_keeps_the_order() -> None:
    results = list(pool.spread(slow_first, range(30), 2, in_order=True))
    assert [number for result in results for number in result] == list(range(30))
    assert active_children() == []
