"""Why not? The reason that an action is not legal now."""

from typing import TYPE_CHECKING

from drakehall.games.smoki.cards import RING
from drakehall.games.smoki.vocabulary import ACTIONS, HIDDEN, HOLD, IN_NEST, OFFERING, PHASES, SOURCE, STRIKING
from drakehall.kernel.events import Message

if TYPE_CHECKING:
    from drakehall.games.smoki.rules import Smoki


def reason(state: "Smoki", action: int) -> Message:
    """Return the rule that forbids an action of the deciding seat."""
    verb = ACTIONS.verb(action).name
    args = ACTIONS.arguments(action)
    pile = args.get("pile", 0)
    if isinstance(pile, int) and pile >= len(state.piles):
        return Message("smoki-why-no-such-pile", {"pile": pile})
    if state.phase == SOURCE and verb == "take_open":  # SMO-5.7
        return Message("smoki-why-empty-pile", {"pile": pile})
    if state.phase == HOLD and verb == "discard":
        if state.source != HIDDEN:  # SMO-5.2
            return Message("smoki-why-from-open", {"pile": state.source})
        if state.held == RING:  # SMO-5.4
            return Message("smoki-why-ring")
    if state.phase == HOLD and (state.source != HIDDEN or state.held == RING):
        return Message("smoki-why-hold-to-place")
    if state.phase == IN_NEST and verb == "swap_own":  # SMO-6.12
        same = args["first"] == args["second"]
        own = state.slot in (args["first"], args["second"])
        if own:
            return Message("smoki-why-the-nest", {"slot": state.slot})
        return Message("smoki-why-same-slot" if same else "smoki-why-order")
    if state.phase == OFFERING and verb == "offer":  # SMO-6.14
        return Message("smoki-why-the-attack", {"slot": state.slot})
    if state.phase == STRIKING and verb == "swap_with":
        seat = args["seat"]
        return Message(
            "smoki-why-own-dream" if seat == state.turn else "smoki-why-no-such-seat", {"seats": state.seats}
        )
    return Message(f"smoki-why-{PHASES[state.phase]}")
