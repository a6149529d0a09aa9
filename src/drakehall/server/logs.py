"""Structured logs on standard error: one JSON document per line, or readable lines. Secrets are never logged.

Log lines about a request contain its id. Tracebacks contain no values of variables.
"""

import logging
import sys
from typing import Final, Literal

import msgspec
import structlog
from structlog.types import EventDict, Processor

from drakehall.hall.logs import LOGGER

LogFormat = Literal["json", "human"]
REFUSED_SOCKET: Final = "ASGI callable returned without completing handshake."
_AT: Final = "at"


def configure(level: str, form: LogFormat = "json") -> None:
    """Send our log and the web server's warnings to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(processors=_processors(form)))
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("uvicorn.error").addFilter(_is_news)
    LOGGER.setLevel(level.upper())


def _processors(form: LogFormat) -> list[Processor]:
    return [
        structlog.contextvars.merge_contextvars,
        _facts,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True, key=_AT),
        structlog.processors.format_exc_info,
        structlog.stdlib.ProcessorFormatter.remove_processors_meta,
        *([_traceback, _json] if form == "json" else [_people()]),
    ]


def _is_news(record: logging.LogRecord) -> bool:
    """Drop what the web server logs about every refused socket, as if that were a fault."""
    return record.msg != REFUSED_SOCKET


def _facts(_: object, __: str, line: EventDict) -> EventDict:
    """Put a record's facts beside its message."""
    return {**getattr(line["_record"], "facts", {}), **line}


def _traceback(_: object, __: str, line: EventDict) -> EventDict:
    if "exception" in line:
        line["traceback"] = line.pop("exception")
    return line


def _json(_: object, __: str, line: EventDict) -> str:
    first = {name: line.pop(name) for name in (_AT, "level", "event")}
    return msgspec.json.encode({**first, **line}, enc_hook=str).decode()


def _people() -> Processor:
    return structlog.dev.ConsoleRenderer(
        colors=sys.stderr.isatty(), timestamp_key=_AT, exception_formatter=structlog.dev.plain_traceback
    )
