"""The command mcp: what it refuses, and what it says if the SDK is missing."""

import os
import subprocess
import sys

import pytest

from tests.cli.terminal import refusal


def test_without_the_sdk_it_says_how_to_get_it() -> None:
    code = "import sys; sys.modules['mcp'] = None; sys.argv[1:] = ['mcp']; from drakehall.cli import main; main()"
    environment = {**os.environ, "LC_ALL": "C.UTF-8"}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == 2
    assert "pip install 'drakehall[mcp]'" in " ".join(done.stderr.split())
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--host", "0.0.0.0"], "--host only makes sense with --http"),
        (["--http", "--host", "0.0.0.0"], "lets other machines in"),
        (["--tables", "0"], "--tables must be at least 1"),
        (["--idle", "0"], "--idle must be at least 1"),
        (["--bot-seconds", "-1"], "--bot-seconds must be at least 0"),
    ],
)
def test_what_is_refused(words: list[str], why: str) -> None:
    assert why in refusal("mcp", "--lang", "en", *words)
