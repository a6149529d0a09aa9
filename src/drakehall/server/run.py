"""Running the hall: uvicorn with our settings, in one process or in several."""

import asyncio
import gc
import signal
import socket
from collections.abc import Callable
from typing import final

import uvicorn

from drakehall.server import connections, logs, proxies
from drakehall.server.app import application
from drakehall.server.errors import BadSettings, NeedsPostgres, PortTaken
from drakehall.server.fast_loop import fast_loop
from drakehall.server.settings import Settings
from drakehall.server.storage.engine import connect
from drakehall.server.supervisor import supervise

GRACE = 5
"""Number of seconds that running requests get when the hall closes."""


@final
class HallServer(uvicorn.Server):
    """A server that announces when it is listening."""

    def __init__(self, settings: Settings) -> None:
        """Prepare to serve."""
        proxies.check(settings.proxies)
        super().__init__(
            uvicorn.Config(
                application(settings),
                http=connections.connection(settings),
                proxy_headers=bool(settings.proxies),
                forwarded_allow_ips=list(settings.proxies),
                log_config=None,
                access_log=False,
                server_header=False,
                ws=connections.socket(settings),
                ws_max_size=settings.largest_frame,
                ws_per_message_deflate=False,
                timeout_graceful_shutdown=GRACE,
                lifespan="on",
            )
        )
        self.listening = asyncio.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the hall, then announce it."""
        await super().startup(sockets)
        self.listening.set()


def listen(settings: Settings) -> socket.socket:
    """Bind the address; port 0 takes any free one."""
    return bind(settings.host, settings.port)


def bind(host: str, port: int, shared: bool = False) -> socket.socket:
    """Bind an address, or raise with the reason; port 0 takes any free one, `shared` lets others bind it too."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if shared:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        bound.bind((host, port))
    except (OSError, UnicodeError) as error:
        bound.close()
        raise PortTaken(host=host, port=str(port), why=str(error)) from None
    return bound


def address(settings: Settings, bound: socket.socket) -> str:
    """Return the address to type into a browser."""
    host = "localhost" if settings.host in ("127.0.0.1", "::1", "0.0.0.0", "::") else settings.host
    return f"http://{host}:{bound.getsockname()[1]}"


def serve(settings: Settings, opened: Callable[[str], None]) -> bool:
    """Serve until stopped by a signal; return whether the hall could be opened."""
    if settings.workers > 1:
        return _serve_by_many(settings, opened)
    return serve_at(settings, listen(settings), opened)


def serve_at(settings: Settings, bound: socket.socket, opened: Callable[[str], None]) -> bool:
    """Serve in this process, at a bound socket."""
    logs.configure(settings.log_level, settings.log_format)
    calm_collector()
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, lambda *_: None)  # uvicorn raises it again after closing, which is then a normal exit
    with asyncio.Runner(loop_factory=fast_loop()) as runner:
        return runner.run(_serve(settings, bound, opened))


def _serve_by_many(settings: Settings, opened: Callable[[str], None]) -> bool:
    """Serve in several processes; this one holds the port, without listening on it, and keeps the others running."""
    if not connect(settings.db, settings.synchronous).shared:
        raise NeedsPostgres(what=f"--workers {settings.workers}")
    if not hasattr(socket, "SO_REUSEPORT"):
        raise BadSettings(file="workers", why="processes cannot share a port on this system")
    logs.configure(settings.log_level, settings.log_format)
    proxies.check(settings.proxies)
    with bind(settings.host, settings.port, shared=True) as held, asyncio.Runner(loop_factory=fast_loop()) as runner:
        port = held.getsockname()[1]
        return runner.run(supervise(settings, port, lambda: opened(address(settings, held))))


def calm_collector() -> None:
    """Make the garbage collector look at old objects rarely: with many sockets its pause takes longer than a move."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 1_000)


async def _serve(settings: Settings, bound: socket.socket, opened: Callable[[str], None]) -> bool:
    server = HallServer(settings)

    async def tell() -> None:
        await server.listening.wait()
        opened(address(settings, bound))

    telling = asyncio.create_task(tell())
    await server.serve([bound])
    telling.cancel()
    return server.started
