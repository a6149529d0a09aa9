"""The measurement of load fails where what is claimed of it is not so."""

from collections.abc import Callable

import msgspec
import pytest
from bench import load

GOOD = load.Report(
    at="",
    machine="",
    game="smoki",
    tables=250,
    seats=4,
    seconds=30.0,
    wanted_rate=1000.0,
    moves=30_000,
    moves_per_second=1000.0,
    mover_ms={"p99": 20.0},
    all_seats_ms={"p99": 40.0},
    errors=0,
    acknowledged=33_000,
    stored=33_000,
    server_cpu=0.7,
    clients_cpu=0.8,
)


def ended(monkeypatch: pytest.MonkeyPatch, measured: Callable[[float], load.Report], *options: str) -> int:
    """Give how the program ends where this is measured at each rate."""
    monkeypatch.setattr(load, "measured", lambda args, rate: measured(rate))
    return load.main(["--rate", "1000", *options])


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"errors": 1}, "1 moves were refused"),
        ({"stored": 32_999}, "1 acknowledged moves were lost"),
        ({"moves_per_second": 900.0}, "900.0 moves a second of 1000"),
        ({"all_seats_ms": {"p99": 50.1}}, "within 50.1 ms, not 50"),
        ({"all_seats_ms": {"p99": float("nan")}}, "within nan ms, not 50"),
    ],
)
def test_a_run_that_is_not_as_claimed_ends_with_1(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], wrong: dict[str, object], said: str
) -> None:
    assert ended(monkeypatch, lambda _: GOOD, "--p99", "50") == 0
    assert ended(monkeypatch, lambda _: msgspec.structs.replace(GOOD, **wrong), "--p99", "50") == 1
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(("carries", "end"), [(1500.0, 0), (999.0, 1), (0.0, 1)])
def test_looking_for_the_highest_rate_fails_below_the_wanted_one(
    monkeypatch: pytest.MonkeyPatch, carries: float, end: int
) -> None:
    def measured(rate: float) -> load.Report:
        late = {"p99": 60.0 if rate <= carries else 400.0}
        return msgspec.structs.replace(GOOD, wanted_rate=rate, moves_per_second=rate, all_seats_ms=late)

    assert ended(monkeypatch, measured, "--within", "100") == end


def test_a_lost_move_fails_the_search_at_any_rate(monkeypatch: pytest.MonkeyPatch) -> None:
    def measured(rate: float) -> load.Report:
        late, stored = ({"p99": 60.0}, 33_000) if rate <= 1000 else ({"p99": 400.0}, 32_000)
        return msgspec.structs.replace(GOOD, wanted_rate=rate, moves_per_second=rate, all_seats_ms=late, stored=stored)

    assert ended(monkeypatch, measured, "--within", "100") == 1
