"""Who may do what: every route and frame is tried by everybody who could try it, and the answers are told as a table.

`python -m tests.server.authority` prints the table as it is. It stands in docs/authority.md, where people read it;
`--write` adds the rows that it lacks, to be read by whoever adds a route, or writes those anew that are named.
"""

import json
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, get_args

import httpx
import msgspec
from litestar.routes import HTTPRoute, WebSocketRoute

from drakehall.client.seat import Refusal, SeatAtTable
from drakehall.hall import codes, lobby, moving, people, sharing, tokens
from drakehall.hall.company_rows import Wishes
from drakehall.hall.rows import GuestRow
from drakehall.hall.table import LiveTable
from drakehall.kernel.option_info import OptionValue
from drakehall.server.app import application
from drakehall.server.notify import mail
from drakehall.server.settings import Settings
from drakehall.server.storage.store import SqlStore
from drakehall.wire.bots import Scope
from drakehall.wire.frames import FromClient, PositionShown, TableChanged
from drakehall.wire.operator import WantBan
from drakehall.wire.tables import CreateTable, Sit, SitBeside
from tests.server.authenticator import Authenticator
from tests.server.authority_scenes import FRAMES, SCENES, Given, Scene
from tests.server.house import House, house, open_house
from tests.server.people import PASSWORD, heads

PAGE: Final = Path(__file__).parent.parent.parent / "docs" / "authority.md"
ROLES: Final = (
    "nobody",
    "guest",
    "spectator",
    "seated",
    "host",
    "other’s seat",
    "account",
    "bot’s owner",
    "token: read",
    "token: play",
    "token: host",
    "banned",
    "operator",
)
OPERATOR: Final = "op_of_this_test"
SCOPES: Final[tuple[Scope, ...]] = ("read", "play", "host")
STATIC: Final = ("/", "/{file_path}", "/schema", "/schema/{path}", "/schema/openapi.json", "/tv", "/tv/{code}")
"""The page and the reference: the same files for everybody."""
LOGIN: Final = "konto"
READER: Final = "ola@mail.example"
ANSWER_A_POSITION: Final = {
    kind.__struct_config__.tag for kind in get_args(FromClient) if "seq" in kind.__struct_fields__
}
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


def written() -> dict[str, Row]:
    """The table as it stands in the docs."""
    rows = {}
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| `"):
            rows[cells[0].strip("`")] = tuple(cells[1:])
    return rows


