"""Cards over HTTP, worded and drawn: those of a table with its options, or of a game with the defaults."""

import asyncio
import hashlib
from functools import lru_cache
from typing import Annotated, Final, Literal

from litestar import Response, Router, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery, PathParameter

from drakehall.hall.catalogue import drawn_again
from drakehall.hall.limits import Buckets
from drakehall.kernel import registry
from drakehall.kernel.options import Options
from drakehall.server.addresses import address_of
from drakehall.server.problems import language
from drakehall.server.routes.common import Asked, TableId, TheHall, refusals
from drakehall.wire.cards import Cards
from drakehall.wire.codec import ENCODER

KEPT: Final = 32
"""Number of answers that are kept: one for each language and table of cards."""
Spoken = Literal["en", "pl"]
GameName = Annotated[str, PathParameter(max_length=64, description="The name of a game.")]
TOLD: Final = {
    200: ResponseSpec(Cards, description="the cards; `ETag` changes when they do", generate_examples=False),
    304: ResponseSpec(None, description="as you have them (`If-None-Match`)"),
}


@get(
    "/api/tables/{table_id:str}/cards",
    summary="The cards of a table, worded and drawn",
    responses={
        **TOLD,
        **refusals(_404="there is no such table", _409="not possible as things stand", _429="too often"),
    },
)
async def of_table(
    request: Asked, table_id: TableId, hall: TheHall, lang: FromQuery[Spoken | None] = None
) -> Response[bytes]:
    """Return every card in force at a table, including an owner's own."""
    table = await hall.table(table_id)
    return await _answer(request, table.row.game, table.options, lang)


@get(
    "/api/games/{name:str}/cards",
    summary="The cards of a game, worded and drawn",
    responses=TOLD | refusals(_429="too often"),
)
async def of_game(request: Asked, name: GameName, lang: FromQuery[Spoken | None] = None) -> Response[bytes]:
    """Return every card of a game with its default options."""
    return await _answer(request, name, registry.game(name).options(), lang)


async def _answer(request: Asked, game: str, options: Options, lang: str | None) -> Response[bytes]:
    looks: Buckets = request.app.state.looks
    looks.take(address_of(request))
    spoken = lang or language(request.headers.get("accept-language"))
    body, tag = await asyncio.to_thread(_told, game, ENCODER.encode(options), spoken)
    headers = {"ETag": tag, "Cache-Control": "no-cache", "Vary": "Accept-Language"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    return Response(body, media_type="application/json", headers=headers)


@lru_cache(KEPT)
def _told(game: str, raw_options: bytes, spoken: str) -> tuple[bytes, str]:
    body = drawn_again(game, raw_options, spoken)
    return body, f'W/"{hashlib.sha256(body).hexdigest()[:32]}"'


ROUTER: Final = Router("/", route_handlers=[of_game, of_table])
