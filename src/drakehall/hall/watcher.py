"""Somebody who looks at a table, usually through a socket: what was sent and what must be sent next.

A watcher is woken, and a task of its own then sends everything that is new since it last sent something. A slow client
therefore skips positions (never events) and holds up nobody.
"""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

import msgspec

from drakehall.hall.curtain import Curtain
from drakehall.hall.errors import NotAllowed
from drakehall.wire.codec import ENCODER
from drakehall.wire.frames import Answer, Chatted, Done, FromServer, Guidance, Hints, Refused, TableChanged
from drakehall.wire.tables import Table

if TYPE_CHECKING:
    from drakehall.hall.table import LiveTable

MOST_REPLIES: Final = 100
Reply = Done | Refused | Answer | Hints | Guidance


@final
class Watcher:
    """A person (or a spectator without a name) watching a table.

    If several people share the person's device, `seat` is the one in front of it; while the curtain is drawn, it is
    None, and no position is sent.
    """

    __slots__ = (
        "_awaited",
        "_chat",
        "_curtain",
        "_fresh_table",
        "_may_look",
        "_replies",
        "_shown",
        "_wake",
        "_whole",
        "gone",
        "guest",
        "language",
        "refused",
        "seat",
        "sent",
        "table",
        "token",
    )

    def __init__(
        self, table: "LiveTable", guest: str | None, language: str, since: int | None, token: str | None = None
    ) -> None:
        """Watch a table; `since` is the last seq that the client was sent, None to begin with the present.

        `token` is the hash of the token by which the guest is known.
        """
        self.table = table
        self.guest = guest
        self.token = token
        self.language = language
        self.seat = table.row.seat_of(guest)
        self.sent = table.seq if since is None else min(since, table.seq)
        self.refused: Callable[[int | None], Refused] | None = None
        """Makes the answer to a request of somebody who is no longer in front of the device."""
        self._whole = since is not None
        """Whether the client wants to know what happened before."""
        self._curtain = Curtain()
        self._may_look: list[int] = []
        self._awaited: int | None = None
        self.gone = False
        self._fresh_table = True
        self._chat = 0
        """The last line of the chat that was sent."""
        self._shown: tuple[int, int | None] | None = None
        self._replies: list[tuple[int | None, Reply]] = []
        """Each with the seat that it is for."""
        self._wake = asyncio.Event()
        self._wake.set()
        self.settle()

    def wake(self) -> None:
        """Send what is new, soon."""
        self._wake.set()

    def table_changed(self) -> None:
        """Send the table itself, soon."""
        self.settle()
        self._fresh_table = True
        self._wake.set()

    def settle(self) -> int | None:
        """Return the seat that is shown here, as things stand now."""
        row = self.table.row
        sharing = row.sharing(self.guest)
        seat, may_look = row.seat_of(self.guest), list[int]()
        if sharing and row.status == "playing":
            self._curtain.follow(sharing, self._decides, self.table.seq)
            seat, may_look = self._curtain.seat, self._curtain.may_look(sharing, self._decides)
        elif self._curtain.seat in sharing:
            seat = self._curtain.seat  # when all is over, whoever was in front remains there
        if sharing and seat != self.seat:
            self._shown, self.sent = None, 0 if self._whole else self.table.seq
        awaited = self._decides if sharing else None
        self._fresh_table |= (seat, may_look, awaited) != (self.seat, self._may_look, self._awaited)
        self.seat, self._may_look, self._awaited = seat, may_look, awaited
        return seat

    def look(self, seat: int | None) -> None:
        """Put one of those who share the device in front of it, or nobody."""
        sharing = self.table.row.sharing(self.guest)
        if not sharing or self.table.row.status != "playing":
            raise NotAllowed()
        self.settle()
        self._curtain.look(sharing, self._decides, seat)
        self.table_changed()

    def reply(self, frame: Reply, seat: int | None = None) -> None:
        """Answer a request, after what it changed; `seat` was the one in front when it was made."""
        if len(self._replies) < MOST_REPLIES:
            self._replies.append((seat, frame))
        self._wake.set()

    def end(self) -> None:
        """End: nothing more is sent except answers already given."""
        self.gone = True
        self._wake.set()

    async def news(self) -> list[bytes]:
        """Wait until there is something to send and give it, encoded; nothing once the watcher is gone."""
        due: list[FromServer] = []
        while not due and not self.gone:
            await self._wake.wait()
            self._wake.clear()
            due = [] if self.gone else self._due()
        return [ENCODER.encode(frame) for frame in due or self._answers()]

    def _due(self) -> list[FromServer]:
        frames: list[FromServer] = []
        self.settle()
        if self._fresh_table:
            self._fresh_table = False
            frames.append(TableChanged(self._table()))
        shown = (self.table.seq, self.seat)
        if self.table.stored is not None and shown != self._shown and not self._covered:
            frames.append(self.table.position(self.seat, self.sent))
            self.sent = self.table.seq
            self._shown = shown
        said = self.table.chat.shown(self.guest, self._chat)
        if said:
            self._chat = said[-1].number
            frames.append(Chatted(said))
        return frames + self._answers()

    def _answers(self) -> list[FromServer]:
        """Return the answers that are due: results for anyone but the person now in front are withheld."""
        answers: list[FromServer] = []
        for seat, frame in self._replies:
            stale = seat != self.seat and not isinstance(frame, Done) and self.refused is not None
            answers.append(self.refused(frame.answers) if stale and self.refused else frame)
        self._replies.clear()
        return answers

    @property
    def _covered(self) -> bool:
        """Whether the curtain is drawn."""
        return self.seat is None and self.table.row.seat_of(self.guest) is not None

    @property
    def _decides(self) -> int | None:
        """The seat of the person who decides."""
        seat = self.table.stored.state.seat if self.table.stored else None
        return None if seat is None or self.table.row.seats[seat].bot is not None else seat

    def _table(self) -> Table:
        described = self.table.described(self.guest)
        if not described.sharing:
            return described
        return msgspec.structs.replace(described, you=self.seat, may_look=self._may_look, decides=self._awaited)
