"""Requests from this machine."""

from typing import Any, Final

from litestar.connection import ASGIConnection

from drakehall.server.origin_guard import is_local

FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-real-ip")


def is_nearby(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Return whether a request was made on this machine, not handed on by a proxy."""
    if connection.client is None or any(name in connection.headers for name in FORWARDED):
        return False
    server = connection.scope.get("server")
    return is_local(connection.client.host) or (server is not None and connection.client.host == server[0])
