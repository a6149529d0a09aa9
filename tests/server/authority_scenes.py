"""What each route and frame is tried at, and with: a route that needs no body and any table is not listed.

At every table the host has the first seat; the second belongs to whoever tries, if the role sits, or else to another.
"""

from collections.abc import Callable
from typing import Any, Final, Literal

import msgspec


class Scene(msgspec.Struct, frozen=True):
    """How the table stands, and what is sent."""

    status: Literal["gathering", "playing", "over"] = "gathering"
    seats: int = 3
    body: Callable[[str, str], Any] | None = None
    """Makes the body, of the id of some person and the link of the second seat."""
    query: str = ""
    frame: dict[str, Any] = {}


def sends(body: Any, status: Literal["gathering", "playing", "over"] = "gathering", seats: int = 3) -> Scene:
    """Send this, whoever it is."""
    return Scene(status, seats, lambda person, link: body)


PLAYING: Final = Scene("playing", 2)
OVER: Final = Scene("over", 2)
SCENES: Final = {
    "GET /api/tables": Scene(query="?mine=true"),
    "POST /api/tables": sends({"game": "smoki", "seats": 2}),
    "POST /api/guest": sends({"name": "Nowe Imię"}),
    "POST /api/games/{name}/learn": sends({"kind": "lesson", "item": "turn"}),
    "POST /api/tables/{table_id}/again": sends({"seq": 1}, "over", 2),
    "POST /api/tables/{table_id}/claim": Scene(body=lambda person, link: {"link": link}),
    "POST /api/tables/{table_id}/sit": sends({}),
    "POST /api/tables/{table_id}/start": sends({"fill": "random"}),
    "POST /api/tables/{table_id}/seats/{seat}/bot": sends({"bot": "random"}, "playing", 2),
    "DELETE /api/tables/{table_id}/seats/{seat}/bot": PLAYING,
    "POST /api/tables/{table_id}/rematch": OVER,
    "GET /api/tables/{table_id}/save": OVER,
    "GET /api/tables/{table_id}/course": OVER,
    "GET /api/tables/{table_id}/positions/{seq}": Scene("playing", 2, query="?seat=0"),
    "POST /api/bots": sends({"name": "Zosia"}),
    "POST /api/bots/{bot}/tokens": sends({"scopes": ["read"]}),
    "POST /api/operator/tables/{table_id}/kick": sends({"seat": 1}),
    "POST /api/operator/rename": Scene(body=lambda person, link: {"person": person, "name": "Inna"}),
    "POST /api/operator/bans": sends({"kind": "address", "subject": "192.0.2.1"}),
    "SOCKET /api/tables/{table_id}/socket": PLAYING,
}
FRAMES: Final = {
    "act": Scene("playing", 2, frame={"type": "act", "action": "turn_up 0"}),
    "undo": Scene("playing", 2, frame={"type": "undo"}),
    "reset": Scene("playing", 2, frame={"type": "reset"}),
    "take_back": Scene("playing", 2, frame={"type": "take_back"}),
    "agree": Scene("playing", 2, frame={"type": "agree", "yes": True}),
    "ask": Scene("playing", 2, frame={"type": "ask", "action": "place 3"}),
    "hint": Scene("playing", 2, frame={"type": "hint"}),
    "guide": Scene("playing", 2, frame={"type": "guide"}),
}
