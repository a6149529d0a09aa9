"""The turn: action, placing, consolidating, shrines, and the end of the game."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from drakehall.games.dragon_castle import castle, realm, scoring, spirits
from drakehall.games.dragon_castle.grid import BIT, count, last
from drakehall.games.dragon_castle.tiles import (
    ALLOWANCE,
    DISCARD_POINTS,
    DRAGON_SET_BONUS,
    DRAGONS,
    KINDS,
    LABELS,
    NONE,
    set_points,
    summons_to_end,
)
from drakehall.games.dragon_castle.vocabulary import (
    BUILD,
    COMPLETE,
    CONSOLIDATE,
    MET,
    NO_DUTY,
    OPEN,
    OVER,
    PLACE,
    PLACE_SECOND,
    POST,
    START,
)

if TYPE_CHECKING:
    from drakehall.games.dragon_castle.rules import DragonCastle

SETS: Final = 0
DISCARDS: Final = 1
"""Victory points are kept by source, two numbers for every seat."""


# --- 4 Beginning of a turn ------------------------------------------------------------------------------------------


def begin(state: "DragonCastle", seat: i64) -> None:
    """DRC-4.1: the next player's turn begins; whatever lasted for a turn is over."""
    state.turn = state.seat = seat
    state.turns += 1
    state.phase = state.base = START
    state.used = 0
    state.elegance = NO_DUTY
    state.first = state.second = state.first_cell = NONE
    state.first_floor = 0
    state.touched = 0
    state.site = 0
    state.allowance = 0
    if state.fresh:
        state.fresh = []


# --- 5 The action ---------------------------------------------------------------------------------------------------


def act(state: "DragonCastle", action: i64) -> None:
    """DRC-5.1, DRC-5.7: take the first tile, or summon the dragon."""
    if action == state.board.summon:
        summon(state)
        return
    cell = action - state.board.pick
    if state.elegance == OPEN and not castle.is_available(state, cell):
        state.elegance = MET  # DRC-9.33
    state.first_cell = cell
    state.first_floor = state.heights[cell]
    state.first = castle.remove(state, cell)
    state.phase = state.base = COMPLETE
    if state.events is not None:
        state.tell(
            "dragon_castle-event-picked",
            seat=state.turn,
            tile=LABELS[state.first],
            cell=state.board.castle_labels[cell],
        )
        tell_uncovered(state, cell)


def summon(state: "DragonCastle") -> None:
    """DRC-5.8: take a countdown token."""
    seat = state.turn
    state.tokens = state.tokens[:]  # shared with copies: replaced, never changed
    state.tokens[seat] = state.tokens[seat] + 1
    state.summoned += 1
    if state.events is not None:
        taken, needed = state.summoned, summons_to_end(state.seats)
        state.tell("dragon_castle-event-summoned", seat=seat, left=max(0, needed - taken))
        if taken == needed:
            state.tell("dragon_castle-event-last-round", seat=(state.starter - 1) % state.seats)
    post(state)


def complete(state: "DragonCastle", action: i64) -> None:
    """DRC-4.3: finish the action as a pair, with a shrine, or by discarding the tile."""
    board = state.board
    if action == board.take_shrine:
        take_shrine(state)
    elif action == board.discard:
        discard(state)
    else:
        pair(state, action - board.pair)


def take_shrine(state: "DragonCastle") -> None:
    """DRC-5.5: one shrine from the supply."""
    change_pool(state, 1)
    state.supply -= 1
    state.phase = state.base = PLACE
    if state.events is not None:
        state.tell("dragon_castle-event-took-shrine", seat=state.turn)


def discard(state: "DragonCastle") -> None:
    """DRC-5.6: the tile leaves the game for a point; nothing is placed."""
    earn(state, DISCARDS, DISCARD_POINTS)
    state.gone += 1
    if state.events is not None:
        state.tell("dragon_castle-event-discarded", seat=state.turn, tile=LABELS[state.first], points=DISCARD_POINTS)
    state.first = NONE
    post(state)


def pair(state: "DragonCastle", cell: i64) -> None:
    """DRC-5.2: take the second tile."""
    if state.elegance == OPEN:
        state.elegance = MET
    state.second = castle.remove(state, cell)
    state.phase = state.base = PLACE
    if state.events is not None:
        state.tell(
            "dragon_castle-event-paired",
            seat=state.turn,
            tile=LABELS[state.second],
            cell=state.board.castle_labels[cell],
        )
        tell_uncovered(state, cell)


def tell_uncovered(state: "DragonCastle", cell: i64) -> None:
    """DRC-2.13: a tile that was covered can now be seen."""
    if state.heights[cell]:
        tile = LABELS[castle.top_tile(state, cell)]
        state.tell("dragon_castle-event-uncovered", tile=tile, cell=state.board.castle_labels[cell], reveals=True)


def change_pool(state: "DragonCastle", amount: i64) -> None:
    """Add to the player's shrine pool."""
    state.pools = state.pools[:]  # shared with copies: replaced, never changed
    state.pools[state.turn] = state.pools[state.turn] + amount
    realm.forget_able(state)


