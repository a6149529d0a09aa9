"""The contents of `tiles.toml`: boards, tiles and solo cards as they are written there."""

import tomllib
from importlib.resources import files
from typing import Final

import msgspec

from drakehall.kernel.unverified import Verified


class Strips(msgspec.Struct, forbid_unknown_fields=True):
    """What is printed on the mat, cave by cave."""

    crimson: list[str]
    golden: list[str]
    amethyst: list[str]


class Cover(msgspec.Struct, forbid_unknown_fields=True):
    """The bonus of column 4."""

    cost: int
    effect: str


class Track(msgspec.Struct, forbid_unknown_fields=True):
    """The guild track."""

    spaces: list[str]


class Guild(msgspec.Struct, forbid_unknown_fields=True):
    """A guild tile."""

    name: str
    squares: list[int]
    squares_large: list[int]
    bonuses: list[str]
    endgame: str
    verified: Verified = True


class Side(msgspec.Struct, forbid_unknown_fields=True):
    """One side of an objective tile."""

    name: str
    automa: list[int]
    most: int


class Objectives(msgspec.Struct, forbid_unknown_fields=True):
    """The objective tiles and what places bring."""

    places: list[list[int]]
    sides: list[Side]


class DecisionCard(msgspec.Struct, forbid_unknown_fields=True, rename={"passes": "pass"}):
    """A decision card of Automa."""

    objective: int
    advance: list[int] | str
    dragon: int
    passes: bool = False
    refresh: bool = False
    cave: int = 0
    guild: int = 0


class Automa(msgspec.Struct, forbid_unknown_fields=True):
    """Automa's cards and levels."""

    levels: dict[str, list[str]]
    cards: dict[str, DecisionCard]


class Tiles(msgspec.Struct, forbid_unknown_fields=True):
    """The whole file."""

    strips: Strips
    cover: Cover
    track: Track
    guilds: list[Guild]
    objectives: Objectives
    automa: Automa


READ: Final = msgspec.convert(
    tomllib.loads((files(__package__) / "tiles.toml").read_text(encoding="utf-8")), Tiles, strict=True
)
