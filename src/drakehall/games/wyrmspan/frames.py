"""The decision stack: what a frame contains and how it is pushed and popped.

A frame names dragons and cave cards that everyone may know, never a hidden card. In a save it is twelve ints.
"""

from typing import TYPE_CHECKING, Final, final

from drakehall.games.wyrmspan.vocabulary import DECLINE, EXCHANGES
from drakehall.kernel.errors import BrokenInvariant

if TYPE_CHECKING:
    from drakehall.games.wyrmspan.rules import Wyrmspan

WIDTH: Final = 12
"""Number of registers of a frame."""

# How far frames have come that do one thing, perhaps several times.
UNTOUCHED: Final = 0
BEGUN: Final = 1

FORCED: Final = 2
"""The flag of a conversion that was already chosen: its cost is due."""

MOST_OF_A_KIND: Final = 255
"""Greatest number of units of a kind on a dragon (WYR-14.4), and of gained ones that are remembered."""

NONE: Final = -1
CAVE_CARD: Final = 10_000

NOTHING: Final = 0
DONE: Final = 1
DECLINED: Final = 2
SKIPPED: Final = 3

# Kinds of frames that the rules ask for by name; `operations.py` has all of them, in the order of these numbers.
OP_SETUP: Final = 0
OP_TURN: Final = 1
OP_ROUND: Final = 2
OP_FINAL: Final = 3
OP_INCOME: Final = 4
OP_EXPLORE: Final = 5
OP_ENTICE: Final = 6
OP_EXCAVATE: Final = 7
OP_PAY: Final = 8
OP_SEQ: Final = 9
OP_OPPONENTS: Final = 10
OP_UPTO: Final = 11
OP_CONVERT: Final = 12
OP_BUNDLE: Final = 13
OP_CHOOSE: Final = 14
OP_GAIN: Final = 15
OP_DRAW: Final = 16
OP_GUILD: Final = 17
OP_BROWN: Final = 18
OP_EGG: Final = 19
OP_TUCK: Final = 22
OP_TUCK_EACH: Final = 23
OP_MAT: Final = 25
OP_PICK: Final = 27
OP_REVEAL: Final = 28
OP_TAKE: Final = 29
OP_DISCARD: Final = 30
OP_SPLIT: Final = 31
OP_OVER: Final = 33

# A mat.
MAT_SPACES: Final = 12
"""Number of spaces on a mat: three caves of four. A seat has as many entries in `caves`, `dragons`, `eggs` …"""
COLUMNS: Final = 4
"""Number of spaces in a cave."""
KIND_BITS: Final = 8
"""Number of bits for each kind of resource in a number that holds all four."""

# A seat's row in `state.stock`.
ROW: Final = 18
COINS: Final = 0
MEAT: Final = 1
NEST: Final = 5
"""Number of eggs in the two nests of the mat."""
TRACK: Final = 6
"""The space of the guild token."""
EXPLORED: Final = 7
"""Number of times each cave has been explored this round."""
DUG: Final = 10
"""Number of excavated spaces of each cave."""
HOMES: Final = 13
"""Number of dragons in each cave."""
MARKERS: Final = 16
"""Number of guild markers placed."""
MOST_MARKERS: Final = 4
"""WYR-9.5: number of guild markers of a seat."""
TRACK_SPACES: Final = 12
"""Number of spaces of the guild track."""
BONUS: Final = 17
"""Points of `endgame` lines that were paid for."""
START: Final = [0] * ROW
"""WYR-3.4, WYR-3.7: 6 coins, an egg on the mat, column 1 of every cave excavated."""
START[COINS] = 6
START[NEST] = 1
START[DUG : DUG + 3] = [1, 1, 1]


