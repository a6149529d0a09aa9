"""Games from save files over HTTP."""

from typing import Final

from litestar import Router, post
from litestar.params import JSONBody

from drakehall.hall import saves
from drakehall.hall.limits import Buckets
from drakehall.server.addresses import address_of
from drakehall.server.routes.common import Asked, TheHall, ThePerson, refusals
from drakehall.wire.tables import LONGEST_SAVE, SaveBrought, Table

LARGEST: Final = 2 * LONGEST_SAVE + 1024
"""As JSON a text may be twice as long: every quotation mark and line break takes two characters."""


@post(
    "/api/saves",
    summary="Look at the game of a save file",
    request_max_body_size=LARGEST,
    responses=refusals(_409="the game is not over", _413="the file is too large", _429="too often"),
)
async def bring(request: Asked, data: JSONBody[SaveBrought], hall: TheHall, client: ThePerson) -> Table:
    """Create a table with a finished game that was played elsewhere: it is shown and analysed like any other."""
    new_tables: Buckets = request.app.state.new_tables
    new_tables.take(address_of(request))
    return await saves.bring(hall, client.guest, data.text)


ROUTER: Final = Router("/", route_handlers=[bring])
