"""Messages of the HTTP interface: games, guests, tables."""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from drakehall.kernel.events import Message
from drakehall.kernel.option_info import OptionInfo, OptionValue
from drakehall.session import Player
from drakehall.wire.codes import Code
from drakehall.wire.learning import StudyInfo

Status = Literal["gathering", "playing", "over", "closed"]
Name = Annotated[str, Meta(max_length=64, description="A display name: text, never HTML.")]
Secret = Annotated[str, Meta(min_length=1, max_length=64, description="The secret part of a link.")]
LONGEST_BOT_NAME: Final = 32
LONGEST_SAVE: Final = 512 * 1024
Level = Annotated[str, Meta(min_length=1, max_length=LONGEST_BOT_NAME, description="A bot, as /api/games lists them.")]


class BotInfo(msgspec.Struct, frozen=True):
    """A bot that plays a game: its title and a sentence about it, in the client's language.

    Levels come first, from weakest to strongest, then bots with a style and those of other packages; `usual` is the
    default, `gentle` the one for a first game. At tables of as many seats as `net` lists, with the usual options, a
    learned net helps a bot to weigh positions. `strength` is its figure on leaderboards, where everybody begins at
    1500; null where nobody has measured the bot as it is today.
    """

    name: str
    title: str
    about: str
    level: bool
    usual: bool
    gentle: bool
    net: list[int]
    strength: int | None = None


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    version: str
    least_seats: int
    most_seats: int
    low_wins: bool
    options: list[OptionInfo]
    bots: list[BotInfo]


class GameList(msgspec.Struct, frozen=True):
    """What can be played, and against whom; `bots` are the levels that every game has."""

    games: list[GameInfo]
    bots: list[str]


class Guest(msgspec.Struct, frozen=True):
    """Who you are here."""

    name: str


