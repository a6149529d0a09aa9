"""No test that opens a hall is left out where the whole suite runs on PostgreSQL."""

from pathlib import Path

import pytest

from tests.conftest import unseen
from tests.server import house


def test_a_test_that_opens_a_hall_unseen_fails(request: pytest.FixtureRequest, tmp_path: Path) -> None:
    assert not unseen(request.node)
    house.quick(tmp_path)
    assert unseen(request.node)


@pytest.mark.parametrize("marker", ["hall", "sqlite"])
def test_one_that_says_so_does_not(request: pytest.FixtureRequest, tmp_path: Path, marker: str) -> None:
    request.node.add_marker(marker)
    house.quick(tmp_path)
    assert not unseen(request.node)
