"""The worked example of Wyrmspan's page about its stack happens as it is told there."""

import ast
import re
from collections import Counter
from pathlib import Path
from typing import get_args

from drakehall.games import wyrmspan
from drakehall.games.wyrmspan import effects as fx
from drakehall.games.wyrmspan import frames, operations
from drakehall.games.wyrmspan.frames import DONE, NONE, OP_EXPLORE, OP_SEQ, Frame
from drakehall.games.wyrmspan.operations import OP_OF, OPERATIONS, advance
from drakehall.games.wyrmspan.operations import answer as take
from drakehall.games.wyrmspan.rules import Wyrmspan
from tests.rules.wyrmspan.table import do, dragon, hand, options, ready, settle, table

PAGE = (Path(wyrmspan.__file__).parent / "README.md").read_text(encoding="utf-8")
SEQUENCE = {"gained": 0, "drawn": 0, "picked": NONE, "tucked": NONE}
EFFECT = {"left": 0, "b": 0, "place": NONE, "d": NONE}
"""The last four registers of a frame, and what they hold at first."""


def test_the_trace_is_what_happens() -> None:
    (trace,) = re.findall(r"```trace\n(.*?)```", PAGE, re.DOTALL)
    s = table(2)
    settle(s, "crimson", 80)
    hand(s, 0, dragons=(1, 36))
    ready(s)
    assert f"`{row_of(s, 80)}`" in PAGE
    do(s, "explore crimson")
    take(s, s.frames[-1], s.actions.parse("decline"))  # what is printed on the mat
    run(s)
    lines = [run(s)]
    while s.frames[-1].op != OP_EXPLORE:
        if not lines[-1].endswith("?"):
            lines.append(run(s))
        else:
            lines.append(answer(s, "tuck 36" if "tuck 36" in options(s) else "gain gold"))
    assert [line.split() for line in trace.splitlines()] == [line.split() for line in lines]


def run(s: Wyrmspan) -> str:
    """Carry out the top frame once; tell what ran, the stack after it, and what it asks."""
    name = OPERATIONS[s.frames[-1].op].name
    choices = advance(s, s.frames[-1])
    if choices is None:
        return f"{name}: {shown(s)}"
    s.choices = choices
    return f"{name}: {shown(s)} {' or '.join(options(s))}?"


def answer(s: Wyrmspan, action: str) -> str:
    """Answer the top frame; tell the stack after it."""
    take(s, s.frames[-1], s.actions.parse(action))
    return f"“{action}”: {shown(s)}"


def shown(s: Wyrmspan) -> str:
    """Write the frames above that of the turn: what kind, how far, registers that are not as at first."""
    return " | ".join(told(s, frame) for frame in s.frames[1:])


def told(s: Wyrmspan, frame: Frame) -> str:
    words = [f"{OPERATIONS[frame.op].name} {frame.progress}"]
    assert frame.card in (NONE, dragon(s, 80))
    sequence = frame.op == OP_SEQ
    if sequence and frame.root:
        words.append("root=1")
    if frame.did == DONE:
        words.append("did=DONE")
    if frame.flag:
        words.append("flag=1")
    names = SEQUENCE if sequence else EFFECT
    for (name, first), value in zip(names.items(), frame.registers()[-4:], strict=True):
        if value != first:
            words.append(f"{name}={value}")
    return " ".join(words)


def row_of(s: Wyrmspan, number: int) -> str:
    """Read the effect of a dragon in the table of cards."""
    rows = (Path(wyrmspan.__file__).parent / "dragons.csv").read_text(encoding="utf-8").splitlines()
    (row,) = [row for row in rows if row.startswith(f"{number},")]
    return row.split('"')[1]


def test_the_kinds_of_frames_have_the_numbers_that_their_names_stand_for() -> None:
    for name, number in kinds().items():
        assert name == f"OP_{OPERATIONS[number].name.upper()}"


def test_every_effect_has_a_kind_of_frame() -> None:
    assert {*OP_OF, fx.Block} == {*get_args(fx.Term)}, "a block is the frame of its sequence"


def test_every_kind_of_frame_is_carried_out() -> None:
    (advance_at,) = [each for each in functions() if each.name == "advance"]
    (answer_at,) = [each for each in functions() if each.name == "answer"]
    assert len(kinds()) == len(OPERATIONS)
    assert Counter(compared(advance_at)) == Counter(kinds().keys()), "each in its turn, and once"
    assert Counter(compared(answer_at)) <= Counter(kinds().keys())


def kinds() -> dict[str, int]:
    """The numbers of all kinds: those that the rules ask for by name, and those that only the operations name."""
    named = {**vars(frames), **vars(operations)}
    return {name: number for name, number in named.items() if name.startswith("OP_") and isinstance(number, int)}


def functions() -> list[ast.FunctionDef]:
    source = (Path(wyrmspan.__file__).parent / "operations.py").read_text(encoding="utf-8")
    return [each for each in ast.parse(source).body if isinstance(each, ast.FunctionDef)]


def compared(function: ast.FunctionDef) -> list[str]:
    """List the kinds that a chain of comparisons is about."""
    tests = [each.test for each in ast.walk(function) if isinstance(each, ast.If)]
    return [
        test.comparators[0].id
        for test in tests
        if isinstance(test, ast.Compare) and isinstance(test.comparators[0], ast.Name)
    ]
