"""The table of who may do what, cell by cell. A route or frame without a row fails, and so does a row without one."""

from pathlib import Path

import pytest

from tests.server import authority
from tests.server.house import house

pytestmark = pytest.mark.hall
WRITTEN = authority.written()
TOGETHER = 5
"""So many rows are tried in one hall: enough to be worth opening it, few enough to be shared out among processes."""


def test_every_route_and_frame_has_a_row() -> None:
    assert sorted(WRITTEN) == sorted([*authority.routes(), *authority.frames()])


def test_the_columns_are_the_roles() -> None:
    head = next(line for line in authority.PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("| what"))
    assert [cell.strip() for cell in head.strip("|").split("|")[1:]] == list(authority.ROLES)


@pytest.mark.parametrize("first", range(0, len(WRITTEN), TOGETHER))
def test_who_may_do_what(tmp_path: Path, first: int) -> None:
    names = list(WRITTEN)[first : first + TOGETHER]
    found = house(authority.observed(tmp_path, names), patience=600.0)  # for some, everybody comes anew for each cell
    wrong = [authority.line(name, row) for name, row in found.items() if row != WRITTEN[name]]
    assert not wrong, "\n".join(wrong)
