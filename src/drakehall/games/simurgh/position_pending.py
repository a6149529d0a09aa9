"""What is pending in a position of Simurgh, as text: a row for every step, from the part of the turn upwards.

`take; effect 1 veg / 1 meat`: the step, then its registers by name. Those that hold nothing, or what they usually hold,
may be left out. Effects are written as the tables of tiles and the board file write them.
"""

from collections.abc import Callable, Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING, Final, NamedTuple

from drakehall.games.simurgh.compiled_tiles import ANSWERS
from drakehall.games.simurgh.effects import KINDS, RESOURCES, unpack
from drakehall.games.simurgh.invariants_pending import AT_A_PLACE, WITHDRAWN, divided
from drakehall.games.simurgh.paying import FOR_SPACE
from drakehall.games.simurgh.power import drafter_seat
from drakehall.games.simurgh.vocabulary import (
    ABILITY_LABELS,
    AFTER,
    AFTERWARDS,
    ANSWERING,
    CHOOSING,
    DRAFTING,
    DRAFTING_POWER,
    DRAWING,
    KEEPING,
    LAID_DUTY,
    LAYING,
    MARKING,
    MOVED,
    NO_DUTY,
    NONE,
    OPENING,
    PAYING,
    QUARTERS_DUTY,
    RETURNING,
    SOURCES,
    SPENDING,
    SPENT,
    STEPPING,
    TAKING,
    TAKING_FACE_UP,
    UNMARKING,
    VASSALS,
    WILD_LABELS,
    Frame,
)
from drakehall.kernel.position_errors import RepeatedLine
from drakehall.kernel.position_lists import first_word, pieces, rows, stripped
from drakehall.kernel.position_text import EMPTY, FLAGS, PositionReader, PositionWriter, TextLine, Word

if TYPE_CHECKING:
    from drakehall.games.simurgh.rules import Simurgh

STEPS: Final = (
    "draft-power",
    "draft",
    "choose-dragon",
    "turn",
    "laid",
    "withdraw",
    "quarters",
    "statue",
    "pay",
    "take",
    "answer",
    "match",
    "mark",
    "unmark",
    "spend",
    "keep",
    "put-back",
    "scout",
    "after",
    "hand-limit",
    "resource-limit",
    "spent",
    "draw",
    "step",
    "moved",
    "check",
    "refill",
    "next",
)
"""Each step has a name of its own, even where players are asked the same thing in several of them."""
OVER: Final = "over"
"""Instead of steps: nothing is pending any more."""
MOST: Final = 100
"""More than any register counts."""
MOST_TOKENS: Final = 127
"""The most tokens of a kind that anybody can have."""


class Kind(NamedTuple):
    """What a register holds: how it is written and read."""

    write: Callable[["Simurgh", int], str]
    read: Callable[["Simurgh", Word], int]


class Register(NamedTuple):
    """A register of a step: its name, what it holds, and what it usually holds."""

    name: str
    kind: Kind
    usual: int = 0


def one_of(labels: tuple[str, ...], first: int = 0) -> Kind:
    """One of several labels, counted from `first`; smaller numbers are written `-`."""
    allowed = (*[EMPTY] * first, *labels)
    return Kind(lambda state, value: allowed[value], lambda state, word: word.label(allowed))


def some_of(labels: Sequence[str]) -> Kind:
    """Several labels, one bit each."""
    return Kind(
        lambda state, mask: ", ".join(each for i, each in enumerate(labels) if mask >> i & 1) or EMPTY,
        lambda state, word: sum({1 << piece.label(labels) for piece in pieces(word)}),
    )


def write_effect(state: "Simurgh", number: int) -> str:
    """Write a cost or gain in its notation; an empty register says `none`."""
    return "none" if number == NONE else state.board.effects[number].text


def read_effect(state: "Simurgh", word: Word) -> int:
    """Read a cost or gain of the tiles or the board in force."""
    numbers = {effect.text: effect.number for effect in state.board.effects} | {"none": NONE}
    if word.text not in numbers:
        raise word.refused(", ".join(f"“{each}”" for each in get_close_matches(word.text, numbers)) or "1 veg + 1 meat")
    return numbers[word.text]


def goods_text(packed: int) -> str:
    """Write resources: `2 veg, 1 wisdom`."""
    counts = zip(unpack(packed), RESOURCES, strict=True)
    return ", ".join(f"{count} {kind}" for count, kind in counts if count) or EMPTY


def read_goods(words: list[Word]) -> int:
    """Read resources; if a kind is named twice, the last number counts."""
    counts = [0] * len(RESOURCES)
    for word in words:
        count, kind = first_word(word)
        counts[kind.label(RESOURCES)] = count.number(1, MOST_TOKENS)
    return sum(count << 8 * kind for kind, count in enumerate(counts))


