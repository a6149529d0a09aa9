"""The record of a benchmark: every prompt and answer, never overwritten, continued where it was interrupted."""

import json
import threading
from contextlib import closing
from pathlib import Path

import pytest

from drakehall.arena.match import Fixture, fixtures
from drakehall.kernel.files import UnreadableFile
from drakehall.llm_bench import record
from drakehall.llm_bench.askers import ModelAsker, Stopped
from drakehall.llm_bench.errors import BenchExists, CommandFailed, NotABench, OtherBench, OtherPrompts
from drakehall.llm_bench.plan import BenchmarkPlan
from drakehall.llm_bench.play import play
from drakehall.llm_bench.prompts import Prompts
from drakehall.llm_bench.record import BenchmarkFile
from drakehall.llm_bench.run import run
from tests.llm_bench.scripted import first, planned


class Patient:
    """Answers with the first legal action, so many times; then it fails."""

    def __init__(self, answers: int = 10_000) -> None:
        self.asked = 0
        self._answers = answers

    def ask(self, system: str, user: str) -> str:
        if self.asked == self._answers:
            raise CommandFailed(count=1, code=1, why="tired")
        self.asked += 1
        return first(user)

    def stop(self) -> None:
        """Nobody waits for these answers."""


class Stuck:
    """Answers the first question of each of two games; of the second ones, one fails and one is never answered."""

    def __init__(self) -> None:
        self.asked = 0
        self._game = threading.local()
        self._meeting = threading.Barrier(2)
        self._stopped = threading.Event()

    def ask(self, system: str, user: str) -> str:
        self.asked += 1
        if not hasattr(self._game, "begun"):
            self._game.begun = True
            return first(user)
        if self._meeting.wait(60) == 0:
            raise CommandFailed(count=1, code=1, why="tired")
        assert self._stopped.wait(60), "nobody has stopped the other game"
        raise Stopped

    def stop(self) -> None:
        self._stopped.set()


def finished(plan: BenchmarkPlan, kept: BenchmarkFile, asker: ModelAsker, deals: int = 1, at_once: int = 1) -> None:
    """Play what is missing."""
    known = {game.fixture for game in kept.played}
    missing = [fixture for fixture in fixtures(plan.match, deals) if fixture not in known]
    with closing(kept):
        for _ in run(plan, Prompts(plan), asker, missing, kept, at_once):
            pass


def begun(path: Path, plan: BenchmarkPlan) -> BenchmarkFile:
    return record.begin(path, plan, Prompts(plan).system())


def test_everything_is_written_down(tmp_path: Path) -> None:
    plan, file, asker = planned(), tmp_path / "bench.jsonl", Patient()
    kept = begun(file, plan)
    finished(plan, kept, asker)
    header, *lines = (json.loads(line) for line in file.read_text(encoding="utf-8").splitlines())
    assert header["system"] == Prompts(plan).system()
    calls = [line for line in lines if line["type"] == "call"]
    games = [line for line in lines if line["type"] == "game"]
    assert len(calls) == asker.asked == sum(game["calls"] for game in games)
    assert all(call["user"] and call["answer"] and call["action"] for call in calls)
    assert len(games) == 2
    assert record.read(file)[1] == kept.played


def test_an_interrupted_run_goes_on_without_asking_anything_twice(tmp_path: Path) -> None:
    plan = planned()
    whole = begun(tmp_path / "whole.jsonl", plan)
    patient = Patient()
    finished(plan, whole, patient)

    file = tmp_path / "bench.jsonl"
    tired = Patient(7)
    with pytest.raises(CommandFailed):
        finished(plan, begun(file, plan), tired)
    with file.open("ab") as cut:
        cut.write(b'{"type":"call","fixture":[0,')
    kept = record.resume(file, plan, Prompts(plan).system())
    rested = Patient()
    finished(plan, kept, rested)
    assert tired.asked + rested.asked == patient.asked
    assert [game.scores for game in kept.played] == [game.scores for game in whole.played]
    assert len(record.read(file)[1]) == 2


def test_games_at_once_end_as_games_one_by_one(tmp_path: Path) -> None:
    plan = planned()
    one, many = begun(tmp_path / "one.jsonl", plan), begun(tmp_path / "many.jsonl", plan)
    finished(plan, one, Patient(), deals=2)
    finished(plan, many, Patient(), deals=2, at_once=3)
    assert {game.fixture: game.scores for game in one.played} == {game.fixture: game.scores for game in many.played}


def test_a_failure_of_one_game_among_several_stops_all(tmp_path: Path) -> None:
    plan = planned()
    file, stuck = tmp_path / "bench.jsonl", Stuck()
    with pytest.raises(CommandFailed, match="tired"):
        finished(plan, begun(file, plan), stuck, deals=2, at_once=2)
    assert stuck.asked == 4
    kept = record.resume(file, plan, Prompts(plan).system())
    assert [len(calls) for calls in kept.calls.values()] == [1, 1]
    rested = Patient()
    finished(plan, kept, rested, deals=2)
    whole = Patient()
    finished(plan, begun(tmp_path / "whole.jsonl", plan), whole, deals=2)
    assert rested.asked + 2 == whole.asked


def test_games_that_are_over_are_kept_when_everything_stops(tmp_path: Path) -> None:
    plan = planned()
    file = tmp_path / "bench.jsonl"
    kept = begun(file, plan)
    games = list(fixtures(plan.match, 2))
    coming = run(plan, Prompts(plan), Patient(), games, kept, 2)
    next(coming)
    coming.close()
    kept.close()
    assert len(kept.played) >= 1
    assert record.read(file)[1] == kept.played


def test_a_game_stops_between_two_actions() -> None:
    found = planned()
    asked: list[str] = []

    def counting(user: str) -> str:
        asked.append(user)
        return first(user)

    with pytest.raises(Stopped):
        play(found, Prompts(found), Fixture(0, 0, 0), counting, (), lambda _: None, lambda: len(asked) == 3)
    assert len(asked) == 3


def test_a_file_is_never_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "bench.jsonl"
    begun(file, planned()).close()
    with pytest.raises(BenchExists):
        begun(file, planned())
    with pytest.raises(UnreadableFile):
        begun(tmp_path / "no" / "bench.jsonl", planned())


def test_another_benchmark_is_not_continued(tmp_path: Path) -> None:
    file = tmp_path / "bench.jsonl"
    begun(file, planned()).close()
    for other, what in (
        (planned(legal=False), "--no-legal"),
        (planned(disguise=1, retries=5), "--disguise, --retries"),
        (planned(levels=("greedy",)), "--levels"),
        (planned("simurgh"), "GAME, --option"),
    ):
        with pytest.raises(OtherBench, match=f"differs in: {what}"):
            record.resume(file, other, Prompts(other).system())
    with pytest.raises(OtherPrompts):
        record.resume(file, planned(), "other rules")


def test_damage_is_found(tmp_path: Path) -> None:
    plan, file = planned(), tmp_path / "bench.jsonl"
    finished(plan, begun(file, plan), Patient())
    lines = file.read_bytes().splitlines(keepends=True)
    other, strange, missing = [b"x\n", *lines[1:]], [*lines[:2], b"x\n", *lines[2:]], [lines[0], *lines[2:3]]
    for damaged, line in ((other, 1), (strange, 3), (missing, 2)):
        file.write_bytes(b"".join(damaged))
        with pytest.raises(NotABench, match=f"in line {line}$"):
            record.read(file)
