"""The facts of Dragon Castle: tiles, pieces and points. An owner of the box can correct them here."""

from typing import Final

# DRC-2.1: the six kinds; the first three are factions, the others special.
KINDS: Final[tuple[str, ...]] = ("M", "S", "F", "E", "W", "D")
FACTIONS: Final = 3
MERCHANTS: Final = 0
SOLDIERS: Final = 1
FARMERS: Final = 2
SEASONS: Final = 3
WINDS: Final = 4
DRAGONS: Final = 5

# DRC-2.2: how many numbers or symbols a kind has; of each there are four tiles.
NUMBERS: Final = 6
SYMBOLS: Final[tuple[int, ...]] = (NUMBERS, NUMBERS, NUMBERS, 4, 4, 3)
COPIES: Final = 4

# What a tile of a faction is called, and each symbol of a special kind.
NAMES: Final = {
    "en": (
        ("Merchant",),
        ("Soldier",),
        ("Farmer",),
        ("Spring", "Summer", "Autumn", "Winter"),
        ("Breeze", "Rain", "Storm", "Snow"),
        ("Red Dragon", "Green Dragon", "White Dragon"),
    ),
    "pl": (
        ("kupiec",),
        ("żołnierz",),
        ("rolnik",),
        ("wiosna", "lato", "jesień", "zima"),
        ("bryza", "deszcz", "burza", "śnieżyca"),
        ("czerwony smok", "zielony smok", "biały smok"),
    ),
}

# A tile is identified by its face, an index into these tables; the label is its notation.
LABELS: Final[tuple[str, ...]] = tuple(
    f"{kind}{i + 1}" for kind, count in zip(KINDS, SYMBOLS, strict=True) for i in range(count)
)
KIND: Final[tuple[int, ...]] = tuple(kind for kind, count in enumerate(SYMBOLS) for _ in range(count))
NUMBER: Final[tuple[int, ...]] = tuple(
    i + 1 if kind < FACTIONS else 0  # DRC-2.4: symbols are not numbers
    for kind, count in enumerate(SYMBOLS)
    for i in range(count)
)
FACES: Final = len(LABELS)
FACES_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(face for face in range(FACES) if KIND[face] == kind) for kind in range(len(KINDS))
)
TILES: Final = FACES * COPIES

# DRC-2.5
SHRINES: Final = 40
START_SHRINES: Final = 1
COUNTDOWN: Final = 7
COUNTDOWN_POINTS: Final = 2

# DRC-7.2, DRC-7.6: a set's points by its size; three tiles are a set only for the Spirit of Cunning.
MIN_SET: Final = 4
SMALL_SET: Final = 3
_SET_POINTS: Final[tuple[int, ...]] = (0, 0, 0, 2, 2, 3, 5, 6, 8)
DRAGON_SET_BONUS: Final = 1

# DRC-7.9: how many shrines a set of each kind may get.
ALLOWANCE: Final[tuple[int, ...]] = (1, 1, 1, 2, 2, 2)
BEAUTY_ALLOWANCE: Final = 2

# DRC-8.6: what a shrine is worth by the number of tiles under it.
SHRINE_POINTS: Final[tuple[int, ...]] = (0, 1, 2, 3)
DISCARD_POINTS: Final = 1

NONE: Final = -1
"""No tile, no cell."""


def deck() -> list[int]:
    """DRC-2.2: list the 116 tiles, sorted."""
    return [face for face in range(FACES) for _ in range(COPIES)]


def set_points(size: int) -> int:
    """DRC-7.6: return the points of a set without any bonus."""
    return _SET_POINTS[size] if size < len(_SET_POINTS) else size


def shrine_points(level: int) -> int:
    """DRC-8.6: return the points of a shrine on this many tiles."""
    return SHRINE_POINTS[level] if level < len(SHRINE_POINTS) else SHRINE_POINTS[-1]


def summons_to_end(seats: int) -> int:
    """DRC-8.2: the number of summons that uncovers the exclamation mark, one for each player."""
    return seats
