"""Somebody who looks at a table, usually through a socket: what was sent and what must be sent next.

A watcher is woken, and a task of its own then sends everything that is new since it last sent something. A slow client
therefore skips positions (never events) and holds up nobody.
"""

import asyncio
from typing import TYPE_CHECKING, Final, final

from drakehall.wire.codec import ENCODER
from drakehall.wire.frames import Answer, Chatted, Done, FromServer, Guidance, Hints, Refused, TableChanged

if TYPE_CHECKING:
    from drakehall.hall.table import LiveTable

MOST_REPLIES: Final = 100
Reply = Done | Refused | Answer | Hints | Guidance


@final
class Watcher:
    """A person (or a spectator without a name) looking at a table."""

    __slots__ = (
        "_chat",
        "_fresh_table",
        "_replies",
        "_shown",
        "_wake",
        "gone",
        "guest",
        "language",
        "seat",
        "sent",
        "table",
        "token",
    )

    def __init__(
        self, table: "LiveTable", guest: str | None, language: str, since: int | None, token: str | None = None
    ) -> None:
        """Look at a table; `since` is the seq that the client was sent last, None to begin with the present.

        `token` is the hash of the token by which the guest is known.
        """
        self.table = table
        self.guest = guest
        self.token = token
        self.language = language
        self.seat = table.row.seat_of(guest)
        self.sent = table.seq if since is None else min(since, table.seq)
        self.gone = False
        self._fresh_table = True
        self._chat = 0
        """The last line of the chat that was sent."""
        self._shown: tuple[int, int | None] | None = None
        self._replies: list[Reply] = []
        self._wake = asyncio.Event()
        self._wake.set()

    def wake(self) -> None:
        """Send what is new, soon."""
        self._wake.set()

    def table_changed(self) -> None:
        """Send the table itself, soon."""
        self.seat = self.table.row.seat_of(self.guest)
        self._fresh_table = True
        self._wake.set()

    def reply(self, frame: Reply) -> None:
        """Answer a request, after what it changed."""
        if len(self._replies) < MOST_REPLIES:
            self._replies.append(frame)
        self._wake.set()

    def end(self) -> None:
        """End: nothing more is sent but answers that are already given."""
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
        if self._fresh_table:
            self._fresh_table = False
            frames.append(TableChanged(self.table.described(self.guest)))
        shown = (self.table.seq, self.seat)
        if self.table.stored is not None and shown != self._shown:
            frames.append(self.table.position(self.seat, self.sent))
            self.sent = self.table.seq
            self._shown = shown
        said = self.table.chat.shown(self.guest, self._chat)
        if said:
            self._chat = said[-1].number
            frames.append(Chatted(said))
        return frames + self._answers()

    def _answers(self) -> list[FromServer]:
        answers = list[FromServer](self._replies)
        self._replies.clear()
        return answers
