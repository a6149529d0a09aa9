"""Short codes, shown on a television, by which phones find its table and return to their seats."""

from typing import Final

from litestar import Router, post
from litestar.params import JSONBody

from drakehall.hall import codes, lobby
from drakehall.server.addresses import address_of
from drakehall.server.routes.at_table import TOO_OFTEN, table_action
from drakehall.server.routes.common import Asked, TableId, TheHall, TheMember, ThePerson, refusals
from drakehall.wire.codes import CodeFound, ComeBack, LookUp, SeatPin, TableCode
from drakehall.wire.tables import Seated


@post(
    "/",
    status_code=200,
    summary="Find a table by its code",
    responses=refusals(_404="no table has this code", _429=TOO_OFTEN),
)
async def find(request: Asked, data: JSONBody[LookUp], hall: TheHall) -> CodeFound:
    """Return the table with this code. The code is not part of the address: bodies are never logged."""
    return CodeFound(await codes.find(hall, data.code, address_of(request)))


@table_action("code", "Show the code of a table", forbidden="you may not invite to this table", scope="host")
async def show(table_id: TableId, hall: TheHall, member: TheMember) -> TableCode:
    """Return the table's code, which is as good as its invitation; the first request creates it."""
    return TableCode(await lobby.code(await hall.table(table_id), member.guest))


@table_action("pin", "Show the number of your seat", forbidden="you are not seated here", scope="play")
async def pin(table_id: TableId, hall: TheHall, member: TheMember) -> SeatPin:
    """Return the number with which you come back to your seat, together with the table's code."""
    return SeatPin(codes.own_pin(await hall.table(table_id), member.guest))


@table_action("return", "Come back to your seat", forbidden="wrong code or number", scope="play")
async def come_back(table_id: TableId, data: JSONBody[ComeBack], hall: TheHall, client: ThePerson) -> Seated:
    """Take your seat again on another device: the one that had it before can then only watch."""
    return await lobby.come_back(await hall.table(table_id), client.guest, data)


ROUTER: Final = Router("/api/codes", route_handlers=[find])
TABLE_ROUTER: Final = Router("/api/tables", route_handlers=[show, pin, come_back])
