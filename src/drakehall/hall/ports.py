"""What a hall needs of the world around it: somewhere to keep tables, somebody who thinks, somebody to tell, a clock.

A server gives it a database and processes; a browser gives it IndexedDB and its own worker; tests give it lists
(`hall.memory`, `hall.inline`). Everything that may take a while is asynchronous.
"""

from collections.abc import Callable, Collection, Sequence
from typing import Any, Protocol, TypeVar

import msgspec

from drakehall.bots.analysis import Outlook, Verdict
from drakehall.hall.company import Chats, Notices, People
from drakehall.hall.fair_queue import ANYBODY, Requester
from drakehall.hall.notes import Note
from drakehall.hall.preview import Foreseen
from drakehall.hall.rated import Leader, RatedGame, RatedStep, RatingPool, RatingRow
from drakehall.hall.rows import Awaited, DeviceRow, FinishedRow, GuestRow, SeatRow, Stamp, TableChange, TableRow
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
    """Which tables are listed: open ones, or, say, those where a guest is seated and plays a game, not a lesson."""

    game: str | None = None
    status: Status | None = None
    guest: str | None = None
    before: tuple[int, str] | None = None
    limit: int = 50


class WantedGames(msgspec.Struct, frozen=True):
    """Which finished games of a person are listed; None means any."""

    person: str
    game: str | None = None
    seats: int | None = None
    against_person: str | None = None
    against_bot: str | None = None
    won: bool | None = None
    rated: bool | None = None
    since: int | None = None
    until: int | None = None
    before: tuple[int, str] | None = None
    limit: int = 30


class Logs(Protocol):
    """The logs of all tables; they only ever grow."""

    async def log(self, table: str, after: int = 0) -> list[Entry]:
        """Read the log of a table, or what follows an entry of it."""

    async def stamps(self, table: str, after: int = 0) -> list[Stamp]:
        """Read what is kept beside the entries of a log, or of what follows an entry of it."""

    async def awaited(self, tables: Sequence[str]) -> dict[str, Awaited]:
        """Return whose decision it is at those tables whose logs say so."""

    async def overdue(self, now: int) -> list[str]:
        """List the running tables with a clock at which somebody may have run out of time by now."""

    async def append(
        self,
        table: str,
        seq: int,
        log: Sequence[Entry],
        change: TableChange | None = None,
        stamps: Sequence[Stamp] = (),
    ) -> None:
        """Append entries to a log that stands at `seq`, and change what goes with them: the commit point of every move.

        If another hall has already written there, or changed what the change builds on, it is a `Conflict`, and nothing
        has changed. Without stamps, the store only records when each entry arrived.
        """


class Tables(Protocol):
    """What is agreed at each table, and who sits where.

    Changes of a table build on a row as it was read, and return the row as it is afterwards. If the stored row has
    changed meanwhile, it is a `Conflict`, and nothing has changed.
    """

    async def table(self, table: str) -> TableRow | None:
        """Find a table."""

    async def tables(self, wanted: Wanted) -> list[TableRow]:
        """List tables, the newest first."""

    async def finished(self, wanted: WantedGames) -> list[FinishedRow]:
        """List finished games of a person, the latest first."""

    async def tables_of_bots(self) -> list[str]:
        """List the running tables at which bots play with people and nobody studies."""

    async def hosted(self, guest: str) -> int:
        """Count the games of a guest that have not ended."""

    async def stands(self, table: str) -> tuple[int, int]:
        """Return the revision of a table and the number of entries in its log; zeros if there is no such table."""

    async def add_table(
        self,
        row: TableRow,
        log: Sequence[Entry] = (),
        replaces: TableRow | None = None,
        stamps: Sequence[Stamp] = (),
    ) -> None:
        """Keep a new table, perhaps with the beginning of its log, perhaps as the rematch of another."""

    async def save_seat(self, row: TableRow, seat: SeatRow) -> TableRow:
        """Keep who sits on a seat."""

    async def save_invitation(self, row: TableRow, invitation: str) -> TableRow:
        """Store the hash of a new invitation; the table's code, if any, becomes void, too."""

    async def table_of_code(self, code: str) -> TableRow | None:
        """Find the table that has a code."""

    async def save_code(self, row: TableRow, code: str) -> TableRow:
        """Store the code of a table."""

    async def save_host(self, row: TableRow, host: str) -> TableRow:
        """Store the new host."""


