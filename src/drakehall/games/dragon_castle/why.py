"""Why not? The reason that an action is not legal now."""

from typing import TYPE_CHECKING

from drakehall.games.dragon_castle import castle, realm
from drakehall.games.dragon_castle.grid import count
from drakehall.games.dragon_castle.tiles import KIND, LABELS, NONE
from drakehall.games.dragon_castle.vocabulary import (
    COMPLETE,
    DECEPTION,
    DEPTHS,
    DESTROY,
    NO_DUTY,
    OPEN,
    PAY,
    PLACE,
    PLACE_SECOND,
    SPIRITS,
    START,
    STRENGTH_LIFT,
    STRENGTH_MORE,
    STRENGTH_SET,
)
from drakehall.kernel.events import Message, Value

if TYPE_CHECKING:
    from drakehall.games.dragon_castle.rules import DragonCastle

# What must be done first, by phase.
ELSEWHERE = (
    "dragon_castle-why-start",
    "dragon_castle-why-complete",
    "dragon_castle-why-place",
    "dragon_castle-why-place-second",
    "dragon_castle-why-post",
    "dragon_castle-why-consolidate",
    "dragon_castle-why-build",
    "dragon_castle-why-pay",
    "dragon_castle-why-destroy",
    "dragon_castle-why-choose-set",
    "dragon_castle-why-change",
    "dragon_castle-why-wind-turn",
    "dragon_castle-why-wind-lift",
    "dragon_castle-why-wind-set",
    "dragon_castle-why-strength-lift",
    "dragon_castle-why-strength-set",
    "dragon_castle-why-strength-more",
    "dragon_castle-why-faith",
)
PLACING = ((PLACE, "place"), (PLACE_SECOND, "place"), (STRENGTH_SET, "set_down"))


def reason(state: "DragonCastle", action: int) -> Message:
    """Return the rule that forbids an action of the deciding seat."""
    verb = state.actions.verb(action)
    place = action - verb.first
    found: Message | None = None
    if verb.name == "spirit":
        found = spirit(state, place)
    elif state.phase == START:
        found = (
            first_tile(state, place) if verb.name == "pick" else no_summons(state) if verb.name == "summon" else None
        )
    elif state.phase == COMPLETE:
        found = completion(state, verb.name, place)
    elif (state.phase, verb.name) in PLACING:
        found = no_room_at(state, place)
    elif state.phase in (STRENGTH_LIFT, STRENGTH_MORE) and verb.name == "lift":
        found = immovable(state, place)
    elif state.phase == DESTROY and verb.name == "destroy":
        found = unavailable(state, place) or say("dragon_castle-why-duty")  # DRC-9.35: unless Elegance allows it
    elif state.phase == PAY and verb.name in ("pay_tile", "pay_shrine"):
        found = unpayable(state, verb.name, place)
    return found or say(ELSEWHERE[state.phase])


def say(name: str, **args: Value) -> Message:
    """Make a reason."""
    return Message(name, args)


def first_tile(state: "DragonCastle", cell: int) -> Message | None:
    """DRC-5.1: why a tile cannot be the first."""
    height = state.heights[cell]
    if height and height < state.top:
        return say("dragon_castle-why-not-top-floor", floor=height, top=state.top)
    return blocked(state, cell) or (say("dragon_castle-why-elegance-first") if state.elegance == OPEN else None)


def unavailable(state: "DragonCastle", cell: int) -> Message | None:
    """DRC-2.7, DRC-2.9: why a tile is not available."""
    if not state.heights[cell]:
        return say("dragon_castle-why-no-tile")
    if castle.is_available(state, cell):
        return None
    return say("dragon_castle-why-blocked", tile=LABELS[castle.top_tile(state, cell)])


def blocked(state: "DragonCastle", cell: int) -> Message | None:
    """DRC-2.9, DRC-9.31: why a tile cannot be taken at all; with Elegance a free short side is enough."""
    found = unavailable(state, cell)
    if not found or not state.heights[cell] or state.elegance == NO_DUTY:
        return found
    if castle.short_only(state, cell, NONE):
        return None
    return say("dragon_castle-why-blocked-all", tile=LABELS[castle.top_tile(state, cell)])


