"""The tiles of Simurgh: every fact printed on #01–#72, in the compact notation of `effects`.

A term is `N thing`, `N of a|b` (any mix), `N matching a|b` (in answers: of a kind that the answered event held),
`dragon(draw=N,markers=M)`, `scout_tile(face_up|top)`, `extra_move(full_cost)` or `replace_objective`;
` + ` joins terms, ` / ` separates options, `-` is nothing. Objectives #73–#84 are in `board.toml`.
"""

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
POWER: Final = range(29, 37)
EXPLORATION: Final = range(37, 49)
DRAGONS: Final = range(49, 73)
OBJECTIVES: Final = range(73, 85)

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

# SIM-10.1 … SIM-10.36: production, research, transformation and power tiles.
ACTION_TILES: Final = (
    ActionTile(
        1,
        "production",
        (
            Space("multi", "any", "-", "1 wood / 1 stone / 2 veg"),
            Space("single", "any", "-", "4 meat"),
            Space("single", "any", "-", "1 wisdom + 2 veg + 1 meat"),
            Space("single", "any", "-", "3 of wood|stone"),
        ),
    ),
    ActionTile(
        2,
        "production",
        (
            Space("multi", "any", "-", "1 weapon"),
            Space("single", "any", "-", "3 weapon"),
            Space("single", "any", "-", "2 weapon + 2 wood"),
            Space("single", "any", "-", "2 weapon + 1 stone"),
        ),
    ),
    ActionTile(
        3,
        "production",
        (
            Space("multi", "any", "-", "1 wood / 1 stone"),
            Space("single", "any", "-", "1 veg + 2 wood + 1 stone"),
            Space("single", "any", "-", "3 wood + 1 stone"),
            Space("single", "any", "-", "1 veg + 2 stone"),
        ),
    ),
    ActionTile(
        4,
        "production",
        (
            Space("multi", "rider", "-", "2 of veg|meat"),
            Space("single", "rider", "-", "3 veg + 2 meat"),
            Space("single", "rider", "-", "5 veg"),
            Space("single", "rider", "-", "2 veg + 2 wood"),
        ),
    ),
    ActionTile(
        5,
        "production",
        (
            Space("multi", "any", "-", "1 wood / 1 stone"),
            Space("single", "any", "-", "1 veg + 2 wood + 1 stone"),
            Space("single", "any", "-", "4 wood"),
            Space("single", "any", "-", "3 stone"),
        ),
    ),
    ActionTile(
        6,
        "production",
        (
            Space("multi", "any", "1 stone", "2 weapon"),
            Space("single", "any", "-", "2 weapon"),
            Space("single", "any", "-", "4 wood"),
            Space("single", "any", "-", "4 stone"),
        ),
    ),
    ActionTile(
        7,
        "production",
        (
            Space("multi", "any", "-", "1 veg / 1 meat"),
            Space("single", "any", "-", "3 veg + 1 meat"),
            Space("single", "any", "-", "4 veg"),
            Space("single", "any", "-", "1 veg + 2 wood"),
        ),
    ),
    ActionTile(
        8,
        "production",
        (
            Space("multi", "any", "-", "2 veg"),
            Space("single", "any", "-", "4 meat"),
            Space("single", "any", "-", "3 veg + 1 meat"),
            Space("single", "any", "-", "3 of wood|stone"),
        ),
    ),
    ActionTile(
        9,
        "production",
        (
            Space("multi", "rider", "-", "2 of wood|stone / 3 veg"),
            Space("single", "rider", "-", "5 veg"),
            Space("single", "rider", "-", "4 wood"),
            Space("single", "rider", "-", "4 stone"),
        ),
    ),
    ActionTile(
        10,
        "production",
        (
            Space("multi", "any", "-", "1 wood / 1 stone / 2 veg"),
            Space("single", "any", "-", "3 veg + 1 wood"),
            Space("single", "any", "-", "3 wood + 1 stone"),
            Space("single", "any", "-", "1 wood + 2 stone"),
        ),
    ),
    ActionTile(
        11,
        "production",
        (
            Space("multi", "any", "-", "2 meat"),
            Space("single", "any", "-", "2 veg + 1 wood + 1 stone"),
            Space("single", "any", "-", "4 stone"),
            Space("single", "any", "-", "3 wood"),
        ),
    ),
    ActionTile(
        12,
        "production",
        (
            Space("multi", "any", "-", "1 meat"),
            Space("single", "any", "-", "3 veg + 1 meat"),
            Space("single", "any", "-", "4 veg"),
            Space("single", "any", "-", "2 veg + 1 wood"),
        ),
    ),
    ActionTile(
        13,
        "research",
        (
            Space("multi", "any", "-", "1 wisdom"),
            Space("single", "any", "-", "3 wisdom + 1 marker"),
            Space("single", "any", "-", "1 wisdom + dragon(draw=2,markers=0)"),
            Space("single", "any", "-", "4 wisdom"),
        ),
    ),
    ActionTile(
        14,
        "research",
        (
            Space("multi", "any", "1 veg + 1 meat", "3 wisdom"),
            Space("single", "any", "-", "2 wisdom + 1 marker"),
            Space("single", "any", "-", "4 wisdom"),
            Space("single", "any", "1 wisdom", "2 pp + 1 marker"),
        ),
    ),
    ActionTile(
        15,
        "research",
        (
            Space("multi", "any", "2 of veg|meat", "3 wisdom"),
            Space("single", "any", "1 spearman", "6 wisdom"),
            Space("single", "any", "2 stone", "4 wisdom"),
            Space("single", "any", "3 stone", "5 wisdom"),
        ),
    ),
    ActionTile(
        16,
        "research",
        (
            Space("multi", "rider", "1 pp", "dragon(draw=2,markers=0)"),
            Space("single", "rider", "2 wisdom", "5 wisdom"),
            Space("single", "rider", "2 wisdom", "2 marker"),
            Space("single", "rider", "3 wisdom", "dragon(draw=4,markers=0) + 3 pp"),
        ),
    ),
    ActionTile(
        17,
        "research",
        (
            Space("multi", "any", "-", "1 of veg|meat + 1 wisdom"),
            Space("single", "any", "-", "3 wisdom"),
            Space("single", "any", "1 wisdom", "2 marker"),
            Space("single", "any", "4 stone", "5 wisdom + 2 pp"),
        ),
    ),
    ActionTile(
        18,
        "research",
        (
            Space("multi", "rider", "-", "2 wisdom + 1 pp"),
            Space("single", "rider", "-", "5 wisdom"),
            Space("single", "rider", "-", "3 wisdom + 3 pp"),
            Space("single", "rider", "-", "1 wisdom + 2 marker"),
        ),
    ),
    ActionTile(
        19,
        "research",
        (
            Space("multi", "any", "1 spearman", "6 wisdom"),
            Space("single", "any", "-", "3 wisdom + 1 pp"),
            Space("single", "any", "-", "2 wisdom + 2 pp"),
            Space("single", "any", "-", "4 wisdom"),
        ),
    ),
    ActionTile(
        20,
        "research",
        (
            Space("multi", "any", "2 pp", "4 wisdom"),
            Space("single", "any", "2 wisdom", "dragon(draw=3,markers=1)"),
            Space("single", "any", "4 wisdom", "dragon(draw=4,markers=1) + 3 pp"),
        ),
    ),
    ActionTile(
        21,
        "transformation",
        (
            Space("multi", "rider", "1 rider", "6 meat"),
            Space("single", "any", "2 veg", "5 meat"),
            Space("single", "rider", "1 wood + 1 stone", "5 weapon"),
            Space("single", "any", "2 veg", "5 wood"),
        ),
    ),
    ActionTile(
        22,
        "transformation",
        (
            Space("multi", "any", "1 veg", "2 meat"),
            Space("single", "any", "2 wood", "5 of veg|meat"),
            Space("single", "any", "3 stone", "5 weapon"),
            Space("single", "any", "2 veg", "5 meat"),
        ),
    ),
    ActionTile(
        23,
        "transformation",
        (
            Space("multi", "rider", "1 rider", "5 meat + 1 veg"),
            Space("single", "rider", "1 veg", "5 meat"),
            Space("single", "rider", "1 wood + 1 stone", "5 weapon"),
            Space("single", "rider", "1 veg", "5 wood"),
        ),
    ),
    ActionTile(
        24,
        "transformation",
        (
            Space("multi", "any", "1 veg", "2 meat"),
            Space("single", "any", "1 wood", "3 of veg|meat"),
            Space("single", "any", "1 stone", "2 weapon"),
            Space("single", "any", "1 veg", "3 meat"),
        ),
    ),
    ActionTile(
        25,
        "transformation",
        (
            Space("multi", "any", "1 wood", "2 stone"),
            Space("single", "any", "2 wood", "5 stone"),
            Space("single", "any", "4 wood", "5 weapon"),
            Space("single", "any", "2 meat", "5 of wood|stone"),
        ),
    ),
    ActionTile(
        26,
        "transformation",
        (
            Space("multi", "any", "2 pp", "1 marker"),
            Space("single", "rider", "2 pp", "dragon(draw=3,markers=1)"),
            Space("single", "any", "1 pp", "3 of wood|stone"),
            Space("single", "any", "2 pp", "4 of veg|meat"),
        ),
    ),
    ActionTile(
        27,
        "transformation",
        (
            Space("multi", "rider", "1 wood + 1 marker", "6 of veg|meat"),
            Space("single", "any", "1 marker", "3 wisdom"),
            Space("single", "any", "1 weapon", "4 of wood|stone"),
            Space("single", "rider", "2 pp", "6 wisdom"),
        ),
    ),
    ActionTile(
        28,
        "transformation",
        (
            Space("multi", "rider", "1 pp", "1 marker"),
            Space("single", "any", "2 pp", "4 weapon"),
            Space("single", "any", "2 of wood|stone", "2 marker"),
        ),
    ),
    ActionTile(
        29,
        "power",
        (
            Space("multi", "any", "2 wisdom", "3 pp"),
            Space("single", "rider", "3 wisdom", "1 marker + 6 pp"),
            Space("single", "rider", "3 wood + 3 stone", "11 pp"),
            Space("single", "any", "3 weapon", "6 pp"),
        ),
    ),
    ActionTile(
        30,
        "power",
        (
            Space("multi", "any", "-", "2 pp"),
            Space("single", "rider", "3 weapon", "9 pp"),
            Space("single", "rider", "1 wisdom", "5 pp"),
            Space("single", "rider", "1 spearman + 1 weapon", "8 pp"),
        ),
    ),
    ActionTile(
        31,
        "power",
        (
            Space("multi", "rider", "-", "3 pp"),
            Space("single", "rider", "-", "4 pp"),
            Space("single", "rider", "2 wisdom", "6 pp"),
            Space("single", "rider", "1 spearman + 1 rider", "16 pp"),
        ),
    ),
    ActionTile(
        32,
        "power",
        (
            Space("multi", "any", "-", "2 pp"),
            Space("single", "any", "1 wisdom + 5 stone", "8 pp"),
            Space("single", "any", "5 stone", "5 pp"),
            Space("single", "any", "1 spearman + 6 wisdom", "10 pp"),
        ),
    ),
    ActionTile(
        33,
        "power",
        (
            Space("multi", "rider", "-", "1 marker"),
            Space("single", "any", "1 wisdom", "4 pp"),
            Space("single", "any", "6 wisdom", "8 pp"),
            Space("single", "any", "1 spearman + 2 wisdom", "7 pp"),
        ),
    ),
    ActionTile(
        34,
        "power",
        (
            Space("multi", "rider", "-", "2 veg + 1 pp"),
            Space("single", "any", "3 weapon + 1 rider", "10 pp"),
            Space("single", "rider", "2 weapon", "5 pp"),
            Space("single", "any", "1 spearman + 2 weapon", "7 pp"),
        ),
    ),
    ActionTile(
        35,
        "power",
        (
            Space("multi", "rider", "-", "3 pp"),
            Space("single", "rider", "4 veg", "9 pp"),
            Space("single", "any", "2 weapon", "4 pp"),
            Space("single", "any", "-", "2 pp"),
        ),
    ),
    ActionTile(
        36,
        "power",
        (
            Space("multi", "any", "1 weapon + 1 wisdom", "3 pp"),
            Space("single", "rider", "4 wisdom", "10 pp"),
            Space("single", "rider", "2 wood + 2 stone", "8 pp"),
            Space("single", "any", "4 weapon", "10 pp"),
        ),
    ),
)

