"""Who may do what: every route and frame is tried by everybody who could try it, and the answers are told as a table.

`python -m tests.server.authority` prints the table as it is. It stands in docs/authority.md, where people read it.
"""

import asyncio
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final, get_args

import httpx
import msgspec
from litestar.routes import HTTPRoute, WebSocketRoute
from sqlalchemy import insert

from drakehall.client.seat import Refusal, SeatAtTable
from drakehall.hall import lobby, tokens
from drakehall.hall.rows import GuestRow
from drakehall.hall.table import LiveTable
from drakehall.server.app import application
from drakehall.server.settings import Settings
from drakehall.server.storage.schema import ACCOUNTS
from drakehall.server.storage.store import SqlStore
from drakehall.wire.frames import FromClient, PositionShown
from drakehall.wire.operator import WantBan
from drakehall.wire.tables import CreateTable, Sit
from tests.server.authority_scenes import FRAMES, SCENES, Scene
from tests.server.house import House, house, open_house

PAGE: Final = Path(__file__).parent.parent.parent / "docs" / "authority.md"
ROLES: Final = (
    "nobody",
    "guest",
    "spectator",
    "seated",
    "host",
    "other’s seat",
    "account",
    "token: read",
    "token: play",
    "token: host",
    "banned",
    "operator",
)
OPERATOR: Final = "op_of_this_test"
SCOPES: Final = ("read", "play", "host")
STATIC: Final = ("/", "/{file_path}", "/schema", "/schema/{path}", "/schema/openapi.json")
"""The page and the reference: the same files for everybody."""
Row = tuple[str, ...]


def routes() -> list[str]:
    """Every route of the application, and the socket: `POST /api/tables`."""
    found = set()
    for route in application(Settings()).routes:
        path = route.path_format
        if path in STATIC:
            continue
        if isinstance(route, HTTPRoute):
            found |= {f"{method} {path}" for method in route.methods if method not in ("OPTIONS", "HEAD")}
        elif isinstance(route, WebSocketRoute):
            found.add(f"SOCKET {path}")
    return sorted(found, key=lambda name: (name.partition(" ")[2], name))


def frames() -> list[str]:
    """Every frame that a client can send."""
    return sorted(f"frame {each.__struct_config__.tag}" for each in get_args(FromClient))


def group(name: str) -> str:
    """Which of them are tried together."""
    return "frame" if name.startswith("frame") else "/".join(name.partition(" ")[2].split("/")[:3])


def written() -> dict[str, Row]:
    """The table as it stands in the docs."""
    rows = {}
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| `"):
            rows[cells[0].strip("`")] = tuple(cells[1:])
    return rows


class People:
    """Everybody who tries."""

    def __init__(self, hall: House) -> None:
        self.house = hall
        self.hall = hall.hall
        store = hall.hall.store
        assert isinstance(store, SqlStore)
        self.store = store
        self.clients: dict[str, httpx.AsyncClient] = {}
        self.rows: dict[str, GuestRow] = {}
        self.proofs: dict[str, dict[str, str]] = {}
        self.bot = ""
        self.token = ""

    async def come(self) -> None:
        for role in ("host", "other", "guest", "spectator", "seated", "account", "banned", "owner"):
            await self._person(role)
        now = {"created": 0, "login": "konto", "login_key": "konto"}
        await self.store._writer.write(insert(ACCOUNTS).values(person=self.rows["account"].id, **now))
        for role in ("nobody", "operator", *(f"token: {scope}" for scope in SCOPES)):
            self.clients[role] = httpx.AsyncClient(base_url=self.house.address, verify=False, timeout=60)
        self.proofs["operator"] = {"Authorization": f"Bearer {OPERATOR}"}
        owner = self.rows["owner"].id
        self.bot = await self.store.bots.register(owner, "Bot Zośka")
        bot = await self.store.bots.person(self.bot)
        assert bot is not None
        for scope in SCOPES:
            secret = await self.store.bots.add_token(self.bot, [scope])
            self.proofs[f"token: {scope}"] = {"Authorization": f"Bearer {secret}"}
            self.rows[f"token: {scope}"] = bot
        self.token = (await self.store.bots.owned(owner))[0].tokens[0].id
        self.clients["other’s seat"], self.rows["other’s seat"] = self.clients["seated"], self.rows["seated"]

    async def _person(self, role: str) -> None:
        client = self.clients[role] = httpx.AsyncClient(base_url=self.house.address, verify=False, timeout=60)
        await client.post("/api/guest", json={"name": role.title()})
        row = await self.store.guest(tokens.digest(client.cookies["drakehall"]))
        assert row is not None
        self.rows[role] = row

    async def leave(self) -> None:
        for client in {id(each): each for each in self.clients.values()}.values():
            await client.aclose()

    def sits(self, role: str) -> bool:
        """Whether a role has the second seat."""
        return role in ("seated", "other’s seat", "banned") or role.startswith("token")

    async def table(self, scene: Scene, role: str) -> tuple[LiveTable, str]:
        """A table as the scene wants it, and the link of its second seat, which whoever tries may have."""
        decides = 1 if self.sits(role) and role != "other’s seat" else 0
        wanted = CreateTable("smoki", scene.seats, options={"starting_seat": decides, "turn_cap": 2})
        seated = await lobby.create(self.hall, self.rows["host"], wanted)
        table = await self.hall.table(seated.table.id)
        second = self.rows[role] if self.sits(role) else self.rows["other"]
        link = (await lobby.sit(table, second, Sit())).link
        if scene.status != "gathering":
            await lobby.start(table, self.rows["host"], "random" if scene.seats > 2 else None)
        while scene.status == "over" and table.session is not None and not table.session.state.over:
            state = table.session.state
            assert state.seat is not None
            await table.act(state.seat, table.seq, state.legal()[0])
        return table, link or ""

    @asynccontextmanager
    async def in_role(self, role: str, table: LiveTable) -> AsyncIterator[None]:
        """Look on, or be banned, meanwhile."""
        if role == "spectator":
            async with self.socket(role, table) as seat:
                await seat.receive()
                yield
        elif role == "banned":
            bans = self.house.app.state.bans
            ban = await bans.add(WantBan("person", self.rows["banned"].id))
            yield
            await bans.lift(ban.id)
        else:
            yield

    def socket(self, role: str, table: LiveTable) -> SeatAtTable:
        client = self.clients[role]
        cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        token = self.proofs.get(role, {}).get("Authorization", "").removeprefix("Bearer ") or None
        address = self.house.address.replace("http", "ws", 1)
        return SeatAtTable(f"{address}/api/tables/{table.row.id}/socket", cookies, None, token)


