"""What can be done in Smoki, and what the game can be waiting for."""

from typing import Final

from drakehall.kernel.actions import ActionSpace, verb

ACTIONS: Final = ActionSpace(
    verb("turn_up", slot=6),
    verb("take_open", pile=2),
    verb("draw_hidden"),
    verb("place", slot=6),
    verb("discard", pile=2),
    verb("put_top", pile=2),
    verb("put_bottom", pile=2),
    verb("swap_own", first=6, second=6),
    verb("skip"),
    verb("offer", slot=6),
    verb("swap_with", seat=5, slot=6),
)

TURN_UP: Final = ACTIONS.first("turn_up")
TAKE_OPEN: Final = ACTIONS.first("take_open")
DRAW_HIDDEN: Final = ACTIONS.first("draw_hidden")
PLACE: Final = ACTIONS.first("place")
DISCARD: Final = ACTIONS.first("discard")
PUT_TOP: Final = ACTIONS.first("put_top")
PUT_BOTTOM: Final = ACTIONS.first("put_bottom")
SWAP_OWN: Final = ACTIONS.first("swap_own")
SKIP: Final = ACTIONS.first("skip")
OFFER: Final = ACTIONS.first("offer")
SWAP_WITH: Final = ACTIONS.first("swap_with")

# The phases in the order of a round.
REVEAL: Final = 0
SOURCE: Final = 1
HOLD: Final = 2
PILE: Final = 3
BOTTOM: Final = 4
IN_NEST: Final = 5
OFFERING: Final = 6
STRIKING: Final = 7
OVER: Final = 8

PHASES: Final = ("reveal", "source", "hold", "pile", "bottom", "nest", "offer", "strike", "over")

HIDDEN: Final = -1
"""The source of a held card from the hidden pile; otherwise it is the number of the open pile."""
NONE: Final = -1
"""No card, no slot."""
