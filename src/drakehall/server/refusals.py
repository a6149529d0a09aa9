"""How a request or a socket is refused."""

from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.types import Receive, Send

from drakehall.hall import logs
from drakehall.hall.errors import Fault, NotFound, Refusal
from drakehall.kernel.errors import HallError
from drakehall.server.errors import BadRequest
from drakehall.server.problems import language, problem
from drakehall.wire.problem import Problem

TOO_MANY: Final = 429
Connection = ASGIConnection[Any, Any, Any, Any]


def for_hall_error(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Answer with what a user did wrong."""
    assert isinstance(error, HallError)
    return _response(problem(error, language(request.headers.get("accept-language"))))


def for_http_error(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Answer with what the framework found wrong."""
    assert isinstance(error, HTTPException)
    told: Refusal = NotFound() if error.status_code == 404 else BadRequest(why=_details(error))
    found = problem(told, language(request.headers.get("accept-language")))
    return _response(msgspec.structs.replace(found, status=error.status_code), error.headers)


def for_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Answer when something is wrong with the hall itself."""
    logs.fault("fault", error, method=request.method, path=request.url.path)
    return for_hall_error(request, Fault())


async def refuse(error: HallError, connection: Connection, receive: Receive, send: Send) -> None:
    """Refuse before any handler is reached; a socket is refused as a plain request, before it opens."""
    body = problem(error, language(connection.headers.get("accept-language")))
    prefix = ""
    if connection.scope["type"] == ScopeType.WEBSOCKET:
        prefix = "websocket."
        await receive()
    headers = [(b"content-type", b"application/json")]
    if body.status == TOO_MANY:
        headers.append((b"retry-after", b"10"))
    start = {"type": f"{prefix}http.response.start", "status": body.status, "headers": headers}
    rest = {"type": f"{prefix}http.response.body", "body": msgspec.json.encode(body), "more_body": False}
    await send(start)  # type: ignore[arg-type]
    await send(rest)  # type: ignore[arg-type]


def _response(found: Problem, headers: dict[str, str] | None = None) -> Response[Problem]:
    return Response(found, status_code=found.status, headers=headers or {})


def _details(error: HTTPException) -> str:
    """Return briefly what was wrong with a request."""
    extra = error.extra if isinstance(error.extra, list) else []
    found = [
        f"{each.get('key', '')}: {each['message']}" for each in extra if isinstance(each, dict) and "message" in each
    ]
    return "; ".join(found)[:400] or error.detail[:400]
