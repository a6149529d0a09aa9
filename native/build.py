"""Compile rules, layouts, evaluations and the search by mypyc into `build/compiled`: the same, about twice as fast.

    make compiled
    PYTHONPATH=$(realpath build/compiled) .venv/bin/drakehall serve
    .venv/bin/python native/build.py --only smoki       # quicker, for work on one game: the others stay plain

`make play` and wheels use what this builds. It needs a C compiler and Python's headers; where they are missing all
stays plain Python. A copy is only kept if bots play the same games with it, action by action, and if positions are the
same numbers.
"""

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = ROOT / "src"
WORK: Final = ROOT / "build" / "native"
"""Where modules are compiled."""
COPIES: Final = ROOT / "build" / "copies"
"""Whole copies of the package with compiled modules, each in a folder named by what it was made from."""
KEPT: Final = 3
"""Number of copies that are kept: a running hall goes on with its own."""
TARGET: Final = ROOT / "build" / "compiled"
"""A link to the copy of today's sources."""
REQUIREMENTS: Final = ROOT / "requirements" / "compile.txt"
NEEDED: Final = ("mypy>=1.18,<3", "msgspec>=0.20,<1", "setuptools>=70,<90")
"""What building a wheel asks for besides."""
HOT: Final = (
    "kernel/actions.py",
    "kernel/chance.py",
    "kernel/state.py",
    "games/*/*.py",
    "features/*.py",
    "bots/evaluation/*.py",
    "bots/nets/*.py",
    "bots/search/*.py",
    "research/batch.py",
    "research/rewards.py",
)
SUFFIX: Final = str(sysconfig.get_config_var("EXT_SUFFIX"))
PLAIN: Final = frozenset(
    {
        # read from tables into structs, or only when a game begins
        "games/dragon_castle/cards.py",
        "games/dragon_castle/cards_file.py",
        "games/simurgh/board_file.py",
        "games/wyrmspan/cards.py",
        "games/wyrmspan/effects.py",
        "games/wyrmspan/tiles_file.py",
        "features/registry.py",
        "bots/evaluation/registry.py",
        "bots/evaluation/wyrmspan_cards.py",
        "bots/nets/file.py",
        "bots/nets/registry.py",
        "bots/search/parameters.py",
    }
)
COLD: Final = frozenset(
    {"__init__", "account", "handles", "invariants", "layouts", "notation", "options", "position", "prospects"}
    | {"question", "standings", "targets", "unverified", "view", "why"}
)
"""Modules of games that no trial comes through, as are those whose names begin so (`invariants_memory`)."""
SHORT_SHIFT: Final = re.compile(r"= -?\d+ << cpy_r_")
"""What becomes of `1 << n` if n is a machine word (`i64`): C takes the 1 for a number of 32 bits, and bits get lost."""
SETUP: Final = """\
from concurrent.futures import ThreadPoolExecutor
from os import cpu_count
from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

class OnAllCores(build_ext):
    def build_extensions(self):
        whole, one = self.compiler.compile, self.compiler._compile
        def compile(*args, **options):
            with ThreadPoolExecutor(cpu_count()) as pool:
                begun = []
                self.compiler._compile = lambda *file: begun.append(pool.submit(one, *file))
                objects = whole(*args, **options)
            for each in begun:
                each.result()
            return objects
        self.compiler.compile = compile
        super().build_extensions()

modules = mypycify({files}, opt_level="1", debug_level="0", multi_file=True)
setup(name="drakehall-compiled", packages=[], ext_modules=modules, cmdclass=dict(build_ext=OnAllCores))
"""
GAMES: Final = """\
import sys
from importlib import import_module
from drakehall import bots, features
from drakehall.arena import entrants
from drakehall.kernel.chance import Chance
for name in sys.argv[1:]:
    game = import_module(f"drakehall.games.{name}").GAME
    state, chance = game.start(2, 5), Chance(5)
    (learned,) = entrants.read(["novice+learned=8"], game)  # with the game's net, if it has one
    player, layout = entrants.make(learned, game, 1), features.layout(game, 2, perfect=True)
    while state.seat is not None:
        action = bots.choose(player, state, chance)
        print(name, action, hash(tuple(layout.vector(state, state.seat))))
        state.apply(action)
    print(name, state.scores())
"""


