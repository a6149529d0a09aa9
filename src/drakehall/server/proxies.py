"""Proxies that are trusted to state the address of their clients."""

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import ip_address, ip_network

from drakehall.server.errors import BadSettings


def check(proxies: Iterable[str]) -> None:
    """Refuse what is neither an address nor a network."""
    for each in proxies:
        try:
            ip_network(each)
        except ValueError as error:
            raise BadSettings(file="proxies", why=str(error)) from None


@lru_cache(4096)
def is_trusted(address: str, proxies: tuple[str, ...]) -> bool:
    """Return whether an address is that of a trusted proxy."""
    try:
        found = ip_address(address)
    except ValueError:
        return False
    return any(found in ip_network(each) for each in proxies)
