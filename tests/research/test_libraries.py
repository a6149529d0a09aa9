"""Environments say which library they miss, and how to get it."""

import subprocess
import sys
from pathlib import Path

import pytest

BLOCKED = """
import sys
sys.modules[sys.argv[1]] = None
try:
    __import__(sys.argv[2])
except ImportError as error:
    print(f"{type(error).__name__}: {error}")
"""


@pytest.mark.parametrize(
    ("library", "module", "extra"),
    [
        ("pettingzoo", "drakehall.research.pettingzoo", "research"),
        ("gymnasium", "drakehall.research.pettingzoo", "research"),
        ("numpy", "drakehall.research.pettingzoo", "research"),
        ("gymnasium", "drakehall.research.gymnasium", "research"),
        ("numpy", "drakehall.research.vector", "research"),
        ("pyspiel", "drakehall.research.openspiel", "openspiel"),
    ],
)
def test_a_missing_library_is_named_with_the_extra_that_brings_it(library: str, module: str, extra: str) -> None:
    command = [sys.executable, "-c", BLOCKED, library, module]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    wanted = f"{module} needs the package {library}; install it with: pip install 'drakehall[{extra}]'"
    assert done.stdout == f"MissingLibrary: {wanted}\n"


DATASET = """
import sys
sys.modules["pyarrow"] = None
sys.argv = ["drakehall", "dataset", "smoki", "games.parquet", "--lang", "pl"]
from drakehall.cli import main
main()
"""


def test_data_sets_need_pyarrow_and_say_so(tmp_path: Path) -> None:
    command = [sys.executable, "-c", DATASET]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.returncode == 2
    assert "drakehall dataset wymaga pakietu pyarrow" in done.stderr
    assert "drakehall[dataset]" in done.stderr
    assert "Traceback" not in done.stderr