class Ratings(Protocol):
    """What rated games say about people, pool by pool.

    The games of a pool are counted one after the other, each once: the hall that counts one states its number there.
    """

    async def uncounted(self) -> list[str]:
        """List rated tables whose game may be decided and has not been counted, the earliest first."""

    async def is_counted(self, table: str) -> bool:
        """Return whether the game of a table has been counted."""

    async def number(self, pool: RatingPool) -> int:
        """Return how many games of a pool have been counted."""

    async def ratings(self, pool: RatingPool, people: Collection[str]) -> dict[str, RatingRow]:
        """Return people's ratings in a pool; people without one are left out."""

    async def count(self, game: RatedGame, known: dict[str, RatingRow], steps: Sequence[RatedStep]) -> None:
        """Store a game and its changes to the ratings; `Conflict` if it, or another with its number, is counted."""

    async def games(self) -> list[RatedGame]:
        """List all counted games, pool by pool in the order in which they counted."""

    async def everybody(self) -> list[RatingRow]:
        """Return all ratings, pool by pool, by person."""

    async def replace(self, rows: Sequence[RatingRow], steps: Sequence[RatedStep]) -> None:
        """Replace all ratings and steps by these."""

    async def of(self, person: str) -> list[RatingRow]:
        """Return the ratings of a person, pool by pool."""

    async def steps(self, person: str, limit: int) -> list[RatedStep]:
        """Return what the last games changed for a person, the latest first."""

    async def leaders(self, pool: RatingPool, limit: int, after: tuple[float, str] | None = None) -> list[Leader]:
        """List the people on the leaderboard of a pool, the highest lower end first, then by person."""

    async def pools(self) -> list[tuple[RatingPool, int]]:
        """List the pools in which games have been counted, and how many."""

    async def listed(self, person: str) -> bool:
        """Return whether a person wants to be on leaderboards."""

    async def list_person(self, person: str, listed: bool) -> None:
        """Put a person on leaderboards, or take them off."""

    async def forget(self, person: str) -> None:
        """Delete a person's ratings; their games remain under a name that cannot be traced back."""


class Guests(Protocol):
    """The people."""

    async def guest(self, token: str) -> GuestRow | None:
        """Find a person by the token hash of one of their devices."""

    async def device(self, token: str) -> DeviceRow | None:
        """Find a device by the hash of its token."""

    async def devices(self, person: str) -> list[DeviceRow]:
        """List a person's devices, the most recently seen first."""

    async def device_seen(self, token: str) -> None:
        """Record that a device was used now."""

    async def add_guest(self, guest: GuestRow, token: str, label: str = "") -> None:
        """Store a new guest, whose first device has a token with this hash."""

    async def rename_guest(self, guest: str, name: str) -> None:
        """Call a guest something else."""


class Store(Logs, Tables, Guests, Protocol):
    """Everything that outlives the hall. What cannot be stored is a `StorageFailed`."""

    @property
    def ratings(self) -> Ratings:
        """What rated games say about people."""

    @property
    def chats(self) -> Chats:
        """The chats of tables."""

    @property
    def people(self) -> People:
        """Whom people have met, block and invite."""

    @property
    def notices(self) -> Notices:
        """What people want to be notified of while they are not looking."""

    async def open(self) -> None:
        """Get ready to read and write."""

    def check(self) -> None:
        """Raise `StorageFailed` while it is known that nothing can be stored."""

    async def probe(self) -> None:
        """Raise `StorageFailed` unless something can be stored now."""

    async def well(self) -> None:
        """Wait until storing works."""

    async def close(self) -> None:
        """Store what waits, then let go."""


