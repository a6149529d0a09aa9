"""The tiles of Simurgh: the table `tiles.txt` read into values; costs and gains in the compact notation of `effects`.

A term is `N thing`, `N of a|b` (any mix), `N matching a|b` (in answers: of a kind that the answered event held),
`dragon(draw=N,markers=M)`, `scout_tile(face_up|top)`, `extra_move(full_cost)` or `replace_objective`;
` + ` joins terms, ` / ` separates options, `-` is nothing. Objectives #73–#84 are in `board.toml`.
"""

from importlib.resources import files
from typing import Final, NamedTuple


class Space(NamedTuple):
    """An action space: one or many places, for whom, what it costs and gives."""

    kind: str
    who: str
    cost: str
    gain: str


class ActionTile(NamedTuple):
    """SIM-2.4: an action tile with its spaces."""

    number: int
    type: str
    spaces: tuple[Space, ...]


class ExplorationTile(NamedTuple):
    """SIM-6.9: an exploration tile: what a step costs and what its four levels give."""

    number: int
    move_cost: str
    levels: tuple[str, str, str, str]


class Ability(NamedTuple):
    """SIM-7.3: an ability of a dragon: when it can be used, its cost, its gain, whether it is one-off."""

    trigger: str
    cost: str
    gain: str
    once: bool = False


class DragonType(NamedTuple):
    """SIM-7.1: a type of dragon, two equal tiles, with its three abilities from left to right."""

    label: str
    abilities: tuple[Ability, Ability, Ability]


PRODUCTION: Final = range(1, 13)
RESEARCH: Final = range(13, 21)
TRANSFORMATION: Final = range(21, 29)
FIRST_POWER: Final = 29
POWER: Final = range(FIRST_POWER, 37)
FIRST_EXPLORATION: Final = 37
EXPLORATION: Final = range(FIRST_EXPLORATION, 49)
FIRST_DRAGON: Final = 49
DRAGONS: Final = range(FIRST_DRAGON, 73)
FIRST_OBJECTIVE: Final = 73
OBJECTIVES: Final = range(FIRST_OBJECTIVE, 85)

TYPES: Final = ("production", "research", "transformation", "power", "exploration")
TYPE_OF: Final = tuple(
    next(
        (
            kind
            for kind, numbers in enumerate((PRODUCTION, RESEARCH, TRANSFORMATION, POWER, EXPLORATION))
            if number in numbers
        ),
        -1,
    )
    for number in range(85)
)
"""For each tile number the index of its type in `TYPES`; -1 for dragons and objectives."""


def _lines() -> list[str]:
    text = files("drakehall.games.simurgh").joinpath("tiles.txt").read_text(encoding="utf-8")
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def _exchange(text: str) -> tuple[str, str]:
    """Read a cost and a gain."""
    cost, arrow, gain = text.partition(" -> ")
    return (cost, gain) if arrow else ("-", cost)


def _space(text: str) -> Space:
    words, _, deal = text.partition(": ")
    kind, _, who = words.partition(" ")
    return Space(kind, who or "any", *_exchange(deal))


def _ability(text: str) -> Ability:
    words, _, deal = text.partition(": ")
    return Ability(words.removeprefix("once "), *_exchange(deal), once=words.startswith("once "))


def _action_tile(line: str) -> ActionTile:
    number, kind, spaces = line.split(maxsplit=2)
    return ActionTile(int(number), kind, tuple(map(_space, spaces.split("; "))))


def _exploration_tile(line: str) -> ExplorationTile:
    number, _, deal = line.split(maxsplit=2)
    cost, gains = _exchange(deal)
    first, second, third, fourth = gains.split("; ")
    return ExplorationTile(int(number), cost, (first, second, third, fourth))


def _dragon_type(line: str) -> DragonType:
    label, abilities = line.split(maxsplit=1)
    left, middle, right = map(_ability, abilities.split("; "))
    return DragonType(label, (left, middle, right))


_LINES: Final = _lines()
ACTION_TILES: Final = tuple(map(_action_tile, _LINES[: POWER[-1]]))
"""SIM-10.1 … SIM-10.36: production, research, transformation and power tiles."""
EXPLORATION_TILES: Final = tuple(map(_exploration_tile, _LINES[POWER[-1] : EXPLORATION[-1]]))
"""SIM-10.37 … SIM-10.48."""
DRAGON_TYPES: Final = tuple(map(_dragon_type, _LINES[EXPLORATION[-1] :]))
"""SIM-11: type i has the tiles 49 + 2i and 50 + 2i."""
