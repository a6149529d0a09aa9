"""What all handlers share that do something at a table: how they are described, who is refused."""

from collections.abc import Awaitable, Callable
from typing import Annotated

from litestar import post
from litestar.handlers import HTTPRouteHandler
from litestar.params import PathParameter

from drakehall.hall.deeds import NO_TABLE
from drakehall.server.bearers import for_tokens
from drakehall.server.routes.common import refusals
from drakehall.wire.bots import Scope

SeatNumber = Annotated[int, PathParameter(ge=0, le=15, description="Seats are counted from 0.")]
NOT_NOW = "not possible as things stand"
TOO_OFTEN = "too often"
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
    """Make a handler for something done at a table; `forbidden` says who may not, `scope` what opens it to tokens."""
    refused = refusals(_403=forbidden, _404=missing, _409=NOT_NOW, _429=TOO_OFTEN)
    opened = for_tokens(scope) if scope else {}
    return method(f"/{{table_id:str}}/{path}", status_code=200, summary=summary, responses=refused, **opened)