class Failed(Exception):
    """No compiled copy could be made; the words say why."""


def main() -> None:
    """Put the package and its compiled modules together, or say why all stays plain."""
    parser = argparse.ArgumentParser(prog="native/build.py", description=__doc__.partition("\n")[0])
    parser.add_argument("--must", action="store_true", help="fail where nothing can be compiled")
    only = "compile this game alone; repeatable"
    parser.add_argument("--only", action="append", metavar="GAME", choices=games(), help=only)
    told = parser.parse_args()
    try:
        make(told.only)
    except Failed as why:
        forget(TARGET)
        say(f"Rules and bots are not compiled, so bots think less in the same time: {why}.")
        sys.exit(1 if told.must else 0)


def make(only: list[str] | None = None) -> None:
    """Have `build/compiled` ready, with all that takes; for work on some games, only these are compiled."""
    if not is_fresh(only) and can_compile():
        say("Compiling rules and bots (once, about two minutes) …" if only is None else "Compiling …")
        install()
    assemble(build(only))


def games() -> list[str]:
    """Return the names of the package's games."""
    return sorted(file.parent.name for file in (SOURCE / "drakehall").glob("games/*/__init__.py"))


def say(words: str) -> None:
    """Print a line for the person who waits."""
    sys.stdout.write(f"{words}\n")
    sys.stdout.flush()


def build(only: list[str] | None = None) -> list[Path]:
    """Compile what is worth it, unless that is done; give the compiled files."""
    if not is_fresh(only):
        if not can_compile():
            raise Failed("that takes a C compiler (cc) and the headers of Python")
        shutil.rmtree(WORK, ignore_errors=True)
        shutil.copytree(SOURCE / "drakehall", WORK / "drakehall", ignore=shutil.ignore_patterns("__pycache__", "page"))
        compile_modules(only)
        compare(only)
        stamp(WORK).write_text(made_from(only))
    return compiled()


def assemble(files: list[Path]) -> None:
    """Point to a whole copy of the package with compiled modules; make it unless it is there."""
    package = SOURCE / "drakehall"
    everything = [file for file in package.rglob("*") if file.is_file() and file.suffix != ".pyc"]
    copy = COPIES / digest([*everything, *files])[:16]
    if not copy.is_dir():
        COPIES.mkdir(parents=True, exist_ok=True)
        half = Path(tempfile.mkdtemp(dir=COPIES))
        shutil.copytree(package, half / "drakehall", ignore=shutil.ignore_patterns("__pycache__"))
        for file in files:
            shutil.copyfile(file, half / file.relative_to(WORK))
        half.rename(copy)
    copy.touch()
    point_to(copy)
    for old in sorted(COPIES.iterdir(), key=lambda each: (each == copy, each.stat().st_mtime_ns))[:-KEPT]:
        shutil.rmtree(old)


def point_to(copy: Path) -> None:
    """Let `build/compiled` be this copy, from one moment to the next."""
    link = TARGET.with_suffix(".new")
    forget(link)
    link.symlink_to(os.path.relpath(copy, TARGET.parent), target_is_directory=True)
    if not TARGET.is_symlink():
        forget(TARGET)
    link.replace(TARGET)


def forget(target: Path) -> None:
    """Remove a link; its copy stays. A folder, as there was one before there were links, goes whole."""
    if target.is_symlink():
        target.unlink()
    else:
        shutil.rmtree(target, ignore_errors=True)


def is_fresh(only: list[str] | None = None) -> bool:
    """Return whether the compiled modules were made from these sources for this Python."""
    return stamp(WORK).is_file() and stamp(WORK).read_text() == made_from(only)


