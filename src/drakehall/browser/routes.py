"""What each address answers: the same as a server's, from the same functions of the hall."""

from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import Annotated, Final, NamedTuple

import msgspec
from msgspec import Meta

from drakehall.browser.asked import Asked
from drakehall.hall import catalogue, leaderboards, learning, lobby, moving, my_games, saves, statistics
from drakehall.hall.deeds import DEEDS, Deed
from drakehall.kernel import registry
from drakehall.kernel.options import Options
from drakehall.wire.codec import ENCODER
from drakehall.wire.course import CourseShown
from drakehall.wire.frames import PositionShown
from drakehall.wire.learning import LearningInfo, StudyWanted, TryAgain
from drakehall.wire.moving import Bring, PositionText
from drakehall.wire.ratings import Leaderboard, MyRatings, PoolList, Statistics
from drakehall.wire.tables import (
    CreateTable,
    GameList,
    Guest,
    Rename,
    SaveBrought,
    Seated,
    Status,
    Table,
    TableList,
)

Answer = msgspec.Struct | bytes | None
Handler = Callable[[Asked], Awaitable[Answer]]
CREATED: Final = 201
KEPT: Final = 8


class Route(NamedTuple):
    """A method and a path, whose parts in braces are given by name; its handler, and the status of the answer."""

    method: str
    path: str
    handler: Handler
    status: int = 200


class Wanted(msgspec.Struct, frozen=True):
    """Which tables are listed."""

    game: str | None = None
    status: Status | None = None
    mine: bool = False
    limit: Annotated[int, Meta(ge=1, le=200)] = 50
    after: str | None = None


class WantedGames(msgspec.Struct, frozen=True):
    """Which finished games are listed."""

    game: str | None = None
    opponent: str | None = None
    won: bool | None = None
    rated: bool | None = None
    since: int | None = None
    until: int | None = None
    limit: Annotated[int, Meta(ge=1, le=100)] = 30
    after: str | None = None


class Counted(msgspec.Struct, frozen=True):
    """The games for which statistics are wanted, or a leaderboard."""

    game: str | None = None
    seats: int | None = None
    limit: Annotated[int, Meta(ge=1, le=100)] = 50
    after: str | None = None


class Eyes(msgspec.Struct, frozen=True):
    """The seat from which an earlier position is seen."""

    seat: Annotated[int, Meta(ge=0, le=15)] | None = None


async def games(asked: Asked) -> GameList:
    """List what can be played; the page has its own words for the bots."""
    return catalogue.games()


async def cards_of_game(asked: Asked) -> bytes:
    """Draw the cards of a game with its default options."""
    game = asked.path["game"]
    return _drawn(game, registry.game(game).options(), asked.language)


async def cards_of_table(asked: Asked) -> bytes:
    """Draw every card in force at a table."""
    table = await asked.hall.table(asked.path["table"])
    return _drawn(table.row.game, table.options, asked.language)


async def who(asked: Asked) -> Guest | None:
    """Return the guest of this browser."""
    guest = await asked.guest()
    return Guest(guest.name) if guest else None


async def rename(asked: Asked) -> Guest:
    """Rename the guest of this browser."""
    wanted = asked.body(Rename)
    return Guest(await lobby.rename(asked.hall, await asked.person(), wanted.name))


async def offered(asked: Asked) -> LearningInfo:
    """Return what a game has to teach."""
    return await learning.offered(asked.hall, asked.path["game"])


async def study(asked: Asked) -> Seated:
    """Begin a lesson, an exercise or a puzzle."""
    wanted = asked.body(StudyWanted)
    return await learning.begin(asked.hall, await asked.person(), asked.path["game"], wanted)


async def again(asked: Asked) -> Seated:
    """Try again from a moment of a finished game."""
    wanted = asked.body(TryAgain)
    guest = await asked.person()
    return await learning.again(await asked.hall.table(asked.path["table"]), guest, wanted)


async def create(asked: Asked) -> Seated:
    """Create a table."""
    wanted = asked.body(CreateTable)
    return await lobby.create(asked.hall, await asked.person(), wanted)


async def bring(asked: Asked) -> Seated:
    """Continue a game that was begun elsewhere."""
    wanted = asked.body(Bring)
    return await moving.bring(asked.hall, await asked.person(), wanted)


async def bring_save(asked: Asked) -> Table:
    """Show the finished game of a save file."""
    wanted = asked.body(SaveBrought)
    return await saves.bring(asked.hall, await asked.person(), wanted.text)


