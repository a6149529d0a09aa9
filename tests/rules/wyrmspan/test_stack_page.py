"""The worked example of Wyrmspan's page about its stack happens as it is told there."""

import re
from pathlib import Path
from typing import get_args

from drakehall.games import wyrmspan
from drakehall.games.wyrmspan import effects as fx
from drakehall.games.wyrmspan import frames
from drakehall.games.wyrmspan.frames import (
    CARD,
    DID,
    DONE,
    FLAG,
    NONE,
    OP,
    OP_EXPLORE,
    OP_SEQ,
    POS,
    ROOT,
    WIDTH,
)
from drakehall.games.wyrmspan.operations import OP_OF, OPERATIONS
from drakehall.games.wyrmspan.rules import ANSWERS, RUNS, Wyrmspan
from tests.rules.wyrmspan.table import do, dragon, hand, options, ready, settle, table

PAGE = (Path(wyrmspan.__file__).parent / "README.md").read_text(encoding="utf-8")
SEQUENCE = {"GAINED": 0, "DRAWN": 0, "PICKED": NONE, "TUCKED": NONE}
EFFECT = {"A": 0, "B": 0, "C": NONE, "D": NONE}
"""The last four registers of a frame, and what they hold at first."""


def test_the_trace_is_what_happens() -> None:
    (told,) = re.findall(r"```trace\n(.*?)```", PAGE, re.DOTALL)
    s = table(2)
    settle(s, "crimson", 80)
    hand(s, 0, dragons=(1, 36))
    ready(s)
    assert f"`{row_of(s, 80)}`" in PAGE
    do(s, "explore crimson")
    ANSWERS[s.stack[OP]](s, s.actions.parse("decline"))  # what is printed on the mat
    run(s)
    lines = [run(s)]
    while s.stack[OP] != OP_EXPLORE:
        if not lines[-1].endswith("?"):
            lines.append(run(s))
        else:
            lines.append(answer(s, "tuck 36" if "tuck 36" in options(s) else "gain gold"))
    assert [line.split() for line in told.splitlines()] == [line.split() for line in lines]


def run(s: Wyrmspan) -> str:
    """Carry out the top frame once; tell what ran, the stack after it, and what it asks."""
    name = OPERATIONS[s.stack[OP]].name
    choices = RUNS[s.stack[OP]](s)
    if choices is None:
        return f"{name}: {shown(s)}"
    s.choices = choices
    return f"{name}: {shown(s)} {' or '.join(options(s))}?"


def answer(s: Wyrmspan, action: str) -> str:
    """Answer the top frame; tell the stack after it."""
    ANSWERS[s.stack[OP]](s, s.actions.parse(action))
    return f"“{action}”: {shown(s)}"


def shown(s: Wyrmspan) -> str:
    """Write the frames above that of the turn: what kind, how far, registers that are not as at first."""
    return " | ".join(frame(s, s.stack[at : at + WIDTH]) for at in range(WIDTH, len(s.stack), WIDTH))


def frame(s: Wyrmspan, registers: list[int]) -> str:
    words = [f"{OPERATIONS[registers[OP]].name} {registers[POS]}"]
    assert registers[CARD] in (NONE, dragon(s, 80))
    sequence = registers[OP] == OP_SEQ
    if sequence and registers[ROOT]:
        words.append("ROOT=1")
    if registers[DID] == DONE:
        words.append("DID=DONE")
    if registers[FLAG]:
        words.append("FLAG=1")
    names = SEQUENCE if sequence else EFFECT
    for (name, first), value in zip(names.items(), registers[-4:], strict=True):
        if value != first:
            words.append(f"{name}={value}")
    return " ".join(words)


def row_of(s: Wyrmspan, number: int) -> str:
    """Read the effect of a dragon in the table of cards."""
    rows = (Path(wyrmspan.__file__).parent / "dragons.csv").read_text(encoding="utf-8").splitlines()
    (row,) = [row for row in rows if row.startswith(f"{number},")]
    return row.split('"')[1]


def test_the_kinds_of_frames_have_the_numbers_that_their_names_stand_for() -> None:
    named = {name: number for name, number in vars(frames).items() if name.startswith("OP_")}
    assert named
    for name, number in named.items():
        assert name == f"OP_{OPERATIONS[number].name.upper()}"


def test_every_effect_has_a_kind_of_frame() -> None:
    assert {*OP_OF, fx.Block} == {*get_args(fx.Term)}, "a block is the frame of its sequence"