@final
class Frame:
    """A piece of unfinished business: its registers, in the order in which they are saved.

    The last four go by other names in kinds of frames that keep something else there; `README.md` lists them.
    """

    __slots__ = ("b", "c", "card", "d", "did", "effect", "flag", "left", "op", "progress", "root", "seat")

    def __init__(
        self,
        op: int,
        progress: int,
        seat: int,
        card: int,
        effect: int,
        root: int,
        did: int,
        flag: int,
        left: int,
        b: int,
        c: int,
        d: int,
    ) -> None:
        """Fill all registers."""
        self.op = op
        """What kind of frame it is, an index into `operations.OPERATIONS`."""
        self.progress = progress
        """How far it has come, 0 when pushed."""
        self.seat = seat
        """The seat that acts and decides."""
        self.card = card
        """The dragon whose line it is; `CAVE_CARD` + number of a cave card; NONE for tiles, strips and actions."""
        self.effect = effect
        """What it carries out, an index into `CompiledCards.effects`."""
        self.root = root
        """Where the frame of the sequence begins that it belongs to; of a sequence: whether it has done anything."""
        self.did = did
        """The outcome of the frame that lay above: NOTHING, DONE, DECLINED; SKIPPED: a condition failed."""
        self.flag = flag
        """Whether it may still be declined."""
        self.left = left
        """How much is left to do; most kinds of frames begin with that."""
        self.b = b
        self.c = c
        self.d = d

    def copy(self) -> "Frame":
        """Return an equal frame."""
        return Frame(
            self.op,
            self.progress,
            self.seat,
            self.card,
            self.effect,
            self.root,
            self.did,
            self.flag,
            self.left,
            self.b,
            self.c,
            self.d,
        )

    def registers(self) -> list[int]:
        """List the registers."""
        common = [self.op, self.progress, self.seat, self.card, self.effect, self.root, self.did, self.flag]
        return [*common, self.left, self.b, self.c, self.d]

    @property
    def gained(self) -> int:
        """Of a sequence: units of meat, gold, crystal, milk that it has gained, eight bits each."""
        return self.left

    @gained.setter
    def gained(self, value: int) -> None:
        self.left = value

    @property
    def paid(self) -> int:
        """Of a payment: number of units paid of the part of the cost that its progress refers to."""
        return self.left

    @paid.setter
    def paid(self, value: int) -> None:
        self.left = value

    @property
    def walk(self) -> int:
        """Of an exploration: the cave."""
        return self.left

    @walk.setter
    def walk(self, value: int) -> None:
        self.left = value

    @property
    def discarded(self) -> int:
        """Of a split: number of cards discarded."""
        return self.left

    @discarded.setter
    def discarded(self, value: int) -> None:
        self.left = value

    @property
    def drawn(self) -> int:
        """Of a sequence: where its cards begin in `state.drawn`."""
        return self.b

    @drawn.setter
    def drawn(self, value: int) -> None:
        self.b = value

    @property
    def held(self) -> int:
        """Of an excavation or enticement: the card that is being placed."""
        return self.b

    @held.setter
    def held(self, value: int) -> None:
        self.b = value

    @property
    def times(self) -> int:
        """Of a repetition: number of times it has been done."""
        return self.b

    @times.setter
    def times(self, value: int) -> None:
        self.b = value

    @property
    def taken(self) -> int:
        """Of a bundle or a choice: the parts or options that were taken, as bits."""
        return self.b

    @taken.setter
    def taken(self, value: int) -> None:
        self.b = value

    @property
    def shared(self) -> int:
        """Of a split: number of cards tucked."""
        return self.b

    @shared.setter
    def shared(self, value: int) -> None:
        self.b = value

    @property
    def picked(self) -> int:
        """Of a sequence: the kind of resource picked."""
        return self.c

    @picked.setter
    def picked(self, value: int) -> None:
        self.c = value

    @property
    def cave(self) -> int:
        """Of an excavation: the cave."""
        return self.c

    @cave.setter
    def cave(self, value: int) -> None:
        self.c = value

    @property
    def place(self) -> int:
        """Of an enticement, a tuck or a split: the space whose dragon comes or lies there."""
        return self.c

    @place.setter
    def place(self, value: int) -> None:
        self.c = value

    @property
    def chosen(self) -> int:
        """Of a bundle: the part that comes next."""
        return self.c

    @chosen.setter
    def chosen(self, value: int) -> None:
        self.c = value

    @property
    def tucked(self) -> int:
        """Of a sequence: the slot of the last card tucked."""
        return self.d

    @tucked.setter
    def tucked(self, value: int) -> None:
        self.d = value

    @property
    def bonus_due(self) -> int:
        """Of an excavation: whether the bonus of column 4 is still to be had."""
        return self.d

    @bonus_due.setter
    def bonus_due(self, value: int) -> None:
        self.d = value

    @property
    def waived(self) -> int:
        """Of an enticement: the icon taken off the cost."""
        return self.d

    @waived.setter
    def waived(self, value: int) -> None:
        self.d = value


