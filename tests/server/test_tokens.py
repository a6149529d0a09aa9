"""Bots that people bring: registered, with tokens of some scopes, seen as bots by everybody."""

import asyncio
import json
import runpy
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import msgspec
import pytest
from sqlalchemy import select

from drakehall.client import Client, Refusal
from drakehall.server.app import application
from drakehall.server.settings import Settings
from drakehall.server.storage.engine import connect
from drakehall.server.storage.schema import METADATA
from drakehall.wire.bots import OwnBot, Scope, TokenMade
from tests.server.house import House, asking, open_house, until

EXAMPLE_FILE = Path(__file__).parent.parent.parent / "examples" / "token_bot.py"
EXAMPLE = runpy.run_path(str(EXAMPLE_FILE))["main"]
ALL: tuple[Scope, ...] = ("read", "play", "host")


async def register(http: httpx.AsyncClient, name: str = "Zośka", scopes: tuple[Scope, ...] = ALL) -> TokenMade:
    """Let a person register a bot and make a token for it."""
    bot = msgspec.json.decode((await http.post("/api/bots", json={"name": name})).content, type=OwnBot)
    made = await http.post(f"/api/bots/{bot.id}/tokens", json={"scopes": scopes})
    assert made.status_code == 201
    return msgspec.json.decode(made.content, type=TokenMade)


@asynccontextmanager
async def owner(hall: House) -> AsyncIterator[httpx.AsyncClient]:
    async with asking(hall.address) as http:
        yield http


def proof(made: TokenMade) -> dict[str, str]:
    return {"Authorization": f"Bearer {made.secret}"}


def test_the_example_is_short() -> None:
    assert len(EXAMPLE_FILE.read_text(encoding="utf-8").splitlines()) <= 40


async def test_the_example_sits_down_and_plays(tmp_path: Path, db: str) -> None:
    async with open_house(db) as hall, owner(hall) as http, hall.guest() as ola:
        made = await register(http)
        assert len(await EXAMPLE(hall.address, made.secret)) == 2
        table = (await ola.create("smoki", 2)).table.id
        playing = asyncio.create_task(EXAMPLE(hall.address, made.secret, table))
        async with ola.play(table) as seat:
            await until(seat, lambda told: told.seats[1].name is not None)
            await ola.start(table)
            async for position in seat:
                if position.legal:
                    await seat.act(position.legal[0])
        assert seat.position is not None
        assert seat.position.result is not None
        assert await playing == seat.position.result.scores


async def test_everybody_sees_that_it_is_a_bot(tmp_path: Path) -> None:
    async with open_house(tmp_path) as hall, owner(hall) as http, hall.guest() as ola:
        made = await register(http)
        table = (await ola.create("smoki", 2)).table.id
        async with Client(hall.address, made.secret) as bot:
            seated = await bot.sit(table)
            assert seated.table.seats[1].program
            said = await http.post(f"/api/tables/{table}/claim", json={"link": seated.link})
            assert not said.json()["table"]["seats"][1]["program"], "now a person plays there"
            assert said.json()["table"]["seats"][1]["name"] == "Guest"
            back = await bot.claim(table, said.json()["link"])
        assert (back.table.seats[1].name, back.table.seats[1].program) == ("Bot Zośka", True)
        shown = await ola.table(table)
        assert (shown.seats[1].name, shown.seats[1].program, shown.seats[0].program) == ("Bot Zośka", True, False)
        assert (await ola.tables()).tables[0].players[1] is not None


async def test_a_bot_is_seen_as_one_when_it_comes_back_by_code_and_number(tmp_path: Path) -> None:
    async with open_house(tmp_path) as hall, owner(hall) as http:
        made = await register(http)
        table = (await http.post("/api/tables", json={"game": "smoki", "seats": 2})).json()["table"]["id"]
        code = (await http.post(f"/api/tables/{table}/code")).json()["code"]
        pin = (await http.post(f"/api/tables/{table}/pin")).json()["pin"]
        back = await http.post(
            f"/api/tables/{table}/return", json={"code": code, "seat": 0, "pin": pin}, headers=proof(made)
        )
        seat = back.json()["table"]["seats"][0]
        assert (seat["name"], seat["program"]) == ("Bot Zośka", True)


async def test_a_bot_is_seen_as_one_in_a_rematch(tmp_path: Path) -> None:
    async with open_house(tmp_path) as hall, owner(hall) as http, hall.guest() as ola:
        made = await register(http)
        table = (await ola.create("smoki", 2, turn_cap=2)).table.id
        playing = asyncio.create_task(EXAMPLE(hall.address, made.secret, table))
        async with ola.play(table) as seat:
            await until(seat, lambda told: told.seats[1].name is not None)
            await ola.start(table)
            async for position in seat:
                if position.legal:
                    await seat.act(position.legal[0])
        await playing
        again = await ola.rematch(table)
        assert [each.program for each in again.seats] == [False, True], "while its seat is kept for it"
        accepted = await http.post(f"/api/tables/{again.id}/accept", headers=proof(made))
        assert accepted.json()["status"] == "playing"
        assert [each["program"] for each in accepted.json()["seats"]] == [False, True]


