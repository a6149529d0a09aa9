"""What of a view an action touches, so that a page can mark it."""

from typing import TYPE_CHECKING, Final

from drakehall.games.simurgh import dragons, wilds
from drakehall.games.simurgh.tiles import DRAGONS, OBJECTIVES
from drakehall.games.simurgh.vocabulary import (
    ABILITY_LABELS,
    ACTIONS,
    CITY_SPACES,
    MARK,
    MOVE,
    NONE,
    PLACE,
    SPACE_LABELS,
    UNMARK,
)

if TYPE_CHECKING:
    from drakehall.games.simurgh.rules import Simurgh

NOT_ON_THE_BOARD: Final = ("thing", "veg", "meat", "wood", "stone", "end")
"""Parameters that are kinds, amounts or the ends of a stack."""


def touched(state: "Simurgh", action: int) -> tuple[str, ...]:
    """Return what an action touches: first where it happens, then what its arguments name."""
    if MOVE <= action < PLACE:
        return (*levels(state, action - MOVE), *named(action))
    if MARK <= action < UNMARK:
        return (*covered(state, action - MARK), *named(action))
    return named(action)


def levels(state: "Simurgh", wild: int) -> tuple[str, ...]:
    """Return the level to which the player's rider goes down, and the one where it stands."""
    rider = wilds.own_rider(state, wild)
    if rider == NONE or (state.where[rider] - CITY_SPACES) & 3 == 3:
        return ()
    place = state.where[rider]
    return f"space-{SPACE_LABELS[place + 1]}", f"space-{SPACE_LABELS[place]}"


def covered(state: "Simurgh", dragon: int) -> tuple[str, ...]:
    """Return the ability of the player's dragon on which a marker would lie."""
    slot = dragons.free_slot(state, state.turn, dragon) if dragon in state.dragons[state.turn] else -1
    return (f"ability-{ABILITY_LABELS[slot]}",) if slot >= 0 else ()


def named(action: int) -> tuple[str, ...]:
    """Return what the arguments of an action name."""
    found = (element(parameter, str(value)) for parameter, value in ACTIONS.arguments(action).items())
    return tuple(each for each in found if each is not None)


def element(parameter: str, value: str) -> str | None:
    """Return what an argument points at: drawn tiles by what they are, a vassal's place if it is a space."""
    if parameter in NOT_ON_THE_BOARD:
        return None
    if parameter == "place":
        return f"space-{value}" if value in SPACE_LABELS else None
    if parameter == "tile" and int(value) in DRAGONS:
        return f"dragon-{value}"
    if parameter == "tile" and int(value) in OBJECTIVES:
        return f"objective-{value}"
    return f"{parameter}-{value}"
