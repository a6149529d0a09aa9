"""Positions of Simurgh as text: written by `write`, read by `read`. docs/positions.md shows examples.

Action tiles and power tiles are in `position_tiles`, dragons and objectives in `position_dragons`, what is remembered
in `position_memory`, what is pending in `position_pending`.
"""

from typing import TYPE_CHECKING, Final

from drakehall.games.simurgh import position_dragons, position_memory, position_pending, position_tiles, scoring
from drakehall.games.simurgh.effects import GOODS, PP_UNIT
from drakehall.games.simurgh.position_pending import goods_text, read_goods, seat_in_setup
from drakehall.games.simurgh.vocabulary import CHOOSING, HOME, NONE, RETURNED, SPACE_LABELS, SUPPLY, Frame
from drakehall.kernel.position_errors import WrongCount
from drakehall.kernel.position_lists import listed
from drakehall.kernel.position_text import PositionReader, PositionWriter, TextLine

if TYPE_CHECKING:
    from drakehall.games.simurgh.rules import Simurgh

MOST_TURNS: Final = 10**6
MOST_POINTS: Final = 2**11 - 1
FINISHED: Final[Frame] = (NONE, 0, 0, 0, 0)
"""In place of a step that tells which part of the game it is: the game is over."""
PLACES: Final = {label: space for space, label in enumerate(SPACE_LABELS)} | {
    "home": HOME,
    "returned": RETURNED,
    "supply": SUPPLY,
}
"""Where a vassal can be."""
PLACE_LABELS: Final = {place: label for label, place in PLACES.items()}
VASSAL_LINES: Final = (("spearmen", range(3)), ("riders", range(3, 5)))
"""The vassals of a seat, each kind in a line of its own."""
SET_OUT: Final = (HOME, SUPPLY, SUPPLY, HOME, SUPPLY)
"""Where vassals are when the game begins."""


# --- Writing --------------------------------------------------------------------------------------------------------


def write(state: "Simurgh") -> str:
    """Write a whole position."""
    text = PositionWriter("simurgh", state)
    text.line("starter", state.starter)
    if not in_setup(stage_of(state)):
        text.line("turns", state.turns)
        text.line("turn", state.turn)
    if state.final != NONE:
        text.line("last turns", state.final)
    text.line("points", *(state.points(seat) for seat in range(state.seats)))
    for seat in range(state.seats):
        write_house(state, seat, text)
    position_tiles.write_action_tiles(state, text)
    position_tiles.write_power(state, text)
    position_dragons.write(state, text)
    position_pending.write(state, text)
    position_memory.write(state, text)
    return str(text)


def write_house(state: "Simurgh", seat: int, text: PositionWriter) -> None:
    """Write the resources of a seat, and where its vassals are."""
    text.line(f"goods {seat}", goods_text(state.stock[seat] & GOODS))
    own = state.where[seat * 5 : seat * 5 + 5]
    for key, vassals in VASSAL_LINES:
        places = [own[vassal] for vassal in vassals]
        while len(places) > 1 and places[-1] == SUPPLY:
            places.pop()
        text.line(f"{key} {seat}", *(PLACE_LABELS[place] for place in places))


def stage_of(state: "Simurgh") -> Frame:
    """Return the step that tells which part of the game it is."""
    return state.stack[0] if state.stack else FINISHED


def in_setup(stage: Frame) -> bool:
    """Whether the table is still being set."""
    return NONE < stage[0] <= CHOOSING


# --- Reading --------------------------------------------------------------------------------------------------------


def read(state: "Simurgh", text: PositionReader) -> "Simurgh":
    """Lay out what a text names on a table set for a new game; what it does not name follows from that or is dealt."""
    if text.bare:
        return state
    clear_table(state)
    state.stack = position_pending.read_stack(state, text.line("pending"))
    stage = stage_of(state)
    read_turns(state, text, stage)
    read_houses(state, text)
    position_tiles.read_action_tiles(state, text, stage)
    position_tiles.read_power(state, text, stage)
    position_dragons.read(state, text, stage)
    read_last_turns(state, text, stage)
    position_pending.read_turn(state, text)
    position_memory.read(state, text, stage)
    state.rebuild()
    state.seat = None if stage == FINISHED else state.turn
    state.ending = scoring.ending(state) if stage == FINISHED else []
    return state


def clear_table(state: "Simurgh") -> None:
    """Take away what a new game deals."""
    seats = state.seats
    state.acts, state.ready = [0] * seats, [0] * seats
    state.dragons = [[] for _ in range(seats)]
    state.hands = [[] for _ in range(seats)]
    state.offers, state.sealed = [], []
    state.fresh = NONE


def read_turns(state: "Simurgh", text: PositionReader, stage: Frame) -> None:
    """Read turns and whose turn it is; unless they are named, as few turns as possible."""
    seats, over = state.seats, stage == FINISHED
    state.starter = text.seat("starter", state.options.starting_seat or 0)
    if in_setup(stage):
        state.turns = 0
        state.turn = seat_in_setup(state, stage)
        return
    named = text.line("turn")
    turn = (state.starter - over) % seats if named is None else named.word().number(0, seats - 1)
    state.turns = text.number("turns", (turn - state.starter) % seats + over, 0, MOST_TURNS)
    state.turn = turn if named is not None else (state.starter + state.turns - over) % seats


def read_last_turns(state: "Simurgh", text: PositionReader, stage: Frame) -> None:
    """Read whose turn started the last turns; unless it is named, it is this one, or the one a round ago."""
    board = state.board
    objectives = sum(tile != NONE for tile in state.statue)
    begun = objectives >= board.objective_end or len(state.chronicle) >= board.chronicle_end
    usual = (state.turn + (stage == FINISHED)) % state.seats
    state.final = text.seat("last turns", usual if begun else NONE)


def read_houses(state: "Simurgh", text: PositionReader) -> None:
    """Read resources, points and vassals; what is not named is as at the beginning of the game."""
    start = state.board.start
    points = text.numbers("points", [start // PP_UNIT] * state.seats, 0, MOST_POINTS)
    state.where = [*SET_OUT] * state.seats
    for seat in range(state.seats):
        line = text.line(f"goods {seat}")
        goods = start & GOODS if line is None else read_goods(listed(line))
        state.stock[seat] = goods + points[seat] * PP_UNIT
        for key, vassals in VASSAL_LINES:
            read_vassals(state, seat * 5 + vassals[0], text.line(f"{key} {seat}"), len(vassals))


def read_vassals(state: "Simurgh", first: int, line: TextLine | None, count: int) -> None:
    """Read where the vassals of a kind are; those that are not named are in the supply."""
    if line is None:
        return
    words = line.words()
    if len(words) > count:
        at = words[count]
        raise WrongCount(line=at.line, column=at.column, count=len(words), needed=count)
    labels = list(PLACES)
    places = [PLACES[labels[word.label(labels)]] for word in words]
    state.where[first : first + count] = places + [SUPPLY] * (count - len(places))
