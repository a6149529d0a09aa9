"""Positions of the past: where a table stood after any entry of its log.

Every entry leads back to the last move that stands after it (`_last`), every move to the one before it (`_before`);
moves that were taken back are branches of that tree and can be shown like any other. A position is played again from
the nearest one that is kept.
"""

from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Final, final

from drakehall.kernel.state import State
from drakehall.session import Entry, Move
from drakehall.session.log import StandingMoves

STRIDE: Final = 12
"""Number of moves between positions that are kept for good: once they are there, no jump replays more."""
RECENT: Final = 8
"""Number of recently shown positions that are also kept: stepping back and forth replays nothing."""


@final
class History:
    """The earlier positions of one table, made when somebody asks for one."""

    def __init__(self, deal: Callable[[], State]) -> None:
        """Begin with the deal; `deal` gives the first position, always the same."""
        self._deal = deal
        self._standing = StandingMoves()
        self._last = [0]
        self._before: dict[int, int] = {}
        self._depth = {0: 0}
        self._notation: dict[int, str] = {}
        self._kept: dict[int, State] = {}
        self._recent: OrderedDict[int, State] = OrderedDict()

    def at(self, log: Sequence[Entry], seq: int) -> State:
        """Return the position after entry `seq` of an append-only log; 0 is the deal. The caller must not change it."""
        self._read(log, seq)
        return self._position(self._last[seq])

    def _read(self, log: Sequence[Entry], seq: int) -> None:
        for number in range(len(self._last), seq + 1):
            entry, before = log[number - 1], self._last[-1]
            self._standing.follow(number, entry)
            if isinstance(entry, Move):
                self._before[number] = before
                self._depth[number] = self._depth[before] + 1
                self._notation[number] = entry.action
            self._last.append(self._standing.places[-1] if self._standing.places else 0)

    def _position(self, move: int) -> State:
        """Play again from the nearest position that is kept."""
        missing: list[int] = []
        at = move
        while (known := self._known(at)) is None:
            missing.append(at)
            at = self._before[at]
        for each in reversed(missing):
            known = known.copy()
            known.apply(known.actions.parse(self._notation[each]))
            if self._depth[each] % STRIDE == 0:
                self._kept[each] = known
        self._recent[move] = known
        self._recent.move_to_end(move)
        if len(self._recent) > RECENT:
            self._recent.popitem(last=False)
        return known

    def _known(self, move: int) -> State | None:
        if move == 0 and 0 not in self._kept:
            self._kept[0] = self._deal()
        return self._kept.get(move) or self._recent.get(move)
