"""Tables over HTTP: set, list, sit, leave, start, stand in, play again, fetch the save."""

from typing import Annotated

from litestar import Response, delete, get, post
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

from drakehall.hall import lobby
from drakehall.server.routes.common import Asker, Member, Person, TableId, TheHall, refusals
from drakehall.wire.tables import (
    Claim,
    CreateTable,
    Invitation,
    Seated,
    Sit,
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


@post("/api/tables", summary="Set a table", responses=refusals(_429=TOO_OFTEN))
async def create(data: JSONBody[CreateTable], person: Person, hall: TheHall) -> Seated:
    """Set a table with its options, bots and rules of the house."""
    return await lobby.create(hall, person, data)


@get("/api/tables", summary="List tables", responses=refusals())
async def tables(
    hall: TheHall,
    guest: Asker,
    game: Annotated[str | None, QueryParameter(max_length=64)] = None,
    status: FromQuery[Status | None] = None,
    mine: FromQuery[bool] = False,
    limit: Annotated[int, QueryParameter(ge=1, le=200)] = 50,
    after: Annotated[str | None, QueryParameter(max_length=64, description="Where the list before ended.")] = None,
) -> TableList:
    """List open tables, or those at which you sit, the newest first."""
    return await lobby.listing(hall, guest, game=game, status=status, mine=mine, limit=limit, after=after)


@get("/api/tables/{table_id:str}", summary="Look at a table", responses=refusals(_404=NO_TABLE, _409=NOT_NOW))
async def show(table_id: TableId, hall: TheHall, guest: Asker) -> Table:
    """Describe a table: people, options, and the result when it is over."""
    return (await hall.table(table_id)).described(guest.id if guest else None)


@post(
    "/api/tables/{table_id:str}/sit",
    status_code=200,
    summary="Sit down",
    responses=refusals(_403="not invited", _404=NO_TABLE, _409=NOT_NOW, _429=TOO_OFTEN),
)
async def sit(table_id: TableId, data: JSONBody[Sit], hall: TheHall, person: Person) -> Seated:
    """Take a free seat; the answer holds the link by which you can come back from anywhere."""
    return await lobby.sit(await hall.table(table_id), person, data)


@post(
    "/api/tables/{table_id:str}/claim",
    status_code=200,
    summary="Take a seat over by its link",
    responses=refusals(_403="wrong link", _404=NO_TABLE, _409=NOT_NOW, _429=TOO_OFTEN),
)
async def claim(table_id: TableId, data: JSONBody[Claim], hall: TheHall, person: Person) -> Seated:
    """Hold the seat whose link you have."""
    return await lobby.claim(await hall.table(table_id), person, data.link)


@post(
    "/api/tables/{table_id:str}/invitation",
    status_code=200,
    summary="Make a fresh invitation",
    responses=refusals(_403="you are not the host", _404=NO_TABLE, _409=NOT_NOW, _429=TOO_OFTEN),
)
async def invite(table_id: TableId, hall: TheHall, member: Member) -> Invitation:
    """Make older invitations void and give a new one."""
    return Invitation(await lobby.invite(await hall.table(table_id), member))


@post(
    "/api/tables/{table_id:str}/leave",
    status_code=200,
    summary="Leave",
    responses=refusals(_403="you do not sit here", _404=NO_TABLE, _409=NOT_NOW, _429=TOO_OFTEN),
)
async def leave(table_id: TableId, hall: TheHall, member: Member) -> Table:
    """Leave the table; during a game a bot plays on."""
    table = await hall.table(table_id)
    await lobby.leave(table, member)
    return table.described(member.id)


@post(
    "/api/tables/{table_id:str}/start",
    status_code=200,
    summary="Begin the game",
    responses=refusals(_403="you are not the host", _404=NO_TABLE, _409=NOT_NOW, _429=TOO_OFTEN),
)
async def start(table_id: TableId, data: JSONBody[Start], hall: TheHall, member: Member) -> Table:
    """Begin, with bots on the free seats if you name one."""
    table = await hall.table(table_id)
    await lobby.start(table, member, data.fill)
    return table.described(member.id)


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}/bot",
    status_code=200,
    summary="Let a bot stand in",
    responses=refusals(_403="you do not sit here", _404="no such table or seat", _409=NOT_NOW, _429=TOO_OFTEN),
)
async def stand_in(
    table_id: TableId, seat: SeatNumber, data: JSONBody[StandIn], hall: TheHall, member: Member
) -> Table:
    """Replace an absent person by a bot until they ask for their seat."""
    table = await hall.table(table_id)
    await lobby.stand_in(table, member, seat, data.bot)
    return table.described(member.id)


@delete(
    "/api/tables/{table_id:str}/seats/{seat:int}/bot",
    status_code=200,
    summary="Take your seat back",
    responses=refusals(_403="not your seat", _404="no such table or seat", _409=NOT_NOW, _429=TOO_OFTEN),
)
async def give_back(table_id: TableId, seat: SeatNumber, hall: TheHall, member: Member) -> Table:
    """Send the bot away that stands in for you."""
    table = await hall.table(table_id)
    await lobby.give_back(table, member, seat)
    return table.described(member.id)


@post(
    "/api/tables/{table_id:str}/rematch",
    status_code=200,
    summary="Play again",
    responses=refusals(_403="you do not sit here", _404=NO_TABLE, _409=NOT_NOW, _429=TOO_OFTEN),
)
async def rematch(table_id: TableId, hall: TheHall, member: Member) -> Table:
    """Begin a new game with the same people; asked again, it is the same new table."""
    return (await lobby.rematch(await hall.table(table_id), member)).described(member.id)


@get(
    "/api/tables/{table_id:str}/save",
    summary="Fetch the save file of a finished game",
    responses=refusals(_404=NO_TABLE, _409="the game is not over"),
)
async def save_file(table_id: TableId, hall: TheHall) -> Response[bytes]:
    """Give the whole game with its seed, as `drakehall replay` and `drakehall verify` read it."""
    table = await hall.table(table_id)
    raw = await lobby.save_file(table)
    name = f'attachment; filename="{table.row.game}-{table.row.id}.json"'
    return Response(raw, media_type="application/json", headers={"Content-Disposition": name})