# SIM-10.37 … SIM-10.48: exploration tiles.
EXPLORATION_TILES: Final = (
    ExplorationTile(37, "2 wisdom", ("2 pp", "2 marker", "6 pp", "8 pp")),
    ExplorationTile(
        38, "2 veg + 1 meat + 1 wood", ("3 pp", "5 pp", "5 pp + 1 marker", "8 pp + dragon(draw=4,markers=2)")
    ),
    ExplorationTile(39, "2 of wood|stone + 1 stone", ("3 pp", "4 pp", "5 pp", "7 pp + 1 marker")),
    ExplorationTile(40, "1 wisdom + 1 weapon", ("2 pp", "4 pp", "5 pp", "8 pp")),
    ExplorationTile(41, "1 weapon + 1 of veg|meat", ("2 pp", "4 pp", "4 pp", "6 pp + 2 wisdom")),
    ExplorationTile(42, "3 wisdom / 3 weapon", ("3 pp", "5 pp", "7 pp", "9 pp")),
    ExplorationTile(
        43,
        "1 wisdom + 1 weapon + 1 of wood|stone + 1 of veg|meat",
        ("3 pp + 1 marker", "5 pp", "7 pp + 1 marker", "12 pp"),
    ),
    ExplorationTile(44, "1 weapon", ("2 veg", "3 of veg|meat", "2 of wood|stone", "5 pp")),
    ExplorationTile(45, "1 wisdom + 1 stone + 1 wood", ("3 pp", "3 pp", "5 pp", "7 pp + 5 of veg|meat")),
    ExplorationTile(46, "1 weapon + 1 veg + 1 meat", ("2 pp + 1 marker", "4 pp + 1 marker", "6 pp", "10 pp")),
    ExplorationTile(47, "1 wisdom + 2 stone", ("1 pp + 1 marker", "2 pp + 1 marker", "5 pp", "10 pp")),
    ExplorationTile(48, "2 of wood|stone", ("2 pp", "2 pp + 2 weapon", "4 pp", "6 pp + 2 weapon")),
)

