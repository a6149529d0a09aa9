"""People: tokens, names, origins, limits."""

import re
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest
from litestar.routes import HTTPRoute
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from drakehall.hall import tokens
from drakehall.hall.errors import BotsName, TooMuch
from drakehall.hall.limits import Bucket, Buckets
from drakehall.server.app import application
from drakehall.server.problems import language
from drakehall.server.routes.common import DEPENDENCIES
from drakehall.server.settings import Settings
from tests.server.house import House, asking, open_house, table_for_two

EVIL = "https://evil.example"


async def ask(hall: House, method: str, path: str, **given: Any) -> httpx.Response:
    async with asking(hall.address) as http:
        return await http.request(method, path, **given)


async def closing_code(socket: ClientConnection, frame: str) -> int | None:
    """Send a frame again and again until the hall closes the socket; give the code."""
    try:
        while True:
            await socket.send(frame)
            await socket.recv()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


@pytest.mark.sqlite  # looks into the file
async def test_a_guest_is_a_random_token_in_a_cookie_stored_hashed(tmp_path: Path) -> None:
    async with open_house(tmp_path) as hall:
        answers = [await ask(hall, "POST", "/api/guest", json={"name": "Ola"}) for _ in range(2)]
        headers = [answer.headers["set-cookie"] for answer in answers]
        for header in headers:
            assert re.fullmatch(
                r"drakehall=[\w-]{22}; HttpOnly; Max-Age=\d+; Path=/; SameSite=lax", header, re.IGNORECASE
            )
        told = [header.split(";")[0].split("=")[1] for header in headers]
        assert told[0] != told[1]
        known = await hall.hall.store.guest(tokens.digest(told[0]))
        assert known is not None
        assert known.name == "Ola"
        again = await ask(hall, "GET", "/api/guest", headers={"Cookie": f"drakehall={told[0]}"})
        assert again.json() == {"name": "Ola"}
        assert "set-cookie" not in again.headers
        assert (await ask(hall, "GET", "/api/guest", headers={"Cookie": "drakehall=forged"})).json() is None
    raw = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert tokens.digest(told[0]).encode() in raw
    assert told[0].encode() not in raw


@pytest.mark.sqlite  # looks into the file
async def test_links_are_stored_hashed(tmp_path: Path) -> None:
    async with open_house(tmp_path) as hall, hall.guest() as ola:
        seated = await ola.create("smoki", 2)
    raw = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    for secret in (seated.link, seated.invitation):
        assert secret is not None
        assert tokens.digest(secret).encode() in raw
        assert secret.encode() not in raw


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ("  Ola  Nowak ", "Ola Nowak"),
        ("<b>Ola</b>", "<b>Ola</b>"),
        ("O\u202ela\x00\u200b", "Ola"),
        ("a\nb\tc", "a b c"),
        ("x" * 64, "x" * 32),
        ("Żółć 🐉", "Żółć 🐉"),
        ("\u200b\x07", None),
        ("\u3164\u2800\uffa0", None),
        ("\u115fOla\u1160", "Ola"),
        ("\u0301\ufe0f", None),
        ("Botanik", "Botanik"),
        ("", None),
        (None, None),
    ],
)
def test_names_are_one_line_of_visible_text(given: str | None, name: str | None) -> None:
    assert tokens.clean_name(given) == name


@pytest.mark.parametrize(
    "name", ["Bot adept", "bot", " BOT: master", "Вот adept", "B\u00f3t", "\uff22\uff4f\uff54 x", "Bot-adept"]
)
def test_nobody_is_called_like_a_bot(name: str) -> None:
    with pytest.raises(BotsName):
        tokens.clean_name(name)


async def test_names_leave_the_hall_as_text(tmp_path: Path) -> None:
    async with open_house(tmp_path) as hall:
        answer = await ask(hall, "POST", "/api/guest", json={"name": "<script>"})
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert (await ask(hall, "POST", "/api/guest", json={"name": "\u200b"})).status_code == 400


async def test_pages_of_other_sites_cannot_act(tmp_path: Path) -> None:
    async with open_house(tmp_path) as hall:
        own = {"Origin": hall.address}
        refused: list[dict[str, str]] = [
            {"Origin": EVIL},
            {"Origin": "null"},
            {"Origin": "http://127.0.0.1:1"},
            {"Sec-Fetch-Site": "cross-site"},
            {"Sec-Fetch-Site": "same-site"},
            {"Host": "evil.example"},
        ]
        for headers in refused:
            answer = await ask(hall, "POST", "/api/guest", json={"name": "x"}, headers=headers)
            assert (answer.status_code, answer.json()["id"]) == (403, "server-foreign-origin")
            assert "set-cookie" not in answer.headers
        for headers in (own, {}, {"Sec-Fetch-Site": "same-origin"}):
            assert (await ask(hall, "POST", "/api/guest", json={"name": "x"}, headers=headers)).status_code == 200
        assert (await ask(hall, "GET", "/health", headers={"Host": "evil.example"})).status_code == 403


