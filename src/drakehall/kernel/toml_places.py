"""Where a value stands in the text of a TOML file."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

_HEADING: Final = re.compile(r"\s*(\[\[?)([^\[\]]+)\]")
_SAID: Final = re.compile(r"at line (\d+), column (\d+)")
_VALUE: Final = re.compile(r"\s*([\w.\"'-]+)\s*=\s*")
_QUOTES: Final = ('"""', "'''")


class _Place(NamedTuple):
    path: str
    line: int
    column: int


def place(text: str, path: str) -> tuple[int, int]:
    """Return line and column, from 1, of what is called `city[3].cost`, or of what contains it; 0, 0 if not found."""
    found = {each.path: (each.line, each.column) for each in reversed([*_places(text)])}
    while path:
        if path in found:
            return found[path]
        path = path.rpartition("[" if path.endswith("]") else ".")[0]
    return 0, 0


def said(why: str) -> tuple[int, int]:
    """Return line and column that the TOML reader names in its complaint; 0, 0 if it names none."""
    found = _SAID.search(why)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def _places(text: str) -> Iterator[_Place]:
    """Yield every table and value; the first of a list of tables is also where the list itself stands."""
    table, lists = "", Counter[str]()
    for number, line in _lines(text):
        if heading := _HEADING.match(line):
            table = _numbered(_plain(heading[2]), lists, heading[1] == "[[")
            yield _Place(table, number, heading.start(1) + 1)
            yield _Place(table.removesuffix("[0]"), number, heading.start(1) + 1)
        elif value := _VALUE.match(line):
            key = _plain(value[1])
            yield _Place(f"{table}.{key}" if table else key, number, value.end() + 1)


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """Yield the lines with their numbers, without those inside a text of several lines."""
    inside = ""
    for number, line in enumerate(text.splitlines(), 1):
        if inside:
            if inside in line:
                inside = ""
            continue
        yield number, line
        inside = next((quotes for quotes in _QUOTES if line.count(quotes) == 1), "")


def _numbered(name: str, lists: Counter[str], another: bool) -> str:
    """Return a heading with the number of each list of tables on its way: `section.step` as `section[2].step[0]`."""
    path = ""
    *parents, last = name.split(".")
    for part in parents:
        path = f"{path}.{part}" if path else part
        if lists[path]:
            path = f"{path}[{lists[path] - 1}]"
    path = f"{path}.{last}" if path else last
    if not another:
        return path
    lists[path] += 1
    return f"{path}[{lists[path] - 1}]"


def _plain(name: str) -> str:
    return re.sub(r"[\s\"']", "", name)
