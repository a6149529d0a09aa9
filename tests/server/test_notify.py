"""Notices on their way: encrypted and signed as the standards say, and never to where strangers must not send."""

import asyncio
import base64
import email
import hmac
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import policy
from hashlib import sha256
from pathlib import Path
from typing import Any, final

import msgspec
import pytest
from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from httpx import AsyncClient

from drakehall.hall.company_rows import SubscriptionRow, Wishes
from drakehall.hall.hall import MAILS_FROM_AN_ADDRESS
from drakehall.hall.notices import Notice
from drakehall.hall.rows import GuestRow
from drakehall.server.notify import reach
from drakehall.server.notify.work import NotTaken, notify
from drakehall.server.settings import Settings
from drakehall.server.storage.engine import connect
from drakehall.server.storage.store import SqlStore
from tests.hall.test_stores import TABLE
from tests.server.house import House, asking, house, open_house, quick

GATHERING = msgspec.structs.replace(TABLE, status="gathering")
INVITED = Notice("jan", "invitation", "a", "smoki", "Ola", "push", "browser")


def text_of(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


@final
class Browser:
    """A browser's keys, and how it reads a message: written from RFC 8291, by other means than the hall's."""

    def __init__(self, private: int | None = None, auth: bytes = b"0123456789abcdef") -> None:
        fresh = ec.generate_private_key(ec.SECP256R1())
        self.key = fresh if private is None else ec.derive_private_key(private, ec.SECP256R1())
        self.auth = auth

    @property
    def point(self) -> bytes:
        form = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        return self.key.public_key().public_bytes(*form)

    def row(self, endpoint: str) -> SubscriptionRow:
        return SubscriptionRow("browser", "jan", endpoint, text_of(self.point), text_of(self.auth))

    def read(self, body: bytes) -> bytes:
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size, "one record"
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        info = b"WebPush: info\0" + self.point + sender
        secret = derived(self.auth, shared, info, 32)
        key = derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(salt, secret, b"Content-Encoding: nonce\0", 12)
        padded = AESGCM(key).decrypt(nonce, sealed, None)
        content, mark, _ = padded.rpartition(b"\x02")
        assert mark, "the last record ends with 2"
        return content


def derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def test_the_reader_of_these_tests_reads_the_example_of_rfc_8291() -> None:
    private = int.from_bytes(bytes_of("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), "big")
    browser = Browser(private, bytes_of("BTBZMqHH6r4Tts7J_aSIgg"))
    body = bytes_of(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
        "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert browser.read(body) == b"When I grow up, I want to be a watermelon"


@final
class Receiver:
    """An address on this machine that keeps what is sent to it."""

    def __init__(self, answers: list[int]) -> None:
        self.answers = answers
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.port = 0

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:] if line)}
        body = await reader.readexactly(int(headers.get("content-length", "0")))
        self.got.append((head[0], headers, body))
        status = self.answers.pop(0) if self.answers else 201
        writer.write(f"HTTP/1.1 {status} X\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@asynccontextmanager
async def receiving(*answers: int) -> AsyncIterator[Receiver]:
    receiver = Receiver(list(answers))
    server = await asyncio.start_server(receiver.take, "127.0.0.1", 0)
    receiver.port = server.sockets[0].getsockname()[1]
    async with server:
        yield receiver


@asynccontextmanager
async def stored(db: str, wishes: Wishes, *browsers: SubscriptionRow) -> AsyncIterator[SqlStore]:
    """A database with a table that gathers and a person who wants to be told."""
    store = SqlStore(connect(db, "NORMAL"))
    await store.open()
    for name in ("ola", "jan"):
        await store.add_guest(GuestRow(name, name.title()), f"token of {name}")
    await store.add_table(GATHERING)
    await store.notices.save_wishes("jan", wishes)
    for row in browsers:
        await store.notices.subscribe(row)
    try:
        yield store
    finally:
        await store.close()


async def done(settings: Settings, store: SqlStore, notice: Notice) -> None:
    await notify(settings, store)(msgspec.json.encode(notice))


def test_a_push_message_is_encrypted_for_one_browser_and_says_who_sends_it(db: str) -> None:
    async def main() -> None:
        browser = Browser()
        async with receiving() as receiver:
            row = browser.row(f"http://127.0.0.1:{receiver.port}/push/1?a=b")
            async with stored(db, Wishes(language="pl"), row) as store:
                await done(quick(db, notify_private=True, mail_from="hall@example.org"), store, INVITED)
                pem = await store.notices.key("vapid", "")
            ((line, headers, body),) = receiver.got
            assert line == "POST /push/1?a=b HTTP/1.1"
            assert (headers["content-encoding"], int(headers["ttl"]) > 0) == ("aes128gcm", True)
            assert headers["host"] == f"127.0.0.1:{receiver.port}"
            told = json.loads(browser.read(body))
            assert told == {
                "kind": "invitation",
                "table": "a",
                "title": "Zaproszenie",
                "text": "Ola zaprasza cię do stołu: Smoki",
                "path": "#/t/a",
            }
            claims = verified(headers["authorization"], pem)
            assert claims["aud"] == f"http://127.0.0.1:{receiver.port}"
            assert claims["sub"] == "mailto:hall@example.org"
            with pytest.raises(InvalidTag):
                Browser().read(body)

    house(main())


def verified(authorization: str, pem: str) -> dict[str, Any]:
    """Check a signature as RFC 8292 has it; give what is claimed."""
    scheme, _, rest = authorization.partition(" ")
    parts = dict(each.strip().split("=", 1) for each in rest.split(","))
    assert scheme == "vapid"
    hall = serialization.load_pem_private_key(pem.encode(), None)
    assert isinstance(hall, ec.EllipticCurvePrivateKey)
    point = bytes_of(parts["k"])
    assert ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point) == hall.public_key()
    signed, _, signature = parts["t"].rpartition(".")
    raw = bytes_of(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    hall.public_key().verify(der, signed.encode(), ec.ECDSA(hashes.SHA256()))
    with pytest.raises(InvalidSignature):
        hall.public_key().verify(der, signed.encode() + b"x", ec.ECDSA(hashes.SHA256()))
    head, claims = (json.loads(bytes_of(part)) for part in signed.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    assert isinstance(claims, dict)
    return claims


def test_a_browser_that_is_gone_is_forgotten_and_one_that_is_busy_is_tried_again(db: str) -> None:
    async def main() -> None:
        browser = Browser()
        async with receiving(503, 410) as receiver:
            row = browser.row(f"http://127.0.0.1:{receiver.port}/")
            settings = quick(db, notify_private=True)
            async with stored(db, Wishes(), row) as store:
                with pytest.raises(NotTaken):
                    await done(settings, store, INVITED)
                assert await store.notices.subscriptions("jan") == [row]
                await done(settings, store, INVITED)
                assert await store.notices.subscriptions("jan") == []
                await done(settings, store, INVITED)
            assert len(receiver.got) == 2

    house(main())


def test_what_waits_no_longer_is_not_sent(db: str) -> None:
    async def main() -> None:
        async with receiving() as receiver:
            row = Browser().row(f"http://127.0.0.1:{receiver.port}/")
            async with stored(db, Wishes(), row) as store:
                gone = msgspec.structs.replace(INVITED, table="zzz")
                played = msgspec.structs.replace(INVITED, kind="turn")
                for notice in (gone, played):
                    await done(quick(db, notify_private=True), store, notice)
            assert receiver.got == []

    house(main())


def test_a_webhook_is_signed_and_answers_in_the_persons_language(tmp_path: Path) -> None:
    async def main() -> None:
        db = str(tmp_path / "hall.db")
        secret = "whsec_" + base64.b64encode(b"k" * 24).decode()
        async with receiving(302) as receiver:
            wishes = Wishes(webhook=f"http://127.0.0.1:{receiver.port}/hook", webhook_secret=secret)
            async with stored(db, wishes) as store:
                settings = quick(db, notify_private=True, home="https://hall.example/")
                notice = msgspec.structs.replace(INVITED, channel="webhook")
                with pytest.raises(NotTaken):
                    await done(settings, store, notice)
            ((_, headers, body),) = receiver.got
            signed = f"{headers['webhook-id']}.{headers['webhook-timestamp']}.".encode() + body
            mac = base64.b64encode(hmac.new(b"k" * 24, signed, sha256).digest()).decode()
            assert headers["webhook-signature"] == f"v1,{mac}"
            assert json.loads(body)["url"] == "https://hall.example/#/t/a"

    house(main())


@pytest.mark.parametrize(
    "url",
    [
        "https://127.0.0.1/",
        "https://localhost:8000/x",
        "https://[::1]/",
        "https://10.1.2.3/",
        "https://169.254.169.254/latest",
        "https://[::ffff:192.168.0.1]/",
        "https://[fd00::1]/",
        "https://0.0.0.0/",
        "https://224.0.0.1/",
        "https://user@93.184.216.34/",
        "http://93.184.216.34/",
        "ftp://93.184.216.34/",
        "https:///x",
        "https://@93.184.216.34/",
        "https://93.184.216.34:99999/",
        "https://93.184.216.34/\x00",
        "https://93.184.216.34/ x",
        "https://zażółć.example/",
        f"https://{'a' * 70}.example/",
        "https://[2002:a00:1::1]/",
        "https://[64:ff9b::a00:1]/",
        "https://[::a00:1]/",
        "https://[fec0::1]/",
    ],
)
def test_nothing_is_sent_to_a_private_address(url: str) -> None:
    async def main() -> None:
        with pytest.raises(reach.Undeliverable):
            await reach.send(url, b"", {}, private=False)

    house(main())


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("93.184.216.34", True),
        ("2606:2800:220:1::1", True),
        ("64:ff9b::5db8:d822", True),
        ("100.64.0.1", False),
        ("64:ff9b:1::5db8:d822", False),
        ("5f00::1", False),
    ],
)
def test_public_addresses(address: str, public: bool) -> None:
    assert reach.is_public(address) == public


def test_whoever_answers_slowly_keeps_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    async def drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 201 Created\r\n")
        while await reader.read(1):
            writer.write(b"x")
        writer.close()

    async def main() -> None:
        monkeypatch.setattr(reach, "SECONDS", 0.2)
        server = await asyncio.start_server(drip, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        async with server:
            with pytest.raises(TimeoutError):
                await reach.send(f"http://127.0.0.1:{port}/", b"", {}, private=True)

    house(main())


# ── What people choose, over HTTP ──


def browser_of(hall: House) -> AsyncClient:
    return asking(hall.address)


def test_people_choose_what_they_are_told(db: str) -> None:
    async def main() -> None:
        async with (
            open_house(db) as hall,
            browser_of(hall) as ola,
            browser_of(hall) as jan,
        ):
            assert (await ola.get("/api/notifications")).status_code == 403
            told = (await ola.put("/api/notifications", json={"quiet": {"begin": 22, "end": 7}})).json()
            assert (told["quiet"], told["mail"], told["browsers"]) == ({"begin": 22, "end": 7}, False, 0)
            assert len(bytes_of(told["push_key"])) == 65
            chosen = {"webhook": "https://example.org/x"}
            first = (await ola.put("/api/notifications", json=chosen)).json()
            again = (await ola.put("/api/notifications", json=chosen)).json()
            assert (first["webhook_secret"][:6], again["webhook_secret"]) == ("whsec_", None)
            for bad in (
                "http://example.org",
                "https://",
                "file:///etc/passwd",
                "https://a@b",
                "https://a:99999",
                "https://a/\0",
            ):
                assert (await ola.put("/api/notifications", json={"webhook": bad})).status_code == 400
            browser = Browser().row("https://push.example/1")
            keys = {"endpoint": browser.endpoint, "p256dh": browser.p256dh, "auth": browser.auth}
            assert (await ola.post("/api/notifications/browsers", json=keys)).json()["browsers"] == 1
            for bad_key in ({"p256dh": "AAAA"}, {"endpoint": "https://push.example/\0"}):
                assert (await ola.post("/api/notifications/browsers", json={**keys, **bad_key})).status_code == 400
            gone = {"endpoint": browser.endpoint}
            await jan.put("/api/notifications", json={})
            await jan.request("DELETE", "/api/notifications/browsers", json=gone)
            assert (await ola.get("/api/notifications")).json()["browsers"] == 1, "nobody ends what is another's"
            await ola.request("DELETE", "/api/notifications/browsers", json=gone)
            assert (await ola.get("/api/notifications")).json()["browsers"] == 0

    house(main())


@final
class Post:
    """A mail server that keeps what it is given."""

    def __init__(self) -> None:
        self.messages: list[str] = []
        self.came = asyncio.Event()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        while line := await reader.readline():
            word = line.split()[0].upper() if line.split() else b""
            if word == b"DATA":
                writer.write(b"354 go on\r\n")
                text = (await reader.readuntil(b"\r\n.\r\n")).decode()
                self.messages.append(text)
                self.came.set()
            if word == b"QUIT":
                writer.write(b"221 bye\r\n")
                break
            writer.write(b"250 ok\r\n")
        writer.close()


def test_an_address_is_written_to_once_its_reader_agrees_and_until_they_end_it(tmp_path: Path) -> None:
    async def main() -> None:
        post = Post()
        server = await asyncio.start_server(post.serve, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        mail = {"smtp_host": "127.0.0.1", "smtp_port": port, "smtp_security": "none", "home": "http://hall.example"}
        async with server, open_house(tmp_path, **mail) as hall, browser_of(hall) as ola:
            told = (await ola.put("/api/notifications", json={"email": "ola@example.org", "language": "pl"})).json()
            assert (told["email_confirmed"], told["mail"]) == (False, True)
            await post.came.wait()
            (raw,) = post.messages
            message = email.message_from_string(raw, policy=policy.default)
            links = re.findall(r"http://hall\.example(/\S+)", message.get_content())
            confirm, stop = links
            assert message["To"] == "ola@example.org"
            assert message["List-Unsubscribe"] == f"<http://hall.example{stop}>"
            assert (await ola.get(confirm)).status_code == 200
            assert not (await ola.get("/api/notifications")).json()["email_confirmed"], "a look changes nothing"
            assert (await ola.post(confirm.replace("token=", "token=0"))).status_code in (400, 403)
            assert (await ola.post(confirm.replace("/confirm", "/stop"))).status_code == 403
            assert "confirmed" in (await ola.post(confirm)).text
            assert (await ola.get("/api/notifications")).json()["email_confirmed"]
            assert (await ola.post(stop)).status_code == 200
            left = (await ola.get("/api/notifications")).json()
            assert (left["email"], left["email_confirmed"]) == (None, False)

    house(main())


def test_a_mail_server_that_is_gone_costs_nobody_their_settings(tmp_path: Path) -> None:
    async def main() -> None:
        gone = {"smtp_host": "127.0.0.1", "smtp_port": 9, "smtp_security": "none"}
        async with open_house(tmp_path, **gone) as hall, browser_of(hall) as ola:
            answer = await ola.put("/api/notifications", json={"email": "ola@example.org", "turns": False})
            assert (answer.status_code, answer.json()["email"]) == (200, "ola@example.org")

    house(main())


def test_nobody_writes_to_strangers_by_being_many_guests(tmp_path: Path) -> None:
    async def main() -> None:
        gone = {"smtp_host": "127.0.0.1", "smtp_port": 9, "smtp_security": "none"}
        async with open_house(tmp_path, **gone) as hall:
            answers = list[int]()
            for number in range(MAILS_FROM_AN_ADDRESS + 1):
                async with browser_of(hall) as guest:
                    told = await guest.put("/api/notifications", json={"email": f"victim+{number}@example.org"})
                    answers.append(told.status_code)
                    kept = (await guest.get("/api/notifications")).json()["email"]
                    assert (kept is None) == (told.status_code == 429), "what is refused is not half done"
            assert answers == [200] * MAILS_FROM_AN_ADDRESS + [429]

    house(main())


def test_what_waits_is_told_cheaply(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(tmp_path) as hall, browser_of(hall) as ola:
            first = await ola.get("/api/waiting")
            assert first.json() == {"turns": [], "invitations": []}
            again = await ola.get("/api/waiting", headers={"If-None-Match": first.headers["ETag"]})
            assert (again.status_code, again.content) == (304, b"")

    house(main())
