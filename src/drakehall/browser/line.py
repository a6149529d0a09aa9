"""A line to a table: what a socket is on a server."""

import asyncio
from collections.abc import Callable
from typing import final

from drakehall.hall import logs
from drakehall.hall.conversation import Conversation
from drakehall.hall.problems import in_english
from drakehall.hall.table import LiveTable
from drakehall.hall.watcher import Watcher


@final
class TableLine:
    """Sends the page everything new at a table, and receives its moves."""

    def __init__(
        self,
        table: LiveTable,
        guest: str | None,
        language: str,
        since: int | None,
        told: Callable[[str], None],
        ended: Callable[[], None],
    ) -> None:
        """Begin to watch."""
        self._table = table
        self._told = told
        self._ended = ended
        self._watcher = Watcher(table, guest, language, since)
        self._talk = Conversation(table, self._watcher, in_english)
        table.presence.watch(self._watcher)
        self._telling = asyncio.create_task(self._tell(), name=f"line to {table.row.id}")

    async def receive(self, frame: str) -> None:
        """Receive a frame, and answer it."""
        await self._talk.receive(frame)

    async def close(self) -> None:
        """Close the line."""
        await self._talk.end()
        self._table.presence.unwatch(self._watcher)
        await self._telling

    async def _tell(self) -> None:
        try:
            while frames := await self._watcher.news():
                for frame in frames:
                    self._told(frame.decode())
        except Exception as error:
            logs.fault("cannot tell", error, table=self._table.row.id)
            self._table.presence.unwatch(self._watcher)
        self._ended()
