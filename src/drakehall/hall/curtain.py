"""The curtain of a device shared by several people: one of them is in front of it, or nobody is.

It is drawn as soon as the decision comes to another of them, and to open it one says who one is. While a decision
waits for one of them, only that person may open it, or the person who was in front before, as long as nobody has
followed: so one can take a move back, and see what it has brought.
"""

from collections.abc import Sequence
from typing import final

from drakehall.hall.errors import NotAllowed
from drakehall.session.errors import NotYourTurn


@final
class Curtain:
    """The curtain of one device at one table."""

    __slots__ = ("_before", "_seq", "seat")

    def __init__(self) -> None:
        """Begin with the curtain drawn."""
        self.seat: int | None = None
        """The seat in front of the device."""
        self._before: int | None = None
        self._seq = -1

    def follow(self, sharing: Sequence[int], decides: int | None, seq: int) -> None:
        """Draw the curtain once another of the people sharing the device decides."""
        if self.seat not in sharing:
            self.seat = None
        if seq == self._seq:
            return
        self._seq = seq
        if decides in sharing and self.seat not in (None, decides):
            self._before, self.seat = self.seat, None

    def may_look(self, sharing: Sequence[int], decides: int | None) -> list[int]:
        """Return the seats that may open the curtain, the deciding one first."""
        if decides is None or decides not in sharing:
            return list(sharing)
        return [decides, *(seat for seat in sharing if seat == self._before != decides)]

    def look(self, sharing: Sequence[int], decides: int | None, seat: int | None) -> None:
        """Put one of them in front, or nobody."""
        if seat is not None:
            if seat not in sharing:
                raise NotAllowed()
            if seat not in self.may_look(sharing, decides):
                assert decides is not None
                raise NotYourTurn(number=seat + 1, decides=decides + 1)
            if seat != self._before:
                self._before = None
        self.seat = seat