async def row(people: People, name: str) -> Row:
    """What a route or a frame answers to each role."""
    return tuple([await cell(people, name, role) for role in ROLES])


async def cell(people: People, name: str, role: str) -> str:
    kind, _, path = name.partition(" ")
    scene = FRAMES[path] if kind == "frame" else SCENES.get(name, Scene())
    table, link = await people.table(scene, role)
    async with people.in_role(role, table):
        if kind == "frame":
            return await _frame(people, role, table, scene)
        if kind == "SOCKET":
            return await _socket(people, role, table)
        named = {
            "table_id": table.row.id,
            "name": "smoki",
            "seat": 0 if role == "other’s seat" or not people.sits(role) else 1,
            "seq": 0,
            "bot": people.bot,
            "token": people.token,
            "ban_id": "0",
        }
        body = scene.body(people.rows["other"].id, link) if scene.body else None
        answer = await people.clients[role].request(
            kind, path.format(**named) + scene.query, json=body, headers=people.proofs.get(role)
        )
    return "yes" if answer.is_success else _short(answer.json()["id"])


async def _socket(people: People, role: str, table: LiveTable) -> str:
    try:
        async with people.socket(role, table) as seat:
            await seat.receive()
    except Refusal as error:
        return _short(error.problem.id)
    return "yes"


async def _frame(people: People, role: str, table: LiveTable, scene: Scene) -> str:
    try:
        async with people.socket(role, table) as seat:
            while not isinstance(await seat.receive(), PositionShown):
                pass
            raw = {"id": 1, "seq": table.seq} | scene.frame
            await seat.send_raw(msgspec.json.encode(raw))
            while True:
                answer = await seat.receive()
                if getattr(answer, "answers", None) == 1:
                    problem = getattr(answer, "problem", None)
                    return "yes" if problem is None else _short(problem.id)
    except Refusal as error:
        return _short(error.problem.id)


def _short(name: str) -> str:
    return name.removeprefix("server-").removeprefix("error-")


async def observed(folder: Path, names: Sequence[str]) -> dict[str, Row]:
    """Try all of these in a hall of their own."""
    async with open_house(folder, operator=tokens.digest(OPERATOR)) as opened:
        people = People(opened)
        await people.come()
        try:
            return {name: await row(people, name) for name in names}
        finally:
            await people.leave()


def lines(rows: dict[str, Row]) -> Iterator[str]:
    """Write rows as they stand in the docs."""
    for name, cells in rows.items():
        yield "| " + " | ".join([f"`{name}`", *cells]) + " |"


def main() -> None:
    """Print the table as it is, or the rows of those that are named."""
    wanted = sys.argv[1:] or [*routes(), *frames()]
    with tempfile.TemporaryDirectory() as folder, suppress(KeyboardInterrupt):
        found = house(observed(Path(folder), wanted), patience=3600)
    print("| what | " + " | ".join(ROLES) + " |")  # noqa: T201
    print("| --- " * (len(ROLES) + 1) + "|")  # noqa: T201
    print("\n".join(lines(found)))  # noqa: T201


if __name__ == "__main__":
    asyncio.set_event_loop(None)
    main()