class Crowd:
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
        self.key = Authenticator()
        self.bot = ""
        self.token = ""
        self.arrivals = 0

    async def come(self) -> None:
        """Let everybody come, as somebody whom the hall has not seen before."""
        self.arrivals += 1
        for role in ("host", "other", "friend", "guest", "spectator", "seated", "account", "banned", "bot’s owner"):
            await self._person(role)
        opened = await self.clients["account"].post("/api/account", json={"login": self.login, "password": PASSWORD})
        assert opened.status_code == 201, opened.text
        self.key = self._authenticator()
        added = await self.clients["account"].post(
            "/api/account/passkeys", json={"credential": await self._new("account")}
        )
        assert added.status_code == 201, added.text
        for role in ("nobody", "operator", *(f"token: {scope}" for scope in SCOPES)):
            self.clients[role] = self._client()
        self.proofs["operator"] = {"Authorization": f"Bearer {OPERATOR}"}
        await self._register(self.rows["bot’s owner"].id)
        self.clients["other’s seat"], self.rows["other’s seat"] = self.clients["seated"], self.rows["seated"]

    @property
    def login(self) -> str:
        """The login of whoever has the account."""
        return f"{LOGIN}{self.arrivals}"

    def _client(self) -> httpx.AsyncClient:
        headers = heads(self.house)
        return httpx.AsyncClient(base_url=self.house.address, headers=headers, verify=False, timeout=20)

    def _authenticator(self) -> Authenticator:
        return Authenticator(origin=heads(self.house)["Origin"])

    async def _person(self, role: str) -> None:
        client = self.clients[role] = self._client()
        await client.post("/api/guest", json={"name": role.title()})
        row = await self.store.guest(tokens.digest(client.cookies["drakehall"]))
        assert row is not None
        self.rows[role] = row

    async def _register(self, owner: str) -> None:
        self.bot = await self.store.bots.register(owner, "Bot Zośka")
        bot = await self.store.bots.person(self.bot)
        assert bot is not None
        for number, scope in enumerate(SCOPES, 1):
            secret = await self.store.bots.add_token(self.bot, SCOPES[:number])
            self.proofs[f"token: {scope}"] = {"Authorization": f"Bearer {secret}"}
            self.rows[f"token: {scope}"] = bot
        self.token = (await self.store.bots.owned(owner))[0].tokens[0].id

    async def _meet(self, person: GuestRow) -> None:
        """Let somebody have played with another, who may then be asked to a table."""
        wanted = CreateTable("smoki", 2)
        table = await self.hall.table((await lobby.create(self.hall, person, wanted)).table.id)
        await lobby.sit(table, self.rows["friend"], Sit())
        await lobby.start(table, person, None)

    async def leave(self) -> None:
        for client in {id(each): each for each in self.clients.values()}.values():
            await client.aclose()

    def sits(self, role: str) -> bool:
        """Whether a role has the second seat."""
        return role in ("seated", "other’s seat", "banned") or role.startswith("token")

    async def table(self, scene: Scene, role: str) -> tuple[LiveTable, Given]:
        """A table as the scene wants it, and what whoever tries may be given of it."""
        decides = 1 if self.sits(role) and role != "other’s seat" else 0
        options: dict[str, OptionValue] = {"starting_seat": decides, "turn_cap": 2}
        friendly = scene.status == "friendly"
        wanted = CreateTable("smoki", scene.seats, friendly=friendly, hints=not friendly, options=options)
        seated = await lobby.create(self.hall, self.rows["host"], wanted)
        table = await self.hall.table(seated.table.id)
        if scene.met and role in self.rows:
            await self._meet(self.rows[role])
        second = self.rows[role] if self.sits(role) else self.rows["other"]
        link = (await lobby.sit(table, second, Sit())).link or ""
        if scene.beside:
            shares = second if self.sits(role) and not second.owner else self.rows["host"]
            await sharing.sit_beside(table, shares, SitBeside("Zosia"))
        code = pin = ""
        if scene.status == "coded":
            code = await lobby.code(table, self.rows["host"])
            pin = codes.own_pin(table, second)
        elif scene.status == "invited":
            await lobby.leave(table, second)
            await people.invite(table, self.rows["host"], second.id)
        elif scene.status != "gathering":
            await lobby.start(table, self.rows["host"], "random" if scene.seats > 2 and not scene.beside else None)
        await self._prepared(table, scene, role, second)
        save = await self._played(table) if scene.status in ("over", "rematch") else ""
        if scene.status == "rematch":
            table = await lobby.rematch(table, self.rows["host"])
        login = self.login if role == "account" else f"nobody{self.arrivals}"
        key = await self._key(role, scene, login) if scene.key else None
        return table, Given(self.rows["friend"].id, link, code, pin, save, login, key, await self._link_in_mail())

    async def _prepared(self, table: LiveTable, scene: Scene, role: str, second: GuestRow) -> None:
        """Bring a running table to where it is tried."""
        for action in scene.played:
            assert table.session is not None
            await table.moves.act(table.session.state.seat, table.seq, action)
        if scene.wish:
            own = self.seat(role)
            await table.taking_back.ask(own if role == "other’s seat" else 1 - own, table.seq)
        if scene.stood_in:
            seat = self.addressed(scene, role)
            await lobby.stand_in(table, self.rows["host"] if seat else second, seat, "random")

    def seat(self, role: str) -> int:
        """The seat of a role; for whoever has none, the host's."""
        return 1 if self.sits(role) else 0

    def addressed(self, scene: Scene, role: str) -> int:
        """The seat that is addressed."""
        if role == "other’s seat":
            return 0
        return self.seat(role) if scene.seat is None else scene.seat

    async def thing(self, scene: Scene, role: str) -> str:
        """The id of the device or passkey that is addressed."""
        if scene.thing == "passkey":
            return (await self.store.accounts.passkeys(self.rows["account"].id))[0].id
        owner = self.rows["host"] if role == "other’s seat" or role not in self.rows else self.rows[role]
        return next((device.id for device in await self.store.devices(owner.id)), "0")

    async def _link_in_mail(self) -> str:
        """What a link says that was sent to somebody by e-mail, so that they can end that."""
        reader, notices = self.rows["friend"].id, self.store.notices
        await notices.save_wishes(reader, Wishes(email=READER))
        key = await notices.key("mail", tokens.token())
        return f"?reader={reader}&token={mail.token(key, 'stop', reader, READER)}"

    async def _key(self, role: str, scene: Scene, login: str) -> dict[str, Any]:
        """What an authenticator answers to what it was asked, if it was asked anything."""
        if scene.key == "use":
            asked = await self.clients[role].post("/api/sign-in/passkey/options", headers=self.proofs.get(role, {}))
            holder = self.key if role == "account" else self._authenticator()
            return holder.use(asked.json().get("public_key", {"challenge": "AAAA"}))
        return await self._new(role, login if scene.key == "open" else None)

    async def _new(self, role: str, login: str | None = None) -> dict[str, Any]:
        """A passkey that was made for what the hall asked, or for nothing if it refused to ask."""
        holder = self.key if role == "account" and not self.key.user else self._authenticator()
        path = "/api/account/passkeys/options"
        asked = await self.clients[role].post(path, json={"login": login}, headers=self.proofs.get(role, {}))
        return holder.create(asked.json().get("public_key", {"challenge": "AAAA", "user": {"id": "AAAA"}}))

    async def _played(self, table: LiveTable) -> str:
        while table.session is not None and not table.session.state.over:
            state = table.session.state
            assert state.seat is not None
            await table.moves.act(state.seat, table.seq, state.legal()[0])
        return (await moving.save_file(table)).decode()

    async def report(self, table: LiveTable) -> int:
        """Let somebody report the name on the second seat."""
        return await table.chat.report(self.rows["host"].id, 1, None, "")

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
        return SeatAtTable(f"{address}/api/tables/{table.row.id}/socket", cookies, None, token=token)


