"""Where a value stands in the text of a TOML file."""

import re
from collections import Counter
from typing import Final

_HEADING: Final = re.compile(r"\s*(\[\[?)([^\[\]]+)\]")
_SAID: Final = re.compile(r"at line (\d+), column (\d+)")
_VALUE: Final = re.compile(r"\s*([\w.\"'-]+)\s*=\s*")


def place(text: str, path: str) -> tuple[int, int]:
    """Return line and column, from 1, of what is called `city[3].cost`, or of what holds it; 0, 0 if not found."""
    table = ""
    lists: Counter[str] = Counter()
    for number, line in enumerate(text.splitlines(), 1):
        if heading := _HEADING.match(line):
            table = _plain(heading[2])
            if heading[1] == "[[":
                lists[table] += 1
                table = f"{table}[{lists[table] - 1}]"
            if path == table.partition("[")[0]:
                return number, heading.start(1) + 1
        elif value := _VALUE.match(line):
            key = _plain(value[1])
            if path == (f"{table}.{key}" if table else key):
                return number, value.end() + 1
    whole = path.rpartition(".")[0]
    return place(text, whole) if whole else (0, 0)


def said(why: str) -> tuple[int, int]:
    """Return line and column that the reader of TOML says in its complaint; 0, 0 if it says none."""
    found = _SAID.search(why)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def _plain(name: str) -> str:
    return re.sub(r"[\s\"']", "", name)