# SIM-11: dragons; type i has the tiles 49 + 2i and 50 + 2i.
DRAGON_TYPES: Final = (
    DragonType(
        "D01",
        (
            Ability("act", "-", "1 of veg|meat"),
            Ability("act", "2 meat + 2 wood", "1 rider"),
            Ability("act", "1 marker", "4 pp"),
        ),
    ),
    DragonType(
        "D02",
        (
            Ability("act", "2 meat", "3 pp"),
            Ability("act", "2 pp", "3 of veg|meat"),
            Ability("act", "1 stone", "2 pp"),
        ),
    ),
    DragonType(
        "D03",
        (
            Ability("act", "-", "2 meat"),
            Ability("act", "2 meat", "3 weapon"),
            Ability("act", "2 meat + 2 of veg|meat", "1 rider"),
        ),
    ),
    DragonType(
        "D04",
        (
            Ability("act", "1 veg", "2 meat"),
            Ability("act", "1 veg", "2 wood"),
            Ability("act", "1 veg", "2 stone"),
        ),
    ),
    DragonType(
        "D05",
        (
            Ability("act", "-", "2 veg"),
            Ability("on_gain wisdom", "-", "2 wisdom"),
            Ability("on_gain pp", "-", "2 pp"),
        ),
    ),
    DragonType(
        "D06",
        (
            Ability("on_gain veg", "-", "2 veg"),
            Ability("on_gain meat", "-", "2 meat"),
            Ability("act", "-", "2 of wood|stone"),
        ),
    ),
    DragonType(
        "D07",
        (
            Ability("act", "2 of veg|meat", "3 weapon"),
            Ability("act", "2 of wood|stone", "3 weapon"),
            Ability("act", "1 weapon", "scout_tile(face_up)"),
        ),
    ),
    DragonType(
        "D08",
        (
            Ability("on_move", "-", "extra_move(full_cost)"),
            Ability("on_move", "-", "2 meat"),
            Ability("act", "1 spearman + 1 pp", "1 rider", once=True),
        ),
    ),
    DragonType(
        "D09",
        (
            Ability("on_gain wisdom", "-", "2 wisdom"),
            Ability("on_move", "-", "2 pp"),
            Ability("on_gain weapon", "-", "1 weapon"),
        ),
    ),
    DragonType(
        "D10",
        (
            Ability("on_spend spearman", "-", "2 of wood|stone"),
            Ability("on_spend rider", "-", "2 stone"),
            Ability("act", "1 rider", "3 weapon + 2 meat"),
        ),
    ),
    DragonType(
        "D11",
        (
            Ability("on_move", "-", "extra_move(full_cost)"),
            Ability("act", "-", "1 of veg|meat"),
            Ability("on_place_objective", "-", "replace_objective", once=True),
        ),
    ),
    DragonType(
        "D12",
        (
            Ability("on_gain veg|meat", "-", "1 matching veg|meat"),
            Ability("act", "1 wisdom", "scout_tile(top)"),
            Ability("act", "1 weapon", "scout_tile(face_up)"),
        ),
    ),
)
