"""Packages of other people for tests, installed in a folder as pip would."""

import os
import sys
import tomllib
from pathlib import Path

import pytest

from drakehall.bots import outside

EXAMPLE = Path(__file__).parents[2] / "examples" / "first_bot"

NAUGHTY = """
from drakehall.kernel.chance import Chance

class Base:
    def __init__(self, game, seed):
        self.game = game

class Raises(Base):
    def choose(self, position, seat, budget):
        raise ValueError("no idea")

class Leaves(Base):
    def choose(self, position, seat, budget):
        raise SystemExit(0)

class Illegal(Base):
    def choose(self, position, seat, budget):
        return 9999

class Silent(Base):
    def choose(self, position, seat, budget):
        return None

class Endless(Base):
    def choose(self, position, seat, budget):
        while True:
            try:
                pass
            except Exception:
                pass

class Spoils(Base):
    def choose(self, position, seat, budget):
        last = position.legal()[-1]
        position.apply(last)
        return position.legal()[-1] + 1

class Loud(Base):
    def choose(self, position, seat, budget):
        print("thinking", flush=True)
        return position.legal()[-1]

class Smoki(Base):
    games = ("smoki",)
    def choose(self, position, seat, budget):
        return position.legal()[0]

class Mute(Base):
    pass

class Unmade(Base):
    def __init__(self, game, seed):
        raise RuntimeError("out of order")

class OldFox(Loud):
    pass

class novice(Loud):
    pass

class WithANameThatIsLongerThanAnyTableCanKeep(Loud):
    pass

THING = 3
"""


def install(folder: Path, monkeypatch: pytest.MonkeyPatch, *, name: str, entries: dict[str, str], code: str) -> None:
    """Install a package of one module with entry points, for this process and those it starts."""
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    lines = [f"[{outside.GROUP}]", *(f"{entry} = {target}" for entry, target in entries.items())]
    (info / "entry_points.txt").write_text("\n".join(lines), encoding="utf-8")
    (folder / f"{name}.py").write_text(code, encoding="utf-8")
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]))
    monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.setattr(outside, "_registered", {})
    forget()


def install_example(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Install the first bot as its own pyproject.toml says."""
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    code = (EXAMPLE / "first_bot.py").read_text(encoding="utf-8")
    install(folder, monkeypatch, name="first_bot", entries=project["entry-points"][outside.GROUP], code=code)


def forget() -> None:
    """Look at the installed packages anew."""
    outside._installed.cache_clear()
    outside._of_entry.cache_clear()
