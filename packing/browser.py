"""Pack the hall for a browser beside the built page: Pyodide, msgspec, and those of our modules that a worker runs.

The page must have been built (`web/build.py` does both). Written are, into the page's folder:

* `python/…`: what is fetched when somebody plays in the browser, under names that change with their contents;
* `offline.json`: the list of these files;
* `foyer.json` and `unverified/…`: what the page shows before, or needs Fluent, which no browser has;
* `notice.txt`: what else is handed out with the hall, and under which licences;
* `sw.js`: the service worker, with the version of the page and the list of everything it keeps.
"""

import gzip
import hashlib
import io
import json
import re
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterable
from datetime import timedelta
from importlib.util import find_spec
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
SOURCE: Final = ROOT / "src" / "drakehall"
PAGE: Final = SOURCE / "page"
PYODIDE: Final = ROOT / "web" / "node_modules" / "pyodide"
WORK: Final = ROOT / "build" / "browser"
NEEDED: Final = ROOT / "requirements" / "browser.txt"
STAMP: Final = PAGE / "packed.sha256"
PARTS: Final = ("kernel", "games", "features", "session", "bots", "text", "learn", "wire", "hall", "browser")
"""The layers that run in a browser."""
LEFT_OUT: Final = ("*.ftl", "*.pyc", "*.so", "*.md")
MODULES: Final = ("mypy_extensions", "typing_extensions")
"""Single modules of others that ours import."""
PLATFORM: Final = ("pyemscripten_2026_0_wasm32", "314", "cp314")
"""The wheels that this Pyodide can load: platform, Python, ABI."""
EPOCH: Final = (1980, 1, 1, 0, 0, 0)
"""The same contents make the same archive, whenever they are packed."""
NOTICE: Final = ROOT / "THIRD-PARTY.txt"
NOT_KEPT: Final = ("sw.js", "*.sha256", "*.map")
"""Of the page's folder, what a service worker need not keep."""
LANGUAGES: Final = ("en", "pl")
DAYS: Final = 1100
"""For how many days from the first the daily puzzles are told without the hall: three years in a few kilobytes."""


def main() -> None:
    """Pack, unless what is there was made from the same sources."""
    if is_fresh():
        return
    made_from = digest()
    for old in [*PAGE.glob("python/**/*"), *PAGE.glob("unverified/*")]:
        if old.is_file():
            old.unlink()
    files = [
        _packed("loader", f"pyodide-{_pyodide_version()}.mjs", _bare(PYODIDE / "pyodide.mjs")),
        _packed("runtime", f"pyodide-{_pyodide_version()}.asm.mjs", _bare(PYODIDE / "pyodide.asm.mjs")),
        _packed("wasm", f"pyodide-{_pyodide_version()}.asm.wasm", (PYODIDE / "pyodide.asm.wasm").read_bytes()),
        _packed("library", f"python-{_pyodide_version()}.zip", _loose((PYODIDE / "python_stdlib.zip").read_bytes())),
        _packed("msgspec", "msgspec.zip", _loose(msgspec_wheel().read_bytes())),
        _packed("drakehall", "drakehall.zip", archive()),
    ]
    info = json.loads((PYODIDE / "pyodide-lock.json").read_text())["info"]
    _write_words()
    (PAGE / "notice.txt").write_bytes(NOTICE.read_bytes())
    _write("offline.json", {"page": _version(), "lock": {"info": info, "packages": {}}, "files": files})
    _write_service_worker()
    STAMP.write_text(made_from)


def is_fresh() -> bool:
    """Return whether what is packed was made from these sources."""
    return STAMP.is_file() and STAMP.read_text() == digest()


def digest() -> str:
    """Hash everything that is packed: our modules, the lock files, the page that was built, this program."""
    found = hashlib.sha256()
    inputs = [*_modules(), *SOURCE.glob("text/*/*.ftl"), *ROOT.glob("docs/rules/**/*.md")]
    inputs += [ROOT / "web" / "package-lock.json", ROOT / "web" / "public" / "sw.js", NEEDED, NOTICE, Path(__file__)]
    inputs += [PAGE / "sources.sha256", PAGE / "index.html"]
    for path in sorted(inputs):
        found.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def archive() -> bytes:
    """Return our modules with their data as a zip from which Python imports."""
    found = io.BytesIO()
    with zipfile.ZipFile(found, "w") as packed:
        for path in _modules():
            _add(packed, f"drakehall/{path.relative_to(SOURCE).as_posix()}", path.read_bytes())
        for name in MODULES:
            _add(packed, f"{name}.py", _module_of_others(name))
        for name, text in _metadata().items():
            _add(packed, name, text.encode())
    return found.getvalue()


def _add(packed: zipfile.ZipFile, name: str, contents: bytes) -> None:
    packed.writestr(zipfile.ZipInfo(name, EPOCH), contents)


def _loose(archive: bytes) -> bytes:
    """Return a zip whose files are not compressed one by one: compressed as one they take a sixth less."""
    found = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(archive)) as old, zipfile.ZipFile(found, "w") as new:
        for name in sorted(old.namelist()):
            _add(new, name, old.read(name))
    return found.getvalue()


