"""A wheel is the whole program: compiled where the machine can compile, plain elsewhere, with the page."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from native.build import ROOT, SUFFIX, can_compile
from packing import wheels

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


@pytest.mark.slow
def test_a_plain_wheel_serves_and_plays_in_a_clean_environment_without_node_and_compiler(tmp_path: Path) -> None:
    wheels.build(tmp_path, plain=True)
    (wheel,) = tmp_path.glob("drakehall-*-py3-none-any.whl")
    home = tmp_path / "venv"
    subprocess.run([sys.executable, "-m", "venv", str(home)], check=True)
    programs = home / "bin"
    pip = [str(programs / "python"), "-m", "pip", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "install", str(wheel)], check=True)

    clean = {"PATH": str(programs), "HOME": str(tmp_path), "LANG": "C.UTF-8"}
    assert [shutil.which(name, path=clean["PATH"]) for name in ("node", "npm", "cc", "gcc", "clang")] == [None] * 5
    told = subprocess.run(
        [str(programs / "drakehall"), "--version"],
        cwd=tmp_path,
        env=clean,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    assert told.stdout.strip().endswith("(plain Python)")
    serving = [str(programs / "drakehall"), "serve", "--port", "0", "--db", str(tmp_path / "hall.db")]
    with subprocess.Popen(serving, cwd=tmp_path, env=clean, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            address = next(found[0] for line in server.stdout if (found := re.search(r"http://\S+:\d+", line)))
            page = httpx.get(address, follow_redirects=True)
            assert "<title>Drakehall" in page.text
            offline = httpx.get(f"{address}/offline.json").json()
            sizes = [len(httpx.get(f"{address}/{file['path']}").content) for file in offline["files"]]
            assert sizes == [file["bytes"] for file in offline["files"]]
            assert httpx.get(f"{address}/notice.txt").text == (ROOT / "THIRD-PARTY.txt").read_text(encoding="utf-8")
            guest = [str(programs / "python"), str(ROOT / "docs" / "example_client.py"), address]
            played = subprocess.run(guest, cwd=tmp_path, env=clean, stdout=subprocess.PIPE, text=True, check=True)
            assert re.search(r"^scores: \[\d+, \d+, \d+\]$", played.stdout, re.MULTILINE)
        finally:
            server.terminate()


def run(site: Path, *words: str) -> str:
    """Run Python with the unpacked wheel in front of everything else."""
    environment = {**os.environ, "PYTHONPATH": str(site)}
    command = [sys.executable, *words]
    return subprocess.run(command, cwd=site, env=environment, stdout=subprocess.PIPE, text=True, check=True).stdout
