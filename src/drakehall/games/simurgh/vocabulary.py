"""What can be done in Simurgh, and what the game can be waiting for."""

from typing import Final

from drakehall.games.simurgh.effects import KINDS, RESOURCES
from drakehall.games.simurgh.tiles import DRAGONS, OBJECTIVES, POWER
from drakehall.kernel.actions import ActionSpace, verb

TILES: Final = tuple(f"{number:02}" for number in range(85))
"""The label of every tile by its number."""

CITY_SPACES: Final = 12
WILD_SPACES: Final = 6
SPACES: Final = 36
SPACE_LABELS: Final = (
    *(f"C{i}" for i in range(1, 13)),
    *(f"W{wild}-{i}" for wild in range(1, 7) for i in range(1, 5)),
)
WILD_LABELS: Final = tuple(f"W{wild}" for wild in range(1, 7))
STATUE_LABELS: Final = tuple(f"S{space}" for space in range(1, 9))
VASSALS: Final = ("spearman", "rider")
SPEARMAN: Final = 0
RIDER: Final = 1
ENDS: Final = ("top", "bottom")
SOURCES: Final = ("1", "2", "3", "4", "top")

_ACTION_TILES: Final = TILES[1:49]
_DRAGONS: Final = tuple(TILES[number] for number in DRAGONS)
_OBJECTIVES: Final = tuple(TILES[number] for number in OBJECTIVES)

ABILITY_LABELS: Final = tuple(f"{dragon}-{slot}" for dragon in _DRAGONS for slot in (1, 2, 3))
"""Dragon tile and slot: the label of an ability."""

ACTIONS: Final = ActionSpace(
    verb("use", ability=ABILITY_LABELS),
    verb("move", wild=WILD_LABELS),
    verb("place", vassal=VASSALS, space=SPACE_LABELS),
    verb("lay", tile=_ACTION_TILES, wild=WILD_LABELS),
    verb("replace", tile=_ACTION_TILES, wild=WILD_LABELS),
    verb("withdraw", vassal=VASSALS, space=SPACE_LABELS),
    verb("withdraw_all"),
    verb("pass"),
    verb("scout", source=SOURCES),
    verb("set", objective=_OBJECTIVES, statue=STATUE_LABELS),
    verb("exchange", objective=_OBJECTIVES, statue=STATUE_LABELS),
    verb("set_none"),
    verb("take", thing=KINDS),
    verb("pay", thing=KINDS),
    verb("food", veg=10, meat=10),
    verb("material", wood=10, stone=10),
    verb("mark", dragon=_DRAGONS),
    verb("unmark", ability=ABILITY_LABELS),
    verb("spend", vassal=VASSALS, place=(*SPACE_LABELS, "home", "returned")),
    verb("keep", dragon=_DRAGONS),
    verb("put_back", tile=_DRAGONS + _OBJECTIVES, end=ENDS),
    verb("discard", tile=_ACTION_TILES, end=ENDS),
    verb("give_back", resource=RESOURCES),
    verb("draft", tile=_ACTION_TILES),
    verb("draft_power", tile=tuple(TILES[number] for number in POWER)),
    verb("done"),
    verb("end_turn"),
)

USE: Final = ACTIONS.first("use")
MOVE: Final = ACTIONS.first("move")
PLACE: Final = ACTIONS.first("place")
LAY: Final = ACTIONS.first("lay")
REPLACE: Final = ACTIONS.first("replace")
WITHDRAW: Final = ACTIONS.first("withdraw")
WITHDRAW_ALL: Final = ACTIONS.first("withdraw_all")
PASS: Final = ACTIONS.first("pass")
SCOUT: Final = ACTIONS.first("scout")
SET: Final = ACTIONS.first("set")
EXCHANGE: Final = ACTIONS.first("exchange")
SET_NONE: Final = ACTIONS.first("set_none")
TAKE: Final = ACTIONS.first("take")
PAY: Final = ACTIONS.first("pay")
FOOD: Final = ACTIONS.first("food")
MATERIAL: Final = ACTIONS.first("material")
MARK: Final = ACTIONS.first("mark")
UNMARK: Final = ACTIONS.first("unmark")
SPEND: Final = ACTIONS.first("spend")
KEEP: Final = ACTIONS.first("keep")
PUT_BACK: Final = ACTIONS.first("put_back")
DISCARD: Final = ACTIONS.first("discard")
GIVE_BACK: Final = ACTIONS.first("give_back")
DRAFT: Final = ACTIONS.first("draft")
DRAFT_POWER: Final = ACTIONS.first("draft_power")
DONE: Final = ACTIONS.first("done")
END_TURN: Final = ACTIONS.first("end_turn")