class Rename(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Choose your name."""

    name: Name


class TimeControl(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much time people have, agreed when a table is created.

    `move`: this many seconds each time the decision comes to a seat; `days` is the same for games that go on for days.
    `game`: this many seconds for the whole game, and `increment` more each time the decision passes on.
    """

    kind: Literal["move", "game", "days"]
    seconds: Annotated[int, Meta(ge=5, le=30 * 86400)]
    increment: Annotated[int, Meta(ge=0, le=600, description="For `game` only.")] = 0


class Clocks(msgspec.Struct, frozen=True):
    """How much time the seats have left, in milliseconds, at the moment of sending; null for bots.

    `runs` is the seat whose clock runs down now; null if none does.
    """

    left: list[int | None]
    runs: int | None


class SaveBrought(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a save file with a finished game, as `GET /api/tables/{id}/save` and the terminal write it."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_SAVE)]


class CreateTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Create a table. Bots take the last seats; you take the first free one unless `sit` is false.

    `beside` names the others who share your device: they take the seats after yours.
    """

    game: Annotated[str, Meta(min_length=1, max_length=64)]
    seats: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, OptionValue] = {}
    bots: Annotated[list[Level], Meta(max_length=16)] = []
    open: Annotated[bool, Meta(description="Listed for everybody; otherwise a seat needs the invitation.")] = True
    friendly: Annotated[bool, Meta(description="Finished turns may be taken back when all agree.")] = False
    sit: bool = True
    name: Name | None = None
    hints: Annotated[
        bool | None, Meta(description="Whether a bot advises who asks it; null: where all others are bots.")
    ] = None
    clock: Annotated[TimeControl | None, Meta(description="How much time people have; null: unlimited.")] = None
    rated: Annotated[
        bool,
        Meta(
            description="Whether the game changes ratings: for people with accounts and measured bots, with a clock "
            "and the usual options, without hints and take-backs; players who leave come last."
        ),
    ] = False
    beside: Annotated[list[Name], Meta(max_length=15)] = []


class Sit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down: on a given seat or any free one; a table that is not open requires the invitation."""

    name: Name | None = None
    seat: Annotated[int, Meta(ge=0, le=15)] | None = None
    invitation: Secret | None = None
    code: Annotated[
        Code | None,
        Meta(description="Its code, instead of the invitation; also good for the seat of a bot in a running game."),
    ] = None


class SitBeside(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seat somebody who shares your device: on a given seat or any free one."""

    name: Name
    seat: Annotated[int, Meta(ge=0, le=15)] | None = None


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat over by its link, for example on another device."""

    link: Secret


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Begin; `fill` names the bot that takes the free seats."""

    fill: Level | None = None


class StandIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Let a bot play for an absent person."""

    bot: Level


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat, free if it has no name. `bot` is the bot that plays for it, `person` whether a person holds it.

    `given_up`: at a table with a clock its person ran out of time, or left; the bot plays to the end. `kept`: this
    person is asked for a rematch and has not accepted yet. `program`: the holder is a registered bot, a program that
    came with a token. `beside`: this person shares the device of the person on that seat.
    """

    seat: int
    name: str | None
    person: bool
    bot: str | None
    present: bool
    given_up: bool = False
    kept: bool = False
    program: bool = False
    beside: int | None = None


class TakeBackAsked(msgspec.Struct, frozen=True):
    """A seat asks to take back its last decision; these seats have not agreed yet."""

    seat: int
    waits_for: list[int]


class Result(msgspec.Struct, frozen=True):
    """How a game ended. Automatic opponents follow the seats.

    `places` puts winners first and the others by their scores; ties share a place. `tie_break` says what decided
    between seats with the same score, or that they share the victory. If `in_points` is false, the scores are not what
    people would call points.
    """

    scores: list[int]
    breakdown: list[dict[str, int]]
    winners: list[int]
    places: list[int]
    in_points: bool
    tie_break: Message | None = None


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended, in a list: what a `Result` says about scores and places."""

    scores: list[int]
    places: list[int]
    in_points: bool


class Table(msgspec.Struct, frozen=True):
    """A table as one person sees it. `seed` and `salt` are published when the game is over; `seq` counts the log.

    `study` says what is studied at it; null at an ordinary table. `clock` is what was agreed about time, and `clocks`,
    while the game goes on, what is left of it. `asked`: you are asked to play here, and have not answered.

    `sharing` are the seats of the people who share your device, yours first; empty if you are alone there. On a
    socket `you` is then the seat that is in front of it, null while the curtain is drawn, `may_look` are those who may
    open it now, and `decides` is the person whose decision it is.
    """

    id: str
    game: str
    version: str
    status: Status
    open: bool
    friendly: bool
    options: dict[str, OptionValue]
    seats: list[SeatInfo]
    seq: int
    commitment: str
    created: int
    you: int | None
    host: bool
    seed: str | None = None
    salt: str | None = None
    rematch: str | None = None
    take_back: TakeBackAsked | None = None
    hints: bool = False
    result: Result | None = None
    study: StudyInfo | None = None
    clock: TimeControl | None = None
    clocks: Clocks | None = None
    rated: bool = False
    asked: bool = False
    sharing: list[int] = []
    may_look: list[int] = []
    decides: int | None = None


class Listed(msgspec.Struct, frozen=True):
    """A table in a list; `decides` is whose turn it is, sent for games that you play in.

    `ended` (seconds since 1970) and `outcome` say when and how the game ended; they are unknown for some older tables.
    `due` (seconds since 1970) is when the deciding seat runs out of time, sent like `decides`. `sharing` are the seats
    of the people who share your device.
    """

    id: str
    game: str
    status: Status
    friendly: bool
    options: dict[str, OptionValue]
    players: list[Player | None]
    created: int
    you: int | None
    decides: int | None = None
    ended: int | None = None
    outcome: Outcome | None = None
    clock: TimeControl | None = None
    due: int | None = None
    rated: bool = False
    sharing: list[int] = []


class TableList(msgspec.Struct, frozen=True):
    """Tables, newest first; `after` continues the list if there are more."""

    tables: list[Listed]
    after: str | None = None


class Seated(msgspec.Struct, frozen=True):
    """The table you sit at, and secrets sent once and only to you: your seat's link and the table's invitation."""

    table: Table
    link: str | None = None
    invitation: str | None = None


class Invitation(msgspec.Struct, frozen=True):
    """A fresh invitation; older ones no longer work."""

    invitation: str


class SeatLink(msgspec.Struct, frozen=True):
    """A fresh link to your seat; older ones no longer work."""

    link: str


class Health(msgspec.Struct, frozen=True):
    """The hall answers; `Ready` says whether it can store anything."""

    status: Literal["ok"]
    version: str
    tables: int
    sockets: int


class Ready(msgspec.Struct, frozen=True):
    """The hall stores what is played."""

    status: Literal["ready"]
