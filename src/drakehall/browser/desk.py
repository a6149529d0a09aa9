"""The desk of the hall: takes requests as the page would send them to a server, and answers them."""

from collections.abc import Callable
from typing import Final, NamedTuple, final
from urllib.parse import parse_qsl, unquote, urlsplit

from drakehall.browser.asked import TOKEN, Asked
from drakehall.browser.line import TableLine
from drakehall.browser.routes import ROUTES, Route
from drakehall.hall import logs
from drakehall.hall.errors import Fault, NotFound
from drakehall.hall.hall import Hall
from drakehall.hall.problems import problem
from drakehall.kernel.errors import HallError
from drakehall.wire.codec import ENCODER

PREFIX: Final = "/api/"


class Told(NamedTuple):
    """An answer: its status and its body, which is JSON."""

    status: int
    body: str


@final
class Desk:
    """Answers requests for one hall."""

    def __init__(self, hall: Hall) -> None:
        """Take a hall; `hall.open` opens it."""
        self.hall = hall

    async def ask(self, method: str, address: str, body: str | None = None, language: str = "en") -> Told:
        """Answer a request to an address such as `/api/tables?mine=true`; a refusal is an answer, too."""
        try:
            parts = urlsplit(address)
            route, path = _found(method, parts.path)
            raw = body.encode() if body is not None else None
            asked = Asked(self.hall, path, dict(parse_qsl(parts.query)), raw, language)
            answer = await route.handler(asked)
            return Told(route.status, (answer if isinstance(answer, bytes) else ENCODER.encode(answer)).decode())
        except HallError as error:
            return _refused(error)
        except Exception as error:
            logs.fault("fault", error, method=method, path=urlsplit(address).path)
            return _refused(Fault())

    async def line(
        self, table: str, language: str, since: int | None, told: Callable[[str], None], ended: Callable[[], None]
    ) -> TableLine:
        """Open the counterpart of a socket: `told` is given every frame, and `ended` is called after the last one."""
        found = await self.hall.table(table)
        guest = await self.hall.store.guest(TOKEN)
        return TableLine(found, guest.id if guest else None, language, since, told, ended)

    async def close(self) -> None:
        """Close the hall."""
        await self.hall.close()


def _found(method: str, path: str) -> tuple[Route, dict[str, str]]:
    if path.startswith(PREFIX):
        given = [unquote(part) for part in path.removeprefix(PREFIX).rstrip("/").split("/")]
        for route in ROUTES:
            names = _fits(route.path.split("/"), given) if route.method == method else None
            if names is not None:
                return route, names
    raise NotFound()


def _fits(wanted: list[str], given: list[str]) -> dict[str, str] | None:
    """Return the path's text for each part in braces; None if it is another path."""
    if len(wanted) != len(given):
        return None
    names = {part.strip("{}"): said for part, said in zip(wanted, given, strict=True) if part.startswith("{")}
    fixed = all(part == said for part, said in zip(wanted, given, strict=True) if not part.startswith("{"))
    return names if fixed else None


def _refused(error: HallError) -> Told:
    """Put a refusal into English: the page rewords it by its id."""
    found = problem(error, str(error))
    return Told(found.status, ENCODER.encode(found).decode())
