"""Ratings, leaderboards, statistics and one's finished games over HTTP."""

from typing import Annotated, Final

from litestar import Router, get, post
from litestar.params import FromQuery, JSONBody, QueryParameter

from drakehall.hall import leaderboards, my_games, statistics
from drakehall.hall.limits import Buckets
from drakehall.server.addresses import address_of
from drakehall.server.routes.common import Asked, Asker, TheHall, TheMember, refusals
from drakehall.wire.ratings import Leaderboard, ListMe, MyRatings, PoolList, Statistics
from drakehall.wire.tables import TableList

GameOf = Annotated[str, QueryParameter(min_length=1, max_length=64)]
MaybeGame = Annotated[str | None, QueryParameter(max_length=64)]
Seats = Annotated[int, QueryParameter(ge=2, le=16)]
MaybeSeats = Annotated[int | None, QueryParameter(ge=1, le=16)]
Second = Annotated[int | None, QueryParameter(ge=0, le=2**40, description="Seconds since 1970.")]
Limit = Annotated[int, QueryParameter(ge=1, le=100)]
After = Annotated[str | None, QueryParameter(max_length=96, description="Where the previous page ended.")]
Opponent = Annotated[
    str | None, QueryParameter(max_length=64, description="A person's id, or `bot:` and the name of a bot.")
]


@get("/api/finished", summary="List your finished games", responses=refusals(_429="too often"))
async def finished(
    request: Asked,
    hall: TheHall,
    guest: Asker,
    game: MaybeGame = None,
    opponent: Opponent = None,
    won: FromQuery[bool | None] = None,
    rated: FromQuery[bool | None] = None,
    since: Second = None,
    until: Second = None,
    limit: Limit = 30,
    after: After = None,
) -> TableList:
    """List the games that you have finished, the latest first; omitted filters match everything."""
    _take_look(request)
    return await my_games.finished(
        hall,
        guest,
        game=game,
        opponent=opponent,
        won=won,
        rated=rated,
        since=since,
        until=until,
        limit=limit,
        after=after,
    )


@get("/api/statistics", summary="Statistics of your games", responses=refusals(_429="too often"))
async def counted(
    request: Asked, hall: TheHall, guest: Asker, game: MaybeGame = None, seats: MaybeSeats = None
) -> Statistics:
    """Count victories and rivals in your most recent finished games; for one game, also points by source."""
    _take_look(request)
    return await statistics.statistics(hall, guest, game, seats)


@get("/api/ratings", summary="Look at a leaderboard", responses=refusals(_429="too often"))
async def leaderboard(
    request: Asked, hall: TheHall, guest: Asker, game: GameOf, seats: Seats, limit: Limit = 50, after: After = None
) -> Leaderboard:
    """List the best players of a game with a number of seats, with the bots as fixed points."""
    _take_look(request)
    return await leaderboards.leaderboard(hall, guest, leaderboards.pool_of(game, seats), limit, after)


@get("/api/ratings/pools", summary="List the leaderboards")
async def pools(hall: TheHall) -> PoolList:
    """List the games and numbers of seats in which rated games have been played."""
    return await leaderboards.pools(hall)


@get("/api/ratings/mine", summary="Look at your ratings", responses=refusals(_429="too often"))
async def mine(request: Asked, hall: TheHall, guest: Asker) -> MyRatings:
    """Return your ratings, with the games that made them."""
    _take_look(request)
    return await leaderboards.mine(hall, guest)


@post(
    "/api/ratings/listed",
    status_code=200,
    summary="Join or leave the leaderboards",
    responses=refusals(_403="you are a stranger", _429="too often"),
)
async def list_me(data: JSONBody[ListMe], member: TheMember, hall: TheHall) -> MyRatings:
    """Put yourself on leaderboards or take yourself off; your ratings stay."""
    await hall.store.ratings.list_person(member.guest.id, data.listed)
    return await leaderboards.mine(hall, member.guest)


def _take_look(request: Asked) -> None:
    looks: Buckets = request.app.state.looks
    looks.take(address_of(request))


ROUTER: Final = Router("/", route_handlers=[finished, counted, leaderboard, pools, mine, list_me])
