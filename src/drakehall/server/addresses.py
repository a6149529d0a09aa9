"""The origin of requests as limits and fair shares count it: by subscriber, not by number."""

from typing import Any

from litestar.connection import ASGIConnection

from drakehall.hall.limits import network


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return the address a client comes from."""
    return network(connection.client.host) if connection.client else ""
