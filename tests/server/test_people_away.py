"""From a move to a message in the browser of somebody who is away: over days, by whichever database and process."""

import asyncio
import json
import time

import httpx
import pytest

from drakehall.wire.tables import CreateTable, Seated, TimeControl
from tests.server.house import House, at, open_house
from tests.server.test_notify import Browser, receiving, text_of

DAY = 86_400


class Ahead:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.by = 0.0

    def time(self) -> float:
        return time.time() + self.by

    def monotonic(self) -> float:
        return time.monotonic() + self.by


def clock_of(hall: House, monkeypatch: pytest.MonkeyPatch) -> Ahead:
    clock = Ahead()
    monkeypatch.setattr(hall.hall, "clock", clock)
    return clock


async def test_a_turn_is_pushed_to_the_browser_of_who_is_away_and_time_runs_out(
    db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is sent, encrypted for that browser alone, names the table and nothing of the game."""
    browser = Browser()
    wanted = CreateTable("smoki", 2, {"starting_seat": 0}, clock=TimeControl("days", 3 * DAY))
    async with (
        receiving() as receiver,
        open_house(db, notify_private=True) as hall,
        hall.guest() as ola,
        hall.guest() as jan,
    ):
        clock = clock_of(hall, monkeypatch)
        await ola.rename("Ola")
        table = (await ola._post("/api/tables", wanted, Seated)).table.id
        await jan.sit(table)
        await ola.start(table)
        endpoint = f"http://127.0.0.1:{receiver.port}/push"
        keys = {"endpoint": endpoint, "p256dh": text_of(browser.point), "auth": text_of(browser.auth)}
        (await jan._http.post("/api/notifications/browsers", json=keys)).raise_for_status()
        async with ola.play(table) as seat:
            await at(seat, 0)
            await seat.act("turn_up 0")
            await at(seat, 1)
            clock.by = 60.0
            while not receiver.got:
                await asyncio.sleep(0)
            ((_, headers, body),) = receiver.got
            assert headers["content-encoding"] == "aes128gcm"
            told = json.loads(browser.read(body))
            assert told == {
                "kind": "turn",
                "table": table,
                "title": "Your turn",
                "text": "Smoki: it is your turn",
                "path": f"#/t/{table}",
            }
            assert (await waiting(jan._http))[0]["table"] == table
            clock.by = 4 * DAY
            while seat.table is None or seat.table.seats[1].bot is None:
                await seat.receive()
            assert await waiting(jan._http) == []
        assert len(receiver.got) == 1, "a turn is told once"


async def waiting(http: httpx.AsyncClient) -> list[dict[str, str]]:
    found: list[dict[str, str]] = (await http.get("/api/waiting")).json()["turns"]
    return found
