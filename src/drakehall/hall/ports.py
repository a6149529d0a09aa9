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
from drakehall.hall.rated import Leader, Pool, RatedGame, RatedStep, RatingRow
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
    """Which tables are listed: open ones, or those where a guest sits and plays a game, not a lesson, say."""

    game: str | None = None
    status: Status | None = None
    guest: str | None = None
    before: tuple[int, str] | None = None
    limit: int = 50


class WantedGames(msgspec.Struct, frozen=True):
    """Which finished games of a person are listed; what is None does not matter."""

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
        """Tell whose decision it is, of the tables whose logs say so."""

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
        """Add entries to a log that stands at `seq`, and change what goes with them: the commit point of every move.

        Where somebody else has already written there, or changed what the change builds on, it is a `Conflict`, and
        nothing has changed. Without stamps the store writes beside each entry when it came, and no more.
        """


class Tables(Protocol):
    """What is agreed at each table, and who sits where.

    What is kept of a table builds on the row that one knows of it, and gives the row as it is then. If somebody else
    has changed it since, it is a `Conflict`, and nothing has changed.
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
        """Tell the revision of a table and how many entries its log has; zeros where there is none."""

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
        """Keep the hash of a new invitation; a code that the table has is void, too."""

    async def table_of_code(self, code: str) -> TableRow | None:
        """Find the table that has a code."""

    async def save_code(self, row: TableRow, code: str) -> TableRow:
        """Keep the code of a table."""

    async def save_host(self, row: TableRow, host: str) -> TableRow:
        """Keep who is the host now."""


class Ratings(Protocol):
    """What rated games say about people, pool by pool.

    The games of a pool are counted one after the other, each once: whoever counts one says which number it has there.
    """

    async def uncounted(self) -> list[str]:
        """List rated tables whose game may be decided and has not been counted, the earliest first."""

    async def is_counted(self, table: str) -> bool:
        """Tell whether the game of a table has been counted."""

    async def number(self, pool: Pool) -> int:
        """Tell how many games of a pool have been counted."""

    async def ratings(self, pool: Pool, people: Collection[str]) -> dict[str, RatingRow]:
        """Give what is believed of people in a pool; those of whom nothing is are left out."""

    async def count(self, game: RatedGame, known: dict[str, RatingRow], steps: Sequence[RatedStep]) -> None:
        """Keep a game and what it changes of what was known; `Conflict` if it, or another of its number, is counted."""

    async def games(self) -> list[RatedGame]:
        """List all games that were counted, pool by pool in the order in which they counted."""

    async def everybody(self) -> list[RatingRow]:
        """Give all ratings, pool by pool, by person."""

    async def replace(self, rows: Sequence[RatingRow], steps: Sequence[RatedStep]) -> None:
        """Keep these ratings and steps instead of all others."""

    async def of(self, person: str) -> list[RatingRow]:
        """Give the ratings of a person, pool by pool."""

    async def steps(self, person: str, limit: int) -> list[RatedStep]:
        """Give what the last games changed for a person, the latest first."""

    async def leaders(self, pool: Pool, limit: int, after: tuple[float, str] | None = None) -> list[Leader]:
        """List those who are on the leaderboard of a pool, the highest lower end first, then by person."""

    async def pools(self) -> list[tuple[Pool, int]]:
        """List the pools in which games have been counted, and how many."""

    async def listed(self, person: str) -> bool:
        """Tell whether a person wants to be on leaderboards."""

    async def list_person(self, person: str, listed: bool) -> None:
        """Put a person on leaderboards, or take them off."""

    async def forget(self, person: str) -> None:
        """Forget what is believed of a person; their games stay under a name that leads back to nobody."""


class Guests(Protocol):
    """The people."""

    async def guest(self, token: str) -> GuestRow | None:
        """Find a person by the hash of the token of one of their devices."""

    async def device(self, token: str) -> DeviceRow | None:
        """Find a device by the hash of its token."""

    async def devices(self, person: str) -> list[DeviceRow]:
        """List a person's devices, the one that was seen last first."""

    async def device_seen(self, token: str) -> None:
        """Remember that a device was used now."""

    async def add_guest(self, guest: GuestRow, token: str, label: str = "") -> None:
        """Remember a new guest, whose first device has a token with this hash."""

    async def rename_guest(self, guest: str, name: str) -> None:
        """Call a guest something else."""


