"""Tables over HTTP: create, list, sit, leave, start, stand in, play again, fetch the save."""

from collections.abc import Awaitable, Callable
from typing import Annotated, Final

from litestar import Response, Router, delete, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

from drakehall.hall import lobby, moving, sharing
from drakehall.hall.limits import Buckets
from drakehall.server.addresses import address_of
from drakehall.server.bearers import for_tokens
from drakehall.server.routes.common import Asked, Asker, TableId, TheHall, TheMember, ThePerson, refusals
from drakehall.wire.bots import Scope
from drakehall.wire.moving import Bring, PositionText
from drakehall.wire.tables import (
    Claim,
    CreateTable,
    Invitation,
    Seated,
    SeatLink,
    Sit,
    SitBeside,
    StandIn,
    Start,
    Status,
    Table,
    TableList,
)

SeatNumber = Annotated[int, PathParameter(ge=0, le=15, description="Seats are counted from 0.")]
NO_TABLE = "there is no such table"
NOT_NOW = "not possible as things stand"
TOO_OFTEN = "too often"
LARGEST_BROUGHT: Final = 512 * 1024
"""A save file is longer than other requests."""
Decorator = Callable[[Callable[..., Awaitable[object]]], HTTPRouteHandler]


def table_action(
    path: str,
    summary: str,
    *,
    forbidden: str,
    missing: str = NO_TABLE,
    method: Callable[..., Decorator] = post,
    scope: Scope | None = None,
) -> Decorator:
    """Make a handler for an action at a table; `forbidden` says who may not, `scope` what opens it to tokens."""
    refused = refusals(_403=forbidden, _404=missing, _409=NOT_NOW, _429=TOO_OFTEN)
    opened = for_tokens(scope) if scope else {}
    return method(f"/{{table_id:str}}/{path}", status_code=200, summary=summary, responses=refused, **opened)


@post("/", summary="Set a table", responses=refusals(_429=TOO_OFTEN), **for_tokens("host"))
async def create(request: Asked, data: JSONBody[CreateTable], client: ThePerson, hall: TheHall) -> Seated:
    """Create a table with its options, bots and house rules."""
    new_tables: Buckets = request.app.state.new_tables
    new_tables.take(address_of(request))
    return await lobby.create(hall, client.guest, data)


@get("/", summary="List tables", responses=refusals(_429=TOO_OFTEN))
async def tables(
    request: Asked,
    hall: TheHall,
    guest: Asker,
    game: Annotated[str | None, QueryParameter(max_length=64)] = None,
    status: FromQuery[Status | None] = None,
    mine: FromQuery[bool] = False,
    limit: Annotated[int, QueryParameter(ge=1, le=200)] = 50,
    after: Annotated[str | None, QueryParameter(max_length=64, description="Where the list before ended.")] = None,
) -> TableList:
    """List open tables, or those at which you sit, newest first."""
    looks: Buckets = request.app.state.looks
    looks.take(address_of(request))
    return await lobby.listing(hall, guest, game=game, status=status, mine=mine, limit=limit, after=after)


@get("/{table_id:str}", summary="Look at a table", responses=refusals(_404=NO_TABLE, _409=NOT_NOW))
async def show(table_id: TableId, hall: TheHall, guest: Asker) -> Table:
    """Describe a table: people, options, and the result when it is over."""
    return (await hall.table(table_id)).described(guest.id if guest else None)


@table_action("sit", "Sit down", forbidden="not invited", scope="play")
async def sit(table_id: TableId, data: JSONBody[Sit], hall: TheHall, client: ThePerson) -> Seated:
    """Take a free seat; the answer holds the link with which you can come back from anywhere."""
    return await lobby.sit(await hall.table(table_id), client.guest, data)


@table_action("beside", "Let somebody who shares your device sit down", forbidden="you are not seated here")
async def sit_beside(table_id: TableId, data: JSONBody[SitBeside], hall: TheHall, member: TheMember) -> Table:
    """Seat somebody who plays at your device, taking turns with you."""
    table = await hall.table(table_id)
    await sharing.sit_beside(table, member.guest, data)
    return table.described(member.guest.id)


@table_action(
    "seats/{seat:int}/beside",
    "Let somebody who shares your device get up",
    forbidden="they do not share your device",
    missing="no such table or seat",
    method=delete,
)
async def get_up(table_id: TableId, seat: SeatNumber, hall: TheHall, member: TheMember) -> Table:
    """Free the seat of somebody who was to play at your device, before the game begins."""
    table = await hall.table(table_id)
    await sharing.get_up(table, member.guest, seat)
    return table.described(member.guest.id)


