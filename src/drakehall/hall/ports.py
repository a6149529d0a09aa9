"""What a hall needs of the world around it: somewhere to keep tables, somebody who thinks, somebody to tell, a clock.

A server gives it a database and processes; a browser gives it IndexedDB and its own worker; tests give it lists
(`hall.memory`, `hall.inline`). Everything that may take a while is asynchronous.
"""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

import msgspec

from drakehall.hall.preview import Foreseen
from drakehall.hall.rows import GuestRow, SeatRow, TableChange, TableRow
from drakehall.hall.thinking import Decision, Opinion, Sample
from drakehall.kernel.errors import HallError
from drakehall.kernel.game import Game
from drakehall.kernel.options import Options
from drakehall.kernel.state import State
from drakehall.session import Entry
from drakehall.wire.problem import Problem
from drakehall.wire.tables import Status

T = TypeVar("T")


class Wanted(msgspec.Struct, frozen=True):
    """Which tables are listed: open ones, or those where a guest sits."""

    game: str | None = None
    status: Status | None = None
    guest: str | None = None
    before: tuple[int, str] | None = None
    limit: int = 50


class Logs(Protocol):
    """The logs of all tables; they only ever grow."""

    async def log(self, table: str, after: int = 0) -> list[Entry]:
        """Read the log of a table, or what follows an entry of it."""

    async def append(self, table: str, seq: int, log: Sequence[Entry], change: TableChange | None = None) -> None:
        """Add entries to a log that stands at `seq`, and change what goes with them: the commit point of every move.

        Where somebody else has already written there it is a `Conflict`, and nothing has changed.
        """


class Tables(Protocol):
    """What is agreed at each table, and who sits where."""

    async def table(self, table: str) -> TableRow | None:
        """Find a table."""

    async def tables(self, wanted: Wanted) -> list[TableRow]:
        """List tables, the newest first."""

    async def tables_of_bots(self) -> list[str]:
        """List the running tables at which a bot sits."""

    async def add_table(self, row: TableRow, log: Sequence[Entry] = (), replaces: str | None = None) -> None:
        """Keep a new table, perhaps with the beginning of its log, perhaps as the rematch of another."""

    async def save_seat(self, table: str, seat: SeatRow) -> None:
        """Keep who sits on a seat."""

    async def save_invitation(self, table: str, invitation: str) -> None:
        """Keep the hash of a new invitation."""


class Guests(Protocol):
    """The people."""

    async def guest(self, token: str) -> GuestRow | None:
        """Find a guest by the hash of the token."""

    async def add_guest(self, guest: GuestRow, token: str) -> None:
        """Remember a new guest by the hash of the token."""

    async def rename_guest(self, guest: str, name: str) -> None:
        """Call a guest something else."""


class Store(Logs, Tables, Guests, Protocol):
    """Everything that outlives the hall. What cannot be stored is a `StorageFailed`."""

    async def open(self) -> None:
        """Get ready to read and write."""

    async def alive(self) -> None:
        """Raise `StorageFailed` unless the store answers."""

    async def close(self) -> None:
        """Store what waits, then let go."""


class Sampler(Protocol):
    """Is shown real positions and gives away only what a seat may know; `NoAnswer` if it fails."""

    async def sample(self, game: Game, state: State, seat: int) -> Sample:
        """Draw a world that the seat cannot tell from the real one."""

    async def foresee(self, game: Game, state: State, seat: int, action: int) -> Foreseen:
        """Say what a legal action of the seat will surely bring."""

    async def close(self) -> None:
        """Stop."""


class Bots(Protocol):
    """Think about samples; `NoAnswer` if they fail."""

    async def choose(self, sample: Sample, bot: str, spent: float = 0.0) -> Decision:
        """Let a bot choose a legal action; `spent` is what its decisions before this one took in the same turn."""

    async def advise(self, sample: Sample, bot: str) -> list[Opinion]:
        """Let a bot say what it thinks of the legal actions, the best first."""

    async def close(self) -> None:
        """Stop."""


class News(Protocol):
    """Tells other halls over the same store that a table has changed; theirs arrive at `Hall.heard`."""

    def announce(self, table: str) -> None:
        """Say that something of a table has been stored."""


class Background(Protocol):
    """Runs what would hold up everybody else; where there are no threads, at once."""

    async def __call__(self, function: Callable[..., T], /, *args: Any) -> T:
        """Call a function and wait for what it gives."""


class Clock(Protocol):
    """The module `time` is one."""

    def time(self) -> float:
        """Give the seconds since 1970."""

    def monotonic(self) -> float:
        """Give seconds that never jump."""


Worded = Callable[[HallError, str, str, Options], Problem]
"""Puts an error into words: in a language, at a table of a game with these options."""


class Policy(msgspec.Struct, frozen=True, kw_only=True):
    """What the keeper of a hall decides."""

    absent_after: float
    """How many seconds a person must be away before a bot may stand in."""
    idle_tables: int
    """Number of tables without anybody watching that are kept in memory."""
    hints_per_minute: int
    """For one seat; a hint that was given is given again for nothing."""
