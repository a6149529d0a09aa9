"""The command bench fails if samples take longer than they may; no time is measured here."""

import pytest
from typer.testing import CliRunner

from drakehall.arena import bench
from drakehall.arena.sampling import ENOUGH, Sampling
from drakehall.cli.app import app


def bench_of(samplings: list[Sampling], monkeypatch: pytest.MonkeyPatch, *more: str) -> tuple[int, str]:
    """Run the command on figures that were measured elsewhere; give its exit status and its complaints."""
    report = bench.SpeedReport("CPython 3.11.7", False, "linux", [], samplings)
    monkeypatch.setattr(bench, "report", lambda *_: report)
    done = CliRunner().invoke(app, ["bench", "simurgh", *more], env={"COLUMNS": "300"})
    return done.exit_code, done.stderr.strip()


@pytest.mark.parametrize("more", [(), ("--json",)])
def test_samples_within_their_limits_are_let_through(more: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    samplings = [Sampling("simurgh", "long", 2000, 1.0, 5.0, 50.0)]
    assert bench_of(samplings, monkeypatch, *more) == (0, "")


@pytest.mark.parametrize("more", [(), ("--json",)])
@pytest.mark.parametrize(("most", "slowest"), [(5.1, 6.3), (2.1, 50.1)])
def test_slow_samples_fail(most: float, slowest: float, more: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    samplings = [
        Sampling("smoki", "long", 2000, 0.1, 0.2, 0.3),
        Sampling("simurgh", "scouting", 2000, 1.0, most, slowest),
    ]
    status, told = bench_of(samplings, monkeypatch, *more)
    assert status == 1
    assert told == (
        f"simurgh, much scouting: samples take too long. 99.9 % stay within {most} ms (allowed: 5), "
        f"the slowest took {slowest} ms (allowed: 50)."
    )


def test_a_few_samples_say_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    for count, status in ((ENOUGH - 1, 0), (ENOUGH, 1)):
        assert bench_of([Sampling("simurgh", "long", count, 1.0, 60.0, 60.0)], monkeypatch)[0] == status
