"""Programs that come with a token: `Authorization: Bearer dh_…`. What a token is not meant for is refused.

A token acts for its bot and never for the bot's owner. Whatever changes something is closed to tokens, unless its
handler says which scope opens it (`for_tokens`); reading needs the scope `read`.
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
"""Under which name a handler says what opens it to tokens."""
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
        "operator": SecurityScheme(type="http", scheme="bearer", description="Who runs the hall."),
    }
)


def for_tokens(scope: Scope) -> dict[str, Any]:
    """Open a handler that changes something to tokens: `@post("/", **for_tokens("host"))`."""
    return {"opt": {SCOPE: scope}}


def wanted_of(handler: BaseRouteHandler) -> Scope | None:
    """Tell which scope opens a handler; None if it is closed to tokens."""
    found: Scope | None = handler.opt.get(SCOPE)
    if found is None and isinstance(handler, HTTPRouteHandler) and SAFE.issuperset(handler.http_methods):
        return "read"
    return found


def secret_of(connection: Connection) -> str | None:
    """Give the token a client comes with; what another kind of guard before the hall wants is none of it."""
    kind, _, secret = connection.headers.get("authorization", "").partition(" ")
    return secret.strip() if kind.lower() == "bearer" and secret.strip().startswith(SECRET_BEGINS) else None


async def bearer_of(connection: Connection) -> Bearer | None:
    """Find who comes with a token; None for everybody without one. A wrong one is refused."""
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
    """Let a request in if its token, where it has one, opens the handler. Sockets look for themselves."""
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
    """Say why a client may not do what takes a scope; None if it may."""
    return None if bearer is None or scope in bearer.scopes else TokenLacks(scope=scope)


def describe(app: Litestar) -> None:
    """Write into the description of every handler with which credentials it can be called."""
    for route in app.routes:
        for handler in getattr(route, "route_handlers", [getattr(route, "route_handler", None)]):
            if isinstance(handler, HTTPRouteHandler) and not any(each.security for each in handler.ownership_layers):
                wanted = wanted_of(handler)
                known: list[dict[str, list[str]]] = [{}, {"cookie": []}]
                handler.security = [*known, {"token": [wanted]}] if wanted else known


class _Used:
    """Where it is stored that a token was used."""

    def __init__(self, records: BotRecords) -> None:
        self._records = records

    async def device_seen(self, token: str) -> None:
        await self._records.used(token)
