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
_CHAPTER: Final = re.compile(r"^## (?:(?P<number>\d+) )?(?P<title>.*)$", re.MULTILINE)
_REMARK: Final = re.compile(r"^<!--.*?-->\n?", re.MULTILINE | re.DOTALL)
_ASIDE: Final = ("tests/rules/", UNVERIFIED)
"""Marks the paragraphs before the first chapter that are about this project and not about the game."""


class Rule(msgspec.Struct, frozen=True):
    """A numbered rule."""

    id: str
    text: str


class Chapter(msgspec.Struct, frozen=True):
    """A chapter of the numbered rules. What comes before the first one is a chapter, too, without a number."""

    number: str
    title: str
    text: str


def chapters(game: str, language: str) -> list[Chapter]:
    """Divide the rules of a game into chapters, in the language or else in English; none if it has no sheet.

    They are for playing: remarks about sources are left out. The first chapter is what the sheet begins with.
    """
    text = _REMARK.sub("", sheet(game, language))
    if not text:
        return []
    heads = list(_CHAPTER.finditer(text))
    ends = [head.start() for head in heads] + [len(text)]
    title, _, opening = text[: ends[0]].partition("\n")
    told = [each for each in opening.split("\n\n") if not any(mark in each for mark in _ASIDE)]
    first = Chapter("", title.removeprefix("# "), "\n\n".join(told).strip())
    return [
        first,
        *(
            Chapter(head["number"] or "", head["title"], text[head.end() : end].replace(f" {UNVERIFIED} ", " ").strip())
            for head, end in zip(heads, ends[1:], strict=True)
        ),
    ]


def rules(game: str, language: str) -> list[Rule]:
    """List the numbered rules of a game one by one, in the language or else in English; none if it has no sheet."""
    return [
        Rule(found["id"], found["text"].removeprefix(UNVERIFIED).strip())
        for found in _RULE.finditer(sheet(game, language))
    ]


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
