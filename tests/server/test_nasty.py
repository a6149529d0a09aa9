"""Requests that nobody sends by mistake: each is refused with a reason, none is a fault of the hall."""

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

import drakehall as dh
from tests.server.house import house, open_house

PATIENT = 900.0
"""Seconds after which a test that waits in vain fails; single requests take as long as the machine needs."""
LONG = "9" * 5000
VALUES = (
    "5" * 4000,
    LONG,
    f"-{LONG}",
    "1e999",
    "1.5",
    "[[[[]]]]",
    "[" * 300 + "]" * 300,
    "{}",
    '["\\ud800"]',
    '"\\ud800"',
    '"\\u0000"',
    '"\\u0000\\n\\u0000"',
    '"~root/x"',
    f'"{LONG}"',
    '"' + "{" * 5000 + '\\n"',
    '"a\\n' + "[" * 5000 + '"',
    '"number,name_en,name_pl,effect\\n1,a,b,played: ' + "{" * 5000 + '\\n"',
    '"' + "\\ufeff" * 9 + '\\n"',
    "null",
    "true",
)
"""Values of options, as they stand in the text of a request."""
BODIES = (
    b"[" * 100_000,
    b'{"options":' * 50_000,
    b'{"game": "\xff\xfe"}',
    b"\xef\xbb\xbf{}",
    b'{"game": "smoki", "seats": ' + LONG.encode() + b"}",
    b'{"game": "smoki", "seats": ' + b"5" * 4000 + b"}",
    b'{"game": "smoki\\u0000", "seats": 2}',
    b'{"game": "\\ud800", "seats": 2}',
    b'{"game": "smoki", "seats": 2, "options": {"\\u0000": 1, "\\ud800": 2}}',
    b'{"game": "smoki", "seats": 2, "bots": ["\\u0000"]}',
    b'{"game": "smoki", "seats": 2, "name": "\\ud800"}',
    b"null",
    b"",
)
ADDRESSES = (
    f"/api/tables?limit={LONG}",
    f"/api/tables?limit={'5' * 4000}",
    f"/api/tables?after={LONG}-a",
    "/api/tables?status=%00",
    "/api/tables?game=%00",
    "/api/tables?after=1-%00",
    "/api/notifications/mail/confirm?reader=%00&token=a",
    "/api/notifications/mail/confirm?reader=a&token=%C3%A9",
    f"/api/tables/{LONG}",
    "/api/tables/%00",
    f"/api/tables/0/positions/{LONG}",
    f"/api/tables/0/positions/1?seat={LONG}",
    f"/api/tables/0/positions/-{'5' * 4000}",
)


def refused(answer: httpx.Response) -> dict[str, Any]:
    """An answer that refuses, with words that can be read."""
    assert 400 <= answer.status_code < 500, (answer.request.url, answer.status_code, answer.text[:300])
    problem: dict[str, Any] = answer.json()
    assert 0 < len(problem["text"]) < 3000
    assert "???" not in problem["text"]
    return problem


@pytest.mark.parametrize("game", dh.game_names())
def test_no_value_of_an_option_is_a_fault(tmp_path: Path, game: str) -> None:
    async def main() -> None:
        async with open_house(tmp_path) as hall, httpx.AsyncClient(base_url=hall.address, timeout=None) as ola:
            for name in dh.game(game).options.__struct_fields__:
                for value in VALUES:
                    start = json.dumps({"game": game, "seats": dh.game(game).seats[0]})[:-1]
                    answer = await ola.post("/api/tables", content=f'{start}, "options": {{"{name}": {value}}}}}')
                    if answer.status_code != 201:
                        refused(answer)

    house(main(), patience=PATIENT)


def test_no_body_is_a_fault(db: str) -> None:
    async def main() -> None:
        async with open_house(db) as hall, httpx.AsyncClient(base_url=hall.address, timeout=None) as ola:
            for body in BODIES:
                for where in ("/api/tables", "/api/guest", "/api/tables/00/sit"):
                    refused(await ola.post(where, content=body, headers={"content-type": "application/json"}))
            for where in ADDRESSES:
                refused(await ola.get(where))
            assert (await ola.get("/ready")).status_code == 200, "nobody makes the hall ill"

    house(main(), patience=PATIENT)


@pytest.mark.parametrize("language", ["en", "pl"])
async def test_a_long_number_is_quoted_briefly(tmp_path: Path, language: str) -> None:
    async with open_house(tmp_path) as hall, httpx.AsyncClient(base_url=hall.address, timeout=None) as ola:
        for number in ("5" * 4000, "7" * 4299, f'"{LONG}"'):
            body = f'{{"game": "smoki", "seats": 2, "options": {{"rounds": {number}}}}}'
            answer = await ola.post("/api/tables", content=body, headers={"accept-language": language})
            assert len(refused(answer)["text"]) < 300