MIX_WIDTH: Final = 10
SPEND_WIDTH: Final = SPACES + 2

# Where a vassal is, if on no space.
HOME: Final = -1
"""Available: it may be placed."""
RETURNED: Final = -2
"""Sent home by a tile's removal in this turn: it may be spent, but not yet placed (SIM-R8)."""
SUPPLY: Final = -3
NONE: Final = -1
"""No tile, no wild space, no vassal."""

# The steps on the stack. A frame is (step, four registers); those up to LAST_QUESTION wait for an answer.
DRAFTING_POWER: Final = 0
DRAFTING: Final = 1
CHOOSING: Final = 2
"""Setup: which dragon to begin with."""
OPEN: Final = 3
"""T1, before the main action."""
LAID: Final = 4
"""T2, a tile waits for its vassal."""
WITHDRAWING: Final = 5
AT_QUARTERS: Final = 6
AT_STATUE: Final = 7
PAYING: Final = 8
TAKING: Final = 9
ANSWERING: Final = 10
MATCHING_KIND: Final = 11
MARKING: Final = 12
UNMARKING: Final = 13
SPENDING: Final = 14
KEEPING: Final = 15
RETURNING: Final = 16
TAKING_FACE_UP: Final = 17
AFTER: Final = 18
"""T4, after the main action."""
HAND_LIMIT: Final = 19
RESOURCE_LIMIT: Final = 20
LAST_QUESTION: Final = 20
SPENT: Final = 21
DRAWING: Final = 22
STEPPING: Final = 23
MOVED: Final = 24
CHECKING: Final = 25
REFILLING: Final = 26
NEXT: Final = 27

PHASES: Final = (
    "draft-power",
    "draft",
    "dragon",
    "turn",
    "laid",
    "withdraw",
    "quarters",
    "statue",
    "pay",
    "take",
    "answer",
    "take",
    "mark",
    "pay",
    "pay",
    "keep",
    "put-back",
    "scout",
    "after",
    "hand-limit",
    "resource-limit",
)

# Duties that must stay possible while something else happens (SIM-R80).
NO_DUTY: Final = 0
LAID_DUTY: Final = 1
QUARTERS_DUTY: Final = 2

Frame = tuple[int, ...]
"""A step and its four registers."""

# Frames without registers, made once.
OPENING: Final[Frame] = (OPEN, 0, 0, 0, 0)
AFTERWARDS: Final[Frame] = (AFTER, 0, 0, 0, 0)
MAIN_DONE: Final[Frame] = (AFTER, 1, 0, 0, 0)
"""The main action is finished."""
CHECK: Final[Frame] = (CHECKING, 0, 0, 0, 0)
LAYING: Final[Frame] = (LAID, 0, 0, 0, 0)
WITHDRAWAL: Final[Frame] = (WITHDRAWING, 0, 0, 0, 0)
COUNT_TILES: Final[Frame] = (HAND_LIMIT, 0, 0, 0, 0)
COUNT_RESOURCES: Final[Frame] = (RESOURCE_LIMIT, 0, 0, 0, 0)
REFILL: Final[Frame] = (REFILLING, 0, 0, 0, 0)
NEXT_TURN: Final[Frame] = (NEXT, 0, 0, 0, 0)
