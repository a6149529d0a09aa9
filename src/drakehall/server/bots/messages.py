"""What the hall and a bot's process say to each other: one JSON document a line."""

from typing import Literal

import msgspec

from drakehall.kernel.events import Message


class Question(msgspec.Struct, frozen=True):
    """A position (a sample, never the real one) in which a seat must decide: what to play, or what to advise."""

    game: str
    bot: str
    seat: int
    seed: int
    seconds: float
    position: str
    spent: float = 0.0
    """What the decisions before this one took in the same turn."""
    wanted: Literal["choice", "advice"] = "choice"


class Opinion(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a bot thinks of an action, as far as it can tell."""

    action: int
    share: float | None = None
    win: float | None = None
    score: float | None = None
    reasons: list[Message] = []


class Decision(msgspec.Struct, frozen=True, omit_defaults=True):
    """The action, what was thought of it and of others, or what went wrong."""

    action: int | None = None
    error: str | None = None
    took: float = 0.0
    """How many seconds the bot thought."""
    advice: list[Opinion] = []
