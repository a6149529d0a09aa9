"""What the hall and a bot's process say to each other: one JSON document a line."""

import msgspec


class Question(msgspec.Struct, frozen=True):
    """A position (a sample, never the real one) in which a seat must decide."""

    game: str
    bot: str
    seat: int
    seed: int
    seconds: float
    position: str


class Decision(msgspec.Struct, frozen=True):
    """The action, or what went wrong."""

    action: int | None = None
    error: str | None = None