async def row(crowd: Crowd, name: str) -> Row:
    """What a route or a frame answers to each role."""
    cells = []
    for role in ROLES:
        if name in SCENES and SCENES[name].spends:
            await crowd.leave()
            await crowd.come()
        cells.append(await cell(crowd, name, role))
    return tuple(cells)


async def cell(crowd: Crowd, name: str, role: str) -> str:
    """What it answers to one."""
    kind, _, path = name.partition(" ")
    scene = FRAMES[path] if kind == "frame" else SCENES.get(name, Scene())
    if role in ("nobody", "operator"):
        crowd.clients[role].cookies.clear()  # who became a guest by the last answer is nobody again
    table, given = await crowd.table(scene, role)
    number = await crowd.report(table) if "{number}" in path else 0
    async with crowd.in_role(role, table):
        if kind == "frame":
            return await _frame(crowd, role, table, scene)
        if kind == "SOCKET":
            return await _socket(crowd, role, table)
        named = {
            "table_id": table.row.id,
            "name": "smoki",
            "seat": crowd.addressed(scene, role),
            "seq": 0,
            "bot": crowd.bot,
            "token": crowd.token,
            "ban_id": "0",
            "number": number,
            "person_id": given.person,
            "thing": await crowd.thing(scene, role),
            "purpose": "stop",
        }
        answer = await crowd.clients[role].request(
            kind,
            path.format(**named) + scene.query(given),
            content=json.dumps(scene.body(given)) if scene.body else None,
            headers={"Content-Type": "application/json"} | crowd.proofs.get(role, {}),
        )
    return "yes" if answer.is_success else _short(answer.json()["id"])


async def _socket(crowd: Crowd, role: str, table: LiveTable) -> str:
    try:
        async with crowd.socket(role, table) as seat:
            await seat.receive()
    except Refusal as error:
        return _short(error.problem.id)
    return "yes"


async def _frame(crowd: Crowd, role: str, table: LiveTable, scene: Scene) -> str:
    try:
        async with crowd.socket(role, table) as seat:
            opened = TableChanged if scene.beside else PositionShown  # behind a curtain no position is shown
            while not isinstance(await seat.receive(), opened):
                pass
            numbered = {"seq": table.seq} if scene.frame["type"] in ANSWER_A_POSITION else {}
            seated = {"seat": crowd.addressed(scene, role)} if "seat" in scene.frame else {}
            await seat.send_raw(msgspec.json.encode({"id": 1} | numbered | scene.frame | seated))
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
    return {name: found async for name, found in _tried(folder, names)}


async def _tried(folder: Path, names: Sequence[str]) -> AsyncIterator[tuple[str, Row]]:
    async with open_house(folder, operator=tokens.digest(OPERATOR), notify_private=True) as opened:
        crowd = Crowd(opened)
        await crowd.come()
        try:
            for name in names:
                yield name, await row(crowd, name)
        finally:
            await crowd.leave()


def line(name: str, cells: Row) -> str:
    """Write a row as it stands in the docs."""
    return "| " + " | ".join([f"`{name}`", *cells]) + " |"


async def _print(folder: Path, names: Sequence[str]) -> None:
    async for name, found in _tried(folder, names):
        sys.stdout.write(line(name, found) + "\n")
        sys.stdout.flush()


async def _write(folder: Path, names: Sequence[str]) -> None:
    """Try these and write each into the page, in its place."""
    async for name, found in _tried(folder, names):
        rows = written() | {name: found}
        text = PAGE.read_text(encoding="utf-8")
        head = text[: text.index("| --- ")] + "| --- " * (len(ROLES) + 1) + "|\n"
        order = [each for each in [*routes(), *frames()] if each in rows]
        PAGE.write_text(head + "".join(line(each, rows[each]) + "\n" for each in order), encoding="utf-8")


def main() -> None:
    """Print the table as it is, or the rows of those that are named; with `--write`, write them into the page.

    Without names that is what the page lacks.
    """
    write, names = "--write" in sys.argv, [name for name in sys.argv[1:] if name != "--write"]
    everything = [*routes(), *frames()]
    asked = names or ([name for name in everything if name not in written()] if write else everything)
    with tempfile.TemporaryDirectory() as folder:
        house((_write if write else _print)(Path(folder), asked), patience=3600)


if __name__ == "__main__":
    main()
