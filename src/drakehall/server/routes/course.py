"""The course of a finished game over HTTP: polled until it is made."""

from typing import Final

from litestar import Router, get

from drakehall.hall.limits import Buckets
from drakehall.server.addresses import address_of
from drakehall.server.routes.common import Asked, TableId, TheHall, refusals
from drakehall.wire.course import CourseShown


@get(
    "/api/tables/{table_id:str}/course",
    summary="How a finished game went",
    responses=refusals(
        _404="there is no such table",
        _409="the game is not over",
        _429="too often",
        _503="it cannot be analysed now",
    ),
)
async def course(request: Asked, table_id: TableId, hall: TheHall) -> CourseShown:
    """Show chances, expected scores and points turn by turn, and the three moments that mattered most.

    The first request starts the analysis; until it is finished the answer says how far it has come. If no request
    comes for a while, it is given up.
    """
    looks: Buckets = request.app.state.looks
    looks.take(address_of(request))
    return await hall.courses.course(await hall.table(table_id))


ROUTER: Final = Router("/", route_handlers=[course])
