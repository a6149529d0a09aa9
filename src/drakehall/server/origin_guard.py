"""Which requests are let in at all: origins, hosts, rates. Pages of other sites may not act for a guest.

Browsers say where a request comes from: `Origin` on sockets and on everything that changes something, `Sec-Fetch-Site`
as well. A request without either does not come from a browser, so it cannot misuse anybody's cookie.
"""

from ipaddress import ip_address
from typing import Final, final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.types import ASGIApp, Receive, Scope, Send

from drakehall.hall.limits import Buckets
from drakehall.kernel.errors import HallError
from drakehall.server.addresses import address_of
from drakehall.server.bans import Bans
from drakehall.server.errors import ForeignOrigin
from drakehall.server.refusals import Connection, refuse
from drakehall.server.settings import Settings

SAFE: Final = ("GET", "HEAD", "OPTIONS")
LOCAL: Final = ("localhost", "127.0.0.1", "::1")
DEFAULT_PORTS: Final = {"http": 80, "ws": 80, "https": 443, "wss": 443}


@final
class Guard:
    """The middleware that every request and socket passes first."""

    def __init__(self, app: ASGIApp, settings: Settings, writes: Buckets, bans: Bans) -> None:
        """Guard an application."""
        self._app = app
        self._writes = writes
        self._bans = bans
        self._origins = frozenset(origin.rstrip("/").lower() for origin in settings.origins)
        self._hosts = frozenset(_host(origin) for origin in self._origins)
        self._local_only = is_local(settings.host)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through or refuse it."""
        if scope["type"] in ("http", "websocket"):
            connection: Connection = ASGIConnection(scope, receive, send)
            try:
                self._check(connection)
            except HallError as error:
                await refuse(error, connection, receive, send)
                return
        await self._app(scope, receive, send)

    def _check(self, connection: Connection) -> None:
        headers = connection.headers
        self._bans.check_address(connection.client.host if connection.client else "")
        host = headers.get("host", "").lower()
        if self._local_only and _host(f"http://{host}") not in {*LOCAL, *self._hosts}:
            raise ForeignOrigin()  # another site's name that resolves to this machine
        method = connection.scope.get("method", "SOCKET")
        if method in SAFE:
            return
        origin = headers.get("origin")
        if origin is not None and not self._is_ours(origin.lower(), host):
            raise ForeignOrigin()
        if origin is None and headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
            raise ForeignOrigin()
        if method != "SOCKET":
            self._writes.take(address_of(connection))

    def _is_ours(self, origin: str, host: str) -> bool:
        if origin in self._origins:
            return True
        scheme, _, rest = origin.partition("://")
        default = f":{DEFAULT_PORTS.get(scheme, '')}"
        return bool(rest) and rest.removesuffix(default) == host.removesuffix(default)


def _host(url: str) -> str:
    try:
        return (urlsplit(url).hostname or "").lower()
    except ValueError:
        return ""


def is_local(host: str) -> bool:
    """Return whether only this machine can reach an address."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
