"""Earlier positions of a table over HTTP: any line of the log can be revisited."""

from typing import Annotated, Final

from litestar import Response, Router, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from drakehall.hall.limits import Buckets
from drakehall.server.addresses import address_of
from drakehall.server.routes.common import Asked, Asker, TableId, TheHall, refusals
from drakehall.wire.codec import ENCODER

Seq = Annotated[int, PathParameter(ge=0, le=2**31 - 1, description="After how many entries of the log; 0: the deal.")]
Eyes = Annotated[int | None, QueryParameter(ge=0, le=15, description="Whose eyes; others' only when the game is over.")]


@get(
    "/api/tables/{table_id:str}/positions/{seq:int}",
    summary="Look at an earlier position",
    responses={
        200: ResponseSpec(None, description="a PositionShown, as /api/messages.json describes it"),
        **refusals(
            _403="not your seat, and the game is not over",
            _404="no such table, seat or position",
            _409="the game has not begun",
            _429="too often",
        ),
    },
)
async def position(
    request: Asked, table_id: TableId, seq: Seq, hall: TheHall, guest: Asker, seat: Eyes = None
) -> Response[bytes]:
    """Show where the game stood after entry `seq` of the log, as your seat (or a spectator) was shown it then."""
    looks: Buckets = request.app.state.looks
    looks.take(address_of(request))
    table = await hall.table(table_id)
    told = await table.looking_back.earlier(guest.id if guest else None, seq, seat)
    return Response(ENCODER.encode(told), media_type="application/json")


ROUTER: Final = Router("/", route_handlers=[position])
