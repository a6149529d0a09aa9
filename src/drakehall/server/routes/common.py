"""What handlers are given: the hall and the client."""

from typing import Annotated, Any, Final, final

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders, State
from litestar.di import NamedDependency, Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter
from litestar.types import Message, Scope

from drakehall.hall import tokens
from drakehall.hall.errors import Malformed, NotAllowed
from drakehall.hall.hall import Hall
from drakehall.hall.rows import GuestRow
from drakehall.server.addresses import address_of
from drakehall.server.bans import Bans
from drakehall.server.bearers import bearer_of
from drakehall.server.sightings import Sightings
from drakehall.server.user_agents import label
from drakehall.wire.problem import Problem

COOKIE: Final = "drakehall"
UNCHANGING: Final = ("/assets/", "/python/")
"""File names there change with their contents."""
COOKIE_AGE: Final = 400 * 24 * 3600
FRESH: Final = "drakehall_fresh_token"
"""Notes which token the client is sent; an empty one deletes the cookie."""
PAGE_POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
"""Pages load nothing from elsewhere and cannot be framed by other pages."""


@final
class JsonRequest(Request[Any, Any, State]):
    """A request whose body, if it cannot be read, is the client's mistake, however it fails."""

    async def json(self) -> Any:
        """Return the body."""
        try:
            return await super().json()
        except (UnicodeDecodeError, RecursionError) as error:
            raise Malformed(why=str(error)) from None


class Person(msgspec.Struct, frozen=True):
    """The client; a stranger has become a guest."""

    guest: GuestRow


class Member(msgspec.Struct, frozen=True):
    """The client; a stranger has been refused."""

    guest: GuestRow


Asked = Request[Any, Any, State]
TheHall = NamedDependency[Hall]
Asker = NamedDependency[GuestRow | None]
"""The client; None for a stranger."""
ThePerson = NamedDependency[Person]
TheMember = NamedDependency[Member]
TableId = Annotated[str, PathParameter(max_length=16, pattern="^[0-9a-f]+$", description="The id of a table.")]


def refusals(**why: str) -> dict[int, ResponseSpec]:
    """Describe the refusals of a handler by status: `refusals(_404="no such table")`. Any may be malformed."""
    return {
        int(status.removeprefix("_")): ResponseSpec(Problem, description=text, generate_examples=False)
        for status, text in {"_400": "malformed or impossible", **why}.items()
    }


async def hall_of(state: State) -> Hall:
    """Return the hall."""
    hall: Hall = state.hall
    return hall


async def guest_of(connection: ASGIConnection[Any, Any, Any, Any], hall: Hall) -> GuestRow | None:
    """Identify the client by its token or its cookie; None for a stranger."""
    bans: Bans = connection.app.state.bans
    bearer = await bearer_of(connection)
    if bearer is not None:
        bans.check_person(bearer.bot.id, bearer.bot.owner)
        hall.seen(bearer.bot.id, address_of(connection))
        return bearer.bot
    hashed = token_of(connection)
    if hashed is None:
        return None
    guest = await hall.store.guest(hashed)
    if guest is not None:
        bans.check_person(guest.id)
        hall.seen(guest.id, address_of(connection))
        sightings: Sightings = connection.app.state.sightings
        await sightings.seen(hall.store, hashed)
    return guest


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """Return the hash of the token that a client sends, which may be nobody's."""
    token = connection.cookies.get(COOKIE)
    return tokens.digest(token) if token else None


async def known_guest(request: Asked, hall: TheHall) -> GuestRow | None:
    """Identify the client."""
    return await guest_of(request, hall)


async def person(request: Asked, hall: TheHall) -> Person:
    """Identify the client; a stranger becomes a guest and is sent a cookie."""
    known = await guest_of(request, hall)
    if known is not None:
        return Person(known)
    token, guest = tokens.token(), GuestRow(tokens.identity(), tokens.NAMELESS)
    hashed = tokens.digest(token)
    await hall.store.add_guest(guest, hashed, label(request.headers.get("user-agent", "")))
    sightings: Sightings = request.app.state.sightings
    sightings.fresh(hashed)
    request.scope["state"][FRESH] = token
    hall.seen(guest.id, address_of(request))
    return Person(guest)


async def member(request: Asked, hall: TheHall) -> Member:
    """Identify the client for something that a stranger cannot do."""
    known = await guest_of(request, hall)
    if known is None:
        raise NotAllowed()
    return Member(known)


DEPENDENCIES: Final = {
    "hall": Provide(hall_of),
    "guest": Provide(known_guest),
    "client": Provide(person),
    "member": Provide(member),
}
"""What handlers may ask for, by parameter name. A handler that declares the wrong type is refused.

No field of a body has such a name: Litestar would take an error in it for one of ours, and answer 500."""


async def sound_parameters(request: Asked) -> None:
    """Refuse an address that gives a parameter twice (which one is meant?), or one that cannot be text."""
    for name in request.query_params:
        given = request.query_params.getall(name)
        if len(given) > 1:
            raise Malformed(why=f"{name}: given more than once")
        if "\0" in given[0]:
            raise Malformed(why=f"{name}: U+0000")


async def add_headers(message: Message, scope: Scope) -> None:
    """Send a new guest the cookie, and everybody the headers for security and caching."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    headers["X-Content-Type-Options"] = "nosniff"
    headers["Referrer-Policy"] = "same-origin"
    if scope["path"].startswith("/api/"):
        if "Cache-Control" not in headers:
            headers["Cache-Control"] = "no-store"
    elif scope["path"].startswith(UNCHANGING):
        headers["Cache-Control"] = "public, max-age=31536000, immutable"  # their names change with their contents
    else:
        headers["Cache-Control"] = "no-cache"
        headers["Content-Security-Policy"] = PAGE_POLICY
    token = scope["state"].get(FRESH)
    if token is not None:
        cookie = Cookie(
            key=COOKIE,
            value=token,
            max_age=COOKIE_AGE if token else 0,
            httponly=True,
            samesite="lax",
            secure=scope["scheme"] == "https",
        )
        headers.add("Set-Cookie", cookie.to_header(header=""))
