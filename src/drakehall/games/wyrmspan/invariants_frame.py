"""A frame of what is pending, with its registers by name."""

from typing import TYPE_CHECKING, final

from drakehall.games.wyrmspan.frames import MAT_SPACES, OP_OPPONENTS, OP_SEQ, WIDTH

if TYPE_CHECKING:
    from drakehall.games.wyrmspan.rules import Wyrmspan


@final
class Frame:
    """A frame with its registers by name; see `frames`."""

    __slots__ = ("a", "at", "b", "busy", "c", "card", "d", "did", "effect", "flag", "op", "pos", "root", "seat")

    def __init__(self, stack: list[int], at: int) -> None:
        """Read the frame that begins at a place of the stack."""
        self.at = at
        self.busy = False
        """Whether something that it has set off is still in progress."""
        self.op, self.pos, self.seat, self.card, self.effect, self.root = stack[at : at + 6]
        self.did, self.flag, self.a, self.b, self.c, self.d = stack[at + 6 : at + WIDTH]

    @property
    def waits(self) -> bool:
        """Whether it is a line waiting for another that was set off together with it."""
        return self.pos == 0 and self.op in (OP_SEQ, OP_OPPONENTS)


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
