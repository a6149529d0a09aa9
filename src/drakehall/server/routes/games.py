"""The games, the current guest, the messages' schema."""

from functools import cache
from typing import Any, Final

from litestar import Router, get, post
from litestar.params import FromQuery, JSONBody

from drakehall.hall import anchors, catalogue, lobby
from drakehall.kernel.registry import game
from drakehall.server.bots.offered import in_words
from drakehall.server.problems import language
from drakehall.server.routes.cards import GameName, Spoken
from drakehall.server.routes.common import Asked, Asker, TheHall, ThePerson, refusals
from drakehall.text.unverified import UnverifiedFacts, unverified
from drakehall.wire.schema import schema
from drakehall.wire.tables import GameList, Guest, Rename


@get("/api/games", summary="What can be played, and against whom")
async def games(request: Asked, hall: TheHall) -> GameList:
    """List the games with their options and bots; bots are described in the client's language."""
    spoken = language(request.headers.get("accept-language"))
    await hall.background(anchors.look_up)
    return catalogue.games(in_words(spoken), anchors.strength)


@get("/api/games/{name:str}/unverified", summary="What we could not check", responses=refusals())
async def unverified_facts(request: Asked, name: GameName, lang: FromQuery[Spoken | None] = None) -> UnverifiedFacts:
    """List what no source confirms about a game, how to correct it in a file, and how to tell us."""
    known = game(name)
    spoken = lang or language(request.headers.get("accept-language"))
    return unverified(known, known.options(), spoken)


@get("/api/guest", summary="Who you are")
async def who(guest: Asker) -> Guest | None:
    """Return the guest to whom the cookie belongs; null for a stranger."""
    return Guest(guest.name) if guest else None


@post("/api/guest", status_code=200, summary="Set your name", responses=refusals(_429="too often"))
async def rename(data: JSONBody[Rename], client: ThePerson, hall: TheHall) -> Guest:
    """Become a guest with a name, or change it."""
    return Guest(await lobby.rename(hall, client.guest, data.name))


@get("/api/messages.json", summary="JSON Schema of every message")
async def messages() -> dict[str, Any]:
    """Describe the messages of HTTP and of the socket, and each game's view and options."""
    return _schema()


@cache
def _schema() -> dict[str, Any]:
    return schema()


ROUTER: Final = Router("/", route_handlers=[games, unverified_facts, who, rename, messages])
