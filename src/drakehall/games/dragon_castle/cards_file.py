"""What the spirit and dragon cards are called and what they do: the rows of `cards.toml`."""

import tomllib
from functools import cache
from importlib.resources import files

import msgspec


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card in words, each by language; `accusative` only in the languages whose sentences need it."""

    name: dict[str, str]
    text: dict[str, str]
    accusative: dict[str, str] = {}


class Rows(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cards by their labels, in the order of the rules."""

    spirit: dict[str, Row]
    dragon: dict[str, Row]


@cache
def rows() -> Rows:
    """Return the rows of the file."""
    text = (files(__package__) / "cards.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Rows)
