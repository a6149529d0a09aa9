"""Try deploy/nginx.conf with a real nginx, on this machine alone: `python deploy/try_nginx.py`.

A hall with the settings of deploy/hall.toml is opened behind an nginx with this configuration; only names, ports and
files are others. nginx must be installed; tests do not need it, which is why this is none of them.
"""

import asyncio
import os
import re
import runpy
import shutil
import socket
import ssl
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path
from typing import Final

import httpx
import msgspec
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from drakehall.client import Client
from drakehall.hall import tokens
from drakehall.server import settings
from drakehall.server.run import HallServer, listen

HERE: Final = Path(__file__).parent
BOT: Final = runpy.run_path(str(HERE.parent / "examples" / "token_bot.py"))["main"]
OPERATOR: Final = "op_of_this_trial"
ELSEWHERE: Final = ("127.0.0.2", "127.0.0.3")
"""Two clients of this machine that nginx can tell apart: the whole of 127.0.0.0/8 leads here."""
AROUND: Final = """
{user}
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    {inside}
}}
"""


def main() -> None:
    """Try everything; say what was tried, and fail at the first thing that is not as it must be."""
    if shutil.which("nginx") is None:
        sys.exit("nginx is not installed")
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(trial(Path(folder)))


async def trial(folder: Path) -> None:
    """Open a hall behind nginx and go through all that the proxy has a hand in."""
    plain, secure, behind = free_ports(3)
    certificate(folder)
    os.environ["SSL_CERT_FILE"] = str(folder / "fullchain.pem")  # clients trust it, and it alone
    address = f"https://localhost:{secure}"
    async with hall(folder, behind, address), nginx(folder, plain, secure, behind):
        for what in (leads_to_tls, speaks_http2, knows_where_from, keeps_others_out, takes_long_saves, plays):
            await what(address, plain)
            print(f"ok: {(what.__doc__ or '').splitlines()[0]}")  # noqa: T201


async def leads_to_tls(address: str, plain: int) -> None:
    """Plain HTTP leads to HTTPS, and browsers are told to remember that."""
    async with visitor(address) as http:
        moved = await http.get(f"http://localhost:{plain}/health")
        assert moved.status_code == 301, moved
        assert moved.headers["location"] == "https://localhost/health"
        assert "max-age" in (await http.get("/health")).headers["strict-transport-security"]


async def speaks_http2(address: str, plain: int) -> None:
    """HTTP/2 and TLS 1.3 are spoken with whoever can."""
    port = int(address.rpartition(":")[2])
    context = ssl.create_default_context()
    context.set_alpn_protocols(["h2", "http/1.1"])
    _, writer = await asyncio.open_connection("127.0.0.1", port, ssl=context, server_hostname="localhost")
    assert writer.get_extra_info("ssl_object").selected_alpn_protocol() == "h2"
    assert writer.get_extra_info("ssl_object").version() == "TLSv1.3"
    writer.close()


async def knows_where_from(address: str, plain: int) -> None:
    """The hall knows for whom nginx asks, whatever clients write into the header; cookies are for HTTPS alone."""
    banned, other = ELSEWHERE
    async with visitor(address, banned) as one, visitor(address, other) as two, visitor(address) as keeper:
        entered = await one.post("/api/guest", json={"name": "Ola"}, headers={"Origin": address})
        assert "secure" in entered.headers["set-cookie"].lower(), entered.headers
        ban = await keeper.post("/api/operator/bans", json={"kind": "address", "subject": banned}, headers=proof())
        assert ban.status_code == 201, ban.text
        invented = {"X-Forwarded-For": other}
        found = [(await each.get("/health", headers=invented)).status_code for each in (one, two)]
        assert found == [403, 200], found
        await keeper.delete(f"/api/operator/bans/{ban.json()['id']}", headers=proof())
        assert (await one.get("/health")).status_code == 200


async def keeps_others_out(address: str, plain: int) -> None:
    """Pages of other sites cannot act, and figures are for the machine of the hall."""
    async with visitor(address) as http:
        foreign = await http.post("/api/guest", json={"name": "Ola"}, headers={"Origin": "https://elsewhere.example"})
        assert foreign.status_code == 403, foreign
        assert (await http.get("/metrics")).status_code == 404


async def takes_long_saves(address: str, plain: int) -> None:
    """What the hall takes, nginx takes: long save files, and no more than these."""
    async with visitor(address) as http:
        for length, status in ((500_000, 400), (3_000_000, 413)):
            answer = await http.post("/api/saves", json={"text": "x" * length}, headers={"Origin": address})
            assert answer.status_code == status, (length, answer.status_code, answer.text[:200])


