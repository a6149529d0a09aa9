"""What can be done in Dragon Castle, and what the game can be waiting for."""

from typing import Final

from drakehall.games.dragon_castle.tiles import KINDS
from drakehall.kernel.actions import ActionSpace, Verb, verb

# The spirits in the order of the rules; a spirit is its index, a group of them a mask.
SPIRITS: Final = (
    "deception",
    "beauty",
    "wind",
    "change",
    "strength",
    "elegance",
    "depths",
    "faith",
    "destruction",
    "cunning",
    "change-cunning",
)
DECEPTION: Final = 0
BEAUTY: Final = 1
WIND: Final = 2
CHANGE: Final = 3
STRENGTH: Final = 4
ELEGANCE: Final = 5
DEPTHS: Final = 6
FAITH: Final = 7
DESTRUCTION: Final = 8
CUNNING: Final = 9
JOINT: Final = 10
"""Change and Cunning used together; there is no card for this (DRC-9.30)."""
SPIRIT_CARDS: Final = 10
SPIRIT_NAMES: Final = SPIRITS[:SPIRIT_CARDS]

DRAGON_CARDS: Final = (
    "tranquility",
    "majesty",
    "bravery",
    "humility",
    "righteousness",
    "fortitude",
    "piety",
    "power",
    "harmony",
    "knowledge",
)

# A dragon is its index.
TRANQUILITY: Final = 0
MAJESTY: Final = 1
BRAVERY: Final = 2
HUMILITY: Final = 3
RIGHTEOUSNESS: Final = 4
FORTITUDE: Final = 5
PIETY: Final = 6
POWER: Final = 7
HARMONY: Final = 8
KNOWLEDGE: Final = 9

# DRC-9.46: a proposal; the printed marks are not known.
BEGINNER_SPIRITS: Final = ("strength", "depths", "faith", "destruction", "cunning")
BEGINNER_DRAGONS: Final = ("tranquility", "majesty", "humility", "fortitude", "knowledge")

# The phases: the turn itself, then what can lie above it.
START: Final = 0
COMPLETE: Final = 1
PLACE: Final = 2
PLACE_SECOND: Final = 3
POST: Final = 4
CONSOLIDATE: Final = 5
BUILD: Final = 6
PAY: Final = 7
DESTROY: Final = 8
CHOOSE_SET: Final = 9
CHANGE_TILE: Final = 10
WIND_TURN: Final = 11
WIND_LIFT: Final = 12
WIND_SET: Final = 13
STRENGTH_LIFT: Final = 14
STRENGTH_SET: Final = 15
STRENGTH_MORE: Final = 16
FAITH_BUILD: Final = 17
OVER: Final = 18

# The words for them; whether a set is forced or chosen, the question is the same.
PHASES: Final = (
    "start",
    "complete",
    "place",
    "place-second",
    "post",
    "consolidate",
    "build",
    "pay",
    "destroy",
    "consolidate",
    "change",
    "wind-turn",
    "wind-lift",
    "wind-set",
    "strength-lift",
    "strength-set",
    "strength-more",
    "faith",
    "over",
)

# The duty of the Spirit of Elegance (DRC-9.32).
NO_DUTY: Final = 0
OPEN: Final = 1
MET: Final = 2


def cell_labels(rows: int, cols: int) -> tuple[str, ...]:
    """Return the names of a grid's cells in reading order: column letter and row number, `a1` is the upper left."""
    return tuple(f"{chr(ord('a') + col)}{row + 1}" for row in range(rows) for col in range(cols))


def verbs(castle: tuple[str, ...], realm: tuple[str, ...]) -> list[Verb]:
    """Declare the verbs for the cells of a castle and of a realm."""
    return [
        verb("summon"),
        verb("pick", cell=castle),
        verb("take_shrine"),
        verb("discard"),
        verb("pair", cell=castle),
        verb("place", cell=realm),
        verb("turn_over", cell=realm),
        verb("build", cell=realm),
        verb("build_no_more"),
        verb("destroy", cell=castle),
        verb("change", cell=realm, kind=KINDS),
        verb("turn_down", cell=realm),
        verb("keep_up"),
        verb("lift", cell=realm),
        verb("set_down", cell=realm),
        verb("stay"),
        verb("pay_tile", cell=realm),
        verb("pay_shrine"),
        verb("spirit", spirit=SPIRITS),
        verb("end_turn"),
    ]


def space(castle: tuple[str, ...], realm: tuple[str, ...]) -> ActionSpace:
    """Make the vocabulary for the cells of a castle and of a realm."""
    return ActionSpace(*verbs(castle, realm))
