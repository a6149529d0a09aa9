"""What the operator of a hall can do while it is open, with the operator's token: `drakehall admin` calls it."""

from typing import Annotated, Final

import msgspec
from litestar import Router, delete, get, post
from litestar.handlers import BaseRouteHandler
from litestar.params import FromQuery, JSONBody, PathParameter

from drakehall.hall import lobby, tokens
from drakehall.hall.company_rows import ReportRow
from drakehall.hall.errors import Malformed, NotFound
from drakehall.hall.hall import Hall
from drakehall.hall.limits import readable
from drakehall.server import housekeeping
from drakehall.server.bans import Bans
from drakehall.server.bearers import Connection
from drakehall.server.errors import NoSuchPerson, NoSuchReport, NotOperator
from drakehall.server.routes.bots import bots_name
from drakehall.server.routes.common import Asked, TableId, TheHall, refusals
from drakehall.server.settings import Settings
from drakehall.server.storage.store import SqlStore
from drakehall.wire.operator import (
    Ban,
    Expired,
    Kick,
    Occupant,
    Occupants,
    RenamePerson,
    ReportFiled,
    ReportsFiled,
    WantBan,
)
from drakehall.wire.operator import Bans as BanList
from drakehall.wire.tables import Guest, Table

BanId = Annotated[str, PathParameter(max_length=16, pattern="^[0-9a-f]+$", description="The id of a ban.")]
ReportNumber = Annotated[int, PathParameter(ge=1, le=2**31 - 1, description="The number of a report.")]
HERE: Final = "there is no such table, or this hall has no operator"
NOT_YOU: Final = "you are not the operator"
NO_OPERATOR: Final = "this hall has no operator"
OFTEN: Final = "too often"


async def only_operator(connection: Connection, handler: BaseRouteHandler) -> None:
    """Admit only the operator; a hall without one has nothing here."""
    settings: Settings = connection.app.state.settings
    if not settings.operator:
        raise NotFound()
    words = connection.headers.get("authorization", "").split()
    if len(words) != 2 or words[0].lower() != "bearer" or not tokens.fits(words[1], settings.operator):
        raise NotOperator()


@get("/tables/{table_id:str}/people", summary="List the people at a table", responses=refusals(_403=NOT_YOU, _404=HERE))
async def people(table_id: TableId, hall: TheHall) -> Occupants:
    """Return who holds each seat, by the ids that bans and renames need."""
    row = (await hall.table(table_id)).row
    return Occupants(
        row.id,
        row.status,
        row.host,
        [
            Occupant(
                each.seat,
                each.name,
                each.guest,
                each.bot,
                each.program,
                readable(hall.address_of(each.guest)) or None if each.guest else None,
            )
            for each in row.seats
        ],
    )


@post(
    "/tables/{table_id:str}/close",
    status_code=200,
    summary="Close a table",
    responses=refusals(_403=NOT_YOU, _404=HERE, _409="it has ended", _429=OFTEN),
)
async def close(table_id: TableId, hall: TheHall) -> Table:
    """Close a table that has not ended; its game is not continued."""
    table = await hall.table(table_id)
    await lobby.close(table)
    return table.described(None)


@post(
    "/tables/{table_id:str}/kick",
    status_code=200,
    summary="Free a seat",
    responses=refusals(_403=NOT_YOU, _404=HERE, _409="nobody holds it, or the table has ended", _429=OFTEN),
)
async def kick(table_id: TableId, data: JSONBody[Kick], hall: TheHall) -> Table:
    """Take a seat from whoever holds it; its link becomes void, and in a running game a bot goes on."""
    table = await hall.table(table_id)
    await lobby.kick(table, data.seat)
    return table.described(None)


@post(
    "/rename",
    status_code=200,
    summary="Rename a person",
    responses=refusals(_403=NOT_YOU, _404="nobody has that id", _429=OFTEN),
)
async def rename(request: Asked, data: JSONBody[RenamePerson], hall: TheHall) -> Guest:
    """Change the name of a person or of a registered bot, at all tables, including those that have ended."""
    store: SqlStore = request.app.state.store
    known = await store.bots.person(data.person)
    if known is None:
        raise NoSuchPerson(person=data.person)
    name = tokens.clean_name(data.name) if known.owner is None else bots_name(data.name)
    if name is None:
        raise Malformed(why="the name has no visible character")
    for table in await store.rename_everywhere(known.id, name):
        awake = hall.awake(table)
        if awake is not None:
            await awake.catch_up()
    return Guest(name)


@get("/bans", summary="List the bans in force", responses=refusals(_403=NOT_YOU, _404=NO_OPERATOR))
async def bans(request: Asked) -> BanList:
    """List who is banned."""
    kept: Bans = request.app.state.bans
    return BanList(await kept.all())


@post("/bans", summary="Ban somebody", responses=refusals(_403=NOT_YOU, _404=NO_OPERATOR, _429=OFTEN))
async def ban(request: Asked, data: JSONBody[WantBan]) -> Ban:
    """Ban a person or an address, with immediate effect."""
    kept: Bans = request.app.state.bans
    return await kept.add(data)


@delete(
    "/bans/{ban_id:str}",
    status_code=200,
    summary="Lift a ban",
    responses=refusals(_403=NOT_YOU, _404=NO_OPERATOR, _429=OFTEN),
)
async def lift(request: Asked, ban_id: BanId) -> BanList:
    """Lift a ban; return the remaining ones."""
    kept: Bans = request.app.state.bans
    await kept.lift(ban_id)
    return BanList(await kept.all())


@get("/reports", summary="List what people have reported", responses=refusals(_403=NOT_YOU, _404=NO_OPERATOR))
async def reports(hall: TheHall, handled: FromQuery[bool] = False) -> ReportsFiled:
    """List reports of messages and names: the open ones, or all that are kept."""
    return await _filed(hall, handled)


@post(
    "/reports/{number:int}/handle",
    status_code=200,
    summary="Close a report",
    responses=refusals(_403=NOT_YOU, _404="there is no such report, or this hall has no operator", _429=OFTEN),
)
async def handle(number: ReportNumber, hall: TheHall) -> ReportsFiled:
    """Mark a report as dealt with; return the remaining ones."""
    if all(row.number != number for row in await hall.store.chats.reports(handled=True)):
        raise NoSuchReport(number=number)
    await hall.store.chats.handle_report(number, hall.milliseconds)
    return await _filed(hall, handled=False)


@post(
    "/expire",
    status_code=200,
    summary="Delete what is too old",
    responses=refusals(_403=NOT_YOU, _404=NO_OPERATOR, _429=OFTEN),
)
async def expire(request: Asked, hall: TheHall) -> Expired:
    """Do now what the hall does once an hour: close tables that have rested too long, delete what is too old."""
    store: SqlStore = request.app.state.store
    return await housekeeping.expire(hall, store.retention, request.app.state.settings)


async def _filed(hall: Hall, handled: bool) -> ReportsFiled:
    return ReportsFiled([_told(row) for row in await hall.store.chats.reports(handled)])


def _told(row: ReportRow) -> ReportFiled:
    return msgspec.convert(msgspec.structs.asdict(row), ReportFiled)


ROUTER: Final = Router(
    "/api/operator",
    guards=[only_operator],
    security=[{"operator": []}],
    route_handlers=[people, close, kick, rename, bans, ban, lift, reports, handle, expire],
)