def msgspec_wheel() -> Path:
    """Fetch the wheel of msgspec for Pyodide, pinned by its hash, unless it is there."""
    wanted = re.search(r"sha256:(\w+)", NEEDED.read_text())
    assert wanted is not None
    for wheel in WORK.glob("msgspec-*.whl"):
        if hashlib.sha256(wheel.read_bytes()).hexdigest() == wanted[1]:
            return wheel
    platform, python, abi = PLATFORM
    kind = ["--platform", platform, "--python-version", python, "--abi", abi, "--implementation", "cp"]
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
    subprocess.run(
        [*pip, "--only-binary=:all:", *kind, "--require-hashes", "-r", str(NEEDED), "-d", str(WORK)], check=True
    )
    return next(WORK.glob("msgspec-*.whl"))


def _modules() -> list[Path]:
    found = [SOURCE / "__init__.py"]
    found += [path for part in PARTS for path in (SOURCE / part).rglob("*") if path.is_file()]
    return sorted(path for path in found if not any(path.match(each) for each in LEFT_OUT))


def _module_of_others(name: str) -> bytes:
    spec = find_spec(name)
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).read_bytes()


def _metadata() -> dict[str, str]:
    """Return what shows Python that the package is installed: its version, and the games as entry points."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    home = f"drakehall-{project['version']}.dist-info"
    points = "".join(
        f"[{group}]\n" + "".join(f"{name} = {place}\n" for name, place in entries.items())
        for group, entries in project["entry-points"].items()
    )
    about = f"Metadata-Version: 2.1\nName: drakehall\nVersion: {project['version']}\n"
    return {f"{home}/METADATA": about, f"{home}/entry_points.txt": points}


def _packed(part: str, name: str, raw: bytes) -> dict[str, object]:
    """Write a file, compressed, under a name that changes with its contents."""
    raw = gzip.compress(raw, 9, mtime=0)
    stem, dot, rest = name.rpartition(".")
    path = f"python/{stem}-{hashlib.sha256(raw).hexdigest()[:12]}{dot}{rest}.packed"
    target = PAGE / path
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(raw)
    return {"part": part, "path": path, "bytes": len(raw)}


def _bare(module: Path) -> bytes:
    """Return a module without the address of a map that is not handed out."""
    return re.sub(rb"\n//# sourceMappingURL=.*", b"", module.read_bytes())


def _write_words() -> None:
    """Write what is told before the hall is open, and what is worded by Fluent."""
    import asyncio

    import msgspec

    # A wheel is built where the package is not installed, and games are found by what is installed.
    for name, text in _metadata().items():
        target = WORK / "installed" / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    sys.path[:0] = [str(SOURCE.parent), str(WORK / "installed")]

    from drakehall.hall import catalogue, learning
    from drakehall.hall.hall import Hall
    from drakehall.hall.inline import InlineBots, InlineSampler
    from drakehall.hall.memory import MemoryStore
    from drakehall.hall.ports import Policy
    from drakehall.kernel import registry
    from drakehall.text.unverified import unverified

    policy = Policy(absent_after=0.0, idle_tables=1, hints_per_minute=1)
    hall = Hall(MemoryStore(), InlineSampler(), InlineBots(0.0), policy)
    ours = _our_games()
    learn = {name: msgspec.to_builtins(asyncio.run(learning.offered(hall, name))) for name in ours}
    for told in learn.values():
        del told["today"], told["daily"]  # the page knows the day, and looks the puzzle up
    games = msgspec.to_builtins(catalogue.games())
    games["games"] = [game for game in games["games"] if game["name"] in ours]
    _write("foyer.json", {"games": games, "learn": learn, "dailies": dailies(ours)})
    for name in ours:
        game = registry.game(name)
        for language in LANGUAGES:
            facts = unverified(game, game.options(), language)
            _write(f"unverified/{name}.{language}.json", msgspec.to_builtins(facts))


def dailies(games: Iterable[str]) -> dict[str, object]:
    """Return the first day of daily puzzles, and for each game which of its puzzles is that of each day from then on.

    Beyond the last day the page has to open the hall and ask it.
    """
    from drakehall.learn.puzzles import FIRST_DAY, daily, puzzles

    known = {name: puzzles(name).puzzle for name in games}
    days = [FIRST_DAY + timedelta(days) for days in range(DAYS)]
    order = {name: [found.index(daily(found, day)) for day in days] for name, found in known.items()}
    return {"from": FIRST_DAY.isoformat(), "order": order}


def _our_games() -> list[str]:
    """Return the games of this package: others that happen to be installed are not packed."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return sorted(project["entry-points"]["drakehall.games"])


def _write_service_worker() -> None:
    """Write the service worker with the version of the page and everything that belongs to it."""
    kept = sorted(_kept())
    listed = json.dumps(["./", *kept], indent=1)
    script = (ROOT / "web" / "public" / "sw.js").read_text(encoding="utf-8")
    script = script.replace('"development"', json.dumps(_version())).replace(
        "const FILES = [];", f"const FILES = {listed};"
    )
    (PAGE / "sw.js").write_text(script, encoding="utf-8")


def _kept() -> Iterable[str]:
    for path in PAGE.rglob("*"):
        if path.is_file() and not any(path.match(each) for each in NOT_KEPT):
            yield path.relative_to(PAGE).as_posix()


def _version() -> str:
    """Return the version of page and hall together."""
    return digest()[:16]


def _pyodide_version() -> str:
    return str(json.loads((PYODIDE / "package.json").read_text())["version"])


def _write(name: str, value: object) -> None:
    target = PAGE / name
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(json.dumps(value, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")


if __name__ == "__main__":
    main()
