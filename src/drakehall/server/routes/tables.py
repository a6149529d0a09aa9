"""Tables over HTTP: create, list, look, fetch the save, and whatever people do at them."""

from typing import Annotated, Final

from litestar import Response, Router, get, post
from litestar.params import FromQuery, JSONBody, QueryParameter

from drakehall.hall import lobby, moving
from drakehall.hall.deeds import DEEDS, NO_TABLE
from drakehall.hall.limits import Buckets
from drakehall.server.addresses import address_of
from drakehall.server.bearers import for_tokens
from drakehall.server.routes.at_table import NOT_NOW, TOO_OFTEN
from drakehall.server.routes.common import Asked, Asker, TableId, TheHall, TheMember, ThePerson, refusals
from drakehall.server.routes.deeds import handler
from drakehall.wire.moving import Bring, PositionText
from drakehall.wire.tables import CreateTable, Seated, Status, Table, TableList

LARGEST_BROUGHT: Final = 512 * 1024
"""A save file is longer than other requests."""


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
        *map(handler, DEEDS),
        save_file,
        position,
        bring,
    ],
)
