"""A question: what the deciding seat is asked, and what asks it."""

import msgspec

from drakehall.kernel.events import Message


class Question(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat must decide, not yet in any language.

    `source` names what asks: a dragon, a space of the board, a tile. `face` is the id of its face, whose text says what
    is at stake; `targets` are the elements of the view that show it, so that a page can light them up.
    """

    prompt: Message
    source: Message | None = None
    face: str = ""
    targets: tuple[str, ...] = ()
