"""Write what else is handed out with the hall, and under which licences: `THIRD-PARTY.txt`.

`--check` tells whether the file is as it would be written. What the page imports is found in its sources, so that
nothing that is added later can be forgotten; what is linked into Pyodide is listed in `linked.toml` and looked for in
Pyodide's files. A licence whose text a package does not bring is in `licences/`, under its name of the SPDX.
"""

import json
import re
import sys
import tomllib
from collections.abc import Iterable
from importlib.metadata import distribution
from pathlib import Path
from typing import Final, NamedTuple

from packing.browser import MODULES, NEEDED, PYODIDE, ROOT

FILE: Final = ROOT / "THIRD-PARTY.txt"
WEB: Final = ROOT / "web"
HERE: Final = Path(__file__).parent
LISTED: Final = tomllib.loads((HERE / "linked.toml").read_text(encoding="utf-8"))
PACKED: Final = ("pyodide",)
"""Packages of the page that no module imports, because they are packed as files."""
WITHOUT_TEXT: Final = "public domain"
"""What nobody must give a licence for."""
PSF: Final = "PSF-2.0"
IMPORT: Final = re.compile(r"""(?:from|import)\s+["'](@?[\w-]+(?:/[\w.-]+)*)["']""")
RULE: Final = "=" * 100
HEAD: Final = """\
What is handed out with Drakehall and is not our own
====================================================

This file is written by `make notice`. It lists what lies in the wheel and in the folder of `make static`: parts of the
built page, its fonts, and Python for browsers. What Drakehall needs besides is installed by pip, from its own packages.
"""
SOURCE: Final = """\
Pyodide is handed out as it is on npm, packed once more, without the references to its source maps; its source is at
https://github.com/pyodide/pyodide. Linked into it are, as far as they are not its own:
"""
LIBRARY: Final = """\
Modules of Python's library that have notices of their own are handed out with them, as sources. Licences that more than
one part has, or that a part names without bringing the text, stand at the end.
"""


class Part(NamedTuple):
    """Something of somebody else's: whose it is, and the text of its licence as far as it brings one."""

    name: str
    version: str
    licence: str
    place: str
    holders: str
    text: str

    @property
    def title(self) -> str:
        """Return its name with its version, if that is known."""
        return f"{self.name} {self.version}".strip()


def main() -> None:
    """Write the file, or check it."""
    written = notice()
    if "--check" not in sys.argv:
        FILE.write_text(written, encoding="utf-8")
    elif not FILE.is_file() or FILE.read_text(encoding="utf-8") != written:
        sys.exit(f"{FILE.name} is out of date: make notice")


def notice() -> str:
    """Return every part with its licence, then its owners, then the texts of the licences."""
    parts, linked = sorted([*_of_the_page(), *_of_python()]), _linked()
    all_parts = [*parts, *linked]
    shared = sorted({name for part in all_parts for name in missing(part)})
    sections = [_section(part.title, _told(part)) for part in all_parts]
    texts = [_section(name, standard_text(name)) for name in shared]
    return "\n".join([HEAD, _listed(parts), "", SOURCE, _listed(linked), "", LIBRARY, *sections, *texts])


def missing(part: Part) -> list[str]:
    """Return the licences whose texts a part does not bring."""
    named = [] if part.text else re.split(r" AND | WITH ", part.licence)
    return [name for name in named if name != WITHOUT_TEXT]


def standard_text(name: str) -> str:
    """Return the text of a licence that many have; Python's is that of its backported module."""
    if name == PSF:
        return _text_of("typing-extensions")
    return (HERE / "licences" / f"{name}.txt").read_text(encoding="utf-8")


def _listed(parts: Iterable[Part]) -> str:
    return "\n".join(f"* {part.title} · {part.licence} · {part.place}" for part in parts)


def _told(part: Part) -> str:
    names = " and ".join(missing(part))
    where = f"{names}, below." if names else WITHOUT_TEXT
    return part.text or f"{part.holders}\n\nLicence: {where}"


def _section(title: str, text: str) -> str:
    return f"{RULE}\n{title}\n{RULE}\n\n{text.strip()}\n"


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
        yield Part(name, about["version"], about["license"], place, "" if text else LISTED["holders"][name], text)


def _of_python() -> Iterable[Part]:
    """Yield what is packed beside Pyodide; licences are as in the same packages for this machine."""
    pinned = dict(re.findall(r"^([\w-]+)==(\S+)", NEEDED.read_text(encoding="utf-8"), re.MULTILINE))
    for name in ["msgspec", *(module.replace("_", "-") for module in MODULES)]:
        found = distribution(name)
        about = found.metadata
        licence = about["License-Expression"] if "License-Expression" in about else about["License"]
        place = f"https://pypi.org/project/{name}/"
        yield Part(name, pinned.get(name, found.version), licence, place, "", _text_of(name))


def _text_of(name: str) -> str:
    """Return the licence that an installed package brings."""
    found = distribution(name)
    (file,) = (path for path in found.files or () if "licenses/" in str(path))
    return Path(str(found.locate_file(file))).read_text(encoding="utf-8")


def _linked() -> list[Part]:
    """Return what is linked into Pyodide; anything no longer found there must leave the list."""
    files = [(PYODIDE / name).read_bytes() for name in ("pyodide.asm.wasm", "pyodide.mjs")]
    for each in LISTED["linked"]:
        if not any(each["seen"].encode() in file for file in files):
            sys.exit(f"linked.toml: {each['name']} is not in this Pyodide: {each['seen']!r} is not found")
    return [
        Part(each["name"], each.get("version", ""), each["licence"], each["place"], each["holders"].strip(), "")
        for each in LISTED["linked"]
    ]


if __name__ == "__main__":
    main()
