"""Sending to addresses that people have given: never to a private one, unless the keeper of the hall allows it.

The name is looked up once, every address it has is checked, and the connection goes to what was checked, so that a name
that changes its mind leads nowhere else. Redirections are not followed, and answers are not read.
"""

import asyncio
import socket
from collections.abc import Mapping
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

import httpx

SECONDS: Final = 10.0


class Unreachable(Exception):
    """Nothing is sent there."""


async def send(url: str, content: bytes, headers: Mapping[str, str], *, private: bool) -> int:
    """Post something and give the status of the answer."""
    parts = urlsplit(url)
    host = parts.hostname
    if host is None or parts.scheme not in (("http", "https") if private else ("https",)) or parts.username:
        raise Unreachable("the address must begin with https:// and name a host")
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
    """Look a host up and give an address of it, all of which may be reached."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except OSError as error:
        raise Unreachable(f"the host is not known: {error.strerror}") from None
    addresses = [str(each[4][0]) for each in found]
    if not addresses or not (private or all(is_public(address) for address in addresses)):
        raise Unreachable("the address is not a public one")
    return addresses[0]


def is_public(address: str) -> bool:
    """Say whether an address is one of the open network."""
    found = ip_address(address.partition("%")[0])
    inner = getattr(found, "ipv4_mapped", None) or found
    return bool(inner.is_global and not inner.is_multicast)
