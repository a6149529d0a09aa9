"""The matches that decide: what is played, in which order, gone on with after an end, told from the files."""

import argparse
import sys
from pathlib import Path

import pytest
from bench import matches
from bench.matches import Plan

from drakehall.arena import match_file
from drakehall.arena.match import Fixture, lineup
from drakehall.bots.evaluation import learned
from drakehall.kernel import registry

SMALL = [
    [Plan("first", "smoki", ("greedy", "random"), 2, options={"turn_cap": "4"})],
    [Plan("second", "smoki", ("greedy", "random"), 2, 3, ("greedy:random:random",), {"turn_cap": "4"})],
]


def asked(out: Path, **changes: object) -> argparse.Namespace:
    return argparse.Namespace(**{"out": out, "minutes": 5.0, "workers": 1, "games": None} | changes)


def test_all_matches_can_be_played_and_have_names_of_their_own() -> None:
    listed = [plan for group in matches.plans() for plan in group]
    assert len({plan.name for plan in listed}) == len(listed)
    for plan in listed:
        match = plan.match()
        assert {who for group in match.groups for who in group} == set(range(len(plan.bots)))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_one_with_a_net_sits_among_others_without_in_every_seat_once(seats: int) -> None:
    match = matches.among(seats).match()
    tables = [lineup(match, Fixture(0, 0, rotation)) for rotation in range(seats)]
    assert [sum(table) for table in tables] == [seats - 1] * seats
    assert {table.index(0) for table in tables} == set(range(seats))
    with_net, without = (entrant.parameters for entrant in match.entrants)
    assert with_net is not None
    assert without is not None
    assert with_net.everywhere
    assert with_net.learned > 0
    assert not without.learned


def test_more_important_matches_come_first_and_equals_in_turn() -> None:
    queues = [[(0, Fixture(0, 0, 0)), (0, Fixture(1, 0, 0))], [(1, Fixture(0, 0, 0))]]
    assert [number for number, _ in matches.in_turn(queues)] == [0, 1, 0]


def test_what_was_stopped_is_gone_on_with_and_nothing_is_played_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert matches.play_all(SMALL[:1], asked(tmp_path))
    before = (tmp_path / "first.jsonl").read_bytes()
    assert matches.play_all(SMALL, asked(tmp_path))
    assert (tmp_path / "first.jsonl").read_bytes() == before
    _, played = match_file.read(tmp_path / "second.jsonl")
    assert len({each.fixture for each in played}) == len(played) == 3
    monkeypatch.setattr(matches, "plans", lambda: SMALL)
    monkeypatch.setattr(sys, "argv", ["matches", "--out", str(tmp_path), "--report"])
    matches.main()
    said = capsys.readouterr().out
    assert "first: 2 games of 1 deals, 0 left out" in said
    assert "second: 3 games of 1 deals, 0 left out" in said
    assert "of a fair share" in said


def test_when_time_is_up_the_games_played_so_far_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def ending(*_: object) -> None:
        raise matches.TimeUp

    monkeypatch.setattr(matches, "spread", ending)
    assert not matches.play_all(SMALL, asked(tmp_path))
    assert match_file.read(tmp_path / "first.jsonl")[1] == []


def test_wyrmspans_net_is_told_of_every_table() -> None:
    game = registry.game("wyrmspan")
    for plan in [plan for group in matches.plans() for plan in group if plan.game == "wyrmspan"]:
        state = game.start(plan.seats, 1, **plan.match().options)
        while not learned(game, everywhere=True).learns(state):
            state.apply(state.legal()[0])
        assert state.seat is not None
