"""What is pending in the middle of a turn of Dragon Castle, as text: the phase and its registers by name."""

from typing import TYPE_CHECKING, Final

from drakehall.games.dragon_castle.castle import FLOORS
from drakehall.games.dragon_castle.grid import cells
from drakehall.games.dragon_castle.realm import LEVELS
from drakehall.games.dragon_castle.tiles import LABELS, NONE, TILES
from drakehall.games.dragon_castle.vocabulary import (
    CHOOSE_SET,
    COMPLETE,
    OVER,
    PHASES,
    PLACE,
    PLACE_SECOND,
    POST,
    SPIRITS,
)
from drakehall.kernel.position_text import PositionReader, PositionWriter, TextLine

if TYPE_CHECKING:
    from drakehall.games.dragon_castle.rules import DragonCastle

STEPS: Final = tuple("choose-set" if phase == CHOOSE_SET else name for phase, name in enumerate(PHASES))
"""A name for each phase of its own; players are asked the same whether a set is forced or chosen."""
DUTIES: Final = ("no", "open", "met")
MANY: Final = 100


def write(state: "DragonCastle", text: PositionWriter) -> None:
    """Write the phase and whatever its registers hold."""
    text.line("phase", STEPS[state.phase])
    if state.base != usual_step(state.phase):
        text.line("step", STEPS[state.base])
    if state.first_cell != NONE:
        text.line("first tile", f"{state.board.castle_labels[state.first_cell]}.{state.first_floor}")
    if state.second != NONE:
        text.line("second tile", LABELS[state.second])
    if state.used:
        text.line("called", *(SPIRITS[spirit] for spirit in cells(state.used)))
    if state.elegance:
        text.line("elegance", DUTIES[state.elegance])
    labels = state.board.realm_labels
    for key, mask in (("laid", state.touched), ("set", state.site)):
        if mask:
            text.line(key, *(labels[cell] for cell in cells(mask)))
    if state.fresh:
        text.line("turned over", *(f"{labels[tile // LEVELS]}.{tile % LEVELS}" for tile in state.fresh))
    if state.allowance:
        text.line("allowance", state.allowance)
    if state.spirit != NONE:
        text.line("spirit", SPIRITS[state.spirit])
        text.line("window", STEPS[state.window])
    if state.due:
        text.line("payments", state.due)
    for key, cell in (("carried", state.carried), ("moved", state.moved)):
        if cell != NONE:
            text.line(key, labels[cell])


def usual_step(phase: int) -> int:
    """Return where the turn itself stands in a phase, without interruptions: most powers come after placing."""
    if phase == PLACE_SECOND:
        return PLACE
    return phase if phase <= POST or phase == OVER else POST


def read(state: "DragonCastle", text: PositionReader) -> None:
    """Read the phase and its registers; those that are not named hold nothing."""
    labels = state.board.realm_labels
    state.phase = text.label("phase", STEPS, 0)
    state.base = text.label("step", STEPS, usual_step(state.phase))
    read_taken(state, text.line("first tile"))
    second = text.line("second tile")
    state.second = NONE if second is None else second.word().label(LABELS)
    state.used = mask_of(text.line("called"), SPIRITS)
    state.elegance = text.label("elegance", DUTIES, 0)
    state.touched = mask_of(text.line("laid"), labels)
    state.site = mask_of(text.line("set"), labels)
    state.fresh = levels_of(text.line("turned over"), labels)
    state.allowance = text.number("allowance", 0, 0, MANY)
    state.spirit = text.label("spirit", SPIRITS, NONE)
    state.window = text.label("window", STEPS, NONE)
    state.due = text.number("payments", 0, 0, MANY)
    state.carried = text.label("carried", labels, NONE)
    state.moved = text.label("moved", labels, NONE)


def read_taken(state: "DragonCastle", line: TextLine | None) -> None:
    """Read from which cell and floor the first tile of the turn was taken: `c3.2`."""
    if line is not None:
        cell, *floor = line.word().split(".")
        state.first_cell = cell.label(state.board.castle_labels)
        if len(floor) != 1:
            raise line.word().refused(f"{cell.text}.1–{FLOORS}")
        state.first_floor = floor[0].number(1, FLOORS)


def take_in_hand(state: "DragonCastle") -> None:
    """The first tile is in hand until it is placed."""
    in_hand = state.base in (COMPLETE, PLACE) and state.phase != PLACE_SECOND
    if in_hand and state.first_cell != NONE:
        state.first = state.castle[state.first_cell * FLOORS + state.first_floor - 1]


def mask_of(line: TextLine | None, labels: tuple[str, ...]) -> int:
    """Read labels as a mask."""
    mask = 0
    for word in line.words() if line is not None else []:
        mask |= 1 << word.label(labels)
    return mask


def levels_of(line: TextLine | None, labels: tuple[str, ...]) -> list[int]:
    """Read tiles of a realm by cell and level, `b3.2`."""
    found: list[int] = []
    for word in line.words() if line is not None else []:
        cell, *level = word.split(".")
        at = cell.label(labels)
        if len(level) != 1:
            raise word.refused(f"{cell.text}.1")
        found.append(at * LEVELS + level[0].number(1, TILES))
    return sorted(found)
