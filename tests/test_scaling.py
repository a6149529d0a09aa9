"""The figures of docs/scaling.md follow from what was measured."""

from pathlib import Path

import msgspec
import pytest
from bench.scaling import PAGE, Load, Needs, needs, recorded, section, written

SQLITE = Load(
    at="2026-01-01T00:00:00+00:00",
    tables=10,
    seats=4,
    moves_per_second=1000,
    all_seats_ms={"p50": 5.0, "p99": 40.0},
    server_cpu=0.7,
)
POSTGRES = msgspec.structs.replace(
    SQLITE, db="postgres", workers=2, cpu_ms_a_move={"servers": 1.3, "workers": 0.1, "database": 0.7, "clients": 0.5}
)


def test_the_page_has_the_figures_that_follow() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert page == written(page, recorded())


def test_twice_the_players_need_twice_the_cores() -> None:
    assert needs(20_000, SQLITE) == Needs(20_000, 1000, servers=1, database=0, halls=1)
    assert needs(200_000, SQLITE) == Needs(200_000, 10_000, servers=10, database=0, halls=10)


def test_a_database_of_its_own_bounds_a_hall() -> None:
    assert needs(20_000, POSTGRES) == Needs(20_000, 1000, servers=2, database=1, halls=1)
    assert needs(1_000_000, POSTGRES) == Needs(1_000_000, 50_000, servers=100, database=50, halls=2)


def test_the_latest_run_of_each_kind_counts(tmp_path: Path) -> None:
    later = msgspec.structs.replace(SQLITE, at="2026-02-01T00:00:00+00:00", moves_per_second=1200)
    for number, load in enumerate((later, POSTGRES, SQLITE)):
        (tmp_path / f"{number}-load.json").write_bytes(msgspec.json.encode(load))
    assert recorded(tmp_path) == [later, POSTGRES]


def test_what_was_measured_is_told_with_what_follows() -> None:
    told = section([SQLITE, POSTGRES])
    assert "1,000 moves a second, p50 5 ms and p99 40 ms" in told
    assert "| 1,000,000 | 50,000 | 100 | 50 | 2 |" in told
    assert "servers 1.30 ms, workers 0.10 ms, database 0.70 ms, clients 0.50 ms." in told


def test_a_page_without_its_place_for_figures_is_not_overwritten() -> None:
    with pytest.raises(ValueError, match="comments"):
        written("# How far a hall carries\n", [SQLITE])
