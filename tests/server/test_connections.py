"""Connections that take their time are closed, and an address has only so many; proxies are believed if trusted."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from websockets.asyncio.client import connect as open_socket

from drakehall.server.errors import BadSettings
from drakehall.server.run import HallServer
from tests.server.house import House, asking, open_house, quick, table_for_two

HEADERS = b"POST /api/guest HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n"
HANDSHAKE = (
    b"GET /api/tables/%s/socket HTTP/1.1\r\nhost: 127.0.0.1\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
NEVER = 3600.0
"""A limit that no test reaches."""

Pipe = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@asynccontextmanager
async def connected(hall: House) -> AsyncIterator[Pipe]:
    """A connection of our own, without anybody who would speak HTTP for us."""
    reader, writer = await asyncio.open_connection("127.0.0.1", int(hall.address.rpartition(":")[2]))
    try:
        yield reader, writer
    finally:
        writer.close()


async def rest(reader: asyncio.StreamReader) -> bytes:
    """Read until the hall closes the connection."""
    try:
        return await reader.read()
    except ConnectionResetError:
        return b""


async def drip(pipe: Pipe) -> bytes:
    """Send byte after byte for as long as the connection is open; give what the hall said."""
    reader, writer = pipe
    reading = asyncio.create_task(rest(reader))
    while not reading.done():
        writer.write(b"x")
        await asyncio.wait([reading], timeout=0.02)
    return reading.result()


async def ask_for_ever(writer: asyncio.StreamWriter) -> None:
    """Send request after request without reading an answer."""
    while True:
        writer.write(b"GET /api/games/wyrmspan/cards HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n")
        await writer.drain()


@pytest.mark.parametrize("sent", [b"", b"GET /health HTT", HEADERS])
async def test_headers_have_so_long_to_arrive(tmp_path: Path, sent: bytes) -> None:
    async with open_house(tmp_path, header_seconds=0.3, body_seconds=NEVER) as hall, connected(hall) as pipe:
        pipe[1].write(sent)
        assert (await rest(pipe[0])).startswith(b"HTTP/1.1 408 ")


@pytest.mark.parametrize("before", [b"GET /", HEADERS + b"content-length: 1000\r\n\r\n"])
async def test_a_byte_now_and_then_does_not_keep_a_connection_open(tmp_path: Path, before: bytes) -> None:
    async with open_house(tmp_path, header_seconds=0.3, body_seconds=0.3) as hall, connected(hall) as pipe:
        pipe[1].write(before)
        assert (await drip(pipe))[:13] in (b"HTTP/1.1 408 ", b"")  # what is said may be lost with what is still sent


async def test_nor_does_a_body_that_nobody_waits_for(tmp_path: Path) -> None:
    """The answer is given before the body is there, and the body must end all the same."""
    async with open_house(tmp_path, header_seconds=NEVER, body_seconds=0.3) as hall, connected(hall) as pipe:
        pipe[1].write(b"GET /health HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 100000\r\n\r\n")
        assert (await drip(pipe))[:13] in (b"HTTP/1.1 200 ", b"")


async def test_nor_does_a_second_request_that_never_ends(tmp_path: Path) -> None:
    async with open_house(tmp_path, header_seconds=0.3, body_seconds=NEVER) as hall, connected(hall) as pipe:
        pipe[1].write(b"GET /health HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\nGET /heal")
        assert (await drip(pipe)).count(b"HTTP/1.1") in (0, 1, 2)


async def test_an_answer_that_nobody_takes_is_given_up(tmp_path: Path) -> None:
    async with open_house(tmp_path, header_seconds=NEVER, body_seconds=0.3) as hall:
        _, writer = await asyncio.open_connection("127.0.0.1", int(hall.address.rpartition(":")[2]), limit=1024)
        with pytest.raises(ConnectionError):
            await ask_for_ever(writer)


async def test_whoever_is_in_time_stays(tmp_path: Path) -> None:
    async with open_house(tmp_path, header_seconds=0.3, body_seconds=0.3) as hall, hall.guest() as ola:
        table = (await ola.create("smoki", 2)).table.id
        async with open_socket(f"{hall.address.replace('http', 'ws', 1)}/api/tables/{table}/socket") as looking:
            async with connected(hall) as pipe:
                await drip(pipe)
            assert '"type":"table"' in await looking.recv()
            await ola.leave(table)
            assert '"type":"table"' in await looking.recv()


async def test_a_spectator_who_does_not_read_is_cut_off(tmp_path: Path) -> None:
    async with open_house(tmp_path, body_seconds=0.3) as hall, hall.guest() as ola:
        table = await hall.hall.table((await ola.create("smoki", 2)).table.id)
        plain = socket.socket()
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        plain.connect(("127.0.0.1", int(hall.address.rpartition(":")[2])))
        plain.sendall(HANDSHAKE % table.row.id.encode())
        while not table.presence.watchers:
            await asyncio.sleep(0)
        (watcher,) = table.presence.watchers
        while table.presence.watchers:
            table.presence.notify()
            await asyncio.sleep(0)
        assert watcher.gone
        plain.close()


async def test_an_address_has_so_many_connections(tmp_path: Path) -> None:
    async with open_house(tmp_path, connections_per_address=3) as hall:
        async with connected(hall), connected(hall), connected(hall), connected(hall) as fourth:
            assert await rest(fourth[0]) == b""
        async with table_for_two(hall), asking(hall.address) as http:
            assert (await http.get("/health")).status_code == 200  # sockets are counted elsewhere


@pytest.mark.parametrize(
    ("proxies", "seen"), [((), "127.0.0.1"), (("127.0.0.0/8",), "192.0.2.7"), (("10.0.0.1",), "127.0.0.1")]
)
async def test_a_trusted_proxy_says_for_whom_it_asks(tmp_path: Path, proxies: tuple[str, ...], seen: str) -> None:
    said = {"X-Forwarded-For": "203.0.113.9, 192.0.2.7", "X-Forwarded-Proto": "https"}
    async with open_house(tmp_path, proxies=proxies) as hall, asking(hall.address) as http:
        answer = await http.post("/api/guest", json={"name": "Ola"}, headers=said)
        assert list(hall.hall._addresses.values()) == [seen]
        assert ("secure" in answer.headers["set-cookie"].lower()) == (seen == "192.0.2.7")


async def test_people_behind_a_trusted_proxy_are_limited_one_by_one(tmp_path: Path) -> None:
    changes = {"proxies": ("127.0.0.1",), "connections_per_address": 1, "writes_per_minute": 1}
    async with (
        open_house(tmp_path, **changes) as hall,
        connected(hall),
        connected(hall),
        asking(hall.address) as http,
    ):
        answers = [
            await http.post("/api/guest", json={"name": "Ola"}, headers={"X-Forwarded-For": f"192.0.2.{number}"})
            for number in (1, 2, 1)
        ]
    assert [answer.status_code for answer in answers] == [200, 200, 429]


def test_what_is_no_address_is_no_proxy(tmp_path: Path) -> None:
    with pytest.raises(BadSettings, match="nginx"):
        HallServer(quick(tmp_path, proxies=("nginx",)))
