"""Lessons, exercises and puzzles over HTTP, and retrying from a moment of a finished game."""

from typing import Final

from litestar import Router, get, post
from litestar.params import JSONBody

from drakehall.hall import learning
from drakehall.server.bearers import for_tokens
from drakehall.server.routes.cards import GameName
from drakehall.server.routes.common import TableId, TheHall, ThePerson, refusals
from drakehall.wire.learning import LearningInfo, StudyWanted, TryAgain
from drakehall.wire.tables import Seated


@get("/api/games/{name:str}/learn", summary="What a game has to teach", responses=refusals())
async def offered(name: GameName, hall: TheHall) -> LearningInfo:
    """List the sections of the lesson, the exercises and the puzzles, with today's puzzle marked."""
    return await learning.offered(hall, name)


@post(
    "/api/games/{name:str}/learn",
    summary="Begin a lesson, an exercise or a puzzle",
    responses=refusals(_404="the game has nothing of that kind with that id", _429="too often"),
    **for_tokens("host"),
)
async def begin(name: GameName, data: JSONBody[StudyWanted], hall: TheHall, client: ThePerson) -> Seated:
    """Begin at a table of your own: you decide first, bots play the other seats."""
    return await learning.begin(hall, client.guest, name, data)


@post(
    "/api/tables/{table_id:str}/again",
    status_code=200,
    summary="Try again from a moment of a finished game",
    responses=refusals(
        _404="no such table or position", _409="the game is not over, or was over before that moment", _429="too often"
    ),
    **for_tokens("host"),
)
async def again(table_id: TableId, data: JSONBody[TryAgain], hall: TheHall, client: ThePerson) -> Seated:
    """Continue from there against bots, on the seat you had; what was hidden from it then is dealt anew."""
    return await learning.again(await hall.table(table_id), client.guest, data)


ROUTER: Final = Router("/", route_handlers=[offered, begin, again])
