"""What the hall and the sampler's process say to each other: one JSON document per line."""

import msgspec

from drakehall.hall.preview import Foreseen
from drakehall.hall.thinking import Sample


class Order(msgspec.Struct, frozen=True):
    """The real position, with a request for a sample of it or for what an action is sure to bring."""

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