def made_from(only: list[str] | None) -> str:
    """Return what compiled modules are made from: sources, and some games or all."""
    return " ".join([digest(sources()), *(only or ())])


def sources() -> list[Path]:
    """List what decides about compiled modules: the layers they belong to, whatever they import there, this file."""
    package = SOURCE / "drakehall"
    return [
        Path(__file__),
        *(
            file
            for layer in ("kernel", "games", "features", "bots", "research")
            for file in package.glob(f"{layer}/**/*.py")
        ),
    ]


def compiled() -> list[Path]:
    """List the compiled files for this Python."""
    return sorted(WORK.rglob(f"*{SUFFIX}"))


def stamp(folder: Path) -> Path:
    """Return the file that records what a folder was made from."""
    return folder / "sources.sha256"


def digest(files: list[Path]) -> str:
    """Hash the names and contents of files, and the name of this Python."""
    found = hashlib.sha256(SUFFIX.encode())
    for path in sorted(files):
        found.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def can_compile() -> bool:
    """Return whether there are a C compiler and Python's headers."""
    return shutil.which("cc") is not None and Path(sysconfig.get_path("include"), "Python.h").is_file()


def install() -> None:
    """Install what compiling needs beside this program's own packages."""
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    if subprocess.run([*pip, "--requirement", str(REQUIREMENTS)], check=False).returncode:
        raise Failed("what compiling needs could not be installed")


def modules(package: Path, only: list[str] | None = None) -> Iterator[Path]:
    """List what is worth compiling."""
    others = [] if only is None else [game for game in games() if game not in only]
    left_out = tuple(
        f"{layer}/{game}" for layer in ("games", "features", "bots/evaluation", "bots/nets") for game in others
    )
    for pattern in HOT:
        for file in sorted(package.glob(pattern)):
            name = file.relative_to(package).as_posix()
            cold = COLD & {file.stem, file.stem.partition("_")[0]}
            if name not in PLAIN and not cold and not name.startswith(left_out):
                yield file


def compile_modules(only: list[str] | None = None) -> None:
    """Compile modules in their places."""
    names = [file.relative_to(WORK).as_posix() for file in modules(WORK / "drakehall", only)]
    script = WORK / "setup.py"
    script.write_text(SETUP.format(files=names), encoding="utf-8")
    log = WORK / "build.log"
    with log.open("wb") as out:
        command = [sys.executable, script.name, "build_ext", "--inplace"]
        done = subprocess.run(command, cwd=WORK, stdout=out, stderr=subprocess.STDOUT, check=False)
    if done.returncode:
        raise Failed(f"the compiler gave up, see {log}")
    refuse_short_shifts(WORK / "build")
    shutil.rmtree(WORK / "build")


def refuse_short_shifts(folder: Path) -> None:
    """Fail if a number is shifted in 32 bits; plain Python would shift it rightly, and few games would tell."""
    for file in sorted(folder.rglob("*.c")):
        if SHORT_SHIFT.search(file.read_text(encoding="utf-8")):
            raise Failed(f"{file.name} shifts a literal by a machine word; take a table, or a variable that is an i64")


def compare(only: list[str] | None = None) -> None:
    """Let a bot play every compiled game with the package and with its copy: every action must be the same."""
    names = games() if only is None else only
    told = played(SOURCE, names)
    if not told or played(WORK, names) != told:
        raise Failed("compiled modules did not play as the package does")


def played(source: Path, names: list[str]) -> bytes | None:
    """Let a bot play games with a copy of the package; give all it did, or None if it failed."""
    command = [sys.executable, "-c", GAMES, *names]
    done = subprocess.run(command, cwd=source, env=environment(source), stdout=subprocess.PIPE, check=False)
    return None if done.returncode else done.stdout


def environment(source: Path) -> dict[str, str]:
    """Return the environment of a process that uses a copy of the package."""
    others = os.environ.get("PYTHONPATH")
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(source), *([others] if others else [])])}


if __name__ == "__main__":
    main()
