"""How far likelihoods can be relied on: who judges, the same positions for both, what a net gains, the page."""

import sys
from pathlib import Path

import pytest
from bench import reliability
from bench.calibrate import Games
from bench.predictions import Prediction
from bench.reliability import Outcome, Plan, gain, judged, judges

from drakehall.arena.intervals import Interval, average, mean_interval

SHORT = Plan("short", 3, Games("smoki", 2, 1, {"turn_cap": "6"}))
WITH_NET = Games("wyrmspan", 2, 1)


def test_the_net_judges_where_it_is_used_and_nowhere_else() -> None:
    assert list(judges(SHORT.games)) == ["by hand"]
    assert list(judges(WITH_NET)) == ["by hand", "with the net"]


def test_both_judge_the_same_positions_and_differ() -> None:
    ((by_hand, with_net),) = reliability.work(WITH_NET, [0])
    assert [won for _, won in by_hand] == [won for _, won in with_net]
    assert [likely for likely, _ in by_hand] != [likely for likely, _ in with_net]


def test_games_count_and_not_positions() -> None:
    wrong: list[Prediction] = [(0.5, 1.0)]
    right: list[Prediction] = [(1.0, 1.0)]
    gains = [gain(wrong * 6, right * 6), gain(right * 2, wrong * 2)]
    assert average(gains) == pytest.approx(0.25 * 4 / 8)
    assert mean_interval([gain(wrong * times, right * times) for times in (1, 9)]) == Interval(0.25, 0.25)


def test_the_number_of_processes_changes_nothing() -> None:
    assert judged(SHORT, 1) == judged(SHORT, 2)


def test_the_page_tells_who_judged_how_well_and_every_tenth() -> None:
    by_hand: list[Prediction] = [(0.25, 0.0), (0.25, 1.0), (0.75, 1.0)]
    with_net: list[Prediction] = [(0.15, 0.0), (0.95, 1.0), (0.95, 1.0)]
    told = {"by hand": by_hand, "with the net": with_net}
    plan = Plan("wyrmspan-1", 2, Games("wyrmspan", 1, 1, {"automa": "automa-2"}, "adept"))
    page = reliability.page([Outcome(plan, told, 0.22, Interval(0.1, 0.3))]).splitlines()
    assert "| wyrmspan-1 | by hand | 2 | 3 | 0.2292 | 0.654 | 0.250 |  |" in page
    assert "| wyrmspan-1 | with the net | 2 | 3 | 0.0092 | 0.088 | 0.083 | 0.2200 (0.1000 … 0.3000) |" in page
    assert "automa=automa-2, adepts play." in page
    assert "| 0.2 … | 0.250 | 0.500 | 2 |  |  | 0 |" in page
    assert "| 0.9 … |  |  | 0 | 0.950 | 1.000 | 2 |" in page


def test_the_command_writes_a_page_of_what_was_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(reliability, "plans", lambda: [SHORT, Plan("other", 1, SHORT.games)])
    out = tmp_path / "page.md"
    monkeypatch.setattr(sys, "argv", ["reliability", "short", "--games", "2", "--out", str(out)])
    reliability.main()
    assert "| short | by hand | 2 |" in capsys.readouterr().out
    written = out.read_text(encoding="utf-8")
    assert "## short" in written
    assert "other" not in written


def test_every_table_where_the_net_is_used_is_judged() -> None:
    plans = reliability.plans()
    with_net = {plan.games.seats for plan in plans if len(judges(plan.games)) == 2}
    assert with_net == {1, 2, 3, 4, 5}
    assert {plan.games.game for plan in plans} == {"smoki", "dragon_castle", "simurgh", "wyrmspan"}
