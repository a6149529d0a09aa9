"""What the hall and the sampler's process say to each other: one JSON document a line."""

import msgspec

from drakehall.server.sampling.preview import Foreseen


class Sample(msgspec.Struct, frozen=True):
    """A world that a seat cannot tell from the real one: all that a bot is ever shown."""

    game: str
    seat: int
    position: str
    legal: list[int]
    """What the seat may do, in this world as in the real one."""


class Order(msgspec.Struct, frozen=True):
    """The real position: a sample of it is wanted, or what an action will surely bring."""

    game: str
    position: str
    seat: int
    seed: int
    action: int | None = None


class Reply(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was wanted, or what went wrong."""

    sample: Sample | None = None
    foreseen: Foreseen | None = None
    error: str | None = None
