"""What is pending, in the text of a position: a row for every frame of the stack, from the stage of the game upwards.

`tuck; effect activated of NAME, item 1; left 2`: the kind of the frame, then its registers by name. Those that hold
what they hold in a new frame may be left out. `effect ... item 1` is a part of the effect of the row before.
"""

from collections.abc import Callable
from difflib import get_close_matches
from typing import TYPE_CHECKING, Final, NamedTuple

from drakehall.games.wyrmspan.actions import (
    BONUS_AGAIN,
    BONUS_FIRST,
    CHOOSE_CAVE,
    CHOOSE_SPACE,
    NAME_CAVE,
    NAME_DRAGON,
    NEXT_CAVE,
    PAY_EFFECT,
    PAY_PRINTED,
    PLACE_CAVE,
    PLACE_DRAGON,
    USE_CAVE,
    USE_DRAGON,
    WAIVE_ICON,
)
from drakehall.games.wyrmspan.cache_and_tuck import CARD_BITS, DISCARDING, TUCKING
from drakehall.games.wyrmspan.effects import CAVES, RESOURCES
from drakehall.games.wyrmspan.frames import (
    NONE,
    OP_OPPONENTS,
    OP_PAY,
    OP_SEQ,
    OP_SPLIT,
    OP_TURN,
    WIDTH,
    Frame,
    frames_of,
)
from drakehall.games.wyrmspan.operations import OPERATIONS
from drakehall.games.wyrmspan.payment import OFFERED, PAYING, TAKING
from drakehall.games.wyrmspan.position_cards import names_of, read_packed, write_packed
from drakehall.games.wyrmspan.position_effects import effects_by_name, named_effects
from drakehall.games.wyrmspan.rounds import ACTING, ENDING
from drakehall.games.wyrmspan.vocabulary import PLACES
from drakehall.kernel.position_errors import RepeatedLine
from drakehall.kernel.position_lists import first_word, pieces, rows, stripped
from drakehall.kernel.position_text import EMPTY, FLAGS, PositionWriter, TextLine, Word

if TYPE_CHECKING:
    from drakehall.games.wyrmspan.rules import Wyrmspan

MOST: Final = 10**6
"""More than any register counts."""
KINDS: Final = tuple(operation.name for operation in OPERATIONS)
LINE_KINDS: Final = (OP_SEQ, OP_OPPONENTS)
ICONS: Final = (*RESOURCES, "egg")
OUTCOMES: Final = ("nothing", "done", "declined", "skipped")
"""What became of the frame that lay above."""


class Kind(NamedTuple):
    """What a register holds: how it is written and read."""

    write: Callable[["Wyrmspan", int], str]
    read: Callable[["Wyrmspan", Word], int]


class Register(NamedTuple):
    """A register of a frame: its name, what it holds, and what a new frame holds there."""

    name: str
    kind: Kind
    new: int


def one_of(labels: tuple[str, ...]) -> Kind:
    """One of several labels, or `-`."""
    allowed = (EMPTY, *labels)
    return Kind(lambda s, value: allowed[value + 1], lambda s, word: word.label(allowed) - 1)


def write_dragons(s: "Wyrmspan", four: int) -> str:
    """Write the dragons that a register remembers."""
    found: list[str] = []
    while four:
        found.append(names_of(s.compiled).dragons.labels[(four & (1 << CARD_BITS) - 1) - 1])
        four >>= CARD_BITS
    return ", ".join(found) or EMPTY


def read_dragons(s: "Wyrmspan", word: Word) -> int:
    """Read up to four dragons."""
    words = pieces(word)
    if len(words) > 4:
        raise words[4].refused(EMPTY)
    dragons = [names_of(s.compiled).dragons.card(each) for each in words]
    return sum(dragon + 1 << CARD_BITS * i for i, dragon in enumerate(dragons))


def write_bits(s: "Wyrmspan", bits: int) -> str:
    """Write which parts are done."""
    return ", ".join(str(i + 1) for i in range(bits.bit_length()) if bits >> i & 1) or EMPTY


def read_bits(s: "Wyrmspan", word: Word) -> int:
    """Read which parts are done."""
    return sum({1 << piece.number(1, 20) - 1 for piece in pieces(word)})


def write_card(s: "Wyrmspan", card: int) -> str:
    """Write the card whose line it is."""
    return EMPTY if card == NONE else names_of(s.compiled).written(card)


def read_card(s: "Wyrmspan", word: Word) -> int:
    """Read the card whose line it is."""
    return NONE if word.text == EMPTY else names_of(s.compiled).read(word)


