"""The hall over HTTP: a guest, who can set tables and sit down at them."""

from types import TracebackType
from typing import Literal, Self, TypeVar, final

import httpx
import msgspec

from drakehall.client.seat import Refusal, SeatAtTable
from drakehall.kernel.option_info import OptionValue
from drakehall.wire.cards import Cards
from drakehall.wire.course import CourseShown
from drakehall.wire.frames import PositionShown
from drakehall.wire.learning import LearningInfo, StudyWanted, TryAgain
from drakehall.wire.problem import Problem
from drakehall.wire.tables import (
    Claim,
    CreateTable,
    GameList,
    Guest,
    Rename,
    SaveBrought,
    Seated,
    Sit,
    StandIn,
    Start,
    Status,
    Table,
    TableList,
)

__all__ = ["Client", "Refusal"]

T = TypeVar("T")
TIMEOUT = 30.0


@final
class Client:
    """A guest of a hall. Anything the hall refuses is raised as a `Refusal` with its problem."""

    def __init__(self, address: str = "http://localhost:8000", token: str | None = None) -> None:
        """Choose a hall by its address; with a token the client is the registered bot, otherwise a guest."""
        secure = address.startswith("https:")  # plain HTTP needs no certificates, and loading them is slow
        self._token = token
        proof = {"Authorization": f"Bearer {token}"} if token else {}
        self._http = httpx.AsyncClient(base_url=address, timeout=TIMEOUT, verify=secure, headers=proof)

    async def __aenter__(self) -> Self:
        """Enter the hall."""
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        """Leave the hall."""
        await self._http.aclose()

    async def games(self) -> GameList:
        """List games and bots."""
        return await self._get("/api/games", GameList)

    async def rename(self, name: str) -> Guest:
        """Choose your name."""
        return await self._post("/api/guest", Rename(name), Guest)

    async def tables(self, game: str | None = None, status: Status | None = None, *, mine: bool = False) -> TableList:
        """List the open tables, or those where you have a seat."""
        wanted = {"game": game, "status": status, "mine": "true" if mine else None}
        query = httpx.QueryParams({name: value for name, value in wanted.items() if value is not None})
        return await self._get(f"/api/tables?{query}", TableList)

    async def table(self, table: str) -> Table:
        """Look at a table."""
        return await self._get(f"/api/tables/{table}", Table)

    async def create(
        self,
        game: str,
        seats: int,
        *,
        bots: list[str] | None = None,
        open: bool = True,  # noqa: A002
        friendly: bool = False,
        sit: bool = True,
        hints: bool | None = None,
        **options: OptionValue,
    ) -> Seated:
        """Set a table and, by default, sit down at it."""
        wanted = CreateTable(game, seats, options, bots or [], open, friendly, sit, hints=hints)
        return await self._post("/api/tables", wanted, Seated)

    async def sit(self, table: str, *, seat: int | None = None, invitation: str | None = None) -> Seated:
        """Sit down."""
        return await self.action(table, "sit", Sit(None, seat, invitation), Seated)

    async def claim(self, table: str, link: str) -> Seated:
        """Take a seat over by its link."""
        return await self.action(table, "claim", Claim(link), Seated)

    async def start(self, table: str, fill: str | None = None) -> Table:
        """Begin the game."""
        return await self.action(table, "start", Start(fill), Table)

    async def leave(self, table: str) -> Table:
        """Leave a table."""
        return await self.action(table, "leave", None, Table)

    async def action(self, table: str, name: str, body: object, kind: type[T]) -> T:
        """Do anything that can be done at a table, named by the last part of its address (/schema lists everything)."""
        return await self._post(f"/api/tables/{table}/{name}", body, kind)

    async def stand_in(self, table: str, seat: int, bot: str) -> Table:
        """Let a bot play for someone who is away."""
        return await self._post(f"/api/tables/{table}/seats/{seat}/bot", StandIn(bot), Table)

    async def take_seat_back(self, table: str, seat: int) -> Table:
        """Send away the bot that stands in for you."""
        return self._read(await self._http.delete(f"/api/tables/{table}/seats/{seat}/bot"), Table)

    async def rematch(self, table: str) -> Table:
        """Play again."""
        return await self.action(table, "rematch", None, Table)

    async def save(self, table: str) -> bytes:
        """Fetch the save file of a finished game."""
        answer = await self._http.get(f"/api/tables/{table}/save")
        return answer.content if answer.is_success else self._read(answer, bytes)

    async def bring_save(self, save: str) -> Table:
        """Bring the text of a save file with a finished game; return the table that shows it."""
        return await self._post("/api/saves", SaveBrought(save), Table)

    async def position(self, table: str, seq: int, seat: int | None = None) -> PositionShown:
        """Look at the position after an entry of the log; once the game is over, as any seat saw it."""
        eyes = "" if seat is None else f"?seat={seat}"
        return await self._get(f"/api/tables/{table}/positions/{seq}{eyes}", PositionShown)

    async def course(self, table: str) -> CourseShown:
        """Ask for the course of a finished game; until it is made, the answer says how far it has come."""
        return await self._get(f"/api/tables/{table}/course", CourseShown)

    async def cards(self, table: str, language: str = "en") -> Cards:
        """Fetch the cards of a table, in words and drawings."""
        return await self._get(f"/api/tables/{table}/cards?lang={language}", Cards)

    async def cards_of_game(self, game: str, language: str = "en") -> Cards:
        """Fetch the cards of a game with its default options, in words and drawings."""
        return await self._get(f"/api/games/{game}/cards?lang={language}", Cards)

    async def learn(self, game: str) -> LearningInfo:
        """List what a game has to teach: sections of its lesson, exercises, puzzles."""
        return await self._get(f"/api/games/{game}/learn", LearningInfo)

    async def study(self, game: str, kind: Literal["lesson", "exercise", "puzzle"], item: str) -> Seated:
        """Begin a section of the lesson, an exercise or a puzzle, by its id; `play` opens its table."""
        return await self._post(f"/api/games/{game}/learn", StudyWanted(kind, item), Seated)

    async def again(self, table: str, seq: int, bot: str | None = None) -> Seated:
        """Continue from a moment of a finished game, after entry `seq` of its log, against a bot."""
        return await self.action(table, "again", TryAgain(seq, bot), Seated)

    def play(self, table: str, since: int | None = None, *, stranger: bool = False) -> SeatAtTable:
        """Open the socket of a table: `async with hall.play(table) as seat: async for position in seat: …`.

        A stranger can only watch, and sees no more than anybody else, even at a table where the client is seated.
        """
        address = str(self._http.base_url).rstrip("/").replace("http", "ws", 1)
        cookies = "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())
        return SeatAtTable(f"{address}/api/tables/{table}/socket", cookies, since, stranger, self._token)

    async def _get(self, path: str, kind: type[T]) -> T:
        return self._read(await self._http.get(path), kind)

    async def _post(self, path: str, body: object, kind: type[T]) -> T:
        headers = {"Content-Type": "application/json"}
        content = b"" if body is None else msgspec.json.encode(body)
        return self._read(await self._http.post(path, content=content, headers=headers), kind)

    def _read(self, answer: httpx.Response, kind: type[T]) -> T:
        if answer.is_success:
            return msgspec.json.decode(answer.content, type=kind)
        raise Refusal(msgspec.json.decode(answer.content, type=Problem))
