"""Programs that present a token: `Authorization: Bearer dh_…`. Anything a token is not meant for is refused.

A token acts for its bot and never for the bot's owner. Everything that changes something is closed to tokens, unless
its handler names the scope that opens it (`for_tokens`); reading needs the scope `read`.
"""

from typing import Any, Final

from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.openapi.spec import Components, SecurityScheme

from drakehall.hall.limits import Buckets
from drakehall.kernel.errors import HallError
from drakehall.server.errors import BadToken, NotForTokens, TokenLacks
from drakehall.server.sightings import Sightings
from drakehall.server.storage.bot_records import SECRET_BEGINS, Bearer, BotRecords
from drakehall.wire.bots import Scope

Connection = ASGIConnection[Any, Any, Any, Any]
SCOPE: Final = "token_scope"
"""The key under which a handler states what opens it to tokens."""
FOUND: Final = "drakehall_bearer"
SAFE: Final = frozenset({"GET", "HEAD"})
SCHEMES: Final = Components(
    security_schemes={
        "cookie": SecurityScheme(
            type="apiKey", name="drakehall", security_scheme_in="cookie", description="A person: a browser keeps it."
        ),
        "token": SecurityScheme(
            type="http", scheme="bearer", description="A registered bot; its scopes are `read`, `play` and `host`."
        ),
        "operator": SecurityScheme(type="http", scheme="bearer", description="The operator of the hall."),
    }
)


def for_tokens(scope: Scope) -> dict[str, Any]:
    """Open a changing handler to tokens: `@post("/", **for_tokens("host"))`."""
    return {"opt": {SCOPE: scope}}


def wanted_of(handler: BaseRouteHandler) -> Scope | None:
    """Return the scope that opens a handler; None if it is closed to tokens."""
    found: Scope | None = handler.opt.get(SCOPE)
    if found is None and isinstance(handler, HTTPRouteHandler) and SAFE.issuperset(handler.http_methods):
        return "read"
    return found


def secret_of(connection: Connection) -> str | None:
    """Return a client's token; one that is meant for another guard in front of the hall is ignored."""
    kind, _, secret = connection.headers.get("authorization", "").partition(" ")
    return secret.strip() if kind.lower() == "bearer" and secret.strip().startswith(SECRET_BEGINS) else None


async def bearer_of(connection: Connection) -> Bearer | None:
    """Find the bearer of a client's token; None without one. A wrong token is refused."""
    state = connection.scope["state"]
    if FOUND in state:
        known: Bearer | None = state[FOUND]
        return known
    secret, found = secret_of(connection), None
    if secret is not None:
        records: BotRecords = connection.app.state.bots
        found = await records.bearer(secret)
        if found is None:
            raise BadToken()
        rates: Buckets = connection.app.state.token_rates
        rates.take(found.token)
        sightings: Sightings = connection.app.state.token_sightings
        await sightings.seen(_Used(records), found.token)
    state[FOUND] = found
    return found


async def admit(connection: Connection, handler: BaseRouteHandler) -> None:
    """Let a request in if its token, if any, opens the handler. Sockets check for themselves."""
    if connection.scope["type"] != ScopeType.HTTP or secret_of(connection) is None:
        return
    bearer = await bearer_of(connection)
    assert bearer is not None
    wanted = wanted_of(handler)
    if wanted is None:
        raise NotForTokens()
    if wanted not in bearer.scopes:
        raise TokenLacks(scope=wanted)


def barred(bearer: Bearer | None, scope: Scope) -> HallError | None:
    """Return why a client may not do what needs a scope; None if it may."""
    return None if bearer is None or scope in bearer.scopes else TokenLacks(scope=scope)


def describe(app: Litestar) -> None:
    """Add to the description of every handler the credentials with which it can be called."""
    for route in app.routes:
        for handler in getattr(route, "route_handlers", [getattr(route, "route_handler", None)]):
            if isinstance(handler, HTTPRouteHandler) and not any(each.security for each in handler.ownership_layers):
                wanted = wanted_of(handler)
                known: list[dict[str, list[str]]] = [{}, {"cookie": []}]
                handler.security = [*known, {"token": [wanted]}] if wanted else known


class _Used:
    """Where the use of a token is recorded."""

    def __init__(self, records: BotRecords) -> None:
        self._records = records

    async def device_seen(self, token: str) -> None:
        await self._records.used(token)
