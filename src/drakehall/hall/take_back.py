"""The vote on taking back a decision although something has been revealed since: all other people must agree."""

from typing import final

from drakehall.hall.errors import NothingAsked
from drakehall.wire.tables import TakeBackAsked


@final
class TakeBackVote:
    """One wish at a time; a move or a change of seats ends it."""

    def __init__(self) -> None:
        """Begin without a wish."""
        self.asked: TakeBackAsked | None = None

    def ask(self, seat: int, others: list[int]) -> int | None:
        """Let a seat ask the others; give the seat if there is nobody to ask."""
        if not others:
            return seat
        self.asked = TakeBackAsked(seat, others)
        return None

    def answer(self, seat: int, asker: int | None, yes: bool) -> int | None:
        """Let a seat agree to another's wish or refuse it; return the seat that asked, once all have agreed.

        Without an asker the answer is for the open wish: there is never more than one.
        """
        if self.asked is None or asker not in (None, self.asked.seat) or seat not in self.asked.waits_for:
            raise NothingAsked()
        if not yes:
            self.asked = None
            return None
        return self.ask(self.asked.seat, [each for each in self.asked.waits_for if each != seat])

    def drop(self) -> None:
        """Forget the wish."""
        self.asked = None
