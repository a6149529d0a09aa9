"""How a refusal is reported: by message id for translation, and in words."""

import msgspec

from drakehall.kernel.events import Message, Value


class Problem(msgspec.Struct, frozen=True):
    """Something a client asked for cannot be done. `reason` is the game's own answer to “why not?”.

    `request` is the id under which it appears in the hall's log.
    """

    status: int
    id: str
    text: str
    args: dict[str, Value] = {}
    reason: Message | None = None
    request: str | None = None