async def test_a_bot_keeps_its_name(tmp_path: Path) -> None:
    async with open_house(tmp_path) as hall, owner(hall) as http:
        made = await register(http)
        answer = await http.post("/api/tables/", json={"game": "smoki", "seats": 2, "name": "Ola"}, headers=proof(made))
        assert answer.json()["table"]["seats"][0]["name"] == "Bot Zośka"
        refused = await http.post("/api/bots", json={"name": "\u200b"})
        assert refused.status_code == 400


@pytest.mark.parametrize("scopes", [("read",), ("play",), ("host",), ("read", "play")])
async def test_a_token_opens_what_its_scopes_say(tmp_path: Path, scopes: tuple[Scope, ...]) -> None:
    async with open_house(tmp_path) as hall, owner(hall) as http, hall.guest() as ola:
        made = await register(http, scopes=scopes)
        table = (await ola.create("smoki", 2)).table.id
        asked = {
            "read": await http.get(f"/api/tables/{table}", headers=proof(made)),
            "play": await http.post(f"/api/tables/{table}/sit", json={}, headers=proof(made)),
            "host": await http.post("/api/tables", json={"game": "smoki", "seats": 2}, headers=proof(made)),
        }
        assert {scope for scope, answer in asked.items() if answer.is_success} == set(scopes)
        for scope, answer in asked.items():
            if scope not in scopes:
                assert (answer.status_code, answer.json()["id"]) == (403, "server-token-lacks")
                assert answer.json()["args"] == {"scope": scope}


async def test_a_token_to_read_looks_on_and_plays_nothing(tmp_path: Path) -> None:
    async with open_house(tmp_path) as hall, owner(hall) as http, hall.guest() as ola:
        bot = (await register(http)).bot
        playing = await register(http, "Kto", ("play", "read"))
        reading = (await http.post(f"/api/bots/{playing.bot.id}/tokens", json={"scopes": ["read"]})).json()["secret"]
        table = (await ola.create("smoki", 2, starting_seat=1)).table.id
        async with Client(hall.address, playing.secret) as program:
            await program.sit(table)
        await ola.start(table)
        async with Client(hall.address, reading) as program, program.play(table) as seat:
            await until(seat, lambda told: told.you == 1)
            async for position in seat:
                assert position.legal
                with pytest.raises(Refusal) as refused:
                    await seat.undo()
                assert refused.value.problem.id == "server-token-lacks"
                break
        assert bot.id != playing.bot.id


CLOSED = {
    "POST /api/account",
    "POST /api/account/passkey",
    "POST /api/bots",
    "POST /api/guest",
    "POST /api/sign-in",
    "PUT /api/notifications",
    "POST /api/ratings/listed",
    "POST /api/people/{person_id}/block",
    "POST /api/tables/{table_id}/report",
}


def test_a_handler_that_changes_something_is_closed_unless_it_says_otherwise() -> None:
    """A few that must never be opened by an oversight; docs/authority.md has them all, tried."""
    described = application(Settings()).openapi_schema.to_schema()["paths"]
    found = {
        f"{method.upper()} {path}"
        for path, methods in described.items()
        for method, operation in methods.items()
        if not any("token" in each for each in operation["security"])
    }
    assert found >= CLOSED
    assert not any(name.startswith("GET") and "/operator/" not in name for name in found)


@pytest.mark.parametrize("path", ["guest", "bots"])
async def test_what_is_only_for_people_is_closed_to_tokens(tmp_path: Path, path: str) -> None:
    async with open_house(tmp_path) as hall, owner(hall) as http:
        made = await register(http)
        answer = await http.post(f"/api/{path}", json={"name": "Ola"}, headers=proof(made))
        assert (answer.status_code, answer.json()["id"]) == (403, "server-not-for-tokens")


async def test_a_token_never_acts_for_its_owner(tmp_path: Path) -> None:
    """Even with the owner's cookie beside it."""
    async with open_house(tmp_path) as hall, owner(hall) as http:
        made = await register(http)
        table = (await http.post("/api/tables", json={"game": "smoki", "seats": 2})).json()["table"]["id"]
        assert (await http.get(f"/api/tables/{table}", headers=proof(made))).json()["you"] is None
        assert (await http.get("/api/bots", headers=proof(made))).json() == {"bots": []}
        assert (await http.get("/api/guest", headers=proof(made))).json()["name"] == "Bot Zośka"


async def test_a_revoked_token_is_worthless_at_once(tmp_path: Path) -> None:
    async with open_house(tmp_path) as hall, owner(hall) as http, hall.guest() as ola:
        made = await register(http)
        table = (await ola.create("smoki", 2)).table.id
        (token,) = made.bot.tokens
        async with Client(hall.address, made.secret) as program, program.play(table) as seat:
            await until(seat, lambda told: True)
            revoked = await http.delete(f"/api/bots/{made.bot.id}/tokens/{token.id}")
            assert revoked.json()["tokens"] == []
            with pytest.raises((ConnectionError, Refusal)):
                await until(seat, lambda told: False)
        for secret in (made.secret, "dh_wrong"):
            wrong = await http.get("/health", headers={"Authorization": f"Bearer {secret}"})
            assert (wrong.status_code, wrong.json()["id"]) == (401, "server-bad-token")
        again = await http.delete(f"/api/bots/{made.bot.id}/tokens/{token.id}")
        assert again.status_code == 404


