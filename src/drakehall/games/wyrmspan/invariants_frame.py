"""A frame as it is checked."""

from typing import TYPE_CHECKING, final

from drakehall.games.wyrmspan.frames import MAT_SPACES, OP_OPPONENTS, OP_SEQ, WIDTH, Frame

if TYPE_CHECKING:
    from drakehall.games.wyrmspan.rules import Wyrmspan


@final
class Pending:
    """A frame with its registers, where it stands, and whether something above it is in progress."""

    __slots__ = ("a", "at", "b", "busy", "c", "card", "d", "did", "effect", "flag", "op", "progress", "root", "seat")

    def __init__(self, frame: Frame, number: int) -> None:
        """Read a frame of the stack, counted from the bottom."""
        self.at = number * WIDTH
        """Where it begins: what `Frame.root` refers to."""
        self.busy = False
        """Whether something that it has set off is still in progress."""
        self.op, self.progress, self.seat = frame.op, frame.progress, frame.seat
        self.card, self.effect, self.root = frame.card, frame.effect, frame.root
        self.did, self.flag = frame.did, frame.flag
        self.a, self.b, self.c, self.d = frame.left, frame.b, frame.c, frame.d

    @property
    def waits(self) -> bool:
        """Whether it is a line waiting for another that was set off together with it."""
        return self.progress == 0 and self.op in (OP_SEQ, OP_OPPONENTS)


def owns(s: "Wyrmspan", seat: int, dragon: int) -> bool:
    """Whether a dragon lies on a seat's mat, or under one that does."""
    at = seat * MAT_SPACES
    if dragon < 0:
        return False
    if dragon in s.dragons[at : at + MAT_SPACES]:
        return True
    return dragon in s.slot_cards and any(
        s.slot_cards.index(dragon) in slots for slots in s.tucked[at : at + MAT_SPACES]
    )