@table_action("claim", "Take over a seat by its link", forbidden="wrong link", scope="play")
async def claim(table_id: TableId, data: JSONBody[Claim], hall: TheHall, client: ThePerson) -> Seated:
    """Take over the seat whose link you have."""
    return await lobby.claim(await hall.table(table_id), client.guest, data.link)


@table_action("invitation", "Make a new invitation", forbidden="you are not the host", scope="host")
async def invite(table_id: TableId, hall: TheHall, member: TheMember) -> Invitation:
    """Replace all earlier invitations with a new one."""
    return Invitation(await lobby.invite(await hall.table(table_id), member.guest))


@table_action("link", "Make a new link to your seat", forbidden="you are not seated here", scope="play")
async def renew_link(table_id: TableId, hall: TheHall, member: TheMember) -> SeatLink:
    """Replace the link to your seat, for example after somebody else has seen it."""
    return SeatLink(await lobby.new_link(await hall.table(table_id), member.guest))


@table_action("leave", "Leave", forbidden="you are not seated here", scope="play")
async def leave(table_id: TableId, hall: TheHall, member: TheMember) -> Table:
    """Leave the table; during a game a bot plays on."""
    table = await hall.table(table_id)
    await lobby.leave(table, member.guest)
    return table.described(member.guest.id)


@table_action("start", "Start the game", forbidden="you are not the host", scope="host")
async def start(table_id: TableId, data: JSONBody[Start], hall: TheHall, member: TheMember) -> Table:
    """Start the game, with bots in the free seats if you name one."""
    table = await hall.table(table_id)
    await lobby.start(table, member.guest, data.fill)
    return table.described(member.guest.id)


@table_action(
    "seats/{seat:int}/bot",
    "Let a bot stand in",
    forbidden="you are not seated here",
    missing="no such table or seat",
    scope="play",
)
async def stand_in(
    table_id: TableId, seat: SeatNumber, data: JSONBody[StandIn], hall: TheHall, member: TheMember
) -> Table:
    """Replace an absent person with a bot until they ask for their seat back."""
    table = await hall.table(table_id)
    await lobby.stand_in(table, member.guest, seat, data.bot)
    return table.described(member.guest.id)


@table_action(
    "seats/{seat:int}/bot",
    "Take your seat back",
    forbidden="not your seat",
    missing="no such table or seat",
    method=delete,
    scope="play",
)
async def give_back(table_id: TableId, seat: SeatNumber, hall: TheHall, member: TheMember) -> Table:
    """Send away the bot that is standing in for you."""
    table = await hall.table(table_id)
    await lobby.give_back(table, member.guest, seat)
    return table.described(member.guest.id)


@table_action("rematch", "Play again", forbidden="you are not seated here", scope="play")
async def rematch(table_id: TableId, hall: TheHall, member: TheMember) -> Table:
    """Start a new game with the same people; asking again gives the same new table."""
    return (await lobby.rematch(await hall.table(table_id), member.guest)).described(member.guest.id)


@get(
    "/{table_id:str}/save",
    summary="Fetch the save file of a finished game",
    responses=refusals(_404=NO_TABLE, _409="the game is not over"),
)
async def save_file(table_id: TableId, hall: TheHall) -> Response[bytes]:
    """Return the whole game with its seed, as `drakehall replay` and `drakehall verify` read it."""
    table = await hall.table(table_id)
    raw = await moving.save_file(table)
    name = f'attachment; filename="{table.row.game}-{table.row.id}.json"'
    return Response(raw, media_type="application/json", headers={"Content-Disposition": name})


@get(
    "/{table_id:str}/position",
    summary="Fetch the present position as your seat knows it",
    responses=refusals(_403="you are not seated here", _404=NO_TABLE, _409="nobody is playing"),
)
async def position(table_id: TableId, hall: TheHall, member: TheMember) -> PositionText:
    """Return the position as text; what is hidden from you is dealt anew, so nothing can be learnt from it."""
    return await moving.position(await hall.table(table_id), member.guest)


@post(
    "/bring",
    summary="Continue a game that was begun elsewhere",
    responses=refusals(_409=NOT_NOW, _413="the file is too large", _429=TOO_OFTEN),
    request_max_body_size=LARGEST_BROUGHT,
)
async def bring(request: Asked, data: JSONBody[Bring], client: ThePerson, hall: TheHall) -> Seated:
    """Create a table with a save file or a position; bots play the other seats."""
    new_tables: Buckets = request.app.state.new_tables
    new_tables.take(address_of(request))
    return await moving.bring(hall, client.guest, data)


ROUTER: Final = Router(
    "/api/tables",
    route_handlers=[
        create,
        tables,
        show,
        sit,
        sit_beside,
        get_up,
        claim,
        invite,
        renew_link,
        leave,
        start,
        stand_in,
        give_back,
        rematch,
        save_file,
        position,
        bring,
    ],
)