def no_summons(state: "DragonCastle") -> Message:
    """DRC-5.7: why the dragon cannot be summoned."""
    return (
        say("dragon_castle-why-floors", floor=state.top) if state.top > 1 else say("dragon_castle-why-elegance-summon")
    )


def completion(state: "DragonCastle", verb: str, cell: int) -> Message | None:
    """DRC-4.3, DRC-5.2: why the action cannot be finished like this."""
    room = count(realm.free(state))
    if verb in ("take_shrine", "discard") and castle.duty(state):
        return say("dragon_castle-why-duty")
    if verb == "take_shrine":
        return (
            say("dragon_castle-why-no-supply")
            if not state.supply
            else say("dragon_castle-why-room", count=room, needed=1)
        )
    if verb != "pair":
        return None
    if room < 2:
        return say("dragon_castle-why-room", count=room, needed=2)
    return second_tile(state, cell)


def second_tile(state: "DragonCastle", cell: int) -> Message | None:
    """DRC-5.2, DRC-9.45: why a tile cannot be the second."""
    if not state.heights[cell]:
        return say("dragon_castle-why-no-tile")
    if state.used >> DECEPTION & 1:
        if cell not in castle.second_tiles(state, 1 << DECEPTION, NO_DUTY):
            return say("dragon_castle-why-not-adjacent")
    elif state.elegance != OPEN or not castle.short_only(state, cell, NONE):
        found = blocked(state, cell)
        if found:
            return found
    tile = castle.top_tile(state, cell)
    if state.used >> DEPTHS & 1:
        if KIND[tile] != KIND[state.first]:
            return say("dragon_castle-why-not-same-kind", tile=LABELS[state.first])
    elif tile != state.first and not state.used >> DECEPTION & 1:
        return say("dragon_castle-why-not-identical", tile=LABELS[state.first])
    return say("dragon_castle-why-elegance-second") if state.elegance == OPEN else None


def no_room_at(state: "DragonCastle", cell: int) -> Message | None:
    """DRC-6.2: why a cell cannot take a tile."""
    if state.shrines[state.turn] >> cell & 1:
        return say("dragon_castle-why-shrine")
    tile = state.tops[state.turn * state.board.realm.cells + cell]
    if tile != NONE and cell != state.carried:
        return say("dragon_castle-why-face-up", tile=LABELS[tile])
    return say("dragon_castle-why-same-cell") if cell == state.carried else None


def immovable(state: "DragonCastle", cell: int) -> Message | None:
    """DRC-9.27: why a tile cannot be moved."""
    if state.shrines[state.turn] >> cell & 1:
        return say("dragon_castle-why-shrine-on-it")
    if state.realms[state.turn].bare >> cell & 1:
        return say("dragon_castle-why-empty-cell")
    return say("dragon_castle-why-moved-already") if cell == state.moved else say("dragon_castle-why-nowhere")


def unpayable(state: "DragonCastle", verb: str, cell: int) -> Message:
    """DRC-9.1, DRC-9.3: why something cannot pay."""
    if verb == "pay_shrine":
        return say(
            "dragon_castle-why-price" if state.pools[state.turn] else "dragon_castle-why-no-shrine",
            spirit=SPIRITS[state.spirit],
        )
    if not realm.face_up(state) >> cell & 1:
        return say("dragon_castle-why-not-face-up")
    waits = any(group >> cell & 1 for group in realm.forced(state))
    return (
        say("dragon_castle-why-waiting-set") if waits else say("dragon_castle-why-price", spirit=SPIRITS[state.spirit])
    )


def spirit(state: "DragonCastle", number: int) -> Message:
    """DRC-9.2, DRC-9.3, DRC-9.8: why a spirit cannot be called."""
    name = SPIRITS[number]
    if not state.powers >> number & 1:
        return say("dragon_castle-why-spirit-absent", spirit=name)
    if state.used >> number & 1:
        return say("dragon_castle-why-spirit-used", spirit=name)
    return say("dragon_castle-why-spirit-no-use", spirit=name)
