"""Environments say which library they miss, and how to get it."""

import subprocess
import sys

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
