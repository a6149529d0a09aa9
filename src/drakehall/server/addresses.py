"""Where requests come from, as limits and fair shares count it: by subscriber, not by number."""

from ipaddress import IPv6Address, ip_address
from typing import Any

from litestar.connection import ASGIConnection


def network(address: str) -> str:
    """Give what belongs to one subscriber: an address, or with IPv6 the network of 64 bits around it."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    return str(found.ipv4_mapped or f"{int(found) >> 64:x}")


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Tell from where a client comes."""
    return network(connection.client.host) if connection.client else ""
