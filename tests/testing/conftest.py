"""The toy and its faulty brothers have layouts, as if their package were installed."""

import sys
from collections.abc import Iterator

import pytest

from drakehall.features.registry import GROUP, module_of
from tests.packages import announce

LAYOUTS = {
    "toy": "tests.testing.toy_layout",
    "loose_toy": "tests.testing.toy_layout:Loose",
    "telling_toy": "tests.testing.toy_layout:Telling",
}


@pytest.fixture(scope="package", autouse=True)
def layouts(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    folder = tmp_path_factory.mktemp("layouts")
    announce(folder, "toys", {GROUP: LAYOUTS})
    sys.path.append(str(folder))
    module_of.cache_clear()
    yield
    sys.path.remove(str(folder))
    module_of.cache_clear()
