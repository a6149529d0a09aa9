"""What is said at a table: only its players read and write it, and it never enters the log."""

import asyncio
from typing import TYPE_CHECKING, Final, final

from drakehall.hall import logs, tokens
from drakehall.hall.company_rows import ChatRow, ReportRow
from drakehall.hall.errors import Conflict, NoSuchLine, NotAllowed, NothingSaid
from drakehall.hall.notes import Said
from drakehall.kernel.errors import HallError
from drakehall.wire.together import LONGEST_LINE, ChatLine, Reaction

if TYPE_CHECKING:
    from drakehall.hall.table import LiveTable

MOST_LINES: Final = 200
"""Most lines of a table that are kept in memory and shown to newcomers."""
CONTEXT: Final = 20
"""Number of lines before the reported one that are sent with the report."""
TRIES: Final = 20


@final
class Chat:
    """The chat of one table, read when the first of its players starts watching."""

    def __init__(self, table: "LiveTable") -> None:
        """Start unread."""
        self._table = table
        self._lines: list[ChatRow] = []
        self._latest = 0
        """The highest number a line here has ever had: none is used twice."""
        self._blocks: set[tuple[str, str]] = set()
        self._known = False
        self._reading: asyncio.Task[None] | None = None

    def look(self) -> None:
        """Start reading the chat, if it is not known yet."""
        if not self._known and self._reading is None:
            self._reading = asyncio.create_task(self._read_safely(), name=f"chat of {self._table.row.id}")

    async def stop(self) -> None:
        """Stop reading."""
        if self._reading is not None:
            self._reading.cancel()
            await asyncio.wait([self._reading])

    async def read(self, anew: bool = False) -> None:
        """Read what is new, or everything again, and who blocks whom; then show it."""
        store, table = self._table.hall.store, self._table.row.id
        known = self._latest
        fresh = await store.chats.lines(table, 0 if anew else known, MOST_LINES)
        kept = [row for row in self._lines if not anew or row.number > known]
        lines = {row.number: row for row in [*kept, *fresh]}
        self._lines = [lines[number] for number in sorted(lines)][-MOST_LINES:]
        self._latest = max(self._latest, *lines, 0)
        people = {row.person for row in self._lines} | {seat.guest for seat in self._table.row.seats if seat.guest}
        self._blocks = await store.people.blocks(people)
        self._known = True
        for watcher in self._table.presence.watchers:
            watcher.wake()

    async def heard(self, anew: bool = False) -> None:
        """Take in that another hall has a new line or block; or, with `anew`, that lines were deleted."""
        if self._known:
            await self.read(anew)

    def forget(self, before: int) -> None:
        """Delete what was said before a moment, as the store has."""
        self._lines = [row for row in self._lines if row.at >= before]

    def shown(self, guest: str | None, after: int) -> list[ChatLine]:
        """Return what a guest may read after a line: players who block each other read nothing of each other."""
        if not self._known or self._table.row.seat_of(guest) is None:
            return []
        return [
            ChatLine(row.number, row.seat, row.name, row.at, row.text, row.reaction)
            for row in self._lines
            if row.number > after
            and (row.text or row.reaction)
            and (guest, row.person) not in self._blocks
            and (row.person, guest) not in self._blocks
        ]

    async def say(
        self, guest: str | None, text: str | None, reaction: Reaction | None = None, *, seat: int | None = None
    ) -> None:
        """Say something at the table, as one line of visible text; on a shared device, `seat` is the speaker."""
        hall, seats = self._table.hall, self._table.row.seats_of(guest)
        if guest is None or not seats:
            raise NotAllowed()
        seat = seat if seat in seats else seats[0]
        line = tokens.visible(text, LONGEST_LINE) if text is not None else None
        if not line and reaction is None:
            raise NothingSaid()
        hall.talk.take(guest)
        name = self._table.row.seats[seat].name or ""
        for _ in range(TRIES):
            await self.read()
            row = ChatRow(self._table.row.id, self._latest + 1, guest, seat, name, hall.milliseconds, line, reaction)
            try:
                await hall.store.chats.add_line(row)
            except Conflict:
                continue
            await self.read()
            self._table.tell(Said(self._table.row.id))
            return
        raise Conflict()

    async def report(self, guest: str, seat: int, number: int | None, why: str) -> int:
        """Report a line that the guest may read, or the name of a seat, together with what was said before."""
        hall, row = self._table.hall, self._table.row
        if row.seat_of(guest) is None:
            raise NotAllowed()
        hall.reporting.take(guest)
        await self.read()
        readable = {line.number for line in self.shown(guest, 0)}
        said = [line for line in self._lines if line.number in readable]
        found = next((line for line in said if line.number == number), None)
        if number is not None and found is None:
            raise NoSuchLine(number=number)
        before = [line for line in said if number is None or line.number < number][-CONTEXT:]
        report = ReportRow(
            at=hall.milliseconds,
            reporter=guest,
            person=found.person if found else row.seats[seat].guest,
            name=found.name if found else row.seats[seat].name or "",
            table=row.id,
            line=(found.text or found.reaction) if found else None,
            context=[f"{line.name}: {line.text or line.reaction}" for line in before],
            why=tokens.visible(why, LONGEST_LINE) or "",
        )
        filed = await hall.store.chats.add_report(report)
        logs.note("reported", table=row.id, report=filed)
        return filed

    async def _read_safely(self) -> None:
        try:
            await self.read()
        except HallError as error:
            logs.warn("chat cannot be read", table=self._table.row.id, why=str(error))
        finally:
            self._reading = None
