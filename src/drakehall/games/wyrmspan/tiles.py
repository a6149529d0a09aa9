"""Boards, tiles and solo cards, read from `tiles.toml`."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Final

import msgspec

from drakehall.games.wyrmspan.effects import CAVES, Seq
from drakehall.games.wyrmspan.notation import parse_seq
from drakehall.kernel.unverified import Verified, in_doubt


class _Strips(msgspec.Struct, forbid_unknown_fields=True):
    crimson: list[str]
    golden: list[str]
    amethyst: list[str]


class _Cover(msgspec.Struct, forbid_unknown_fields=True):
    cost: int
    effect: str


class _Track(msgspec.Struct, forbid_unknown_fields=True):
    spaces: list[str]


class _Guild(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    squares: list[int]
    squares_large: list[int]
    bonuses: list[str]
    endgame: str
    verified: Verified = True


class _Side(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    automa: list[int]
    most: int


class _Objectives(msgspec.Struct, forbid_unknown_fields=True):
    places: list[list[int]]
    sides: list[_Side]


class _Decision(msgspec.Struct, forbid_unknown_fields=True, rename={"passes": "pass"}):
    objective: int
    advance: list[int] | str
    dragon: int
    passes: bool = False
    refresh: bool = False
    cave: int = 0
    guild: int = 0


class _Automa(msgspec.Struct, forbid_unknown_fields=True):
    levels: dict[str, list[str]]
    cards: dict[str, _Decision]


class _Tiles(msgspec.Struct, forbid_unknown_fields=True):
    strips: _Strips
    cover: _Cover
    track: _Track
    guilds: list[_Guild]
    objectives: _Objectives
    automa: _Automa


@dataclass(frozen=True, slots=True)
class Guild:
    """A guild tile."""

    name: str
    squares: tuple[int, ...]
    squares_large: tuple[int, ...]
    bonuses: tuple[Seq, ...]
    endgame: Seq
    in_doubt: Mapping[str, str]
    """What no source confirms, by field."""


@dataclass(frozen=True, slots=True)
class Side:
    """One side of an objective tile, with Automa's quantities."""

    name: str
    automa: tuple[int, ...]
    most: int


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision card of Automa; without `advance` her steps follow the human's caves (`by`)."""

    label: str
    passes: bool
    refresh: bool
    objective: int
    advance: tuple[int, ...]
    by: str
    dragon: int
    cave: int
    guild: int


_READ: Final = msgspec.convert(
    tomllib.loads((files(__package__) / "tiles.toml").read_text(encoding="utf-8")), _Tiles, strict=True
)

STRIPS: Final = tuple(tuple(parse_seq(text) for text in getattr(_READ.strips, cave)) for cave in CAVES)
COVER_COST: Final = _READ.cover.cost
COVER: Final = parse_seq(_READ.cover.effect)
SPACES: Final = tuple(parse_seq(text) if text else None for text in _READ.track.spaces)
"""The track from START; None is a brown space."""
GUILDS: Final = tuple(
    Guild(
        each.name,
        tuple(each.squares),
        tuple(each.squares_large),
        tuple(parse_seq(text) for text in each.bonuses),
        parse_seq(each.endgame),
        in_doubt(
            each.verified,
            {field: getattr(each, field) for field in ("squares", "squares_large", "bonuses", "endgame")},
        ),
    )
    for each in _READ.guilds
)
PLACE_POINTS: Final = tuple(tuple(row) for row in _READ.objectives.places)
SIDES: Final = tuple(Side(each.name, tuple(each.automa), each.most) for each in _READ.objectives.sides)
DECISIONS: Final = tuple(
    Decision(
        label,
        each.passes,
        each.refresh,
        each.objective,
        () if isinstance(each.advance, str) else tuple(each.advance),
        each.advance if isinstance(each.advance, str) else "",
        each.dragon,
        each.cave,
        each.guild,
    )
    for label, each in _READ.automa.cards.items()
)
_LABELS: Final = tuple(_READ.automa.cards)
LEVELS: Final = {name: tuple(_LABELS.index(label) for label in labels) for name, labels in _READ.automa.levels.items()}
