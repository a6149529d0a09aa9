"""What each route and frame is tried at, and with: a route that needs no body and any table is not listed.

At every table the host has the first seat; the second belongs to whoever tries, if the role sits, or else to another.
"""

from collections.abc import Callable
from typing import Any, Final, Literal

import msgspec

from tests.server.people import PASSWORD
from tests.server.test_notify import Browser, text_of

Stands = Literal["gathering", "playing", "friendly", "over", "rematch", "invited", "coded"]


class Given(msgspec.Struct, frozen=True):
    """What a body may need: somebody, what belongs to the second seat, a report, a save."""

    person: str
    link: str
    code: str
    pin: str
    save: str
    login: str
    """The login of the account that tries, or one that nobody has."""
    key: Any
    """What an authenticator has answered."""
    link_in_mail: str


class Scene(msgspec.Struct, frozen=True):
    """How the table stands, and what is sent."""

    status: Stands = "gathering"
    seats: int = 3
    body: Callable[[Given], Any] | None = None
    query: Callable[[Given], str] = lambda given: ""
    played: tuple[str, ...] = ()
    """What is played before, each action by whoever decides."""
    wish: bool = False
    """Whether the other of the first two seats wishes to take back; it is the own one for whoever is *other’s seat*."""
    beside: bool = False
    """Whether somebody shares the device of whoever tries, if they sit there, or else the host's."""
    stood_in: bool = False
    """Whether a bot stands in on the seat that is addressed."""
    seat: int | None = None
    """Which seat is addressed, if not the own one; *other’s seat* addresses the host's."""
    thing: Literal["device", "passkey"] | None = None
    """Which of their things is addressed; *other’s seat* and whoever has none address the host's, or the account's."""
    key: Literal["open", "add", "use"] | None = None
    """What an authenticator is asked before: only the account's holds a passkey that is known."""
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
PLAYING: Final = Scene("playing", 2)
OVER: Final = Scene("over", 2)
SCENES: Final = {
    "DELETE /api/account": Scene(spends=True),
    "POST /api/account": Scene(body=lambda given: {"login": given.login, "password": PASSWORD}, spends=True),
    "POST /api/account/codes": Scene(spends=True),
    "DELETE /api/account/devices": Scene(spends=True),
    "DELETE /api/account/devices/{thing}": Scene(thing="device", spends=True),
    "POST /api/account/passkey": Scene(
        body=lambda given: {"login": given.login, "credential": given.key}, key="open", spends=True
    ),
    "POST /api/account/passkeys": Scene(body=lambda given: {"credential": given.key}, key="add", spends=True),
    "DELETE /api/account/passkeys/{thing}": Scene(thing="passkey", spends=True),
    "POST /api/account/passkeys/options": sends({"login": None}),
    "DELETE /api/account/password": Scene(spends=True),
    "PUT /api/account/password": Scene(body=lambda given: {"password": "another " + PASSWORD}, spends=True),
    "POST /api/account/progress/{name}": sends({}),
    "POST /api/sign-in": Scene(body=lambda given: {"login": given.login, "password": PASSWORD}, spends=True),
    "POST /api/sign-in/passkey": Scene(body=lambda given: {"credential": given.key}, key="use", spends=True),
    "POST /api/sign-out": Scene(spends=True),
    "POST /api/codes": Scene("coded", body=lambda given: {"code": given.code}),
    "PUT /api/notifications": sends({"turns": True}),
    "DELETE /api/notifications/browsers": sends({"endpoint": ENDPOINT}),
    "POST /api/notifications/browsers": sends(SUBSCRIPTION),
    "GET /api/notifications/mail/{purpose}": Scene(query=lambda given: given.link_in_mail),
    "POST /api/notifications/mail/{purpose}": Scene(query=lambda given: given.link_in_mail),
    "GET /api/ratings": Scene(query=lambda given: "?game=smoki&seats=2"),
    "POST /api/ratings/listed": sends({"listed": True}),
    "POST /api/saves": Scene("over", 2, lambda given: {"text": given.save}),
    "POST /api/tables/bring": Scene("over", 2, lambda given: {"save": given.save}),
    "GET /api/tables": Scene(query=lambda given: "?mine=true"),
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
    "DELETE /api/tables/{table_id}/seats/{seat}/bot": Scene("playing", 2, stood_in=True),
    "DELETE /api/tables/{table_id}/seats/{seat}/beside": Scene(beside=True, seat=2),
    "POST /api/tables/{table_id}/beside": sends({"name": "Zosia"}),
    "POST /api/tables/{table_id}/rematch": OVER,
    "GET /api/tables/{table_id}/save": OVER,
    "GET /api/tables/{table_id}/course": OVER,
    "GET /api/tables/{table_id}/positions/{seq}": Scene("playing", 2, query=lambda given: "?seat=0"),
    "POST /api/bots": sends({"name": "Zosia"}),
    "DELETE /api/bots/{bot}/tokens/{token}": Scene(spends=True),
    "POST /api/bots/{bot}/tokens": sends({"scopes": ["read"]}),
    "POST /api/operator/tables/{table_id}/kick": sends({"seat": 1}),
    "POST /api/operator/rename": Scene(body=lambda given: {"person": given.person, "name": "Inna"}),
    "POST /api/operator/bans": sends({"kind": "address", "subject": "192.0.2.1"}),
    "SOCKET /api/tables/{table_id}/socket": PLAYING,
}
TURNED_UP: Final = ("turn_up 0", "turn_up 0")
"""What both seats begin with."""
TAKEN: Final = (*TURNED_UP, "take_open 0")
"""The first to decide has done something that can be undone, and decides again."""
TURN: Final = (*TAKEN, "place 0", "put_top 0")
FRAMES: Final = {
    "act": Scene("playing", 2, frame={"type": "act", "action": "turn_up 0"}),
    "undo": Scene("playing", 2, played=TAKEN, frame={"type": "undo"}),
    "reset": Scene("playing", 2, played=TAKEN, frame={"type": "reset"}),
    "take_back": Scene("friendly", 2, played=TURN, frame={"type": "take_back"}),
    "agree": Scene("friendly", 2, played=TURN, wish=True, frame={"type": "agree", "yes": True}),
    "look": Scene("playing", 3, beside=True, frame={"type": "look", "seat": None}),
    "ask": Scene("playing", 2, frame={"type": "ask", "action": "place 3"}),
    "hint": Scene("playing", 2, frame={"type": "hint"}),
    "guide": Scene("playing", 2, frame={"type": "guide"}),
    "say": Scene("playing", 2, frame={"type": "say", "text": "hm"}),
    "react": Scene("playing", 2, frame={"type": "react", "reaction": "hello"}),
}
