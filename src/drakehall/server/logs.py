"""Structured logs: one JSON document per line on standard error. Secrets are never logged."""

import logging
import sys
import time

import msgspec
from litestar.types import Message, Scope, Send

from drakehall.hall.logs import LOGGER


def configure(level: str) -> None:
    """Send our log and the web server's warnings to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Json())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    LOGGER.setLevel(level.upper())


def noting(scope: Scope, send: Send) -> Send:
    """Log requests and sockets at level DEBUG, without anything after the path."""
    if not LOGGER.isEnabledFor(logging.DEBUG):
        return send
    began = time.perf_counter()

    async def noted(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.accept", "websocket.http.response.start"):
            facts = {
                "method": scope.get("method", "SOCKET"),
                "path": scope["path"],
                "status": message.get("status", 101),
                "ms": round(1000 * (time.perf_counter() - began), 1),
            }
            LOGGER.debug("request", extra={"facts": facts})
        await send(message)

    return noted


class _Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line |= getattr(record, "facts", {})
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()
