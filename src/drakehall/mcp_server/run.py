"""Running the server: over standard input and output, or over HTTP on this machine."""

import asyncio
import signal
import socket
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Final, final

import uvicorn
from mcp.server.stdio import stdio_server
from mcp.server.transport_security import TransportSecuritySettings

from drakehall.mcp_server.errors import OpenToOthers
from drakehall.mcp_server.server import LONGEST, ModelServer
from drakehall.mcp_server.settings import McpSettings
from drakehall.mcp_server.tables import KeyedTables
from drakehall.server.bots import BotPool
from drakehall.server.origin_guard import is_local
from drakehall.server.run import GRACE, bind

WORKERS: Final = 2
"""Number of bots that think at once, in low-priority processes."""
BOT_GRACE: Final = 5.0
"""Number of seconds beyond the agreed time that a bot may take before its process is ended."""
LARGEST_BODY: Final = 2 * LONGEST
MOST_SESSIONS: Final = 200
MOST_CONNECTIONS: Final = 2 * MOST_SESSIONS
"""Number of connections at the same time: each session may listen on one while it asks on another."""
PATH: Final = "/mcp"
LOCAL: Final = ("127.0.0.1:*", "localhost:*", "[::1]:*")


@asynccontextmanager
async def opened(settings: McpSettings) -> AsyncIterator[ModelServer]:
    """Open the hall; close it afterwards, with all processes that think for it."""
    tables = KeyedTables(settings, BotPool(WORKERS, settings.bot_seconds, BOT_GRACE), time)
    await tables.hall.open()
    server = ModelServer(settings, tables)
    try:
        yield server
    finally:
        server.close()
        await tables.hall.close()


def stdio(settings: McpSettings) -> None:
    """Serve one client over standard input and output, until it hangs up or a signal comes.

    A signal ends the process at once: a thread waits for standard input, and tables do not outlive the process anyway.
    """
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    asyncio.run(serve_stdio(settings))


def http(settings: McpSettings, host: str, port: int, allowed: Sequence[str], told: Callable[[str], None]) -> None:
    """Serve any number of clients over HTTP until a signal comes."""
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, lambda *_: None)  # uvicorn raises it again after closing, which is then a normal exit
    asyncio.run(serve_http(settings, host, port, allowed, told))


async def serve_stdio(settings: McpSettings) -> None:
    """Serve one client over standard input and output until it hangs up."""
    async with opened(settings) as server, stdio_server() as (incoming, outgoing):
        protocol = server.protocol
        await protocol.run(incoming, outgoing, protocol.create_initialization_options())


async def serve_http(
    settings: McpSettings, host: str, port: int, allowed: Sequence[str], told: Callable[[str], None]
) -> None:
    """Serve any number of clients over HTTP until a signal comes; `told` is called with the address.

    Requests must name this machine (or one of the `allowed` hosts) in `Host` and, if a browser sends them, in `Origin`:
    no page of another site can use the server, even by a name that it resolves to this machine.
    """
    if not is_local(host) and not allowed:
        raise OpenToOthers(host=host, port=str(port))
    bound = bind(host, port)
    async with opened(settings) as server:
        app = server.protocol.streamable_http_app(
            streamable_http_path=PATH,
            max_request_body_size=LARGEST_BODY,
            max_sessions=MOST_SESSIONS,
            session_idle_timeout=60 * settings.idle_minutes,
            transport_security=security(allowed),
            host=host,
        )
        config = uvicorn.Config(
            app,
            log_config=None,
            access_log=False,
            server_header=False,
            limit_concurrency=MOST_CONNECTIONS,
            timeout_graceful_shutdown=GRACE,
            lifespan="on",
        )
        name = f"[{host}]" if ":" in host else host
        address = f"http://{name}:{bound.getsockname()[1]}{PATH}"
        await _Listening(config, lambda: told(address)).serve([bound])


@final
class _Listening(uvicorn.Server):
    """A server that reports when it listens."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, then report it."""
        await super().startup(sockets)
        self._ready()


def security(allowed: Sequence[str]) -> TransportSecuritySettings:
    """Return the names of this machine that a request may use."""
    hosts = [*LOCAL, *allowed]
    origins = [f"{scheme}://{host}" for host in hosts for scheme in ("http", "https")]
    return TransportSecuritySettings(enable_dns_rebinding_protection=True, allowed_hosts=hosts, allowed_origins=origins)
