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
    """When the person last showed a credential there."""


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
    """Who plays a rated game here, since it began, even after leaving."""
    address: str | None = None
    """From where a person sat down, salted and hashed, until the rated game begins."""
    kept: str | None = None
    """The person who is asked to play again here, and has not accepted yet."""
    program: bool = False
    """Whether a program plays here that came with a token: a registered bot."""
    beside: int | None = None
    """The seat of the person whose device this one shares: known by name alone, and there for as long as they are."""

    @property
    def free(self) -> bool:
        """Whether nobody sits here, neither person nor bot, and it is kept for nobody."""
        return not self.person and self.bot is None and self.kept is None

    @property
    def person(self) -> bool:
        """Whether a person has the seat, with a device or beside somebody who has one."""
        return self.guest is not None or self.beside is not None

    @property
    def owned(self) -> bool:
        """Whether the seat belongs to a person: who plays, is away or has left, and may come back by its link."""
        return self.person or self.link is not None


class Study(msgspec.Struct, frozen=True):
    """What is learnt at a table, and the text of the position its game began with: that may hold hidden things.

    A game from a save file has none if it was dealt.
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
    """Who decided when the game began."""
    rated: bool = False
    code: str | None = None
    """What stands for the invitation on a television; a table has none until somebody asks for it."""
    revision: int = 0
    """How often something besides the log has changed: what is stored must build on the latest."""

    def seat_of(self, guest: str | None) -> int | None:
        """Find the seat of a guest."""
        if guest is None:
            return None
        return next((row.seat for row in self.seats if row.guest == guest), None)

    def seats_of(self, guest: str | None) -> list[int]:
        """Find the seats that are played at a guest's device: the guest's own, and those of the people beside."""
        own = self.seat_of(guest)
        return [] if own is None else [own, *(row.seat for row in self.seats if row.beside == own)]

    def sharing(self, guest: str | None) -> list[int]:
        """Find the seats of the people who share a guest's device; none where the guest is alone there."""
        seats = self.seats_of(guest)
        return seats if len(seats) > 1 else []

    def holder(self, seat: int) -> str | None:
        """Find the guest at whose device a seat is played."""
        row = self.seats[seat]
        return row.guest if row.beside is None else self.seats[row.beside].guest

    @property
    def shared(self) -> bool:
        """Whether several people share a device anywhere at this table."""
        return any(row.beside is not None for row in self.seats)

    @property
    def people(self) -> list[int]:
        """The seats at which people play themselves."""
        return [row.seat for row in self.seats if row.bot is None and self.holder(row.seat) is not None]

    @property
    def gives_hints(self) -> bool:
        """Whether a bot advises who asks it: as was agreed, or else where no other seat belongs to a person."""
        if self.rated:
            return False
        people = sum(row.bot is None or row.owned for row in self.seats)
        return people <= 1 if self.hints is None else self.hints

    @property
    def is_game(self) -> bool:
        """Whether a game is played for its own sake; else somebody studies a lesson, an exercise or a puzzle."""
        return self.study is None or self.study.kind == "position"

    def with_seat(self, row: SeatRow) -> "TableRow":
        """Give the table with one seat changed."""
        return self.changed(seats=tuple(row if old.seat == row.seat else old for old in self.seats))

    def changed(self, **values: object) -> "TableRow":
        """Give the table with something changed, as the store then keeps it."""
        return msgspec.structs.replace(self, revision=self.revision + 1, **values)


class SeatResult(msgspec.Struct, frozen=True):
    """How a seat came out of a finished game; `points` are by source, and empty where nobody has counted them."""

    seat: int
    place: int
    score: int
    points: dict[str, int] = {}


class FinishedRow(msgspec.Struct, frozen=True):
    """A game that is over, with what became of each seat."""

    table: TableRow
    results: tuple[SeatResult, ...]


class TableChange(msgspec.Struct, frozen=True):
    """What changes of a table together with its log; what is None stays as it is."""

    status: Status | None = None
    ended: int | None = None
    outcome: Outcome | None = None
    began: int | None = None
    first: int | None = None
    after: int | None = None
    """The revision that it builds on; None if it comes to pass whatever else has changed."""
    results: tuple[SeatResult, ...] = ()
    """What became of each seat, to be kept beside the table."""

    def values(self) -> dict[str, object]:
        """Give what changes of the table itself, by name."""
        found = msgspec.structs.asdict(self)
        del found["after"], found["results"]
        return {name: value for name, value in found.items() if value is not None}

    def made(self, row: TableRow) -> TableRow:
        """Give the table with its changes."""
        return row.changed(**self.values())


class Stamp(msgspec.Struct, frozen=True):
    """What is kept beside an entry of a log. The entry itself, and with it the game, knows nothing of time."""

    at: int
    """When it was stored, in milliseconds since 1970."""
    decides: int | None = None
    """Who decides after it; nobody once the game is over."""
    due: int | None = None
    """When that seat runs out of time, in milliseconds since 1970."""


class Awaited(msgspec.Struct, frozen=True):
    """Whom a table waits for, since when and until when, in milliseconds since 1970."""

    seat: int | None
    since: int
    due: int | None = None
