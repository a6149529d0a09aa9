"""Who asks from this very machine."""

from typing import Any, Final

from litestar.connection import ASGIConnection

from drakehall.server.origin_guard import is_local

FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-real-ip")


def is_nearby(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Tell whether a request was made on this machine: one that a proxy hands on was not."""
    if connection.client is None or any(name in connection.headers for name in FORWARDED):
        return False
    server = connection.scope.get("server")
    return is_local(connection.client.host) or (server is not None and connection.client.host == server[0])
