"""The dragon guild: steps on the track, markers on the tile, their bonuses."""

from typing import TYPE_CHECKING, Final

from drakehall.games.wyrmspan.frames import (
    BEGUN,
    DONE,
    MARKERS,
    MOST_MARKERS,
    NONE,
    NOTHING,
    OP_BROWN,
    ROW,
    TRACK,
    TRACK_SPACES,
    Frame,
    offer,
    pop,
    push,
    push_op,
    push_seq,
)
from drakehall.games.wyrmspan.tiles import GUILDS
from drakehall.games.wyrmspan.vocabulary import FIELDS, MARKER, USE

if TYPE_CHECKING:
    from drakehall.games.wyrmspan.rules import Wyrmspan

FIELD_BITS: Final = 3
"""A seat's markers on each field in `state.marks`, three bits per field."""


def steps(s: "Wyrmspan", frame: Frame) -> list[int] | None:
    """GUILD: step by step; every space pays at once, brown ones included (WYR-9.2)."""
    seat = frame.seat
    if not frame.left:
        pop(s, DONE if frame.progress else NOTHING)
        return None
    if frame.flag:
        return offer(s, frame, [USE])
    frame.left -= 1
    frame.progress = BEGUN
    at = seat * ROW
    space = s.stock[at + TRACK] = (s.stock[at + TRACK] + 1) % TRACK_SPACES
    if s.events is not None:
        s.tell("wyrmspan-event-guild-step", seat=seat, space=space)
    benefit = s.compiled.track[space]
    if benefit >= 0:
        push(s, benefit, seat, NONE, 0, NONE)
    elif s.stock[at + MARKERS] < MOST_MARKERS:  # WYR-9.5
        push_op(s, OP_BROWN, seat)
    return None


def on_field(s: "Wyrmspan", field: int) -> int:
    """Count the markers of all on a field of the guild tile."""
    total = 0
    for mask in s.marks:
        total += mask >> FIELD_BITS * field & 7
    return total


def squares(s: "Wyrmspan") -> tuple[int, ...]:
    """WYR-9.7: the number of markers that the four abilities and the two better fields of the last row hold."""
    tile = GUILDS[s.tile]
    return (*(tile.squares_large if s.seats >= 4 else tile.squares), 1, 1)


def open_fields(s: "Wyrmspan") -> list[int]:
    """WYR-9.4: list the fields that can take a marker; the last one always can."""
    return [field for field, room in enumerate(squares(s)) if on_field(s, field) < room] + [6]


def put_marker(s: "Wyrmspan", seat: int, field: int) -> None:
    """Put a marker on the guild tile."""
    s.marks = s.marks[:]
    s.marks[seat] += 1 << FIELD_BITS * field
    if s.events is not None:
        s.tell("wyrmspan-event-marker", seat=seat, field=FIELDS[field])


def brown(s: "Wyrmspan", frame: Frame) -> list[int] | None:
    """BROWN: a marker must be placed (WYR-9.3)."""
    if frame.progress:
        pop(s, DONE)
        return None
    return offer(s, frame, [MARKER + field for field in open_fields(s)])


def answer_brown(s: "Wyrmspan", frame: Frame, action: int) -> None:
    """BROWN: place the marker; the bonus beside it may be used."""
    seat, field = frame.seat, action - MARKER
    frame.progress = BEGUN
    s.stock[seat * ROW + MARKERS] += 1
    put_marker(s, seat, field)
    if field < 3:
        push_seq(s, s.compiled.bonuses[s.tile][field], seat, NONE)
