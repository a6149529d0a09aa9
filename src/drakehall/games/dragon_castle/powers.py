"""The spirits at work: calling one, paying, and what each power does."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from drakehall.games.dragon_castle import castle, realm, spirits, turn
from drakehall.games.dragon_castle.grid import BIT, count, last
from drakehall.games.dragon_castle.tiles import (
    BEAUTY_ALLOWANCE,
    DRAGON_SET_BONUS,
    KINDS,
    LABELS,
    NONE,
    NUMBER,
    set_points,
)
from drakehall.games.dragon_castle.vocabulary import (
    BEAUTY,
    CHANGE,
    CHANGE_TILE,
    CHOOSE_SET,
    CUNNING,
    DECEPTION,
    DEPTHS,
    DESTROY,
    DESTRUCTION,
    ELEGANCE,
    FAITH,
    FAITH_BUILD,
    JOINT,
    OPEN,
    PAY,
    SPIRITS,
    STRENGTH,
    STRENGTH_LIFT,
    STRENGTH_MORE,
    STRENGTH_SET,
    WIND,
    WIND_LIFT,
    WIND_SET,
    WIND_TURN,
)

if TYPE_CHECKING:
    from drakehall.games.dragon_castle.rules import DragonCastle

_PAIRED: Final = 1 << CHANGE | 1 << CUNNING | 1 << JOINT

# What a spirit does once it is paid for; the modifiers of the pair only wait for their event.
_TARGET: Final = {
    BEAUTY: CHOOSE_SET,
    WIND: WIND_TURN,
    CHANGE: CHANGE_TILE,
    STRENGTH: STRENGTH_LIFT,
    FAITH: FAITH_BUILD,
    DESTRUCTION: DESTROY,
    CUNNING: CHOOSE_SET,
    JOINT: CHANGE_TILE,
}


def in_play(spirits: list[int]) -> i64:
    """Return the mask of the spirits that can be called, with some cards in play."""
    found: i64 = 0
    for spirit in spirits:
        found |= BIT[spirit]
    return found | 1 << JOINT if found >> CHANGE & found >> CUNNING & 1 else found  # DRC-9.30


def call(state: "DragonCastle", spirit: i64) -> None:
    """DRC-9.2: call a spirit; it is used up for this turn."""
    if state.events is not None:
        state.tell("dragon_castle-event-called", seat=state.turn, spirit=SPIRITS[spirit])
    state.window = state.phase
    state.phase = PAY
    state.spirit = spirit
    if spirit == JOINT:  # DRC-9.30
        state.used |= _PAIRED
        state.due = 2
    else:
        also = 1 << JOINT if _PAIRED >> spirit & 1 else 0
        state.used |= state.powers & (BIT[spirit] | also)
        state.due = 1


def pay(state: "DragonCastle", action: i64) -> None:
    """DRC-9.1: a face-up tile leaves the game, or a shrine of the pool goes back to the supply."""
    board = state.board
    if action == board.pay_shrine:
        turn.change_pool(state, -1)
        state.supply += 1
        if state.events is not None:
            state.tell("dragon_castle-event-paid-shrine", seat=state.turn)
    else:
        cell = action - board.pay_tile
        tile = realm.take_off(state, cell)
        state.gone += 1
        if state.events is not None:
            state.tell(
                "dragon_castle-event-paid-tile", seat=state.turn, tile=LABELS[tile], cell=board.realm_labels[cell]
            )
    state.due -= 1
    if not state.due:
        use(state)


def use(state: "DragonCastle") -> None:
    """Begin the power that has been paid for."""
    spirit = state.spirit
    if spirit in (DECEPTION, DEPTHS, ELEGANCE):
        if spirit == ELEGANCE:
            state.elegance = OPEN
        done(state)
        state.phase = state.base
    else:
        state.phase = _TARGET[spirit]
        if spirit == WIND and not realm.face_up(state):
            state.phase = WIND_LIFT


def done(state: "DragonCastle") -> None:
    """The power is finished."""
    state.spirit = state.window = NONE


# --- 9.13 Beauty, 9.43 Cunning --------------------------------------------------------------------------------------


def choose_set(state: "DragonCastle", action: i64) -> None:
    """Turn over the chosen group."""
    bit = BIT[action - state.board.turn_over]
    beauty = state.spirit == BEAUTY
    groups = spirits.beauties(state) if beauty else spirits.cunnings(state)
    group = next(group for group in groups if group & bit)
    if not beauty:
        done(state)
        turn.consolidate_kind(state, group)  # DRC-9.43, DRC-9.44
        return
    points = set_points(count(group)) + DRAGON_SET_BONUS  # DRC-9.14
    if state.events is not None:
        tile = state.tops[state.turn * state.board.realm.cells + last(group)]
        state.tell(
            "dragon_castle-event-consolidated-number",
            seat=state.turn,
            number=NUMBER[tile],
            count=count(group),
            points=points,
        )
    done(state)
    turn.consolidate(state, group, points, BEAUTY_ALLOWANCE)


# --- 9.15 Wind ------------------------------------------------------------------------------------------------------


def wind_turn(state: "DragonCastle", action: i64) -> None:
    """DRC-9.15: turn a tile face down, or none."""
    if action != state.board.keep_up:
        cell = action - state.board.turn_down
        if state.events is not None:
            tile = LABELS[state.tops[state.turn * state.board.realm.cells + cell]]
            state.tell(
                "dragon_castle-event-turned-down", seat=state.turn, tile=tile, cell=state.board.realm_labels[cell]
            )
        realm.turn_down(state, cell)
    state.phase = WIND_LIFT


def wind_lift(state: "DragonCastle", action: i64) -> None:
    """DRC-9.16: choose the shrine to move."""
    state.carried = action - state.board.lift
    state.phase = WIND_SET


def wind_set(state: "DragonCastle", action: i64) -> None:
    """DRC-9.16: put it on another face-down tile."""
    board = state.board
    source, target = state.carried, action - board.set_down
    realm.lift_shrine(state, source)
    realm.raise_shrine(state, target)
    state.carried = NONE
    if state.events is not None:
        state.tell(
            "dragon_castle-event-moved-shrine",
            seat=state.turn,
            cell=board.realm_labels[source],
            other_cell=board.realm_labels[target],
        )
    done(state)
    turn.resume(state)


# --- 9.20 Change ----------------------------------------------------------------------------------------------------


def change(state: "DragonCastle", action: i64) -> None:
    """DRC-9.20: a special tile counts as another kind, and the set it makes is turned over."""
    board = state.board
    cell, kind = divmod(action - board.change, len(KINDS))
    alike = state.realms[state.turn].up[kind] | BIT[cell]
    if state.events is not None:
        tile = LABELS[state.tops[state.turn * board.realm.cells + cell]]
        state.tell(
            "dragon_castle-event-changed",
            seat=state.turn,
            tile=tile,
            cell=board.realm_labels[cell],
            kind=KINDS[kind],
        )
    done(state)
    turn.consolidate_as(state, board.realm.flood(BIT[cell], alike), kind)


# --- 9.25 Strength --------------------------------------------------------------------------------------------------


def strength_lift(state: "DragonCastle", action: i64) -> None:
    """DRC-9.25: choose a tile to move, or stop after one."""
    if action == state.board.stay:
        finish_strength(state)
    else:
        state.carried = action - state.board.lift
        state.phase = STRENGTH_SET


def strength_set(state: "DragonCastle", action: i64) -> None:
    """DRC-9.26: lay it on another cell; its side stays."""
    board = state.board
    source, target = state.carried, action - board.set_down
    tile = state.tops[state.turn * board.realm.cells + source]
    if tile == NONE:
        realm.move_down(state, source, target)
    else:
        realm.put(state, target, realm.take_off(state, source))
    if state.events is not None:
        here, there = board.realm_labels[source], board.realm_labels[target]
        if tile == NONE:
            state.tell("dragon_castle-event-moved-down", seat=state.turn, cell=here, other_cell=there)
        else:
            state.tell("dragon_castle-event-moved-up", seat=state.turn, tile=LABELS[tile], cell=here, other_cell=there)
    state.carried = NONE
    first = state.moved == NONE
    state.moved = target
    if first and spirits.movable(state):
        state.phase = STRENGTH_MORE
    else:
        finish_strength(state)


def finish_strength(state: "DragonCastle") -> None:
    """DRC-9.28: look for sets once the whole power is done."""
    state.moved = NONE
    done(state)
    turn.settle(state)


# --- 9.38 Faith, 9.41 Destruction -----------------------------------------------------------------------------------


def faith_build(state: "DragonCastle", action: i64) -> None:
    """DRC-9.38: build one more shrine."""
    turn.raise_shrine(state, action - state.board.build)
    done(state)
    turn.go_on_building(state)


def destroy(state: "DragonCastle", action: i64) -> None:
    """DRC-9.41: discard a tile of the castle."""
    cell = action - state.board.destroy
    tile = castle.remove(state, cell)
    state.gone += 1
    if state.events is not None:
        state.tell(
            "dragon_castle-event-destroyed", seat=state.turn, tile=LABELS[tile], cell=state.board.castle_labels[cell]
        )
        turn.tell_uncovered(state, cell)
    done(state)
    turn.resume(state)
