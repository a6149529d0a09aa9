"""People as their browsers speak for them: each with cookies of their own, on a page of the hall."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

import httpx

from drakehall.server.routes.common import COOKIE
from tests.server.authenticator import Authenticator
from tests.server.house import House, asking

PASSWORD = "correct horse battery"


class Browser:
    """A browser with the hall's page open under the name localhost."""

    def __init__(self, http: httpx.AsyncClient, origin: str) -> None:
        self.http = http
        self.origin = origin

    @property
    def token(self) -> str | None:
        return self.http.cookies.get(COOKIE)

    async def ask(self, method: str, path: str, **body: Any) -> httpx.Response:
        return await self.http.request(method, f"/api/{path}", json=body if body or method == "POST" else None)

    async def told(self, method: str, path: str, **body: Any) -> Any:
        """Ask for something that is not refused."""
        answer = await self.ask(method, path, **body)
        assert answer.status_code < 300, answer.text
        return answer.json() if answer.content else None

    async def refused(self, method: str, path: str, **body: Any) -> str:
        """Ask for something that is refused, and give the id of the refusal."""
        answer = await self.ask(method, path, **body)
        assert 400 <= answer.status_code < 500, answer.text
        return str(answer.json()["id"]).removeprefix("server-")

    async def open(self, login: str = "Ola", password: str = PASSWORD) -> Any:
        return await self.told("POST", "account", login=login, password=password)

    async def sign_in(self, login: str = "Ola", password: str = PASSWORD, **more: Any) -> Any:
        return await self.told("POST", "sign-in", login=login, password=password, **more)

    async def open_with(self, key: Authenticator, login: str = "Ola") -> Any:
        """Open an account with a passkey."""
        asked = await self.told("POST", "account/passkeys/options", login=login)
        return await self.told("POST", "account/passkey", login=login, credential=key.create(asked["public_key"]))

    async def add(self, key: Authenticator) -> Any:
        """Add a passkey to the account."""
        asked = await self.told("POST", "account/passkeys/options", login=None)
        return await self.told("POST", "account/passkeys", credential=key.create(asked["public_key"]))

    async def sign_in_with(self, key: Authenticator, **more: Any) -> Any:
        asked = await self.told("POST", "sign-in/passkey/options")
        return await self.told("POST", "sign-in/passkey", credential=key.use(asked["public_key"]), **more)

    async def tables(self) -> list[str]:
        """List the tables at which one sits."""
        return [each["id"] for each in (await self.told("GET", "tables?mine=true"))["tables"]]

    def plant(self, token: str | None) -> None:
        """Send this token from now on."""
        self.http.cookies.clear()
        self.http.cookies.set(COOKIE, token or "", domain="127.0.0.1")

    async def sit(self, seats: int = 2, **options: Any) -> str:
        """Set a table and sit down at it."""
        seated = await self.told("POST", "tables", game="smoki", seats=seats, options={"starting_seat": 0, **options})
        return str(seated["table"]["id"])


@asynccontextmanager
async def browser(house: House, agent: str = "Firefox/140 Linux", **headers: str) -> AsyncIterator[Browser]:
    """Open a browser."""
    told = heads(house) | {"User-Agent": agent} | headers
    async with asking(house.address, headers=told) as http:
        yield Browser(http, heads(house)["Origin"])


def heads(house: House) -> dict[str, str]:
    """What a browser says of the page from which it asks: passkeys need a name."""
    origin = f"http://localhost:{urlsplit(house.address).port}"
    return {"Host": origin.removeprefix("http://"), "Origin": origin}
