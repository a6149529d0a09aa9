"""What is pending, in the text of a position: a row for every frame of the stack, from the stage of the game upwards.

`tuck; card dragon NAME; effect activated of NAME, item 1; line 3; left 2`: the kind of the frame, then its registers by
name. Those that hold what they hold in a new frame may be left out.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from drakehall.games.wyrmspan.cache_and_tuck import CARD_BITS
from drakehall.games.wyrmspan.effects import CAVES, RESOURCES
from drakehall.games.wyrmspan.frames import (
    NONE,
    OP_OPPONENTS,
    OP_PAY,
    OP_SEQ,
    WIDTH,
)
from drakehall.games.wyrmspan.operations import OPERATIONS
from drakehall.games.wyrmspan.position_cards import (
    first_word,
    names_of,
    pieces,
    read_packed,
    rows,
    stripped,
    write_packed,
)
from drakehall.games.wyrmspan.position_effects import effect_names, effects_by_name
from drakehall.games.wyrmspan.vocabulary import PLACES
from drakehall.kernel.position_errors import RepeatedLine
from drakehall.kernel.position_text import EMPTY, FLAGS, Line, PositionWriter, Word

if TYPE_CHECKING:
    from drakehall.games.wyrmspan.rules import Wyrmspan

MOST: Final = 10**6
"""More than any register counts."""
KINDS: Final = tuple(operation.name for operation in OPERATIONS)
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


def read_effect(s: "Wyrmspan", word: Word) -> int:
    """Read the name of an effect."""
    effect = effects_by_name(s.compiled).get(word.text)
    if effect is None:
        raise word.refused(f"entice, excavate, activated of {names_of(s.compiled).dragons.labels[0]}, …")
    return effect


NUMBER: Final = Kind(lambda s, value: str(value), lambda s, word: word.number(NONE, MOST))
CARD: Final = Kind(lambda s, card: names_of(s.compiled).written(card), lambda s, word: names_of(s.compiled).read(word))
EFFECT: Final = Kind(lambda s, effect: effect_names(s.compiled)[effect], read_effect)
LINE: Final = Kind(lambda s, at: str(at // WIDTH + 1), lambda s, word: (word.number(1, MOST) - 1) * WIDTH)
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

STEP: Final = Register("step", NUMBER, 0)
SEAT: Final = "seat"
COMMON: Final = (
    Register("card", CARD, NONE),
    Register("effect", EFFECT, NONE),
    Register("line", LINE, NONE),
    Register("above", OUTCOME, 0),
    Register("optional", NUMBER, 0),
)
OF_LINE: Final = (*COMMON[:2], Register("acted", FLAG, 0), *COMMON[3:])
"""A line is where the effects in it find what it has done."""
LEFT: Final = Register("left", NUMBER, 0)
UNUSED: Final = (Register("b", NUMBER, 0), Register("c", NUMBER, NONE), Register("d", NUMBER, NONE))
LINES: Final = (
    Register("gained", PACKED, 0),
    Register("drawn", NUMBER, 0),
    Register("picked", RESOURCE, NONE),
    Register("tucked", NUMBER, NONE),
)
PARTS: Final = (LEFT, Register("parts", BITS, 0), *UNUSED[1:])
WITH_PLACE: Final = (Register("place", PLACE, NONE), UNUSED[2])
OWN_REGISTERS: Final = {
    "explore": (Register("cave", CAVE, NONE), *UNUSED),
    "entice": (LEFT, Register("dragon", DRAGON, 0), Register("place", PLACE, NONE), Register("waived", ICON, NONE)),
    "excavate": (LEFT, Register("cave-card", CAVE_CARD, 0), Register("cave", CAVE, NONE), Register("last", FLAG, NONE)),
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
    """List the registers of a kind of frame behind the step and the seat, in their order."""
    common = OF_LINE if op in (OP_SEQ, OP_OPPONENTS) else COMMON
    return common + OWN_REGISTERS.get(KINDS[op], (LEFT, *UNUSED))


def new_frame(s: "Wyrmspan", op: int, effect: int) -> list[int]:
    """Give what the registers hold in a new frame; with an effect, all that it says is left to do."""
    found = [register.new for register in registers(op)]
    if effect != NONE and op not in (OP_SEQ, OP_OPPONENTS, OP_PAY):
        found[len(COMMON)] = 0 if KINDS[op] == "split" else s.compiled.effects[effect].n
    return found


# --- Writing --------------------------------------------------------------------------------------------------------


def write_pending(s: "Wyrmspan", text: PositionWriter) -> None:
    """Write the stack."""
    text.rows("pending", [frame_text(s, s.stack[at : at + WIDTH]) for at in range(0, len(s.stack), WIDTH)])


def frame_text(s: "Wyrmspan", frame: list[int]) -> str:
    """Write a frame."""
    op, step, seat, _, effect = frame[:5]
    words = [KINDS[op]]
    if step:
        words.append(f"{STEP.name} {step}")
    if seat != s.turn:
        words.append(f"{SEAT} {seat}")
    named = {"dragon", "cave-card"} if step else set()
    for register, value, new in zip(registers(op), frame[3:], new_frame(s, op, effect), strict=True):
        if value != new or register.name in named:
            words.append(f"{register.name} {register.kind.write(s, value)}")
    return "; ".join(words)


# --- Reading --------------------------------------------------------------------------------------------------------


class Row(NamedTuple):
    """A frame as it is written: its kind, and what is said of its registers."""

    op: int
    said: dict[str, Word]


def read_rows(line: Line | None) -> list[Row]:
    """Take apart what is pending: unless it is named, a turn."""
    return [row_of(word) for word in rows(line)] or [Row(KINDS.index("turn"), {})]


def row_of(word: Word) -> Row:
    """Take a row apart into the words for its registers."""
    kind, *parts = [stripped(part) for part in word.split(";")]
    op = kind.label(KINDS)
    allowed = (STEP.name, SEAT, *(register.name for register in registers(op)))
    said: dict[str, Word] = {}
    for part in parts:
        name, value = first_word(part)
        name.label(allowed)
        if name.text in said:
            raise RepeatedLine(line=name.line, column=name.column, given=name.text, earlier=said[name.text].line)
        said[name.text] = value
    return Row(op, said)


def stack_of(s: "Wyrmspan", frames: list[Row]) -> list[int]:
    """Give the stack that rows describe."""
    return [value for row in frames for value in frame_of(s, row)]


def frame_of(s: "Wyrmspan", row: Row) -> list[int]:
    """Give the registers of a frame."""
    op, said = row
    step = NUMBER.read(s, said[STEP.name]) if STEP.name in said else 0
    seat = said[SEAT].number(0, s.seats - 1) if SEAT in said else s.turn
    values = {
        register.name: register.kind.read(s, said[register.name]) for register in registers(op) if register.name in said
    }
    new = new_frame(s, op, values.get("effect", NONE))
    rest = [values.get(register.name, value) for register, value in zip(registers(op), new, strict=True)]
    return [op, step, seat, *rest]
