"""What a model answers, read strictly: the last line alone counts, and only in one form."""

import re
from typing import Final

import msgspec

from drakehall.kernel.errors import UnknownAction
from drakehall.kernel.events import Message
from drakehall.kernel.state import State
from drakehall.llm_bench.disguise import Disguise

FORM: Final = re.compile(r"MOVE: (\S+(?: \S+)*)")
"""The last line of an answer. Nothing is ever read out of other text."""


class Read(msgspec.Struct, frozen=True):
    """An answer: the action, or why there is none."""

    action: int | None = None
    given: str = ""
    """What stands behind MOVE, as the model wrote it."""
    unreadable: bool = False
    """It does not have the form."""
    reason: Message | None = None
    """Why the action is not legal; None if it is, or if there is no such action at all."""


def read(answer: str, state: State, disguise: Disguise | None) -> Read:
    """Read an answer to the question of a position."""
    lines = answer.rstrip().splitlines()
    found = FORM.fullmatch(lines[-1]) if lines else None
    if found is None:
        return Read(unreadable=True)
    given = found[1]
    notation = disguise.real(given) if disguise else given
    try:
        action = state.actions.parse(notation or "")
    except UnknownAction:
        return Read(given=given)
    if state.actions.name(action) != notation:
        return Read(given=given)
    reason = state.why_not(action)
    return Read(action if reason is None else None, given, reason=reason)