def frames_of(stack: list[int]) -> list[Frame]:
    """Make the frames of a saved stack."""
    if len(stack) % WIDTH:
        raise BrokenInvariant("whole frames")
    return [
        Frame(
            stack[at],
            stack[at + 1],
            stack[at + 2],
            stack[at + 3],
            stack[at + 4],
            stack[at + 5],
            stack[at + 6],
            stack[at + 7],
            stack[at + 8],
            stack[at + 9],
            stack[at + 10],
            stack[at + 11],
        )
        for at in range(0, len(stack), WIDTH)
    ]


def push(s: "Wyrmspan", effect: int, seat: int, card: int, flag: int, root: int) -> None:
    """Put the frame of a compiled effect on the stack."""
    compiled = s.compiled.effects[effect]
    if compiled.op == OP_SEQ:
        picked = s.frames[root // WIDTH].picked if root >= 0 else NONE
        s.frames.append(Frame(OP_SEQ, 0, seat, card, effect, 0, 0, flag, 0, len(s.drawn), picked, NONE))
        return
    n = compiled.n if compiled.count is None else s.count(compiled.count, seat, card)
    s.frames.append(Frame(compiled.op, 0, seat, card, effect, root, 0, flag, n, 0, NONE, NONE))


def push_seq(s: "Wyrmspan", effect: int, seat: int, card: int, picked: int = NONE) -> None:
    """Put a sequence on the stack; unless all is asked, what is free of any drawback cannot be declined (WYR-R3)."""
    flag = 1 if s.options.ask_benefits else s.compiled.effects[effect].flag
    s.frames.append(Frame(OP_SEQ, 0, seat, card, effect, 0, 0, flag, 0, len(s.drawn), picked, NONE))


def push_op(s: "Wyrmspan", op: int, seat: int, left: int = 0) -> None:
    """Put a frame of the game's own machinery on the stack."""
    s.frames.append(Frame(op, 0, seat, NONE, NONE, NONE, 0, 0, left, 0, NONE, NONE))


def pop(s: "Wyrmspan", did: int) -> None:
    """Pop the top frame and report its outcome to the one below."""
    frames = s.frames
    frames.pop()
    frames[-1].did = did


def line(s: "Wyrmspan", frame: Frame) -> Frame:
    """Return the frame of the sequence that a frame belongs to."""
    return s.frames[frame.root // WIDTH]


# --- Questions ------------------------------------------------------------------------------------------------------


def offer(s: "Wyrmspan", frame: Frame, options: list[int]) -> list[int]:
    """Ask: options, exchanges before them (WYR-4.4), and declining where that is still possible."""
    if frame.flag:
        return [*trades(s, frame.seat), DECLINE, *options]
    return trades(s, frame.seat) + options


def trades(s: "Wyrmspan", seat: int) -> list[int]:
    """WYR-4.4: list the exchanges that a seat's resources allow; not to be changed."""
    stock = s.stock
    at = seat * ROW + MEAT
    meat, gold, crystal, milk = stock[at], stock[at + 1], stock[at + 2], stock[at + 3]
    return EXCHANGES[
        (27 * meat if meat < 2 else 54)
        + (9 * gold if gold < 2 else 18)
        + (3 * crystal if crystal < 2 else 6)
        + (milk if milk < 2 else 2)
    ]
