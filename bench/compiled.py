"""Build a compiled copy of the package in `build/compiled`: the same games, about twice as fast. For long matches.

    make compiled
    PYTHONPATH=build/compiled .venv/bin/python -m drakehall arena wyrmspan --bots adept,greedy --games 80

Rules, evaluations and the search are compiled by mypyc, which needs a C compiler; all else stays as it is. A copy is
only kept if bots play the same games with it, action by action.
"""

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
TARGET: Final = ROOT / "build" / "compiled"
HOT: Final = (
    "kernel/actions.py",
    "kernel/state.py",
    "games/*/*.py",
    "bots/evaluation/*.py",
    "bots/search/*.py",
)
PLAIN: Final = frozenset(
    {
        # made without __init__, or read from tables into structs
        "games/simurgh/board.py",
        "games/simurgh/effects.py",
        "games/simurgh/facts.py",
        "games/simurgh/tiles.py",
        "games/wyrmspan/box.py",
        "games/wyrmspan/effects.py",
        "games/wyrmspan/table.py",
        "games/wyrmspan/tiles.py",
        "bots/evaluation/shelf.py",
        "bots/evaluation/wyrmspan_cards.py",
        "bots/search/settings.py",
    }
)
COLD: Final = frozenset({"__init__", "cards", "invariants", "layouts", "notation", "settings", "view", "why"})
"""Modules of games that no trial comes through."""
SETUP: Final = """\
from mypyc.build import mypycify
from setuptools import setup

modules = mypycify({files}, opt_level="{level}", debug_level="0", multi_file=True)
setup(name="drakehall-compiled", packages=[], ext_modules=modules)
"""
GAME: Final = """\
from drakehall import bots
from drakehall.kernel import registry
from drakehall.kernel.chance import Chance
for name in registry.games():
    box = registry.game(name)
    state, chance = box.begin(2, 5, {}), Chance(5)
    player = bots.make("novice", box, 1)
    while state.seat is not None:
        action = bots.choose(player, state, chance)
        print(name, action)
        state.apply(action)
    print(name, state.scores())
"""


def main() -> None:
    """Build the copy, or say what went wrong; a copy that plays otherwise is removed."""
    parser = argparse.ArgumentParser(prog="python -m bench.compiled", description=__doc__.partition("\n")[0])
    parser.add_argument("--level", choices=("0", "1", "2", "3"), default="1", help="how hard the compiler tries")
    given = parser.parse_args()
    if shutil.which("cc") is None:
        sys.exit("compiling needs a C compiler, cc, on the path")
    shutil.rmtree(TARGET, ignore_errors=True)
    shutil.copytree(ROOT / "src" / "drakehall", TARGET / "drakehall", ignore=shutil.ignore_patterns("__pycache__"))
    build(list(modules(TARGET / "drakehall")), given.level)
    told = played(ROOT / "src")
    if told is None or played(TARGET) != told:
        shutil.rmtree(TARGET)
        sys.exit("the compiled copy does not play as the package does: it was removed")


def modules(package: Path) -> Iterator[Path]:
    """List what is worth compiling."""
    for pattern in HOT:
        for file in sorted(package.glob(pattern)):
            name = file.relative_to(package).as_posix()
            if name not in PLAIN and file.stem not in COLD:
                yield file


def build(files: list[Path], level: str) -> None:
    """Compile modules in their places."""
    names = [file.relative_to(TARGET).as_posix() for file in files]
    script = TARGET / "setup.py"
    script.write_text(SETUP.format(files=names, level=level), encoding="utf-8")
    log = TARGET / "build.log"
    with log.open("wb") as out:
        command = [sys.executable, script.name, "build_ext", "--inplace"]
        done = subprocess.run(command, cwd=TARGET, stdout=out, stderr=subprocess.STDOUT, check=False)
    if done.returncode:
        sys.exit(f"compiling failed: see {log}")
    shutil.rmtree(TARGET / "build")


def played(source: Path) -> bytes | None:
    """Let a bot play every game with a copy of the package; give all it did, or None if it failed."""
    command = [sys.executable, "-c", GAME]
    environment = {**os.environ, "PYTHONPATH": str(source)}
    done = subprocess.run(command, cwd=source, env=environment, stdout=subprocess.PIPE, check=False)
    return None if done.returncode else done.stdout


if __name__ == "__main__":
    main()