def earn(state: "DragonCastle", source: i64, points: i64) -> None:
    """Add victory points."""
    state.earned = state.earned[:]  # shared with copies: replaced, never changed
    at = state.turn * 2 + source
    state.earned[at] = state.earned[at] + points


# --- 6 Placing ------------------------------------------------------------------------------------------------------


def place(state: "DragonCastle", action: i64) -> None:
    """DRC-6.1: lay a tile; DRC-6.4: look for sets once all tiles of the turn lie."""
    cell = action - state.board.place
    if state.phase == PLACE:
        tile, state.first = state.first, NONE
    else:
        tile, state.second = state.second, NONE
    realm.put(state, cell, tile)
    if state.events is not None:
        state.tell(
            "dragon_castle-event-placed", seat=state.turn, tile=LABELS[tile], cell=state.board.realm_labels[cell]
        )
    if state.second != NONE:
        state.phase = PLACE_SECOND
    else:
        state.base = POST
        settle(state)


# --- 7 Consolidating ------------------------------------------------------------------------------------------------


def settle(state: "DragonCastle") -> None:
    """DRC-7.3: turn over one set after another until none is left, then resume the turn."""
    waiting = realm.forced(state)
    if not waiting:
        state.touched = 0
        resume(state)
    elif len(waiting) == 1 and not spirits.on_call(state, CONSOLIDATE):
        consolidate_kind(state, waiting[0])
    else:
        state.phase = CONSOLIDATE


def resume(state: "DragonCastle") -> None:
    """Resume the turn where a spirit or a consolidation interrupted it."""
    if state.base == POST:
        post(state)
    else:
        state.phase = state.base


def turn_over(state: "DragonCastle", action: i64) -> None:
    """DRC-7.5: the player chooses which of several sets is next."""
    bit = BIT[action - state.board.turn_over]
    consolidate_kind(state, next(group for group in realm.forced(state) if group & bit))


def consolidate_kind(state: "DragonCastle", group: i64) -> None:
    """Turn over a set of one kind."""
    consolidate_as(state, group, realm.kind_at(state, last(group)))


def consolidate_as(state: "DragonCastle", group: i64, kind: i64) -> None:
    """DRC-7.6, DRC-7.7, DRC-7.9: turn over a set that counts as a kind."""
    points = set_points(count(group)) + (DRAGON_SET_BONUS if kind == DRAGONS else 0)
    if state.events is not None:
        state.tell(
            "dragon_castle-event-consolidated",
            seat=state.turn,
            kind=KINDS[kind],
            count=count(group),
            points=points,
        )
    consolidate(state, group, points, ALLOWANCE[kind])


def consolidate(state: "DragonCastle", group: i64, points: i64, allowance: i64) -> None:
    """Turn over a set, score it, and let shrines be built on it."""
    realm.consolidate(state, group)
    earn(state, SETS, points)
    state.site = group
    state.allowance = allowance
    go_on_building(state)


def go_on_building(state: "DragonCastle") -> None:
    """DRC-7.8: ask for shrines as long as there is one to build."""
    if (state.allowance and state.pools[state.turn]) or spirits.on_call(state, BUILD):
        state.phase = BUILD
    else:
        finish_building(state)


def build(state: "DragonCastle", action: i64) -> None:
    """DRC-7.8: build a shrine on the set just turned over, or no more."""
    if action == state.board.build_no_more:
        finish_building(state)
        return
    raise_shrine(state, action - state.board.build)
    state.allowance -= 1
    go_on_building(state)


def raise_shrine(state: "DragonCastle", cell: i64) -> None:
    """Put a shrine of the pool on a tile."""
    realm.raise_shrine(state, cell)
    change_pool(state, -1)
    if state.events is not None:
        level = state.stacks[state.turn * state.board.realm.cells + cell]
        state.tell("dragon_castle-event-built", seat=state.turn, cell=state.board.realm_labels[cell], level=level)


def finish_building(state: "DragonCastle") -> None:
    """The set is done; others may be waiting."""
    state.site = 0
    state.allowance = 0
    settle(state)


# --- 8 End of a turn, end of the game -------------------------------------------------------------------------------


def post(state: "DragonCastle") -> None:
    """DRC-9.8: the last window; it is not asked if no spirit can be called."""
    state.phase = state.base = POST
    if not spirits.on_call(state, POST):
        end_turn(state)


def end_turn(state: "DragonCastle") -> None:
    """DRC-8.3, DRC-8.4: the game is over after the last player's turn of the last round."""
    seat = state.turn
    following = (seat + 1) % state.seats
    if following == state.starter and state.summoned >= summons_to_end(state.seats):
        finish(state)
    else:
        begin(state, following)


def finish(state: "DragonCastle") -> None:
    """DRC-8.5: the game is over."""
    begin(state, state.turn)
    state.phase = state.base = OVER
    state.seat = None
    if state.events is not None:
        for seat, points in enumerate(scoring.scores(state)):
            state.tell("dragon_castle-event-scored", seat=seat, points=points)
        for seat in scoring.winners(state):
            state.tell("dragon_castle-event-won", seat=seat)
