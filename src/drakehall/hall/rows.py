"""What is stored of people, tables and seats, as values."""

import msgspec

from drakehall.kernel.option_info import OptionValue
from drakehall.wire.learning import StudyKind
from drakehall.wire.tables import Outcome, Status, TimeControl


class GuestRow(msgspec.Struct, frozen=True):
    """A person: a guest, or one who has an account."""

    id: str
    name: str
    account: bool = False
    """Whether there are credentials by which the person can come back from anywhere."""
    owner: str | None = None
    """Whose registered bot it is; None for a person."""


class DeviceRow(msgspec.Struct, frozen=True):
    """A browser or a program in which a person is signed in, by a token."""

    id: str
    person: str
    label: str
    created: int
    seen: int
    verified: int | None = None
    """When the person last presented a credential there."""


class SeatRow(msgspec.Struct, frozen=True):
    """A seat. A guest together with a bot: the bot stands in for the absent guest."""

    seat: int
    name: str | None = None
    guest: str | None = None
    bot: str | None = None
    link: str | None = None
    given_up: bool = False
    """Whether the bot plays to the end: at a table with a clock its person ran out of time, or left."""
    player: str | None = None
    """The player of a rated game here, since it began, even after leaving."""
    address: str | None = None
    """The address from which a person sat down, salted and hashed, until the rated game begins."""
    kept: str | None = None
    """The person who is asked to play again here, and has not accepted yet."""
    program: bool = False
    """Whether a program that came with a token plays here: a registered bot."""
    beside: int | None = None
    """The seat of the person whose device this one shares: known by name alone, and there as long as that person is."""

    @property
    def free(self) -> bool:
        """Whether the seat is free: no person, no bot, and kept for nobody."""
        return not self.person and self.bot is None and self.kept is None

    @property
    def person(self) -> bool:
        """Whether a person has the seat, with a device of their own or beside somebody who has one."""
        return self.guest is not None or self.beside is not None

    @property
    def owned(self) -> bool:
        """Whether the seat belongs to a person, who plays, is away or has left, and may come back by its link."""
        return self.person or self.link is not None


class Study(msgspec.Struct, frozen=True):
    """What is studied at a table, and the text of the position its game began with: that may contain hidden things.

    A game from a save file has no position if it was dealt.
    """

    kind: StudyKind
    item: str
    position: str


class TableRow(msgspec.Struct, frozen=True):
    """A table with its seats."""

    id: str
    game: str
    version: str
    options: dict[str, OptionValue]
    seed: int
    salt: str
    commitment: str
    status: Status
    open: bool
    friendly: bool
    host: str
    invitation: str
    rematch: str | None
    created: int
    seats: tuple[SeatRow, ...]
    hints: bool | None = None
    ended: int | None = None
    outcome: Outcome | None = None
    study: Study | None = None
    clock: TimeControl | None = None
    began: int | None = None
    """When the game began, in milliseconds since 1970."""
    first: int | None = None
    """The seat that decided when the game began."""
    rated: bool = False
    code: str | None = None
    """The code that stands for the invitation on a television; None until somebody asks for it."""
    revision: int = 0
    """How often anything beside the log has changed: a change must build on the latest."""

    def seat_of(self, guest: str | None) -> int | None:
        """Find the seat of a guest."""
        if guest is None:
            return None
        return next((row.seat for row in self.seats if row.guest == guest), None)

    def seats_of(self, guest: str | None) -> list[int]:
        """Return the seats that are played at a guest's device: the guest's own, and those of the people beside."""
        own = self.seat_of(guest)
        return [] if own is None else [own, *(row.seat for row in self.seats if row.beside == own)]

    def sharing(self, guest: str | None) -> list[int]:
        """Return the seats of the people who share a guest's device; none if the guest is alone there."""
        seats = self.seats_of(guest)
        return seats if len(seats) > 1 else []

    def holder(self, seat: int) -> str | None:
        """Return the guest at whose device a seat is played."""
        row = self.seats[seat]
        return row.guest if row.beside is None else self.seats[row.beside].guest

    @property
    def shared(self) -> bool:
        """Whether several people share a device anywhere at this table."""
        return any(row.beside is not None for row in self.seats)

    @property
    def people(self) -> list[int]:
        """The seats that people play themselves."""
        return [row.seat for row in self.seats if row.bot is None and self.holder(row.seat) is not None]

    @property
    def gives_hints(self) -> bool:
        """Whether a bot gives hints on request: as agreed, or else if no other seat belongs to a person."""
        if self.rated:
            return False
        people = sum(row.bot is None or row.owned for row in self.seats)
        return people <= 1 if self.hints is None else self.hints

    @property
    def is_game(self) -> bool:
        """Whether a game is played for its own sake; otherwise somebody studies a lesson, an exercise or a puzzle."""
        return self.study is None or self.study.kind == "position"

    def with_seat(self, row: SeatRow) -> "TableRow":
        """Return the table with one seat changed."""
        return self.changed(seats=tuple(row if old.seat == row.seat else old for old in self.seats))

    def changed(self, **values: object) -> "TableRow":
        """Return the table with something changed, as the store then has it."""
        return msgspec.structs.replace(self, revision=self.revision + 1, **values)


class SeatResult(msgspec.Struct, frozen=True):
    """How a seat ended in a finished game; `points` are by source, and empty if they are unknown."""

    seat: int
    place: int
    score: int
    points: dict[str, int] = {}


class FinishedRow(msgspec.Struct, frozen=True):
    """A finished game, with the result of each seat."""

    table: TableRow
    results: tuple[SeatResult, ...]


class TableChange(msgspec.Struct, frozen=True):
    """What changes of a table together with its log; None leaves a field as it is."""

    status: Status | None = None
    ended: int | None = None
    outcome: Outcome | None = None
    began: int | None = None
    first: int | None = None
    after: int | None = None
    """The revision that it builds on; None if it applies whatever else has changed."""
    results: tuple[SeatResult, ...] = ()
    """The result of each seat, to be stored beside the table."""

    def values(self) -> dict[str, object]:
        """Return what changes of the table itself, by name."""
        found = msgspec.structs.asdict(self)
        del found["after"], found["results"]
        return {name: value for name, value in found.items() if value is not None}

    def made(self, row: TableRow) -> TableRow:
        """Return the table with its changes."""
        return row.changed(**self.values())


class Stamp(msgspec.Struct, frozen=True):
    """What is stored beside an entry of a log. The entry itself, and with it the game, knows nothing of time."""

    at: int
    """When it was stored, in milliseconds since 1970."""
    decides: int | None = None
    """The seat that decides after it; None once the game is over."""
    due: int | None = None
    """When that seat runs out of time, in milliseconds since 1970."""


class Awaited(msgspec.Struct, frozen=True):
    """Whom a table is waiting for, since when and until when, in milliseconds since 1970."""

    seat: int | None
    since: int
    due: int | None = None