class Sampler(Protocol):
    """Is given real positions and returns only what a seat may know; `NoAnswer` if it fails.

    The requester says out of whose share it works.
    """

    async def sample(self, game: Game, state: State, seat: int, requester: Requester = ANYBODY) -> Sample:
        """Draw a world that the seat cannot tell from the real one."""

    async def foresee(
        self, game: Game, state: State, seat: int, action: int, requester: Requester = ANYBODY
    ) -> Foreseen:
        """Return what a legal action of the seat will certainly bring."""

    async def close(self) -> None:
        """Stop."""


class Bots(Protocol):
    """Think about samples, out of the requester's share; `NoAnswer` if they fail."""

    async def choose(self, sample: Sample, bot: str, spent: float = 0.0, requester: Requester = ANYBODY) -> Decision:
        """Let a bot choose a legal action; `spent` is what its decisions before this one took in the same turn."""

    async def advise(self, sample: Sample, bot: str, requester: Requester = ANYBODY) -> list[Opinion]:
        """Let a bot say what it thinks of the legal actions, the best first."""

    async def close(self) -> None:
        """Stop."""


class Analyst(Protocol):
    """Analyses finished games, from samples and where no table has to wait for it; `NoAnswer` if it fails."""

    async def outlook(self, sample: Sample, seed: int) -> Outlook:
        """Return what the seat of a sample can expect."""

    async def verdict(self, sample: Sample, played: int, trials: int, seed: int, least: float) -> Verdict | None:
        """Return what would have been better than a move, unless it cost a smaller chance of winning than `least`."""

    async def close(self) -> None:
        """Stop."""


class Jobs(Protocol):
    """Has work done once, soon, away from the tables: by another process if there is one.

    The worker knows what each name stands for (`server.jobs.works`). A job that fails is tried again a few times, so it
    must tolerate being done twice. With a shared database it is done even if the hall is gone by then.
    """

    async def open(self) -> None:
        """Get ready."""

    async def enqueue(self, name: str, payload: msgspec.Struct, *, delay: float = 0.0) -> None:
        """Have the job of this name done with a payload, after at least this many seconds."""

    async def close(self) -> None:
        """Shut down; unfinished jobs are done later, or never if no other process can do them."""


class Listener(Protocol):
    """A hall that receives news from others."""

    async def heard(self, table: str, seq: int | None) -> None:
        """Another hall has stored something: entries of a log up to `seq`, or else something of the table itself."""

    async def missed(self) -> None:
        """News may have been lost: anything may have been stored."""

    async def told(self, hall: str, note: Note) -> None:
        """Another hall has sent a note."""

    def gone(self, hall: str) -> None:
        """Another hall is gone."""


class News(Protocol):
    """Brings a hall what others over the same store have stored, and what they say.

    News of something stored comes from whoever stores it, at the same moment. Notes between halls may be lost.
    """

    async def open(self, listener: Listener) -> None:
        """Begin to listen."""

    def tell(self, note: Note) -> None:
        """Send a note to all other halls, soon."""

    async def close(self) -> None:
        """Stop listening."""


class Background(Protocol):
    """Runs what would hold up everybody else; where there are no threads, at once."""

    async def __call__(self, function: Callable[..., T], /, *args: Any) -> T:
        """Call a function and wait for what it gives."""


class Clock(Protocol):
    """The module `time` is one."""

    def time(self) -> float:
        """Return the seconds since 1970."""

    def monotonic(self) -> float:
        """Return seconds that never jump."""


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
    tables_per_guest: int = 100
    """Number of unfinished tables that one guest may have created."""
    chat_per_minute: int = 20
    """Lines of one person at all tables, sustained."""
    chat_days: int = 30
    """Number of days for which chats are kept."""
    take_backs_per_table: int = 1000
    """Number of decisions that may be undone or taken back at one table: its log must not grow for ever."""
    asks_per_second: int = 20
    """Questions of one seat about what an action would bring, sustained; bursts of three times as many."""
    guesses_per_hour: int = 60
    """Codes of non-existing tables tried from one address."""
    at_home: bool = False
    """Whether the hall runs on its guests' own device: running games may leave it, seeds and all."""
