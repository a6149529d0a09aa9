"""Messages as data: an id and arguments, worded later in the reader's language."""

import msgspec

Value = int | str
"""An argument: a number, or a label that the text layer words by its own message."""


class Message(msgspec.Struct, frozen=True):
    """Something to say: the id of a catalogue entry and its arguments."""

    id: str
    args: dict[str, Value] = {}

    def __str__(self) -> str:
        """Return a plain form for debugging logs: `id name=value …`."""
        return " ".join([self.id, *(f"{name}={value}" for name, value in self.args.items())])


class Event(msgspec.Struct, frozen=True):
    """Something that happened in a game.

    Only the seats of `audience` may see the arguments named in `secret`; all others are public.
    `reveals` means that someone has learnt something hidden, and cannot undo anything before it.
    `own` says that what it reveals came to light by the choice of the seat in `args["seat"]`, which knew it.
    `cause` names what made it happen, if not the decision itself: a card, a tile, a space. Everybody may see it.
    """

    id: str
    args: dict[str, Value] = {}
    secret: tuple[str, ...] = ()
    audience: tuple[int, ...] = ()
    reveals: bool = False
    own: bool = False
    cause: Message | None = None

    def reveals_to(self, seat: int | None) -> bool:
        """Return whether a seat (None: a spectator) may have learnt something hidden by it."""
        return self.reveals and not (self.own and seat is not None and self.args["seat"] == seat)

    def seen_by(self, seat: int | None) -> Message:
        """Return the event as a message for a seat (None: a spectator); without its secrets it becomes `…-unseen`."""
        if not self.secret or seat in self.audience:
            return Message(self.id, self.args)
        public = {name: value for name, value in self.args.items() if name not in self.secret}
        return Message(f"{self.id}-unseen", public)
