"""Why not? The reason that an action is not legal now."""

from typing import TYPE_CHECKING

from drakehall.games.dragon_castle import castle, realm
from drakehall.games.dragon_castle.grid import Grid
from drakehall.games.dragon_castle.tiles import KIND, LABELS, NONE
from drakehall.games.dragon_castle.vocabulary import (
    COMPLETE,
    DECEPTION,
    DEPTHS,
    DESTROY,
    NO_DUTY,
    OPEN,
    PAY,
    PHASES,
    PLACE,
    PLACE_SECOND,
    SPIRITS,
    START,
    STRENGTH_LIFT,
    STRENGTH_MORE,
    STRENGTH_SET,
)
from drakehall.kernel.events import Message

if TYPE_CHECKING:
    from drakehall.games.dragon_castle.rules import DragonCastle

PREFIX = "dragon_castle-why-"
PLACING = ((PLACE, "place"), (PLACE_SECOND, "place"), (STRENGTH_SET, "set_down"))


def reason(state: "DragonCastle", action: int) -> Message:
    """Name the rule that forbids an action of the deciding seat."""
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
        found = blocked(state, place) or say("duty")
    elif state.phase == PAY and verb.name in ("pay_tile", "pay_shrine"):
        found = unpayable(state, verb.name, place)
    return found or say(PHASES[state.phase])


def say(name: str, **args: int | str) -> Message:
    """Make a reason."""
    return Message(PREFIX + name, dict(args))


def first_tile(state: "DragonCastle", cell: int) -> Message | None:
    """DRC-5.1: why a tile cannot be the first."""
    height = state.heights[cell]
    if height and height < state.top:
        return say("not-top-floor", floor=height, top=state.top)
    return blocked(state, cell) or (say("elegance-first") if state.elegance == OPEN else None)


def blocked(state: "DragonCastle", cell: int) -> Message | None:
    """DRC-2.7, DRC-2.9: why a tile cannot be taken at all."""
    if not state.heights[cell]:
        return say("no-tile")
    if state.available >> cell & 1:
        return None
    grid: Grid = state.board.castle
    if state.elegance != NO_DUTY:
        open_short = castle.short_only(grid, state.levels) >> cell & 1
        return None if open_short else say("blocked-all", tile=LABELS[castle.top_tile(state, cell)])
    return say("blocked", tile=LABELS[castle.top_tile(state, cell)])


def no_summons(state: "DragonCastle") -> Message:
    """DRC-5.7: why the dragon cannot be summoned."""
    return say("floors", floor=state.top) if state.top > 1 else say("elegance-summon")


def completion(state: "DragonCastle", verb: str, cell: int) -> Message | None:
    """DRC-4.3, DRC-5.2: why the action cannot be finished like this."""
    room = castle.room(state)
    if verb in ("take_shrine", "discard") and castle.duty(state):
        return say("duty")
    if verb == "take_shrine":
        return say("no-supply") if not state.supply else say("room", count=room, needed=1)
    if verb != "pair":
        return None
    if room < 2:
        return say("room", count=room, needed=2)
    return second_tile(state, cell)


def second_tile(state: "DragonCastle", cell: int) -> Message | None:
    """DRC-5.2, DRC-9.45: why a tile cannot be the second."""
    if not state.heights[cell]:
        return say("no-tile")
    if state.used >> DECEPTION & 1:
        if not castle.second_tiles(state, 1 << DECEPTION, NO_DUTY) >> cell & 1:
            return say("not-adjacent", tile=LABELS[state.first])
    elif state.elegance != OPEN or not castle.short_only(state.board.castle, state.levels) >> cell & 1:
        found = blocked(state, cell)
        if found:
            return found
    tile = castle.top_tile(state, cell)
    if state.used >> DEPTHS & 1:
        if KIND[tile] != KIND[state.first]:
            return say("not-same-kind", tile=LABELS[state.first])
    elif tile != state.first and not state.used >> DECEPTION & 1:
        return say("not-identical", tile=LABELS[state.first])
    return say("elegance-second") if state.elegance == OPEN else None


def no_room_at(state: "DragonCastle", cell: int) -> Message | None:
    """DRC-6.2: why a cell cannot take a tile."""
    if state.shrines[state.turn] >> cell & 1:
        return say("shrine")
    tile = state.tops[state.turn * state.board.realm.cells + cell]
    if tile != NONE and cell != state.carried:
        return say("face-up", tile=LABELS[tile])
    return say("same-cell") if cell == state.carried else None


def immovable(state: "DragonCastle", cell: int) -> Message | None:
    """DRC-9.27: why a tile cannot be moved."""
    if state.shrines[state.turn] >> cell & 1:
        return say("shrine-on-it")
    if state.bare[state.turn] >> cell & 1:
        return say("empty-cell")
    return say("moved-already") if cell == state.moved else say("nowhere")


def unpayable(state: "DragonCastle", verb: str, cell: int) -> Message:
    """DRC-9.1, DRC-9.3: why something cannot pay."""
    if verb == "pay_shrine":
        return say("price" if state.pools[state.turn] else "no-shrine", spirit=SPIRITS[state.spirit])
    if not realm.face_up(state) >> cell & 1:
        return say("not-face-up")
    waits = any(group >> cell & 1 for group in realm.forced(state))
    return say("waiting-set") if waits else say("price", spirit=SPIRITS[state.spirit])


def spirit(state: "DragonCastle", number: int) -> Message:
    """DRC-9.2, DRC-9.3, DRC-9.8: why a spirit cannot be called."""
    name = SPIRITS[number]
    if not state.powers >> number & 1:
        return say("spirit-absent", spirit=name)
    if state.used >> number & 1:
        return say("spirit-used", spirit=name)
    return say("spirit-no-use", spirit=name)