async def plays(address: str, plain: int) -> None:
    """A person and a bot with a token play a whole game over sockets."""
    async with visitor(address) as owner, Client(address) as ola:
        bot = (await owner.post("/api/bots", json={"name": "Zosia"}, headers={"Origin": address})).json()["id"]
        made = await owner.post(f"/api/bots/{bot}/tokens", json={"scopes": ["read", "play"]})
        table = (await ola.create("smoki", 2)).table.id
        playing = asyncio.create_task(BOT(address, made.json()["secret"], table))
        async with ola.play(table) as seat:
            while seat.table is None or seat.table.seats[1].name is None:
                await seat.receive()
            await ola.start(table)
            async for position in seat:
                if position.legal:
                    await seat.act(position.legal[0])
        assert seat.position is not None
        assert seat.position.result is not None
        assert await playing == seat.position.result.scores


def visitor(address: str, source: str = "127.0.0.1") -> httpx.AsyncClient:
    """Come from an address of this machine."""
    transport = httpx.AsyncHTTPTransport(verify=ssl.create_default_context(), local_address=source)
    return httpx.AsyncClient(
        base_url=address.replace("localhost", "127.0.0.1"),
        transport=transport,
        headers={"Host": address.removeprefix("https://")},
    )


def proof() -> dict[str, str]:
    """Come as the operator."""
    return {"Authorization": f"Bearer {OPERATOR}"}


@asynccontextmanager
async def hall(folder: Path, port: int, address: str) -> AsyncIterator[None]:
    """Open a hall with the settings of deploy/hall.toml."""
    chosen = msgspec.structs.replace(
        settings.read(HERE / "hall.toml"),
        port=port,
        db=str(folder / "hall.db"),
        origins=(address,),
        operator=tokens.digest(OPERATOR),
    )
    server = HallServer(chosen)
    serving = asyncio.create_task(server.serve([listen(chosen)]))
    await server.listening.wait()
    try:
        yield
    finally:
        server.should_exit = True
        await serving


@asynccontextmanager
async def nginx(folder: Path, plain: int, secure: int, behind: int) -> AsyncIterator[None]:
    """Run nginx with deploy/nginx.conf, of which names, ports and files are changed."""
    inside = (HERE / "nginx.conf").read_text(encoding="utf-8")
    for pattern, wanted in (
        (r"listen \[::\].*", ""),
        (r"listen 80;", f"listen 127.0.0.1:{plain};"),
        (r"listen 443 ", f"listen 127.0.0.1:{secure} "),
        (r"127\.0\.0\.1:8000", f"127.0.0.1:{behind}"),
        (r"server_name hall\.example", "server_name localhost"),
        (r"/etc/letsencrypt/live/hall\.example", str(folder)),
        (r"Host \$host;", f"Host localhost:{secure};"),  # only here is the port another one than usual
    ):
        inside, count = re.subn(pattern, wanted, inside)
        assert count, pattern
    config = folder / "nginx.conf"
    user = "user root;" if os.geteuid() == 0 else ""  # else it would be another one, who cannot write into the folder
    config.write_text(AROUND.format(folder=folder, inside=inside, user=user), encoding="utf-8")
    command = ("nginx", "-p", str(folder), "-c", str(config), "-g", "daemon off;")
    process = await asyncio.create_subprocess_exec(*command)
    try:
        await until_open(secure, process)
        yield
    finally:
        process.terminate()
        await process.wait()


async def until_open(port: int, process: asyncio.subprocess.Process) -> None:
    """Wait until somebody listens."""
    while process.returncode is None:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except ConnectionError:
            await asyncio.sleep(0.05)
        else:
            writer.close()
            return
    raise AssertionError("nginx has ended")


def free_ports(count: int) -> list[int]:
    """Find ports on which nobody listens."""
    found = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    ports: list[int] = [each.getsockname()[1] for each in found]
    for each in found:
        each.close()
    return ports


def certificate(folder: Path) -> None:
    """Write a certificate for this machine, signed by itself."""
    key, now = ec.generate_private_key(ec.SECP256R1()), datetime.now(UTC)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    known = x509.SubjectAlternativeName([x509.DNSName("localhost"), x509.IPAddress(ip_address("127.0.0.1"))])
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(minutes=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(known, critical=False)
        .sign(key, hashes.SHA256())
    )
    form = serialization.Encoding.PEM
    (folder / "fullchain.pem").write_bytes(made.public_bytes(form))
    private = serialization.PrivateFormat.PKCS8
    (folder / "privkey.pem").write_bytes(key.private_bytes(form, private, serialization.NoEncryption()))


if __name__ == "__main__":
    main()
