"""A wheel is the whole program: compiled where the machine can compile, plain elsewhere, with the page."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from native.build import ROOT, SUFFIX, can_compile

LOOK = """\
from importlib.resources import files
from drakehall.bots.search import parameters, search
from drakehall.games.smoki import rules
from drakehall.kernel import registry
from drakehall.text.rule_sheets import unverified_rules
print(*(module.__file__ for module in (search, rules, parameters)), sep="\\n")
page, sheet = files("drakehall").joinpath("page/index.html"), unverified_rules("smoki", "pl")
print(page.is_file(), bool(sheet), registry.game_names())
"""


@pytest.mark.slow
def test_a_wheel_plays_with_compiled_rules_and_bots_where_there_is_a_compiler(tmp_path: Path) -> None:
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "wheel", "--no-deps", "--wheel-dir", str(tmp_path), str(ROOT)], check=True)
    (wheel,) = tmp_path.glob("drakehall-*.whl")
    site = tmp_path / "site"
    subprocess.run([*pip, "install", "--no-deps", "--target", str(site), str(wheel)], check=True)

    *modules, rest = run(site, "-c", LOOK).splitlines()

    hot = SUFFIX if can_compile() else ".py"
    assert [Path(module).is_relative_to(site) for module in modules] == [True] * 3
    assert [module.endswith(suffix) for module, suffix in zip(modules, (hot, hot, ".py"), strict=True)] == [True] * 3
    assert rest == "True True ['dragon_castle', 'simurgh', 'smoki', 'wyrmspan']"
    arena = ("arena", "smoki", "--bots", "novice,greedy", "--games", "2", "--json")
    assert json.loads(run(site, "-m", "drakehall", *arena))["games"] == 2


def run(site: Path, *words: str) -> str:
    """Run Python with the unpacked wheel in front of everything else."""
    environment = {**os.environ, "PYTHONPATH": str(site)}
    command = [sys.executable, *words]
    return subprocess.run(command, cwd=site, env=environment, stdout=subprocess.PIPE, text=True, check=True).stdout