async def test_a_token_that_is_revoked_in_one_process_is_worthless_in_all(postgres: str) -> None:
    async with open_house(postgres) as one, open_house(postgres) as two, owner(one) as http, one.guest() as ola:
        made = await register(http)
        table = (await ola.create("smoki", 2)).table.id
        async with Client(two.address, made.secret) as program, program.play(table) as seat:
            await until(seat, lambda told: True)
            await http.delete(f"/api/bots/{made.bot.id}/tokens/{made.bot.tokens[0].id}")
            with pytest.raises((ConnectionError, Refusal)):
                await until(seat, lambda told: False)


async def test_a_bot_goes_with_its_owner(db: str) -> None:
    async with open_house(db) as hall, owner(hall) as http, hall.guest() as ola:
        made = await register(http)
        table = (await ola.create("smoki", 2)).table.id
        async with Client(hall.address, made.secret) as program, program.play(table) as seat:
            await until(seat, lambda told: True)
            assert (await http.delete("/api/account")).is_success
            with pytest.raises((ConnectionError, Refusal)):
                await until(seat, lambda told: False)
        assert (await http.get("/api/guest", headers=proof(made))).status_code == 401


async def test_nobody_touches_the_bots_of_another(tmp_path: Path) -> None:
    async with open_house(tmp_path) as hall, owner(hall) as http, owner(hall) as other:
        made = await register(http)
        await other.post("/api/guest", json={"name": "Jan"})
        assert (await other.get("/api/bots")).json() == {"bots": []}
        assert (await other.post(f"/api/bots/{made.bot.id}/tokens", json={"scopes": ["play"]})).status_code == 404
        gone = await other.delete(f"/api/bots/{made.bot.id}/tokens/{made.bot.tokens[0].id}")
        assert gone.status_code == 404
        assert (await http.get("/health", headers=proof(made))).status_code == 200


@pytest.mark.sqlite  # looks into the file
async def test_a_token_is_stored_hashed_and_shown_once(tmp_path: Path) -> None:
    async with open_house(tmp_path) as hall, owner(hall) as http:
        made = await register(http)
        assert made.secret not in json.dumps((await http.get("/api/bots")).json())
    database = connect(str(tmp_path / "hall.db"), "NORMAL")
    async with database.engine.connect() as connection:
        for table in METADATA.sorted_tables:
            for row in await connection.execute(select(table)):
                assert made.secret not in map(str, row)
    await database.engine.dispose()


async def test_a_token_has_so_many_requests(tmp_path: Path) -> None:
    async with open_house(tmp_path, token_requests_per_minute=20) as hall, owner(hall) as http:
        one, other = await register(http), await register(http, "Inna")
        answers = [(await http.get("/health", headers=proof(one))).status_code for _ in range(3)]
        assert answers == [200, 200, 429]
        assert (await http.get("/health", headers=proof(other))).status_code == 200


async def test_a_person_has_so_many_bots_and_a_bot_so_many_tokens(tmp_path: Path) -> None:
    async with open_house(tmp_path, bots_per_person=1) as hall, owner(hall) as http:
        made = await register(http)
        assert (await http.post("/api/bots", json={"name": "Druga"})).status_code == 429
        for _ in range(4):
            await http.post(f"/api/bots/{made.bot.id}/tokens", json={"scopes": ["read"]})
        sixth = await http.post(f"/api/bots/{made.bot.id}/tokens", json={"scopes": ["read"]})
        assert (sixth.status_code, sixth.json()["id"]) == (429, "server-too-many-tokens")


async def test_what_a_proxy_wants_is_no_token(tmp_path: Path) -> None:
    async with open_house(tmp_path) as hall, owner(hall) as http:
        for other in ("Basic b2xhOmphbg==", "Bearer something-else"):
            assert (await http.get("/health", headers={"Authorization": other})).status_code == 200


async def test_the_description_names_the_scopes(tmp_path: Path) -> None:
    async with open_house(tmp_path) as hall, owner(hall) as http:
        document = (await http.get("/schema/openapi.json")).json()
    assert document["components"]["securitySchemes"]["token"] == {
        "type": "http",
        "scheme": "bearer",
        "description": "A registered bot; its scopes are `read`, `play` and `host`.",
    }
    paths = document["paths"]
    assert {"token": ["host"]} in paths["/api/tables"]["post"]["security"]
    assert {"token": ["read"]} in paths["/api/tables"]["get"]["security"]
    assert {"token": ["play"]} in paths["/api/tables/{table_id}/sit"]["post"]["security"]
    assert paths["/api/guest"]["post"]["security"] == [{}, {"cookie": []}]
    assert paths["/api/operator/expire"]["post"]["security"] == [{"operator": []}]
