"""The ladders: what is played, and what the page says about it."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from bench import ladder, ladder_page

import drakehall as dh
from drakehall import bots
from drakehall.arena.intervals import Interval
from drakehall.arena.match import meeting
from drakehall.arena.report import Pair


def test_every_bot_of_every_game_has_its_place() -> None:
    plans = {plan.name: plan for plan in ladder.plans()}
    for name in dh.game_names():
        plan, styled, slow = plans[name], plans[f"{name}-styles"], plans[f"{name}-grandmaster"]
        assert {*plan.bots, *styled.bots, *slow.bots} == set(bots.bots(dh.game(name)))
        assert plan.games >= ladder.GAMES[name]
        assert "grandmaster" not in plan.bots, "a whole ladder of such games takes days"
        for each in (plan, styled, slow):
            assert {bot for pair in each.meet for bot in pair} == set(each.bots)
            meeting([":".join(pair) for pair in each.meet], each.bots, each.seats)
    assert plans["wyrmspan-solo"].seats == 1


def test_every_promise_is_played() -> None:
    plans = {plan.name: plan for plan in ladder.plans()}
    for promise in ladder_page.PROMISES:
        plan = plans[promise.ladder]
        assert promise.bot in plan.bots
        assert plan.seats == 1 or {(promise.bot, promise.rival), (promise.rival, promise.bot)} & set(plan.meet)


def test_a_ladder_is_played_kept_and_written(tmp_path: Path) -> None:
    plan = ladder.Plan("smoki", "smoki", ("random", "greedy"), 4, meet=(("random", "greedy"),))
    for games in ("4 games of 2 deals", "4 games of 2 deals"):
        result = ladder.play(plan, tmp_path / "kept", 1)
        ladder.store(result, plan.name, tmp_path / "results")
        ladder.write(tmp_path / "ladder.md", tmp_path / "results", ladder.plans())
        text = (tmp_path / "ladder.md").read_text(encoding="utf-8")
        assert games in text
    assert "`drakehall arena smoki --bots random,greedy --games 4 --seats 2 --meet random:greedy`" in text
    assert "| smoki | greedy | random | ≥ 90.0 % |" in text
    assert "| smoki | master | adept | significant |  |  | 0 | not played |" in text
    assert "random = 0" in text


ARENA = "import signal, sys; sys.stderr.write('playing\\n'); sys.stderr.flush(); signal.pause()"
LADDER = f"""\
import sys
from bench import ladder
ladder.play = lambda *_, **__: ladder.arena([sys.executable, "-c", {ARENA!r}])
sys.argv = ["ladder", "smoki"]
ladder.main()
"""


def test_a_ladder_that_is_ended_ends_its_arena() -> None:
    command = [sys.executable, "-c", LADDER]
    with subprocess.Popen(command, stderr=subprocess.PIPE, start_new_session=True) as running:
        assert running.stderr is not None
        assert running.stderr.readline().startswith(b"smoki: ")
        assert running.stderr.readline() == b"playing\n"
        running.terminate()
        try:
            # The arena writes to the same pipe, which ends when both have ended.
            _, told = running.communicate(timeout=60)
        finally:
            if running.returncode is None:
                os.killpg(running.pid, signal.SIGKILL)
    assert running.returncode == 128 + signal.SIGTERM
    assert told == b""


@pytest.mark.parametrize(
    ("wanted", "share", "low", "said"),
    [
        (0.7, 0.8, 0.72, "certain"),
        (0.7, 0.8, 0.65, "reached"),
        (0.7, 0.65, 0.6, "missed"),
        (0.5, 0.55, 0.51, "significant"),
        (0.5, 0.55, 0.49, "not significant"),
    ],
)
def test_a_verdict_claims_no_more_than_the_games_show(wanted: float, share: float, low: float, said: str) -> None:
    assert ladder_page.verdict(wanted, Pair("a", "b", 100, share, Interval(low, 0.9))) == said