async def test_a_form_of_another_site_is_not_understood(tmp_path: Path) -> None:
    async with open_house(tmp_path) as hall:
        for kind in ("text/plain", "application/x-www-form-urlencoded"):
            answer = await ask(hall, "POST", "/api/guest", content="name=x", headers={"Content-Type": kind})
            assert answer.status_code == 400


async def test_sockets_check_their_origin(tmp_path: Path) -> None:
    async with open_house(tmp_path, origins=("https://hall.example",)) as hall, table_for_two(hall):
        address = f"{hall.address.replace('http', 'ws', 1)}/api/tables/{hall.hall.tables[0].row.id}/socket"
        for foreign in (EVIL, "null", "https://hall.example.evil.example"):
            with pytest.raises(InvalidStatus) as refused:
                await connect(address, additional_headers={"Origin": foreign}, proxy=None)
            assert refused.value.response.status_code == 403
        for ours in (hall.address, "https://hall.example"):
            async with connect(address, additional_headers={"Origin": ours}, proxy=None) as socket:
                assert b'"type":"table"' in await socket.recv(decode=False)


async def test_a_socket_needs_a_table(tmp_path: Path) -> None:
    async with open_house(tmp_path) as hall:
        for path in ("/api/tables/abc/socket", "/api/tables/abc/socket?since=x", "/api/nothing"):
            with pytest.raises(InvalidStatus) as refused:
                await connect(hall.address.replace("http", "ws", 1) + path, proxy=None)
            assert 400 <= refused.value.response.status_code < 500


async def test_too_much_is_refused(tmp_path: Path) -> None:
    async with open_house(tmp_path, writes_per_minute=3, largest_body=1000) as hall:
        large = await ask(hall, "POST", "/api/guest", json={"name": "x" * 2000})
        assert large.status_code == 413
        codes = [(await ask(hall, "POST", "/api/guest", json={"name": "x"})).status_code for _ in range(3)]
        assert codes == [200, 200, 429]
        assert (await ask(hall, "GET", "/api/games")).status_code == 200


async def test_a_socket_that_sends_too_much_is_refused_then_closed(tmp_path: Path) -> None:
    async with open_house(tmp_path, frames_per_second=1) as hall, table_for_two(hall):
        address = f"{hall.address.replace('http', 'ws', 1)}/api/tables/{hall.hall.tables[0].row.id}/socket"
        async with connect(address, proxy=None) as socket:
            assert await closing_code(socket, "{}") == 1008
        async with connect(address, proxy=None) as socket:
            assert await closing_code(socket, "x" * 100_000) == 1009


async def test_only_so_many_sockets_from_one_address(tmp_path: Path) -> None:
    async with open_house(tmp_path, sockets_per_address=2) as hall, table_for_two(hall):
        address = f"{hall.address.replace('http', 'ws', 1)}/api/tables/{hall.hall.tables[0].row.id}/socket"
        with pytest.raises(InvalidStatus) as refused:
            await connect(address, proxy=None)
        assert refused.value.response.status_code == 429


def test_a_bucket_fills_again() -> None:
    now = [0.0]
    bucket = Bucket(rate=2, burst=3, clock=lambda: now[0])
    for _ in range(3):
        bucket.take()
    with pytest.raises(TooMuch):
        bucket.take()
    now[0] += 0.5
    bucket.take()
    with pytest.raises(TooMuch):
        bucket.take()


def test_buckets_are_apart() -> None:
    buckets = Buckets(rate=1, burst=1, clock=lambda: 0.0)
    buckets.take("a")
    buckets.take("b")
    with pytest.raises(TooMuch):
        buckets.take("a")


@pytest.mark.parametrize(
    ("header", "chosen"),
    [(None, "en"), ("pl", "pl"), ("pl-PL,pl;q=0.9,en;q=0.8", "pl"), ("de, pl;q=0.5", "pl"), ("*", "en"), (";;,", "en")],
)
def test_refusals_speak_the_language_of_who_asks(header: str | None, chosen: str) -> None:
    assert language(header) == chosen


async def test_refusals_are_worded(tmp_path: Path) -> None:
    async with open_house(tmp_path) as hall:
        answer = await ask(hall, "GET", "/api/tables/abc", headers={"Accept-Language": "pl"})
        assert (answer.status_code, answer.json()["text"]) == (404, "nie ma stołu „abc”")


def test_whoever_asks_for_a_member_gets_a_member() -> None:
    """Litestar finds what a handler asks for by the parameter's name; its type must say the same."""
    routes = application(Settings()).routes
    handlers = [handler for route in routes if isinstance(route, HTTPRoute) for handler in route.route_handlers]
    asked = 0
    for handler in handlers:
        for name, kind in getattr(handler.fn, "__annotations__", {}).items():
            if name in DEPENDENCIES:
                given = DEPENDENCIES[name].dependency.__annotations__["return"]
                assert get_args(kind)[0] == given, f"{handler.fn}: {name}"
                asked += name in ("person", "member")
    assert asked >= 13, "handlers are found at all"