NUMBER: Final = Kind(lambda state, value: str(value), lambda state, word: word.number(0, MOST))
EFFECT: Final = Kind(write_effect, read_effect)
GOODS: Final = Kind(lambda state, packed: goods_text(packed), lambda state, word: read_goods(pieces(word)))
USE: Final = Register("for", one_of(("ability", "space")), FOR_SPACE)
OF_MOVE: Final = Register("move", one_of(WILD_LABELS, first=1))
"""The space of the Wilds of a move, if it is one."""
WILD: Final = Register("wild", one_of(WILD_LABELS))
COUNT: Final = Register("count", NUMBER)
WITH_MARKERS: Final = Register("markers", NUMBER)
CHOSEN: Final = Register("chosen", NUMBER)
ANSWER_LABELS: Final = tuple(ABILITY_LABELS[fact.number] for fact in ANSWERS)

REGISTERS: Final[dict[int, tuple[Register, ...]]] = {
    DRAFTING_POWER: (CHOSEN,),
    DRAFTING: (CHOSEN,),
    CHOOSING: (CHOSEN,),
    PAYING: (Register("effect", EFFECT, NONE), USE, Register("food", NUMBER), Register("material", NUMBER)),
    TAKING: (Register("effect", EFFECT), OF_MOVE, Register("mix", GOODS), Register("option", NUMBER)),
    ANSWERING: (Register("abilities", some_of(ANSWER_LABELS)), Register("received", some_of(KINDS)), OF_MOVE),
    MARKING: (COUNT,),
    UNMARKING: (COUNT,),
    SPENDING: (Register("vassal", one_of(VASSALS)), USE),
    KEEPING: (WITH_MARKERS,),
    RETURNING: (Register("tiles", one_of(("dragons", "objectives"))),),
    TAKING_FACE_UP: (Register("source", one_of(SOURCES, first=1)),),
    AFTER: (Register("asked", one_of(FLAGS)),),
    SPENT: (Register("vassals", some_of(VASSALS)),),
    DRAWING: (COUNT, WITH_MARKERS),
    STEPPING: (WILD,),
    MOVED: (WILD,),
}
"""The registers of the steps that have any, in their order."""


# --- Writing --------------------------------------------------------------------------------------------------------


def write(state: "Simurgh", text: PositionWriter) -> None:
    """Write what has been done in this turn, and the steps that are pending."""
    if state.moved:
        text.line("moved", "yes")
    if state.fresh != NONE:
        kind = int(state.fresh % 5 >= 3)
        text.line("placed", VASSALS[kind], state.fresh % 5 - 3 * kind + 1)
    for key, wild in (("laid", state.laid), ("extra move", state.extra)):
        if wild != NONE:
            text.line(key, WILD_LABELS[wild])
    if state.stack != [OPENING]:
        text.rows("pending", [frame_text(state, frame) for frame in state.stack] or [OVER])


def frame_text(state: "Simurgh", frame: Frame) -> str:
    """Write a step."""
    step, *values = frame
    registers = REGISTERS.get(step, ())
    said = [
        f"{register.name} {register.kind.write(state, value)}"
        for register, value in zip(registers, values, strict=False)
        if value != register.usual
    ]
    return "; ".join([STEPS[step], *said])


# --- Reading --------------------------------------------------------------------------------------------------------


def read_stack(state: "Simurgh", line: TextLine | None) -> list[Frame]:
    """Read the steps; unless they are named, a turn begins."""
    found = rows(line)
    if not found:
        return [OPENING]
    return [] if [row.text for row in found] == [OVER] else [frame_of(state, row) for row in found]


def frame_of(state: "Simurgh", row: Word) -> Frame:
    """Read a step."""
    name, *parts = [stripped(part) for part in row.split(";")]
    step = name.label((*STEPS, OVER))
    if step == len(STEPS):
        raise name.refused(", ".join(STEPS))
    registers = REGISTERS.get(step, ())
    values = [register.usual for register in registers] + [0] * (4 - len(registers))
    said: dict[int, Word] = {}
    for part in parts:
        key, value = first_word(part)
        at = key.label([register.name for register in registers])
        if at in said:
            raise RepeatedLine(line=key.line, column=key.column, given=key.text, earlier=said[at].line)
        said[at] = key
        values[at] = registers[at].kind.read(state, value)
    return (step, values[0], values[1], values[2], values[3])


def seat_in_setup(state: "Simurgh", stage: Frame) -> int:
    """Return the seat that has to choose while the table is set."""
    step, chosen = stage[:2]
    return drafter_seat(state, chosen) if step == DRAFTING_POWER else (state.starter + chosen) % state.seats


def read_turn(state: "Simurgh", text: PositionReader) -> None:
    """Read what has been done in this turn; duties follow from what is pending."""
    state.moved = text.flag("moved")
    placed = text.line("placed")
    if placed is not None:
        vassal, number = placed.words(2)
        kind = vassal.label(VASSALS)
        state.fresh = state.turn * 5 + 3 * kind + number.number(1, 2 if kind else 3) - 1
    state.laid = text.label("laid", WILD_LABELS, NONE)
    state.extra = text.label("extra move", WILD_LABELS, NONE)
    head = divided(state.stack)[0]
    main = head[:1] == [AFTERWARDS] and head != WITHDRAWN
    state.busy = main and state.fresh != NONE and state.where[state.fresh] in (10, 11)
    laying, scouting = head[:1] == [LAYING], head[:3] == AT_A_PLACE[0]
    state.duty = LAID_DUTY if laying else QUARTERS_DUTY if scouting else NO_DUTY
