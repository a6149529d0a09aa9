"""Boards, tiles and solo cards, as `tiles.toml` has them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from drakehall.games.wyrmspan.effects import CAVES, SIZES, TRAITS, Seq
from drakehall.games.wyrmspan.notation import parse_seq
from drakehall.games.wyrmspan.tiles_file import READ
from drakehall.kernel.unverified import in_doubt

# What objectives count.
CAVE_CARDS: Final = 0
CRIMSON_CARDS: Final = 1
AMETHYST_CARDS: Final = 3
EGGS: Final = 4
GUILD: Final = 5
CACHED: Final = 6
NESTS: Final = 7
CHEAP: Final = 8
DEAR: Final = 9
PLAYED_OR_ROUND: Final = 10
ACTIVATED: Final = 11
FIRST_SIZE: Final = 12
FIRST_TRAIT: Final = 16
OBJECTIVES: Final = (
    "cave-cards",
    *(f"{cave}-cards" for cave in CAVES),
    *("eggs", "guild", "cached", "nests", "cheap", "dear", "played-round", "activated"),
    *SIZES,
    *TRAITS,
)
"""Their names in the order of these numbers."""


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
    objective: int
    """What it counts, a number of `OBJECTIVES`."""
    automa: tuple[int, ...]
    most: int


@dataclass(frozen=True, slots=True)
class DecisionCard:
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


STRIPS: Final = tuple(tuple(parse_seq(text) for text in getattr(READ.strips, cave)) for cave in CAVES)
COVER_COST: Final = READ.cover.cost
COVER: Final = parse_seq(READ.cover.effect)
SPACES: Final = tuple(parse_seq(text) if text else None for text in READ.track.spaces)
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
    for each in READ.guilds
)
PLACE_POINTS: Final[tuple[tuple[int, ...], ...]] = tuple(tuple(row) for row in READ.objectives.places)
SIDES: Final = tuple(
    Side(each.name, OBJECTIVES.index(each.name), tuple(each.automa), each.most) for each in READ.objectives.sides
)
DECISIONS: Final = tuple(
    DecisionCard(
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
    for label, each in READ.automa.cards.items()
)
_LABELS: Final = tuple(READ.automa.cards)
LEVELS: Final = {name: tuple(_LABELS.index(label) for label in labels) for name, labels in READ.automa.levels.items()}
