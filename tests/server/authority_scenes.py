"""What each route and frame is tried at, and with: a route that needs no body and any table is not listed.

At every table the host has the first seat; the second belongs to whoever tries, if the role sits, or else to another.
"""

from collections.abc import Callable
from typing import Any, Final, Literal

import msgspec

from tests.server.people import PASSWORD
from tests.server.test_notify import Browser, text_of

Stands = Literal["gathering", "playing", "over", "rematch", "invited", "coded"]


class Given(msgspec.Struct, frozen=True):
    """What a body may need: somebody, what belongs to the second seat, a report, a save."""

    person: str
    link: str
    code: str
    pin: str
    save: str
    login: str
    """The login of the account that tries, or one that nobody has."""


class Scene(msgspec.Struct, frozen=True):
    """How the table stands, and what is sent."""

    status: Stands = "gathering"
    seats: int = 3
    body: Callable[[Given], Any] | None = None
    query: str = ""
    frame: dict[str, Any] = {}
    met: bool = False
    """Whether whoever tries has played with the person who is given."""
    spends: bool = False
    """Whether whoever tried it, or a token, is another one afterwards: everybody comes anew for each cell."""


def sends(body: Any, status: Stands = "gathering", seats: int = 3, *, spends: bool = False) -> Scene:
    """Send this, whoever it is."""
    return Scene(status, seats, lambda given: body, spends=spends)


BROWSER: Final = Browser(7)
ENDPOINT: Final = "https://192.0.2.1/push"
SUBSCRIPTION: Final = {"endpoint": ENDPOINT, "p256dh": text_of(BROWSER.point), "auth": text_of(BROWSER.auth)}
NEW_KEY: Final = {"id": "AAAA", "response": {"client_data": "AAAA", "attestation": "AAAA"}}
USED_KEY: Final = {
    "id": "AAAA",
    "response": {"client_data": "AAAA", "authenticator_data": "AAAA", "signature": "AAAA"},
}
PLAYING: Final = Scene("playing", 2)
OVER: Final = Scene("over", 2)
SCENES: Final = {
    "DELETE /api/account": Scene(spends=True),
    "POST /api/account": Scene(body=lambda given: {"login": given.login, "password": PASSWORD}, spends=True),
    "POST /api/account/codes": Scene(spends=True),
    "DELETE /api/account/devices": Scene(spends=True),
    "POST /api/account/passkey": sends({"login": "Nowe", "credential": NEW_KEY}),
    "POST /api/account/passkeys": sends({"credential": NEW_KEY}),
    "POST /api/account/passkeys/options": sends({"login": None}),
    "DELETE /api/account/password": Scene(spends=True),
    "PUT /api/account/password": Scene(body=lambda given: {"password": "another " + PASSWORD}, spends=True),
    "POST /api/account/progress/{name}": sends({}),
    "POST /api/sign-in": Scene(body=lambda given: {"login": given.login, "password": PASSWORD}, spends=True),
    "POST /api/sign-in/passkey": sends({"credential": USED_KEY}),
    "POST /api/sign-out": Scene(spends=True),
    "POST /api/codes": Scene("coded", body=lambda given: {"code": given.code}),
    "PUT /api/notifications": sends({"turns": True}),
    "DELETE /api/notifications/browsers": sends({"endpoint": ENDPOINT}),
    "POST /api/notifications/browsers": sends(SUBSCRIPTION),
    "GET /api/notifications/mail/{purpose}": Scene(query="?reader=0&token=0"),
    "POST /api/notifications/mail/{purpose}": Scene(query="?reader=0&token=0"),
    "GET /api/ratings": Scene(query="?game=smoki&seats=2"),
    "POST /api/ratings/listed": sends({"listed": True}),
    "POST /api/saves": Scene("over", 2, lambda given: {"text": given.save}),
    "POST /api/tables/bring": Scene("over", 2, lambda given: {"save": given.save}),
    "GET /api/tables": Scene(query="?mine=true"),
    "POST /api/tables": sends({"game": "smoki", "seats": 2}),
    "POST /api/guest": sends({"name": "Nowe Imię"}),
    "POST /api/games/{name}/learn": sends({"kind": "lesson", "item": "turn"}),
    "POST /api/tables/{table_id}/accept": Scene("rematch", 2),
    "POST /api/tables/{table_id}/again": sends({"seq": 1}, "over", 2),
    "POST /api/tables/{table_id}/claim": Scene(body=lambda given: {"link": given.link}),
    "POST /api/tables/{table_id}/decline": Scene("invited"),
    "POST /api/tables/{table_id}/invite": Scene(body=lambda given: {"person": given.person}, met=True),
    "POST /api/tables/{table_id}/pin": Scene("coded"),
    "GET /api/tables/{table_id}/position": PLAYING,
    "POST /api/tables/{table_id}/report": sends({"seat": 0, "why": "…"}, "playing", 2),
    "POST /api/tables/{table_id}/return": Scene(
        "coded", body=lambda given: {"code": given.code, "seat": 1, "pin": given.pin}
    ),
    "POST /api/tables/{table_id}/seats/{seat}/block": PLAYING,
    "POST /api/tables/{table_id}/sit": sends({}),
    "POST /api/tables/{table_id}/start": sends({"fill": "random"}),
    "POST /api/tables/{table_id}/seats/{seat}/bot": sends({"bot": "random"}, "playing", 2),
    "DELETE /api/tables/{table_id}/seats/{seat}/bot": PLAYING,
    "POST /api/tables/{table_id}/beside": sends({"name": "Zosia"}),
    "POST /api/tables/{table_id}/rematch": OVER,
    "GET /api/tables/{table_id}/save": OVER,
    "GET /api/tables/{table_id}/course": OVER,
    "GET /api/tables/{table_id}/positions/{seq}": Scene("playing", 2, query="?seat=0"),
    "POST /api/bots": sends({"name": "Zosia"}),
    "DELETE /api/bots/{bot}/tokens/{token}": Scene(spends=True),
    "POST /api/bots/{bot}/tokens": sends({"scopes": ["read"]}),
    "POST /api/operator/tables/{table_id}/kick": sends({"seat": 1}),
    "POST /api/operator/rename": Scene(body=lambda given: {"person": given.person, "name": "Inna"}),
    "POST /api/operator/bans": sends({"kind": "address", "subject": "192.0.2.1"}),
    "SOCKET /api/tables/{table_id}/socket": PLAYING,
}
FRAMES: Final = {
    "act": Scene("playing", 2, frame={"type": "act", "action": "turn_up 0"}),
    "undo": Scene("playing", 2, frame={"type": "undo"}),
    "reset": Scene("playing", 2, frame={"type": "reset"}),
    "take_back": Scene("playing", 2, frame={"type": "take_back"}),
    "agree": Scene("playing", 2, frame={"type": "agree", "yes": True}),
    "look": Scene("playing", 2, frame={"type": "look", "seat": 1}),
    "ask": Scene("playing", 2, frame={"type": "ask", "action": "place 3"}),
    "hint": Scene("playing", 2, frame={"type": "hint"}),
    "guide": Scene("playing", 2, frame={"type": "guide"}),
    "say": Scene("playing", 2, frame={"type": "say", "text": "hm"}),
    "react": Scene("playing", 2, frame={"type": "react", "reaction": "hello"}),
}
