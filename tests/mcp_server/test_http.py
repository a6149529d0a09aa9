"""Who may reach the server over HTTP: this machine by its own names, and nobody by mistake."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx
import pytest

from drakehall.mcp_server import run
from drakehall.mcp_server.errors import OpenToOthers
from drakehall.mcp_server.settings import McpSettings
from tests.server.house import house

ASK = {"jsonrpc": "2.0", "id": 1, "method": "ping"}
ACCEPT = {"accept": "application/json, text/event-stream"}


@asynccontextmanager
async def listening(*allowed: str) -> AsyncIterator[str]:
    """A server on this machine; give its address."""
    address: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    serving = asyncio.create_task(run.serve_http(McpSettings(), "127.0.0.1", 0, allowed, address.set_result))
    try:
        yield await address
    finally:
        serving.cancel()
        await asyncio.wait([serving])


def status(allowed: tuple[str, ...] = (), body: object = ASK, **headers: str) -> int:
    """Ask once, with some headers; give the status of the answer."""

    async def main() -> int:
        async with listening(*allowed) as address, httpx.AsyncClient(verify=False) as client:
            return (await client.post(address, json=body, headers=ACCEPT | headers)).status_code

    return house(main())


def test_a_name_that_another_site_makes_lead_here_is_refused() -> None:
    assert status(host="evil.example:8765") == 421


def test_a_page_of_another_site_is_refused() -> None:
    assert status(origin="https://evil.example") == 403
    assert status(origin="http://localhost.evil.example:80") == 403


def test_a_host_that_was_allowed_is_let_in() -> None:
    assert status(("hall.example:8765",), host="hall.example:8765", origin="https://hall.example:8765") not in (
        403,
        421,
    )


def test_a_large_request_is_refused() -> None:
    assert status(body={"x": "y" * run.LARGEST_BODY}) == 413


def test_the_number_of_connections_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "MOST_CONNECTIONS", 3)

    async def main() -> list[int]:
        async with listening() as address:
            url = httpx.URL(address)
            found = []
            for others in (1, 2):
                idle = [await asyncio.open_connection(url.host, url.port) for _ in range(others)]
                async with httpx.AsyncClient(verify=False) as client:
                    found.append((await client.post(address, json=ASK, headers=ACCEPT)).status_code)
                for _, writer in idle:
                    writer.close()
                    await writer.wait_closed()
            return found

    few, many = house(main())
    assert few != 503
    assert many == 503


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "192.0.2.1"])
def test_other_machines_are_not_let_in_unless_somebody_says_so(host: str) -> None:
    with pytest.raises(OpenToOthers, match="lets other machines in"):
        house(run.serve_http(McpSettings(), host, 0, (), lambda _: None))
