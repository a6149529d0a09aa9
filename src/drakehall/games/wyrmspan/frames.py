"""The decision stack: what a frame holds and how it is pushed and popped.

A frame is twelve ints at the end of `state.stack`; its registers are named by their distance from the end. A frame
names dragons and cave cards that everyone may know, never a hidden card.
"""

from typing import TYPE_CHECKING, Final

from drakehall.games.wyrmspan.vocabulary import EXCHANGES

if TYPE_CHECKING:
    from drakehall.games.wyrmspan.rules import Wyrmspan

WIDTH: Final = 12
OP: Final = -12
"""What kind of frame it is, an index into `operations.OPERATIONS`."""
POS: Final = -11
"""Its progress."""
SEAT: Final = -10
"""The seat that acts and decides."""
CARD: Final = -9
"""The dragon whose line it is; `CAVE_CARD` + number of a cave card; NONE for tiles, strips and actions."""
EFFECT: Final = -8
"""What it carries out, an index into `CompiledCards.effects`."""
ROOT: Final = -7
"""Where the frame of the sequence begins that this effect belongs to; of a sequence: whether it has done anything."""
DID: Final = -6
"""The outcome of the frame that lay above: NOTHING, DONE, DECLINED; SKIPPED: a condition failed."""
FLAG: Final = -5
"""Whether it may still be declined."""
A: Final = -4
B: Final = -3
C: Final = -2
D: Final = -1
LEFT: Final = A
"""How much is left to do; most kinds of frames begin with that. They name whatever else they keep."""

# Positions of frames that do one thing, perhaps several times.
UNTOUCHED: Final = 0
BEGUN: Final = 1

FORCED: Final = 2
"""The flag of a conversion that was already chosen: its cost is due."""

# Registers of a sequence, counted from ROOT: what its effects have gained, drawn, picked and tucked.
GAINED: Final = 8
"""Units of meat, gold, crystal, milk gained by this sequence, eight bits each."""
MOST_OF_A_KIND: Final = 255
"""Greatest number of units of a kind on a dragon (WYR-14.4), and of gained ones that are remembered."""
DRAWN: Final = 9
"""Where its cards begin in `state.drawn`."""
PICKED: Final = 10
"""The kind of resource picked."""
TUCKED: Final = 11
"""The slot of the last card tucked."""

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
OP_MAT: Final = 25
OP_PICK: Final = 27
OP_REVEAL: Final = 28
OP_TAKE: Final = 29
OP_DISCARD: Final = 30
OP_SPLIT: Final = 31
OP_POINTS: Final = 32
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


def push(s: "Wyrmspan", effect: int, seat: int, card: int, flag: int, root: int) -> None:
    """Put the frame of a compiled effect on the stack."""
    compiled = s.compiled.effects[effect]
    if compiled.op == OP_SEQ:
        picked = s.stack[root + PICKED] if root >= 0 else NONE
        s.stack += (OP_SEQ, 0, seat, card, effect, 0, 0, flag, 0, len(s.drawn), picked, NONE)
        return
    n = compiled.n if compiled.count is None else s.count(compiled.count, seat, card)
    s.stack += (compiled.op, 0, seat, card, effect, root, 0, flag, n, 0, NONE, NONE)


def push_seq(s: "Wyrmspan", effect: int, seat: int, card: int, picked: int = NONE) -> None:
    """Put a sequence on the stack; unless all is asked, what is free of any drawback cannot be declined (WYR-R3)."""
    flag = 1 if s.options.ask_benefits else s.compiled.effects[effect].flag
    s.stack += (OP_SEQ, 0, seat, card, effect, 0, 0, flag, 0, len(s.drawn), picked, NONE)


def push_op(s: "Wyrmspan", op: int, seat: int, effect: int = NONE, a: int = 0) -> None:
    """Put a frame of the game's own machinery on the stack."""
    s.stack += (op, 0, seat, NONE, effect, NONE, 0, 0, a, 0, NONE, NONE)


def pop(s: "Wyrmspan", did: int) -> None:
    """Pop the top frame and report its outcome to the one below."""
    stack = s.stack
    del stack[OP:]
    stack[DID] = did


def trades(s: "Wyrmspan", seat: int) -> list[int]:
    """WYR-4.4: list the exchanges that a seat's resources allow; not to be changed."""
    at = seat * ROW
    _, meat, gold, crystal, milk = s.stock[at : at + 5]
    return EXCHANGES[
        (27 * meat if meat < 2 else 54)
        + (9 * gold if gold < 2 else 18)
        + (3 * crystal if crystal < 2 else 6)
        + (milk if milk < 2 else 2)
    ]