def write_line(s: "Wyrmspan", at: int) -> str:
    """Write in which row the line stands that an effect belongs to, counted from 1."""
    return EMPTY if at == NONE else str(at // WIDTH + 1)


def read_line(s: "Wyrmspan", word: Word) -> int:
    """Read in which row it stands."""
    return NONE if word.text == EMPTY else (word.number(1, MOST) - 1) * WIDTH


NUMBER: Final = Kind(lambda s, value: str(value), lambda s, word: word.number(NONE, MOST))
DRAGON: Final = Kind(
    lambda s, card: names_of(s.compiled).dragons.labels[card], lambda s, word: names_of(s.compiled).dragons.card(word)
)
CAVE_CARD: Final = Kind(
    lambda s, card: names_of(s.compiled).caves.labels[card], lambda s, word: names_of(s.compiled).caves.card(word)
)
DRAGONS: Final = Kind(write_dragons, read_dragons)
PACKED: Final = Kind(lambda s, value: write_packed(value), lambda s, word: read_packed(word))
BITS: Final = Kind(write_bits, read_bits)
CAVE, RESOURCE, ICON, PLACE = one_of(CAVES), one_of(RESOURCES), one_of(ICONS), one_of(PLACES)
OUTCOME: Final = one_of(OUTCOMES)
FLAG: Final = one_of(FLAGS)

STEP, SEAT, EFFECT = "step", "seat", "effect"
PROGRESS: Final = {
    "turn": {ACTING: "acting", ENDING: "ending"},
    "entice": {
        NAME_DRAGON: "name-dragon",
        CHOOSE_SPACE: "choose-space",
        PAY_EFFECT: "pay-effect",
        WAIVE_ICON: "waive-icon",
        PAY_PRINTED: "pay-printed",
        PLACE_DRAGON: "place-dragon",
        USE_DRAGON: "use-dragon",
    },
    "excavate": {
        NAME_CAVE: "name-cave",
        CHOOSE_CAVE: "choose-cave",
        PLACE_CAVE: "place-cave",
        BONUS_FIRST: "bonus-first",
        USE_CAVE: "use-cave",
        BONUS_AGAIN: "bonus-again",
        NEXT_CAVE: "next-cave",
    },
    "convert": {OFFERED: "offered", PAYING: "paying", TAKING: "taking"},
    "split": {DISCARDING: "discarding", TUCKING: "tucking"},
}
"""How far frames have come that have words for it; the others count."""
PART: Final = "... "
"""Before a part of the effect of the frame below."""
COMMON: Final = (
    Register("card", Kind(write_card, read_card), NONE),
    Register("line", Kind(write_line, read_line), NONE),
    Register("above", OUTCOME, 0),
    Register("optional", NUMBER, 0),
)
OF_LINE: Final = (COMMON[0], Register("acted", FLAG, 0), *COMMON[2:])
"""A line is where the effects in it find what it has done."""
LEFT: Final = Register("left", NUMBER, 0)
UNUSED: Final = (Register("b", NUMBER, 0), Register("c", NUMBER, NONE), Register("d", NUMBER, NONE))
LINES: Final = (
    Register("gained", PACKED, 0),
    Register("drawn", NUMBER, 0),
    Register("picked", RESOURCE, NONE),
    Register("tucked", NUMBER, NONE),
)
PARTS: Final = (LEFT, Register("taken", BITS, 0), *UNUSED[1:])
WITH_PLACE: Final = (Register("place", PLACE, NONE), UNUSED[2])
OWN_REGISTERS: Final = {
    "explore": (Register("cave", CAVE, NONE), *UNUSED),
    "entice": (LEFT, Register("dragon", DRAGON, 0), Register("space", PLACE, NONE), Register("waived", ICON, NONE)),
    "excavate": (
        LEFT,
        Register("cave-card", CAVE_CARD, 0),
        Register("cave", CAVE, NONE),
        Register("bonus-due", FLAG, NONE),
    ),
    "pay": (Register("paid", NUMBER, 0), *UNUSED),
    "seq": LINES,
    "opponents": LINES,
    "upto": (LEFT, Register("times", NUMBER, 0), *UNUSED[1:]),
    "bundle": PARTS,
    "choose": PARTS,
    "tuck": (LEFT, UNUSED[0], *WITH_PLACE),
    "tuck_each": (
        LEFT,
        Register("next", DRAGONS, 0),
        Register("then", DRAGONS, NONE),
        Register("after-that", DRAGONS, NONE),
    ),
    "split": (Register("discarded", NUMBER, 0), Register("tucked", NUMBER, 0), *WITH_PLACE),
}
"""The last four registers of the kinds of frames that use them for themselves; most count what is left to do."""


def registers(op: int) -> tuple[Register, ...]:
    """List the registers of a kind of frame behind step, seat and effect, in their order."""
    common = OF_LINE if op in LINE_KINDS else COMMON
    return common + OWN_REGISTERS.get(KINDS[op], (LEFT, *UNUSED))


def new_frame(s: "Wyrmspan", op: int, effect: int, below: list[Frame]) -> list[int]:
    """Return the registers of a new frame above others; with an effect, all that it says is left to do."""
    found = [register.new for register in registers(op)]
    if effect != NONE:
        named = named_effects(s.compiled)[effect]
        found[0] = named.card
        if op not in LINE_KINDS and op != OP_PAY:
            found[1] = nearest_line(below) if named.is_part else NONE
            found[len(COMMON)] = 0 if op == OP_SPLIT else s.compiled.effects[effect].n
    return found


def nearest_line(below: list[Frame]) -> int:
    """Find where the uppermost frame of a line begins."""
    return max((number * WIDTH for number, frame in enumerate(below) if frame.op in LINE_KINDS), default=NONE)


# --- Writing --------------------------------------------------------------------------------------------------------


def write_pending(s: "Wyrmspan", text: PositionWriter) -> None:
    """Write the stack."""
    text.rows("pending", [frame_text(s, frame, s.frames[:number]) for number, frame in enumerate(s.frames)])


def frame_text(s: "Wyrmspan", frame: Frame, below: list[Frame]) -> str:
    """Return the text of a frame that lies above others."""
    op, progress, seat, card, effect, *rest = frame.registers()
    words = [KINDS[op]]
    if progress:
        words.append(f"{STEP} {PROGRESS.get(KINDS[op], {}).get(progress, progress)}")
    if seat != seat_below(s, below):
        words.append(f"{SEAT} {seat}")
    if effect != NONE:
        words.append(f"{EFFECT} {effect_text(s, effect, below)}")
    named = {"dragon", "cave-card"} if progress else set()
    for register, value, new in zip(registers(op), [card, *rest], new_frame(s, op, effect, below), strict=True):
        if value != new or register.name in named:
            words.append(f"{register.name} {register.kind.write(s, value)}")
    return "; ".join(words)


def effect_text(s: "Wyrmspan", effect: int, below: list[Frame]) -> str:
    """Write the name of an effect; a part of the one below without what they have in common."""
    name = named_effects(s.compiled)[effect].name
    whole = whole_below(s, below)
    return PART + name.removeprefix(whole) if whole and name.startswith(whole) else name


def whole_below(s: "Wyrmspan", below: list[Frame]) -> str:
    """Return how the names of the parts of the uppermost effect begin."""
    if not below or below[-1].effect == NONE:
        return ""
    return named_effects(s.compiled)[below[-1].effect].name + ", "


def seat_below(s: "Wyrmspan", below: list[Frame]) -> int:
    """Return the seat of the uppermost frame; of the first one it is the seat in turn."""
    return below[-1].seat if below else s.turn


# --- Reading --------------------------------------------------------------------------------------------------------


class Row(NamedTuple):
    """A frame as it is written: its kind, and what is said of its registers."""

    op: int
    said: dict[str, Word]


def read_rows(line: TextLine | None) -> list[Row]:
    """Take apart what is pending: unless it is named, a turn."""
    return [row_of(word) for word in rows(line)] or [Row(OP_TURN, {})]


def row_of(word: Word) -> Row:
    """Take a row apart into the words for its registers."""
    kind, *parts = [stripped(part) for part in word.split(";")]
    op = kind.label(KINDS)
    allowed = (STEP, SEAT, EFFECT, *(register.name for register in registers(op)))
    said: dict[str, Word] = {}
    for part in parts:
        name, value = first_word(part)
        name.label(allowed)
        if name.text in said:
            raise RepeatedLine(line=name.line, column=name.column, given=name.text, earlier=said[name.text].line)
        said[name.text] = value
    return Row(op, said)


def frames_from(s: "Wyrmspan", described: list[Row]) -> list[Frame]:
    """Return the frames that rows describe."""
    frames: list[Frame] = []
    for row in described:
        frames.append(frame_of(s, row, frames))
    return frames


def frame_of(s: "Wyrmspan", row: Row, below: list[Frame]) -> Frame:
    """Return a frame above others."""
    op, said = row
    progress = read_progress(op, said[STEP]) if STEP in said else 0
    seat = said[SEAT].number(0, s.seats - 1) if SEAT in said else seat_below(s, below)
    effect = read_effect(s, said[EFFECT], below) if EFFECT in said else NONE
    values = {each.name: each.kind.read(s, said[each.name]) for each in registers(op) if each.name in said}
    new = new_frame(s, op, effect, below)
    card, *rest = [values.get(each.name, value) for each, value in zip(registers(op), new, strict=True)]
    return frames_of([op, progress, seat, card, effect, *rest])[0]


def read_progress(op: int, word: Word) -> int:
    """Read how far a frame has come."""
    names = PROGRESS.get(KINDS[op])
    if names is None:
        return word.number(0, MOST)
    by_name = {name: progress for progress, name in names.items()}
    return by_name[tuple(by_name)[word.label(tuple(by_name))]]


def read_effect(s: "Wyrmspan", word: Word, below: list[Frame]) -> int:
    """Read the name of an effect."""
    whole = whole_below(s, below)
    name = whole + word.text.removeprefix(PART) if word.text.startswith(PART) else word.text
    effect = effects_by_name(s.compiled).get(name)
    if effect is None:
        close = get_close_matches(name, effects_by_name(s.compiled))
        raise word.refused(", ".join(f"“{each}”" for each in close) or f"“entice”, “{PART}item 1”, …")
    return effect
