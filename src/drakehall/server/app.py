"""The application: addresses, guards, limits, OpenAPI."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Final

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig

from drakehall.hall.limits import Buckets
from drakehall.kernel.errors import HallError
from drakehall.server import bearers, ending, housekeeping, refusals
from drakehall.server.accounts import Accounts
from drakehall.server.bans import Bans
from drakehall.server.front import Front
from drakehall.server.hall import server_hall
from drakehall.server.openapi_page import ReferencePage
from drakehall.server.origin_guard import Guard
from drakehall.server.routes import accounts as accounts_routes
from drakehall.server.routes import (
    bots,
    cards,
    codes,
    course,
    games,
    history,
    learning,
    notifications,
    operations,
    operator,
    page,
    people,
    ratings,
    saves,
    socket,
    socket_described,
    tables,
)
from drakehall.server.routes.common import DEPENDENCIES, JsonRequest, add_headers, sound_parameters
from drakehall.server.settings import Settings
from drakehall.server.sightings import Sightings
from drakehall.server.storage.store import SqlStore

ROUTED: Final = (
    games,
    cards,
    tables,
    codes,
    saves,
    learning,
    history,
    course,
    accounts_routes,
    ratings,
    people,
    notifications,
    bots,
    operator,
    operations,
    socket,
    socket_described,
)
"""The modules of routes, except the page's."""
BURST: Final = 10
"""This part of a token's requests per minute may be made at once."""


def application(settings: Settings) -> Litestar:
    """Build the hall's application."""
    hall = server_hall(settings)
    store = hall.store
    assert isinstance(store, SqlStore)
    bans = Bans(hall, store.bans)

    accounts = Accounts(hall, store.accounts, settings)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await hall.open()
        await bans.refresh()
        beside = [
            asyncio.create_task(each)
            for each in (
                operations.look_up_figures(hall),
                bans.follow(),
                housekeeping.keep_house(hall, store.retention, settings),
            )
        ]
        try:
            yield
        finally:
            await ending.end(beside)
            accounts.close()
            await hall.close()

    writes = Buckets(settings.writes_per_minute / 60, settings.writes_per_minute)
    looks = Buckets(settings.looks_per_second, settings.looks_per_second * 3)
    app = Litestar(
        route_handlers=[
            *(each.ROUTER for each in ROUTED),
            people.TABLE_ROUTER,
            codes.TABLE_ROUTER,
            page.television,
            page.television_of,
            page.client(),
        ],
        dependencies=DEPENDENCIES,
        middleware=[DefineMiddleware(Guard, settings=settings, writes=writes, bans=bans)],
        guards=[bearers.admit],
        exception_handlers={
            HallError: refusals.for_hall_error,
            HTTPException: refusals.for_http_error,
            Exception: refusals.for_fault,
        },
        before_request=sound_parameters,
        before_send=[add_headers],
        lifespan=[lifespan],
        state=State(
            {
                "hall": hall,
                "accounts": accounts,
                "settings": settings,
                "store": store,
                "bots": store.bots,
                "bans": bans,
                "token_rates": Buckets(
                    settings.token_requests_per_minute / 60, settings.token_requests_per_minute / BURST
                ),
                "token_sightings": Sightings(),
                "doorway": socket.Doorway(settings.sockets_per_address),
                "looks": looks,
                "sightings": Sightings(),
                "new_tables": Buckets(settings.tables_per_hour / 3600, settings.tables_per_hour),
            }
        ),
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1024, exclude=["/health", "/ready", "/python/"]
        ),
        request_max_body_size=settings.largest_body,
        request_class=JsonRequest,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Drakehall",
            version=version("drakehall"),
            description="Live tables for dragon board games. /api/messages.json describes the socket's messages.",
            path="/schema",
            render_plugins=[ReferencePage()],
            components=bearers.SCHEMES,
        ),
    )
    bearers.describe(app)
    app.asgi_handler = Front(app.asgi_handler)
    return app
