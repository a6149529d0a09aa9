"""What a turn of Simurgh still has to do, as numbers: the frames of the stack, which everyone can follow."""

from collections.abc import Sequence
from typing import Final, final

from drakehall.features.layout import Plan
from drakehall.games.simurgh.compiled_tiles import ANSWERS
from drakehall.games.simurgh.rules import Simurgh
from drakehall.games.simurgh.vocabulary import (
    ABILITY_LABELS,
    AFTER,
    ANSWERING,
    NEXT,
    NONE,
    PAYING,
    TAKING,
    WILD_LABELS,
    Frame,
)

DEPTH: Final = 12
"""More frames than a turn of Simurgh stacks up; others, at the bottom, would be left out."""
MOST_OF_A_REGISTER: Final = 127
STEPS: Final = (
    "none",
    "drafting-power",
    "drafting",
    "choosing",
    "open",
    "laid",
    "withdrawing",
    "at-quarters",
    "at-statue",
    "paying",
    "taking",
    "answering",
    "matching-kind",
    "marking",
    "unmarking",
    "spending",
    "keeping",
    "returning",
    "taking-face-up",
    "after",
    "hand-limit",
    "resource-limit",
    "spent",
    "drawing",
    "stepping",
    "moved",
    "checking",
    "refilling",
    "next",
)
"""The steps of a frame, the first of them behind `none`."""


@final
class PendingPlaces:
    """Where the fields about the turn begin."""

    def __init__(self, plan: Plan, effects: Sequence[str]) -> None:
        """Add the fields."""
        wilds = ("none", *WILD_LABELS)
        self.steps = plan.code("pending", STEPS, "What is pending, what is decided now first.", (DEPTH,))
        self.effects = plan.code("pending_effect", ("none", *effects), "Which effect is paid or taken.", (DEPTH,))
        self.numbers = plan.number(
            "pending_numbers",
            0,
            MOST_OF_A_REGISTER,
            "Its other numbers. Taking: space of the Wilds of a move + 1, mix chosen so far as veg * 10 + meat, "
            "option + 1. Paying: for an ability, food, material. Answering: kinds received as bits, space of a move "
            "+ 1. Others: how many, or which, as the rules count them.",
            (DEPTH, 3),
        )
        self.answers = plan.flag(
            "answers", "The abilities that may still answer what happened.", (len(ABILITY_LABELS),)
        )
        self.looked_at = plan.number("drawn", 0, 12, "How many drawn tiles the deciding seat is looking at.")
        self.main_done = plan.flag("main_done", "Whether the main action is finished.")
        self.moved = plan.flag("moved", "Whether the free move of this turn is used.")
        self.busy = plan.flag("busy", "Whether the effect of the vassal's space is still running.")
        self.fresh = plan.number("fresh", 0, 5, "The vassal placed in this turn, counted from 1; 0: none.")
        self.laid = plan.code("laid", wilds, "Where a new tile waits for its vassal.")
        self.extra = plan.code("extra", wilds, "Where an extra move has been declared.")
        self.duty = plan.code("duty", ("none", "laid", "quarters"), "What must stay possible.")

    def write(self, state: Simurgh, out: memoryview) -> None:
        """Write the frames from the top of the stack, and what is recorded about the turn."""
        stack = state.stack
        size = len(stack)
        for place in range(min(size, DEPTH)):
            self.write_frame(stack[size - 1 - place], place, out)
        for step, first, _, _, _ in stack:
            if step == ANSWERING:  # the uppermost is written last
                self.write_answers(first, out)
        bottom = stack[0] if stack else (NONE, 0, 0, 0, 0)
        out[self.main_done] = bottom[0] == NEXT or (bottom[0] == AFTER and bottom[1] == 1)
        if state.offers:
            out[self.looked_at] = len(state.offers[state.turn])
        elif stack:
            out[self.looked_at] = len(state.rows[-1]) if stack[-1][0] == 0 else len(state.drawn) + len(state.shown)
        out[self.moved] = state.moved
        out[self.busy] = state.busy
        out[self.fresh] = 0 if state.fresh == NONE else state.fresh % 5 + 1
        out[self.laid] = state.laid + 1
        out[self.extra] = state.extra + 1
        out[self.duty] = state.duty

    def write_frame(self, frame: Frame, place: int, out: memoryview) -> None:
        """Write a frame; an effect has a field of its own, a mask of abilities too."""
        step, first, second, third, fourth = frame
        out[self.steps + place] = step + 1
        at = self.numbers + 3 * place
        if step in (TAKING, PAYING):
            out[self.effects + place] = first + 1
            out[at] = second
            out[at + 1] = third if step == PAYING else (third & 0xFF) * 10 + (third >> 8 & 0xFF)
            out[at + 2] = fourth
        elif step == ANSWERING:
            out[at] = second
            out[at + 1] = third
        else:
            out[at] = first
            out[at + 1] = second

    def write_answers(self, mask: int, out: memoryview) -> None:
        """Mark the abilities of a mask, and no others."""
        for fact in ANSWERS:
            out[self.answers + fact.number] = bool(mask & fact.bit)