class Store(Logs, Tables, Guests, Protocol):
    """Everything that outlives the hall. What cannot be stored is a `StorageFailed`."""

    @property
    def ratings(self) -> Ratings:
        """What rated games say about people."""

    @property
    def chats(self) -> Chats:
        """What is said at tables."""

    @property
    def people(self) -> People:
        """Whom people have met, block and invite."""

    @property
    def notices(self) -> Notices:
        """What people want to be told while they do not look."""

    async def open(self) -> None:
        """Get ready to read and write."""

    def check(self) -> None:
        """Raise `StorageFailed` while it is known that nothing can be stored."""

    async def probe(self) -> None:
        """Raise `StorageFailed` unless something can be stored now."""

    async def well(self) -> None:
        """Wait until things can be stored."""

    async def close(self) -> None:
        """Store what waits, then let go."""


class Sampler(Protocol):
    """Is shown real positions and gives away only what a seat may know; `NoAnswer` if it fails.

    The requester says out of whose share it works.
    """

    async def sample(self, game: Game, state: State, seat: int, requester: Requester = ANYBODY) -> Sample:
        """Draw a world that the seat cannot tell from the real one."""

    async def foresee(
        self, game: Game, state: State, seat: int, action: int, requester: Requester = ANYBODY
    ) -> Foreseen:
        """Say what a legal action of the seat will surely bring."""

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
    """Looks into finished games, from samples and where no table has to wait for it; `NoAnswer` if it fails."""

    async def outlook(self, sample: Sample, seed: int) -> Outlook:
        """Say what the seat of a sample can expect."""

    async def verdict(self, sample: Sample, played: int, trials: int, seed: int, least: float) -> Verdict | None:
        """Say what would have been better than a move, unless it cost a smaller chance of winning than `least`."""

    async def close(self) -> None:
        """Stop."""


class Jobs(Protocol):
    """Has work done once, soon, away from the tables: by another process where there is one.

    What each name stands for is known to whoever does the work (`server.jobs.works`). A job that fails is tried again
    a few times, so it must bear to be done twice. With a shared database it is done even if the hall is gone by then.
    """

    async def open(self) -> None:
        """Get ready."""

    async def enqueue(self, name: str, payload: msgspec.Struct, *, delay: float = 0.0) -> None:
        """Have the job of this name done with a payload, not before so many seconds have passed."""

    async def close(self) -> None:
        """Let go; what is not done is done later, or, where nobody else could do it, not at all."""


class Listener(Protocol):
    """A hall that hears of others."""

    async def heard(self, table: str, seq: int | None) -> None:
        """Another hall has stored something: entries of a log up to `seq`, or else something of the table itself."""

    async def missed(self) -> None:
        """News may have been lost: anything may have been stored."""

    async def told(self, hall: str, note: Note) -> None:
        """Another hall says something."""

    def gone(self, hall: str) -> None:
        """Another hall is there no longer."""


class News(Protocol):
    """Brings a hall what others over the same store have stored, and what they say.

    That something is stored is told by whoever stores it, at the same moment. What halls say to each other may be lost.
    """

    async def open(self, listener: Listener) -> None:
        """Begin to listen."""

    def tell(self, note: Note) -> None:
        """Say something to all other halls, soon."""

    async def close(self) -> None:
        """Listen no longer."""


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
    tables_per_guest: int = 100
    """Number of tables that one guest may have set and not ended."""
    chat_per_minute: int = 20
    """Lines of one person at all tables, sustained."""
    chat_days: int = 30
    """Number of days for which chats are kept."""
    take_backs_per_table: int = 1000
    """How often decisions may be undone or taken back at one table: its log does not grow for ever."""
    asks_per_second: int = 20
    """Questions of one seat about what an action would bring, sustained; three times as many for a moment."""
    guesses_per_hour: int = 60
    """Codes of tables that do not exist, tried from one address."""
    at_home: bool = False
    """The hall runs on its guests' own device: running games may leave it, seeds and all."""
