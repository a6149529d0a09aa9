"""Sending to addresses given by people: never to a private one, unless the operator allows it.

The name is looked up once, all its addresses are checked, and the connection goes to a checked one, so that a name
that changes its mind leads nowhere else. Redirections are not followed, and answers are not read.
"""

import asyncio
import socket
from collections.abc import Mapping
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit

import httpx

SECONDS: Final = 10.0
"""From looking up a name to the head of the answer, however slowly either comes."""
UNICAST: Final = ip_network("2000::/3")
NAT64: Final = ip_network("64:ff9b::/96")
"""Addresses that contain one of IPv4, to which they lead."""


class Undeliverable(Exception):
    """Nothing is sent there."""


async def send(url: str, content: bytes, headers: Mapping[str, str], *, private: bool) -> int:
    """Post something and return the status of the answer."""
    async with asyncio.timeout(SECONDS):
        return await _send(url, content, headers, private)


def fault(url: str, *, private: bool) -> str | None:
    """Return what is wrong with an address as such, in a word; the addresses of its name are checked at every use."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return "address"
    if parts.scheme not in (("http", "https") if private else ("https",)):
        return "https"
    plain = url.isascii() and url.isprintable() and " " not in url
    if not plain or not parts.hostname or "@" in parts.netloc or port == 0:
        return "address"
    return None


async def _send(url: str, content: bytes, headers: Mapping[str, str], private: bool) -> int:
    wrong = fault(url, private=private)
    if wrong is not None:
        raise Undeliverable(wrong)
    parts = urlsplit(url)
    host = parts.hostname
    assert host is not None
    port = parts.port or (443 if parts.scheme == "https" else 80)
    address = await _checked(host, port, private)
    shown = f"[{address}]" if ":" in address else address
    path = parts.path or "/"
    target = f"{parts.scheme}://{shown}:{port}{path}{'?' + parts.query if parts.query else ''}"
    named = {**headers, "Host": parts.netloc}
    async with (
        httpx.AsyncClient(timeout=SECONDS, follow_redirects=False, trust_env=False) as client,
        client.stream("POST", target, content=content, headers=named, extensions={"sni_hostname": host}) as answer,
    ):
        return answer.status_code


async def _checked(host: str, port: int, private: bool) -> str:
    """Look up a host and return one of its addresses, all of which must be allowed."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise Undeliverable(f"the host is not known: {error}") from None
    addresses = [str(each[4][0]) for each in found]
    if not addresses or not (private or all(is_public(address) for address in addresses)):
        raise Undeliverable("the address is not a public one")
    return addresses[0]


def is_public(address: str) -> bool:
    """Return whether an address is public, and so is any other that it contains."""
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        inner = IPv4Address(int(found) % 2**32) if found in NAT64 else found.ipv4_mapped
        if inner is None and (found not in UNICAST or found.sixtofour is not None):
            return False
        found = inner or found
    return found.is_global and not found.is_multicast
