"""The toy as numbers; other entry points of the same package are at fault."""

from drakehall.features import Plan
from drakehall.features.layout import Write
from tests.testing.toy import BEASTS, Toy, ToyOptions

VERSION = 1
LEFT_OUT = ("What is sealed.",)
KINDS = len(BEASTS)
HELD, SHOWN, TURNS, POINTS, PILE = 0, KINDS, 2 * KINDS, 2 * KINDS + 1, 2 * KINDS + 2
"""Where the fields begin."""


def lay_out(plan: Plan, seats: int, options: ToyOptions, perfect: bool) -> Write:
    plan.number("hand", 0, 20, "The own beasts.", (KINDS,))
    plan.number("shown", 0, 20, "The beasts that everyone has seen.", (KINDS,))
    plan.number("turns", 0, 1000, "How many turns there have been.")
    plan.number("points", 0, 1000, "The own points.")
    if perfect:
        plan.code("pile", ("none", *BEASTS), "Hidden: the top of the pile.")
        return write_all
    return write


def write(state: Toy, seat: int, out: memoryview) -> None:
    for beast in state.hands[seat]:
        out[HELD + beast] += 1
    for beast in state.shown:
        out[SHOWN + beast] += 1
    out[TURNS] = state.turns
    out[POINTS] = state.points[seat]


def write_all(state: Toy, seat: int, out: memoryview) -> None:
    write(state, seat, out)
    if state.pile:
        out[PILE] = 1 + state.pile[-1]


class Loose:
    """Has more turns than its field allows."""

    VERSION = 1

    @staticmethod
    def lay_out(plan: Plan, seats: int, options: ToyOptions, perfect: bool) -> Write:
        def turns(state: Toy, seat: int, out: memoryview) -> None:
            out[0] = state.turns

        plan.number("turns", 0, 5, "How many turns there have been.")
        return turns


class Telling:
    """Tells everyone what lies on top of the pile."""

    VERSION = 1

    @staticmethod
    def lay_out(plan: Plan, seats: int, options: ToyOptions, perfect: bool) -> Write:
        def top(state: Toy, seat: int, out: memoryview) -> None:
            out[0] = state.pile[-1] if state.pile else 0

        plan.code("pile", BEASTS, "The top of the pile.")
        return top
