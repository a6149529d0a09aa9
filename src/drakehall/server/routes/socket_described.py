"""The socket in the description of the HTTP interface, which knows only requests and answers."""

from collections.abc import Iterator
from inspect import cleandoc
from typing import Final, get_args

import msgspec
from litestar import Router, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery

from drakehall.server.errors import NeedsSocket
from drakehall.server.routes.common import TableId, refusals
from drakehall.server.routes.socket import Since
from drakehall.wire.frames import FromClient, FromServer

SPOKEN: Final = (
    "Each text frame holds one JSON document, whose `type` says which kind. A token needs the scope `read` to look on, "
    "and `play` to send anything. Clients send:\n\n{frames}\n\nThe hall sends `FromServer`. `/api/messages.json` has "
    "the schema of both, and of the view of every game."
)


def _frames() -> Iterator[str]:
    for frame in get_args(FromClient):
        wanted = ", ".join(
            f"`{field.encode_name}`" + ("" if field.required else "?")
            for field in msgspec.structs.fields(frame)
            if field.encode_name != "id"
        )
        about = cleandoc(frame.__doc__).partition("\n\n")[0].replace("\n", " ")
        yield f"* `{frame.__struct_config__.tag}` ({wanted}): {about}"


@get(
    "/api/tables/{table_id:str}/socket",
    status_code=101,
    summary="Open the socket of a table",
    description=SPOKEN.format(frames="\n".join(_frames())),
    responses={
        101: ResponseSpec(
            FromServer,  # type: ignore[arg-type]
            description="open: each text frame of the hall is one of these",
            generate_examples=False,
        ),
        **refusals(
            _401="the token is wrong",
            _403="a page of another site, or a banned client",
            _404="no such table",
            _426="a plain request opens no socket",
            _429="too many sockets",
        ),
    },
)
async def explain(table_id: TableId, since: Since = None, stranger: FromQuery[bool] = False) -> None:
    """Refuse a plain request: sockets are opened by `socket.play`, at the same address."""
    raise NeedsSocket()


ROUTER: Final = Router("/", route_handlers=[explain])
