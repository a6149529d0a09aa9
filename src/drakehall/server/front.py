"""The front of the house: every request and socket gets an id, is timed, and is logged."""

import logging
import time
from typing import Final, final

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from drakehall.hall.logs import LOGGER
from drakehall.server import figures, request_ids

ANSWERS: Final = ("http.response.start", "websocket.accept", "websocket.http.response.start")
METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "SOCKET"})
SWITCHED: Final = 101


@final
class Front:
    """Wraps the whole application, including its answers to unknown addresses."""

    def __init__(self, app: ASGIApp) -> None:
        """Wrap an application."""
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request or a socket."""
        with request_ids.begun() as name:
            await self._app(scope, receive, _noting(scope, send, name))


def _path(scope: Scope) -> str:
    """Return the path for the log; a table's code is left out."""
    path = str(scope["path"])
    return "/tv/…" if path.startswith("/tv/") else path


def _noting(scope: Scope, send: Send, name: str) -> Send:
    """Record when and how the answer begins; logged at level DEBUG, without anything after the path."""
    began = time.perf_counter()

    async def noted(message: Message) -> None:
        if message["type"] in ANSWERS:
            took = time.perf_counter() - began
            method = scope.get("method", "SOCKET")
            status = message.get("status", SWITCHED)
            counted = method if method in METHODS else "other"
            figures.REQUESTS.labels(counted, str(status)).observe(took)
            if LOGGER.isEnabledFor(logging.DEBUG):
                facts = {"method": method, "path": _path(scope), "status": status, "ms": round(1000 * took, 1)}
                LOGGER.debug("request", extra={"facts": facts})
            message["headers"] = [*message.get("headers", ()), (request_ids.HEADER, name.encode())]
        await send(message)

    return noted
