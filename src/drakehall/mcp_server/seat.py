"""A seat at a table, as used by the holder of its key."""

import asyncio
from typing import Final, final

from drakehall.hall.errors import NotNow
from drakehall.hall.table import LiveTable
from drakehall.hall.watcher import Watcher
from drakehall.kernel import registry
from drakehall.kernel.game import Game
from drakehall.kernel.state import State
from drakehall.text import Words
from drakehall.text.names import words_of
from drakehall.wire.frames import PositionShown

MOST_WAITING: Final = 8
"""Number of calls that may wait for the turn of one seat."""


@final
class Seat:
    """What one player sees of a table, and up to where the player has been shown what happened."""

    def __init__(self, table: LiveTable, number: int, language: str) -> None:
        """Sit down; the player is answered in a language."""
        self.table = table
        self.number = number
        self.language = language
        self._words: Words | None = None
        self.told = 0
        """The number of the position that the player was last shown, with everything before it."""
        self._waiting = 0

    @property
    def game(self) -> Game:
        """The game of the table."""
        return registry.game(self.table.row.game)

    @property
    def words(self) -> Words:
        """The words for this table and its players, in the player's language."""
        if self.table.session is None:
            return Words(self.language, self.table.row.game, options=self.table.options)
        if self._words is None:
            self._words = words_of(self.language, self.table.session)  # kept: wording all cards takes a while
        return self._words

    @property
    def decides(self) -> bool:
        """Whether it is this seat's turn to decide."""
        stored = self.table.stored
        return stored is not None and stored.state.seat == self.number

    @property
    def over(self) -> bool:
        """Whether nothing can be played here any longer."""
        return self.table.row.status in ("over", "closed")

    async def look(self, since: int | None = None, *, telling: bool = True) -> tuple[PositionShown, State]:
        """Return where the game stands, what happened after entry `since` of the log (or since the last answer),
        and a position that this seat cannot tell from the real one: everything worded comes from these two.

        This counts as shown to the player, unless it is not for `telling` or leaves out something before `since`.
        """
        world = await self._world()
        begin = self.told if since is None else since
        shown = self.table.position(self.number, min(begin, self.table.seq))
        if telling and begin <= self.told:
            self.told = shown.seq
        return shown, world

    async def _world(self) -> State:
        while (stored := self.table.stored) is not None:
            sample = await self.table.hall.sampler.sample(self.game, stored.state, self.number)
            if stored is self.table.stored:  # nobody has moved meanwhile
                return self.game.load(sample.position)
        raise NotNow(status=self.table.row.status)

    async def until_turn(self, seconds: float) -> None:
        """Wait until this seat must decide or the game is over, but no longer than this many seconds.

        If many calls are already waiting, return at once.
        """
        if self.decides or self.over or seconds <= 0 or self._waiting >= MOST_WAITING:
            return
        watcher = Watcher(self.table, self.table.row.seats[self.number].guest, self.language, None)
        self.table.watch(watcher)
        self._waiting += 1
        try:
            async with asyncio.timeout(seconds):
                while not (self.decides or self.over or watcher.gone):
                    await watcher.news()
        except TimeoutError:
            return
        finally:
            self._waiting -= 1
            self.table.unwatch(watcher)