async def tables(asked: Asked) -> TableList:
    """List tables."""
    of = asked.query(Wanted)
    guest = await asked.guest()
    return await lobby.listing(
        asked.hall, guest, game=of.game, status=of.status, mine=of.mine, limit=of.limit, after=of.after
    )


async def finished(asked: Asked) -> TableList:
    """List finished games."""
    of = asked.query(WantedGames)
    return await my_games.finished(asked.hall, await asked.guest(), **msgspec.structs.asdict(of))


async def counted(asked: Asked) -> Statistics:
    """Count the results of finished games."""
    of = asked.query(Counted)
    return await statistics.statistics(asked.hall, await asked.guest(), of.game, of.seats)


async def leaderboard(asked: Asked) -> Leaderboard:
    """List the best players; without accounts, that is bots alone."""
    of = asked.query(Counted)
    pool = leaderboards.pool_of(of.game or "", of.seats or 0)
    return await leaderboards.leaderboard(asked.hall, await asked.guest(), pool, of.limit, of.after)


async def pools(asked: Asked) -> PoolList:
    """List the pools in which rated games have been played."""
    return await leaderboards.pools(asked.hall)


async def ratings(asked: Asked) -> MyRatings:
    """Return the guest's own ratings."""
    return await leaderboards.mine(asked.hall, await asked.guest())


async def show(asked: Asked) -> Table:
    """Show a table."""
    guest = await asked.guest()
    return (await asked.hall.table(asked.path["table"])).described(guest.id if guest else None)


async def save_file(asked: Asked) -> bytes:
    """Return a game with its seed."""
    return await moving.save_file(await asked.hall.table(asked.path["table"]))


async def position(asked: Asked) -> PositionText:
    """Return the present position as the guest knows it."""
    guest = await asked.member()
    return await moving.position(await asked.hall.table(asked.path["table"]), guest)


async def earlier(asked: Asked) -> PositionShown:
    """Show an earlier position."""
    guest, eyes = await asked.guest(), asked.query(Eyes)
    table = await asked.hall.table(asked.path["table"])
    return await table.looking_back.earlier(guest.id if guest else None, asked.number("seq"), eyes.seat)


async def course(asked: Asked) -> CourseShown:
    """Return how a finished game went."""
    return await asked.hall.courses.course(await asked.hall.table(asked.path["table"]))


def _done(deed: Deed) -> Route:
    """Answer a deed as a server does: body, person and table are looked at one after the other."""
    hints = deed.hints

    async def handler(asked: Asked) -> Answer:
        wanted = {"wanted": asked.body(hints["wanted"])} if "wanted" in hints else {}
        guest = await (asked.person() if deed.newcomers else asked.member())
        table = await asked.hall.table(asked.path["table"])
        seat = {"seat": asked.number("seat")} if "seat" in hints else {}
        return await deed.does(table, guest, **seat, **wanted)

    return Route(deed.method, f"tables/{{table}}/{deed.path}", handler)


def _drawn(game: str, options: Options, language: str) -> bytes:
    return _drawn_once(game, ENCODER.encode(options), language)


_drawn_once = lru_cache(KEPT)(catalogue.drawn_again)

ROUTES: Final = (
    Route("GET", "games", games),
    Route("GET", "games/{game}/cards", cards_of_game),
    Route("GET", "games/{game}/learn", offered),
    Route("POST", "games/{game}/learn", study, CREATED),
    Route("GET", "guest", who),
    Route("POST", "guest", rename),
    Route("POST", "saves", bring_save, CREATED),
    Route("GET", "finished", finished),
    Route("GET", "statistics", counted),
    Route("GET", "ratings", leaderboard),
    Route("GET", "ratings/pools", pools),
    Route("GET", "ratings/mine", ratings),
    Route("GET", "tables", tables),
    Route("POST", "tables", create, CREATED),
    Route("POST", "tables/bring", bring, CREATED),
    Route("GET", "tables/{table}", show),
    *map(_done, DEEDS),
    Route("POST", "tables/{table}/again", again),
    Route("GET", "tables/{table}/save", save_file),
    Route("GET", "tables/{table}/position", position),
    Route("GET", "tables/{table}/positions/{seq}", earlier),
    Route("GET", "tables/{table}/cards", cards_of_table),
    Route("GET", "tables/{table}/course", course),
)
