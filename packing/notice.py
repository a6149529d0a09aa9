"""Write what else is handed out with the hall, and under which licences: `THIRD-PARTY.txt`.

`--check` tells whether the file is as it would be written. What the page imports is found in its sources, so that
nothing that is added later can be forgotten.
"""

import json
import re
import sys
from collections.abc import Iterable
from importlib.metadata import distribution
from pathlib import Path
from typing import Final, NamedTuple

from packing.browser import MODULES, NEEDED, ROOT

FILE: Final = ROOT / "THIRD-PARTY.txt"
WEB: Final = ROOT / "web"
PACKED: Final = ("pyodide",)
"""Packages of the page that no module imports, because they are packed as files."""
IMPORT: Final = re.compile(r"""(?:from|import)\s+["'](@?[\w-]+(?:/[\w.-]+)*)["']""")
RULE: Final = "=" * 100
HEAD: Final = """\
What is handed out with Drakehall and is not our own
====================================================

This file is written by `make notice`. It lists what lies in the wheel and in the folder of `make static`: parts of the
built page, its fonts, and Python for browsers. What Drakehall needs besides is installed by pip, from its own packages.
"""
CPYTHON: Final = """\
Pyodide contains CPython and its standard library (Python Software Foundation License Version 2,
https://docs.python.org/3/license.html), built with Emscripten (MIT and University of Illinois/NCSA,
https://emscripten.org). The source of Pyodide, whose own licence is the Mozilla Public License 2.0
(https://www.mozilla.org/MPL/2.0/), is at https://github.com/pyodide/pyodide. It is handed out as it is on npm, packed
once more, without the references to its source maps.
"""


class Part(NamedTuple):
    """Something of somebody else's, and the text of its licence as far as it brings one."""

    name: str
    version: str
    licence: str
    place: str
    text: str


def main() -> None:
    """Write the file, or check it."""
    written = notice()
    if "--check" not in sys.argv:
        FILE.write_text(written, encoding="utf-8")
    elif not FILE.is_file() or FILE.read_text(encoding="utf-8") != written:
        sys.exit(f"{FILE.name} is out of date: make notice")


def notice() -> str:
    """Return every part with its licence, then the texts of the licences."""
    parts = sorted([*_of_the_page(), *_of_python()])
    listed = "\n".join(f"* {part.name} {part.version} · {part.licence} · {part.place}" for part in parts)
    texts = [f"{RULE}\n{part.name} {part.version}\n{RULE}\n\n{part.text.strip()}\n" for part in parts if part.text]
    return "\n".join([HEAD, listed, "", CPYTHON, *texts])


def imported() -> set[str]:
    """Return the packages that the page imports."""
    sources = [path for path in (WEB / "src").rglob("*") if path.suffix in (".ts", ".svelte", ".css")]
    found = {name for path in sources for name in IMPORT.findall(path.read_text(encoding="utf-8"))}
    known = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    packages = {*known.get("dependencies", {}), *known["devDependencies"]}
    return {package for package in packages for name in found if name == package or name.startswith(f"{package}/")}


def _of_the_page() -> Iterable[Part]:
    for name in sorted({*imported(), *PACKED}):
        home = WEB / "node_modules" / name
        about = json.loads((home / "package.json").read_text(encoding="utf-8"))
        texts = sorted(path for path in home.iterdir() if re.match(r"licen[cs]e", path.name, re.IGNORECASE))
        text = texts[0].read_text(encoding="utf-8") if texts else ""
        place = f"https://www.npmjs.com/package/{name}"
        yield Part(name, about["version"], about["license"], place, text)


def _of_python() -> Iterable[Part]:
    """Yield what is packed beside Pyodide; licences are as in the same packages for this machine."""
    pinned = dict(re.findall(r"^([\w-]+)==(\S+)", NEEDED.read_text(encoding="utf-8"), re.MULTILINE))
    for name in ["msgspec", *(module.replace("_", "-") for module in MODULES)]:
        found = distribution(name)
        about = found.metadata
        named = [about[each] for each in ("License-Expression", "License") if each in about]
        licence = named[0] if named else "see below"
        files = [path for path in found.files or () if "licenses/" in str(path)]
        text = Path(str(found.locate_file(files[0]))).read_text(encoding="utf-8") if files else ""
        version = pinned.get(name, found.version)
        yield Part(name, version, licence, f"https://pypi.org/project/{name}/", text)


if __name__ == "__main__":
    main()
