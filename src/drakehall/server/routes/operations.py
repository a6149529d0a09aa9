"""The state of the hall: for its operator, and for monitoring."""

import asyncio
from importlib.metadata import version
from typing import Final

from litestar import MediaType, Response, Router, get

from drakehall.hall.errors import NotFound
from drakehall.hall.hall import Hall
from drakehall.server import figures
from drakehall.server.nearby import is_nearby
from drakehall.server.routes.common import Asked, TheHall, refusals
from drakehall.server.settings import Settings
from drakehall.wire.tables import Health, Ready

LOOK_UP: Final = 2.0
"""Number of seconds after which a process updates its own figures, whichever process is asked."""
PROMETHEUS: Final = "text/plain; version=0.0.4; charset=utf-8"


@get("/health", summary="Whether the process answers")
async def health(hall: TheHall) -> Health:
    """Answer as long as the process is alive, whatever the state of its database: see /ready."""
    tables = hall.tables
    return Health("ok", version("drakehall"), len(tables), sum(len(table.presence.watchers) for table in tables))


@get("/ready", summary="Whether moves can be played", responses=refusals(_503="nothing can be stored; `why` says more"))
async def ready(hall: TheHall) -> Ready:
    """Answer once the database has stored a write."""
    await hall.store.probe()
    return Ready("ready")


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(request: Asked) -> Response[bytes]:
    """Return figures for Prometheus, if the client may read them."""
    settings: Settings = request.app.state.settings
    if settings.metrics == "off" or (settings.metrics == "loopback" and not is_nearby(request)):
        raise NotFound()
    return Response(figures.told(), media_type=PROMETHEUS)


async def look_up_figures(hall: Hall) -> None:
    """Keep the figures up to date."""
    figures.look_up(hall, _count)
    while True:
        figures.refresh()
        await asyncio.sleep(LOOK_UP)


def _count(hall: Hall) -> None:
    tables = hall.tables
    figures.TABLES.set(len(tables))
    figures.SOCKETS.set(sum(len(table.presence.watchers) for table in tables))


ROUTER: Final = Router("/", route_handlers=[health, ready, metrics])
