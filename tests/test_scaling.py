"""The figures of docs/scaling.md follow from what was measured."""

from pathlib import Path

from bench.scaling import Load, Needs, needs, rows

PAGE = Path(__file__).parent.parent / "docs" / "scaling.md"


def test_the_page_has_the_figures_that_follow() -> None:
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    assert all(row in lines for row in rows())


def test_twice_the_players_need_twice_the_cores() -> None:
    load = Load(moves_per_second=1000, server_cpu=0.7)
    assert needs(20_000, load) == Needs(20_000, 1000, 1)
    assert needs(200_000, load) == Needs(200_000, 10_000, 10)
