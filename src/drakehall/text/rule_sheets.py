"""The numbered rules of a game, read from `docs/rules/`; a wheel has a copy of that folder."""

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

import msgspec

UNVERIFIED: Final = "[?]"
"""Marks a rule that no source confirms: `- **SMO-R6** [?] An empty open pile …`."""
_RULE: Final = re.compile(r"^- \*\*(?P<id>[A-Z]+-[\w.]+)\*\* (?P<text>.*)$", re.MULTILINE)


class Rule(msgspec.Struct, frozen=True):
    """A numbered rule."""

    id: str
    text: str


def unverified_rules(game: str, language: str) -> list[Rule]:
    """List the rules of a game that no source confirms, in the language or else in English; none if it has no sheet."""
    rules = [(found["id"], found["text"]) for found in _RULE.finditer(sheet(game, language))]
    return [
        Rule(id_, text.removeprefix(UNVERIFIED).strip().replace("`", ""))
        for id_, text in rules
        if text.startswith(UNVERIFIED)
    ]


@cache
def sheet(game: str, language: str) -> str:
    """Read the rules of a game in a language, or else in English; empty if they have not been written down."""
    for name in (f"{language}/{game}.md", f"{game}.md"):
        file = _folder().joinpath(*name.split("/"))
        if file.is_file():
            return file.read_text(encoding="utf-8")
    return ""


def _folder() -> Traversable:
    """Find the sheets: beside the modules of an installed package, or among the documents of a checkout."""
    installed = files("drakehall") / "rules"
    if installed.is_dir():
        return installed
    return next((each for parent in Path(__file__).parents if (each := parent / "docs" / "rules").is_dir()), installed)
