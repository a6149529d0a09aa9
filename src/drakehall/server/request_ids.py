"""The id of a request or socket: in every log line about it, in its answer and in its problems."""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from structlog import contextvars

HEADER: Final = b"x-request-id"
NAME: Final = "request"


@contextmanager
def begun() -> Iterator[str]:
    """Assign a request an id, for as long as it takes and for whatever it starts."""
    name = secrets.token_hex(8)
    with contextvars.bound_contextvars(**{NAME: name}):
        yield name


def current() -> str | None:
    """Return the id of the request that is being answered."""
    found: str | None = contextvars.get_contextvars().get(NAME)
    return found
